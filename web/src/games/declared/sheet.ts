/** What a declared board is drawn with in a picture. */

import type { Sheet } from "../../picture/drawn";
import type { DeclaredConstant } from "./constant";
import Picture from "./Picture.svelte";
import styles from "./styles.css?inline";

/** What is known of a game: as its page has it, and its word lists, later ones first to be said. */
export interface DeclaredGame {
  readonly game: DeclaredConstant;
  readonly lists: readonly string[];
}

export function declaredSheet({ game, lists }: DeclaredGame): Sheet {
  return {
    parts: { game: () => game, lay: () => undefined },
    Picture,
    styles,
    lists: { en: lists, de: lists, fr: lists },
  };
}
