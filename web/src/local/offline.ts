/**
 * The service worker of the static site: after the first visit every file comes from the cache of
 * one version, so that the page works without a network and never mixes two versions.
 */

import type { WorkerScope } from "../worker/scope";

/** Names the version; the build writes it here, so that browsers see that there is a newer one. */
const VERSION = "__CLOCKSMITH_VERSION__";
const CACHE = "clocksmith-";
const LIST = "files.json"; // every file of the site, with what names its content
const PAGE = "index.html";

type Files = Readonly<Record<string, string>>;

const worker = self as unknown as WorkerScope;
const BASE = new URL("./", self.location.href);

async function filesIn(cache: Cache): Promise<Files> {
  const list = await cache.match(new URL(LIST, BASE));
  return list === undefined ? {} : ((await list.json()) as Files);
}

/** Fill the cache of this version: what has not changed comes from that of another one. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE + VERSION);
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHE));
  const known = await Promise.all(
    others.map(async (name) => {
      const other = await caches.open(name);
      return { other, files: await filesIn(other) };
    }),
  );
  const list = await fetch(new URL(LIST, BASE), { cache: "no-cache" });
  const files = (await list.clone().json()) as Files;
  for (const [path, content] of Object.entries(files)) {
    const url = new URL(path, BASE);
    const kept = known.find((one) => one.files[path] === content);
    const response = (await kept?.other.match(url)) ?? (await fetch(url, { cache: "no-cache" }));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(url, response);
  }
  await cache.put(new URL(LIST, BASE), list); // last: only a whole cache has a list
}

/** Other versions are needed no more. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE) && name !== CACHE + VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE + VERSION);
  const wanted = request.mode === "navigate" ? new URL(PAGE, BASE) : request;
  return (await cache.match(wanted)) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  if (event.request.url.startsWith(BASE.href)) event.respondWith(answer(event.request));
});
worker.addEventListener("message", () => void worker.skipWaiting()); // the page asks for it
