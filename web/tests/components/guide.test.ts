/** What the companion suggests: three answers beside each other, none of them cut off. */

import { page } from "@vitest/browser/context";
import { beforeAll, describe, expect, test, vi } from "vitest";

import GuidedBar from "../../src/guide/GuidedBar.svelte";
import { api } from "../../src/net/api";
import type { Suggestion } from "../../src/protocol/coach";
import { t } from "../../src/words/locale.svelte";
import { render, speakEnglish } from "./rendered";
import { sitDown } from "./sitting";

const SIZES = [
  [1366, 768],
  [1920, 1080],
] as const;

function suggested(tile: number, gain: number): Suggestion {
  const build = {
    text: `build ${tile}`,
    say: "do-build",
    fields: { age: 0, tile, cell: 100 },
  };
  const income = { name: "income-might", points: gain / 2, before: 0, after: 4 };
  const rivals = { name: "rivals", points: gain / 4, before: null, after: null };
  const plan = { steps: [build, build, build], reasons: [{ ...rivals, points: gain / 4 }] };
  return { action: build, why: { gain, reasons: [income, rivals], plan, beside: null } };
}

async function advise(): Promise<void> {
  vi.spyOn(api, "suggestions").mockResolvedValue({
    number: 4,
    suggestions: [suggested(4, 9), suggested(7, 8), suggested(1, 7)],
    closing: null,
  });
  const { table } = await sitDown({ view: { round: 1 } });
  render(GuidedBar, { table, until: { round: 4 } });
  await page
    .getByRole("button", { name: t("companion-go-on") })
    .first()
    .click();
}

beforeAll(() => speakEnglish("table", "coach", "companion/khronos"));

describe("the companion", () => {
  test.each(SIZES)("shows three suggestions whole, at %d by %d", async (width, height) => {
    await page.viewport(width, height);
    await advise();
    const worth = page.getByRole("group", { name: t("companion-worth") });
    await expect.element(worth.getByRole("button").nth(2)).toBeVisible();
    const shown = worth.element();
    expect(shown.querySelectorAll(".plan")).toHaveLength(3);
    expect(shown.scrollHeight).toBeLessThanOrEqual(shown.clientHeight);
  });
});
