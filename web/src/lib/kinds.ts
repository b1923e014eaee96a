/** The kinds of the game inside messages. */
import { FluentType, type FluentFunction, type Scope } from '@fluent/bundle';

import { pictured } from './pictures';
import type { Card } from './wire';

/**
 * A kind as a message takes it. `{ $kind }` is its name; a sentence that needs another form of it, with
 * an article or in another case, asks for one of those that its language has beside the name:
 * `{ KIND($kind, form: "a") }` is the attribute `.a` of `kind-elfcycle`, "an Elfcycle".
 */
export class KindWord extends FluentType<Card> {
  constructor(
    kind: Card,
    /** The drawing before it, where there is one. */
    private readonly picture?: string,
    private readonly form?: string,
  ) {
    super(kind);
  }

  in(form: string): KindWord {
    return new KindWord(this.value, this.picture, form);
  }

  toString({ bundle, errors }: Scope): string {
    const id = `kind-${this.value}`;
    const message = bundle.getMessage(id);
    const pattern = this.form === undefined ? message?.value : message?.attributes[this.form];
    if (!pattern) throw new Error(`the catalogue has no form "${this.form ?? ''}" of "${id}"`);
    const words = bundle.formatPattern(pattern, null, errors);
    return this.picture === undefined ? words : pictured(this.picture, words);
  }
}

/** `KIND($kind, form: "a")`. */
const KIND: FluentFunction = ([kind], { form }) => {
  if (!(kind instanceof KindWord)) throw new TypeError('KIND takes a kind');
  return kind.in(String(form));
};

/** What the catalogues may call. */
export const FUNCTIONS = { KIND };
