import { expect, test } from "vitest";

import { apply } from "../../src/protocol/change";

const OLD = { type: "View", round: 1, hands: [[1, 2], [3]], names: ["a", "b", "c"] };

test("nothing changes nothing", () => {
  expect(apply(null, OLD)).toBe(OLD);
});

test("a value is replaced", () => {
  expect(apply([0, 5], OLD)).toBe(5);
  expect(apply([0, null], undefined)).toBeNull();
});

test("fields of a record change, and everything else stays the same object", () => {
  const changed = apply([1, { round: [0, 2] }], OLD) as typeof OLD;
  expect(changed).toEqual({ ...OLD, round: 2 });
  expect(changed.hands).toBe(OLD.hands);
  expect(OLD.round).toBe(1);
});

test("items of a list change at their places", () => {
  const change = [1, { hands: [2, [[0, [2, [[1, [0, 9]]]]]]] }] as const;
  expect(apply(change, OLD)).toEqual({ ...OLD, hands: [[1, 9], [3]] });
});

test("a list is spliced", () => {
  expect(apply([1, { names: [3, 1, 1, ["x", "y"]] }], OLD)).toEqual({
    ...OLD,
    names: ["a", "x", "y", "c"],
  });
});

test("a change that does not fit its value is an error", () => {
  expect(() => apply([1, {}], [1])).toThrow(TypeError);
  expect(() => apply([2, []], 3)).toThrow(TypeError);
  expect(() => apply(null, undefined)).toThrow(TypeError);
});
