/** The drawings of the games, loaded when asked: a game's own, or the plain one that fits any game. */

import { api } from "../net/api";
import type { AnyDrawing } from "./drawing";

const DRAWINGS = import.meta.glob<AnyDrawing>("./*/index.ts", { import: "DRAWING" });

/** Which board a game is shown on; its own where it has one, unless the plain one is asked for. */
export type BoardKind = "own" | "plain";

/** The board an address asks for: `?board=plain`. */
export function boardIn(query: URLSearchParams): BoardKind {
  return query.get("board") === "plain" ? "plain" : "own";
}

/** Whether a game has a board of its own. */
export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in DRAWINGS;
}

/** The drawing of a game. */
export async function loadDrawing(game: string, board: BoardKind = "own"): Promise<AnyDrawing> {
  const load = board === "own" ? DRAWINGS[`./${game}/index.ts`] : undefined;
  if (load !== undefined) return load();
  const [constant, { drawingOf }] = await Promise.all([api.game(game), import("./plain/drawing")]);
  return { ...drawingOf({ ...constant, content: {} }), board };
}
