/**
 * Knows the second half of a double click by which the game has gone on already: what stands under
 * the pointer by then is another question, and that click was not meant for it.
 */
export class Doubled {
  private before = 0;

  /** `number`: how far the game has come on this page. */
  constructor(private readonly number: () => number) {}

  isToo(click: MouseEvent): boolean {
    if (click.detail < 2) this.before = this.number();
    return this.number() !== this.before;
  }
}
