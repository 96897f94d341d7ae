/**
 * The worker of the installed page. It keeps nothing: every page comes from the server, so that no
 * page ever speaks an older protocol than the server does. Without a line it says so; what the
 * server pushes while no page is open it shows, and a press on it leads to the table.
 */

import { withoutLine } from "./line";
import type { WorkerScope } from "./scope";

const worker = self as unknown as WorkerScope;

worker.addEventListener("install", () => void worker.skipWaiting());

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  // All else is left to the browser, which keeps files with a hash in their name by itself.
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => withoutLine(worker.navigator.languages)));
});

worker.addEventListener("push", (event) => {
  const { title, body, path } = (event.data?.json() ?? {}) as Partial<Record<string, string>>;
  if (title === undefined || path === undefined) return;
  // In place of what was told of the same table before.
  const options = { body: body ?? "", tag: path, icon: "/icon-192.png", data: path };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});

/** Bring a table to the front, or open it. */
async function lead(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  if (open !== undefined) await open.focus();
  else await worker.clients.openWindow(path);
}
