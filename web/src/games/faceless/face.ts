/** How a game is shown that cannot be drawn yet: by its words alone. */

import type { AnyFace, GameConstant } from "../face";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";

const CONSTANTS = import.meta.glob<Record<string, GameConstant>>("../../protocol/generated/*.ts");

export async function faceless(game: string): Promise<AnyFace> {
  const constants = await CONSTANTS[`../../protocol/generated/${game}.ts`]?.();
  const constant = constants?.[game.toUpperCase()];
  if (constant === undefined) throw new Error(`there is no game ${game}`);
  return {
    game: constant,
    Board,
    Panel: Nothing as AnyFace["Panel"],
    Hand: Nothing as AnyFace["Hand"],
    isMinor: () => false,
    scene: (view: unknown) => view,
    animate: (scene: unknown) => ({ scene, effects: [], ms: 0 }),
    history: () => [],
  };
}
