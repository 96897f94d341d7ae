/** What the keyboard comes to at a table: what can answer the question, and what is called by digits. */

// The map where places of it are open; else what is offered on the board, or beside it.
const ANSWERS = [
  ".board [data-open][tabindex='0']",
  ".board button.offered:not([aria-disabled='true'])",
  ".hand button:not(:disabled, [aria-disabled='true'])",
  ".board [tabindex='0']",
];

/** What answers the question, nearest to the hand of who has no mouse. */
export function taskIn(shell: Element): HTMLElement | null {
  for (const answers of ANSWERS) {
    for (const one of shell.querySelectorAll<HTMLElement>(answers))
      if (one.checkVisibility({ visibilityProperty: true })) return one;
  }
  return null;
}

/** The card, or the tile, that a digit calls; they are numbered as they stand. */
export function calledBy(digit: string, shell: Element): HTMLElement | null {
  if (!/^[1-9]$/.test(digit)) return null;
  const numbered = shell.querySelectorAll<HTMLElement>("[data-digits] button");
  return numbered[Number(digit) - 1] ?? null;
}

/** Whether the keyboard is nowhere: what had the focus is gone. */
export function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

const ENDINGS = ["end", "done"].map((verb) => `.hand [data-marks~="do:${verb}"]`).join();

/** The button that ends the turn, or the action that goes on. */
export function endingIn(shell: Element): HTMLElement | null {
  return shell.querySelector<HTMLElement>(ENDINGS);
}
