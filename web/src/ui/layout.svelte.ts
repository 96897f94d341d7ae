/** How much room there is: three columns, a board with a dock below it, or a phone. */

import { createSubscriber } from "svelte/reactivity";

const WIDE = "(width >= 100rem)";
const NARROW = "(width < 44rem)";

export type Room = "wide" | "middle" | "narrow";

const subscribe = createSubscriber((update) => {
  const media = [WIDE, NARROW].map((query) => matchMedia(query));
  for (const one of media) one.addEventListener("change", update);
  return () => {
    for (const one of media) one.removeEventListener("change", update);
  };
});

/** The room of the window now; whoever reads it is told of changes. */
export function room(): Room {
  subscribe();
  if (matchMedia(WIDE).matches) return "wide";
  return matchMedia(NARROW).matches ? "narrow" : "middle";
}
