/** The games whose positions can be drawn. */

import inventionsStyles from "../styles/inventions.css?inline";
import sandsStyles from "../styles/sands.css?inline";
import khronosStyles from "../styles/khronos.css?inline";
import InventionsPicture from "../games/inventions/picture/Picture.svelte";
import SandsPicture from "../games/sands/picture/Picture.svelte";
import KhronosPicture from "../games/khronos/picture/Picture.svelte";
import { INVENTIONS } from "../protocol/generated/inventions";
import { KHRONOS } from "../protocol/generated/khronos";
import { SANDS } from "../protocol/generated/sands";
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
    game: INVENTIONS,
    Picture: InventionsPicture,
    styles: inventionsStyles,
    lists: listsOf("inventions"),
  },
  khronos: {
    game: KHRONOS,
    Picture: KhronosPicture,
    styles: khronosStyles,
    lists: listsOf("khronos"),
  },
  sands: { game: SANDS, Picture: SandsPicture, styles: sandsStyles, lists: listsOf("sands") },
};
