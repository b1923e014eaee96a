import { t } from '../i18n';
import { settings } from '../settings.svelte';

/** Two short tones, as a bell far off. Browsers let it sound once somebody has clicked on the page. */
export function ring(): void {
  const audio = new AudioContext();
  const now = audio.currentTime;
  for (const [tone, from] of [
    [660, 0],
    [880, 0.12],
  ] as const) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.frequency.value = tone;
    gain.gain.setValueAtTime(0, now + from);
    gain.gain.linearRampToValueAtTime(0.15, now + from + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, now + from + 0.35);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(now + from);
    oscillator.stop(now + from + 0.4);
  }
  setTimeout(() => void audio.close(), 1000);
}

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

/** Call when somebody here is asked who was not before; not for what one finds on opening the page. */
export function useCall(actor: () => number | null, table: () => string): void {
  let last: number | null | undefined;
  $effect(() => {
    const seat = actor();
    if (last !== undefined && seat !== null && seat !== last) {
      if (settings.sound) ring();
      notify(table());
    }
    last = seat;
  });
}
