import { settings } from '../settings.svelte';
import type { Told } from '../wire';
import { Conductor, SOUNDS, soundOf, type Sound, type Tone } from './score';

/** As loud as the settings allow at most: beside other things in a room. */
const FULL = 0.4;

/** Plays what the score has by Web Audio: no file is fetched. */
export class Player {
  private readonly conductor = new Conductor();
  private noise: AudioBuffer | null = null;

  constructor(private readonly audio: AudioContext) {}

  play(sound: Sound, volume: number): void {
    const now = this.audio.currentTime;
    if (!this.conductor.admits(sound, now)) return;
    // A browser may have put it to sleep.
    if (this.audio.state === 'suspended') void this.audio.resume();
    const out = this.audio.createGain();
    out.gain.value = FULL * volume;
    out.connect(this.audio.destination);
    for (const tone of SOUNDS[sound]) this.sound(tone, now, out);
  }

  private sound(tone: Tone, now: number, out: AudioNode): void {
    const [from, until] = [now + tone.at, now + tone.at + tone.for];
    const envelope = this.audio.createGain();
    envelope.gain.setValueAtTime(0, from);
    envelope.gain.linearRampToValueAtTime(tone.gain, from + Math.min(0.012, tone.for / 4));
    envelope.gain.exponentialRampToValueAtTime(0.0005, until);
    envelope.connect(out);
    const source =
      tone.wave === 'noise' ? this.breath(tone, from, envelope) : this.tone(tone, from);
    if (tone.wave !== 'noise') source.connect(envelope);
    source.start(from);
    source.stop(until + 0.02);
  }

  private tone(tone: Tone, from: number): OscillatorNode {
    const source = this.audio.createOscillator();
    if (tone.wave !== 'noise') source.type = tone.wave;
    glide(source.frequency, tone, from);
    return source;
  }

  private breath(tone: Tone, from: number, envelope: AudioNode): AudioBufferSourceNode {
    const source = this.audio.createBufferSource();
    source.buffer = this.noise ??= hiss(this.audio);
    const filter = this.audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = 1.2;
    glide(filter.frequency, tone, from);
    source.connect(filter).connect(envelope);
    return source;
  }
}

function glide(pitch: AudioParam, tone: Tone, from: number): void {
  pitch.setValueAtTime(tone.pitch, from);
  if (tone.to !== undefined) pitch.exponentialRampToValueAtTime(tone.to, from + tone.for);
}

/** Half a second of noise. */
function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

let player: Player | null = null;

/** Let a sound be heard, if sounds are wished; browsers let it once somebody has touched the page. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  player ??= new Player(new AudioContext());
  player.play(sound, settings.volume);
}

/** Let an event be heard, while somebody looks. */
export function hear(event: Told): void {
  const sound = soundOf(event);
  if (sound && !document.hidden) play(sound);
}

/** The sounds of a turn, one after another. */
const REHEARSED: readonly (readonly [sound: Sound, after: number])[] = [
  ['laid', 0],
  ['card', 500],
  ['step', 1000],
  ['piece', 1600],
  ['turn', 2500],
];

/** Let somebody hear what it is like. */
export function rehearse(): void {
  for (const [sound, after] of REHEARSED)
    setTimeout(() => {
      play(sound);
    }, after);
}
