import { expect, test } from "vitest";

import {
  blockOf,
  confirmed,
  countIn,
  countOf,
  entered,
  nextStandIn,
  rowsOf,
  statusOf,
  withNewRow,
  withoutRow,
} from "../../src/boxes/rows";
import { BOX, FORM } from "./form";

const [LAMP] = FORM.sheets;
if (LAMP === undefined) throw new Error("there are lamps");
const WORTH = { sheet: "lamp", row: 0, column: "worth" };

test("printed values are counted, stand-ins told apart", () => {
  expect(countIn(BOX, LAMP)).toEqual({ entered: 1, printed: 6 });
  expect(countOf(BOX, FORM)).toEqual({ entered: 2, printed: 7 });
});

test("a value that is changed or confirmed is entered", () => {
  const changed = entered(BOX, WORTH, 5);
  expect(rowsOf(changed, "lamp")[0]?.worth).toBe(5);
  expect(statusOf(rowsOf(changed, "lamp")[0], "worth")).toBe("entered");
  const same = confirmed(BOX, WORTH);
  expect(rowsOf(same, "lamp")[0]?.worth).toBe(1);
  expect(countOf(same, FORM).entered).toBe(3);
  expect(confirmed(same, WORTH)).toBe(same);
});

test("the next stand-in is found row by row, from the end to the beginning", () => {
  expect(nextStandIn(BOX, FORM, WORTH)).toEqual({ ...WORTH, column: "colour" });
  const last = { sheet: "road", row: 0, column: "ends" };
  expect(nextStandIn(BOX, FORM, last)).toEqual(WORTH);
  const done = { ...BOX, lamp: [] };
  expect(nextStandIn(done, FORM, last)).toBeNull();
});

test("a new row is like the one above it, under a name of its own", () => {
  const more = withNewRow(withNewRow(BOX, LAMP, 1), LAMP, 2);
  expect(rowsOf(more, "lamp").map(({ name }) => name)).toEqual([
    "one",
    "two",
    "new-lamp",
    "new-lamp-2",
  ]);
  expect(rowsOf(more, "lamp")[2]).toMatchObject({ worth: 2, status: "stand-in", statuses: {} });
  expect(rowsOf(withoutRow(more, "lamp", 0), "lamp")).toHaveLength(3);
});

test("cells of a spreadsheet come in rows and columns", () => {
  expect(blockOf("1\tred\r\n2\tgreen\r\n")).toEqual([
    ["1", "red"],
    ["2", "green"],
  ]);
});
