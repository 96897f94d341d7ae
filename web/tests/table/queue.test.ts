import { expect, test } from "vitest";

import { Queue, type Shown, type Stage, type Wait } from "../../src/table/playback/queue";

/** A position, and what is told before it. */
function shown(view: string, ...types: string[]): Shown<string> {
  return { told: types.map((type) => ({ seat: 0, event: { type }, step: 0 })), view, past: 1 };
}

/** A stage that writes down what it shows; views and scenes are texts. */
function stage(moving = true) {
  const seen: string[] = [];
  const told: Stage<string, string, string> = {
    scene: (view) => view,
    animate: (scene, { type }) => ({ scene: `${scene}+${type}`, effects: [type], ms: 100 }),
    show: (view, scene, effects) => seen.push([view, scene, effects.join()].join(" ")),
    begin: () => undefined,
    tell: (_, ms) => ms,
    settle: () => undefined,
    rest: () => seen.push("rest"),
    moving: () => moving,
  };
  return { seen, told };
}

/** Waits until somebody says go on. */
function waiting() {
  let go: (() => void) | null = null;
  const wait: Wait = (_, signal) =>
    new Promise((resolve) => {
      go = resolve;
      signal.addEventListener("abort", () => resolve());
    });
  const tick = async () => {
    go?.();
    for (let i = 0; i < 5; i += 1) await Promise.resolve();
  };
  return { wait, tick };
}

test("events are shown one after another, then the position they lead to", async () => {
  const { seen, told } = stage();
  const { wait, tick } = waiting();
  const queue = new Queue(told, shown("one"), wait);
  queue.add([shown("two", "a", "b")]);
  expect(queue.busy).toBe(true);
  expect(seen).toEqual(["one one ", "one one+a a"]);
  await tick();
  expect(seen.at(-1)).toBe("one one+a+b b");
  await tick();
  expect(seen.slice(-2)).toEqual(["two two ", "rest"]);
  expect(queue.busy).toBe(false);
});

test("skipping shows the end of all that waits", async () => {
  const { seen, told } = stage();
  const { wait, tick } = waiting();
  const queue = new Queue(told, shown("one"), wait);
  queue.add([shown("two", "a"), shown("three", "b")]);
  queue.skip();
  await tick();
  expect(seen).toEqual(["one one ", "one one+a a", "two two ", "three three ", "rest"]);
});

test("after an undo only the position now is shown", async () => {
  const { seen, told } = stage();
  const { wait, tick } = waiting();
  const queue = new Queue(told, shown("one"), wait);
  queue.add([shown("two", "a"), shown("three", "b")]);
  queue.jump(shown("zero"));
  await tick();
  expect(seen.slice(-2)).toEqual(["zero zero ", "rest"]);
  expect(seen.join()).not.toContain("three");
});

test("where nothing moves the positions follow each other at once", async () => {
  const { seen, told } = stage(false);
  const queue = new Queue(told, shown("one"));
  queue.add([shown("two", "a")]);
  await Promise.resolve();
  expect(seen).toEqual(["one one ", "two two ", "rest"]);
});

test("a later step is played from where the earlier one ended", async () => {
  const { seen, told } = stage();
  const { wait, tick } = waiting();
  const queue = new Queue(told, shown("one"), wait);
  queue.add([shown("two", "a")]);
  queue.add([shown("three", "b")]);
  await tick();
  expect(seen.at(-1)).toBe("two two+b b");
  await tick();
  expect(seen.slice(-2)).toEqual(["three three ", "rest"]);
});

test("an event stands as long as who tells it says, also one that moves nothing", async () => {
  const { told } = stage();
  const waited: number[] = [];
  const wait: Wait = (ms) => {
    waited.push(ms);
    return Promise.resolve();
  };
  const still = { ...told, animate: (scene: string) => ({ scene, effects: [], ms: 0 }) };
  const queue = new Queue(
    { ...still, tell: ({ event }) => (event.type === "a" ? 700 : 0) },
    shown("one"),
    wait,
  );
  queue.add([shown("two", "a", "b")]);
  await Promise.resolve();
  expect(waited).toEqual([700]);
});
