import { afterEach, expect, test, vi } from "vitest";

import { openShelf } from "../../src/local/database";

afterEach(() => vi.unstubAllGlobals());

test("a browser that refuses a database keeps tables in the memory of the page", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("refused", "SecurityError");
    },
  });
  const shelf = await openShelf();
  expect(shelf.lasts).toBe(false);
  expect(await shelf.keep("one", -1, 0, "first")).toBe("");
  expect(await shelf.keep("one", 0, 1, "second")).toBe("");
  expect(await shelf.all()).toEqual(["second"]);
  await shelf.remove("one");
  expect(await shelf.all()).toEqual([]);
});
