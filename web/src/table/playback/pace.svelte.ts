/** How fast it is told what others do: unhurried, quickly, or all at once. Kept in this browser. */

import { motion } from "../../browser/motion.svelte";
import { readStored, writeStored } from "../../browser/storage";

const KEPT = "clocksmith.pace";
const OFFERED = "clocksmith.pace-offered";

export type Pace = "unhurried" | "quick" | "once";
export const PACES: readonly Pace[] = ["unhurried", "quick", "once"];

interface Measure {
  /** How much faster things move than they are drawn for. */
  readonly haste: number;
  /** How long a sentence stands at least and at most, and each of its letters, in milliseconds. */
  readonly least: number;
  readonly most: number;
  readonly letter: number;
  /** How long all that happens at once is told at most; more sentences stand less long each. */
  readonly all: number;
}

const MEASURES: Readonly<Record<Pace, Measure>> = {
  unhurried: { haste: 1, least: 800, most: 1800, letter: 22, all: 8_000 },
  quick: { haste: 2.5, least: 350, most: 350, letter: 0, all: 5_000 },
  once: { haste: Infinity, least: 0, most: 0, letter: 0, all: 0 },
};

const FEW = 2; // seats at which everything is told without haste, if nobody says otherwise

class PaceSwitch {
  private kept = $state<Pace | null>(null); // chosen in this browser
  private usual = $state<Pace>("unhurried");
  /** It was said that things can be told faster; once is enough. */
  isOffered = $state(false);
  private isHidden = $state(false);

  start(): void {
    const before = readStored(KEPT);
    this.kept = PACES.find((one) => one === before) ?? null;
    this.isOffered = readStored(OFFERED) !== null;
    const look = () => (this.isHidden = document.hidden);
    document.addEventListener("visibilitychange", look);
    look();
  }

  /** What was chosen, or else what suits the table. */
  get chosen(): Pace {
    return this.kept ?? this.usual;
  }

  /** The more there are to wait for, the faster each is told. */
  suit(seats: number): void {
    this.usual = seats > FEW ? "quick" : "unhurried";
  }

  switch(chosen: Pace): void {
    this.kept = chosen;
    writeStored(KEPT, chosen);
    this.offerNoMore();
  }

  /** Somebody knows that things can be told faster. */
  offerNoMore(): void {
    this.isOffered = true;
    writeStored(OFFERED, "yes");
  }

  /** Whether anything is played: not where nothing may move, and not where nobody looks. */
  get isTelling(): boolean {
    return motion.moving && this.chosen !== "once" && !this.isHidden;
  }

  /** How long a motion of *ms* takes. */
  motion(ms: number): number {
    return ms / MEASURES[this.chosen].haste;
  }

  /** How long a motion and its sentence stand, one of *crowd* that belong together. */
  reading(ms: number, sentence: string, crowd: number): number {
    const { least, most, letter, all } = MEASURES[this.chosen];
    const wanted = Math.min(most, Math.max(least, sentence.length * letter));
    return Math.max(this.motion(ms), Math.min(wanted, all / Math.max(1, crowd)));
  }
}

export const pace = new PaceSwitch();
