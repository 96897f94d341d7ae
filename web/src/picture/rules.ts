/** The rules of style sheets, as far as drawings need them: which elements they mean, what they say. */

import type { Element } from "./markup";

interface Compound {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly ids: readonly string[];
  readonly not: readonly string[];
  readonly isFirst: boolean;
  readonly isRoot: boolean;
  /** It must be a child of what stands before it, not just somewhere below. */
  readonly isChild: boolean;
}

export interface Rule {
  /** From the outermost to the element that is meant. */
  readonly compounds: readonly Compound[];
  readonly weight: number;
  readonly declarations: readonly (readonly [string, string])[];
}

const SIMPLE = /\.[\w-]+|#[\w-]+|:not\(\.[\w-]+\)|:where\(\.[\w-]+\)|:first-child|:root|^[a-z]+/gi;

function compoundOf(text: string, isChild: boolean): Compound | null {
  const parts: string[] = text.match(SIMPLE) ?? [];
  if (parts.join("") !== text) return null; // states of a page, which a picture has not
  const starting = (sign: string): string[] =>
    parts.filter((part) => part.startsWith(sign)).map((part) => part.slice(sign.length));
  return {
    tag: parts.find((part) => /^[a-z]/i.test(part)) ?? "",
    classes: [...starting("."), ...starting(":where(.").map((part) => part.slice(0, -1))],
    ids: starting("#"),
    not: starting(":not(.").map((part) => part.slice(0, -1)),
    isFirst: parts.includes(":first-child"),
    isRoot: parts.includes(":root"),
    isChild,
  };
}

function compoundsOf(selector: string): Compound[] | null {
  const parts = selector.trim().split(/\s+(?![^(]*\))/);
  const found: Compound[] = [];
  let isChild = false;
  for (const part of parts) {
    if (part === ">") {
      isChild = true;
      continue;
    }
    const made = compoundOf(part, isChild);
    if (made === null) return null;
    found.push(made);
    isChild = false;
  }
  return found;
}

function weightOf(selector: string): number {
  const counted = selector.replace(/:where\([^)]*\)/g, "");
  const count = (sign: RegExp): number => counted.match(sign)?.length ?? 0;
  const tags = count(/(?:^|[\s>])[a-z]/gi);
  return count(/#/g) * 10_000 + count(/\.|:first-child|:root/g) * 100 + tags;
}

function declarationsOf(text: string): [string, string][] {
  return text
    .split(";")
    .map((line) => line.trim())
    .filter((line) => line.includes(":"))
    .map((line) => {
      const at = line.indexOf(":");
      return [
        line.slice(0, at).trim(),
        line
          .slice(at + 1)
          .trim()
          .replace(/\s+/g, " "),
      ];
    });
}

/** The rules of a style sheet; what depends on the page (@media, :hover) is left out. */
export function rulesOf(sheet: string): Rule[] {
  const bare = sheet
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/@[\w-]+[^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = "", body = ""]) => {
    const declarations = declarationsOf(body);
    return selectors.split(/,(?![^(]*\))/).flatMap((selector) => {
      const compounds = compoundsOf(selector);
      const weight = weightOf(selector.trim());
      return compounds === null ? [] : [{ compounds, weight, declarations }];
    });
  });
}

const classes = new WeakMap<Element, ReadonlySet<string>>();

function classesOf(element: Element): ReadonlySet<string> {
  const known = classes.get(element);
  if (known !== undefined) return known;
  const made = new Set((element.attributes.get("class") ?? "").split(/\s+/));
  classes.set(element, made);
  return made;
}

function fits(element: Element, compound: Compound): boolean {
  if (compound.tag !== "" && compound.tag !== element.name) return false;
  const own = classesOf(element);
  if (!compound.classes.every((name) => own.has(name))) return false;
  if (compound.not.some((name) => own.has(name))) return false;
  if (!compound.ids.every((id) => element.attributes.get("id") === id)) return false;
  if (compound.isFirst && element.parent?.children.find(isElement) !== element) return false;
  return !compound.isRoot || element.parent?.name === "";
}

function isElement(node: unknown): boolean {
  return typeof node !== "string";
}

/** Whether a rule means an element. */
export function means({ compounds }: Rule, element: Element, last = compounds.length - 1): boolean {
  const compound = compounds[last];
  if (compound === undefined) return true;
  if (!fits(element, compound)) return false;
  if (last === 0) return true;
  let above = element.parent;
  while (above !== null) {
    if (means({ compounds } as Rule, above, last - 1)) return true;
    if (compound.isChild) return false;
    above = above.parent;
  }
  return false;
}
