/** Rounds and turns: pillars, chains, eras and the order of play. */

import { replaced } from "../../../parts/lists";
import { LANDING, PAUSE, played, TOUCH } from "../../../parts/motion";
import { CHRONOS } from "../../parts";
import { withPlayer, type Scene } from "../../scene";
import { flight, glow, home, region, TOLD, type Event, type Motions, type Played } from "./strokes";

function pillarPlaced(scene: Scene, { seat, deed, epoch }: Event<"PillarPlaced">): Played {
  const after = withPlayer(scene, seat, ({ seasons }) =>
    epoch ? { epoch: deed } : { seasons: [...seasons, deed] },
  );
  const to = `deed:${deed}`;
  return played(after, LANDING + PAUSE, flight("pillar", seat, home(seat), to), glow(to));
}

function pillarMoved(scene: Scene, { region: at }: Event<"PillarMoved">): Played {
  const { chronos } = scene;
  if (chronos === null) return played(scene, 0);
  const from = region(chronos.region);
  const after = { ...scene, chronos: { ...chronos, region: at } };
  return played(after, LANDING + PAUSE, flight("pillar", CHRONOS, from, region(at)));
}

function eraReached(scene: Scene, { seat, space }: Event<"EraReached">): Played {
  const eras = replaced(scene.eras, seat, space);
  return played({ ...scene, eras }, LANDING, glow(`space:${space}`));
}

export const TURNS: Motions = {
  RoundBegan: (scene, { round, era }) => played({ ...scene, round, era }, TOLD),
  TurnBegan: (scene) => played(scene, LANDING),
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
  EraReached: eraReached,
  EraEnded: (scene) => played(scene, TOLD),
  OrderChanged: (scene) => played(scene, TOLD),
  GoalShown: (scene) => played(scene, TOLD),
};
