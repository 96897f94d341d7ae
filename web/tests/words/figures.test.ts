import { expect, test } from "vitest";

import { begun, change, margin, percent, signed, tenth } from "../../src/words/figures";

const plain = (text: string) => text.replaceAll(/\s/g, " ");

test("chances are told in whole per cent", () => {
  expect(percent(0.428, "en")).toBe("43%");
  expect(plain(percent(0.428, "de"))).toBe("43 %");
});

test("changes have a sign, and small ones a place more", () => {
  expect(change(0.061, "en")).toBe("+6%");
  expect(change(-0.061, "en")).toBe("−6%");
  expect(change(0, "en")).toBe("0%");
  expect(change(0.0042, "en")).toBe("+0.4%");
});

test("nothing is surer than by one per cent", () => {
  expect(margin(0.021, "en")).toBe("2%");
  expect(margin(0.0042, "en")).toBe("1%");
  expect(margin(0, "en")).toBe("1%");
});

test("points have one place at most, and no minus zero", () => {
  expect(tenth(3.249)).toBe(3.2);
  expect(Object.is(tenth(-0.01), 0)).toBe(true);
});

test("gains and costs have a sign", () => {
  expect(signed(5.36, "en")).toBe("+5.4");
  expect(signed(-1, "en")).toBe("−1");
  expect(signed(2.5, "de")).toBe("+2,5");
});

test("a sentence begins with a capital letter", () => {
  expect(begun("économie", "fr")).toBe("Économie");
});
