/** What is seen only while an event is played. */

import type { Typed } from "../../protocol/values";

/** It is told in the line of reading. */
export interface Effect {
  readonly event: Typed;
}
