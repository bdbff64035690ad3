import type { Sound } from '@nineworlds/board';

// All sounds are made here from tones and noise; none is the only sign of anything.

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** A tone with a quick beginning and a soft end. */
function tone(
  audio: AudioContext,
  type: OscillatorType,
  [from, to]: readonly [number, number],
  [start, length]: readonly [number, number],
  loudness: number,
): void {
  const at = audio.currentTime + start;
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(audio, at, length, loudness));
  source.start(at);
  source.stop(at + length);
}

/** Noise through a filter: wood, bone, stone, fire. */
function rustle(
  audio: AudioContext,
  frequency: number,
  [start, length]: readonly [number, number],
  loudness: number,
): void {
  const at = audio.currentTime + start;
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  source.connect(filter).connect(fading(audio, at, length, loudness));
  source.start(at);
  source.stop(at + length);
}

function fading(audio: AudioContext, at: number, length: number, loudness: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

const VOICES: Readonly<Record<Sound, (audio: AudioContext) => void>> = {
  tap: (a) => rustle(a, 1800, [0, 0.05], 0.25),
  knock: (a) => {
    tone(a, 'sine', [220, 120], [0, 0.12], 0.25);
    rustle(a, 900, [0, 0.05], 0.2);
  },
  rattle: (a) => {
    for (const start of [0, 0.07, 0.12, 0.19, 0.3]) rustle(a, 2600, [start, 0.04], 0.25);
  },
  drum: (a) => tone(a, 'sine', [95, 48], [0, 0.4], 0.5),
  horn: (a) => {
    tone(a, 'sawtooth', [147, 147], [0, 0.9], 0.09);
    tone(a, 'sawtooth', [220, 220], [0.06, 0.9], 0.09);
  },
  clang: (a) => {
    tone(a, 'square', [523, 515], [0, 0.35], 0.06);
    tone(a, 'square', [787, 770], [0, 0.3], 0.05);
  },
  slide: (a) => rustle(a, 300, [0, 0.35], 0.4),
  crackle: (a) => {
    for (const start of [0, 0.05, 0.16, 0.2, 0.31, 0.38]) rustle(a, 4200, [start, 0.02], 0.3);
    rustle(a, 700, [0, 0.45], 0.1);
  },
  rise: (a) => {
    tone(a, 'triangle', [392, 392], [0, 0.16], 0.2);
    tone(a, 'triangle', [494, 494], [0.14, 0.3], 0.2);
  },
  fall: (a) => {
    tone(a, 'triangle', [294, 294], [0, 0.18], 0.2);
    tone(a, 'triangle', [262, 262], [0.16, 0.36], 0.2);
  },
  chime: (a) => {
    tone(a, 'sine', [659, 659], [0, 0.3], 0.18);
    tone(a, 'sine', [880, 880], [0.16, 0.5], 0.18);
  },
};

/** Makes a sound. */
export function sound(name: Sound): void {
  context ??= new AudioContext();
  // A page that nobody has touched yet has to stay silent.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  VOICES[name](context);
}

/** Makes some sounds, one after the other. */
export function soundAll(sounds: readonly Sound[]): void {
  sounds.forEach((name, i) => {
    setTimeout(() => sound(name), i * 140);
  });
}
