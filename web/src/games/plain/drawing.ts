/** Any game in the browser: shown by the names of its things, played from the list of its options. */

import "../../styles/parts.css";

import type { Plain } from "../../protocol/values";
import { define } from "../../art/defs";
import SeatDefs from "../../art/SeatDefs.svelte";
import type { Drawing } from "../../table/model/drawing";
import { among } from "../parts/events";
import { TOUCH } from "../parts/motion";
import Board from "./Board.svelte";
import type { PlainConstant } from "./constant";
import type { Effect } from "./effects";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import Reading from "./Reading.svelte";

/** The drawing of a game that has no board of its own. */
export function drawingOf(game: PlainConstant): Drawing<Plain, Plain, Effect> {
  define(SeatDefs);
  return {
    game,
    shape: "tall",
    Board,
    Reading,
    Panel,
    Hand,
    isMinor: () => false,
    isChapter: among("RoundBegan"),
    scene: (view) => view,
    animate: (scene, event) => ({ scene, effects: [{ event }], ms: TOUCH }),
    history: () => [],
  };
}
