import { describe, expect, it } from "vitest";

import { mixed, plainColour } from "../../src/picture/colour";
import { elementsIn, read, written, type Element } from "../../src/picture/markup";
import { share } from "../../src/picture/repeated";
import { means, rulesOf } from "../../src/picture/rules";
import { style } from "../../src/picture/styled";
import { resolved } from "../../src/picture/values";

function root(markup: string): Element {
  const [first] = elementsIn(read(markup));
  if (first === undefined) throw new Error("nothing is written");
  return first;
}

function styled(markup: string, sheet: string): string {
  const made = root(markup);
  style(made, rulesOf(sheet));
  return written(made);
}

describe("markup", () => {
  it("is read and written as XML, without comments", () => {
    const text = '<!--[--><svg><g id="a"><path d="M0 0"></path></g><text>1 &lt; 2</text></svg>';
    expect(written(root(text))).toBe(
      '<svg><g id="a"><path d="M0 0"/></g><text>1 &lt; 2</text></svg>',
    );
  });

  it("has numbers of at most two places", () => {
    expect(written(root('<path d="M1.23456 -0.005 7.10"/>'))).toBe('<path d="M1.23 -0.01 7.10"/>');
  });
});

describe("colours", () => {
  it("are mixed as browsers mix them", () => {
    expect(mixed("#ff0000", "#0000ff")).toBe("#8c53a2");
    expect(mixed("#fff", "#000 42%")).toBe("#7a7a7a");
    expect(mixed("#c0392b 62%", "#fff")).toBe("#df897b");
  });

  it("keep what shines through", () => {
    expect(plainColour("rgb(255 244 208 / 55%)")).toBe("rgba(255,244,208,0.55)");
    expect(mixed("#c8702a 50%", "transparent")).toBe("rgba(200,112,42,0.5)");
  });
});

describe("values", () => {
  const known: Record<string, string> = { "--ink": "#111111", "--share": "50%" };
  const look = (name: string): string | undefined => known[name];

  it("are looked up, or fall back", () => {
    expect(resolved("var(--ink)", look)).toBe("#111111");
    expect(resolved("var(--none, var(--ink))", look)).toBe("#111111");
  });

  it("are those of the light theme", () => {
    expect(resolved("light-dark(rgb(1 2 3 / 50%), #fff)", look)).toBe("rgba(1,2,3,0.5)");
    expect(resolved("color-mix(in oklab, light-dark(#fff, #000), #fff var(--share))", look)).toBe(
      "#ffffff",
    );
  });
});

describe("rules", () => {
  const page = root('<svg class="a"><g class="b near"><path class="c"/><rect id="d"/></g></svg>');
  const [, path, rect] = [...elementsIn(page)];

  function meant(selector: string, element: Element | undefined): boolean {
    const [rule] = rulesOf(`${selector} { fill: red }`);
    return rule !== undefined && element !== undefined && means(rule, element);
  }

  it("mean elements by class, name, id and what stands above", () => {
    expect(meant(".a .c", path)).toBe(true);
    expect(meant(".a > .c", path)).toBe(false);
    expect(meant(".b.near > path", path)).toBe(true);
    expect(meant("#d", rect)).toBe(true);
    expect(meant("#d", path)).toBe(false);
    expect(meant(".b:not(.near) .c", path)).toBe(false);
    expect(meant(".c:first-child", path)).toBe(true);
    expect(meant("rect:first-child", rect)).toBe(false);
    expect(meant("path:where(.c)", path)).toBe(true);
  });

  it("that depend on a page are left out", () => {
    expect(rulesOf("@media (x) { .a { fill: red } } .a:hover { fill: red }")).toEqual([]);
    expect(
      rulesOf("@keyframes x { 0% { opacity: 0 } 100% { opacity: 1 } } .a { fill: red }"),
    ).toHaveLength(1);
  });
});

describe("a styled drawing", () => {
  it("says everything in plain classes, the heavier rule last", () => {
    const made = styled(
      '<svg class="a"><path class="b c"/></svg>',
      ".a { --ink: #123456 } .b.c { stroke: var(--ink) } .b { fill: none; stroke: red; margin: 0 }",
    );
    expect(made).toBe('<svg><style>.s0{fill:none;stroke:#123456}</style><path class="s0"/></svg>');
  });

  it("sees variables as they are where they are used", () => {
    const made = styled(
      '<svg><g class="seat-0"><path class="p"/></g><g class="seat-1"><path class="p"/></g></svg>',
      ".seat-0 { --seat: #aa0000 } .seat-1 { --seat: #00aa00 } .p { fill: var(--seat) }",
    );
    expect(made).toContain(".s0{fill:#aa0000}\n.s1{fill:#00aa00}");
  });

  it("has the parts of a font, not the shorthand", () => {
    const made = styled('<svg><text class="t">x</text></svg>', '.t { font: 600 1rem "A", serif }');
    expect(made).toContain('{font-weight:600;font-size:16px;font-family:"A", serif}');
  });

  it("defines what is referred to and nothing else", () => {
    const made = styled(
      '<svg><defs><g id="a"><use href="#b"/></g><g id="b"/><g id="c"/><g id="d" class="x"/></defs><use href="#a"/><path class="y"/></svg>',
      '.x { fill: url("#c") } .y { fill: red }',
    );
    expect(made).toContain('id="a"');
    expect(made).toContain('id="b"');
    expect(made).not.toContain('id="c"');
    expect(made).not.toContain("#c");
  });
});

describe("a line that repeats", () => {
  it("is written once", () => {
    const line = "M0 0".repeat(40);
    const page = root(`<svg><path class="a" d="${line}"/><path class="b" d="${line}"/></svg>`);
    share(page);
    expect(written(page)).toBe(
      `<svg><use href="#line-0" class="a"/><use href="#line-0" class="b"/>` +
        `<defs><path id="line-0" d="${line}"/></defs></svg>`,
    );
  });
});
