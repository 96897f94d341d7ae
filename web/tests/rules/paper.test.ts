import { expect, it } from "vitest";

import { excerptOf } from "../../src/rules/excerpt";
import { readBook } from "../../src/rules/markdown";
import { usualPaper } from "../../src/rules/paper";

it("lays out Letter where people print on it, and A4 elsewhere", () => {
  expect(usualPaper(["en-US", "en"])).toBe("letter");
  expect(usualPaper(["fr-CA"])).toBe("letter");
  expect(usualPaper(["de-DE", "en-US"])).toBe("a4");
  expect(usualPaper(["de"])).toBe("a4");
  expect(usualPaper([])).toBe("a4");
});

it("shows what was found within two lines", () => {
  const long = `${"word ".repeat(60)}treasure ${"word ".repeat(60)}`;
  const [, section] = readBook(`## 1 A\n\nFirst.\n\n${long}`).sections;
  if (section === undefined) throw new Error("there is a section");
  const excerpt = excerptOf(section, ["treasure"]);
  expect(excerpt).toContain("treasure");
  expect(excerpt.length).toBeLessThan(190);
  expect(excerpt.startsWith("… ")).toBe(true);
  expect(excerptOf(section, ["first"])).toBe("First.");
});
