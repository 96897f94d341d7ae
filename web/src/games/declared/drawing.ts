/** A game in the browser by the board that its package declares. */

import "../../styles/parts.css";
import "./styles.css";

import type { Plain } from "../../protocol/values";
import type { Drawing } from "../../table/model/drawing";
import type { Effect } from "../plain/effects";
import { drawingOf as plainDrawingOf } from "../plain/drawing";
import Board from "./Board.svelte";
import type { DeclaredConstant } from "./constant";
import Hand from "./Hand.svelte";
import Reading from "./Reading.svelte";

/** The drawing of a game that declares its board: the plain one with that board. */
export function drawingOf(game: DeclaredConstant): Drawing<Plain, Plain, Effect> {
  return { ...plainDrawingOf(game), Board, Hand, Reading };
}
