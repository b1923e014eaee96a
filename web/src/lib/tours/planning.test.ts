import { beforeEach, describe, expect, test } from 'vitest';

import { NO_MARKS, type Marks } from '../board/marks';
import { RequestError } from '../net/api';
import type { Listener } from '../net/socket';
import { Session } from '../table/session.svelte';
import { position, seatView, sharedTable, table, travel } from '../table/testing';
import { Turn } from '../table/turn.svelte';
import type {
  AskReach,
  AskSketch,
  ClientMessage,
  PlayerView,
  Position,
  Reach,
  Reached,
  Sketched,
} from '../wire';
import { keepPlans, NO_PLANS, plansAt } from './kept';
import { Planning } from './planning.svelte';

const BEATA: Reached = {
  town: 'beata',
  cards: 2,
  new: 1,
  certain: 1,
  steps: [
    {
      to: 'beata',
      connection: 'beata-elvenhold-river',
      method: 'raft',
      free_path: false,
      cards: ['raft', 'raft'],
      drawn: 0,
      actions: ['travel beata-elvenhold-river'],
    },
  ],
};

/** A server that answers when the test says so. */
class Screen {
  now: Position;
  readonly asked: (AskReach | AskSketch)[] = [];
  answers: {
    reach: (answer: Reach) => void;
    sketch: (answer: Sketched) => void;
    refuse: (error: Error) => void;
  }[] = [];
  readonly planning: Planning;

  constructor(more: Partial<PlayerView> = {}, at = table()) {
    this.now = position({ phase: 'plan', to_act: 1, ...more });
    const ask = <Answer>(body: AskReach | AskSketch) => {
      this.asked.push(body);
      return new Promise<Answer>((resolve, refuse) => {
        this.answers.push({ reach: resolve, sketch: resolve, refuse } as never);
      });
    };
    this.planning = new Planning(
      () => this.now,
      () => at,
      { reach: (_t, _k, body) => ask(body), sketch: (_t, _k, body) => ask(body) },
    );
    this.planning.keepUp();
  }

  goOn(number: number, more: Partial<PlayerView> = {}): void {
    this.now = position({ ...this.now.view, ...more }, number);
    this.planning.keepUp();
  }

  click(town: string): string | null {
    const why = this.planning.extend({ town });
    this.planning.keepUp();
    return why;
  }

  switchReach(): void {
    this.planning.toggleReach();
    this.planning.keepUp();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

const SKETCH: Sketched['sketch'] = {
  legs: [],
  lacking_cards: 0,
  lacking_counters: 0,
  cards: [],
  counters: [],
  free_paths: 0,
  new: 1,
};

beforeEach(() => {
  keepPlans(table().table, NO_PLANS);
});

describe('what can be reached', () => {
  test('is asked for when it is wanted, once at each position', async () => {
    const screen = new Screen();
    expect(screen.asked).toEqual([]);
    screen.switchReach();
    screen.planning.keepUp();
    expect(screen.asked).toEqual([{ seat: 0 }]);
    screen.answers[0]?.reach({ number: 1, towns: [BEATA] });
    await settled();
    screen.planning.keepUp();

    expect(screen.asked).toHaveLength(1);
    expect(screen.planning.said).toBe('1 town can be reached with your cards.');
    expect(screen.planning.reachText('beata')).toBe('2 cards, 1 step');
    const targets = screen.planning.targets([], null);
    expect(targets.map(({ key, look }) => [key, look])).toEqual([['town:beata', 'far']]);
    const marks = screen.planning.drawnOn(NO_MARKS, targets, 0);
    expect(marks.halos).toEqual([{ town: 'beata', look: 'far' }]);
    expect(marks.beyond.size).toBe(19);
    expect(screen.planning.described('Virst', { town: 'virst' })).toBe('Virst; out of reach');
  });

  test('stays as it was told until there is another answer; a late one is dropped', async () => {
    const screen = new Screen();
    screen.switchReach();
    screen.answers[0]?.reach({ number: 1, towns: [BEATA] });
    await settled();
    screen.goOn(2);
    screen.goOn(3);
    expect(screen.planning.ways.has('beata')).toBe(true);
    expect(screen.planning.wayTo('beata')).toBeUndefined();

    screen.answers[2]?.reach({ number: 3, towns: [] });
    screen.answers[1]?.reach({ number: 2, towns: [BEATA] });
    await settled();
    expect(screen.planning.ways.size).toBe(0);
  });

  test('is asked for by itself when one can travel, and then can be gone', async () => {
    const legal = [travel('beata-elvenhold-river', 'raft')];
    const screen = new Screen({ phase: 'move', to_act: 0, legal });
    expect(screen.asked).toEqual([{ seat: 0 }]);
    screen.answers[0]?.reach({ number: 1, towns: [BEATA] });
    await settled();

    expect(screen.planning.wayTo('beata')).toEqual(BEATA);
    expect(screen.planning.drawnOn(NO_MARKS, [], 0).beyond.size).toBe(0);
    expect(screen.planning.look({ town: 'beata' })).toBe(false);
  });

  test('can be looked at town by town while others play', async () => {
    const screen = new Screen();
    screen.switchReach();
    screen.answers[0]?.reach({ number: 1, towns: [BEATA] });
    await settled();

    expect(screen.planning.look({ town: 'beata' })).toBe(true);
    expect(screen.planning.words?.text).toBe('Beata: 2 cards, 1 step');
    expect(screen.planning.drawnOn(NO_MARKS, [], 0).way).toEqual({
      roads: ['beata-elvenhold-river'],
      seat: 0,
    });
    expect(screen.planning.look({ town: 'beata' })).toBe(false);
    expect(screen.planning.words).toBeNull();
  });

  test('is tried anew after the server was away', async () => {
    const screen = new Screen();
    screen.switchReach();
    screen.answers[0]?.refuse(new RequestError('away', null));
    await settled();
    screen.planning.keepUp();
    expect(screen.asked).toHaveLength(2);
  });

  test.each([
    ['a spectator', { seat: null }],
    ['the end', { phase: 'ended' as const }],
    ['a caravan under way', { payment: { connection: '', paid: [], left: 2, free_path: false } }],
    ['too many cards', { discards: 2 }],
  ])('is not asked for: %s', (_, more) => {
    const screen = new Screen(more);
    screen.switchReach();
    expect(screen.asked).toEqual([]);
  });

  test('is not shown while one sketches; asked for then it takes the pencil away', () => {
    const screen = new Screen();
    screen.switchReach();
    expect(screen.planning.isReachSeen).toBe(true);
    screen.planning.toggleSketch();
    expect(screen.planning.isReachSeen).toBe(false);
    screen.switchReach();
    expect([screen.planning.isReachSeen, screen.planning.isSketching]).toEqual([true, false]);
    screen.switchReach();
    expect(screen.planning.isReachSeen).toBe(false);
  });

  test('is on again when one comes back to the table', () => {
    new Screen().switchReach();
    expect(plansAt(table().table).isReachOn).toBe(true);
    expect(new Screen().planning.isReachOn).toBe(true);
  });
});

describe('a town several steps away', () => {
  const legal = [travel('elvenhold-strykhaven-lake', 'raft')];
  const now = position({ phase: 'move', legal, hand: ['raft', 'raft'] });

  function turnWith(way: Reached | undefined): { turn: Turn; sent: ClientMessage[] } {
    const sent: ClientMessage[] = [];
    let line: Listener | undefined;
    const session = new Session('abc', (listener) => {
      line = listener;
      return {
        send: (message) => sent.push(message) > 0,
        retry: () => undefined,
        close: () => undefined,
      };
    });
    line?.received({ type: 'welcome', stood_in: [], table: table(), position: now, log: [] });
    const turn = new Turn(
      session,
      () => now,
      () => table(),
      () => way,
    );
    return { turn, sent };
  }

  test('is picked first, and gone to as one decision', () => {
    const { turn, sent } = turnWith({ ...BEATA, certain: 1 });
    turn.place({ town: 'beata' }, false);
    expect(turn.picked.kind).toBe('way');
    expect(turn.marks.way).toEqual({ roads: ['beata-elvenhold-river'], seat: 0 });
    expect(sent).toEqual([]);
    turn.place({ town: 'beata' }, false);
    expect(sent.at(-1)).toMatchObject({ type: 'act', actions: ['travel beata-elvenhold-river'] });
  });

  test('that is out of reach has the server say why', () => {
    const { turn, sent } = turnWith(undefined);
    turn.place({ town: 'beata' }, false);
    expect(turn.picked.kind).toBe('nothing');
    expect(sent.at(-1)).toMatchObject({ type: 'act' });
  });
});

describe('a sketch', () => {
  test('is clicked together, asked about, and taken back leg by leg', async () => {
    const screen = new Screen();
    screen.planning.toggleSketch();
    expect(screen.planning.towns).toContain('beata');
    expect(screen.click('beata')).toBeNull();
    expect(screen.asked).toEqual([{ seat: 0, towns: ['elvenhold', 'beata'], by: [null] }]);
    expect(screen.planning.isTold).toBe(false);
    expect(screen.planning.said).toBeNull();
    const { legs } = SKETCH;
    screen.answers[0]?.sketch({ number: 1, sketch: { ...SKETCH, legs: [...legs, LEG] } });
    await settled();

    expect(screen.planning.isTold).toBe(true);
    expect(screen.planning.said).toContain('Your sketch to Beata: 1 leg.');
    screen.click('strykhaven');
    expect(screen.planning.told?.legs).toEqual([LEG]);
    screen.planning.shorten();
    screen.planning.shorten();
    screen.planning.shorten();
    expect(screen.planning.hasTour).toBe(false);
  });

  test('gives way on the map to the tour of a hint, which looks the same', () => {
    const { planning } = new Screen();
    planning.toggleSketch();
    planning.extend({ town: 'beata' });
    planning.putDown();
    const end = (marks: Marks) => planning.drawnOn(marks, [], 0).sketch.end;
    const advice = { seat: 0, ghosts: [], open: [], planned: [], next: null };
    expect([end(NO_MARKS), end({ ...NO_MARKS, advice })]).toEqual(['beata', null]);
  });

  test('is asked about again when the game goes on, and begins where the boot is', () => {
    const screen = new Screen();
    screen.planning.toggleSketch();
    screen.click('beata');
    screen.click('strykhaven');
    screen.goOn(2);
    expect(screen.asked).toHaveLength(3);
    screen.goOn(3, { seats: [seatView(0, { boot: 'beata' }), seatView(1)] });
    expect(screen.asked.at(-1)).toEqual({ seat: 0, towns: ['beata', 'strykhaven'], by: [null] });
    screen.goOn(4, { round: 2 });
    expect(screen.planning.hasTour).toBe(false);
  });

  test('is kept in the browser for the round', () => {
    const first = new Screen();
    first.planning.toggleSketch();
    first.click('beata');
    const again = new Screen().planning;
    expect([again.hasTour, again.isSketching]).toEqual([true, false]);
    again.wipe();
    expect(new Screen().planning.hasTour).toBe(false);
  });

  test('goes a leg another way when it is told to', () => {
    const screen = new Screen();
    screen.planning.toggleSketch();
    screen.click('beata');
    screen.planning.switchLeg(0, 'beata-elvenhold-plains');
    screen.planning.keepUp();
    expect(screen.asked.at(-1)).toMatchObject({ by: ['beata-elvenhold-plains'] });
  });

  test('is put down when one is asked, and there is none where several look on', () => {
    const { planning } = new Screen();
    planning.toggleSketch();
    planning.putDown();
    expect(planning.isSketching).toBe(false);
    const shared = new Screen({}, sharedTable()).planning;
    shared.toggleSketch();
    expect([shared.maySketch, shared.isSketching]).toEqual([false, false]);
  });
});

/** The sketch that goes through these towns. */
function through(...towns: string[]): Sketched['sketch'] {
  const legs = towns.slice(1).map((to, n) => ({ ...LEG, start: towns[n] ?? '', to }));
  return { ...SKETCH, legs };
}

describe('a sketch to a town far off', () => {
  const WAY = ['elvenhold', 'beata', 'strykhaven', 'virst'];

  /** A sketch to Beata, of which the server was asked, and then of a way on to Virst. */
  function underWay(): Screen {
    const screen = new Screen();
    screen.planning.toggleSketch();
    screen.click('beata');
    screen.click('virst');
    return screen;
  }

  test('is led there by the server, and taken back leg by leg', async () => {
    const screen = underWay();
    const { planning } = screen;
    expect(screen.asked.at(-1)).toEqual({
      seat: 0,
      towns: ['elvenhold', 'beata'],
      by: [null],
      to: 'virst',
    });
    expect([planning.sought, planning.tour.towns.length]).toEqual(['virst', 2]);
    expect(planning.words?.more).toContain('Looking for the best way to Virst.');
    const targets = planning.targets([], null);
    expect(planning.drawnOn(NO_MARKS, targets, 0).halos).toContainEqual({
      town: 'virst',
      look: 'sought',
    });

    screen.answers[1]?.sketch({ number: 1, sketch: through(...WAY) });
    await settled();
    screen.answers[0]?.sketch({ number: 1, sketch: through('elvenhold', 'beata') });
    await settled();
    planning.keepUp();

    expect(planning.tour).toMatchObject({ towns: WAY, by: [null, null, null] });
    expect([planning.sought, planning.isTold, screen.asked.length]).toEqual([null, true, 2]);
    expect(planning.said).toContain('Your sketch to Virst: 3 legs.');
    planning.shorten();
    expect(planning.tour.towns).toEqual(WAY.slice(0, 3));
  });

  test.each<[string, (screen: Screen) => void, string[]]>([
    ['a leg', (screen) => screen.click('strykhaven'), ['elvenhold', 'beata', 'strykhaven']],
    [
      'a leg that is taken back',
      ({ planning }) => {
        planning.shorten();
      },
      ['elvenhold'],
    ],
    [
      'a sketch that is wiped',
      ({ planning }) => {
        planning.wipe();
      },
      ['elvenhold'],
    ],
    ['another far town', (screen) => screen.click('usselen'), ['elvenhold', 'beata']],
    [
      'a boot that has gone on',
      (screen) => {
        screen.goOn(2, { seats: [seatView(0, { boot: 'beata' }), seatView(1)] });
      },
      ['beata'],
    ],
    [
      'another round',
      (screen) => {
        screen.goOn(2, { round: 2 });
      },
      ['elvenhold'],
    ],
  ])('loses to what comes before the answer: %s', async (_, meanwhile, towns) => {
    const screen = underWay();
    meanwhile(screen);
    screen.answers[1]?.sketch({ number: 1, sketch: through(...WAY) });
    await settled();
    expect(screen.planning.tour.towns).toEqual(towns);
    expect(screen.planning.sought).not.toBe('virst');
  });

  test('goes there though the game goes on meanwhile, and is asked about anew', async () => {
    const screen = underWay();
    screen.goOn(2);
    screen.answers[1]?.sketch({ number: 1, sketch: through(...WAY) });
    await settled();
    screen.planning.keepUp();
    expect(screen.planning.tour.towns).toEqual(WAY);
    expect(screen.asked.at(-1)).toEqual({ seat: 0, towns: WAY, by: [null, null, null] });
  });

  test('is asked for once, however often it is chosen', () => {
    const screen = underWay();
    screen.click('virst');
    expect(screen.asked).toHaveLength(2);
  });

  test('can be the first that is chosen, and put away again', async () => {
    const screen = new Screen();
    screen.planning.toggleSketch();
    screen.click('virst');
    screen.click('usselen');
    expect(screen.planning.sought).toBe('usselen');
    screen.planning.shorten();
    expect(screen.planning.sought).toBeNull();
    screen.answers.at(-1)?.sketch({ number: 1, sketch: through(...WAY) });
    await settled();
    expect(screen.planning.hasTour).toBe(false);
  });

  test.each([
    [new RequestError('away', null), 'The server'],
    [new RequestError('slow', 'tour.failed'), 'could not be worked out in time'],
    [new RequestError('far', 'sketch.refused'), 'more than 20 legs'],
  ])('stays as it was where that fails, and says why', async (error, why) => {
    const screen = underWay();
    const { planning } = screen;
    screen.answers[0]?.sketch({ number: 1, sketch: through('elvenhold', 'beata') });
    screen.answers[1]?.refuse(error);
    await settled();

    expect(planning.said).toContain(why);
    expect([planning.sought, planning.tour.towns]).toEqual([null, ['elvenhold', 'beata']]);
    screen.click('virst');
    expect(planning.said).toBeNull();
    expect(planning.sought).toBe('virst');
  });

  test('is no sketch to where it ends, nor by a road elsewhere', () => {
    const screen = underWay();
    expect(screen.click('beata')).toBe('Your sketch ends in Beata already: choose another town.');
    expect(screen.planning.extend({ road: 'usselen-yttar-woods' })).toContain(
      'This road does not lead on from Beata',
    );
    expect(screen.planning.sought).toBe('virst');
  });

  test('has an end', () => {
    const screen = new Screen();
    screen.planning.toggleSketch();
    for (let leg = 0; leg < 20; leg++) screen.click(leg % 2 ? 'elvenhold' : 'beata');
    expect(screen.click('usselen')).toContain('20 legs are the most');
    expect(screen.planning.sought).toBeNull();
  });
});

const LEG = {
  start: 'elvenhold',
  to: 'beata',
  going: {
    connection: 'beata-elvenhold-river',
    counter: null,
    lies: null,
    own: [],
    kinds: [],
    obstacle: false,
    free_path: false,
    method: 'raft' as const,
    price: 2,
  },
  cards: [],
  lacking: 2,
  payable: false,
  new: true,
};
