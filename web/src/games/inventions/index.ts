/** Inventions in the browser: what the table needs to know to show it. */

import "../../styles/inventions.css";

import type { InventionsContent, InventionsView } from "../../protocol/generated/inventions";
import { define } from "../art/defs";
import SeatDefs from "../art/SeatDefs.svelte";
import type { Drawing } from "../drawing";
import { animate } from "./animate";
import Defs from "./art/Defs.svelte";
import Board from "./Board.svelte";
import type { Effect } from "./effects";
import { isChapter, isLoss, isMinor } from "./events";
import Hand from "./Hand.svelte";
import { legend } from "./legend";
import { milestone } from "./milestones";
import Panel from "./Panel.svelte";
import { parts } from "./parts";
import Reading from "./Reading.svelte";
import { sceneOf, type Scene } from "./scene";
import { spotsOf } from "./tale";
import { lead } from "./viewport.svelte";

define(SeatDefs);
define(Defs);

export const DRAWING: Drawing<InventionsView, Scene, Effect, InventionsContent> = {
  get game() {
    return parts.game();
  },
  lay: (printed) => parts.lay(printed),
  shape: "tall",
  Board,
  Reading,
  Panel,
  Hand,
  legend,
  isMinor,
  isChapter,
  isLoss,
  scene: sceneOf,
  animate,
  milestone,
  lead,
  history: (event) => spotsOf(event).map(({ kind, number }) => ({ [kind]: number })),
};
