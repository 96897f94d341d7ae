import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Editor, STARTS } from "../../src/editor/editor.svelte";
import { readDrafts } from "../../src/editor/drafts";
import { letterAt } from "../../src/editor/sketch";
import { RequestError } from "../../src/net/error";

const check = vi.hoisted(() => vi.fn());
vi.mock("../../src/net/api", () => ({ api: { check } }));

function stubStorage(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  } as unknown as Storage;
}

describe("Editor", () => {
  let editor: Editor;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", stubStorage());
    check.mockReset().mockResolvedValue({});
    editor = new Editor();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("begins with the valley, which can be played", async () => {
    await vi.advanceTimersByTimeAsync(0);
    expect(editor.sketch).toBe(STARTS.valley);
    expect(editor.verdict).toEqual({ kind: "valid" });
  });

  it("takes a whole stroke back at once", () => {
    editor.fresh(STARTS.empty, "");
    editor.brush = "river";
    editor.press(0);
    editor.drag(3);
    expect(editor.sketch.slice(0, 5)).toBe("~~~~.");
    editor.lift();
    editor.undo();
    expect(editor.sketch).toBe(STARTS.empty);
    editor.redo();
    expect(editor.sketch.slice(0, 5)).toBe("~~~~.");
  });

  it("draws nothing while the brush is up", () => {
    editor.drag(40);
    expect(editor.sketch).toBe(STARTS.valley);
  });

  it("asks the server once the hand rests, and says what it says", async () => {
    await vi.advanceTimersByTimeAsync(0);
    check.mockClear().mockRejectedValue(new RequestError("invalid", "no map at all", 422));
    editor.dab(20);
    editor.dab(21);
    expect(editor.verdict).toEqual({ kind: "checking" });
    await vi.advanceTimersByTimeAsync(400);
    expect(check).toHaveBeenCalledTimes(1);
    expect(editor.verdict).toEqual({ kind: "refused", sentence: "no map at all" });
  });

  it("does not judge without a server", async () => {
    check.mockRejectedValue(new RequestError("unreachable", "lost"));
    editor.dab(20);
    await vi.advanceTimersByTimeAsync(400);
    expect(editor.verdict).toEqual({ kind: "unchecked" });
  });

  it("keeps what was drawn, also the last stroke before one leaves", () => {
    editor.brush = "hamlet";
    editor.rename("mine");
    editor.dab(40);
    editor.close();
    const [kept] = readDrafts(localStorage);
    expect(kept?.name).toBe("mine");
    expect(letterAt(kept?.sketch ?? "", 40).hamlet).toBe(true);
    expect(new Editor().name).toBe("mine");
  });
});
