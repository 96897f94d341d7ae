/** The bars above lessons and puzzles. */

import { page, userEvent } from "@vitest/browser/context";
import { beforeAll, describe, expect, test, vi } from "vitest";

import LessonBar from "../../src/lessons/LessonBar.svelte";
import { LessonLink, type LessonApi } from "../../src/lessons/link.svelte";
import type { LessonInfo, LessonTold } from "../../src/protocol/lessons";
import { t } from "../../src/words/locale.svelte";
import { render, speakEnglish } from "./rendered";
import { NOW, sitDown, summaryOf } from "./sitting";

function told(more: Partial<LessonTold>): LessonTold {
  const table = summaryOf();
  return {
    answers: [],
    message: { ...NOW, type: "welcome", number: 0, table, seat: 0, steps: 0, past: [], view: {} },
    stage: "one",
    number: 0,
    stages: 3,
    starts: [0],
    reads: false,
    held: false,
    fresh: false,
    free: false,
    said: null,
    solution: [],
    astray: false,
    good: 0,
    done: false,
    places: [],
    arrows: [],
    marks: [],
    ...more,
  };
}

async function show(first: Partial<LessonTold>, next?: LessonInfo) {
  const { table } = await sitDown();
  const lesson = vi.fn<LessonApi["lesson"]>((_game, _id, answers) =>
    Promise.resolve(told({ answers: [...answers], number: 1, starts: [0, 1] })),
  );
  const api: LessonApi = { lesson, lessonConsider: vi.fn(), lessonBars: vi.fn() };
  const link = new LessonLink("khronos", "goal", told(first), api);
  render(LessonBar, { link, table, place: [1, 12] as const, next });
  return { lesson, link };
}

beforeAll(() => speakEnglish("table", "lessons", "lessons/khronos"));

describe("the bar of a lesson", () => {
  test("has the focus where something is only read, so that Enter goes on", async () => {
    const { lesson } = await show({ reads: true });
    await expect.element(page.getByRole("button", { name: t("lesson-go-on") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() =>
      expect(lesson).toHaveBeenCalledWith("khronos", "goal", [""], 0, undefined),
    );
  });

  test("holds a step on its result until one goes on", async () => {
    const { lesson } = await show({ answers: ["a"], held: true, said: "goal-pawns-result" });
    await expect.element(page.getByText("B is in Faith now.", { exact: false })).toBeVisible();
    await expect.element(page.getByRole("button", { name: t("lesson-on") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() =>
      expect(lesson).toHaveBeenCalledWith("khronos", "goal", ["a", ""], 1, undefined),
    );
  });

  test("says that another position begins, and never more steps than there are", async () => {
    await show({ fresh: true });
    await expect.element(page.getByText(t("lesson-position"))).toBeVisible();
    await show({ done: true, number: 3 });
    await expect
      .element(page.getByText(t("lesson-step", { step: 3, steps: 3 })).last())
      .toBeInTheDocument();
  });

  test("shows a solution to somebody who is stuck, from the beginning of the step", async () => {
    const { lesson } = await show({ answers: ["x"], solution: ["a", "b"] });
    await page.getByRole("button", { name: t("lesson-show") }).click();
    await vi.waitFor(() =>
      expect(lesson).toHaveBeenLastCalledWith("khronos", "goal", ["a"], 0, ["b"]),
    );
    expect(lesson).toHaveBeenCalledWith("khronos", "goal", [], null);
  });

  test("takes back what led astray, and only that", async () => {
    const { lesson } = await show({ answers: ["", "a", "b"], good: 1, astray: true });
    await page.getByRole("button", { name: t("lesson-take-back") }).click();
    expect(lesson).toHaveBeenLastCalledWith("khronos", "goal", [""], null);
  });

  test("leads back a stage, and to the beginning", async () => {
    const { lesson } = await show({ answers: ["", "a"], number: 1, starts: [0, 1] });
    await page.getByRole("button", { name: t("lesson-back") }).click();
    expect(lesson).toHaveBeenLastCalledWith("khronos", "goal", [""], null);
    await page.getByRole("button", { name: t("lesson-again") }).click();
    expect(lesson).toHaveBeenLastCalledWith("khronos", "goal", [], null);
  });

  test("leads on to the next lesson, and after the last one to a table", async () => {
    await show({ done: true }, { id: "turns", stages: 4, minutes: 3 });
    await expect.element(page.getByText(t("lesson-minutes", { minutes: 3 }))).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: t("lesson-next") }))
      .toHaveAttribute("href", "/learn/khronos/turns");
  });

  test("says at which stage one is", async () => {
    await show({ number: 1, starts: [0, 1] });
    await expect
      .element(page.getByText(t("lesson-step", { step: 2, steps: 3 })))
      .toBeInTheDocument();
  });

  test("keeps its button when the server does not answer", async () => {
    const { lesson } = await show({ reads: true });
    lesson.mockRejectedValueOnce(new Error("away"));
    const goOn = page.getByRole("button", { name: t("lesson-go-on") });
    await goOn.click();
    await goOn.click();
    expect(lesson).toHaveBeenCalledTimes(2);
  });
});
