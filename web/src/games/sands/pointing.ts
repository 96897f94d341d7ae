/**
 * What pointing at a region, a border or a citizen means now. Knows no rules: it asks the table how
 * many options some marks would leave, and where none is left it names an action whose refusal says
 * why.
 *
 * A place is written like a mark: `region:italia`, `border:italia:graecia`, and a citizen that can be
 * taken up `citizen:soldier:italia`.
 */

import { type Bare } from "../../protocol/game";
import {
  fieldOf,
  slugOf,
  usualMarks,
  type Mark,
  type OfferedAction,
} from "../../table/model/choose";
import { SANDS } from "../../protocol/generated/sands";
import type { Words } from "../../words/words";
import {
  chosenOf,
  chosenWithout,
  joined,
  slugsBeside,
  type Meaning,
  type Pointable,
} from "../parts/pointing";
import { borderOf, PIECE_NAMES, parts } from "./parts";

export type Place = Mark;

/** Bonus actions and what ends an action can be chosen beside everything else. */
const BESIDE = ["oppress", "support", "tax", "done", "end"];
/** Fields that say where. */
const WHERE = ["region", "old_region", "border", "rival"];

// ---- marks -----------------------------------------------------------------------------------

/** The mark of a card among the two that are chosen. */
export function pickMark(card: number): Mark {
  return `pick-${parts.names.card[card] ?? card}:card`;
}

export function regionMark(region: number): Mark {
  return `region:${parts.names.region[region] ?? region}`;
}

export function borderMark(border: number): Mark {
  return `border:${parts.borders[border]?.name ?? border}`;
}

export function citizenPlace(piece: number, region: number): Place {
  return `citizen:${PIECE_NAMES[piece] ?? piece}:${parts.names.region[region] ?? region}`;
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : -1;
}

/** What is pointed at to mean an action: two cards in any order, a border instead of its regions. */
export function marksOf(action: Bare): Mark[] {
  const { say, fields } = action;
  if (say === "do-choose") {
    return ["do:choose", ...[fields.card, fields.other_card].map((one) => pickMark(numberOf(one)))];
  }
  const usual = usualMarks(SANDS, action);
  if (say !== "do-caravan") return usual;
  const border = borderOf(numberOf(fields.region), numberOf(fields.other_region));
  const rest = usual.filter((mark) => !["region", "other_region"].includes(fieldOf(mark)));
  return [...rest, borderMark(border)];
}

/** What a card among the two that are chosen, or a border, is called. */
export function nameOf(mark: Mark, words: Words): string | undefined {
  const field = fieldOf(mark);
  if (field.startsWith("pick-")) {
    return words.name("card", parts.names.card.indexOf(field.slice("pick-".length)));
  }
  const border = parts.borders[borderAt(mark)];
  if (border === undefined) return undefined;
  return [border.first, border.second].map((one) => words.name("region", one)).join(" – ");
}

// ---- places ----------------------------------------------------------------------------------

/** The region of a place; -1 for a border. */
export function regionOf(place: Place): number {
  if (fieldOf(place) === "border") return -1;
  return parts.names.region.indexOf(place.slice(place.lastIndexOf(":") + 1));
}

/** The border of a place; -1 for a region. */
export function borderAt(place: Place): number {
  return fieldOf(place) === "border"
    ? parts.borders.findIndex(({ name }) => name === slugOf(place))
    : -1;
}

/** The verb that is chosen, or the only one that is offered beside bonus actions and endings. */
export function verbOf(table: Pointable): string | undefined {
  const chosen = chosenOf(table, "do");
  if (chosen !== undefined) return chosen;
  const verbs = slugsBeside(table, [], "do").filter((verb) => !BESIDE.includes(verb));
  return verbs.length === 1 ? verbs[0] : undefined;
}

/** What is chosen apart from a place: pointing at another place keeps it. */
function kept(table: Pointable): Mark[] {
  return chosenWithout(table, isMoving(table) ? ["region"] : WHERE);
}

/** Whether a citizen is taken up and its goal is asked for. */
export function isMoving(table: Pointable): boolean {
  return chosenOf(table, "do") === "move" && chosenOf(table, "old_region") !== undefined;
}

/** What can be done at a region apart from bonus actions, which are chosen first. */
function countAt(table: Pointable, marks: readonly Mark[]): number {
  const beside = chosenOf(table, "do") === undefined ? [...marks, "do:oppress"] : [];
  return (
    table.selection.offers.count(marks) -
    (beside.length > 0 ? table.selection.offers.count(beside) : 0)
  );
}

/** The marks with which a region could be meant, the likeliest first. */
function waysTo(table: Pointable, region: number): Mark[][] {
  const slug = parts.names.region[region] ?? "";
  const before = kept(table);
  const origin = ["do:move", `old_region:${slug}`];
  if (isMoving(table)) return [[...before, regionMark(region)], origin];
  if (table.selection.offers.count(["do:move"]) > 0 && chosenOf(table, "do") === undefined) {
    return [origin, ["do:ask", regionMark(region)]];
  }
  return [[...before, regionMark(region)]];
}

/** Regions that may be pointed at now. */
export function litRegions(table: Pointable): Set<number> {
  const lit = new Set<number>();
  if (table.selection.offers.total === 0) return lit;
  for (const region of parts.names.region.keys()) {
    const [first] = waysTo(table, region);
    if (first !== undefined && countAt(table, first) > 0) lit.add(region);
  }
  return lit;
}

/** Borders that may be pointed at now. */
export function litBorders(table: Pointable): Set<number> {
  const slugs = slugsBeside(table, chosenWithout(table, ["border"]), "border");
  return new Set(slugs.map((slug) => parts.borders.findIndex(({ name }) => name === slug)));
}

/** The pieces of a region that can be taken up. */
export function movable(table: Pointable, region: number): number[] {
  const from = `old_region:${parts.names.region[region] ?? ""}`;
  return PIECE_NAMES.flatMap((slug, piece) =>
    table.selection.offers.count(["do:move", `piece:${slug}`, from]) > 0 ? [piece] : [],
  );
}

// ---- meaning ---------------------------------------------------------------------------------

/** What pointing at a place means now; null if it means nothing but that it is read. */
export function meaning(table: Pointable, place: Place): Meaning | null {
  if (table.selection.offers.total === 0) return null;
  if (fieldOf(place) === "border") return borderMeaning(table, place);
  const region = regionOf(place);
  if (fieldOf(place) === "citizen" && !isMoving(table)) {
    const marks = takenUp(place);
    if (table.selection.offers.count(marks) > 0) return { marks, count: 1 };
  }
  for (const marks of waysTo(table, region)) {
    const count = countAt(table, marks);
    if (count === 0) continue;
    if (isPart(marks)) return lifted(table, marks);
    return { marks: count === 1 ? whole(table, marks) : marks, count };
  }
  const marks = unoffered(table, region);
  return marks === null ? null : { marks, count: 0 };
}

/** Marks that leave one answer beside bonus actions, with what tells it from those. */
function whole(table: Pointable, marks: readonly Mark[]): readonly Mark[] {
  const { offers } = table.selection;
  if (offers.count(marks) === 1) return marks;
  const asked = [...offers.options(marks)].find(({ say }) => say !== "do-oppress");
  return asked?.marks ?? marks;
}

/** The marks of a citizen that is taken up. */
export function takenUp(place: Place): Mark[] {
  const [, piece, region] = place.split(":");
  return ["do:move", `piece:${piece ?? ""}`, `old_region:${region ?? ""}`];
}

/** Whether marks name a citizen that is to be moved, whose goal is asked next. */
function isPart(marks: readonly Mark[]): boolean {
  const fields = marks.map(fieldOf);
  return fields.includes("old_region") && !fields.includes("region");
}

/** A citizen is taken up; of which kind goes without saying where there is only one. */
function lifted(table: Pointable, marks: readonly Mark[]): Meaning {
  const pieces = slugsBeside(table, marks, "piece");
  return { marks: [...marks, `piece:${pieces.at(-1) ?? ""}`], count: pieces.length };
}

function borderMeaning(table: Pointable, place: Place): Meaning | null {
  const marks = joined(chosenWithout(table, WHERE), [place]);
  const count = table.selection.offers.count(marks);
  if (count > 0) return { marks, count };
  const border = parts.borders[borderAt(place)];
  if (border === undefined || verbOf(table) !== "caravan") return null;
  const payments = slugsBeside(table, ["do:caravan"], "payment");
  const ends = [regionMark(border.first), `other_${regionMark(border.second)}`];
  return { marks: ["do:caravan", ...ends, `payment:${payments[0] ?? "crops"}`], count: 0 };
}

/** Verbs that need nothing but a region. */
const PLAIN = ["claim", "capital", "grow", "muster", "irrigate", "annex", "withdraw", "plunder"];

/** The whole of an action that is not offered, so that the server says why not. */
function unoffered(table: Pointable, region: number): Mark[] | null {
  const verb = verbOf(table);
  const mark = regionMark(region);
  if (isMoving(table)) return [...kept(table), mark];
  if (verb === "build") {
    const structure = chosenOf(table, "structure");
    return structure === undefined ? null : ["do:build", `structure:${structure}`, mark];
  }
  if (verb !== undefined && (PLAIN.includes(verb) || verb === "oppress")) {
    return [`do:${verb}`, mark];
  }
  return null;
}

// ---- what is offered at a place --------------------------------------------------------------

/** Everything offered at a place, told one by one; at a region also on its borders. */
export function entriesAt(table: Pointable, place: Place): OfferedAction[] {
  if (fieldOf(place) === "border") return [...table.selection.offers.options([place])];
  const region = regionOf(place);
  const here = [...table.selection.offers.options([regionMark(region)])];
  const around = parts.borders.flatMap(({ first, second }, border) =>
    first === region || second === region
      ? [...table.selection.offers.options([borderMark(border)])]
      : [],
  );
  return [...here.filter(({ say }) => say !== "do-move"), ...around];
}

/** Options that belong to no place, card, row or space: they are buttons beside the hand. */
export function looseOptions(table: Pointable, most: number): OfferedAction[] {
  if (table.selection.offers.total === 0) return [];
  const elsewhere = ["region", "border", "row", "space"];
  const verbs = slugsBeside(table, [], "do").filter(
    (verb) => !["choose", "use", "die", "support", "tax", "oppress", "move"].includes(verb),
  );
  const found = verbs.flatMap((verb) => [...table.selection.offers.options([`do:${verb}`])]);
  const loose = found.filter(
    ({ marks }) => !marks.some((mark) => elsewhere.includes(fieldOf(mark))),
  );
  return loose.length > most ? [] : loose;
}
