/** A board as the package of a game declares it, checked by the server: see clocksmith.board. */

/** Something drawn: an element of SVG, or a text. */
export type DrawnNode =
  | string
  | {
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly DrawnNode[];
    };

/** A drawing, and the part of its plane that is seen: x, y, width, height. */
export interface DrawnSvg {
  readonly box: readonly [number, number, number, number];
  readonly nodes: readonly DrawnNode[];
}

/** Pieces of one kind: *things* leads to what stands at each place, *places* to where each stands. */
export interface PieceSource {
  readonly things?: string;
  readonly places?: string;
  /** What they are: `seat`, things of these names, or numbers. */
  readonly of?: string;
  readonly owner?: string;
  readonly icon?: string;
}

export interface CountSource {
  readonly path: string;
  readonly of?: string;
  readonly icon?: string;
}

interface ZoneBase {
  readonly name: string;
  /** The list by seat in which the paths begin: the zone lies in front of each. */
  readonly each?: string;
  /** The fields of actions that are chosen by pointing. */
  readonly chooses?: readonly string[];
}

interface PlacedBase extends ZoneBase {
  readonly pieces?: readonly PieceSource[];
  readonly labels?: string;
}

export interface GridZone extends PlacedBase {
  readonly kind: "grid";
  readonly rows: number;
  readonly columns: number;
}

export interface TrackZone extends PlacedBase {
  readonly kind: "track";
  readonly first?: number;
  readonly last?: number;
}

export interface SvgZone extends PlacedBase {
  readonly kind: "svg";
  readonly file: string;
  readonly anchors?: readonly (readonly [number, number])[];
  /** How wide a place is, in units of the drawing. */
  readonly size?: number;
}

export interface CardsZone extends ZoneBase {
  readonly kind: "cards";
  readonly path: string;
  readonly of: string;
  /** How an action names a card: by what it is, or by where it lies. */
  readonly by?: "thing" | "place";
}

export interface TokensZone extends ZoneBase {
  readonly kind: "tokens";
  readonly counts: readonly CountSource[];
}

export type PlacedZone = GridZone | TrackZone | SvgZone;
export type BoardZone = PlacedZone | CardsZone | TokensZone;

export type Tint = "red" | "orange" | "green" | "blue" | "violet" | "grey";
type ByName<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

export interface DeclaredBoard {
  readonly zones: readonly BoardZone[];
  readonly icons: ByName<string>;
  readonly tints: ByName<Tint>;
  /** Icons by name, drawings by file. */
  readonly drawings: Readonly<Record<string, DrawnSvg>>;
}
