import { tick, untrack } from 'svelte';

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
  // At once, while the page is as it is: a button that goes with the focus on it has the whole page
  // laid out before anything else is drawn.
  $effect.pre(() => {
    if (session.isSending && !untrack(isOpen) && isInPrompt()) focusPrompt();
  });

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

const prompt = () => document.getElementById('prompt');

function isInPrompt(): boolean {
  return prompt()?.contains(document.activeElement) ?? false;
}

function focusPrompt(): void {
  if (document.activeElement !== prompt()) prompt()?.focus({ preventScroll: true });
}
