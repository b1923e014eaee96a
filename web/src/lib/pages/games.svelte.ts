import { t } from '../i18n';
import { RequestError } from '../net/api';
import { keptTables } from '../net/credentials';
import { introduce, lobby as askLobby, me as askMe } from '../net/people';
import { forgetPerson, keptPerson } from '../net/person';
import { settings } from '../settings.svelte';
import type { Lobby, Me, TableLine } from '../wire';

/** Milliseconds from one look to the next, while the page is seen. */
const PAUSE = 10_000;

/** What the start page knows of one's own games and of the lobby. */
export class Front {
  me: Me | null = $state.raw(null);
  private all: Lobby | null = $state.raw(null);
  state: 'looking' | 'known' | 'away' = $state('looking');

  readonly running: readonly TableLine[] = $derived(
    this.me ? [...this.me.running, ...this.me.waiting] : [],
  );
  readonly ended: readonly TableLine[] = $derived(this.me?.ended ?? []);
  /** At how many tables it is one's turn. */
  readonly turns = $derived(
    this.running.filter(({ to_act: acts, mine }) => acts !== null && mine.includes(acts)).length,
  );
  /** What others play and offer; one's own tables stand above. */
  readonly lobby: Lobby = $derived.by(() => {
    const mine = [...this.running, ...this.ended].map((line) => line.table);
    const others = (lines: readonly TableLine[] = []) =>
      lines.filter((line) => !mine.includes(line.table));
    return {
      open: others(this.all?.open),
      running: others(this.all?.running),
      ended: others(this.all?.ended),
    };
  });

  /** Ask the server; what is shown stays until the answers are there. */
  look = async (): Promise<void> => {
    try {
      [this.me, this.all] = await Promise.all([mine(), askLobby()]);
      this.state = 'known';
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.state = 'away';
    }
  };

  /** Look again and again while the page is seen; gives back how to stop. */
  keepLooking(): () => void {
    const again = () => {
      if (document.visibilityState === 'visible') void this.look();
    };
    void this.look();
    const timer = setInterval(again, PAUSE);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }
}

/** One's own games; null for somebody who has none and is nobody here yet. */
async function mine(): Promise<Me | null> {
  if (keptPerson()) {
    try {
      return await askMe();
    } catch (error) {
      if (!(error instanceof RequestError && error.code === 'credential.unknown')) throw error;
      forgetPerson();
    }
  }
  if (keptTables().length === 0) return null;
  // Tables from before there were names here: they are found again under the one used there.
  await introduce(settings.name || t('new-name-me'));
  return askMe();
}
