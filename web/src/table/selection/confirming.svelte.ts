/** Which answers are confirmed by a click, and which are given without one: kept in this browser. */

import { readStored, writeStored } from "../../browser/storage";

/** What is confirmed: everything, what is not played at once, or only what cannot be taken back. */
export const CONFIRMED = ["all", "usual", "least"] as const;
export type Confirmed = (typeof CONFIRMED)[number];

const ITSELF = "clocksmith.itself";
const CONFIRM = "clocksmith.confirm";
const RULE = "clocksmith.rule-told";

class Confirmation {
  /** A question with one answer that reveals nothing is answered by itself. */
  itself = $state(readStored(ITSELF) !== "off");
  confirmed = $state<Confirmed>(stored());
  /** What a press does was told, until the first answer was given. */
  isRuleTold = $state(readStored(RULE) !== null);

  /** Somebody has not answered yet, and is told what a press does. */
  get isRuleDue(): boolean {
    return !this.isRuleTold && this.confirmed === "least";
  }

  /** An answer was given: the rule need not be told again. */
  learnRule(): void {
    if (this.isRuleTold) return;
    this.isRuleTold = true;
    writeStored(RULE, "yes");
  }

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
