/** How far the rules are loaded. */

class Progress {
  bytes = $state(0);
  ready = $state(false);
  /** Games outlive the page. */
  lasts = $state(true);
  /** Why they could not be loaded. */
  failed = $state<string | null>(null);
}

export const progress = new Progress();
