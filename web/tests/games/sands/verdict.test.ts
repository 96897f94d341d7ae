import { expect, it } from "vitest";

import { parts } from "../../../src/games/sands/parts";
import { verdict } from "../../../src/games/sands/pieces/verdict";
import type { Typed } from "../../../src/protocol/values";

const DICE: Typed = { type: "DiceRevealed", seat: 0, rival: 1, face: 1, rival_face: 3 };
const WON: Typed = {
  type: "BattleWon",
  seat: 1,
  rival: 0,
  region: 4,
  strength: 11,
  rival_strength: 8,
};
const BATTLE = { seat: 1, events: [DICE, WON] };
const QUIET = { seat: 2, events: [] };

it("tells both sides apart by who attacked, and their strength from their dice", () => {
  expect(verdict([QUIET, BATTLE], 0, 0)).toEqual({
    region: 4,
    attacker: { seat: 0, strength: 8 - parts.dieFactor, face: 1 },
    defender: { seat: 1, strength: 11 - 3 * parts.dieFactor, face: 3 },
    winner: 1,
  });
});

it("stays until one has done something oneself", () => {
  const past = [{ seat: 0, events: [] }, BATTLE, QUIET];
  expect(verdict(past, 0, 0)?.winner).toBe(1);
  expect(verdict(past, 1, 0)?.winner).toBe(1);
  expect(verdict([...past, { seat: 0, events: [] }], 0, 0)).toBeNull();
});

it("is not told twice, but again to who goes back", () => {
  expect(verdict([BATTLE, QUIET], 1, 2)).toBeNull();
  expect(verdict([BATTLE], -2, 2)?.winner).toBe(1);
});

it("of an earlier step does not stop who only watches", () => {
  expect(verdict([BATTLE, QUIET], -2, 0)).toBeNull();
});
