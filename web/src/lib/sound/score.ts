import type { Told } from '../wire';

/** A tone, or a breath of noise: seconds from the beginning, seconds long, and how loud at most. */
export interface Tone {
  wave: 'sine' | 'triangle' | 'noise';
  /** In Hz; of noise, the middle of what is heard of it. */
  pitch: number;
  /** The pitch at the end, where it glides. */
  to?: number;
  at: number;
  for: number;
  /** Of noise little is left in what is heard of it, so that it needs more. */
  gain: number;
}

const WOOD: Tone[] = [
  { wave: 'triangle', pitch: 420, to: 210, at: 0, for: 0.09, gain: 0.5 },
  { wave: 'noise', pitch: 1800, at: 0, for: 0.03, gain: 0.25 },
];

const foot = (at: number, pitch: number): Tone[] => [
  { wave: 'noise', pitch, at, for: 0.08, gain: 0.3 },
  { wave: 'sine', pitch: 130, to: 70, at, for: 0.09, gain: 0.35 },
];

const bell = (pitch: number, at: number, length: number, gain = 0.3): Tone[] => [
  { wave: 'sine', pitch, at, for: length, gain },
  { wave: 'sine', pitch: pitch * 2, at, for: length / 2, gain: gain / 4 },
];

/** Every sound of the game. */
export const SOUNDS = {
  /** A counter or an obstacle is laid: wood on wood. */
  laid: WOOD,
  /** A card is drawn, dealt or given away. */
  card: [
    { wave: 'noise', pitch: 3200, at: 0, for: 0.05, gain: 0.65 },
    { wave: 'noise', pitch: 5200, at: 0.04, for: 0.04, gain: 0.4 },
  ],
  /** A step of a boot: left and right. */
  step: [...foot(0.02, 320), ...foot(0.24, 260)],
  /** A piece is collected. */
  piece: [...bell(1047, 0, 0.35, 0.22), ...bell(1319, 0.09, 0.5, 0.22)],
  /** Somebody at this screen is asked. */
  turn: [...bell(660, 0, 0.5), ...bell(880, 0.14, 0.7)],
  /** The page of a new round is turned. */
  round: [
    { wave: 'noise', pitch: 900, to: 2600, at: 0, for: 0.28, gain: 0.95 },
    { wave: 'noise', pitch: 2600, to: 1200, at: 0.24, for: 0.22, gain: 0.7 },
  ],
  /** The game is over: home by a fifth. */
  end: [
    ...bell(523, 0, 0.5, 0.24),
    ...bell(659, 0, 0.5, 0.18),
    ...bell(587, 0.32, 0.5, 0.24),
    ...bell(784, 0.32, 0.5, 0.18),
    ...bell(523, 0.7, 1.3, 0.26),
    ...bell(784, 0.7, 1.3, 0.2),
    ...bell(1047, 0.7, 1.3, 0.18),
  ],
  /** What was asked for is refused. */
  refusal: [{ wave: 'triangle', pitch: 150, to: 105, at: 0, for: 0.22, gain: 0.5 }],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

/** How long a sound is heard. */
export function lengthOf(sound: Sound): number {
  return Math.max(...SOUNDS[sound].map((tone) => tone.at + tone.for));
}

/** What an event sounds like, if it is heard. */
export function soundOf(event: Told): Sound | null {
  switch (event.type) {
    case 'counter_placed':
    case 'obstacle_placed':
    case 'counter_drawn':
    case 'extra_counter_taken':
    case 'obstacle_taken':
    case 'free_path_taken':
    case 'counters_seen':
      return 'laid';
    case 'cards_dealt':
    case 'cards_drawn':
    case 'card_reserved':
      return 'card';
    case 'turn_ended':
      return (event.discarded?.length ?? event.count ?? 0) > 0 ? 'card' : null;
    case 'travelled':
      return 'step';
    case 'piece_collected':
      return 'piece';
    case 'round_started':
      return 'round';
    case 'game_ended':
      return 'end';
    default:
      return null;
  }
}

/** So many sounds at most are heard at a time; one that says more comes through all the same. */
const VOICES = 2;
const LOUD: ReadonlySet<Sound> = new Set(['turn', 'end', 'refusal']);

/** The same sound is not begun twice within this many seconds. */
const GAP = 0.12;

/** Which sounds begin when, so that they never run together into noise. */
export class Conductor {
  private heard: { sound: Sound; from: number; until: number }[] = [];

  /** Whether a sound may begin now; if so, it is counted. */
  admits(sound: Sound, now: number): boolean {
    this.heard = this.heard.filter(({ until }) => until > now);
    const isTwice = this.heard.some((other) => other.sound === sound && now - other.from < GAP);
    if (isTwice || (this.heard.length >= VOICES && !LOUD.has(sound))) return false;
    this.heard.push({ sound, from: now, until: now + lengthOf(sound) });
    return true;
  }
}
