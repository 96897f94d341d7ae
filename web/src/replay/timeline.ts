/** The views of a whole game, any of them at once: a few are kept, the others follow from changes. */

import { apply } from "../protocol/change";
import type { Plain } from "../protocol/values";
import type { Step, Story, StoryMoment } from "../protocol/wire";

const APART = 16;

/** The views that are known of a game. */
export interface Views {
  has(at: number): boolean;
  view(at: number): Plain;
}

/** What is known by a whole story, or by one moment of it. */
export function viewsOf(told: Story | StoryMoment): Views {
  if ("first" in told) return new Timeline(told.first, told.steps);
  return { has: (at) => at === told.step, view: () => told.view };
}

/** A game that can be wound to any step. Step *i* shows what stood after it; -1 what stood before all. */
export class Timeline implements Views {
  readonly #steps: readonly Step[];
  readonly #kept = new Map<number, Plain>(); // every APARTth view, as far as it was needed
  #last: { readonly at: number; readonly view: Plain };

  constructor(first: Plain, steps: readonly Step[]) {
    this.#steps = steps;
    this.#last = { at: -1, view: first };
    this.#kept.set(-1, first);
  }

  get length(): number {
    return this.#steps.length;
  }

  has(): boolean {
    return true;
  }

  /** The view after step *at*. */
  view(at: number): Plain {
    const wanted = Math.max(-1, Math.min(at, this.#steps.length - 1));
    let { at: reached, view } = this.#nearest(wanted);
    while (reached < wanted) {
      reached += 1;
      view = apply(this.#steps[reached]?.view ?? null, view);
      if (reached % APART === 0) this.#kept.set(reached, view);
    }
    this.#last = { at: wanted, view };
    return view;
  }

  /** The known view that lies closest before *wanted*. */
  #nearest(wanted: number): { at: number; view: Plain } {
    let at = this.#last.at <= wanted ? this.#last.at : -1;
    let view = this.#last.at <= wanted ? this.#last.view : this.#kept.get(-1);
    for (let key = wanted - (wanted % APART); key > at; key -= APART) {
      const kept = this.#kept.get(key);
      if (kept !== undefined) {
        [at, view] = [key, kept];
        break;
      }
    }
    return { at, view: view ?? null };
  }
}
