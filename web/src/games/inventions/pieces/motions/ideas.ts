/** Ideas on their way: presented, invented, shared, kept; the display and the knowledge behind them. */

import { raised } from "../../../parts/lists";
import { LANDING, PAUSE, played, TOUCH } from "../../../parts/motion";
import { CHRONOS, INNOVATOR, INVENTOR, NONE } from "../../parts";
import {
  BARE,
  less,
  withDisplay,
  withPlayer,
  withRegion,
  withSupply,
  type Scene,
} from "../../scene";
import { flight, glow, home, region, TOLD, type Event, type Motions, type Played } from "./strokes";

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
  if (role === INVENTOR) return withDisplay(scene, at, { inventor: seat });
  if (role === INNOVATOR) return withDisplay(scene, at, { innovator: seat });
  const count = scene.regions[at]?.display.count ?? 0;
  return withDisplay(scene, at, { presenter: seat, count: count + by });
}

function citizensStood(scene: Scene, event: Event<"CitizensStood">): Played {
  const { seat, role, region: at, count } = event;
  const came = withSupply(atCard(scene, seat, role, at, count), seat, -count);
  return played(came, LANDING, flight("cube", seat, home(seat), region(at)));
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

function ideaPicked(scene: Scene, { seat, card }: Event<"IdeaPicked">): Played {
  const taken = {
    ...scene,
    ideas: less(scene.ideas, card),
    top: scene.top === card ? NONE : scene.top,
  };
  const after = withPlayer(taken, seat, ({ ideas }) => ({ ideas: [...ideas, card] }));
  return played(after, LANDING, flight("card", seat, "display:0", home(seat)));
}

export const IDEAS: Motions = {
  Presented: presented,
  CitizenSent: citizenSent,
  CitizensStood: citizensStood,
  Invented: (scene, { region: at }) =>
    played(withDisplay(scene, at, { flipped: true }), TOLD, glow(region(at))),
  Innovated: (scene, { region: at }) => played(scene, TOLD, glow(region(at))),
  Shared: (scene, { region: at }) => played(scene, TOLD, glow(region(at))),
  InventionKept: kept,
  InventionLeft: left,
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
  KnowledgeFlipped: (scene, { region: at }) =>
    played(
      withRegion(scene, at, () => ({ spent: true })),
      TOUCH,
      glow(region(at)),
    ),
  KnowledgeTurnedBack: (scene) =>
    played({ ...scene, regions: scene.regions.map((one) => ({ ...one, spent: false })) }, TOUCH),
};
