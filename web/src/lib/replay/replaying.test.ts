import { beforeEach, describe, expect, test } from 'vitest';

import { RequestError, type Side } from '../net/api';
import { settings } from '../settings.svelte';
import { Replaying } from './replaying.svelte';
import type { Source } from './source';
import { movedText, momentText } from './telling';
import { replay } from './testing';

const GAME = [{ events: 1 }, { seat: 0 }, { seat: 1 }, { seat: 0 }, { seat: 1, round: 2 }];

class Shelf implements Source {
  readonly name = null;
  readonly table = 'abc';
  asked: Side[] = [];
  refusal: RequestError | null = null;

  constructor(private readonly seats: number[]) {}

  mine = () => Promise.resolve(this.seats);
  goOn = () => Promise.reject(new Error('nobody goes on here'));
  replay = (side: Side) => {
    this.asked.push(side);
    return this.refusal ? Promise.reject(this.refusal) : Promise.resolve(replay(GAME, this.seats));
  };
}

/** A clock that is moved by hand. */
class Clock {
  waiting: (() => void)[] = [];
  waits: number[] = [];
  readonly wait = (ms: number) => {
    this.waits.push(ms);
    return new Promise<void>((done) => this.waiting.push(done));
  };

  async strike(): Promise<void> {
    this.waiting.splice(0).forEach((done) => {
      done();
    });
    await settle();
  }
}

const settle = async () => {
  for (let i = 0; i < 30; i++) await Promise.resolve();
};

async function begun(seats: number[] = [], at = 0) {
  const shelf = new Shelf(seats);
  const clock = new Clock();
  const game = new Replaying(shelf, clock.wait);
  await game.begin(at);
  return { game, shelf, clock };
}

describe('a game seen again', () => {
  beforeEach(() => {
    settings.motion = 'none';
    settings.hidesEnding = null;
  });

  test('begins by one’s own knowledge, at the moment of the address', async () => {
    const alone = await begun([1], 2);
    expect([alone.shelf.asked, alone.game.side, alone.game.at]).toEqual([[1], 1, 2]);
    const shared = await begun([0, 1], 99);
    expect([shared.shelf.asked, shared.game.side, shared.game.at]).toEqual([[null], null, 4]);
    expect((await begun([], NaN)).game.at).toBe(0);
  });

  test('other knowledge is asked for once, and the moment stays', async () => {
    const { game, shelf } = await begun([0], 3);
    await game.look('open');
    await game.look(0);
    await game.look('open');
    expect([shelf.asked, game.side, game.at]).toEqual([[0, 'open'], 'open', 3]);
  });

  test('says why there is none, and keeps what it has', async () => {
    const { game, shelf } = await begun([0], 3);
    shelf.refusal = new RequestError('Too busy.', 'replay.failed');
    await game.look('open');
    expect([game.trouble?.code, game.side, game.at]).toEqual(['replay.failed', 0, 3]);
  });

  test('plays beat by beat, faster when asked, to the end', async () => {
    const { game, clock } = await begun([0]);
    game.toggle();
    await settle();
    expect([game.isPlaying, game.at]).toEqual([true, 1]);
    game.faster(1);
    await clock.strike();
    expect(game.at).toBe(2);
    game.toggle();
    await clock.strike();
    expect([game.isPlaying, game.at]).toEqual([false, 2]);
    game.toggle();
    await settle();
    await clock.strike();
    expect([game.isPlaying, game.at]).toEqual([true, 4]);
    await clock.strike();
    expect(game.isPlaying).toBe(false);
    const [first = 0, ...rest] = clock.waits;
    expect(rest.every((ms) => ms === first / 2)).toBe(true);
  });

  test('what comes fast is not said', async () => {
    const { game, clock } = await begun([0]);
    game.faster(1);
    const before = game.said;
    game.toggle();
    await settle();
    game.pause();
    await clock.strike();
    expect(game.said).toBe(before);
    await game.move(1);
    expect(game.said).toEqual({ from: 1, at: 2 });
  });

  test('the ending is kept back from who was not there', async () => {
    const { game } = await begun([], 1);
    expect([game.hidesEnding, game.isOpen, game.limit]).toEqual([true, true, 1]);
    expect(momentText(game)).toBe('Step 1, round 1, Plan: Mira passes.');
    game.end();
    expect(game.at).toBe(1);
    await game.move(1);
    game.start();
    expect([game.at, game.limit, game.rounds.length]).toEqual([0, 2, 1]);
    game.go(4);
    expect([game.isOpen, game.rounds.length]).toEqual([false, 2]);
    expect(momentText(game)).toMatch(/^Step 4 of 4, round 2/);
  });

  test('a switch shows it, and is remembered', async () => {
    const { game } = await begun([], 1);
    settings.hidesEnding = false;
    expect([game.isOpen, game.limit]).toEqual([false, 4]);
    expect((await begun([0])).game.hidesEnding).toBe(false);
  });

  test('a line of the log leads to its moment', async () => {
    const { game } = await begun([0]);
    const line = game.lines.filter((entry) => 'text' in entry)[3];
    game.goToLine(line?.key ?? '');
    expect([game.at, game.lines[game.now]]).toEqual([3, line]);
    expect(movedText(game, 2)).toBe('You pass.');
  });
});
