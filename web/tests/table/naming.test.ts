import { expect, test } from "vitest";

import { named } from "../../src/table/model/naming";
import { BOX } from "./box";

test("marks name the action whose fields they are", () => {
  expect(named(BOX, ["cell:b2", "tile:keep", "age:faith"])).toBe("build keep faith b2");
  expect(named(BOX, ["age:faith", "cell:b2"])).toBe("raze faith b2");
  expect(named(BOX, ["do:build", "age:faith", "tile:castle", "cell:b2"])).toBe(
    "build castle faith b2",
  );
});

test("what is done must fit what it is done with", () => {
  expect(named(BOX, ["do:raze", "age:faith", "tile:castle", "cell:b2"])).toBeNull();
  expect(named(BOX, ["cell:b2"])).toBeNull();
  expect(named(BOX, [])).toBeNull();
  expect(named(BOX, ["do:end"])).toBe("end");
});
