/** The faces of the games, loaded when asked. */

import type { AnyFace } from "./face";

const FACES = import.meta.glob<AnyFace>("./*/index.ts", { import: "FACE" });

/** Whether a game can be shown in the browser. */
export function hasFace(game: string): boolean {
  return `./${game}/index.ts` in FACES;
}

/** The face of a game; one that cannot be drawn yet is told in words. */
export async function loadFace(game: string): Promise<AnyFace> {
  const load = FACES[`./${game}/index.ts`];
  if (load !== undefined) return load();
  const { faceless } = await import("./faceless/face");
  return faceless(game);
}
