/** Quiet sounds of our own, made of a few sines: the own turn, a loss, a clash, the end. Off by a switch. */

import { readStored, writeStored } from "../../browser/storage";

const KEPT = "clocksmith.sound";

export type Sound = "turn" | "loss" | "clash" | "end";

/** A note: its pitch in hertz, the pitch it glides to, when it begins and how long it lasts, in seconds. */
export interface Note {
  readonly pitch: number;
  readonly to?: number;
  readonly at: number;
  readonly lasts: number;
  /** Of the loudest; 1 if left out. */
  readonly loud?: number;
}

const LOUDEST = 0.07;

/** Two strokes of a small bell; one that sinks; two muffled beats; a bell that strikes three. */
export const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [
    { pitch: 659, at: 0, lasts: 0.5 },
    { pitch: 988, at: 0.14, lasts: 0.8, loud: 0.8 },
  ],
  loss: [
    { pitch: 440, to: 220, at: 0, lasts: 0.7 },
    { pitch: 447, to: 208, at: 0.02, lasts: 0.7, loud: 0.6 },
  ],
  clash: [
    { pitch: 150, to: 70, at: 0, lasts: 0.25 },
    { pitch: 130, to: 60, at: 0.2, lasts: 0.35 },
  ],
  end: [
    { pitch: 523, at: 0, lasts: 0.9 },
    { pitch: 659, at: 0.25, lasts: 0.9 },
    { pitch: 784, at: 0.5, lasts: 1.4 },
  ],
};

function strike(context: AudioContext, { pitch, to, at, lasts, loud = 1 }: Note): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const begin = context.currentTime + at;
  tone.frequency.setValueAtTime(pitch, begin);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(LOUDEST * loud, begin + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
}

class SoundSwitch {
  on = $state(true);
  private context: AudioContext | null = null;

  start(): void {
    this.on = readStored(KEPT) !== "off";
  }

  switch(on: boolean): void {
    this.on = on;
    writeStored(KEPT, on ? null : "off");
    if (on) this.play("turn");
  }

  /** Browsers are silent until somebody has pressed something; what comes before is not made up for. */
  play(sound: Sound): void {
    if (!this.on || !navigator.userActivation.hasBeenActive) return;
    this.context ??= new AudioContext();
    const { context } = this;
    void context.resume().then(() => SOUNDS[sound].forEach((note) => strike(context, note)));
  }
}

export const sound = new SoundSwitch();
