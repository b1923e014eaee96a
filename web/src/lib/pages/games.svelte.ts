import { askMyself, myName } from '../called';
import { t } from '../i18n';
import { RequestError, tableInfo } from '../net/api';
import { forgetTable, keptTables, type Kept } from '../net/credentials';
import { introduce, lobby as askLobby } from '../net/people';
import { forgetPerson, keptPerson } from '../net/person';
import type { Lobby, Me, TableLine } from '../wire';

/** Milliseconds from one look to the next, while the page is seen. */
const PAUSE = 10_000;

/** What the start page knows of one's own games and of the lobby. */
export class Front {
  me: Me | null = $state.raw(null);
  private all: Lobby | null = $state.raw(null);
  state: 'looking' | 'known' | 'away' = $state('looking');
  private hasTidied = false;

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
      const [me, all] = await Promise.all([mine(), askLobby()]);
      if (!this.hasTidied) await tidy(me);
      this.hasTidied = true;
      [this.me, this.all] = [me, all];
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
      return await askMyself();
    } catch (error) {
      if (!(error instanceof RequestError && error.code === 'credential.unknown')) throw error;
      forgetPerson();
    }
  }
  if (keptTables().length === 0) return null;
  // Tables from before there were names here: they are found again under the one used there.
  await introduce(myName() || t('new-name-me'));
  return askMyself();
}

/** Forget what this browser keeps of tables that are gone. */
async function tidy(me: Me | null): Promise<void> {
  const listed = me ? [...me.running, ...me.waiting, ...me.ended].map((line) => line.table) : [];
  await Promise.all(
    keptTables()
      .filter(({ table }) => !listed.includes(table))
      .map(look),
  );
}

/** Look for a table that is in no list, and forget it if the server has none such for us. */
async function look({ table, token }: Kept): Promise<void> {
  try {
    await tableInfo(table, token);
  } catch (error) {
    if (!(error instanceof RequestError) || error.code === null) throw error;
    if (error.code === 'table.unknown' || error.code === 'credential.unknown') forgetTable(table);
  }
}
