import { tick } from 'svelte';

import type { Session } from './session.svelte';

/**
 * Keep the keyboard where something is asked; call it in a component. After an action of this screen
 * it goes on at the prompt, unless a sheet `isOpen`. A button that goes away with what it did must
 * not take the focus with it: `changes` reads all that makes buttons go. The answer is to be called
 * when the page is used by keyboard or pointer.
 */
export function useFocus(
  session: Session,
  isOpen: () => boolean,
  changes: () => unknown,
): () => void {
  let wasSending = false;
  $effect(() => {
    const isSending = session.isSending;
    if (wasSending && !isSending && !session.refusal) {
      void tick().then(() => {
        if (!isOpen()) focusPrompt();
      });
    }
    wasSending = isSending;
  });

  let isUsed = false;
  $effect(() => {
    changes();
    if (!isUsed) return;
    void tick().then(() => {
      if (document.activeElement === document.body) focusPrompt();
    });
  });

  return () => {
    isUsed = true;
  };
}

function focusPrompt(): void {
  document.getElementById('prompt')?.focus({ preventScroll: true });
}
