/** Drawings that many pictures refer to by name: each set is put into the page once. */

import { mount, type Component } from "svelte";

const defined = new Set<Component>();

/** Put a set of definitions into the page, unless it is there. */
export function define(set: Component): void {
  if (defined.has(set)) return;
  defined.add(set);
  mount(set, { target: document.body });
}
