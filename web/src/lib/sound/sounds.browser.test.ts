import { expect, test } from 'vitest';

import { lengthOf, SOUNDS, type Sound } from './score';
import { Player } from './sounds';

const RATE = 44_100;

/** What a browser makes of a sound, at full volume. */
async function heard(sound: Sound): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, RATE * (lengthOf(sound) + 0.1), RATE);
  // It sleeps until all is told, and cannot be woken.
  audio.resume = () => Promise.resolve();
  new Player(audio as unknown as AudioContext).play(sound, 1);
  return (await audio.startRendering()).getChannelData(0);
}

test.each(Object.keys(SOUNDS) as Sound[])(
  '%s is as loud as the others, neither cut off nor torn',
  async (sound) => {
    const samples = await heard(sound);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const decibels = 20 * Math.log10(peak);
    expect(decibels).toBeGreaterThan(-24);
    expect(decibels).toBeLessThan(-6);
    expect(Math.abs(samples.at(-1) ?? 1)).toBe(0);
    expect(Math.abs(samples[Math.floor(RATE * lengthOf(sound))] ?? 1)).toBeLessThan(0.001);
  },
);
