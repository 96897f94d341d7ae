/**
 * The layers of src, lowest first, and the ESLint rule that holds them: a folder imports only from
 * folders on lines above its own. Folders on one line know nothing of each other. README.md says
 * what each of them is for.
 */

import { dirname, join, relative, resolve, sep } from "node:path";

const SRC = resolve(import.meta.dirname, "src");

export const LAYERS = [
  ["protocol", "browser", "styles", "worker"],
  ["net"],
  ["words"],
  ["ui"],
  ["local"],
  ["play", "art"],
  ["glossary", "picture"],
  ["table/model"],
  ["table/session"],
  ["table/playback"],
  ["table/selection"],
  ["table"],
  ["table/log", "table/chat", "table/commands", "table/alerts", "table/recap", "table/points"],
  ["table/proposals"],
  ["games/parts"],
  ["games/khronos", "games/sands", "games/inventions", "games/plain"],
  ["games/declared"],
  ["games"],
  ["table/view"],
  ["practice"],
  ["lessons", "puzzles"],
  ["rules"],
  ["guide"],
  ["lobby", "editor"],
  ["frame", "account", "bots", "boxes", "replay", "linked"],
  ["coach"],
  ["pages"],
  ["."],
];

const HEIGHT = new Map(LAYERS.flatMap((names, height) => names.map((name) => [name, height])));

/** The layer of a file: the longest listed folder that it lies in; undefined outside of src. */
export function layerOf(file) {
  const path = relative(SRC, file).split(sep);
  if (path[0] === "..") return undefined;
  const [first = "", second = ""] = path.slice(0, -1);
  const inner = `${first}/${second}`;
  if (HEIGHT.has(inner)) return inner;
  return first === "" ? "." : first;
}

/** What is wrong with an import from one layer into another; undefined where nothing is. */
export function offence(from, to) {
  if (from === undefined || to === undefined || from === to) return undefined;
  if (!HEIGHT.has(from) || !HEIGHT.has(to)) return "unlisted";
  return HEIGHT.get(to) < HEIGHT.get(from) ? undefined : "upward";
}

/** The paths that a glob, or a list of globs, begins with. */
function patternsOf(argument) {
  const nodes = argument?.type === "ArrayExpression" ? argument.elements : [argument];
  return nodes.flatMap((node) => (node?.type === "Literal" ? [[node, node.value]] : []));
}

function isGlob({ type, object, property }) {
  return type === "MemberExpression" && object.type === "MetaProperty" && property.name === "glob";
}

/** Reports every import, dynamic import and glob of modules that does not lead downwards. */
const downward = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      upward: "{{from}} must not import from {{to}}: it does not lie below it (layers.js).",
      unlisted: "{{from}} or {{to}} is no layer: list it in layers.js.",
    },
  },
  create(context) {
    const check = (node, path) => {
      if (typeof path !== "string" || !path.startsWith(".")) return;
      if (path.endsWith(".ftl")) return; // word lists are data, found by the name of their folder
      const [from, to] = [
        layerOf(context.filename),
        layerOf(join(dirname(context.filename), path)),
      ];
      const messageId = offence(from, to);
      if (messageId !== undefined) context.report({ node, messageId, data: { from, to } });
    };
    const source = (node) => check(node, node.source?.value);
    return {
      ImportDeclaration: source,
      ImportExpression: source,
      ExportAllDeclaration: source,
      ExportNamedDeclaration: source,
      CallExpression(node) {
        if (!isGlob(node.callee)) return;
        for (const [at, path] of patternsOf(node.arguments[0])) check(at, path);
      },
    };
  },
};

export default { rules: { downward } };
