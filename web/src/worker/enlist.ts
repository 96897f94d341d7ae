/** Lets the page be installed: enlists its worker, which takes over as soon as there is a newer one. */

export function enlist(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" }).catch(() => {
    // a browser may refuse it, as in a private window; everything else works without
  });
}
