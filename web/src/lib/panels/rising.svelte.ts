import type { Attachment } from 'svelte/attachments';

import { isStill, lasting } from '../settings.svelte';

const UP: Keyframe[] = [{}, { transform: 'translateY(-4px) scale(1.35)', offset: 0.4 }, {}];

/** A number that grows is seen to do so. */
export function rising(of: () => number): Attachment<HTMLElement> {
  return (node) => {
    let last: number | null = null;
    $effect(() => {
      const now = of();
      if (last !== null && now > last && !isStill() && !document.hidden)
        node.animate(UP, { duration: lasting('mid'), easing: 'ease-out' });
      last = now;
    });
  };
}
