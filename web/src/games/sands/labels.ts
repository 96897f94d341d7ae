/** Regions and borders in words, for screen readers and for the line under the map. */

import type { RegionView, SandsView } from "../../protocol/generated/sands";
import type { Bare } from "../../protocol/game";
import type { Words } from "../../words/words";
import { parts, type Effect } from "./parts";
import { borderAt, regionOf, type Place } from "./pointing";
import { citizensOf, peopleOf } from "./scene";
import { k } from "./words.svelte";

/** Everything there is to say of a place. */
export function placeLabel(place: Place, view: SandsView, words: Words): string {
  const border = borderAt(place);
  if (border >= 0) return borderLabel(border, view, words);
  return regionLabel(regionOf(place), view, words);
}

/** Everything there is to say of a region. */
export function regionLabel(region: number, view: SandsView, words: Words): string {
  const name = words.name("region", region);
  const found = view.regions.find((one) => one.region === region);
  if (found === undefined) return k("say-out", { name });
  return [
    groundLabel(found, words),
    ...peopleLabels(found, words),
    ...structuresLabel(found, words),
    ...warnings(region, view, words),
  ].join(" ");
}

/** Its name, what it yields, who controls it. */
export function groundLabel(region: RegionView, words: Words): string {
  const { resource, capacity, owner, mark } = region;
  const terrain = k(
    `terrain-${parts.terrainNames[parts.regions[region.region]?.terrain ?? 0] ?? ""}`,
  );
  const given = { name: words.name("region", region.region), terrain };
  const ground =
    resource === null
      ? k("say-bare", given)
      : k("say-region", { ...given, resource: words.name("resource", resource), capacity });
  return owner < 0 ? ground : `${ground} ${k(`say-${mark}`, { seat: words.seat(owner) })}`;
}

/** The citizens of each seat that has some there. */
export function peopleLabels(region: RegionView, words: Words): string[] {
  return peopleOf(region).map((seat) => {
    const [peasants, soldiers] = citizensOf(region, seat);
    return k("say-people", { seat: words.seat(seat), peasants, soldiers });
  });
}

export function structuresLabel(region: RegionView, words: Words): string[] {
  if (region.structures.length === 0) return [];
  const names = region.structures.map((one) => words.name("structure", one));
  return [k("say-structures", { structures: names.join(", ") })];
}

/** Which dangers a region is in: too many people, soldiers that could plunder it. */
export function warnings(region: number, view: SandsView, words: Words): string[] {
  const { crowds, threats } = view.standing;
  const crowded = crowds
    .filter((one) => one.region === region)
    .map(({ citizens, room }) => k("warn-crowd", { citizens, room }));
  const raids = threats
    .filter((one) => one.region === region)
    .map(({ rival, amount }) => k("warn-raid", { seat: words.seat(rival), amount }));
  return [...crowded, ...raids];
}

/** The two sides of a border, what lies on it. */
export function borderLabel(border: number, view: SandsView, words: Words): string {
  const { first = 0, second = 0, good = false } = parts.borders[border] ?? {};
  const given = {
    first: words.name("region", first),
    second: words.name("region", second),
  };
  const seats = view.players.flatMap(({ caravans }, seat) =>
    caravans.includes(border) ? [words.seat(seat)] : [],
  );
  return [
    k("say-border", given),
    ...(good ? [k("say-good")] : []),
    ...(seats.length > 0 ? [k("say-caravans", { seats: seats.join(", ") })] : []),
  ].join(" ");
}

/** The name of a place, short. */
export function placeName(place: Place, words: Words): string {
  const border = borderAt(place);
  if (border < 0) return words.name("region", regionOf(place));
  const { first = 0, second = 0 } = parts.borders[border] ?? {};
  return `${words.name("region", first)} – ${words.name("region", second)}`;
}

/** A printed effect. Its sentence takes what it speaks of: the other names are not asked for. */
function effectLabel({ kind, thing, amount }: Effect, words: Words): string {
  return words.say(`effect-${kind}`, {
    amount,
    resource: thing,
    category: thing,
    structure: thing,
    space: thing,
    terrain: parts.terrainNames[thing] ?? "",
    building: parts.buildingNames[thing] ?? "",
  });
}

function effectsLabel(effects: readonly Effect[], words: Words): string {
  return effects.map((effect) => effectLabel(effect, words)).join(" ");
}

/** What an advance does, as it is printed. */
export function advanceEffects(advance: number, words: Words): string {
  return effectsLabel(parts.advances[advance]?.effects ?? [], words);
}

/** What a structure does, as it is printed. */
export function structureEffects(structure: number, words: Words): string {
  const printed = parts.structures[structure];
  if (printed === undefined) return "";
  const { effects, on_build, lock, locked } = printed;
  const open = effectsLabel([...effects, ...on_build], words);
  if (locked.length === 0) return open;
  const behind = { category: lock, effects: effectsLabel(locked, words) };
  return `${open} ${words.say("effect-behind-lock", behind)}`.trimStart();
}

/** An answer that the words of the game cannot tell alone: an advance by its name. */
export function actionLabel(
  action: Bare,
  view: SandsView,
  viewer: number,
  words: Words,
): string | undefined {
  if (action.say !== "do-advance") return undefined;
  const row = Number(action.fields.row);
  const advance = view.rows[row]?.[view.players[viewer]?.reached[row] ?? 0];
  if (advance === undefined) return undefined;
  return k("advance-to", { advance: words.name("advance", advance), row: words.name("row", row) });
}
