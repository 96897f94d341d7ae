import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Desk, STARTS } from "../../src/editor/desk.svelte";
import { readDrafts } from "../../src/editor/drafts";
import { letterAt } from "../../src/editor/sketch";
import { Fault } from "../../src/net/fault";

const check = vi.hoisted(() => vi.fn());
vi.mock("../../src/net/api", () => ({ api: { check } }));

function stubStorage(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  } as unknown as Storage;
}

describe("Desk", () => {
  let desk: Desk;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", stubStorage());
    check.mockReset().mockResolvedValue({});
    desk = new Desk();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("begins with the valley, which can be played", async () => {
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.sketch).toBe(STARTS.valley);
    expect(desk.verdict).toEqual({ kind: "valid" });
  });

  it("takes a whole stroke back at once", () => {
    desk.fresh(STARTS.empty, "");
    desk.brush = "river";
    desk.press(0);
    desk.drag(3);
    expect(desk.sketch.slice(0, 5)).toBe("~~~~.");
    desk.lift();
    desk.undo();
    expect(desk.sketch).toBe(STARTS.empty);
    desk.redo();
    expect(desk.sketch.slice(0, 5)).toBe("~~~~.");
  });

  it("draws nothing while the brush is up", () => {
    desk.drag(40);
    expect(desk.sketch).toBe(STARTS.valley);
  });

  it("asks the server once the hand rests, and says what it says", async () => {
    await vi.advanceTimersByTimeAsync(0);
    check.mockClear().mockRejectedValue(new Fault("invalid", "no map at all", 422));
    desk.dab(20);
    desk.dab(21);
    expect(desk.verdict).toEqual({ kind: "checking" });
    await vi.advanceTimersByTimeAsync(400);
    expect(check).toHaveBeenCalledTimes(1);
    expect(desk.verdict).toEqual({ kind: "refused", sentence: "no map at all" });
  });

  it("does not judge without a server", async () => {
    check.mockRejectedValue(new Fault("unreachable", "lost"));
    desk.dab(20);
    await vi.advanceTimersByTimeAsync(400);
    expect(desk.verdict).toEqual({ kind: "unchecked" });
  });

  it("keeps what was drawn, also the last stroke before one leaves", () => {
    desk.brush = "hamlet";
    desk.rename("mine");
    desk.dab(40);
    desk.close();
    const [kept] = readDrafts(localStorage);
    expect(kept?.name).toBe("mine");
    expect(letterAt(kept?.sketch ?? "", 40).hamlet).toBe(true);
    expect(new Desk().name).toBe("mine");
  });
});
