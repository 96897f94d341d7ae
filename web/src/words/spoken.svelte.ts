/** The language that is spoken now, for everything that says something in it. */

import type { Language } from "./words";

export const spoken = $state<{ language: Language }>({ language: "en" });
