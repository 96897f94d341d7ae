/** What the plain board says beside the words of a game, in the language spoken now. */

import { speaking } from "../parts/words.svelte";
import de from "./words/de.ftl?raw";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

/** Say something of the plain board. */
export const k = speaking({ en, de, fr });
