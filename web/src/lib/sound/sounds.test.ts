import { beforeEach, describe, expect, test } from 'vitest';

import type { Told } from '../wire';
import { Conductor, lengthOf, SOUNDS, soundOf, type Sound } from './score';
import { Player } from './sounds';

/** What a browser would sound: every source, when it starts and stops, and its loudness over time. */
class Audio {
  currentTime = 10;
  state = 'running';
  sampleRate = 8000;
  readonly destination = {};
  readonly sources: { kind: string; from: number; until: number }[] = [];
  readonly loudness: number[] = [];

  createGain() {
    const levels = this.loudness;
    const put = (value: number) => levels.push(value);
    return {
      gain: {
        value: 1,
        setValueAtTime: put,
        linearRampToValueAtTime: put,
        exponentialRampToValueAtTime: put,
      },
      connect: (to: unknown) => to,
    };
  }

  createOscillator() {
    return { ...this.source('tone'), type: 'sine', frequency: PARAM };
  }

  createBufferSource() {
    return { ...this.source('noise'), buffer: null };
  }

  createBiquadFilter() {
    return { type: 'lowpass', Q: { value: 1 }, frequency: PARAM, connect: (to: unknown) => to };
  }

  createBuffer(_channels: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }

  private source(kind: string) {
    const source = { kind, from: NaN, until: NaN };
    this.sources.push(source);
    return {
      connect: (to: unknown) => to,
      start: (at: number) => (source.from = at),
      stop: (at: number) => (source.until = at),
    };
  }
}

const PARAM = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };

const ALL = Object.keys(SOUNDS) as Sound[];

describe('sounds', () => {
  let audio: Audio;
  let player: Player;

  beforeEach(() => {
    audio = new Audio();
    player = new Player(audio as unknown as AudioContext);
  });

  test.each(ALL)('%s begins now, is short, and ends', (sound) => {
    player.play(sound, 1);
    expect(audio.sources).toHaveLength(SOUNDS[sound].length);
    for (const { from, until } of audio.sources) {
      expect(from).toBeGreaterThanOrEqual(10);
      expect(until).toBeGreaterThan(from);
      expect(until).toBeLessThanOrEqual(10 + lengthOf(sound) + 0.1);
    }
    expect(Math.max(...audio.loudness)).toBeLessThanOrEqual(1);
  });

  test('twenty cards at once are one sound', () => {
    for (let i = 0; i < 20; i++) player.play('card', 1);
    expect(audio.sources).toHaveLength(SOUNDS.card.length);
  });
});

describe('what is heard at a time', () => {
  test('the same again only after a moment', () => {
    const conductor = new Conductor();
    expect([0, 0.05, 0.2].map((now) => conductor.admits('card', now))).toEqual([true, false, true]);
  });

  test('two at most, but one’s turn comes through', () => {
    const conductor = new Conductor();
    const begun = (['piece', 'step', 'card', 'turn'] as const).map((sound) =>
      conductor.admits(sound, 1),
    );
    expect(begun).toEqual([true, true, false, true]);
    expect(conductor.admits('card', 5)).toBe(true);
  });
});

const EVENTS: [Told, Sound | null][] = [
  [{ type: 'obstacle_placed', seat: 1, road: 'a' }, 'laid'],
  [{ type: 'cards_dealt', seat: 1, count: 3 }, 'card'],
  [{ type: 'turn_ended', seat: 1, count: 2 }, 'card'],
  [{ type: 'turn_ended', seat: 1, count: 0 }, null],
  [{ type: 'piece_collected', seat: 1, town: 'virst' }, 'piece'],
  [{ type: 'round_started', round: 2, start_seat: 0 }, 'round'],
  [{ type: 'game_ended', reason: 'rounds', standings: [], winners: [] }, 'end'],
  [{ type: 'passed', seat: 1 }, null],
];

test.each(EVENTS)('%j is heard as %s', (event, sound) => {
  expect(soundOf(event)).toBe(sound);
});
