import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Considered } from "../../src/protocol/consequences";
import type { OfferedAction } from "../../src/table/choose";
import { Haste } from "../../src/table/haste";
import { quick } from "../../src/table/quick.svelte";
import { press } from "../../src/ui/press";

const BUILD = { text: "build", marks: ["do:build"] } as unknown as OfferedAction;
const OPEN = { ...BUILD, text: "use", at_once: true };
const other = { text: "pay" } as never;
const SAFE = { asked: { type: "TakeTurn", seat: 0 }, choices: [] } as unknown as Considered;

function sitting(meant: OfferedAction, told: Considered | null) {
  const table = { viewer: 0, chosen: ["do:build"], meant, confirm: vi.fn(() => Promise.resolve()) };
  const haste = new Haste(table, () => Promise.resolve(told));
  return { table, go: () => haste.go() };
}

beforeEach(() => {
  press.byMouse = true;
});

afterEach(() => quick.confirm("least"));

test("with a mouse, what can be taken back is played by the click that chooses it", async () => {
  const { table, go } = sitting(BUILD, SAFE);
  await go();
  expect(table.confirm).toHaveBeenCalledOnce();
});

test.each([
  ["ends the turn", { ...SAFE, asked: { type: "TakeTurn", seat: 1 } }],
  ["reveals something, or ends the game", { ...SAFE, asked: null }],
  ["leaves something to choose beside it", { ...SAFE, choices: [[other, other]] }],
  ["cannot be looked at", null],
])("what %s is confirmed", async (_, told) => {
  const { table, go } = sitting(BUILD, told);
  await go();
  expect(table.confirm).not.toHaveBeenCalled();
});

test("with a finger, or by key, what is chosen is looked at before it is confirmed", async () => {
  press.byMouse = false;
  const { table, go } = sitting(BUILD, SAFE);
  await go();
  expect(table.confirm).not.toHaveBeenCalled();
});

test("what only opens a question is played in any way, unless everything is confirmed", async () => {
  press.byMouse = false;
  const { table, go } = sitting(OPEN, null);
  await go();
  expect(table.confirm).toHaveBeenCalledOnce();
  quick.confirm("all");
  await go();
  expect(table.confirm).toHaveBeenCalledOnce();
});

test("what was put aside before its consequences came is not played", async () => {
  const { table, go } = sitting(BUILD, SAFE);
  const going = go();
  table.meant = OPEN;
  await going;
  expect(table.confirm).not.toHaveBeenCalled();
});
