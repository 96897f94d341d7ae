/** What a declared board says beside the words of its game, in the language spoken now. */

import { speaking } from "../parts/words.svelte";
import de from "./words/de.ftl?raw";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

/** Say something of a declared board. */
export const k = speaking({ en, de, fr });
