import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { version } from "../../src/browser/version.svelte";

function served(script: string | null): void {
  const page = `<script type="module" src="/assets/${script}.js"></script>`;
  const answer = () =>
    script === null
      ? Promise.reject(new TypeError("network"))
      : Promise.resolve(new Response(page));
  vi.stubGlobal("fetch", vi.fn(answer));
}

beforeEach(() => {
  vi.stubGlobal("document", { querySelector: () => ({ src: "http://h/assets/index-old.js" }) });
  vi.stubGlobal("addEventListener", () => undefined);
  version.outdated = false;
  version.start();
});
afterEach(() => vi.unstubAllGlobals());

test("a page of the same build is up to date", () => {
  version.hear("index-old");
  version.hear(undefined); // a server without a client
  expect(version.outdated).toBe(false);
});

test("a page of another build is outdated", () => {
  version.hear("index-new");
  expect(version.outdated).toBe(true);
});

test("a part that is missing means a newer version only if the server has one", async () => {
  served("index-old");
  expect(await version.isGone()).toBe(false);
  served(null); // the network is gone
  expect(await version.isGone()).toBe(false);
  served("index-new");
  expect(await version.isGone()).toBe(true);
});

test("a page is not loaded by itself again and again", () => {
  const load = vi.spyOn(version, "load").mockImplementation(() => undefined);
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  version.loadOnce();
  version.loadOnce();
  expect(load).toHaveBeenCalledTimes(1);
});
