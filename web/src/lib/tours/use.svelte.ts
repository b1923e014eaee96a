import type { Planning } from './planning.svelte';

/**
 * Ask for what is planned whenever something changes; call it in a component. Whose turn it is, is
 * asked something: then the pencil is put down, and what is sketched stays.
 */
export function usePlanning(
  planning: Planning,
  isAsked: () => boolean,
  isRead: () => boolean,
): void {
  $effect(() => {
    planning.isRead = isRead();
    planning.keepUp();
  });

  let wasAsked = false;
  $effect.pre(() => {
    const now = isAsked();
    if (now && !wasAsked) planning.putDown();
    wasAsked = now;
  });
}
