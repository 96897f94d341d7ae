import { describe, expect, it } from "vitest";

import { KHRONOS } from "../../src/protocol/generated/khronos";
import { deedOf } from "../../src/replay/deeds";

describe("deedOf", () => {
  it("reads an action back from its text", () => {
    const [age, tile, cell] = [
      KHRONOS.names.age.indexOf("might"),
      KHRONOS.names.tile.indexOf("keep"),
      KHRONOS.names.cell.indexOf("f7"),
    ];
    const deed = deedOf(KHRONOS, "build keep might f7");
    expect(deed).toEqual({ say: "do-build", fields: { age, tile, cell } });
    expect(deedOf(KHRONOS, "end")).toEqual({ say: "do-end", fields: {} });
  });

  it("gives up on what has no regular form", () => {
    expect(deedOf(KHRONOS, "pay 1c")).toBeNull();
    expect(deedOf(KHRONOS, "build keep might z99")).toBeNull();
    expect(deedOf(KHRONOS, "")).toBeNull();
  });
});
