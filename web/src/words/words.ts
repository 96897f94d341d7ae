/**
 * Sentences for people, from Fluent word lists: the twin of core/words.py on the same files.
 *
 * A word list has one message for each thing that can be said: `ask-take-turn` for a decision,
 * `do-build` for an action, `event-built`, `no-hierarchy` for a refusal, `tile-keep` for a name.
 * A field *tile* arrives as `$tile`, its name in the language, and as `$tile_id`, its plain id.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { GameConstant } from "../protocol/game";
import type { Detail, Note, Price, PricePart, Refusal } from "../protocol/consequences";
import type { Plain, Seat, Typed } from "../protocol/values";
import type { Bare } from "../protocol/game";

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Details = Readonly<Record<string, Plain>>;

/** `TakeTurn` as `take-turn`. */
export function kebab(name: string): string {
  return name.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();
}

/** A bundle of word lists; what a later list says wins over an earlier one. */
export function bundle(language: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** Says a message of a bundle; a missing one says its key, so that a page never breaks. */
export function format(
  from: FluentBundle,
  key: string,
  given: Record<string, FluentVariable>,
): string {
  const message = from.getMessage(key);
  if (message?.value == null) return key;
  return from.formatPattern(message.value, given, []);
}

const GAP = "…";
const YES_OR_NO: readonly [string, string] = ["no", "yes"];

/** The sentences of one game in one language. */
export class Words {
  constructor(
    private readonly game: GameConstant,
    readonly language: Language,
    private readonly list: FluentBundle,
    private readonly seats: readonly string[] | null = null,
  ) {}

  /** The same words, with people called by their names instead of their colours. */
  calling(seats: readonly string[] | null): Words {
    return new Words(this.game, this.language, this.list, seats);
  }

  has(key: string): boolean {
    return this.list.hasMessage(key);
  }

  say(key: string, details: Details = {}): string {
    return format(this.list, key, this.all(details));
  }

  /** What a message says beside its text: its attribute *name*, if it has one. */
  aside(key: string, name: string, details: Details = {}): string | undefined {
    const pattern = this.list.getMessage(key)?.attributes[name];
    if (pattern === undefined) return undefined;
    return this.list.formatPattern(pattern, this.all(details), []);
  }

  /** The question a decision asks. */
  ask(decision: Typed): string {
    return this.say(`ask-${kebab(decision.type)}`, decision);
  }

  /** What an action does. */
  do(action: Bare): string {
    return this.say(action.say, action.fields);
  }

  /** What several actions do that differ only in some fields: "Build a keep at … in Might". */
  gap(action: Bare, open: readonly string[], count: number): string {
    const gaps = open.flatMap((field) => [
      [field, GAP],
      [`${field}_id`, GAP],
      [`${field}_count`, count],
    ]);
    return this.say(action.say, { ...action.fields, ...(Object.fromEntries(gaps) as Details) });
  }

  /** What happened. */
  tell(event: Typed): string {
    return this.say(`event-${kebab(event.type)}`, event);
  }

  /** What would happen, in the present tense where the game says it so. */
  foresee(event: Typed): string {
    return this.aside(`event-${kebab(event.type)}`, "foreseen", event) ?? this.tell(event);
  }

  /** Why an action is not legal, without the number of the rule. */
  refuse(refusal: Refusal): string {
    return this.say(`no-${refusal.key}`, detailed(refusal.details));
  }

  /** What is worth knowing before an action. */
  note(note: Note): string {
    return this.say(`note-${note.key}`, detailed(note.details));
  }

  /** A price with its parts, such as "3 cards: 2 for the keep, 1 for the ground". */
  cost(price: Price): string {
    const told = price.parts.map((part) => this.part(part));
    const total = this.total(price);
    if (told.length === 0) return total;
    return this.say("price-in-parts", { total, parts: told.join(", ") });
  }

  /** A price without its parts, such as "3 cards". */
  total(price: Price): string {
    return this.say(`price-${price.currency}`, { count: price.total });
  }

  /** How a seat is called. */
  seat(seat: Seat): string {
    if (seat < 0) return this.say("seat-nobody");
    return this.seats?.[seat] ?? this.say(`seat-${seat}`);
  }

  /** How the thing *number* that a *field* speaks of is called. */
  name(field: string, number: number): string {
    return String(this.given(field, number)[field]);
  }

  /** How many there are of each, such as "2 military, 1 civil". */
  counts(field: string, counts: readonly number[]): string {
    const slugs = this.game.counted[field] ?? [];
    const told = counts
      .map((count, i) => (count ? this.say(`${field}-${slugs[i] ?? i}`, { count }) : ""))
      .filter((part) => part !== "");
    return told.length > 0 ? told.join(", ") : this.say(`${field}-none`);
  }

  private part(part: PricePart): string {
    return this.say(`part-${part.key}`, { amount: part.amount, ...detailed(part.details) });
  }

  /** What a message gets. */
  private all(details: Details): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(details)) {
      Object.assign(given, this.given(name, value));
    }
    return given;
  }

  /** What a message gets for one field. */
  private given(name: string, value: Plain): Record<string, FluentVariable> {
    if (typeof value === "boolean") return { [name]: YES_OR_NO[Number(value)] ?? "no" };
    if (typeof value === "number") return this.numbered(name, value);
    const items = isCards(value) ? value.counts : value;
    if (Array.isArray(items)) return this.listed(name, items as number[]);
    return { [name]: typeof value === "string" ? value : "None" };
  }

  private numbered(name: string, value: number): Record<string, FluentVariable> {
    if (this.game.seated.includes(name)) {
      return { [name]: this.seat(value), [`${name}_id`]: value >= 0 ? String(value) : "nobody" };
    }
    const names = this.game.names[name];
    if (names === undefined) return { [name]: value };
    const slug = value >= 0 ? (names[value] ?? String(value)) : "hidden";
    const kind = name.replace(/^old_/, "").replace(/^other_/, "");
    const key = `${kind}-${slug}`;
    // By the owner of the box, by us, or as it is written.
    const title = this.game.titles?.[kind]?.[slug];
    const told = title ?? (this.has(key) ? this.say(key) : pretty(slug));
    return { [name]: told, [`${name}_id`]: slug };
  }

  private listed(name: string, items: readonly number[]): Record<string, FluentVariable> {
    if (name in this.game.counted) {
      const total = items.reduce((sum, count) => sum + count, 0);
      return { [name]: this.counts(name, items), [`${name}_count`]: total };
    }
    const told = items.map((item) => this.name(name, item)).join(", ");
    return { [name]: told, [`${name}_count`]: items.length };
  }
}

/** `magna-graecia` as `Magna Graecia`; a cell such as `c5` stays as it is. */
export function pretty(slug: string): string {
  const words = slug.split("-");
  return words
    .map((word) => (/^\p{L}+$/u.test(word) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word))
    .join(" ");
}

function isCards(value: Plain): value is { readonly counts: readonly number[] } {
  return typeof value === "object" && value !== null && "counts" in value;
}

function detailed(details: readonly Detail[]): Record<string, Plain> {
  return Object.fromEntries(details.map(({ name, value }) => [name, value]));
}
