/** Sounds: a few quiet tones, made by the browser itself. Nothing sounds before the first gesture. */
import { prefs } from "./prefs.svelte";

export const SOUNDS = ["turn", "move", "loss", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  hz: number;
  at: number; // seconds after the beginning
  lasts: number; // seconds until it has faded
  loud: number; // 0 to 1
  shape: OscillatorType;
  to?: number; // glides to this frequency
}

/** Soft tones of a wooden bar, the fifths and thirds of one key. */
const TONES: Record<Sound, readonly Tone[]> = {
  turn: [
    { hz: 587, at: 0, lasts: 0.5, loud: 0.08, shape: "sine" },
    { hz: 880, at: 0.13, lasts: 0.7, loud: 0.07, shape: "sine" },
  ],
  move: [{ hz: 330, at: 0, lasts: 0.09, loud: 0.04, shape: "triangle", to: 247 }],
  loss: [
    { hz: 294, at: 0, lasts: 0.45, loud: 0.08, shape: "sine", to: 220 },
    { hz: 175, at: 0.16, lasts: 0.6, loud: 0.07, shape: "sine", to: 147 },
  ],
  end: [440, 554, 659, 880].map((hz, n) => ({ hz, at: 0.16 * n, lasts: 0.9, loud: 0.06, shape: "sine" as const })),
};

const BETWEEN = 90; // ms that the same sound waits at least before it comes again
const ATTACK = 0.012; // seconds until a tone is loudest
const SILENT = 0.0001;
const GESTURES = ["pointerup", "keydown", "touchend"];

export class Sounds {
  #context: AudioContext | null = null;
  #touched = false;
  readonly #last = new Map<Sound, number>();

  constructor(private readonly make: (() => AudioContext) | null = typeof AudioContext === "function" ? () => new AudioContext() : null) {
    for (const kind of GESTURES) addEventListener(kind, this.#touch, { capture: true, passive: true });
  }

  /** Play a sound, if sounds are wanted now; with `asked` whatever the hour is. Tell whether it plays. */
  play(sound: Sound, asked = false): boolean {
    const now = performance.now();
    const wanted = asked ? prefs.sound : prefs.maySound(new Date().getHours());
    if (!wanted || !this.#touched || now - (this.#last.get(sound) ?? -Infinity) < BETWEEN) return false;
    const context = (this.#context ??= this.make?.() ?? null);
    if (!context) return false;
    this.#last.set(sound, now);
    if (context.state === "suspended") void context.resume();
    for (const tone of TONES[sound]) strike(context, tone);
    return true;
  }

  #touch = (): void => {
    this.#touched = true;
    for (const kind of GESTURES) removeEventListener(kind, this.#touch, { capture: true });
  };
}

function strike(context: AudioContext, { hz, at, lasts, loud, shape, to }: Tone): void {
  const begin = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(hz, begin);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(SILENT, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENT, begin + lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
}

export const sounds = new Sounds();
