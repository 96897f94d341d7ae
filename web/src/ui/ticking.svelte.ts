/** The time at the server, read every second while somebody looks. */

import { createSubscriber } from "svelte/reactivity";

import { serverNow } from "../net/time";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Unix seconds; readers are updated every second. */
export function ticking(): number {
  subscribe();
  return serverNow();
}
