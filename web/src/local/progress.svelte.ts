/** How far the rules are loaded. */

class Progress {
  bytes = $state(0);
  ready = $state(false);
  /** Why they could not be loaded. */
  failed = $state<string | null>(null);
}

export const progress = new Progress();
