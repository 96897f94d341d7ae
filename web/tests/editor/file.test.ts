import { describe, expect, it } from "vitest";
import { dropDraft, keepDraft, readDrafts } from "../../src/editor/drafts";
import { fileName, readMap, writeMap } from "../../src/editor/file";
import { EMPTY, optionOf, rowsOf, withLetter } from "../../src/editor/sketch";
import { begin, change, redo, undo } from "../../src/editor/past";

const LAND = withLetter(withLetter(EMPTY, 3, "F"), 40, "~");

describe("map files", () => {
  it("are read back from what they write", () => {
    const named = { name: 'My "valley" \\ two', sketch: LAND };
    expect(readMap(writeMap(named))).toEqual(named);
  });

  it("are read from bare rows and from an option, too", () => {
    expect(readMap(rowsOf(LAND).join("\r\n"))).toEqual({ name: "", sketch: LAND });
    expect(readMap(optionOf(LAND))).toEqual({ name: "", sketch: LAND });
  });

  it("may hold comments and single quotes", () => {
    const rows = rowsOf(LAND).map((row) => `  '${row}', # "noise"`);
    expect(readMap(`[[map]]\nname = 'x'\nrows = [\n${rows.join("\n")}\n]`)).toEqual({
      name: "x",
      sketch: LAND,
    });
  });

  it("that are none say so", () => {
    expect(readMap("Dear friend,")).toEqual({ key: "editor-file-unreadable", details: {} });
    expect(readMap("rows = ['..']")).toMatchObject({ key: "editor-file-rows" });
    expect(readMap("...f\n....")).toMatchObject({ key: "editor-file-rows", details: { count: 2 } });
  });

  it("have names without blanks", () => {
    expect(fileName("Forêt d’été")).toBe("foret-d-ete.toml");
    expect(fileName("  ")).toBe("map.toml");
  });
});

describe("drafts", () => {
  function store(): Storage {
    const held = new Map<string, string>();
    return {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (k: string, v: string) => held.set(k, v),
    } as unknown as Storage;
  }

  it("are kept latest first, one for each id", () => {
    const kept = store();
    keepDraft(kept, { id: "a", name: "one", sketch: EMPTY, at: 1 });
    keepDraft(kept, { id: "b", name: "two", sketch: LAND, at: 2 });
    keepDraft(kept, { id: "a", name: "one more", sketch: LAND, at: 3 });
    expect(readDrafts(kept).map(({ id, name }) => [id, name])).toEqual([
      ["a", "one more"],
      ["b", "two"],
    ]);
    expect(dropDraft(kept, "a").map(({ id }) => id)).toEqual(["b"]);
  });

  it("that cannot be read are left out", () => {
    const kept = store();
    kept.setItem("clocksmith.maps", '[null, {"id":"a"}, {"id":"b","name":"n","rows":"..","at":1}]');
    expect(readDrafts(kept)).toEqual([]);
    kept.setItem("clocksmith.maps", "{");
    expect(readDrafts(kept)).toEqual([]);
  });
});

describe("undo", () => {
  it("goes back and forth until something else is done", () => {
    let past = change(change(begin("a"), "b"), "c");
    past = undo(past);
    expect(past.now).toBe("b");
    expect(redo(past).now).toBe("c");
    expect(redo(change(past, "d")).now).toBe("d");
    expect(undo(undo(undo(past))).now).toBe("a");
    expect(change(past, "b")).toBe(past);
  });
});
