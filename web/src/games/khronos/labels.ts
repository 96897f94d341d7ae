/** Cells and buildings in words, for screen readers and for the line under the boards. */

import type { Building } from "../../protocol/generated/khronos";
import type { Words } from "../../words/words";
import type { Domain } from "./pieces/domains";
import { CELL_NAMES, CIVIL, REASON } from "./parts";
import { kindOf, valueOf } from "./scene";
import type { Ground } from "./pieces/terrain";
import { k } from "./words.svelte";

export interface CellFacts {
  readonly age: number;
  readonly cell: number;
  readonly ground: Ground;
  readonly building: Building | undefined;
  readonly domain: Domain | undefined;
}

/** Everything there is to say of a cell. */
export function cellLabel(facts: CellFacts, words: Words): string {
  const { age, cell, ground, building, domain } = facts;
  const parts = [
    `${k("say-place", { cell: CELL_NAMES[cell] ?? "", age: words.name("age", age) })}.`,
    k(`ground-${ground}`),
    ...(building === undefined ? [] : [buildingLabel(building, age, words)]),
    ...(domain === undefined ? [] : [domainLabel(domain, words)]),
  ];
  return parts.join(" ");
}

/** A building: what it is, whose, what it is worth, who lives in it. */
export function buildingLabel(building: Building, age: number, words: Words): string {
  const tile = words.name("tile", building.tile);
  const given = { tile, value: valueOf(building), owner: words.seat(building.owner) };
  const told = k(`say-${stateOf(building, age)}`, given);
  const begun = told.charAt(0).toLocaleUpperCase(words.language) + told.slice(1);
  return [begun, cubesLabel(building, words)].filter((part) => part !== "").join(" ");
}

/** What state a building is in. */
export function stateOf(
  building: Building,
  age: number,
): "printed" | "ruin" | "restored" | "owned" | "civil" {
  if (building.printed) return "printed";
  if (building.ruined) return "ruin";
  if (building.owner >= 0) return "owned";
  return age === REASON && kindOf(building.tile) !== CIVIL ? "restored" : "civil";
}

function cubesLabel(building: Building, words: Words): string {
  const cubes = building.cubes.flatMap((count, seat) =>
    count > 0 ? [k("say-cubes", { count, seat: words.seat(seat) })] : [],
  );
  if (cubes.length === 0) return "";
  return k(building.ruined ? "say-begun" : "say-inhabited", { cubes: cubes.join(", ") });
}

/** A domain: who holds it and what it pays. */
export function domainLabel(domain: Domain, words: Words): string {
  if (domain.seats.length === 0) return k("say-domain-free");
  const holders = domain.seats.map((seat) => words.seat(seat)).join(", ");
  return k("say-domain", { holders, count: domain.seats.length, ecus: domain.ecus });
}
