/** The worker of the installed page keeps nothing, and answers only when the server does not. */

import { beforeAll, expect, test, vi } from "vitest";

import { withoutLine } from "../../src/worker/line";

type Hear = (event: unknown) => void;

const heard = new Map<string, Hear>();
const scope = {
  addEventListener: (type: string, hear: Hear) => heard.set(type, hear),
  skipWaiting: vi.fn(() => Promise.resolve()),
  clients: { claim: vi.fn(() => Promise.resolve()) },
  registration: { showNotification: vi.fn(() => Promise.resolve()) },
  navigator: { languages: ["de-AT", "en"] },
};

beforeAll(async () => {
  vi.stubGlobal("self", scope);
  await import("../../src/worker/worker");
});

function asked(mode: string): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  heard.get("fetch")?.({
    request: { mode, url: "http://here/api/me" },
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  return answer;
}

test("what is no page is left to the browser: nothing of the server's answers is kept", () => {
  expect(asked("cors")).toBeUndefined();
  expect(asked("no-cors")).toBeUndefined();
});

test("a page comes from the server", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("page")));
  expect(await (await asked("navigate"))?.text()).toBe("page");
});

test("without a line it says so, in a language of the browser", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  const answer = await asked("navigate");
  expect(answer?.status).toBe(503);
  expect(answer?.headers.get("cache-control")).toBe("no-store");
  expect(await answer?.text()).toContain("nicht erreichbar");
  expect(await withoutLine(["xx", "fr-CA"]).text()).toContain("injoignable");
  expect(await withoutLine([]).text()).toContain("cannot be reached");
});

test("a newer worker takes over at once", () => {
  heard.get("install")?.({});
  expect(scope.skipWaiting).toHaveBeenCalled();
  heard.get("activate")?.({ waitUntil: () => undefined });
  expect(scope.clients.claim).toHaveBeenCalled();
});

test("what the server pushes is shown, in place of what was told of the same table", () => {
  const told = { title: "Khronos", body: "It is your turn", path: "/t/1" };
  heard.get("push")?.({ data: { json: () => told }, waitUntil: () => undefined });
  const options = { body: told.body, tag: "/t/1", icon: "/icon-192.png", data: "/t/1" };
  expect(scope.registration.showNotification).toHaveBeenCalledWith("Khronos", options);
  scope.registration.showNotification.mockClear();
  heard.get("push")?.({ data: null, waitUntil: () => undefined });
  expect(scope.registration.showNotification).not.toHaveBeenCalled();
});
