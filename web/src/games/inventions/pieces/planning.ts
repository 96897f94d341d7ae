/** Choosing where one's own pillar will stand while the seat before finishes its turn. */

import { askedOf, type Table } from "../acting";
import { CHRONOS, NONE, slug } from "../parts";

/** Questions of steps 3 and 4 of a turn: aspiration becomes progress, progress is placed. */
const CLOSING: ReadonlySet<string> = new Set([
  "ChooseTile",
  "ChooseDiscard",
  "MayPlace",
  "PlaceTile",
]);

/** The seat that comes after another in the turn order; Chronos plays by himself. */
function after(order: readonly number[], seat: number): number {
  const people = order.filter((one) => one !== CHRONOS);
  return people[(people.indexOf(seat) + 1) % people.length] ?? NONE;
}

/** Whether the viewer is next, while the seat before is at the last steps of its turn. */
export function mayPlan(table: Table): boolean {
  const asked = askedOf(table);
  if (asked === null || table.session.viewer < 0 || table.selection.offers.total > 0) return false;
  const { seat } = asked;
  return CLOSING.has(asked.type) && after(table.playback.view.order, seat) === table.session.viewer;
}

/** The marks of a pillar that was planned. */
export function plannedMarks(deed: number): string[] {
  return ["do:pillar", `deed:${slug("deed", deed)}`];
}
