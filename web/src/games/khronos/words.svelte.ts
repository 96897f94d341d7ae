/** What the boards of Khronos say beside the game's own words, in the language spoken now. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";

import { tongue } from "../../words/tongue.svelte";
import { bundle, format, type Language } from "../../words/words";
import de from "./words/de.ftl?raw";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

const TEXTS: Readonly<Record<Language, string>> = { en, de, fr };
const bundles = new Map<Language, FluentBundle>();

function listOf(language: Language): FluentBundle {
  const known = bundles.get(language);
  if (known !== undefined) return known;
  const made = bundle(language, [TEXTS[language]]);
  bundles.set(language, made);
  return made;
}

/** Say something of the boards. */
export function k(key: string, given: Record<string, FluentVariable> = {}): string {
  return format(listOf(tongue.language), key, given);
}
