/** The Sands of Time in the browser: what the table needs to know to show it. */

import "./styles/index.css";

import type { SandsContent, SandsView } from "../../protocol/generated/sands";
import { drawingOf } from "../parts/drawing";
import { animate } from "./animate";
import { cut } from "./cut";
import Defs from "./art/Defs.svelte";
import Board from "./Board.svelte";
import type { Effect } from "./effects";
import { isChapter, isLoss, isMinor, isReckoning } from "./events";
import Hand from "./Hand.svelte";
import { legend } from "./legend";
import { milestone } from "./milestones";
import Panel from "./Panel.svelte";
import Reading from "./Reading.svelte";
import { actionLabel } from "./labels";
import { marksOf, nameOf } from "./pointing";
import { parts } from "./parts";
import { sceneOf, type Scene } from "./scene";
import { spotsOf } from "./tale";
import { lead } from "./viewport.svelte";

export const DRAWING = drawingOf<SandsView, Scene, Effect, SandsContent>(parts, Defs, {
  shape: "tall",
  Board,
  Reading,
  Panel,
  Hand,
  marks: marksOf,
  nameOf,
  tell: actionLabel,
  legend,
  isMinor,
  isChapter,
  isLoss,
  isReckoning,
  scene: sceneOf,
  animate,
  milestone,
  cut,
  lead,
  history: (event) => spotsOf(event).map((spot) => ({ ...spot })),
});
