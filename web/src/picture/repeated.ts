/** Long lines that are drawn several times, such as the rim of a region: written once, used by name. */

import { elementsIn, type Element } from "./markup";

const WORTH_IT = 120; // letters; a shorter line is no longer than a reference to it

function isPlain({ name, attributes }: Element): boolean {
  return name === "path" && !attributes.has("id");
}

function counted(root: Element): Map<string, number> {
  const found = new Map<string, number>();
  for (const element of elementsIn(root)) {
    const line = element.attributes.get("d") ?? "";
    if (isPlain(element) && line.length > WORTH_IT) found.set(line, (found.get(line) ?? 0) + 1);
  }
  return found;
}

/** The same element, as a use of the line *id* instead of the line itself. */
function using(element: Element, id: string): Element {
  const kept = [...element.attributes].filter(([name]) => name !== "d");
  return {
    ...element,
    name: "use",
    attributes: new Map([["href", `#${id}`], ...kept]),
  };
}

/** Put lines that repeat into definitions. */
export function share(root: Element): void {
  const repeated = [...counted(root)].filter(([, count]) => count > 1).map(([line]) => line);
  if (repeated.length === 0) return;
  const ids = new Map(repeated.map((line, i) => [line, `line-${i}`]));
  for (const element of [root, ...elementsIn(root)]) {
    element.children = element.children.map((child) => {
      if (typeof child === "string" || !isPlain(child)) return child;
      const id = ids.get(child.attributes.get("d") ?? "");
      return id === undefined ? child : using(child, id);
    });
  }
  const defs: Element = { name: "defs", attributes: new Map(), children: [], parent: root };
  defs.children = [...ids].map(([line, id]) => ({
    name: "path",
    attributes: new Map([
      ["id", id],
      ["d", line],
    ]),
    children: [],
    parent: defs,
  }));
  root.children.push(defs);
}
