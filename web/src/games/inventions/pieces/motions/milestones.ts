/** Milestones: taken, shared, put away, and who is posted there. */

import { raised, replaced } from "../../../parts/lists";
import { LANDING, PAUSE, played, TOUCH } from "../../../parts/motion";
import { NONE, UNCLAIMED } from "../../parts";
import { less, withPlayer, withPost, withSupply, type Scene } from "../../scene";
import { flight, glow, home, milestone, type Event, type Motions, type Played } from "./strokes";

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

export const MILESTONES: Motions = {
  MilestoneTaken: milestoneTaken,
  MilestoneReplaced: milestoneReplaced,
  MilestoneShared: milestoneShared,
  MilestoneDiscarded: milestoneDiscarded,
  DiplomatSent: diplomatSent,
  DiplomatReturned: diplomatReturned,
  CitizenPosted: citizenPosted,
};
