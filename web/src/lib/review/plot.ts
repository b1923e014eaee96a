import type { Review, RoundReview } from '../wire';

/** What a plot shows by round: collected in all, held, or laid. */
export type Figure = 'pieces' | 'cards' | 'counters';

/** A seat's values, one a round. */
export interface Series {
  seat: number;
  values: readonly number[];
}

/** The values of every seat. */
export function seriesOf({ seats, by_round }: Review, figure: Figure): Series[] {
  const rounds = [...by_round].sort((one, other) => one.round - other.round);
  return seats.map(({ seat }) => ({
    seat,
    values: rounds.filter((row) => row.seat === seat).map((row: RoundReview) => row[figure]),
  }));
}

/** The lines across a plot, from 0 to at least the highest value, few and at round numbers. */
export function ticksOf(series: readonly Series[]): number[] {
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const step = [1, 2, 5, 10].find((size) => most / size <= 5) ?? 20;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** Where things lie in a plot of this size. */
export class Frame {
  readonly top = 14;
  readonly left = 30;
  private readonly right = 16;
  private readonly below = 26;

  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly rounds: number,
    private readonly most: number,
  ) {}

  get bottom(): number {
    return this.height - this.below;
  }

  get end(): number {
    return this.width - this.right;
  }

  /** Seats stand a little apart, so that equal values can be told from each other. */
  x(round: number, seat = 0, seats = 1): number {
    const room = (this.end - this.left) / this.rounds;
    const apart = Math.min(13, room / (seats + 1));
    return this.left + (round + 0.5) * room + (seat - (seats - 1) / 2) * apart;
  }

  y(value: number): number {
    return this.bottom - (value / this.most) * (this.bottom - this.top);
  }
}
