/** Light or dark: as the system has it, or as it is switched here. */

import { embeddedTheme } from "./embed";
import { readStored, writeStored } from "./storage";

const KEPT = "clocksmith.theme";

export type Theme = "light" | "dark" | "auto";

class ThemeSwitch {
  theme = $state<Theme>("auto");

  start(): void {
    const before = embeddedTheme() ?? readStored(KEPT);
    if (before === "light" || before === "dark") this.theme = before;
    this.mark();
  }

  switch(theme: Theme): void {
    this.theme = theme;
    writeStored(KEPT, theme === "auto" ? null : theme);
    this.mark();
  }

  private mark(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const theme = new ThemeSwitch();
