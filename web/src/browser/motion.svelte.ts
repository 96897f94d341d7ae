/** Whether things move: off when the system asks for less motion, or when it is switched off here. */

import { readStored, writeStored } from "./storage";

const KEPT = "clocksmith.motion";
const QUERY = "(prefers-reduced-motion: reduce)";

class MotionSwitch {
  /** What was switched here; null follows the system. */
  chosen = $state<"on" | "off" | null>(null);
  private reduced = $state(false);
  readonly moving = $derived(this.chosen === null ? !this.reduced : this.chosen === "on");

  start(): void {
    const before = readStored(KEPT);
    if (before === "on" || before === "off") this.chosen = before;
    const media = matchMedia(QUERY);
    this.reduced = media.matches;
    media.addEventListener("change", (event) => {
      this.reduced = event.matches;
      this.mark();
    });
    this.mark();
  }

  switch(chosen: "on" | "off" | null): void {
    this.chosen = chosen;
    writeStored(KEPT, chosen);
    this.mark();
  }

  /** Style sheets read it from the document. */
  private mark(): void {
    document.documentElement.dataset.motion = this.moving ? "on" : "off";
  }
}

export const motion = new MotionSwitch();
