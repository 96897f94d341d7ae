import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Considered } from "../../src/protocol/consequences";
import type { OfferedAction } from "../../src/table/model/choose";
import { AutoConfirm } from "../../src/table/selection/auto-confirm";
import { confirmation } from "../../src/table/selection/confirming.svelte";
import { press } from "../../src/browser/press";

const BUILD = { text: "build", marks: ["do:build"] } as unknown as OfferedAction;
const OPEN = { ...BUILD, text: "use", at_once: true };
const other = { text: "pay" } as never;
const SAFE = { final: false, choices: [] } as unknown as Considered;

function sitting(meant: OfferedAction, told: Considered | null) {
  const selection = {
    viewer: 0,
    chosen: ["do:build"],
    meant,
    confirm: vi.fn(() => Promise.resolve()),
  };
  const auto = new AutoConfirm(selection, () => Promise.resolve(told));
  return { selection, go: () => auto.confirmIfSafe() };
}

beforeEach(() => {
  press.isForeseen = true;
});

afterEach(() => confirmation.confirm("least"));

test("with a mouse or a key, what can be taken back is played by the press that chooses it", async () => {
  const { selection, go } = sitting(BUILD, SAFE);
  await go();
  expect(selection.confirm).toHaveBeenCalledOnce();
});

test.each([
  ["may not be taken back", { ...SAFE, final: true }],
  ["leaves something to choose beside it", { ...SAFE, choices: [[other, other]] }],
  ["cannot be looked at", null],
])("what %s is confirmed", async (_, told) => {
  const { selection, go } = sitting(BUILD, told);
  await go();
  expect(selection.confirm).not.toHaveBeenCalled();
});

test("with a finger, what is chosen is seen before it is played", async () => {
  press.isForeseen = false;
  const { selection, go } = sitting(BUILD, SAFE);
  await go();
  expect(selection.confirm).not.toHaveBeenCalled();
});

test("what only opens a question is played in any way, unless everything is confirmed", async () => {
  press.isForeseen = false;
  const { selection, go } = sitting(OPEN, null);
  await go();
  expect(selection.confirm).toHaveBeenCalledOnce();
  confirmation.confirm("all");
  await go();
  expect(selection.confirm).toHaveBeenCalledOnce();
});

test("what was put aside before its consequences came is not played", async () => {
  const { selection, go } = sitting(BUILD, SAFE);
  const going = go();
  selection.meant = OPEN;
  await going;
  expect(selection.confirm).not.toHaveBeenCalled();
});
