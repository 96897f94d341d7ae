/** The faces of the games, loaded when asked. */

import type { AnyFace } from "./face";

const FACES = import.meta.glob<AnyFace>("./*/index.ts", { import: "FACE" });

/** The face of a game. */
export async function loadFace(game: string): Promise<AnyFace> {
  const load = FACES[`./${game}/index.ts`];
  if (load === undefined) throw new Error(`there is no board for ${game}`);
  return load();
}
