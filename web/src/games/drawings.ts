/** The drawings of the games, loaded when asked: their own, a declared one, or the plain one. */

import { api } from "../net/api";
import type { BoxLabel } from "../protocol/wire";
import type { BoardKind } from "../play/moment";
import type { AnyDrawing } from "../table/model/drawing";

const DRAWINGS = import.meta.glob<AnyDrawing>("./*/index.ts", { import: "DRAWING" });

/** Whether a game has a board of its own. */
export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in DRAWINGS;
}

/** The drawing of a game. */
export async function loadDrawing(game: string, board: BoardKind = "own"): Promise<AnyDrawing> {
  const load = board === "own" ? DRAWINGS[`./${game}/index.ts`] : undefined;
  if (load !== undefined) return load();
  const constant = { ...(await api.game(game)), content: {} };
  const { board: declared } = constant;
  if (declared === null || board === "plain") {
    const { drawingOf } = await import("./plain/drawing");
    return { ...drawingOf(constant), board };
  }
  const { drawingOf } = await import("./declared/drawing");
  return { ...drawingOf({ ...constant, board: declared }), board };
}

/** What lays out the printed parts of a box; nothing where a game has no board of its own. */
export interface Parts {
  lay(printed: unknown): void;
}

const PARTS = import.meta.glob<Parts>("./*/parts.ts", { import: "parts" });

/** The printed parts of a game, without its board. */
export async function loadParts(game: string): Promise<Parts | null> {
  return (await PARTS[`./${game}/parts.ts`]?.()) ?? null;
}

/** The drawing of a table: with the parts of its box, which the page fetches unless it has them. */
export async function loadTableDrawing(
  { game, box }: { readonly game: string; readonly box?: BoxLabel | null },
  board: BoardKind = "own",
): Promise<AnyDrawing> {
  const drawing = await loadDrawing(game, board);
  if (drawing.lay === undefined) return drawing;
  drawing.lay(null);
  if (box != null && box.digest !== drawing.game.box) {
    drawing.lay((await api.box(game, box.id)).board);
  }
  return drawing;
}
