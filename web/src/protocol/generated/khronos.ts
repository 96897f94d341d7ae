/** What the browser knows of Khronos: made by tools/make_types.py. */

import type { GameConstant } from "../game";

export type Age = number;
export type Cell = number;
export type Kind = number;
export type Seat = number;
export type TileId = number;
export type Why = number;

/** One of a player's two adventurers. */
export interface Adventurer {
  readonly type: "Adventurer";
  readonly age: Age;
  readonly room: number;
  readonly bound: Age;
}

/** A building on the board of one age. */
export interface Building {
  readonly type: "Building";
  readonly tile: TileId;
  readonly cell: Cell;
  readonly owner: Seat;
  readonly printed: boolean;
  readonly ruined: boolean;
  readonly cubes: readonly number[];
}

/** A building was put up by an action. */
export interface Built {
  readonly type: "Built";
  readonly seat: Seat;
  readonly age: Age;
  readonly tile: TileId;
  readonly cell: Cell;
}

/** An adventurer carried cards of an action. */
export interface Charged {
  readonly type: "Charged";
  readonly seat: Seat;
  readonly adventurer: number;
  readonly count: number;
}

/** The acting seat chooses which of the tied buildings is downsized. */
export interface ChooseDownsized {
  readonly type: "ChooseDownsized";
  readonly seat: Seat;
  readonly age: Age;
  readonly tied: readonly Cell[];
}

/** The acting seat chooses which of the tied keeps a cube on the hamlet. */
export interface ChooseKeeper {
  readonly type: "ChooseKeeper";
  readonly seat: Seat;
  readonly cell: Cell;
  readonly leaders: readonly Seat[];
}

/** The owner of a downsized building chooses where the smaller one stands. */
export interface ChooseSpot {
  readonly type: "ChooseSpot";
  readonly seat: Seat;
  readonly age: Age;
  readonly cell: Cell;
  readonly tile: TileId;
}

/** Tied buildings stood in one domain with nothing to tell them apart; a seat decides. */
export interface Clashed {
  readonly type: "Clashed";
  readonly seat: Seat;
  readonly age: Age;
  readonly tile: TileId;
  readonly count: number;
}

/** A building rippled into a later age. */
export interface Copied {
  readonly type: "Copied";
  readonly age: Age;
  readonly tile: TileId;
  readonly cell: Cell;
  readonly owner: Seat;
}

/** A ripple ended for want of a tile or a cube. */
export interface CopyMissed {
  readonly type: "CopyMissed";
  readonly age: Age;
  readonly tile: TileId;
  readonly cell: Cell;
  readonly why: Why;
}

/** A ripple was refused in Faith, and went no further. */
export interface CopyRefused {
  readonly type: "CopyRefused";
  readonly age: Age;
  readonly tile: TileId;
  readonly cell: Cell;
  readonly why: Why;
}

/** A ripple found its copy already there. */
export interface CopyStood {
  readonly type: "CopyStood";
  readonly age: Age;
  readonly tile: TileId;
  readonly cell: Cell;
}

/** The strongest inhabitant of a lost town or city stayed with one cube. */
export interface CubeStayed {
  readonly type: "CubeStayed";
  readonly seat: Seat;
  readonly cell: Cell;
}

/** Inhabitants in Reason moved into the enlarged building. */
export interface CubesMoved {
  readonly type: "CubesMoved";
  readonly old_cell: Cell;
  readonly cell: Cell;
  readonly count: number;
}

/** Cubes went back to the stock of their owner. */
export interface CubesReturned {
  readonly type: "CubesReturned";
  readonly seat: Seat;
  readonly age: Age;
  readonly cell: Cell;
  readonly count: number;
}

/** A step that waits for one seat to choose one action. */
export interface Decision {
  readonly type: "Decision";
  readonly seat: Seat;
}

/** A seat laid cards on the discards, face up. */
export interface Discarded {
  readonly type: "Discarded";
  readonly seat: Seat;
  readonly cards: readonly number[];
}

/** A seat no longer holds a domain that pays, named by its first cell: others do. */
export interface DomainLost {
  readonly type: "DomainLost";
  readonly seat: Seat;
  readonly age: Age;
  readonly cell: Cell;
  readonly holders: readonly Seat[];
}

/** A seat came to hold a domain that pays beside others who keep it; no rule tells it either. */
export interface DomainShared {
  readonly type: "DomainShared";
  readonly seat: Seat;
  readonly age: Age;
  readonly cell: Cell;
  readonly holders: readonly Seat[];
}

/** A domain: the upper left cells of its buildings, who holds it, what it pays a holder. */
export interface DomainView {
  readonly type: "DomainView";
  readonly cells: readonly Cell[];
  readonly seats: readonly Seat[];
  readonly ecus: number;
}

/** A building was replaced by a lower one within its cells. */
export interface Downsized {
  readonly type: "Downsized";
  readonly age: Age;
  readonly old_tile: TileId;
  readonly old_cell: Cell;
  readonly tile: TileId;
  readonly cell: Cell;
  readonly owner: Seat;
}

/** A seat drew a card, which only that seat may see. */
export interface Drew {
  readonly type: "Drew";
  readonly seat: Seat;
  readonly kind: number;
}

/** A seat earned ecus at once. */
export interface Earned {
  readonly type: "Earned";
  readonly seat: Seat;
  readonly ecus: number;
  readonly why: Why;
}

/** A domain that pays somebody: its first cell, who holds it, what each holder gets. */
export interface Holding {
  readonly type: "Holding";
  readonly age: Age;
  readonly cell: Cell;
  readonly seats: readonly Seat[];
  readonly ecus: number;
}

/** English edition: a seat says which unused cards it keeps. */
export interface KeepCards {
  readonly type: "KeepCards";
  readonly seat: Seat;
}

/** A seat kept cards for its next turn. */
export interface KeptCards {
  readonly type: "KeptCards";
  readonly seat: Seat;
  readonly count: number;
}

/** A position as one seat, or a spectator, may know it. */
export interface KhronosView {
  readonly type: "KhronosView";
  readonly seat: Seat;
  readonly options: readonly (readonly [string, string])[];
  readonly round: number;
  readonly start: Seat;
  readonly turn: Seat;
  readonly boards: readonly (readonly Building[])[];
  readonly domains: readonly (readonly DomainView[])[];
  readonly supply: readonly number[] | null;
  readonly pile: number;
  readonly discards: readonly number[];
  readonly face_up: readonly number[];
  readonly players: readonly PlayerView[];
  readonly standing: Standing;
  readonly decision: Decision | null;
}

/** A side of a junction was weaker, so its tied building must shrink. */
export interface Outweighed {
  readonly type: "Outweighed";
  readonly age: Age;
  readonly tile: TileId;
  readonly cell: Cell;
  readonly owner: Seat;
  readonly strength: number;
  readonly strongest: number;
}

/** A seat paid ecus. */
export interface Paid {
  readonly type: "Paid";
  readonly seat: Seat;
  readonly ecus: number;
  readonly why: Why;
}

/** A seat chooses which cards pay for difficult ground. */
export interface PaySurcharge {
  readonly type: "PaySurcharge";
  readonly seat: Seat;
  readonly count: number;
}

/** A seat laid cards for an action, face up. */
export interface Played {
  readonly type: "Played";
  readonly seat: Seat;
  readonly cards: readonly number[];
}

/** What lies in front of a seat; hand is None where it may not be seen. */
export interface PlayerView {
  readonly type: "PlayerView";
  readonly ecus: number;
  readonly cubes: number;
  readonly cards: number;
  readonly hand: readonly number[] | null;
  readonly shown: readonly number[];
  readonly adventurers: readonly Adventurer[];
}

/** A seat put a cube on a civil building in Reason. */
export interface Populated {
  readonly type: "Populated";
  readonly seat: Seat;
  readonly tile: TileId;
  readonly cell: Cell;
}

/** A printed hamlet came to light again. */
export interface Reappeared {
  readonly type: "Reappeared";
  readonly age: Age;
  readonly cell: Cell;
}

/** A building went off the board. */
export interface Removed {
  readonly type: "Removed";
  readonly age: Age;
  readonly tile: TileId;
  readonly cell: Cell;
  readonly owner: Seat;
  readonly why: Why;
}

/** The discards became the new pile. */
export interface Reshuffled {
  readonly type: "Reshuffled";
  readonly count: number;
}

/** A seat left a cube on a ruin that needs one more card. */
export interface RestorationBegun {
  readonly type: "RestorationBegun";
  readonly seat: Seat;
  readonly tile: TileId;
  readonly cell: Cell;
}

/** A ruin was turned to its whole side. */
export interface Restored {
  readonly type: "Restored";
  readonly seat: Seat;
  readonly tile: TileId;
  readonly cell: Cell;
}

/** A round began. */
export interface RoundBegan {
  readonly type: "RoundBegan";
  readonly round: number;
}

/** A seat chooses which adventurers carry the cards of an action. */
export interface SplitCards {
  readonly type: "SplitCards";
  readonly seat: Seat;
  readonly age: Age;
  readonly count: number;
}

/** Money and cubes by seat; what each age would pay each seat if it stood there now. */
export interface Standing {
  readonly type: "Standing";
  readonly ecus: readonly number[];
  readonly cubes: readonly number[];
  readonly forecast: readonly (readonly number[])[];
  readonly due: readonly number[];
  readonly holdings: readonly Holding[];
}

/** A seat was drawn to begin the round. */
export interface StartDrawn {
  readonly type: "StartDrawn";
  readonly seat: Seat;
}

/** A seat took face-up cards of one kind and laid others in their place. */
export interface Swapped {
  readonly type: "Swapped";
  readonly seat: Seat;
  readonly kind: Kind;
  readonly count: number;
  readonly cards: readonly number[];
}

/** A seat exchanges cards, acts, or ends its turn. */
export interface TakeTurn {
  readonly type: "TakeTurn";
  readonly seat: Seat;
  readonly may_exchange: boolean;
  readonly may_swap: boolean;
}

/** A seat took the income of one domain, named by its first cell. */
export interface TookIncome {
  readonly type: "TookIncome";
  readonly seat: Seat;
  readonly age: Age;
  readonly cell: Cell;
  readonly ecus: number;
}

/** An adventurer went to another age. */
export interface Travelled {
  readonly type: "Travelled";
  readonly seat: Seat;
  readonly adventurer: number;
  readonly old_age: Age;
  readonly age: Age;
}

/** A turn began. */
export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly seat: Seat;
}

/** A building was replaced by a higher one by an action. */
export interface Upgraded {
  readonly type: "Upgraded";
  readonly seat: Seat;
  readonly age: Age;
  readonly old_tile: TileId;
  readonly old_cell: Cell;
  readonly tile: TileId;
  readonly cell: Cell;
}

export type KhronosEvent =
  | Built
  | Charged
  | Clashed
  | Copied
  | CopyMissed
  | CopyRefused
  | CopyStood
  | CubeStayed
  | CubesMoved
  | CubesReturned
  | Discarded
  | DomainLost
  | DomainShared
  | Downsized
  | Drew
  | Earned
  | KeptCards
  | Outweighed
  | Paid
  | Played
  | Populated
  | Reappeared
  | Removed
  | Reshuffled
  | RestorationBegun
  | Restored
  | RoundBegan
  | StartDrawn
  | Swapped
  | TookIncome
  | Travelled
  | TurnBegan
  | Upgraded;

export type KhronosDecision =
  | ChooseDownsized
  | ChooseKeeper
  | ChooseSpot
  | KeepCards
  | PaySurcharge
  | SplitCards
  | TakeTurn;

export const MIGHT = 0;
export const FAITH = 1;
export const REASON = 2;
export const AGES = [0, 1, 2] as const;
export const MILITARY = 0;
export const RELIGIOUS = 1;
export const CIVIL = 2;
export const KINDS = [0, 1, 2] as const;
export const GRID_WIDTH = 16;
export const GRID_HEIGHT = 20;
export const HAMLETS_PRINTED = 10;
export const MOST_SEATS = 5;
export const BY_PARADOX = 4;
export const BY_UPGRADE = 5;

const AGE_NAMES = ["might", "faith", "reason"];

const TILE_NAMES = [
  "watchtower", "keep", "castle", "chapel", "monastery", "abbey", "hamlet", "town", "city",
];

const CELL_NAMES = [
  "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1", "l1", "m1", "n1", "o1", "p1",
  "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2", "k2", "l2", "m2", "n2", "o2", "p2",
  "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "i3", "j3", "k3", "l3", "m3", "n3", "o3", "p3",
  "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "i4", "j4", "k4", "l4", "m4", "n4", "o4", "p4",
  "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5", "j5", "k5", "l5", "m5", "n5", "o5", "p5",
  "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "i6", "j6", "k6", "l6", "m6", "n6", "o6", "p6",
  "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "i7", "j7", "k7", "l7", "m7", "n7", "o7", "p7",
  "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8", "i8", "j8", "k8", "l8", "m8", "n8", "o8", "p8",
  "a9", "b9", "c9", "d9", "e9", "f9", "g9", "h9", "i9", "j9", "k9", "l9", "m9", "n9", "o9", "p9",
  "a10", "b10", "c10", "d10", "e10", "f10", "g10", "h10", "i10", "j10", "k10", "l10", "m10", "n10",
  "o10", "p10", "a11", "b11", "c11", "d11", "e11", "f11", "g11", "h11", "i11", "j11", "k11", "l11",
  "m11", "n11", "o11", "p11", "a12", "b12", "c12", "d12", "e12", "f12", "g12", "h12", "i12", "j12",
  "k12", "l12", "m12", "n12", "o12", "p12", "a13", "b13", "c13", "d13", "e13", "f13", "g13", "h13",
  "i13", "j13", "k13", "l13", "m13", "n13", "o13", "p13", "a14", "b14", "c14", "d14", "e14", "f14",
  "g14", "h14", "i14", "j14", "k14", "l14", "m14", "n14", "o14", "p14", "a15", "b15", "c15", "d15",
  "e15", "f15", "g15", "h15", "i15", "j15", "k15", "l15", "m15", "n15", "o15", "p15", "a16", "b16",
  "c16", "d16", "e16", "f16", "g16", "h16", "i16", "j16", "k16", "l16", "m16", "n16", "o16", "p16",
  "a17", "b17", "c17", "d17", "e17", "f17", "g17", "h17", "i17", "j17", "k17", "l17", "m17", "n17",
  "o17", "p17", "a18", "b18", "c18", "d18", "e18", "f18", "g18", "h18", "i18", "j18", "k18", "l18",
  "m18", "n18", "o18", "p18", "a19", "b19", "c19", "d19", "e19", "f19", "g19", "h19", "i19", "j19",
  "k19", "l19", "m19", "n19", "o19", "p19", "a20", "b20", "c20", "d20", "e20", "f20", "g20", "h20",
  "i20", "j20", "k20", "l20", "m20", "n20", "o20", "p20",
];

/** What is printed: of the newest box, and of any other. */
export interface KhronosContent {
  readonly tiles: readonly {
    readonly count: number;
    readonly kind: number;
    readonly name: string;
    readonly rank: number;
    readonly ruin: number;
    readonly value: number;
  }[];
  readonly maps: Readonly<Record<string, readonly string[]>>;
  readonly decks: Readonly<Record<string, readonly number[]>>;
  readonly surcharges: Readonly<Record<string, readonly number[]>>;
  readonly income_rounds: readonly number[];
  readonly rounds: number;
  readonly hand: number;
  readonly room: number;
  readonly start_ecus: number;
  readonly start_cubes: number;
  readonly exchange_price: number;
  readonly journey_price: number;
  readonly demolition_price: number;
  readonly bonus: readonly number[];
  readonly housing: readonly number[];
}

export const KHRONOS = {
  name: "khronos",
  rules_version: 2,
  box: "a00b2c869825682b721236ef7b4d9505",
  seats: [2, 3, 4, 5],
  names: {
    age: AGE_NAMES,
    old_age: AGE_NAMES,
    kind: ["military", "religious", "civil"],
    tile: TILE_NAMES,
    old_tile: TILE_NAMES,
    cell: CELL_NAMES,
    old_cell: CELL_NAMES,
    tied: CELL_NAMES,
    adventurer: ["a", "b"],
    why: [
      "exchange", "journey", "demolition", "bonus", "paradox", "upgrade", "downsizing", "shadow",
      "dominion", "hierarchy", "tile", "cube",
    ],
  },
  counted: { cards: ["military", "religious", "civil"] },
  seated: ["seat", "owner", "holder", "leaders", "holders"],
  options: [
    { key: "edition", values: ["second", "first", "english"], default: "second", open: false },
    { key: "holdem", values: ["no", "yes"], default: "no", open: false },
    { key: "open-money", values: ["no", "yes"], default: "no", open: false },
    { key: "lost-tiles", values: ["no", "yes"], default: "yes", open: false },
    { key: "surcharge", values: ["both", "higher"], default: "both", open: false },
    { key: "hamlet-cubes", values: ["edition", "summary"], default: "edition", open: false },
    { key: "new-start", values: ["no", "yes"], default: "no", open: false },
    { key: "map", values: ["valley"], default: "valley", open: true },
  ],
  actions: {
    start: { say: "do-start", fields: ["seat"], text: "start {seat}" },
    draw: { say: "do-draw", fields: ["kind"], text: "draw {kind}" },
    exchange: { say: "do-exchange", fields: ["cards"], text: null },
    swap: { say: "do-swap", fields: ["kind", "count", "cards"], text: null },
    travel: { say: "do-travel", fields: ["adventurer", "age"], text: "travel {adventurer} {age}" },
    build: { say: "do-build", fields: ["age", "tile", "cell"], text: "build {tile} {age} {cell}" },
    upgrade: {
      say: "do-upgrade",
      fields: ["age", "tile", "cell"],
      text: "upgrade {tile} {age} {cell}",
    },
    demolish: { say: "do-demolish", fields: ["age", "cell"], text: "demolish {age} {cell}" },
    populate: { say: "do-populate", fields: ["cell"], text: "populate {cell}" },
    restore: { say: "do-restore", fields: ["cell", "count"], text: "restore {cell} {count}" },
    pay: { say: "do-pay", fields: ["cards"], text: null },
    charge: { say: "do-charge", fields: ["first", "second"], text: "charge {first} {second}" },
    stay: { say: "do-stay", fields: ["seat"], text: "stay {seat}" },
    downsize: { say: "do-downsize", fields: ["age", "cell"], text: "downsize {age} {cell}" },
    shrink: { say: "do-shrink", fields: ["age", "cell"], text: "shrink {age} {cell}" },
    keep: { say: "do-keep", fields: ["cards"], text: null },
    end: { say: "do-end", fields: [], text: "end" },
  },
  content: {
    tiles: [
      { count: 20, kind: 0, name: "watchtower", rank: 1, ruin: 0, value: 1 },
      { count: 24, kind: 0, name: "keep", rank: 2, ruin: 1, value: 2 },
      { count: 9, kind: 0, name: "castle", rank: 3, ruin: 2, value: 4 },
      { count: 20, kind: 1, name: "chapel", rank: 1, ruin: 0, value: 1 },
      { count: 20, kind: 1, name: "monastery", rank: 2, ruin: 1, value: 2 },
      { count: 9, kind: 1, name: "abbey", rank: 3, ruin: 2, value: 4 },
      { count: 20, kind: 2, name: "hamlet", rank: 1, ruin: 0, value: 1 },
      { count: 24, kind: 2, name: "town", rank: 2, ruin: 0, value: 3 },
      { count: 9, kind: 2, name: "city", rank: 3, ruin: 0, value: 5 },
    ],
    maps: {
      valley: [
        "mmmmmmffffmm~mmm", "mmmmmfff..ff~~mm", "mmmffff....f.~ff", "mmff.....h...~ff",
        "mff..........~.f", "ff..h.......~~.f", "ff.........~~..f", "f.......h.~~...f",
        "f.........~..h.f", "f..h.....~~....f", "f.......~~.....f", "ff.....~~...h..f",
        "ff.h..~~......ff", "fff...~..h....fm", "mff..~~......ffm", "mmf..~....h..fmm",
        "mmf.~~..h...ffmm", "mmff~......ffmmm", "mmff~~...fffmmmm", "mmmmm~ffffmmmmmm",
      ],
    },
    decks: { second: [18, 18, 19], first: [11, 11, 11], english: [11, 11, 11] },
    surcharges: { 2: [1, 2], 3: [1, 2], 4: [0, 1], 5: [0, 0] },
    income_rounds: [4, 7],
    rounds: 7,
    hand: 4,
    room: 2,
    start_ecus: 4,
    start_cubes: 25,
    exchange_price: 2,
    journey_price: 1,
    demolition_price: 1,
    bonus: [1, 2, 0],
    housing: [0, 1, 3, 5],
  },
} satisfies GameConstant & { readonly content: KhronosContent };
