/** Just enough markup: what the server's renderer of Svelte writes, as a tree, and back as XML. */

export interface Element {
  readonly name: string;
  readonly attributes: Map<string, string>;
  children: Node[];
  readonly parent: Element | null;
}

/** Text stays as it was written, with its entities. */
export type Node = Element | string;

const TOKEN = /<!--[^]*?-->|<\/[\w:-]+>|<([\w:-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

function attributesOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, value]));
}

/** What is written, as the children of an element without a name. */
export function read(text: string): Element {
  const root: Element = { name: "", attributes: new Map(), children: [], parent: null };
  let open = root;
  for (const [token, name, given = "", closed = ""] of text.matchAll(TOKEN)) {
    if (token.startsWith("<!--")) continue;
    if (token.startsWith("</")) {
      open = open.parent ?? root;
    } else if (name === undefined) {
      open.children.push(token);
    } else {
      const made = { name, attributes: attributesOf(given), children: [], parent: open };
      open.children.push(made);
      if (closed === "") open = made;
    }
  }
  return root;
}

/** Every element below this one, in the order in which they are written. */
export function* elementsIn(element: Element): Generator<Element> {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** Numbers with at most two places: more than anybody sees, and the same on every machine. */
function rounded(text: string): string {
  return text.replace(/-?\d+\.\d{3,}(?:e-\d+)?/g, (found) => String(+(+found).toFixed(2)));
}

function attribute([name, value]: [string, string]): string {
  return ` ${name}="${name === "id" ? value : rounded(value)}"`;
}

/** The element as XML. */
export function written(element: Element): string {
  const { name, attributes, children } = element;
  const isText = ["text", "tspan", "textPath", "title", "desc", "style"].includes(name);
  const inside = children
    .map((child) => (typeof child === "string" ? (isText ? child.trim() : "") : written(child)))
    .join("");
  const head = `<${name}${[...attributes].map(attribute).join("")}`;
  return inside === "" ? `${head}/>` : `${head}>${inside}</${name}>`;
}
