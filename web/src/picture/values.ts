/** What a value of a style sheet comes to: variables looked up, the light theme taken, colours mixed. */

import { mixed, plainColour } from "./colour";

/** The parts of a text between commas that stand in no brackets. */
function split(text: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "(") depth++;
    else if (text[i] === ")") depth--;
    else if (text[i] === "," && depth === 0) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
}

function closing(text: string, from: number): number {
  let depth = 1;
  for (let i = from; i < text.length; i++) {
    if (text[i] === "(") depth++;
    else if (text[i] === ")" && --depth === 0) return i;
  }
  throw new Error(`a bracket stays open: ${text}`);
}

/** The text with what every call of one of these functions comes to, the outer ones first. */
function calling(
  text: string,
  calls: Readonly<Record<string, (given: string[]) => string>>,
): string {
  const found = /(?<![\w-])(var|light-dark|color-mix)\(/.exec(text);
  if (found === null) return text;
  const [start, name = ""] = [found.index, found[1]];
  const from = start + found[0].length;
  const end = closing(text, from);
  const made = calls[name]?.(split(text.slice(from, end))) ?? "";
  return text.slice(0, start) + made + calling(text.slice(end + 1), calls);
}

/** The value with nothing left to look up; *look* finds a variable. */
export function resolved(text: string, look: (name: string) => string | undefined): string {
  const inner = (part: string): string => resolved(part, look);
  const made = calling(text, {
    var: ([name = "", ...other]) => look(name) ?? inner(other.join(", ")),
    "light-dark": ([light = ""]) => inner(light),
    "color-mix": ([, one = "", other = ""]) => mixed(inner(one), inner(other)),
  });
  return plainColour(made.trim());
}
