import { town } from '../board/geometry';
import { t } from '../i18n';
import { RequestError } from '../net/api';
import { troubleText } from '../refusals';
import type { Sketched } from '../wire';
import { areSame, led, MOST_LEGS, type Tour } from './tour';

/** A tour that was led on to a town, and what the server says of it. */
export interface Led {
  tour: Tour;
  answer: Sketched;
}

/**
 * A town far off to which the sketch is to go on, by a way that the server works out. Until it
 * answers the sketch is as it was; whatever is drawn meanwhile, or chosen, wins.
 */
export class Leading {
  /** What was asked last, and of which tour; null once it is answered, or does not matter. */
  private asked = $state.raw<{ tour: Tour; to: string } | null>(null);
  private failed = $state.raw<{ tour: Tour; to: string; error: RequestError } | null>(null);

  constructor(
    /** The tour as it is. */
    private readonly tour: () => Tour,
  ) {}

  /** The town to which a way is looked for; null: none is. */
  readonly sought: string | null = $derived.by(() =>
    this.asked && areSame(this.asked.tour, this.tour()) ? this.asked.to : null,
  );

  /** What is under way, or why the tour as it is did not go on. */
  readonly words: string | null = $derived.by(() =>
    this.sought ? t('sketch-seeking', { town: town(this.sought).name }) : this.trouble,
  );

  /** Why the tour as it is did not go on. */
  readonly trouble: string | null = $derived.by(() =>
    this.failed && areSame(this.failed.tour, this.tour())
      ? notLed(this.failed.to, this.failed.error)
      : null,
  );

  /** No longer wait for a way. */
  drop(): void {
    this.asked = null;
    this.failed = null;
  }

  /** The tour with the way there; null where there is none, or something else was drawn meanwhile. */
  async lead(to: string, ask: (tour: Tour) => Promise<Sketched>): Promise<Led | null> {
    if (this.sought === to) return null;
    const tour = this.tour();
    const asked = { tour, to };
    this.failed = null;
    this.asked = asked;
    const isLate = () => this.asked !== asked || this.sought === null;
    try {
      const answer = await ask(tour);
      if (isLate()) return null;
      const further = answer.sketch.legs.slice(tour.by.length).map((leg) => leg.to);
      return { tour: led(tour, further), answer };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (isLate()) return null;
      this.asked = null;
      this.failed = { tour, to, error };
      return null;
    }
  }
}

function notLed(to: string, error: RequestError): string {
  const { name } = town(to);
  if (error.code === 'sketch.refused') return t('sketch-too-far', { town: name, legs: MOST_LEGS });
  return t('sketch-not-led', { town: name, why: troubleText(error) });
}
