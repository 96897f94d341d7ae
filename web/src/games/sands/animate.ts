/** One function for each event: the picture after it, what is seen meanwhile, and for how long. */

import type { SandsEvent } from "../../protocol/generated/sands";
import type { Motion } from "../../table/model/drawing";
import { replaced } from "../parts/lists";
import {
  LANDING,
  PAUSE,
  playing,
  played,
  READING,
  RIPPLE,
  TOUCH,
  type Plays,
} from "../parts/motion";
import type { Effect, Tally } from "./effects";
import { borderOf, CATEGORY_NAMES, PEASANT, RESOURCE_NAMES, SOLDIER } from "./parts";
import { withCitizens, withPlayer, withRegion, withStock, type Fighter, type Scene } from "./scene";

type Played = Motion<Scene, Effect>;
type Event<T extends SandsEvent["type"]> = Extract<SandsEvent, { type: T }>;

const BATTLE = 1600; // milliseconds to read who won, and by how much

function tally(seat: number, what: Tally, by: number): Effect {
  return { type: "tally", seat, what, by };
}

function resourceTally(seat: number, resource: number, by: number): Effect {
  return tally(seat, RESOURCE_NAMES[resource] as Tally, by);
}

// ---- regions ---------------------------------------------------------------------------------

function tileLaid(scene: Scene, { region, resource, capacity }: Event<"TileLaid">): Played {
  return played(
    withRegion(scene, region, (one) => ({ ...one, resource, capacity })),
    0,
  );
}

function controlled(scene: Scene, seat: number, region: number, mark: string): Played {
  const after = withRegion(scene, region, (one) => ({ ...one, owner: seat, mark }));
  return played(after, LANDING, { type: "halo", region });
}

function controlLost(scene: Scene, { region }: Event<"ControlLost">): Played {
  const after = withRegion(scene, region, (one) => ({ ...one, owner: -1, mark: "none" }));
  return played(after, LANDING + PAUSE, { type: "alarm", region });
}

function built(scene: Scene, { structure, region }: Event<"Built">): Played {
  const after = withRegion(scene, region, (one) => ({
    ...one,
    structures: [...one.structures, structure].sort((a, b) => a - b),
  }));
  return played(after, LANDING + PAUSE, { type: "stamp", region, structure });
}

function caravanLaid(scene: Scene, event: Event<"CaravanLaid">): Played {
  const { seat, region, other_region } = event;
  const border = borderOf(region, other_region);
  const after = withPlayer(scene, seat, ({ caravans }) => ({ caravans: [...caravans, border] }));
  return played(after, LANDING, { type: "bead", border, seat });
}

// ---- citizens --------------------------------------------------------------------------------

function placed(scene: Scene, { seat, piece, region }: Event<"CitizenPlaced">): Played {
  return played(withCitizens(scene, seat, piece, region, 1), TOUCH, { type: "halo", region });
}

function lost(scene: Scene, { seat, piece, region }: Event<"CitizenLost">): Played {
  const after = withCitizens(scene, seat, piece, region, -1);
  return played(after, LANDING, { type: "gone", seat, piece, region });
}

function moved(scene: Scene, { seat, piece, old_region, region }: Event<"CitizenMoved">): Played {
  const left = withCitizens(scene, seat, piece, old_region, -1);
  const after = withCitizens(left, seat, piece, region, 1);
  return played(after, LANDING, { type: "walk", seat, piece, from: old_region, region });
}

function turned(scene: Scene, { seat, piece, region }: Event<"CitizenTurned">): Played {
  const other = piece === SOLDIER ? PEASANT : SOLDIER;
  const left = withCitizens(scene, seat, other, region, -1);
  return played(withCitizens(left, seat, piece, region, 1), TOUCH, { type: "halo", region });
}

function withdrew(scene: Scene, event: Event<"Withdrew">): Played {
  const { seat, old_region, region, peasants, soldiers } = event;
  let after = scene;
  for (const [piece, count] of [peasants, soldiers].entries()) {
    after = withCitizens(after, seat, piece, old_region, -count);
    after = withCitizens(after, seat, piece, region, count);
  }
  const piece = soldiers > 0 ? SOLDIER : PEASANT;
  return played(after, RIPPLE, { type: "walk", seat, piece, from: old_region, region });
}

// ---- battle ----------------------------------------------------------------------------------

function joined(scene: Scene, event: Event<"BattleJoined">): Played {
  const { seat, rival, region, strength, rival_strength } = event;
  const side = (one: number, value: number): Fighter => ({
    seat: one,
    strength: value,
    face: null,
  });
  const attacker = side(seat, strength);
  const defender = side(rival, rival_strength);
  const after = { ...scene, fight: { region, attacker, defender, winner: null } };
  return played(after, READING, { type: "alarm", region });
}

function sealed(scene: Scene, { seat }: Event<"DieSealed">): Played {
  const { fight } = scene;
  if (fight === null) return played(scene, 0);
  const hide = (one: Fighter): Fighter => (one.seat === seat ? { ...one, face: -1 } : one);
  const { attacker, defender } = fight;
  const after = { ...fight, attacker: hide(attacker), defender: hide(defender) };
  return played({ ...scene, fight: after }, TOUCH);
}

function revealed(scene: Scene, { face, rival_face }: Event<"DiceRevealed">): Played {
  const { fight } = scene;
  if (fight === null) return played(scene, 0);
  const attacker = { ...fight.attacker, face };
  const defender = { ...fight.defender, face: rival_face };
  return played({ ...scene, fight: { ...fight, attacker, defender } }, BATTLE);
}

function won(scene: Scene, { seat }: Event<"BattleWon">): Played {
  const { fight } = scene;
  if (fight === null) return played(scene, 0);
  return played({ ...scene, fight: { ...fight, winner: seat } }, BATTLE);
}

// ---- what lies before the seats --------------------------------------------------------------

function stocked(seat: number, resource: number, by: number): (scene: Scene) => Played {
  return (scene) =>
    played(withStock(scene, seat, resource, by), TOUCH, resourceTally(seat, resource, by));
}

function income(scene: Scene, event: Event<"TookIncome" | "Plundered">): Played {
  const { seat, region, resource, amount } = event;
  const after = withStock(scene, seat, resource, amount);
  const ms = event.type === "Plundered" ? LANDING + PAUSE : TOUCH;
  const yields: Effect = { type: "yield", region, seat, resource, amount };
  return played(after, ms, yields, resourceTally(seat, resource, amount));
}

function kept(scene: Scene, { seat, crops, gold }: Event<"ResourcesKept">): Played {
  return played(
    withPlayer(scene, seat, () => ({ stock: [crops, gold] })),
    TOUCH,
  );
}

function unrest(scene: Scene, event: Event<"UnrestRaised" | "UnrestLowered">): Played {
  const { seat, steps } = event;
  const after = withPlayer(scene, seat, () => ({ unrest: event.unrest }));
  const by = event.type === "UnrestRaised" ? steps : -steps;
  return played(after, LANDING, tally(seat, "unrest", by));
}

function heritage(scene: Scene, event: Event<"HeritageRaised">): Played {
  const { seat, category, steps } = event;
  const after = withPlayer(scene, seat, (one) => ({
    heritage: replaced(one.heritage, category, event.heritage),
  }));
  return played(after, LANDING, tally(seat, CATEGORY_NAMES[category] as Tally, steps));
}

function scored(scene: Scene, seat: number, by: number): Played {
  const after = withPlayer(scene, seat, ({ points }) => ({ points: points + by }));
  return played(after, LANDING, tally(seat, "points", by));
}

// ---- cards -----------------------------------------------------------------------------------

function cardSealed(scene: Scene, { seat, card }: Event<"CardSealed">): Played {
  return played(
    withPlayer(scene, seat, (one) => ({ sealed: [...one.sealed, card] })),
    0,
  );
}

function cardRevealed(scene: Scene, { seat, card }: Event<"CardRevealed">): Played {
  const shown = [...(scene.revealed[seat] ?? []), card];
  const after = withPlayer(scene, seat, () => ({ sealed: [] }));
  return played({ ...after, revealed: replaced(after.revealed, seat, shown) }, LANDING);
}

function laidDown(scene: Scene, seat: number, card: number): Scene {
  const left = (scene.revealed[seat] ?? []).filter((one) => one !== card);
  return { ...scene, revealed: replaced(scene.revealed, seat, left) };
}

function cardUsed(scene: Scene, { seat, card }: Event<"CardUsed">): Played {
  const after = withPlayer(laidDown(scene, seat, card), seat, ({ used }) => ({
    used: used.includes(card) ? used : [...used, card].sort((a, b) => a - b),
  }));
  return played(after, TOUCH);
}

function emphasisPlayed(scene: Scene, { seat, category }: Event<"EmphasisPlayed">): Played {
  return played(
    withPlayer(scene, seat, () => ({ emphasis: category, markers: 0 })),
    LANDING,
  );
}

function chronicle(scene: Scene, seat: number, space: number, card: number): Scene {
  return withPlayer(scene, seat, ({ chronicles }) => ({
    chronicles: replaced(chronicles, space, card),
  }));
}

function paged(scene: Scene, event: Event<"ChronicleScored" | "ChronicleFailed">): Played {
  const { seat, space } = event;
  const isScored = event.type === "ChronicleScored";
  return played(scene, READING, { type: "page", seat, space, scored: isScored });
}

function reached(scene: Scene, { seat, row }: Event<"AdvanceReached">): Played {
  const after = withPlayer(scene, seat, (one) => ({
    reached: replaced(one.reached, row, (one.reached[row] ?? 0) + 1),
  }));
  return played(after, LANDING, { type: "advance", row, seat });
}

function advanceLaid(scene: Scene, { row, advance }: Event<"AdvanceLaid">): Played {
  const rows = replaced(scene.rows, row, [...(scene.rows[row] ?? []), advance]);
  return played({ ...scene, rows }, TOUCH);
}

// ---- time ------------------------------------------------------------------------------------

function markerMoved(scene: Scene, { marker }: Event<"MarkerMoved">): Played {
  return played({ ...scene, marker }, LANDING, { type: "marker", marker });
}

function rolled(scene: Scene, { face, least }: Event<"DieRolled">): Played {
  return played(scene, READING + PAUSE, { type: "roll", face, least });
}

function turnBegan(scene: Scene, { seat }: Event<"TurnBegan">): Played {
  return played({ ...scene, turn: seat, fight: null }, 0);
}

const PLAYS: Plays<SandsEvent, Scene, Effect> = {
  StartDrawn: (scene, { seat }) => played({ ...scene, start: seat }, 0),
  TileLaid: tileLaid,
  Claimed: (scene, { seat, region }) => controlled(scene, seat, region, "province"),
  CapitalSet: (scene, { seat, region }) => controlled(scene, seat, region, "capital"),
  Annexed: (scene, { seat, region }) => controlled(scene, seat, region, "colony"),
  ControlLost: controlLost,
  Built: built,
  CaravanLaid: caravanLaid,
  CitizenPlaced: placed,
  CitizenLost: lost,
  CitizenMoved: moved,
  CitizenTurned: turned,
  Withdrew: withdrew,
  Overcrowded: (scene, { region }) => played(scene, READING, { type: "alarm", region }),
  BattleJoined: joined,
  DieSealed: sealed,
  DiceRevealed: revealed,
  BattleWon: won,
  Gained: (scene, { seat, resource, amount }) => stocked(seat, resource, amount)(scene),
  Paid: (scene, { seat, resource, amount }) => stocked(seat, resource, -amount)(scene),
  Forfeited: (scene, { seat, resource, amount }) => stocked(seat, resource, -amount)(scene),
  TookIncome: income,
  Plundered: income,
  ResourcesKept: kept,
  UnrestRaised: unrest,
  UnrestLowered: unrest,
  HeritageRaised: heritage,
  Scored: (scene, { seat, points }) => scored(scene, seat, points),
  PointsLost: (scene, { seat, points }) => scored(scene, seat, -points),
  CardSealed: cardSealed,
  CardRevealed: cardRevealed,
  CardUsed: cardUsed,
  CardDeclined: (scene, { seat, card }) => played(laidDown(scene, seat, card), TOUCH),
  EmphasisPlayed: emphasisPlayed,
  EmphasisMarked: (scene, { seat, count }) =>
    played(
      withPlayer(scene, seat, () => ({ markers: count })),
      TOUCH,
    ),
  ChronicleLaid: (scene, { seat, space, chronicle: card }) =>
    played(chronicle(scene, seat, space, card), LANDING),
  ChronicleRevealed: (scene, { seat, space, chronicle: card }) =>
    played(chronicle(scene, seat, space, card), TOUCH),
  ChronicleScored: paged,
  ChronicleFailed: paged,
  AdvanceReached: reached,
  AdvanceLaid: advanceLaid,
  MarkerMoved: markerMoved,
  DieRolled: rolled,
  TurnBegan: turnBegan,
  RoundBegan: (scene, { round }) => played({ ...scene, round }, TOUCH),
  GenerationBegan: (scene, { generation, seat }) =>
    played({ ...scene, generation, start: seat }, LANDING),
  DynastyEnded: (scene) => played(scene, READING),
};

/** Play one event; those that are only told leave the picture as it is. */
export const animate = playing(PLAYS);
