/** How a table lies in the window: what stands beside the board, below it, or in a drawer. */

import { createSubscriber } from "svelte/reactivity";

/** What room a board is made for: broad ones leave room below them, tall ones beside them. */
export type Shape = "broad" | "tall";

/**
 * How things lie around a board:
 * - `sheet`: an upright phone; the question lies on a sheet below the board.
 * - `low`: a phone held sideways; the question stands beside the board.
 * - `below`: the players above, the question, the hand and what is read below the board.
 * - `beside`: all of it in one column beside the board.
 * - `shelf`: players, question and log beside the board, the hand and what is read below it.
 * - `columns`: the players on one side of the board, the rest on the other.
 */
export type Plan = "sheet" | "low" | "below" | "beside" | "shelf" | "columns";

const LOW = "(height < 30rem) and (orientation: landscape)";
const NARROW = "(width < 44rem)";
const UPRIGHT = "(orientation: portrait)";
const WIDE = "(width >= 80rem)";
const WIDEST = "(width >= 100rem) and (height >= 50rem)";
const COARSE = "(pointer: coarse)";

const subscribe = createSubscriber((update) => {
  const media = [LOW, NARROW, UPRIGHT, WIDE, WIDEST, COARSE].map((query) => matchMedia(query));
  for (const one of media) one.addEventListener("change", update);
  return () => {
    for (const one of media) one.removeEventListener("change", update);
  };
});

function is(query: string): boolean {
  return matchMedia(query).matches;
}

/** The layout of a board of this shape in the present window, as reactive state. */
export function planFor(shape: Shape): Plan {
  subscribe();
  if (is(LOW)) return "low";
  if (is(NARROW)) return "sheet";
  if (shape === "broad") return is(WIDE) ? "shelf" : "below";
  if (is(WIDEST)) return "columns";
  return is(UPRIGHT) ? "below" : "beside";
}

/** Whether options, log and chat stand on the page, or wait in a drawer. */
export function hasTabs(plan: Plan): boolean {
  return plan === "shelf" || plan === "columns";
}

/** What things are pointed at with: words say "tap" to a finger. */
export function pointedBy(): "finger" | "mouse" {
  subscribe();
  return matchMedia(COARSE).matches ? "finger" : "mouse";
}
