/** One function for each event: the picture after it, what is seen meanwhile, and for how long. */

import type { InventionsEvent } from "../../protocol/generated/inventions";
import type { Typed } from "../../protocol/wire";
import type { Motion } from "../face";
import { raised, replaced } from "../parts/lists";
import { LANDING, PAUSE, played, playing, READING, TOUCH, type Plays } from "../parts/motion";
import type { Effect, Key } from "./effects";
import { ASPIRATION, CHRONOS, NONE, UNCLAIMED } from "./parts";
import {
  BARE,
  less,
  withDisplay,
  withPeople,
  withPlayer,
  withPost,
  withRegion,
  withSupply,
  type Scene,
} from "./scene";

type Played = Motion<Scene, Effect>;
type Event<T extends InventionsEvent["type"]> = Extract<InventionsEvent, { type: T }>;

/** A sentence of an event wants so long to be read where nothing else is seen. */
const TOLD = READING;
function glow(at: Key): Effect {
  return { type: "glow", at };
}

function flight(
  piece: Extract<Effect, { type: "flight" }>["piece"],
  seat: number,
  from: Key,
  to: Key,
): Effect {
  return { type: "flight", piece, seat, from, to };
}

function purse(seat: number, of: "ip" | "influence", by: number): Effect {
  return { type: "purse", seat, of, by };
}

const region = (number: number): Key => `region:${number}`;
const home = (seat: number): Key => `home:${seat}`;
const milestone = (number: number): Key => `milestone:${number}`;

// Ideas and inventions

function presented(scene: Scene, { seat, card, region: at }: Event<"Presented">): Played {
  const laid = withDisplay(scene, at, { ...BARE, card, presenter: seat });
  const isFromDisplay = seat === CHRONOS;
  const gone = isFromDisplay
    ? { ...laid, ideas: less(laid.ideas, card) }
    : withPlayer(laid, seat, ({ ideas }) => ({ ideas: less(ideas, card) }));
  const from = isFromDisplay ? "display:0" : home(seat);
  return played(gone, LANDING + PAUSE, flight("card", seat, from, region(at)), glow(region(at)));
}

function citizenSent(scene: Scene, event: Event<"CitizenSent">): Played {
  const { seat, citizen, role, region: at } = event;
  const came = atCard(scene, seat, role, at, 1);
  const gone = withPlayer(came, seat, ({ available, academics }) =>
    citizen < available.length
      ? { available: raised(available, citizen, -1) }
      : { academics: academics - 1 },
  );
  return played(gone, LANDING, flight("cube", seat, home(seat), region(at)));
}

function atCard(scene: Scene, seat: number, role: number, at: number, by: number): Scene {
  if (role === 1) return withDisplay(scene, at, { inventor: seat });
  if (role === 2) return withDisplay(scene, at, { innovator: seat });
  const count = scene.regions[at]?.display.count ?? 0;
  return withDisplay(scene, at, { presenter: seat, count: count + by });
}

function citizensStood(scene: Scene, event: Event<"CitizensStood">): Played {
  const { seat, role, region: at, count } = event;
  const came = withSupply(atCard(scene, seat, role, at, count), seat, -count);
  return played(came, LANDING, flight("cube", seat, home(seat), region(at)));
}

function shared(scene: Scene, { region: at }: Event<"Shared">): Played {
  return played(scene, TOLD, glow(region(at)));
}

function kept(scene: Scene, { seat, card }: Event<"InventionKept">): Played {
  const at = scene.regions.findIndex(({ display }) => display.card === card);
  const gone = at < 0 ? scene : withDisplay(scene, at, { ...BARE });
  const after = withPlayer(gone, seat, ({ inventions }) => ({ inventions: [...inventions, card] }));
  return played(after, LANDING + PAUSE, flight("card", seat, region(at), home(seat)));
}

function left(scene: Scene, { card }: Event<"InventionLeft">): Played {
  const at = scene.regions.findIndex(({ display }) => display.card === card);
  return played(at < 0 ? scene : withDisplay(scene, at, { ...BARE }), LANDING);
}

// Citizens

function released(scene: Scene, event: Event<"CitizensReleased">): Played {
  const { seat, region: at, count } = event;
  return played(withPeople(scene, at, seat, count), LANDING, glow(region(at)));
}

function settled(scene: Scene, { seat, region: at }: Event<"Settled">): Played {
  const after = withSupply(withPeople(scene, at, seat, 1), seat, -1);
  return played(after, LANDING, flight("cube", seat, home(seat), region(at)));
}

function moved(scene: Scene, { seat, old_region, region: at }: Event<"Moved">): Played {
  const after = withPeople(withPeople(scene, old_region, seat, -1), at, seat, 1);
  return played(after, LANDING + PAUSE, flight("cube", seat, region(old_region), region(at)));
}

function calledHome(scene: Scene, event: Event<"CalledHome">): Played {
  const { seat, region: at, field, count } = event;
  const gone = withPeople(scene, at, seat, -count);
  const after = withPlayer(gone, seat, ({ available }) => ({
    available: raised(available, field, count),
  }));
  return played(after, LANDING, flight("cube", seat, region(at), home(seat)));
}

function exhausted(scene: Scene, { seat, field }: Event<"Exhausted">): Played {
  const after = withPlayer(scene, seat, (one) => ({
    available: raised(one.available, field, -1),
    exhausted: raised(one.exhausted, field, 1),
  }));
  return played(after, TOUCH);
}

function academicExhausted(scene: Scene, event: Event<"AcademicExhausted">): Played {
  const after = withPlayer(scene, event.seat, (one) => ({
    academics: one.academics - 1,
    exhausted: raised(one.exhausted, event.field, 1),
  }));
  return played(after, TOUCH);
}

function readied(scene: Scene, { seat, field }: Event<"Readied">): Played {
  const after = withPlayer(scene, seat, (one) => ({
    available: raised(one.available, field, 1),
    exhausted: raised(one.exhausted, field, -1),
  }));
  return played(after, TOUCH);
}

function allReadied(scene: Scene, { seat }: Event<"AllReadied">): Played {
  const after = withPlayer(scene, seat, (one) => ({
    available: one.available.map((ready, field) => ready + (one.exhausted[field] ?? 0)),
    exhausted: one.exhausted.map(() => 0),
  }));
  return played(after, TOUCH);
}

function specialistGained(scene: Scene, { seat, field }: Event<"SpecialistGained">): Played {
  const after = withPlayer(withSupply(scene, seat, -1), seat, ({ available }) => ({
    available: raised(available, field, 1),
  }));
  return played(after, TOUCH, glow(home(seat)));
}

function academicGained(scene: Scene, { seat }: Event<"AcademicGained">): Played {
  const after = withPlayer(withSupply(scene, seat, -1), seat, ({ academics }) => ({
    academics: academics + 1,
  }));
  return played(after, TOUCH, glow(home(seat)));
}

// Points, tiles and tokens

function ipGained(scene: Scene, { seat, ip }: Event<"IpGained">): Played {
  const after = withPlayer(scene, seat, (one) => ({ ip: one.ip + ip }));
  return played(after, LANDING, purse(seat, "ip", ip));
}

function influenced(scene: Scene, seat: number, by: number): Played {
  const after = withPlayer(scene, seat, (one) => ({ influence: one.influence + by }));
  return played(after, LANDING, purse(seat, "influence", by), glow(`track:${seat}`));
}

function pillarPlaced(scene: Scene, { seat, deed, epoch }: Event<"PillarPlaced">): Played {
  const after = withPlayer(scene, seat, ({ seasons }) =>
    epoch ? { epoch: deed } : { seasons: [...seasons, deed] },
  );
  const to = `deed:${deed}`;
  return played(after, LANDING + PAUSE, flight("pillar", seat, home(seat), to), glow(to));
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
  const piece = ASPIRATION + aspiration;
  const after = withPlayer(scene, seat, ({ row }) => ({ row: [...row, piece] }));
  return played(after, TOUCH, glow(home(seat)));
}

function tileTaken(scene: Scene, { seat, aspiration, tile }: Event<"TileTaken">): Played {
  const piece = ASPIRATION + aspiration;
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

// Milestones, eras, knowledge

function milestoneTaken(scene: Scene, event: Event<"MilestoneTaken">): Played {
  const { seat, milestone: number } = event;
  const after = {
    ...scene,
    eureka: scene.eureka.map((one) => (one === number ? NONE : one)),
    private: replaced(scene.private, seat, number),
  };
  return played(after, LANDING + PAUSE, glow(milestone(number)));
}

function milestoneReplaced(scene: Scene, event: Event<"MilestoneReplaced">): Played {
  const { milestone: number } = event;
  const after = {
    ...scene,
    eureka: scene.eureka.map((one) => (one === number ? NONE : one)),
    private: replaced(scene.private, UNCLAIMED, number),
  };
  return played(after, LANDING, glow(milestone(number)));
}

function milestoneShared(scene: Scene, { milestone: number }: Event<"MilestoneShared">): Played {
  const common = [...less(scene.common, number), number];
  return played({ ...scene, common }, LANDING, glow(milestone(number)));
}

function milestoneDiscarded(scene: Scene, event: Event<"MilestoneDiscarded">): Played {
  const { milestone: number } = event;
  const [common, discarded] = [less(scene.common, number), [...scene.discarded, number]];
  return played({ ...scene, common, discarded }, TOUCH);
}

function diplomatSent(scene: Scene, event: Event<"DiplomatSent">): Played {
  const { seat, citizen, milestone: number } = event;
  const gone = withPlayer(scene, seat, ({ available, academics }) =>
    citizen < available.length
      ? { available: raised(available, citizen, -1) }
      : { academics: academics - 1 },
  );
  const after = withPost(gone, number, seat, 1);
  return played(after, LANDING, flight("cube", seat, home(seat), milestone(number)));
}

function diplomatReturned(scene: Scene, event: Event<"DiplomatReturned">): Played {
  const { seat, milestone: number, academic } = event;
  const gone = withPost(scene, number, seat, -1);
  const after = academic
    ? withPlayer(gone, seat, ({ academics }) => ({ academics: academics + 1 }))
    : withSupply(gone, seat, 1);
  return played(after, LANDING, flight("cube", seat, milestone(number), home(seat)));
}

function citizenPosted(scene: Scene, event: Event<"CitizenPosted">): Played {
  const { seat, milestone: number } = event;
  const after = withSupply(withPost(scene, number, seat, 1), seat, -1);
  return played(after, TOUCH, glow(milestone(number)));
}

function eraReached(scene: Scene, { seat, space }: Event<"EraReached">): Played {
  const eras = replaced(scene.eras, seat, space);
  return played({ ...scene, eras }, LANDING, glow(`space:${space}`));
}

function scholarTaken(scene: Scene, { seat, region: at }: Event<"ScholarTaken">): Played {
  const gone = withRegion(scene, at, () => ({ scholar: false }));
  const after = withPlayer(gone, seat, ({ scholars }) => ({ scholars: scholars + 1 }));
  return played(after, LANDING, flight("scholar", seat, region(at), home(seat)));
}

function pillarMoved(scene: Scene, { region: at }: Event<"PillarMoved">): Played {
  const { chronos } = scene;
  if (chronos === null) return played(scene, 0);
  const from = region(chronos.region);
  const after = { ...scene, chronos: { ...chronos, region: at } };
  return played(after, LANDING + PAUSE, flight("pillar", CHRONOS, from, region(at)));
}

function ideaPicked(scene: Scene, { seat, card }: Event<"IdeaPicked">): Played {
  const taken = {
    ...scene,
    ideas: less(scene.ideas, card),
    top: scene.top === card ? NONE : scene.top,
  };
  const after = withPlayer(taken, seat, ({ ideas }) => ({ ideas: [...ideas, card] }));
  return played(after, LANDING, flight("card", seat, "display:0", home(seat)));
}

const PLAYS: Plays<InventionsEvent, Scene, Effect> = {
  RoundBegan: (scene, { round, era }) => played({ ...scene, round, era }, TOLD),
  TurnBegan: (scene) => played(scene, LANDING),
  EraEnded: (scene) => played(scene, TOLD),
  PillarPlaced: pillarPlaced,
  PillarMoved: pillarMoved,
  PillarsReturned: (scene, { seat }) =>
    played(
      withPlayer(scene, seat, () => ({ seasons: [] })),
      TOUCH,
    ),
  ChainLaid: (scene, { seat }) => played(scene, TOLD, glow(home(seat))),
  PointsChained: (scene, { region: at }) => played(scene, TOLD, glow(region(at))),
  NothingDone: (scene) => played(scene, TOLD),
  Presented: presented,
  CitizenSent: citizenSent,
  CitizensStood: citizensStood,
  Invented: (scene, { region: at }) =>
    played(withDisplay(scene, at, { flipped: true }), TOLD, glow(region(at))),
  Innovated: (scene, { region: at }) => played(scene, TOLD, glow(region(at))),
  Shared: shared,
  InventionKept: kept,
  InventionLeft: left,
  CitizensReleased: released,
  Settled: settled,
  Moved: moved,
  CalledHome: calledHome,
  Exhausted: exhausted,
  AcademicExhausted: academicExhausted,
  Readied: readied,
  AllReadied: allReadied,
  SpecialistGained: specialistGained,
  AcademicGained: academicGained,
  IpGained: ipGained,
  InfluenceGained: (scene, { seat, influence }) => influenced(scene, seat, influence),
  InfluencePaid: (scene, { seat, influence }) => influenced(scene, seat, -influence),
  InfluenceTileLaid: influenceTileLaid,
  InfluenceTileFlipped: influenceTileFlipped,
  AspirationGained: aspirationGained,
  AspirationReturned: (scene, { seat, aspiration }) =>
    withoutPiece(scene, seat, ASPIRATION + aspiration),
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
  KnowledgeFlipped: (scene, { region: at }) =>
    played(
      withRegion(scene, at, () => ({ spent: true })),
      TOUCH,
      glow(region(at)),
    ),
  ScholarTaken: scholarTaken,
  MilestoneTaken: milestoneTaken,
  MilestoneShared: milestoneShared,
  MilestoneDiscarded: milestoneDiscarded,
  DiplomatSent: diplomatSent,
  DiplomatReturned: diplomatReturned,
  CitizenPosted: citizenPosted,
  EraReached: eraReached,
  IdeaPicked: ideaPicked,
  IdeaForgotten: (scene, { seat, card }) =>
    played(
      withPlayer(scene, seat, ({ ideas }) => ({ ideas: less(ideas, card) })),
      TOUCH,
    ),
  IdeaDiscarded: (scene, { card }) => played({ ...scene, ideas: less(scene.ideas, card) }, TOUCH),
  IdeaEntered: (scene, { card }) =>
    played({ ...scene, ideas: [card, ...scene.ideas], top: NONE }, TOUCH),
  IdeaTurnedUp: (scene, { card }) => played({ ...scene, top: card }, TOUCH),
  KnowledgeTurnedBack: (scene) =>
    played({ ...scene, regions: scene.regions.map((one) => ({ ...one, spent: false })) }, TOUCH),
  EconomyTokensReturned: (scene, { seat }) =>
    played(
      withPlayer(scene, seat, () => ({ marked: [] })),
      TOUCH,
    ),
  MilestoneReplaced: milestoneReplaced,
  OrderChanged: (scene) => played(scene, TOLD),
  GoalShown: (scene) => played(scene, TOLD),
};

const play = playing(PLAYS);

/** Play one event, and tell it while it is seen; what changes nothing is not waited for. */
export function animate(scene: Scene, event: Typed): Played {
  const motion = play(scene, event);
  if (motion.ms === 0) return motion;
  const seat = typeof event.seat === "number" ? event.seat : NONE;
  const isChronos = seat === CHRONOS || event.type === "PillarMoved";
  const ms = isChronos ? Math.max(motion.ms, TOLD) : motion.ms; // nobody has thought of it before
  return { ...motion, ms, effects: [...motion.effects, { type: "told", event, seat }] };
}
