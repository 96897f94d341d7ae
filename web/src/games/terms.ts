/** The pictures of the words of each game, loaded when one is looked at. */

const TERMS = import.meta.glob<unknown>("./*/terms.ts");

/** Bring the pictures of a game's words into the page; undefined where it has none. */
export function loadTermPictures(game: string): Promise<unknown> | undefined {
  return TERMS[`./${game}/terms.ts`]?.();
}
