import type { Term } from './terms';

/** The id of the one explanation that is shown. */
export const TIP = 'term-tip';

class Tip {
  /** The term that is explained now, and where it stands. */
  shown = $state.raw<{ term: Term; on: Element } | null>(null);
}

export const tip = new Tip();
