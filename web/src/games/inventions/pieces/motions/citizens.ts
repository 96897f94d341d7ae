/** Citizens on their way: through the world, home, to rest and to learn. */

import { raised } from "../../../parts/lists";
import { LANDING, PAUSE, played, TOUCH } from "../../../parts/motion";
import { withPeople, withPlayer, withRegion, withSupply, type Scene } from "../../scene";
import { flight, glow, home, region, type Event, type Motions, type Played } from "./strokes";

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

function scholarTaken(scene: Scene, { seat, region: at }: Event<"ScholarTaken">): Played {
  const gone = withRegion(scene, at, () => ({ scholar: false }));
  const after = withPlayer(gone, seat, ({ scholars }) => ({ scholars: scholars + 1 }));
  return played(after, LANDING, flight("scholar", seat, region(at), home(seat)));
}

export const CITIZENS: Motions = {
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
  ScholarTaken: scholarTaken,
};
