/** Which answers are confirmed by a click, and which are given without one: kept in this browser. */

import { readStored, writeStored } from "../../browser/storage";

/** What is confirmed: everything, what is not played at once, or, with a mouse, only what cannot be taken back. */
export const CONFIRMED = ["all", "usual", "least"] as const;
export type Confirmed = (typeof CONFIRMED)[number];

const ITSELF = "clocksmith.itself";
const CONFIRM = "clocksmith.confirm";

class Confirmation {
  /** A question with one answer that reveals nothing is answered by itself. */
  itself = $state(readStored(ITSELF) !== "off");
  confirmed = $state<Confirmed>(stored());

  switchItself(on: boolean): void {
    this.itself = on;
    writeStored(ITSELF, on ? null : "off");
  }

  confirm(what: Confirmed): void {
    this.confirmed = what;
    writeStored(CONFIRM, what === "least" ? null : what);
  }
}

function stored(): Confirmed {
  const before = readStored(CONFIRM);
  return CONFIRMED.find((one) => one === before) ?? "least";
}

export const confirmation = new Confirmation();
