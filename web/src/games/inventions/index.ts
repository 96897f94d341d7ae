/** Inventions in the browser: what the table needs to know to show it. */

import "./styles/index.css";

import type { InventionsContent, InventionsView } from "../../protocol/generated/inventions";
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
import { parts } from "./parts";
import Reading from "./Reading.svelte";
import { sceneOf, type Scene } from "./scene";
import { marksFrom } from "./tale";
import { lead } from "./viewport.svelte";

export const DRAWING = drawingOf<InventionsView, Scene, Effect, InventionsContent>(parts, Defs, {
  shape: "tall",
  Board,
  Reading,
  Panel,
  Hand,
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
  history: marksFrom,
});
