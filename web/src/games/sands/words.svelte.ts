/** What the board of The Sands of Time says beside the game's own words, in the language spoken now. */

import { speaking } from "../parts/words.svelte";
import de from "./words/de.ftl?raw";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

/** Say something of the board. */
export const k = speaking({ en, de, fr });
