/** A declared board filled from a view: zones, their places, and what stands there. */

import type {
  BoardZone,
  CardsZone,
  CountSource,
  PieceSource,
  PlacedZone,
  Tint,
  TokensZone,
  TrackZone,
} from "../../protocol/board";
import type { Plain, Seat } from "../../protocol/values";
import type { Mark } from "../../table/model/choose";
import type { Words } from "../../words/words";
import { fieldName } from "../plain/tree";
import type { DeclaredConstant } from "./constant";
import { first, follow } from "./paths";
import type { Say } from "../parts/words.svelte";

const FEW = 4; // of so many, each is drawn

/** Something that stands at a place. */
export interface Piece {
  /** It is the same piece in the next position. */
  readonly key: string;
  readonly name: string;
  readonly icon: string | null;
  readonly seat: Seat | null;
  /** Written upon it, where it is a number or has no icon. */
  readonly text: string | null;
  readonly tint: Tint | null;
}

/** A place, a card, or a heap of tokens. */
export interface Place {
  readonly key: string;
  readonly number: number;
  readonly name: string;
  readonly pieces: readonly Piece[];
  /** What pointing at it may mean, the first field first. */
  readonly marks: readonly Mark[];
}

/** A zone of one position; one that lies in front of each seat is there for each. */
export interface FilledZone {
  readonly key: string;
  readonly zone: BoardZone;
  readonly seat: Seat | null;
  readonly title: string;
  readonly places: readonly Place[];
}

export interface Filling {
  readonly game: DeclaredConstant;
  readonly words: Words;
  readonly say: Say;
  readonly viewer: Seat;
}

/** All zones, in the order in which they are declared. */
export function zonesOf(view: Plain, filling: Filling): FilledZone[] {
  return filling.game.board.zones.flatMap((zone) => {
    if (zone.each === undefined) return [filled(zone, null, view, filling)];
    return follow(view, `${zone.each}.*`).map(({ stars, value }) =>
      filled(zone, stars.at(-1) ?? 0, value, filling),
    );
  });
}

function filled(
  zone: BoardZone,
  seat: Seat | null,
  view: Plain,
  { game, words, say, viewer }: Filling,
): FilledZone {
  const key = seat === null ? zone.name : `${zone.name}-${seat}`;
  const title = fieldTitle(zone.name, words);
  const filler = new Filler(game, words, say, key, seat === null || seat === viewer);
  return { key, zone, seat, title, places: filler.places(zone, view) };
}

function fieldTitle(name: string, words: Words): string {
  return words.has(`board-${name}`) ? words.say(`board-${name}`) : fieldName(name, words);
}

/** The names that the places of a zone have; undefined where they are numbers. */
export function labelsOf(game: DeclaredConstant, zone: PlacedZone): string | undefined {
  return [zone.labels, ...(zone.chooses ?? [])].find((of) => of !== undefined && of in game.names);
}

/** The numbers of the places of a zone: the first, and how many there are. */
function numbers(game: DeclaredConstant, zone: PlacedZone): { from: number; count: number } {
  if (zone.kind === "grid") return { from: 0, count: zone.rows * zone.columns };
  if (zone.kind === "svg") return { from: 0, count: zone.anchors?.length ?? 0 };
  const from = zone.first ?? 0;
  return { from, count: stops(game, zone, from) };
}

function stops(game: DeclaredConstant, zone: TrackZone, from: number): number {
  if (zone.last !== undefined) return zone.last - from + 1;
  return game.names[labelsOf(game, zone) ?? ""]?.length ?? 0;
}

class Filler {
  constructor(
    private readonly game: DeclaredConstant,
    private readonly words: Words,
    private readonly say: Say,
    private readonly key: string,
    /** Whether it is shared, or lies in front of the one who looks. */
    private readonly isOwn: boolean,
  ) {}

  places(zone: BoardZone, view: Plain): Place[] {
    if (zone.kind === "cards") return this.cards(zone, view);
    if (zone.kind === "tokens") return this.tokens(zone, view);
    return this.placed(zone, view);
  }

  // ---- grids, tracks, drawings ----

  private placed(zone: PlacedZone, view: Plain): Place[] {
    const standing = new Map<number, Piece[]>();
    zone.pieces?.forEach((source, i) => {
      for (const [at, piece] of this.pieces(source, i, view)) {
        standing.set(at, [...(standing.get(at) ?? []), piece]);
      }
    });
    const labels = labelsOf(this.game, zone);
    const { from, count } = numbers(this.game, zone);
    return Array.from({ length: count }, (_, i) => {
      const number = from + i;
      const name = labels === undefined ? String(number) : this.words.name(labels, number);
      const marks = this.isOwn ? this.marks(zone, number) : [];
      return this.place(number, name, standing.get(number) ?? [], marks);
    });
  }

  /** The pieces that a source leads to, each with the number of its place. */
  private pieces(source: PieceSource, of: number, view: Plain): [number, Piece][] {
    if (source.things !== undefined) {
      return follow(view, source.things).flatMap(({ stars, value }) => {
        const at = stars.at(-1) ?? 0;
        const owner = this.owner(source, view, stars);
        return counted(source, each(value)).map((what, i): [number, Piece] => [
          at,
          this.piece(source, what, owner, `${of}-${at}-${what}-${i}`),
        ]);
      });
    }
    return follow(view, source.places ?? "").flatMap(({ stars, value }) => {
      const what = stars.at(-1) ?? null;
      const owner = this.owner(source, view, stars);
      return each(value).map((at, i): [number, Piece] => [
        at,
        this.piece(source, what, owner, `${of}-${stars.join("-")}-${i}`),
      ]);
    });
  }

  private owner({ owner }: PieceSource, view: Plain, stars: readonly number[]): Seat | null {
    if (owner === undefined) return null;
    let next = 0;
    const seat = first(
      view,
      owner.replace(/\*/g, () => String(stars[next++] ?? 0)),
    );
    return typeof seat === "number" && seat >= 0 ? seat : null;
  }

  private piece(source: PieceSource, what: number | null, owner: Seat | null, key: string): Piece {
    const { of, icon = null } = source;
    if (of === "seat" && what !== null) return this.seatPiece(key, icon, owner ?? what);
    if (of !== undefined && what !== null) return this.thing(key, of, what, { icon, seat: owner });
    const isCount = source.things !== undefined && !(icon !== null && what === 1);
    const number = isCount ? String(what) : null;
    const name = [owner === null ? "" : this.words.seat(owner), number ?? ""].filter(Boolean);
    return this.whole(key, name.join(" "), { icon, seat: owner, text: number });
  }

  private seatPiece(key: string, icon: string | null, seat: Seat): Piece {
    return this.whole(key, this.words.seat(seat), { icon, seat });
  }

  private thing(
    key: string,
    of: string,
    what: number,
    { icon, seat = null }: { icon: string | null; seat?: Seat | null },
  ): Piece {
    const slug = this.game.names[of]?.[what] ?? "";
    const { icons, tints } = this.game.board;
    const name = this.words.name(of, what);
    const own = icons[of]?.[slug] ?? icon;
    return {
      key,
      name: seat === null ? name : `${name} (${this.words.seat(seat)})`,
      icon: own,
      seat,
      text: own === null ? name : null,
      tint: tints[of]?.[slug] ?? null,
    };
  }

  private whole(
    key: string,
    name: string,
    { icon, seat, text = null }: Pick<Piece, "icon" | "seat"> & { text?: string | null },
  ): Piece {
    return { key: `${this.key}-${key}`, name, icon, seat, text, tint: null };
  }

  // ---- cards and tokens ----

  private cards(zone: CardsZone, view: Plain): Place[] {
    const value = first(view, zone.path);
    const items = Array.isArray(value) ? (value as readonly Plain[]) : [value ?? null];
    const isList = Array.isArray(value);
    return items.flatMap((item, i): Place[] => {
      if (typeof item !== "number") {
        const isHidden = item === null && (isList || value === null);
        return isHidden ? [this.place(i, this.say("hidden"), [], [])] : [];
      }
      if (item < 0) return [];
      const key = `${zone.of}-${item}`;
      const piece = { ...this.thing(key, zone.of, item, { icon: null }), key };
      const byPlace = this.isOwn ? this.marks(zone, i) : [];
      const marks = zone.by === "place" ? byPlace : this.marks(zone, item);
      return [this.place(i, piece.name, [piece], marks)];
    });
  }

  private tokens(zone: TokensZone, view: Plain): Place[] {
    return zone.counts.flatMap((source, n) => {
      const value = first(view, source.path);
      if (Array.isArray(value) && source.of !== undefined) {
        return (value as readonly Plain[]).map((count, i) =>
          this.heap(zone, source, `${n}-${i}`, i, count),
        );
      }
      return [this.single(source, `${n}`, n, value ?? null)];
    });
  }

  /** So many of one thing. */
  private heap(
    zone: TokensZone,
    { of = "", icon }: CountSource,
    key: string,
    what: number,
    count: Plain,
  ): Place {
    const piece = {
      ...this.thing(`${this.key}-${key}`, of, what, { icon: icon ?? null }),
      text: written(count, this.say),
    };
    const marks = this.isOwn ? this.marks(zone, what) : [];
    return this.place(what, this.words.name(of, what), [piece], marks, key);
  }

  /** One number, seat or thing, with the name of its field. */
  private single(
    { path, of, icon: sign }: CountSource,
    key: string,
    number: number,
    value: Plain,
  ): Place {
    const icon = sign ?? null;
    const name = fieldName(path.split(".").at(-1) ?? "", this.words);
    const what = typeof value === "number" && value >= 0 ? value : null;
    if (of === "seat" && what !== null) {
      const piece = { ...this.seatPiece(key, icon, what), text: this.words.seat(what) };
      return this.place(number, name, [piece], [], key);
    }
    const text = of !== undefined && what !== null ? this.words.name(of, what) : null;
    const shown =
      text ?? (of === undefined || value === null ? written(value, this.say) : this.say("none"));
    const piece = this.whole(key, shown, { icon, seat: null, text: shown });
    return this.place(number, name, [piece], [], key);
  }

  // ---- places ----

  private marks(zone: BoardZone, number: number): Mark[] {
    return (zone.chooses ?? []).map(
      (field) => `${field}:${this.game.names[field]?.[number] ?? number}`,
    );
  }

  private place(
    number: number,
    name: string,
    pieces: readonly Piece[],
    marks: readonly Mark[],
    key = String(number),
  ): Place {
    return { key: `${this.key}-${key}`, number, name, pieces, marks };
  }
}

/** The numbers of a value, without those that say that nothing is there. */
function each(value: Plain): number[] {
  const items = Array.isArray(value) ? (value as readonly Plain[]) : [value];
  return items.filter((item): item is number => typeof item === "number" && item >= 0);
}

/** A number of icons is as many of them, if they are few; nothing stands where it is 0. */
function counted({ of, icon }: PieceSource, values: readonly number[]): readonly number[] {
  if (of !== undefined) return values;
  const some = values.filter((value) => value > 0);
  if (icon === undefined) return some;
  return some.flatMap((value) => (value <= FEW ? Array<number>(value).fill(1) : [value]));
}

/** A value that is no name. */
function written(value: Plain, say: Say): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  return value === null ? "?" : typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A place in words: its name, and what stands there. */
export function labelOf({ name, pieces }: Place): string {
  const there = pieces.map((piece) => piece.name).filter((one) => one !== name);
  return there.length === 0 ? `${name}.` : `${name}: ${there.join(", ")}.`;
}
