import { describe, expect, test } from "vitest";

import type { Offer } from "../../src/protocol/wire";
import { Offers, places } from "../../src/table/model/offers";
import { BOX } from "./box";

const BUILD: Offer[] = [
  {
    say: "do-build",
    fields: { age: 0, tile: 0 },
    open: "cell",
    bits: "2b",
    stem: "build keep might",
  },
  {
    say: "do-build",
    fields: { age: 1, tile: 0 },
    open: "cell",
    bits: "1",
    stem: "build keep faith",
  },
  {
    say: "do-build",
    fields: { age: 0, tile: 1 },
    open: "cell",
    bits: "3",
    stem: "build castle might",
  },
];
const END: Offer = { say: "do-end", fields: {}, text: "end" };
const PAY: Offer[] = [
  { say: "do-pay", fields: { cards: [1, 0] }, text: "pay 1m" },
  { say: "do-pay", fields: { cards: [2, 0] }, text: "pay 2m" },
  { say: "do-pay", fields: { cards: [1, 1] }, text: "pay 1m 1c" },
];
const turn = new Offers([...BUILD, END], BOX);
const payment = new Offers(PAY, BOX);

test("an action that is offered is found with its marks, another is not", () => {
  const keep = {
    say: "do-build",
    fields: { age: 0, tile: 0, cell: 3 },
    text: "build keep might a2",
  };
  expect(turn.option(keep)).toEqual({
    ...keep,
    marks: ["do:build", "age:might", "tile:keep", "cell:a2"],
  });
  expect(turn.option({ ...keep, fields: { ...keep.fields, cell: 4 } })).toBeNull();
});

test("bits are read from the right", () => {
  expect(places("2b")).toEqual([0, 1, 3, 5]);
  expect(places("0")).toEqual([]);
  expect(places(`1${"0".repeat(79)}`)).toEqual([316]);
});

describe("narrowing", () => {
  test("counts every option without listing it", () => {
    expect(turn.total).toBe(8);
    expect([...turn.options([])]).toHaveLength(8);
  });

  test("an option matches if what is chosen is among its marks, in any order", () => {
    const texts = (...chosen: string[]) => [...turn.options(chosen)].map(({ text }) => text);
    expect(texts("cell:a1", "tile:keep")).toEqual(["build keep might a1", "build keep faith a1"]);
    expect(texts("tile:keep", "cell:a1")).toEqual(texts("cell:a1", "tile:keep"));
    expect(texts("age:faith", "tile:castle")).toEqual([]);
    expect(texts("cell:a1", "cell:b1")).toEqual([]);
  });

  test("an option says all of what it is", () => {
    const [option] = turn.options(["age:faith"]);
    expect(option).toEqual({
      say: "do-build",
      fields: { age: 1, tile: 0, cell: 0 },
      text: "build keep faith a1",
      marks: ["do:build", "age:faith", "tile:keep", "cell:a1"],
    });
  });

  test("each mark that may come next knows how many options it leaves", () => {
    const lit = turn.lit(["tile:keep"]);
    expect(lit.get("age:might")).toBe(4);
    expect(lit.get("cell:a1")).toBe(2);
    expect(lit.get("cell:c1")).toBeUndefined();
    expect(lit.has("tile:keep")).toBe(false);
    for (const [mark, count] of lit) expect(turn.count(["tile:keep", mark])).toBe(count);
  });
});

describe("what is meant", () => {
  test("is the only option that is left", () => {
    expect(turn.meant(["age:faith"])?.text).toBe("build keep faith a1");
    expect(turn.meant(["do:end"])?.text).toBe("end");
    expect(turn.meant(["tile:keep"])).toBeUndefined();
  });

  test("is nothing as long as nothing is chosen, unless there is one option only", () => {
    expect(turn.meant([])).toBeUndefined();
    expect(new Offers([END], BOX).meant([])?.text).toBe("end");
  });

  test("is the option of which everything is chosen, though others hold more", () => {
    expect(payment.meant(["cards:military"])?.text).toBe("pay 1m");
    expect(payment.meant(["cards:military", "cards:military"])?.text).toBe("pay 2m");
    expect(payment.meant(["cards:civil"])?.text).toBe("pay 1m 1c");
  });
});

test("counted things may be pointed at as often as an option holds them", () => {
  expect(payment.lit([]).get("cards:military")).toBe(3);
  expect(payment.lit(["cards:military"]).get("cards:military")).toBe(1);
  expect(payment.lit(["cards:military", "cards:military"]).has("cards:military")).toBe(false);
});
