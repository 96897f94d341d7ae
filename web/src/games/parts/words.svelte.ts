/** What boards say beside the words of their games, in the language spoken now. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";

import { spoken } from "../../words/spoken.svelte";
import { bundle, format, type Language } from "../../words/words";
import de from "./words/de.ftl?raw";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

export type Say = (key: string, given?: Record<string, FluentVariable>) => string;

/** Someone who says what stands in a word list of each language. */
export function speaking(texts: Readonly<Record<Language, string>>): Say {
  const bundles = new Map<Language, FluentBundle>();
  const listOf = (language: Language): FluentBundle => {
    const known = bundles.get(language);
    if (known !== undefined) return known;
    const made = bundle(language, [texts[language]]);
    bundles.set(language, made);
    return made;
  };
  return (key, given = {}) => format(listOf(spoken.language), key, given);
}

/** Say something that all boards say. */
export const p = speaking({ en, de, fr });
