import type { SoundName } from './sounds.ts';

/** A sound as strokes: noise or a tone that starts at `at` seconds, lasts, and falls silent. Synthesised, so nothing is loaded. */
interface Stroke {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}

const bell = (at: number): Stroke[] => [
  { wave: 'sine', from: 1320, to: 1316, at, lasts: 0.36, loud: 0.2 },
  { wave: 'sine', from: 3340, to: 3320, at, lasts: 0.2, loud: 0.06 },
  { wave: 'triangle', from: 2050, to: 2040, at, lasts: 0.28, loud: 0.07 },
];
const knock = (at: number, pitch = 190): Stroke => ({ wave: 'triangle', from: pitch, to: pitch * 0.6, at, lasts: 0.08, loud: 0.3 });

const sounds: Readonly<Record<SoundName, readonly Stroke[]>> = {
  bell: [...bell(0), ...bell(0.24)],
  slide: [{ wave: 'noise', from: 2600, to: 1300, lasts: 0.14, loud: 0.08 }],
  down: [{ wave: 'noise', from: 900, to: 300, lasts: 0.08, loud: 0.16 }],
  shovel: [
    { wave: 'noise', from: 1500, to: 700, lasts: 0.16, loud: 0.14 },
    { wave: 'noise', from: 800, to: 400, at: 0.16, lasts: 0.14, loud: 0.1 },
  ],
  splash: [{ wave: 'noise', from: 700, to: 3200, lasts: 0.32, loud: 0.13 }],
  knock: [knock(0), knock(0.11, 165)],
  coin: [
    { wave: 'sine', from: 2500, to: 2480, lasts: 0.16, loud: 0.1 },
    { wave: 'sine', from: 3700, to: 3690, at: 0.03, lasts: 0.2, loud: 0.07 },
  ],
  dice: [knock(0, 320), knock(0.09, 260), knock(0.17, 300), knock(0.26, 230)],
  squawk: [
    { wave: 'sawtooth', from: 820, to: 1350, lasts: 0.1, loud: 0.09 },
    { wave: 'sawtooth', from: 1250, to: 560, at: 0.1, lasts: 0.2, loud: 0.09 },
  ],
  sail: [
    { wave: 'noise', from: 320, to: 900, lasts: 0.16, loud: 0.18 },
    { wave: 'noise', from: 700, to: 260, at: 0.15, lasts: 0.18, loud: 0.14 },
  ],
  cork: [{ wave: 'sine', from: 260, to: 900, lasts: 0.08, loud: 0.3 }],
  drum: [
    { wave: 'sine', from: 120, to: 62, lasts: 0.3, loud: 0.42 },
    { wave: 'noise', from: 260, to: 120, lasts: 0.08, loud: 0.12 },
  ],
  quill: [
    { wave: 'noise', from: 4200, to: 3200, lasts: 0.06, loud: 0.05 },
    { wave: 'noise', from: 3600, to: 4600, at: 0.09, lasts: 0.07, loud: 0.05 },
  ],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays a sound. Before the reader's first tap the browser keeps it silent. */
export function play(name: SoundName): void {
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const stroke of sounds[name]) strike(context, stroke, start + (stroke.at ?? 0));
}

function strike(audio: AudioContext, stroke: Stroke, at: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(stroke.loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + stroke.lasts);
  gain.connect(audio.destination);
  const source = stroke.wave === 'noise' ? noise(audio, stroke, at, gain) : tone(audio, stroke, stroke.wave, at, gain);
  source.start(at);
  source.stop(at + stroke.lasts + 0.02);
}

function tone(audio: AudioContext, stroke: Stroke, wave: OscillatorType, at: number, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(stroke.from, at);
  source.frequency.exponentialRampToValueAtTime(stroke.to, at + stroke.lasts);
  source.connect(into);
  return source;
}

function noise(audio: AudioContext, stroke: Stroke, at: number, into: AudioNode): AudioScheduledSourceNode {
  if (hiss === null) {
    hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(stroke.from, at);
  filter.frequency.exponentialRampToValueAtTime(stroke.to, at + stroke.lasts);
  source.connect(filter).connect(into);
  return source;
}
