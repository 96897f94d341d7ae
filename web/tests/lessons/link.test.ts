import { expect, test, vi } from "vitest";

import { LessonLink, type LessonApi } from "../../src/lessons/link.svelte";
import type { LessonTold } from "../../src/protocol/lessons";
import type { Message } from "../../src/protocol/wire";

function told(answers: readonly string[], more: Partial<LessonTold> = {}): LessonTold {
  const message = { type: "welcome", number: answers.length, table: { seats: [] } };
  return {
    answers,
    message: message as unknown as LessonTold["message"],
    stage: "one",
    number: 1,
    stages: 3,
    starts: [0, 1],
    reads: false,
    held: false,
    fresh: false,
    free: false,
    said: null,
    solution: [],
    astray: false,
    good: answers.length,
    done: false,
    places: [],
    arrows: [],
    marks: [],
    ...more,
  };
}

function linked(first: LessonTold) {
  const lesson = vi.fn<LessonApi["lesson"]>((_game, _lesson, answers) =>
    Promise.resolve(told(answers)),
  );
  const api: LessonApi = { lesson, lessonConsider: vi.fn(), lessonBars: vi.fn() };
  const link = new LessonLink("khronos", "goal", first, api);
  const heard: Message[] = [];
  link.connect("t", 0, 0, { heard: (message) => heard.push(message), closed: vi.fn() });
  return { link, lesson, heard };
}

test("whoever opens the table is told where the lesson stands", async () => {
  const { heard } = linked(told([""]));
  await Promise.resolve();
  expect(heard).toHaveLength(1);
});

test("an answer is sent with all that came before it", async () => {
  const { link, lesson } = linked(told([""]));
  await link.network.api.act("t", 0, 0, "end", "key", { then: ["charge 2 0"] });
  expect(lesson).toHaveBeenCalledWith("khronos", "goal", ["", "end"], 1, ["charge 2 0"]);
  expect(link.answers).toEqual(["", "end"]);
});

test("taking back is a shorter list, and never leaves the stage", async () => {
  const { link, lesson } = linked(told(["", "a", "b"]));
  await link.network.api.undo("t", 0, 0, false);
  expect(lesson).toHaveBeenLastCalledWith("khronos", "goal", ["", "a"], null);
  await link.network.api.undo("t", 0, 0, true);
  expect(lesson).toHaveBeenLastCalledWith("khronos", "goal", [""], null);
  await link.network.api.undo("t", 0, 0, false);
  expect(lesson).toHaveBeenLastCalledWith("khronos", "goal", [""], null);
});

test("who went astray goes back to where it was good, and a step back is a stage back", async () => {
  const { link, lesson } = linked(told(["", "a", "b"], { astray: true, good: 1 }));
  await link.straighten();
  expect(lesson).toHaveBeenLastCalledWith("khronos", "goal", [""], null);
  await link.back();
  expect(lesson).toHaveBeenLastCalledWith("khronos", "goal", [], null);
});
