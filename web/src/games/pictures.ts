/** The games whose positions can be drawn. */

import inventionsStyles from "./inventions/styles/index.css?inline";
import sandsStyles from "./sands/styles/index.css?inline";
import khronosStyles from "./khronos/styles/index.css?inline";
import { parts as inventions } from "./inventions/parts";
import { parts as khronos } from "./khronos/parts";
import { parts as sands } from "./sands/parts";
import InventionsPicture from "./inventions/picture/Picture.svelte";
import SandsPicture from "./sands/picture/Picture.svelte";
import KhronosPicture from "./khronos/picture/Picture.svelte";
import type { Language } from "../words/words";
import type { Sheet } from "../picture/drawn";

const LISTS = import.meta.glob<string>(
  ["../../../src/clocksmith/core/shared/*.ftl", "../../../src/clocksmith/games/*/words/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const SOURCE = "../../../src/clocksmith";

function listsOf(game: string): Record<Language, string[]> {
  const inside = (language: Language): string[] => [
    LISTS[`${SOURCE}/core/shared/${language}.ftl`] ?? "",
    LISTS[`${SOURCE}/games/${game}/words/${language}.ftl`] ?? "",
  ];
  return { en: inside("en"), de: inside("de"), fr: inside("fr") };
}

export const SHEETS: Readonly<Record<string, Sheet>> = {
  inventions: {
    parts: inventions,
    Picture: InventionsPicture,
    styles: inventionsStyles,
    lists: listsOf("inventions"),
  },
  khronos: {
    parts: khronos,
    Picture: KhronosPicture,
    styles: khronosStyles,
    lists: listsOf("khronos"),
  },
  sands: { parts: sands, Picture: SandsPicture, styles: sandsStyles, lists: listsOf("sands") },
};
