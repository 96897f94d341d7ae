/** What an action would do: refusals, prices, and the position afterwards. */

import type { Change, Plain, Typed } from "./values";
import type { SingleOffer } from "./wire";

export interface Detail {
  readonly type: "Detail";
  readonly name: string;
  readonly value: Plain;
}

export interface Refusal {
  readonly type: "Refusal";
  readonly rule: string;
  readonly key: string;
  readonly details: readonly Detail[];
}

export interface PricePart {
  readonly type: "Part";
  readonly key: string;
  readonly amount: number;
  readonly details: readonly Detail[];
}

export interface Price {
  readonly type: "Price";
  readonly currency: string;
  readonly total: number;
  readonly parts: readonly PricePart[];
}

/** What is worth knowing before an action: what follows later, or what it leaves undone. */
export interface Note {
  readonly type: "Note";
  readonly key: string;
  readonly details: readonly Detail[];
}

/** For each beginning of actions that was asked about, why none of them would do anything. */
export interface Bars {
  readonly bars: readonly (readonly Refusal[])[];
}

/** What an action would do, or why it may not be done. */
export interface Considered {
  readonly refusal: Refusal | null;
  readonly events: readonly Typed[];
  /** From the present view to the view afterwards. */
  readonly view: Change;
  /** Incidental answers that were given for the seat. */
  readonly assumed: readonly string[];
  /** What could be answered instead of the first of them: they go with the action. */
  readonly choices: readonly (readonly SingleOffer[])[];
  readonly decision: Typed | null;
  /** How many times more the same could be answered right after it. */
  readonly again: number;
  /** It may not be taken back: others are asked, chance answers, or the game is over. */
  readonly final: boolean;
  readonly prices: readonly Price[];
  readonly notes: readonly Note[];
  readonly before: Typed | null;
  readonly after: Typed | null;
}
