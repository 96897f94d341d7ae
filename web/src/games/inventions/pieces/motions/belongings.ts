/** What a society gains and uses: points, influence, aspirations and tiles. */

import { replaced } from "../../../parts/lists";
import { LANDING, PAUSE, played, TOUCH } from "../../../parts/motion";
import { parts } from "../../parts";
import { less, withPlayer, withRegion, type Scene } from "../../scene";
import {
  flight,
  glow,
  home,
  purse,
  region,
  TOLD,
  type Event,
  type Motions,
  type Played,
} from "./strokes";

function ipGained(scene: Scene, { seat, ip }: Event<"IpGained">): Played {
  const after = withPlayer(scene, seat, (one) => ({ ip: one.ip + ip }));
  return played(after, LANDING, purse(seat, "ip", ip));
}

function influenced(scene: Scene, seat: number, by: number): Played {
  const after = withPlayer(scene, seat, (one) => ({ influence: one.influence + by }));
  return played(after, LANDING, purse(seat, "influence", by), glow(`track:${seat}`));
}

function influenceTileLaid(scene: Scene, event: Event<"InfluenceTileLaid">): Played {
  const { seat, influence_tile: tile, region: at } = event;
  const after = withRegion(scene, at, ({ laid }) => ({
    laid: [...laid, { type: "Laid", seat, tile, face_up: true }],
  }));
  return played(after, LANDING + PAUSE, flight("tile", seat, home(seat), region(at)));
}

function influenceTileFlipped(scene: Scene, event: Event<"InfluenceTileFlipped">): Played {
  const { seat, influence_tile: tile, region: at } = event;
  const isIt = (one: { seat: number; tile: number }): boolean =>
    one.seat === seat && one.tile === tile;
  const after = withRegion(scene, at, ({ laid }) => ({
    laid: laid.map((one) => (isIt(one) ? { ...one, face_up: false } : one)),
  }));
  return played(after, TOUCH, glow(region(at)));
}

function aspirationGained(scene: Scene, { seat, aspiration }: Event<"AspirationGained">): Played {
  const piece = parts.aspiration + aspiration;
  const after = withPlayer(scene, seat, ({ row }) => ({ row: [...row, piece] }));
  return played(after, TOUCH, glow(home(seat)));
}

function tileTaken(scene: Scene, { seat, aspiration, tile }: Event<"TileTaken">): Played {
  const piece = parts.aspiration + aspiration;
  const after = withPlayer(scene, seat, ({ row }) => ({
    row: replaced(row, row.indexOf(piece), tile),
  }));
  return played(after, LANDING, glow(home(seat)));
}

function withoutPiece(scene: Scene, seat: number, piece: number): Played {
  const after = withPlayer(scene, seat, ({ row }) => ({ row: less(row, piece) }));
  return played(after, TOUCH);
}

function wealthTaken(scene: Scene, { seat, tile }: Event<"WealthTaken">): Played {
  const at = scene.regions.findIndex(({ wealth }) => wealth === tile);
  const fewer = withRegion(scene, at, ({ wealth_left: few }) => ({ wealth_left: few - 1 }));
  const after = withPlayer(fewer, seat, ({ row }) => ({ row: [...row, tile] }));
  return played(after, LANDING, flight("tile", seat, region(at), home(seat)));
}

function tilePlaced(scene: Scene, { seat, tile, cell }: Event<"TilePlaced">): Played {
  const after = withPlayer(scene, seat, ({ row, spaces }) => ({
    row: less(row, tile),
    spaces: replaced(spaces, cell, tile),
  }));
  return played(after, LANDING, glow(home(seat)));
}

export const BELONGINGS: Motions = {
  IpGained: ipGained,
  InfluenceGained: (scene, { seat, influence }) => influenced(scene, seat, influence),
  InfluencePaid: (scene, { seat, influence }) => influenced(scene, seat, -influence),
  InfluenceTileLaid: influenceTileLaid,
  InfluenceTileFlipped: influenceTileFlipped,
  AspirationGained: aspirationGained,
  AspirationReturned: (scene, { seat, aspiration }) =>
    withoutPiece(scene, seat, parts.aspiration + aspiration),
  TileTaken: tileTaken,
  TileDiscarded: (scene, { seat, tile }) => withoutPiece(scene, seat, tile),
  WealthTaken: wealthTaken,
  TilePlaced: tilePlaced,
  TileRemoved: (scene) => played(scene, TOLD),
  TechnologyFlipped: (scene, { seat, tile }) =>
    played(
      withPlayer(scene, seat, ({ flipped }) => ({ flipped: [...flipped, tile] })),
      TOUCH,
    ),
  EconomyUsed: (scene, { seat, tile }) =>
    played(
      withPlayer(scene, seat, ({ marked }) => ({ marked: [...marked, tile] })),
      LANDING,
      glow(home(seat)),
    ),
  EconomyTokensReturned: (scene, { seat }) =>
    played(
      withPlayer(scene, seat, () => ({ marked: [] })),
      TOUCH,
    ),
};
