/** What would come of an action, as a board shows it. */

import type { Note, Price, Refusal } from "../../protocol/consequences";
import type { Typed } from "../../protocol/values";
import type { SingleOffer } from "../../protocol/wire";

/** What an action would do. */
export interface Foreseen<V = unknown> {
  readonly action: string;
  readonly events: readonly Typed[];
  /** The position afterwards, as far as it can be known. */
  readonly view: V;
  readonly assumed: readonly string[];
  readonly choices: readonly (readonly SingleOffer[])[];
  /** How many times more the same could be answered right after it. */
  readonly again: number;
  /** What would be asked next; null when the game would be over. */
  readonly decision: Typed | null;
  readonly prices: readonly Price[];
  readonly notes: readonly Note[];
  /** How everybody stands now and then. */
  readonly before: Typed | null;
  readonly after: Typed | null;
}

/** Why an action may not be done. */
export interface Refused {
  readonly action: string;
  readonly sentence: string;
  /** The paragraph, such as "5.5"; "0" where no paragraph says it. */
  readonly rule: string;
  readonly refusal: Refusal;
}
