import { describe, expect, it } from "vitest";

import { KHRONOS } from "../../src/protocol/generated/khronos";
import { parseAction } from "../../src/replay/action-text";

describe("parseAction", () => {
  it("reads an action back from its text", () => {
    const [age, tile, cell] = [
      KHRONOS.names.age.indexOf("might"),
      KHRONOS.names.tile.indexOf("keep"),
      KHRONOS.names.cell.indexOf("f7"),
    ];
    const deed = parseAction(KHRONOS, "build keep might f7");
    expect(deed).toEqual({ say: "do-build", fields: { age, tile, cell } });
    expect(parseAction(KHRONOS, "end")).toEqual({ say: "do-end", fields: {} });
  });

  it("gives up on what has no regular form", () => {
    expect(parseAction(KHRONOS, "pay 1c")).toBeNull();
    expect(parseAction(KHRONOS, "build keep might z99")).toBeNull();
    expect(parseAction(KHRONOS, "")).toBeNull();
  });
});
