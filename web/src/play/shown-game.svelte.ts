/** The game that a page shows: the head of the page leads to its rules. */

class Shown {
  /** Null where no table is open. */
  game = $state.raw<string | null>(null);
}

export const shown = new Shown();
