import { expect, test } from "vitest";

import { completions, valueOf, written } from "../../src/boxes/values";
import type { Column } from "../../src/protocol/boxes";
import { FORM } from "./form";

function column(sheet: number, key: string): Column {
  const found = FORM.sheets[sheet]?.columns.find((one) => one.key === key);
  if (found === undefined) throw new Error(key);
  return found;
}
const lamps = () => ["one", "two", "twenty"];
const shown = (of: Column, text: string) => completions(of, text, lamps).map((one) => one.shown);

test("values are written in a cell and read back", () => {
  expect(valueOf(column(0, "worth"), " 7 ")).toBe(7);
  expect(valueOf(column(0, "worth"), "−2")).toBe(-2);
  expect(valueOf(column(0, "worth"), "many")).toBe("many");
  expect(valueOf(column(0, "effects"), "light 1; burn two 3;")).toEqual(["light 1", "burn two 3"]);
  expect(written(column(0, "effects"), ["light 1", "burn two 3"])).toBe("light 1; burn two 3");
  expect(valueOf(column(1, "ends"), "one,two")).toEqual(["one", "two"]);
  expect(valueOf(column(0, "effects"), "")).toEqual([]);
});

test("what is typed is completed from choices, rows and effects", () => {
  expect(shown(column(0, "colour"), "re")).toEqual(["red", "green", "dark-red"]);
  expect(shown(column(0, "colour"), "red")).toEqual([]);
  expect(shown(column(1, "ends"), "one, tw")).toEqual(["two", "twenty"]);
  expect(shown(column(0, "effects"), "3 bu")).toEqual(["burn LAMP NUMBER"]);
});

test("a completion keeps the entries before it and marks what is still open", () => {
  expect(completions(column(1, "ends"), "one, twe", lamps)[0]?.text).toBe("one, twenty");
  const [burn] = completions(column(0, "effects"), "light 1; 3 bu", lamps);
  expect(burn).toEqual({ text: "light 1; burn LAMP 3", shown: "burn LAMP NUMBER", open: [14, 18] });
});
