/** A position as an SVG document that needs nothing else, drawn with the art of the boards. */

import type { Component } from "svelte";
import { render } from "svelte/server";

import seats from "../art/seats.css?inline";
import type { GameConstant, Printed } from "../protocol/game";
import type { Typed } from "../protocol/values";
import picture from "../styles/picture.css?inline";
import tokens from "../styles/tokens.css?inline";
import { spoken } from "../words/spoken.svelte";
import { bundle, Words, type Language } from "../words/words";
import { read, written, type Element } from "./markup";
import { share } from "./repeated";
import { rulesOf } from "./rules";
import { style } from "./styled";

export interface View {
  /** What is open now; null when the game is over. */
  readonly decision: (Typed & { readonly seat?: number }) | null;
}

export interface PictureProps<V = unknown> {
  readonly view: V;
  readonly words: Words;
  /** The question and the player who has it, or that there is none. */
  readonly asked: string;
  /** What is known of the game, for what is drawn from that. */
  readonly game: GameConstant;
}

/** What is printed in a box, and its hash. */
export interface PrintedBox extends Printed<never> {
  readonly box: string;
}

/** The parts that a picture is drawn with. */
export interface Parts {
  game(): GameConstant;
  /** Draw with the parts of another box; null for the newest shipped one. */
  lay(printed: Printed<never> | null): void;
}

/** What a game has to give so that its positions can be drawn. */
export interface Sheet {
  readonly parts: Parts;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly Picture: Component<any>;
  readonly styles: string;
  /** By language, in the order in which later lists win. */
  readonly lists: Readonly<Record<Language, readonly string[]>>;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

function firstIn(root: Element, name: string): Element {
  const found = root.children.find((child) => typeof child !== "string" && child.name === name);
  if (found === undefined || typeof found === "string") throw new Error(`there is no ${name}`);
  return found;
}

function askedIn({ decision }: View, words: Words): string {
  if (decision === null) return words.say("no-game-over");
  const question = words.ask(decision);
  const seat = decision.seat ?? -1; // chance has none
  return seat < 0 ? question : `${words.seat(seat)} · ${question}`;
}

/** Draw a position as somebody sees it, with the parts of its box. */
export function drawn(
  sheet: Sheet,
  view: View,
  language: Language,
  printed: PrintedBox | null = null,
): string {
  spoken.language = language;
  sheet.parts.lay(null);
  const { box } = sheet.parts.game();
  if (printed !== null && printed.box !== box) sheet.parts.lay(printed);
  const words = new Words(sheet.parts.game(), language, bundle(language, sheet.lists[language]));
  const asked = askedIn(view, words);
  const { head, body } = render(sheet.Picture, {
    props: { view, words, asked, game: sheet.parts.game() },
  });
  const scoped = [...head.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = ""]) => text);
  const root = firstIn(read(body), "svg");
  style(root, [tokens, seats, sheet.styles, picture, ...scoped].flatMap(rulesOf));
  share(root);
  return [HEAD, written(root), "\n"].join(""); // joined, as the engine hands out no ropes
}
