import { describe, expect, test } from 'vitest';

import { NO_MARKS } from '../board/marks';
import { RequestError } from '../net/api';
import type { Listener } from '../net/socket';
import type { AskHint, ClientMessage, Hint, Position } from '../wire';
import { Advice } from './advice.svelte';
import { Session } from './session.svelte';
import { hint, PASS, place, position, sharedTable, table } from './testing';
import { Turn } from './turn.svelte';
import { refusalText } from './words';

const LAY = place('elfcycle', 'feodor-lapphalya-woods');
const legal = [PASS, LAY];

/** A screen at its turn, and a server that answers a hint when the test says so. */
class Screen {
  readonly sent: ClientMessage[] = [];
  readonly asked: AskHint[] = [];
  now: Position = position({ legal });
  answer: (hint: Hint) => void = () => undefined;
  refuse: (error: Error) => void = () => undefined;
  readonly advice: Advice;
  readonly turn: Turn;

  constructor(readonly at = table()) {
    let line: Listener | undefined;
    const session = new Session('abc', (listener) => {
      line = listener;
      return {
        send: (message) => this.sent.push(message) > 0,
        retry: () => undefined,
        close: () => undefined,
      };
    });
    line?.received({ type: 'welcome', stood_in: [], table: at, position: this.now, log: [] });
    this.turn = new Turn(
      session,
      () => this.now,
      () => this.at,
    );
    this.advice = new Advice(
      session,
      this.turn,
      () => this.now,
      () => this.at,
      (_table, _token, body) => {
        this.asked.push(body);
        return new Promise((resolve, reject) => {
          this.answer = resolve;
          this.refuse = reject;
        });
      },
    );
  }
}

/** What was promised has been taken note of. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a hint', () => {
  test('is asked for, shown, put away, and shown again without asking', async () => {
    const screen = new Screen();
    const { advice } = screen;
    advice.toggle();
    expect([advice.isAsking, advice.said]).toEqual([true, 'Working out a hint']);
    screen.answer(hint(LAY));
    await settled();

    expect(screen.asked).toEqual([{ seat: 0, number: 1 }]);
    expect(advice.isSpeaking).toBe(true);
    expect(advice.said).toBe(
      'Hint: Lay the Elfcycle on Feodor–Lapphalya (woods). There is nothing else to do.',
    );
    expect(advice.drawnOn(NO_MARKS).advice?.ghosts).toHaveLength(1);

    advice.toggle();
    expect([advice.hint, advice.said, advice.drawnOn(NO_MARKS)]).toEqual([null, null, NO_MARKS]);
    advice.toggle();
    expect(advice.hint?.action).toBe(LAY.text);
    expect(screen.asked).toHaveLength(1);
  });

  test('goes with the position, and so does an answer that comes late', async () => {
    const screen = new Screen();
    screen.advice.toggle();
    const { answer } = screen;
    screen.now = position({ legal }, 2);
    answer(hint(LAY));
    await settled();
    expect([screen.advice.hint, screen.advice.isAsking]).toEqual([null, false]);

    screen.advice.toggle();
    answer(hint(PASS));
    await settled();
    expect(screen.asked.map(({ number }) => number)).toEqual([1, 2]);
    expect(screen.advice.isAsking).toBe(true);
  });

  test('lets what is picked speak, and stays on the map', async () => {
    const screen = new Screen();
    screen.advice.toggle();
    screen.answer(hint(LAY));
    await settled();

    screen.turn.place({ road: 'feodor-lapphalya-woods' }, false);
    expect(screen.advice.isSpeaking).toBe(false);
    expect(screen.advice.drawnOn(NO_MARKS)).toMatchObject({ glows: [], advice: { seat: 0 } });
  });

  test('is carried out as an action of the seat, and is gone while that is on its way', async () => {
    const screen = new Screen();
    screen.advice.toggle();
    screen.answer(hint(LAY));
    await settled();
    screen.advice.carryOut();
    expect(screen.sent.at(-1)).toMatchObject({ type: 'act', seat: 0, actions: [LAY.text] });
    expect(screen.advice.hint).toBeNull();
  });

  test('that is refused says why, and can be asked for again', async () => {
    const screen = new Screen();
    screen.advice.toggle();
    screen.refuse(new RequestError('No hint could be worked out in time.', 'hint.failed'));
    await settled();
    expect(screen.advice.refused).toMatchObject({ code: 'hint.failed' });
    screen.advice.putAway();
    expect(screen.advice.refused).toBeNull();
    screen.advice.toggle();
    expect(screen.asked).toHaveLength(2);
    screen.refuse(new RequestError('Failed to fetch', null));
    await settled();
    const { refused } = screen.advice;
    expect(refused && refusalText(refused)).toContain('does not answer');
  });
});

describe('no hint', () => {
  test('where the table is played without, out of turn, or under the cover', () => {
    const screen = new Screen(table({ hints: false }));
    expect(screen.advice.whyNot).toBe('This table is played without hints.');

    const waiting = new Screen();
    waiting.now = position({ to_act: 1 });
    expect(waiting.advice.whyNot).toBe('No hint: it is not your turn');
    waiting.advice.toggle();
    expect(waiting.asked).toEqual([]);

    const shared = new Screen(sharedTable());
    shared.now = position({ seat: null });
    expect(shared.advice.whyNot).toBe('No hint: the cards are covered');
  });

  test('is shown once the cover is on again', async () => {
    const screen = new Screen(sharedTable());
    screen.advice.toggle();
    screen.answer(hint(LAY));
    await settled();
    expect(screen.advice.hint).not.toBeNull();
    screen.now = position({ seat: null, legal });
    expect(screen.advice.hint).toBeNull();
  });
});
