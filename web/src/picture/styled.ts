/** A drawing with everything its style sheets say of it inside: short classes, plain colours, no variables. */

import { elementsIn, type Element } from "./markup";
import { means, type Rule } from "./rules";
import { resolved } from "./values";

type Variables = ReadonlyMap<string, string>;
/** Declarations, by the name of a class. */
type Bodies = ReadonlyMap<string, string>;

/** What a drawing can show; measures and motions of a page are none of it. */
const SHOWN =
  /^(fill|stroke|stop|font|marker|clip)(-|$)|^(color|opacity|display|letter-spacing|text-anchor|text-decoration|paint-order|vector-effect)$/;
const FONT = /^(?:(italic) )?(?:(\d+) )?([\d.]+)(px|rem)(?: ?\/ ?[\d.]+)? (.*)$/;
const ROOT_SIZE = 16; // pixels to a rem

/** The parts of a font, which some viewers read and the shorthand of which they do not. */
function fontOf(value: string): [string, string][] {
  const [, style, weight, size, unit, family = ""] = FONT.exec(value) ?? [];
  const pixels = Number(size ?? ROOT_SIZE) * (unit === "rem" ? ROOT_SIZE : 1);
  return [
    ...(style === undefined ? [] : ([["font-style", style]] as [string, string][])),
    ["font-weight", weight ?? "400"],
    ["font-size", `${pixels}px`],
    ["font-family", family],
  ];
}

class Styler {
  private readonly byKey = new Map<string, Rule[]>();
  private readonly names = new Map<string, string>();

  constructor(rules: readonly Rule[]) {
    for (const rule of [...rules].sort((one, other) => one.weight - other.weight)) {
      const last = rule.compounds.at(-1);
      const key = last?.ids[0] ?? last?.classes[0] ?? last?.tag ?? "";
      this.byKey.set(key, [...(this.byKey.get(key) ?? []), rule]);
    }
  }

  /** Give an element and all below it their classes. */
  dress(element: Element, above: Variables): void {
    const declared = this.declared(element);
    const own = new Map([...declared].filter(([name]) => name.startsWith("--")));
    const known = new Map(above);
    const look = (name: string): string | undefined => {
      const raw = own.get(name);
      if (raw === undefined) return known.get(name);
      own.delete(name); // its own name within it is the one from above
      const made = resolved(raw, look);
      known.set(name, made);
      return made;
    };
    for (const name of [...own.keys()]) look(name);
    const shown = [...declared].filter(([name]) => SHOWN.test(name));
    const plain = new Map(
      shown.flatMap(([name, value]): [string, string][] => {
        const made = resolved(value, look);
        return name === "font" ? fontOf(made) : [[name, made]];
      }),
    );
    for (const [name, value] of element.attributes) {
      if (value.includes("var(")) element.attributes.set(name, resolved(value, look));
    }
    this.name(element, plain);
    for (const child of element.children) {
      if (typeof child !== "string") this.dress(child, known);
    }
  }

  /** What the classes that were given say, by their names. */
  bodies(): Bodies {
    return new Map([...this.names].map(([body, name]) => [name, body]));
  }

  private declared(element: Element): Map<string, string> {
    const names = (element.attributes.get("class") ?? "").split(/\s+/);
    const keys = [element.attributes.get("id") ?? "", ...names, element.name, ""];
    const rules = [...new Set(keys)]
      .flatMap((key) => this.byKey.get(key) ?? [])
      .filter((rule) => means(rule, element))
      .sort((one, other) => one.weight - other.weight);
    return new Map(rules.flatMap(({ declarations }) => declarations));
  }

  private name(element: Element, plain: ReadonlyMap<string, string>): void {
    element.attributes.delete("class");
    if (plain.size === 0) return;
    const body = [...plain].map(([name, value]) => `${name}:${value}`).join(";");
    const name = this.names.get(body) ?? `s${this.names.size}`;
    this.names.set(body, name);
    element.attributes.set("class", name);
  }
}

const REFERENCE = /(?:url\(["']?|^)#([\w-]+)/g;

/** What the classes of the elements below say, by their names. */
function bodiesIn(root: Element, bodies: Bodies): Bodies {
  const names = [root, ...elementsIn(root)].map(({ attributes }) => attributes.get("class") ?? "");
  return new Map([...new Set(names)].flatMap((name) => entry(bodies, name)));
}

function entry(bodies: Bodies, name: string): [string, string][] {
  const body = bodies.get(name);
  return body === undefined ? [] : [[name, body]];
}

/** The names of everything that is referred to. */
function referred(root: Element, bodies: Bodies): Set<string> {
  const texts = [...elementsIn(root)].flatMap(({ attributes }) => [...attributes.values()]);
  const said = [...bodiesIn(root, bodies).values()].flatMap((body) => body.split(/[:;]/));
  return new Set(
    [...texts, ...said].flatMap((text) => [...text.matchAll(REFERENCE)].map(([, id = ""]) => id)),
  );
}

/** Take out what is defined and not referred to, until nothing more is. */
function prune(root: Element, bodies: Bodies): void {
  for (let before = -1, now = 0; before !== now;) {
    const known = referred(root, bodies);
    for (const element of elementsIn(root)) {
      if (element.name !== "defs") continue;
      element.children = element.children.filter(
        (child) => typeof child !== "string" && known.has(child.attributes.get("id") ?? ""),
      );
    }
    [before, now] = [now, [...elementsIn(root)].length];
  }
}

/** Style a drawing by *rules*; what nothing refers to is gone. */
export function style(root: Element, rules: readonly Rule[]): void {
  const styler = new Styler(rules);
  styler.dress(root, new Map());
  for (const element of elementsIn(root)) element.attributes.delete("aria-hidden");
  prune(root, styler.bodies());
  const sheet = [...bodiesIn(root, styler.bodies())].map(([name, body]) => `.${name}{${body}}`);
  const made = { name: "style", attributes: new Map(), children: [sheet.join("\n")], parent: root };
  const at = root.children.findIndex((child) => typeof child !== "string" && isDrawn(child));
  root.children = [...root.children.slice(0, at), made, ...root.children.slice(at)];
}

function isDrawn({ name }: Element): boolean {
  return name !== "title" && name !== "desc";
}
