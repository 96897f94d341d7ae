/** The games whose positions can be drawn. */

import inventionsStyles from "../styles/inventions.css?inline";
import sandsStyles from "../styles/sands.css?inline";
import khronosStyles from "../styles/khronos.css?inline";
import { parts as inventions } from "../games/inventions/parts";
import { parts as khronos } from "../games/khronos/parts";
import { parts as sands } from "../games/sands/parts";
import InventionsPicture from "../games/inventions/picture/Picture.svelte";
import SandsPicture from "../games/sands/picture/Picture.svelte";
import KhronosPicture from "../games/khronos/picture/Picture.svelte";
import type { Language } from "../words/words";
import type { Sheet } from "./drawn";

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
