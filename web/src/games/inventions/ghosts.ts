/** What would be different if something were done: compared, so that it can be drawn before it is done. */

import type { InventionsView } from "../../protocol/generated/inventions";
import { NONE, parts } from "./parts";

/** Citizens of a society that would come to, or leave, a region. */
export interface PeopleChange {
  readonly seat: number;
  readonly by: number;
}

export interface RegionGhost {
  readonly people: readonly PeopleChange[];
  /** The card that would lie there, or would be gone: NONE. */
  readonly card: number | null;
  /** Whether the card would be turned to its invention. */
  readonly flips: boolean;
}

function peopleChanges(before: readonly number[], after: readonly number[]): PeopleChange[] {
  return after.flatMap((count, seat) => {
    const by = count - (before[seat] ?? 0);
    return by === 0 ? [] : [{ seat, by }];
  });
}

/** What would change in a region; null where nothing would. */
export function regionGhost(
  before: InventionsView,
  after: InventionsView,
  region: number,
): RegionGhost | null {
  const [old, now] = [before.regions[region], after.regions[region]];
  if (old === undefined || now === undefined || old === now) return null;
  const people = peopleChanges(old.people, now.people);
  const card = old.display.card === now.display.card ? null : now.display.card;
  const flips = card === null && !old.display.flipped && now.display.flipped;
  return people.length === 0 && card === null && !flips ? null : { people, card, flips };
}

/** The regions in which something would change. */
export function touched(before: InventionsView, after: InventionsView): number[] {
  return parts.regionIds.filter((region) => regionGhost(before, after, region) !== null);
}

/** The tile that would come onto each space of a progress map, or NONE. */
export function tileGhosts(before: InventionsView, after: InventionsView, seat: number): number[] {
  const [old, now] = [before.players[seat]?.spaces ?? [], after.players[seat]?.spaces ?? []];
  return now.map((tile, cell) => (tile === old[cell] ? NONE : tile));
}
