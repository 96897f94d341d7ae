import { afterEach, expect, test } from "vitest";

import { chart } from "../../../src/games/sands/geometry";
import { borderOf, parts } from "../../../src/games/sands/parts";
import { SANDS } from "../../../src/protocol/generated/sands";

afterEach(() => parts.lay(null));

test("a page shows the newest shipped box until another is laid out", () => {
  expect(parts.names.region).toBe(SANDS.names.region);
  const borders = SANDS.content.borders.slice(1);
  parts.lay({ ...SANDS, content: { ...SANDS.content, borders } });
  const { first, second } = SANDS.content.borders[0] ?? { first: 0, second: 0 };
  expect(borderOf(first, second)).toBe(-1);
  expect(parts.game().content.borders).toBe(borders);
  parts.lay(null);
  expect(borderOf(first, second)).toBe(0);
});

test("what is drawn from a box is drawn once, and anew for another", () => {
  const before = chart();
  expect(chart()).toBe(before);
  parts.lay({ ...SANDS, content: { ...SANDS.content, borders: [] } });
  expect(chart().borderPlaces).toEqual([]);
});
