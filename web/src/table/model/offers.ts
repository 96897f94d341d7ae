/** The offered actions, narrowed without listing them: a wide family stays the bits of one number. */

import type { FamilyOffer, Offer, SingleOffer } from "../../protocol/wire";
import type { GameConstant } from "../../protocol/game";
import { type Bare } from "../../protocol/game";
import { has, usualMarks, without, type Mark, type OfferedAction } from "./choose";

type Marking = (action: Bare) => Mark[];

function isFamily(offer: Offer): offer is FamilyOffer {
  return "bits" in offer;
}

/** The numbers of the bits that are set in a hexadecimal number, lowest first. */
export function places(hex: string): number[] {
  const found: number[] = [];
  for (let digit = 0; digit < hex.length; digit += 1) {
    const bits = Number.parseInt(hex[hex.length - 1 - digit] ?? "0", 16);
    for (let bit = 0; bit < 4; bit += 1) if ((bits >> bit) & 1) found.push(digit * 4 + bit);
  }
  return found;
}

/** Options that share all marks but one: the mark of the open field tells them apart. */
class Family {
  readonly shared: ReadonlySet<Mark>;
  readonly members: ReadonlyMap<Mark, number>;

  constructor(
    private readonly game: GameConstant,
    private readonly offer: FamilyOffer,
    private readonly marking: Marking,
  ) {
    const numbers = places(offer.bits);
    const names = game.names[offer.open];
    this.members = new Map(numbers.map((n) => [`${offer.open}:${names?.[n] ?? n}`, n]));
    const open = new Set(this.members.keys());
    const [first] = numbers;
    const marks = first === undefined ? [] : marking(this.bare(first));
    this.shared = new Set(marks.filter((mark) => !open.has(mark)));
  }

  /** The open marks that the chosen ones leave: all, one, or none. */
  left(chosen: readonly Mark[]): Iterable<Mark> {
    const open = chosen.filter((mark) => !this.shared.has(mark));
    const [only] = open;
    if (only === undefined) return this.members.keys();
    return open.length === 1 && this.members.has(only) ? open : [];
  }

  count(chosen: readonly Mark[]): number {
    const open = chosen.filter((mark) => !this.shared.has(mark));
    const [only] = open;
    if (only === undefined) return this.members.size;
    return open.length === 1 && this.members.has(only) ? 1 : 0;
  }

  *options(chosen: readonly Mark[]): Generator<OfferedAction> {
    for (const mark of this.left(chosen)) {
      const number = this.members.get(mark);
      if (number === undefined) continue;
      const slug = this.game.names[this.offer.open]?.[number] ?? String(number);
      const bare = this.bare(number);
      yield { ...bare, text: `${this.offer.stem} ${slug}`, marks: this.marking(bare) };
    }
  }

  group(chosen: readonly Mark[]): Group[] {
    const { say, fields, open, stem } = this.offer;
    const count = this.count(chosen);
    if (count === 0) return [];
    return [{ key: stem, say, fields, open: [open], count, options: () => this.options(chosen) }];
  }

  private bare(number: number): Bare {
    const { say, fields, open } = this.offer;
    return { say, fields: { ...fields, [open]: number } };
  }
}

/** Options that differ only in some fields, for a list that is read. */
export interface Group extends Bare {
  readonly key: string;
  /** The fields in which they differ. */
  readonly open: readonly string[];
  readonly count: number;
  options(): Iterable<OfferedAction>;
}

/** The things that say the same verb together. */
export function byVerb<T extends Bare>(things: readonly T[]): T[][] {
  const verbs = new Map<string, T[]>();
  for (const one of things) {
    const known = verbs.get(one.say);
    if (known === undefined) verbs.set(one.say, [one]);
    else known.push(one);
  }
  return [...verbs.values()];
}

function groupOf(options: readonly OfferedAction[]): Group[] {
  const [first] = options;
  if (first === undefined) return [];
  const { say, fields } = first;
  const differs = (field: string) =>
    options.some((one) => JSON.stringify(one.fields[field]) !== JSON.stringify(fields[field]));
  const open = Object.keys(fields).filter(differs);
  return [{ key: say, say, fields, open, count: options.length, options: () => options }];
}

/** All options of a question. */
export class Offers {
  /** How many options there are. */
  readonly total: number;
  private readonly families: Family[] = [];
  private readonly singles: OfferedAction[] = [];

  constructor(
    offers: readonly Offer[],
    game: GameConstant,
    private readonly marking: Marking = (action) => usualMarks(game, action),
  ) {
    for (const offer of offers) {
      if (isFamily(offer)) this.families.push(new Family(game, offer, marking));
      else this.singles.push({ ...offer, marks: marking(offer) });
    }
    this.total = this.count([]);
  }

  /** How many options have all the chosen marks. */
  count(chosen: readonly Mark[]): number {
    let count = this.matching(chosen).length;
    for (const family of this.families) count += family.count(chosen);
    return count;
  }

  /** What may be pointed at next, each with the number of options it would leave. */
  lit(chosen: readonly Mark[]): Map<Mark, number> {
    const lit = new Map<Mark, number>();
    const add = (mark: Mark, count: number) => {
      lit.set(mark, (lit.get(mark) ?? 0) + count);
    };
    for (const { marks } of this.matching(chosen)) {
      for (const mark of new Set(without(marks, chosen))) add(mark, 1);
    }
    for (const family of this.families) {
      const count = family.count(chosen);
      if (count === 0) continue;
      for (const mark of family.shared) if (!chosen.includes(mark)) add(mark, count);
      for (const mark of family.left(chosen)) if (!chosen.includes(mark)) add(mark, 1);
    }
    return lit;
  }

  /** The options that have all the chosen marks, made one by one as they are asked for. */
  *options(chosen: readonly Mark[]): Generator<OfferedAction> {
    for (const family of this.families) yield* family.options(chosen);
    yield* this.matching(chosen);
  }

  /** An action as the option it is offered as; null when it is not offered. */
  option(action: SingleOffer): OfferedAction | null {
    const marks = this.marking(action);
    return this.count(marks) > 0 ? { ...action, marks } : null;
  }

  /**
   * The one option that is meant: the only one left, or the only one of which everything is chosen
   * that does not go without saying.
   */
  meant(chosen: readonly Mark[]): OfferedAction | undefined {
    const count = this.count(chosen);
    if (count === 0 || (chosen.length === 0 && count > 1)) return undefined;
    if (count === 1) return this.options(chosen).next().value as OfferedAction;
    const lit = this.lit(chosen);
    const unsaid = ({ marks }: OfferedAction) =>
      without(marks, chosen).filter((mark) => lit.get(mark) !== count);
    const narrow = this.families.filter((family) => family.count(chosen) === 1);
    const near = [...this.matching(chosen), ...narrow.flatMap((one) => [...one.options(chosen)])];
    const whole = near.filter((option) => unsaid(option).length === 0);
    return whole.length === 1 ? whole[0] : undefined;
  }

  /** The options that have all the chosen marks, in groups: families, and one for each verb. */
  groups(chosen: readonly Mark[]): Group[] {
    const families = this.families.flatMap((family) => family.group(chosen));
    return [...families, ...byVerb(this.matching(chosen)).flatMap(groupOf)];
  }

  private matching(chosen: readonly Mark[]): OfferedAction[] {
    return this.singles.filter(({ marks }) => has(marks, chosen));
  }
}
