import { describe, expect, it } from "vitest";
import { diagramIn, lineText, sectionText, type Section } from "../../src/rules/book";
import { readBook, readLine } from "../../src/rules/markdown";

const SOURCE = `# Khronos

An opening *word*.

## 5 Build and upgrade

Only the acting age is tested.

### 5.4 Dominion

A **military** building may not touch
two domains: see [5.5] and [R3].

- one thing
- another thing
  that goes on
> A watchtower between two keeps is refused.
>
> - even here

| kind | small |
|---|--:|
| *civil* | hamlet [1.3] |
`;

function section(number: string): Section {
  const found = readBook(SOURCE).sections.find((each) => each.number === number);
  if (found === undefined) throw new Error(`no section ${number}`);
  return found;
}

describe("readBook", () => {
  it("finds the title, the opening, chapters and paragraphs in order", () => {
    const book = readBook(SOURCE);
    expect(lineText(book.title)).toBe("Khronos");
    expect(book.sections.map(({ number, level }) => [number, level])).toEqual([
      ["", 1],
      ["5", 2],
      ["5.4", 3],
    ]);
    expect(lineText(section("5.4").title)).toBe("Dominion");
  });

  it("joins the lines of a paragraph", () => {
    const [first] = section("5.4").blocks;
    expect(first).toEqual({
      kind: "paragraph",
      line: [
        { kind: "text", text: "A " },
        { kind: "bold", spans: [{ kind: "text", text: "military" }] },
        { kind: "text", text: " building may not touch two domains: see " },
        { kind: "reference", number: "5.5" },
        { kind: "text", text: " and " },
        { kind: "reference", number: "R3" },
        { kind: "text", text: "." },
      ],
    });
  });

  it("reads lists, examples and tables, also without empty lines between", () => {
    const kinds = section("5.4").blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(["paragraph", "list", "example", "table"]);
    const [, list, example, table] = section("5.4").blocks;
    expect(list?.kind === "list" && list.items.map(lineText)).toEqual([
      "one thing",
      "another thing that goes on",
    ]);
    expect(example?.kind === "example" && example.blocks.map(({ kind }) => kind)).toEqual([
      "paragraph",
      "list",
    ]);
    expect(table?.kind === "table" && table.head.map(lineText)).toEqual(["kind", "small"]);
    expect(table?.kind === "table" && table.rows.map((row) => row.map(lineText))).toEqual([
      ["civil", "hamlet 1.3"],
    ]);
  });

  it("gives all of a section as one text", () => {
    expect(sectionText(section("5"))).toBe("5\nBuild and upgrade\nOnly the acting age is tested.");
  });

  it("knows paragraphs whose numbers end in letters", () => {
    const [, eureka] = readBook("### 4.3.VIII Eureka\n\nInserted as in [4.2.A].").sections;
    expect(eureka?.number).toBe("4.3.VIII");
    expect(eureka?.blocks).toEqual([
      {
        kind: "paragraph",
        line: [
          { kind: "text", text: "Inserted as in " },
          { kind: "reference", number: "4.2.A" },
          { kind: "text", text: "." },
        ],
      },
    ]);
  });

  it("reads an empty text as an empty book", () => {
    expect(readBook("").sections).toEqual([{ number: "", title: [], level: 1, blocks: [] }]);
  });
});

describe("pictures", () => {
  const [, section] = readBook(`## 6 Ripples

Before it.
\`\`\`position
paradox
Green's monastery *stands*
in Faith.
\`\`\`
\`\`\`steps
adventurer | Travel: 1 ecu for [3].
Income: at the end.
\`\`\`

After it.
`).sections;

  it("reads a position as the name of a diagram and what is said of it", () => {
    expect(section?.blocks.map(({ kind }) => kind)).toEqual([
      "paragraph",
      "position",
      "steps",
      "paragraph",
    ]);
    const board = section?.blocks[1];
    expect(board?.kind === "position" && board.name).toBe("paradox");
    expect(board?.kind === "position" && lineText(board.caption)).toBe(
      "Green's monastery stands in Faith.",
    );
  });

  it("reads steps with their titles", () => {
    const picture = section?.blocks[2];
    expect(picture?.kind === "steps" && picture.steps.map(({ title }) => title)).toEqual([
      "Travel",
      "Income",
    ]);
    expect(picture?.kind === "steps" && picture.steps.map(({ picture }) => picture)).toEqual([
      "adventurer",
      "",
    ]);
    expect(picture?.kind === "steps" && picture.steps[0]?.line).toContainEqual({
      kind: "reference",
      number: "3",
    });
  });

  it("finds what is said in pictures, and where a diagram stands", () => {
    expect(section === undefined ? "" : sectionText(section)).toContain("monastery");
    const book = readBook("## 6 R\n```position\nparadox\nA word.\n```");
    expect(diagramIn(book, "paradox")?.number).toBe("6");
    expect(diagramIn(book, "other")).toBeUndefined();
  });

  it("reads a code block that is not closed to its end", () => {
    const [, open] = readBook("## 1 A\n```position\nname\nwords").sections;
    expect(open?.blocks).toHaveLength(1);
  });
});

describe("readLine", () => {
  it("leaves lone stars and brackets as they are", () => {
    expect(readLine("2 * 3 [not a number]")).toEqual([
      { kind: "text", text: "2 * 3 [not a number]" },
    ]);
  });

  it("finds references inside bold text", () => {
    expect(readLine("**see [6.4]**")).toEqual([
      {
        kind: "bold",
        spans: [
          { kind: "text", text: "see " },
          { kind: "reference", number: "6.4" },
        ],
      },
    ]);
  });
});
