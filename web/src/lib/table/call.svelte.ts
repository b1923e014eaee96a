import { untrack } from 'svelte';

import turnIcon from '../art/icon-turn.svg?url';
import { t } from '../i18n';
import { settings } from '../settings.svelte';
import { play } from '../sound/sounds';

/** Who has decided less than so many milliseconds ago is still looking. */
const AT_IT = 8000;

/** How long a phone is felt, in milliseconds. */
const BUZZ = 60;

/** Whether this browser can show notifications here: not over plain http on another machine. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

/** Ask for notifications, after a click; whether they are allowed. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

function notify(table: string): void {
  if (!settings.notices || !document.hidden || !canNotify()) return;
  if (Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(t('call-turn'), { body: table, tag: 'elfenland-turn' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones have the name and no more; the title still says it.
  }
}

function sound(): void {
  play('turn');
  // Not every phone can.
  if (settings.sound && matchMedia('(pointer: coarse)').matches && 'vibrate' in navigator)
    navigator.vibrate(BUZZ);
}

/** A dot on the page's icon while somebody here is asked. */
function mark(isAsked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  link.dataset.plain ??= link.href;
  link.href = isAsked ? turnIcon : link.dataset.plain;
}

/**
 * Call when somebody here is asked who was not before; not for what one finds on opening the page,
 * nor while one decides one thing after another. `decidedAt`: when this screen last decided.
 */
export function useCall(
  actor: () => number | null,
  table: () => string,
  decidedAt: () => number,
): void {
  let last: number | null | undefined;
  $effect(() => {
    const seat = actor();
    mark(seat !== null);
    if (last !== undefined && seat !== null && seat !== last) {
      if (document.hidden || Date.now() - untrack(decidedAt) > AT_IT) sound();
      notify(table());
    }
    last = seat;
  });
  $effect(() => () => {
    mark(false);
  });
}
