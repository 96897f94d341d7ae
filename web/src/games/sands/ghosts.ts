/** What an action would change on the map, to be drawn before it is confirmed. */

import type { RegionView, SandsView } from "../../protocol/generated/sands";
import { PIECES } from "./parts";
import { citizensOf } from "./scene";

/** So many citizens of a seat more or fewer in a region. */
export interface PeopleGhost {
  readonly seat: number;
  readonly piece: number;
  readonly by: number;
}

export interface RegionGhost {
  readonly region: number;
  readonly people: readonly PeopleGhost[];
  readonly structures: readonly number[];
  /** Who would control it, if that changes. */
  readonly owner: number | null;
}

export interface Ghosts {
  readonly regions: readonly RegionGhost[];
  readonly caravans: readonly { readonly border: number; readonly seat: number }[];
}

function ghostOf(now: RegionView, then: RegionView): RegionGhost {
  const people = now.peasants.flatMap((_, seat) => {
    const [before, after] = [citizensOf(now, seat), citizensOf(then, seat)];
    return PIECES.map((piece) => ({ seat, piece, by: after[piece] - before[piece] }));
  });
  return {
    region: now.region,
    people: people.filter(({ by }) => by !== 0),
    structures: then.structures.filter((one) => !now.structures.includes(one)),
    owner: then.owner === now.owner ? null : then.owner,
  };
}

/** What differs between two positions. */
export function ghosts(now: SandsView, then: SandsView): Ghosts {
  const after = new Map(then.regions.map((one) => [one.region, one]));
  const regions = now.regions
    .map((one) => ghostOf(one, after.get(one.region) ?? one))
    .filter(
      ({ people, structures, owner }) =>
        people.length > 0 || structures.length > 0 || owner !== null,
    );
  const caravans = then.players.flatMap(({ caravans: laid }, seat) =>
    laid
      .filter((border) => !now.players[seat]?.caravans.includes(border))
      .map((border) => ({ border, seat })),
  );
  return { regions, caravans };
}
