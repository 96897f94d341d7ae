/** Plays what is chosen where that needs no second look; everything else waits to be confirmed. */

import type { Considered } from "../protocol/consequences";
import type { Seat } from "../protocol/values";
import { press } from "../ui/press";
import type { Mark, OfferedAction } from "./choose";
import { quick } from "./quick.svelte";

/** What is chosen, and by whom. */
export interface Choosing {
  readonly viewer: Seat;
  readonly chosen: readonly Mark[];
  readonly meant: OfferedAction | undefined;
  confirm(): Promise<void>;
}

export class Haste {
  constructor(
    private readonly table: Choosing,
    private readonly ask: (action: string, seat: Seat) => Promise<Considered | null>,
  ) {}

  /** Something was chosen: play it at once, or as soon as it is known to be safe. */
  async go(): Promise<void> {
    const { meant, chosen, viewer } = this.table;
    if (meant === undefined || chosen.length === 0 || quick.confirmed === "all") return;
    if (meant.at_once === true) return this.table.confirm();
    if (quick.confirmed !== "least" || !press.byMouse) return;
    const told = await this.ask(meant.text, viewer);
    if (told === null || !isSafe(told, viewer) || this.table.meant?.text !== meant.text) return;
    return this.table.confirm();
  }
}

/** It can be taken back, reveals nothing, and leaves nothing to choose beside it. */
function isSafe({ asked, choices }: Considered, viewer: Seat): boolean {
  return asked?.seat === viewer && choices.every(({ length }) => length < 2);
}
