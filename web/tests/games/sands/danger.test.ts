/** Danger is told in a colour that no seat has, to everybody, whichever colours they see. */

import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

const APART = 0.15; // in OKLab, for who sees all colours
const APART_OTHERWISE = 0.05; // for others: corners and teeth tell the rest

/** How colours look to people without one kind of cone (Machado, Oliveira and Fernandes, 2009). */
const EYES: Readonly<Record<string, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function times(matrix: Matrix, [x, y, z]: Three): Three {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Three;
}

function linear(hex: string): Three {
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Three;
}

function lab(colour: Three): Three {
  const inside = colour.map((part) => Math.min(1, Math.max(0, part))) as unknown as Three;
  return times(LAB, times(LMS, inside).map(Math.cbrt) as unknown as Three);
}

function apart(one: Three, other: Three): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((part, i) => part - (b[i] ?? 0)));
}

const style = (name: string) => readFileSync(`src/${name}.css`, "utf8");
const danger = /--sands-danger: light-dark\((#\w{6}), (#\w{6})\)/.exec(
  style("games/sands/styles/map"),
);
const seats = [...style("art/seats").matchAll(/--seat-(\d): (#\w{6})/g)];

describe("danger", () => {
  it("is told in a colour of its own, by day and by night", () => {
    expect(danger).not.toBeNull();
    expect(seats).toHaveLength(5);
  });

  for (const hue of danger?.slice(1) ?? []) {
    for (const [, seat, colour] of seats) {
      it(`${hue} is not the colour of seat ${seat}`, () => {
        const [one, other] = [linear(hue), linear(colour ?? "")];
        expect(apart(one, other)).toBeGreaterThan(APART);
        for (const [name, eye] of Object.entries(EYES)) {
          expect(apart(times(eye, one), times(eye, other)), name).toBeGreaterThan(APART_OTHERWISE);
        }
      });
    }
  }

  it("is what crowds, alarms, warnings and unrest are drawn in", () => {
    const rules = ["map", "pieces", "panel"]
      .map((name) => style(`games/sands/styles/${name}`))
      .join("");
    const told =
      /\.(?:crowd|alarm|sands-alarm .plate|sands-warning,\s\.sands-warnings-list summary|bead\.unrest) \{[^}]*\}/g;
    const found = rules.match(told) ?? [];
    expect(found).toHaveLength(5);
    for (const rule of found) expect(rule).toContain("var(--sands-danger)");
  });
});
