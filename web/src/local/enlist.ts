/** Lets the site work without a network, and says when there is a newer version. */

import { version } from "../browser/version.svelte";

export async function enlist(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const wasServed = serviceWorker.controller !== null;
  const registration = await serviceWorker.register("./worker.js", { updateViaCache: "none" });
  const tell = (): void => {
    if (wasServed && registration.waiting !== null) version.outdated = true;
  };
  tell();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tell);
  });
  version.takeOver = () => {
    if (registration.waiting === null) return location.reload();
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage("take over");
  };
}
