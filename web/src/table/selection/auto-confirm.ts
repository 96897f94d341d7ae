/** Plays what is chosen where that needs no second look; everything else waits to be confirmed. */

import type { Considered } from "../../protocol/consequences";
import type { Seat } from "../../protocol/values";
import { press } from "../../browser/press";
import type { Mark, OfferedAction } from "../model/choose";
import { confirmation } from "./confirming.svelte";

/** What is chosen, and by whom. */
export interface Confirmable {
  readonly viewer: Seat;
  readonly chosen: readonly Mark[];
  readonly meant: OfferedAction | undefined;
  confirm(): Promise<void>;
}

export class AutoConfirm {
  constructor(
    private readonly selection: Confirmable,
    private readonly preview: (action: string, seat: Seat) => Promise<Considered | null>,
  ) {}

  /** Something was chosen: play it at once, or as soon as it is known to be safe. */
  async confirmIfSafe(): Promise<void> {
    const { meant, chosen, viewer } = this.selection;
    if (meant === undefined || chosen.length === 0 || confirmation.confirmed === "all") return;
    if (meant.at_once === true) return this.selection.confirm();
    if (confirmation.confirmed !== "least" || !press.isForeseen) return;
    const considered = await this.preview(meant.text, viewer);
    if (considered === null || !isSafe(considered) || this.selection.meant?.text !== meant.text)
      return;
    return this.selection.confirm();
  }
}

/** It can be taken back, reveals nothing, and leaves nothing to choose beside it. */
function isSafe({ final, choices }: Considered): boolean {
  return !final && choices.every(({ length }) => length < 2);
}
