/** The language in which everything is said: chosen once, switched at any time without a reload. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";

import type { GameConstant } from "../protocol/game";
import { readStored, writeStored } from "../browser/storage";
import { gameWords, pageWords, partWords } from "./lists";
import { spoken } from "./spoken.svelte";
import { format, LANGUAGES, Words, type Language } from "./words";

const KEPT = "clocksmith.language";
const APART = ["lessons/", "puzzles/", "companion/"]; // parts whose messages are called by ids of a game

/** The language of the browser, if there are words in it. */
export function usual(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found !== undefined) return found;
  }
  return "en";
}

type Lists = ReadonlyMap<string, FluentBundle>;
type Load = (name: string, language: Language) => Promise<FluentBundle>;

/** The same lists in another language. */
async function translated(lists: Lists, load: Load, language: Language): Promise<Lists> {
  const names = [...lists.keys()];
  const made = await Promise.all(names.map((name) => load(name, language)));
  return new Map(made.map((list, i) => [names[i] ?? "", list]));
}

class Locale {
  private page = $state.raw<FluentBundle | null>(null);
  private games = $state.raw<Lists>(new Map());
  private parts = $state.raw<Lists>(new Map());

  get language(): Language {
    return spoken.language;
  }

  /** Begin with the language chosen before, or the browser's, and load what *parts* say beside. */
  async start(parts: readonly string[] = []): Promise<void> {
    const before = LANGUAGES.find((language) => language === readStored(KEPT));
    const language = before ?? usual(navigator.languages);
    spoken.language = language;
    for (const part of parts) partWords(part, language).catch(() => undefined); // learnPart tries again
    await this.speak(language);
  }

  /** Speak another language from now on; what was said so far is said anew. */
  async speak(language: Language): Promise<void> {
    const [page, games, parts] = await Promise.all([
      pageWords(language),
      translated(this.games, gameWords, language),
      translated(this.parts, partWords, language),
    ]);
    spoken.language = language;
    this.page = page;
    this.games = games;
    this.parts = parts;
    document.documentElement.lang = language;
    writeStored(KEPT, language);
  }

  /** Load the words of a game in the language spoken now. */
  async learn(game: string): Promise<void> {
    if (this.games.has(game)) return;
    const { language } = this;
    const list = await gameWords(game, language);
    if (language !== this.language) return this.learn(game);
    this.games = new Map([...this.games, [game, list]]);
  }

  /** Load the words of one part of the pages, such as `replay` or `games/khronos`. */
  async learnPart(part: string): Promise<void> {
    if (this.parts.has(part)) return;
    const { language } = this;
    const list = await partWords(part, language);
    if (language !== this.language) return this.learnPart(part);
    this.parts = new Map([...this.parts, [part, list]]);
  }

  /** What the page, or a part of it that was learned, says. */
  say(key: string, given: Record<string, FluentVariable> = {}): string {
    const list = this.listOf(key) ?? this.page;
    return list === null ? "" : format(list, key, given);
  }

  /** Whether the page says anything under this key. */
  has(key: string): boolean {
    return this.listOf(key) !== undefined;
  }

  /** What a game says; learn it first. */
  of(game: GameConstant): Words {
    const list = this.games.get(game.name);
    if (list === undefined) throw new Error(`the words of ${game.name} are not loaded`);
    return new Words(game, this.language, list);
  }

  /** Something a game says about itself, such as its title; learn it first. */
  ofGame(
    game: string,
    key: string,
    given: Record<string, FluentVariable> = {},
  ): string | undefined {
    const list = this.games.get(game);
    return list?.hasMessage(key) === true ? format(list, key, given) : undefined;
  }

  /** What one part says, where its keys are its own; learn it first. */
  inPart(part: string, key: string): string | undefined {
    const list = this.parts.get(part);
    return list?.hasMessage(key) === true ? format(list, key, {}) : undefined;
  }

  /** What one part says of the things of a game; learn it first. */
  ofPart(part: string, game: GameConstant): Words | undefined {
    const list = this.parts.get(part);
    return list === undefined ? undefined : new Words(game, this.language, list);
  }

  private listOf(key: string): FluentBundle | undefined {
    if (this.page?.hasMessage(key)) return this.page;
    for (const [part, list] of this.parts)
      if (!APART.some((apart) => part.startsWith(apart)) && list.hasMessage(key)) return list;
    return undefined;
  }
}

export const locale = new Locale();

/** What the page says, in the language spoken now. */
export function t(key: string, given: Record<string, FluentVariable> = {}): string {
  return locale.say(key, given);
}
