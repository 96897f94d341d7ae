/** A view as a tree of named things: what a board shows that knows nothing of its game. */

import { spelled } from "../../play/names";
import type { Plain, PlainRecord, Seat } from "../../protocol/values";
import type { Words } from "../../words/words";
import type { PlainConstant } from "./constant";

/** A value in words. */
export interface ToldValue {
  readonly text: string;
  readonly seat?: Seat;
  /** Nothing is there, or it may not be seen. */
  readonly absent?: "none" | "hidden";
}

/** Something with a name: values, or parts, or a table whose rows are its parts. */
export interface Thing {
  /** Where it is found in the view: `players.0.hand`. */
  readonly path: string;
  readonly name: string;
  /** The seat it belongs to. */
  readonly seat: Seat | null;
  /** One value, or a list of them; null for what has parts. */
  readonly values: readonly ToldValue[] | null;
  readonly parts: readonly Thing[];
  /** The names of the columns, if the parts are the rows of a table. */
  readonly columns: readonly string[] | null;
}

/** What the plain board says itself. */
export type Say = (key: "yes" | "no" | "none" | "hidden" | "empty" | "options") => string;

export interface Telling {
  readonly game: PlainConstant;
  readonly words: Words;
  readonly say: Say;
  /** Who looks: what is missing in front of the others is hidden, not gone. */
  readonly viewer: Seat;
}

const BY_SEAT = new Set(["players", "scores"]);
/** What the table shows by itself: who looks, and the question. */
const SHOWN = new Set(["type", "seat", "decision"]);

/** Where a value stands: in a record, under a field, in front of a seat. */
interface Place {
  readonly path: string;
  readonly name: string;
  readonly record: string;
  readonly field: string;
  readonly seat: Seat | null;
}

export function isRecord(value: Plain | undefined): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a record says it is. */
export function typeOf(record: PlainRecord): string {
  return typeof record.type === "string" ? record.type : "";
}

function isPair(value: Plain): value is readonly [string, string] {
  return isList(value) && value.length === 2 && value.every((part) => typeof part === "string");
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

/** How a field is called: in the words of the game, or else by its name; as a heading is written. */
export function fieldName(field: string, words: Words): string {
  const key = keyOf(field);
  return spelled(words.has(key) ? words.say(key) : field);
}

function keyOf(field: string): string {
  return `field-${field.replace(/_/g, "-")}`;
}

/** Everything of a view, by the fields it has. */
export function treeOf(view: Plain, telling: Telling): Thing[] {
  return isRecord(view) ? partsOf(view, "", null, telling) : [];
}

function partsOf(record: PlainRecord, path: string, seat: Seat | null, telling: Telling): Thing[] {
  const type = typeOf(record);
  const fields = Object.entries(record).filter(([field]) =>
    path === "" ? !SHOWN.has(field) : field !== "type",
  );
  return fields.map(([field, value]) => {
    const at = path === "" ? field : `${path}.${field}`;
    const name = fieldName(field, telling.words);
    return thingOf(value, { path: at, name, record: type, field, seat }, telling);
  });
}

function thingOf(value: Plain, place: Place, telling: Telling): Thing {
  if (place.path === "options" && isList(value)) return optionsOf(value, place, telling);
  if (isRecord(value)) {
    if (isList(value.counts ?? null) && Object.keys(value).length <= 2) {
      return thingOf(value.counts ?? null, place, telling);
    }
    return branch(place, partsOf(value, place.path, place.seat, telling));
  }
  return isList(value) ? listOf(value, place, telling) : leaf(place, [told(value, place, telling)]);
}

function leaf({ path, name, seat }: Place, values: readonly ToldValue[]): Thing {
  return { path, name, seat, values, parts: [], columns: null };
}

function branch(
  { path, name, seat }: Place,
  parts: readonly Thing[],
  columns: readonly string[] | null = null,
): Thing {
  return { path, name, seat, values: null, parts, columns };
}

// ---- lists -------------------------------------------------------------------------------------

function listOf(items: readonly Plain[], place: Place, telling: Telling): Thing {
  const { game, words, say } = telling;
  if (items.length === 0) return leaf(place, [{ text: say("empty"), absent: "none" }]);
  if (place.field in game.counted && items.every((item) => typeof item === "number")) {
    return leaf(place, [{ text: words.counts(place.field, items) }]);
  }
  const by = byOf(items, place, telling);
  const isFlat = items.every((item) => !isRecord(item) && !isList(item));
  if (isFlat && by === null) {
    return leaf(
      place,
      items.map((item) => told(item, place, telling)),
    );
  }
  const parts = items.map((item, i) => thingOf(item, itemPlace(place, i, by, telling), telling));
  return rowsOf(items, place, parts, by) ?? branch(place, parts);
}

/** The names that the places of a list have: a thing of the game, `seat`, or none. */
function byOf(items: readonly Plain[], place: Place, telling: Telling): string | null {
  const { game, words } = telling;
  const said = words.aside(keyOf(place.field), "by");
  if (said !== undefined) return said;
  if (BY_SEAT.has(place.field)) return "seat";
  const one = place.field.replace(/s$/, "");
  const isOneEach = game.names[one]?.length === items.length;
  return isOneEach && items.some((item) => isRecord(item) || isList(item)) ? one : null;
}

function itemPlace(place: Place, i: number, by: string | null, telling: Telling): Place {
  const seat = by === "seat" ? i : place.seat;
  const name =
    by === null ? String(i + 1) : by === "seat" ? telling.words.seat(i) : telling.words.name(by, i);
  return { ...place, path: `${place.path}.${i}`, name, seat };
}

/** The same list as a table: records of one kind that hold nothing but values. */
function rowsOf(
  items: readonly Plain[],
  place: Place,
  parts: readonly Thing[],
  by: string | null,
): Thing | null {
  const rows = parts.filter((_, i) => items[i] !== null);
  const kinds = new Set(items.filter(isRecord).map(({ type }) => type));
  const first = rows[0];
  const isPlain = rows.every(
    (row) => row.parts.length > 0 && row.parts.every((part) => part.values !== null),
  );
  if (by === "seat" || kinds.size !== 1 || !isPlain || first === undefined) return null;
  if (rows.some((row) => row.parts.length !== first.parts.length)) return null;
  return branch(
    place,
    by === null ? rows.map((row) => ({ ...row, name: "" })) : rows,
    first.parts.map((part) => part.name),
  );
}

// ---- values ------------------------------------------------------------------------------------

function told(value: Plain, place: Place, telling: Telling): ToldValue {
  const { say, viewer, words } = telling;
  if (value === null) {
    const isHidden = place.seat !== null && place.seat !== viewer;
    return isHidden
      ? { text: say("hidden"), absent: "hidden" }
      : { text: say("none"), absent: "none" };
  }
  if (typeof value === "boolean") return { text: say(value ? "yes" : "no") };
  if (typeof value === "number") return numbered(value, place, telling);
  if (typeof value !== "string") return { text: JSON.stringify(value) };
  const key = `${place.field.replace(/_/g, "-")}-${value}`;
  return { text: words.has(key) ? words.say(key) : value };
}

function numbered(value: number, place: Place, telling: Telling): ToldValue {
  const { words, say } = telling;
  const thing = namesOf(place, telling);
  if (thing === null) return { text: String(value) };
  if (value < 0) return { text: say("none"), absent: "none" };
  if (thing === "seat") return { text: words.seat(value), seat: value };
  return { text: words.name(thing, value) };
}

/** The names that go with the numbers of a field: as the words say, by its type, or by its name. */
export function namesOf(
  { record, field }: Pick<Place, "record" | "field">,
  { game, words }: Pick<Telling, "game" | "words">,
): string | null {
  const known = words.aside(keyOf(field), "of") ?? game.fields[record]?.[field];
  if (known !== undefined) return known;
  if (game.seated.includes(field)) return "seat";
  return field in game.names ? field : null;
}

function optionsOf(pairs: readonly Plain[], place: Place, telling: Telling): Thing {
  const { words, say } = telling;
  const parts = pairs.filter(isPair).map(([key, value]) => {
    const [what, chosen] = [`option-${key}`, `option-${key}-${value}`];
    const text = words.has(chosen) ? words.say(chosen) : value;
    const name = words.has(what) ? words.say(what) : spelled(key);
    return leaf({ ...place, path: `${place.path}.${key}`, name }, [{ text }]);
  });
  return branch({ ...place, name: say("options") }, parts);
}

/** How many lines and cells it takes to show a thing with all its parts. */
export function sizeOf(thing: Thing): number {
  return thing.parts.reduce((sum, part) => sum + sizeOf(part), thing.values === null ? 0 : 1);
}

/** Whether a thing has so many parts with parts of their own that they lie beside each other. */
export function isMany({ parts, columns }: Thing): boolean {
  return columns === null && parts.filter(({ values }) => values === null).length > 2;
}
