import { expect, test } from "vitest";

import { routeOf } from "../../src/browser/router.svelte";

const route = (path: string) => routeOf(new URL(path, "http://localhost"));

test("an address means a page and names what it shows", () => {
  expect(route("/").page).toBe("Home");
  expect(route("/new?game=khronos").query.get("game")).toBe("khronos");
  expect(route("/t/abc")).toMatchObject({ page: "Table", params: { id: "abc" } });
  expect(route("/t/abc/replay?step=12").page).toBe("Replay");
  expect(route("/rules/khronos#5.4")).toMatchObject({ page: "Rules", hash: "5.4" });
  expect(route("/rules")).toMatchObject({ page: "AllRules", params: {} });
  expect(route("/rules/sands/summary").page).toBe("Summary");
  expect(route("/rules/sands/try/raid").params).toEqual({ game: "sands", diagram: "raid" });
  expect(route("/#AbC")).toMatchObject({ page: "Board", params: { code: "AbC" } });
  expect(route("/#main").page).toBe("Home");
  expect(route("/account/").page).toBe("Account");
});

test("what is written in an address is read as it was meant", () => {
  expect(route("/j/a%2Fb").params).toEqual({ token: "a/b" });
  expect(route("/j/%E0%A4%A").params).toEqual({ token: "%E0%A4%A" });
});

test("any other address means nothing", () => {
  expect(route("/t/").page).toBe("NotFound");
  expect(route("/t/abc/other").page).toBe("NotFound");
  expect(route("/tables").page).toBe("NotFound");
});
