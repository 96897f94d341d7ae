/** Each event played: the picture after it, what is seen meanwhile, and for how long. */

import type { InventionsEvent } from "../../protocol/generated/inventions";
import type { Typed } from "../../protocol/values";
import { playing } from "../parts/motion";
import type { Effect } from "./effects";
import { CHRONOS } from "./parts";
import { BELONGINGS } from "./pieces/motions/belongings";
import { CITIZENS } from "./pieces/motions/citizens";
import { IDEAS } from "./pieces/motions/ideas";
import { MILESTONES } from "./pieces/motions/milestones";
import { TOLD, type Played } from "./pieces/motions/strokes";
import { TURNS } from "./pieces/motions/turns";
import type { Scene } from "./scene";

const play = playing<InventionsEvent, Scene, Effect>({
  ...TURNS,
  ...IDEAS,
  ...CITIZENS,
  ...BELONGINGS,
  ...MILESTONES,
});

/** Play one event; what changes nothing is not waited for. */
export function animate(scene: Scene, event: Typed): Played {
  const motion = play(scene, event);
  if (motion.ms === 0) return motion;
  const isChronos = event.seat === CHRONOS || event.type === "PillarMoved";
  const ms = isChronos ? Math.max(motion.ms, TOLD) : motion.ms; // nobody has thought of it before
  return { ...motion, ms };
}
