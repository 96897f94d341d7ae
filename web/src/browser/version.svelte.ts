/** Whether this page is older than its server: then there is a newer version to load. */

import { IS_SITE } from "./site";

const AGAIN = "clocksmith.loaded-again";
const SCRIPT = /\/assets\/(index-[\w-]+)\.js/;
const APART = 60_000; // ms between two loads that nobody asked for

/** The name of the entry script in the text of a page; null where it was not built. */
function scriptIn(text: string): string | null {
  return SCRIPT.exec(text)?.[1] ?? null;
}

class Version {
  /** There is a newer one. */
  outdated = $state(false);
  private own: string | null = null;

  start(): void {
    this.own = scriptIn(document.querySelector<HTMLScriptElement>("script[src]")?.src ?? "");
    // A part of this build could not be loaded: it is gone, or the network is.
    addEventListener("vite:preloadError", () => void this.isGone());
  }

  /** Compare with what the server says it serves; a server without a client says nothing. */
  hear(served: string | undefined): void {
    if (served === undefined || this.own === null || served === this.own) return;
    this.outdated = true;
  }

  /** Ask the server whether its pages come from another build. */
  async isGone(): Promise<boolean> {
    const text = await fetch(IS_SITE ? "./" : "/", { cache: "no-store" }).then(
      (answer) => (answer.ok ? answer.text() : ""),
      () => "",
    );
    this.hear(scriptIn(text) ?? undefined);
    return this.outdated;
  }

  /** Load the page anew by itself, unless that was done just now and did not help. */
  loadOnce(): void {
    const now = Date.now();
    try {
      if (now - Number(sessionStorage.getItem(AGAIN) ?? 0) < APART) return;
      sessionStorage.setItem(AGAIN, String(now));
    } catch {
      return; // nothing can be noted here: the button remains
    }
    this.load();
  }

  load(): void {
    this.takeOver();
  }

  /** Load the page anew; where files are kept in the browser, those of the newer version. */
  takeOver = (): void => location.reload();
}

export const version = new Version();
