/** What the motions of this board are made of: the places, what is seen there, and for how long. */

import type { InventionsEvent } from "../../../../protocol/generated/inventions";
import type { Motion } from "../../../../table/model/drawing";
import { READING, type Plays } from "../../../parts/motion";
import type { Effect, Key } from "../../effects";
import type { Scene } from "../../scene";

export type Played = Motion<Scene, Effect>;
export type Event<T extends InventionsEvent["type"]> = Extract<InventionsEvent, { type: T }>;
export type Motions = Plays<InventionsEvent, Scene, Effect>;

/** A sentence of an event wants so long to be read where nothing else is seen. */
export const TOLD = READING;

export const region = (number: number): Key => `region:${number}`;
export const home = (seat: number): Key => `home:${seat}`;
export const milestone = (number: number): Key => `milestone:${number}`;

export function glow(at: Key): Effect {
  return { type: "glow", at };
}

export function flight(
  piece: Extract<Effect, { type: "flight" }>["piece"],
  seat: number,
  from: Key,
  to: Key,
): Effect {
  return { type: "flight", piece, seat, from, to };
}

export function purse(seat: number, of: "ip" | "influence", by: number): Effect {
  return { type: "purse", seat, of, by };
}
