/** A view is told by the names of its things; nothing of it is left out but what the table shows. */

import { describe, expect, test } from "vitest";

import { isMany, sizeOf, treeOf } from "../../../src/games/plain/tree";
import { found, TELLING, VIEW } from "./box";

const TREE = treeOf(VIEW, TELLING);

function texts(path: string): string[] | undefined {
  return found(TREE, path)?.values?.map(({ text }) => text);
}

test("every field is there but the question and who looks", () => {
  const paths = TREE.map(({ path }) => path);
  expect(paths).toEqual(
    Object.keys(VIEW).filter((field) => !["type", "seat", "decision"].includes(field)),
  );
});

describe("names", () => {
  test("a field is called as the words say, or else as it is spelled", () => {
    expect(found(TREE, "face_up")?.name).toBe("On show");
    expect(found(TREE, "players.0.favourite")?.name).toBe("Favourite");
  });

  test("a number has the names of its type, of its field, or those the words give it", () => {
    expect(texts("players.0.favourite")).toEqual(["a lily"]);
    expect(texts("face_up")).toEqual(["a rose", "an iris"]);
    expect(texts("round")).toEqual(["3"]);
  });

  test("a seat has its colour, and none is none", () => {
    expect(found(TREE, "turn")?.values).toEqual([{ text: "Green", seat: 1 }]);
    expect(found(TREE, "stalls.1.owner")?.values).toEqual([{ text: "none", absent: "none" }]);
  });

  test("a count of each kind is told by kind", () => {
    expect(texts("players.0.cards")).toEqual(["2 roses, 1 irises"]);
  });

  test("a word that the game has for a text is said", () => {
    expect(texts("mood")).toEqual(["in good spirits"]);
    expect(texts("over")).toEqual(["no"]);
  });

  test("options are told in the words of the game", () => {
    expect(found(TREE, "options.long")?.name).toBe("Length");
    expect(texts("options.long")).toEqual(["A long game"]);
  });
});

describe("lists", () => {
  test("what others hold and may not be seen is hidden", () => {
    expect(found(TREE, "players.1.cards")?.values).toEqual([{ text: "hidden", absent: "hidden" }]);
  });

  test("players, and what the words say, go by seat", () => {
    expect(found(TREE, "players.1")).toMatchObject({ name: "Green", seat: 1 });
    expect(found(TREE, "takings.0")).toMatchObject({ name: "Red", seat: 0 });
  });

  test("an empty one says so", () => {
    expect(texts("heap")).toEqual(["empty"]);
  });

  test("things that are alike are a table, whose rows are named where each is one of the game", () => {
    const stalls = found(TREE, "stalls");
    expect(stalls?.columns).toEqual(["Owner", "Price"]);
    expect(stalls?.parts.map(({ name }) => name)).toEqual(["the north stall", "the south stall"]);
  });
});

test("a thing is as large as all its parts", () => {
  const players = found(TREE, "players");
  expect(players === undefined ? 0 : sizeOf(players)).toBe(6);
  expect(players === undefined || isMany(players)).toBe(false);
});

test("a view that is no record has nothing to show", () => {
  expect(treeOf(null, TELLING)).toEqual([]);
});
