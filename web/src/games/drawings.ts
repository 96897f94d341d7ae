/** The drawings of the games, loaded when asked. */

import type { AnyDrawing } from "./drawing";

const DRAWINGS = import.meta.glob<AnyDrawing>("./*/index.ts", { import: "DRAWING" });

/** The drawing of a game. */
export async function loadDrawing(game: string): Promise<AnyDrawing> {
  const load = DRAWINGS[`./${game}/index.ts`];
  if (load === undefined) throw new Error(`there is no board for ${game}`);
  return load();
}
