/** What the server sends of Khronos; made from the Python classes. */

export interface Adventurer {
  readonly type: "Adventurer";
  readonly age: number;
  readonly room: number;
  readonly bound: number;
}

export interface Building {
  readonly type: "Building";
  readonly tile: number;
  readonly cell: number;
  readonly owner: number;
  readonly printed: boolean;
  readonly ruined: boolean;
  readonly cubes: readonly number[];
}

export interface DomainView {
  readonly type: "DomainView";
  readonly cells: readonly number[];
  readonly seats: readonly number[];
  readonly ecus: number;
}

export interface PlayerView {
  readonly type: "PlayerView";
  readonly ecus: number;
  readonly cubes: number;
  readonly cards: number;
  readonly hand: readonly number[] | null;
  readonly shown: readonly number[];
  readonly adventurers: readonly Adventurer[];
}

export interface Holding {
  readonly type: "Holding";
  readonly age: number;
  readonly cell: number;
  readonly seats: readonly number[];
  readonly ecus: number;
}

export interface Standing {
  readonly type: "Standing";
  readonly ecus: readonly number[];
  readonly cubes: readonly number[];
  readonly forecast: readonly (readonly number[])[];
  readonly due: readonly number[];
  readonly holdings: readonly Holding[];
}

export interface KhronosView {
  readonly type: "KhronosView";
  readonly seat: number;
  readonly options: readonly (readonly [string, string])[];
  readonly round: number;
  readonly start: number;
  readonly turn: number;
  readonly boards: readonly (readonly Building[])[];
  readonly domains: readonly (readonly DomainView[])[];
  readonly supply: readonly number[] | null;
  readonly pile: number;
  readonly discards: readonly number[];
  readonly face_up: readonly number[];
  readonly players: readonly PlayerView[];
  readonly standing: Standing;
  readonly asked: { readonly type: string } | null;
}
