import { gameReview, RequestError, tableInfo } from '../net/api';
import { tokenFor } from '../net/credentials';
import type { Review, TableInfo } from '../wire';

/** Milliseconds from one question to the next, while a review is worked out. */
const PAUSE = 700;

/** The review of one table's game, asked for until it is there. */
export class GameReview {
  table = $state.raw<TableInfo | null>(null);
  review = $state.raw<Review | null>(null);
  /** How much of it is worked out, from 0 to 1. */
  done = $state(0);
  /** Why there is none: the code of the refusal, null when the server does not answer. */
  trouble = $state.raw<{ code: string | null } | null>(null);

  private isClosed = false;

  constructor(
    private readonly name: string,
    private readonly pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE)),
    private readonly net = { gameReview, tableInfo },
  ) {}

  look = async (): Promise<void> => {
    this.trouble = null;
    try {
      const token = tokenFor(this.name);
      this.table = await this.net.tableInfo(this.name, token);
      while (!this.isClosed && !this.review) {
        const { done, review } = await this.net.gameReview(this.name, token);
        this.done = done;
        this.review = review;
        if (!review) await this.pause();
      }
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.trouble = { code: error.code };
    }
  };

  /** Ask no more: the page has gone. */
  close(): void {
    this.isClosed = true;
  }
}
