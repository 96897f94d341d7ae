import { expect, test } from "vitest";

import type { Notice, SeatSummary } from "../../src/protocol/wire";
import { comings, lossOf } from "../../src/table/model/losses";

function seat(more: Partial<SeatSummary> = {}): SeatSummary {
  return { name: "Ada", kind: "person", online: true, mine: false, ...more };
}

const MINE = seat({ mine: true });
const OTHER = seat({ name: "Ben" });
const OPEN = seat({ name: "", kind: "open" });
const PLAYED = seat({ kind: "bot", level: "master", substitute: true, former: true });

function notice(kind: string, about: number, motion = ""): Notice {
  return { kind, seat: about, about, at: 0, step: 0, motion, who: "master" } as Notice;
}

test("nothing is lost while a seat is one's own, or when none ever was", () => {
  expect(lossOf([MINE, OTHER], [MINE, OTHER], [])).toBeNull();
  expect(lossOf([OTHER], [OTHER], [])).toBeNull();
});

test("a seat that is open again was taken away", () => {
  expect(lossOf([OTHER, MINE], [OTHER, OPEN], [])).toEqual({ seat: 1, kind: "removed" });
});

test("a bot plays on for who resigned, and for who was replaced, also for who comes later", () => {
  const resigned = [notice("resigned", 1)];
  expect(lossOf([OTHER, PLAYED], [OTHER, PLAYED], resigned)).toEqual({ seat: 1, kind: "resigned" });
  const replaced = [...resigned, notice("carried", 1, "person"), notice("carried", 1, "bot")];
  expect(lossOf([OTHER, PLAYED], [OTHER, PLAYED], replaced)).toEqual({ seat: 1, kind: "replaced" });
});

test("a seat with the same name is that of who was signed out, with another name it was taken", () => {
  expect(lossOf([MINE], [seat()], [])).toEqual({ seat: 0, kind: "signed-out" });
  expect(lossOf([MINE], [OTHER], [])).toEqual({ seat: 0, kind: "taken" });
});

test("who sits down and who leaves is found by what the seats were before", () => {
  expect(comings([MINE, OPEN], [MINE, OTHER])).toEqual([{ seat: 1, name: "Ben", came: true }]);
  expect(comings([MINE, OTHER], [MINE, OPEN])).toEqual([{ seat: 1, name: "Ben", came: false }]);
  expect(comings([MINE, OTHER], [MINE, seat({ name: "Ben", online: false })])).toEqual([]);
});
