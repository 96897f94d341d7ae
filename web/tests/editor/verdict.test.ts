import { describe, expect, it } from "vitest";

import { cellNamed } from "../../src/editor/sketch";
import { refusedFor } from "../../src/editor/verdict";

describe("refusedFor", () => {
  it("knows how many hamlets there are", () => {
    expect(refusedFor("a map has 10 printed hamlets, this one has 9")).toEqual({
      kind: "refused",
      sentence: { key: "editor-refused-count", details: { count: 9 } },
    });
  });

  it("knows which hamlet touches another", () => {
    expect(refusedFor("the printed hamlet c10 touches another one")).toEqual({
      kind: "refused",
      sentence: { key: "editor-refused-touch", details: { cell: "c10" } },
      cell: cellNamed("c10"),
    });
  });

  it("hands on any other reason as it is", () => {
    const sentence = "a map has 20 rows, this one has 2";
    expect(refusedFor(sentence)).toEqual({ kind: "refused", sentence });
  });
});
