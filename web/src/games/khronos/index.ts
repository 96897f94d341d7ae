/** Khronos in the browser: what the table needs to know to show it. */

import "./styles/index.css";

import type { KhronosContent, KhronosView } from "../../protocol/generated/khronos";
import { drawingOf } from "../parts/drawing";
import { animate } from "./animate";
import { cut } from "./cut";
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

export const DRAWING = drawingOf<KhronosView, Scene, Effect, KhronosContent>(parts, Defs, {
  shape: "broad",
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
  cut,
  lead,
  history: (event) => spotsOf(event).map((spot) => ({ ...spot })),
});
