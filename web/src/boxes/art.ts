/** How the parts and maps of each game are shown while they are entered; loaded with the game. */

import type { Component } from "svelte";

import type { BoxEditor } from "./editor.svelte";

/** A part as it lies on the table. */
export interface PartProps {
  readonly sheet: string;
  /** Its own name, and its place on the sheet. */
  readonly name: string;
  readonly row: number;
  readonly label: string;
  /** What it does is known, and told in a sentence. */
  readonly isTold: boolean;
}
export type PartPicture = Component<PartProps>;
export type MapView = Component<{ editor: BoxEditor }>;

export interface BoxArt {
  readonly Picture: PartPicture;
  readonly Map: MapView;
  /** The sheets above which the map lies. */
  readonly mapped: readonly string[];
}

const MAPPED: Readonly<Record<string, readonly string[]>> = {
  khronos: ["map"],
  sands: ["region", "border", "corner", "strait"],
  inventions: ["region"],
};

const PICTURES = import.meta.glob<PartPicture>("./pictures/*.svelte", { import: "default" });
const MAPS = import.meta.glob<MapView>("./maps/*.svelte", { import: "default" });

/** The art of a game, or nothing where we have none. */
export async function loadArt(game: string): Promise<BoxArt | null> {
  const name = game.slice(0, 1).toUpperCase() + game.slice(1);
  const [picture, map] = [PICTURES[`./pictures/${name}.svelte`], MAPS[`./maps/${name}Map.svelte`]];
  if (picture === undefined || map === undefined) return null;
  const [Picture, Map] = await Promise.all([picture(), map()]);
  return { Picture, Map, mapped: MAPPED[game] ?? [] };
}
