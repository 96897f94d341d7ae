/** Every answer of recorded games is found by pointing: at places, at what stands beside them, in sheets. */

import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

import { beforeAll, describe, expect, test } from "vitest";

import type { Question } from "../../src/protocol/wire";
import * as inventions from "../../src/games/inventions/acting";
import { FEW } from "../../src/games/inventions/pieces/noting";
import * as inventionsPointing from "../../src/games/inventions/pointing";
import { parts as inventionsParts } from "../../src/games/inventions/parts";
import {
  placeAt,
  viewportOf as inventionsViewport,
  type Place as InventionsPlace,
} from "../../src/games/inventions/viewport.svelte";
import * as khronos from "../../src/games/khronos/acting";
import * as khronosPointing from "../../src/games/khronos/pointing";
import { CELL_NAMES } from "../../src/games/khronos/parts";
import {
  viewportOf as khronosViewport,
  type Place as KhronosPlace,
} from "../../src/games/khronos/viewport.svelte";
import * as sands from "../../src/games/sands/acting";
import * as sandsPointing from "../../src/games/sands/pointing";
import { viewportOf as sandsViewport } from "../../src/games/sands/viewport.svelte";
import { INVENTIONS } from "../../src/protocol/generated/inventions";
import { KHRONOS } from "../../src/protocol/generated/khronos";
import { SANDS } from "../../src/protocol/generated/sands";
import { fieldOf, slugOf, type Mark, type OfferedAction } from "../../src/table/model/choose";
import type { AnyDrawing } from "../../src/table/model/drawing";
import { Choice } from "../../src/table/selection/choice.svelte";

interface Asked {
  readonly seat: number;
  readonly question: Question;
  readonly view: Record<string, unknown>;
}

const ROOT = resolve(import.meta.dirname, "../../..");
/** Recorded games: their names, whose they are, and where they lie. */
const RECORDS = [
  ["khronos-1", "khronos", "tests/clicks"],
  ["strict-bonus-3-0141", "sands", "tests/games/sands/records"], // attacks in regions of one's own
  ["inventions-1", "inventions", "tests/clicks"],
] as const;
/** Of so many cells of one family one is tried at each question, another at the next one. */
const EACH = 16;

let recorded: Record<string, readonly Asked[]>;

beforeAll(() => {
  const told = execFileSync(
    resolve(ROOT, ".venv/bin/python"),
    ["tools/questions.py", ...RECORDS.map(([name, , folder]) => `${folder}/${name}.txt`)],
    { cwd: ROOT, env: { PYTHONPATH: "src" }, encoding: "utf-8", maxBuffer: 2 ** 28 },
  );
  recorded = JSON.parse(told) as typeof recorded;
}, 60_000);

/** What is chosen by pointing, as at a table; nothing is played. */
class Picking extends Choice {
  protected readonly hinted = null;

  constructor(
    drawing: AnyDrawing,
    protected readonly question: Question,
  ) {
    super(drawing);
  }

  protected look(): void {
    // nothing is previewed
  }

  confirm(): Promise<void> {
    return Promise.resolve();
  }
}

/** How a person may find an answer: what is pressed beside the board, then places of the board. */
interface Way {
  readonly pressed: readonly (readonly Mark[])[];
  readonly places: readonly unknown[];
}

/** What a game lets a person point at. */
interface Pointed {
  readonly drawing: AnyDrawing;
  ways(asked: Asked, option: OfferedAction): Way[];
  /** Point at a place; what its sheet lists, if that opens. */
  point(table: never, place: unknown): readonly string[];
  /** The whole options that stand beside the board as buttons now. */
  buttons(table: never): readonly OfferedAction[];
}

function marksIn({ marks }: OfferedAction, ...fields: string[]): Mark[] {
  return marks.filter((mark) => fields.includes(fieldOf(mark)));
}

function texts(options: readonly OfferedAction[]): string[] {
  return options.map(({ text }) => text);
}

/** The place whose sheet opens when something is done. */
function openedBy<P>(viewport: { open: P | null }, act: () => void): P | null {
  viewport.open = null;
  act();
  return viewport.open;
}

const SANDS_BUTTONS = ["use", "support", "tax", "advance", "score", "record", "die"];

const SANDS_POINTED: Pointed = {
  drawing: { game: SANDS, marks: sandsPointing.marksOf } as never,
  ways: (_, option) => {
    const [verb] = marksIn(option, "do");
    const whole = [{ pressed: [option.marks], places: [] }];
    if (verb === "do:choose") {
      return [{ pressed: option.marks.slice(1).map((mark) => [mark]), places: [] }];
    }
    if (SANDS_BUTTONS.includes(slugOf(verb ?? ""))) return whole;
    const places: Mark[] = marksIn(option, "region", "border");
    const [piece] = marksIn(option, "piece");
    const [origin] = marksIn(option, "old_region");
    if (piece !== undefined && origin !== undefined) {
      places.unshift(`citizen:${slugOf(piece)}:${slugOf(origin)}`);
    }
    const first = verb === "do:build" ? [["do:build", ...marksIn(option, "structure")]] : [];
    const bonus = verb === "do:oppress" ? [["do:oppress"]] : [];
    return [{ pressed: [...first, ...bonus], places }];
  },
  point: (table, place) => {
    const viewport = sandsViewport(table);
    const open = openedBy(viewport, () => sands.pointAt(table, viewport, place as Mark));
    return open === null ? [] : texts(sandsPointing.entriesAt(table, open));
  },
  buttons: (table) => sandsPointing.looseOptions(table, FEW),
};

const TOOLS = ["demolish", "populate", "restore"];

const KHRONOS_POINTED: Pointed = {
  drawing: { game: KHRONOS } as never,
  ways: ({ view }, option) => {
    const [verb = ""] = marksIn(option, "do");
    const cards = marksIn(option, "cards").map((mark) => [mark]);
    const count = marksIn(option, "count");
    const first = marksIn(option, "tile", "adventurer");
    const age = KHRONOS.names.age.indexOf(slugOf(marksIn(option, "age")[0] ?? "age:reason"));
    const places = marksIn(option, "cell").map((mark) => ({ age, cell: cellOf(mark) }));
    if (verb === "do:exchange") return [{ pressed: [[verb], ...cards], places }];
    if (verb === "do:swap") {
      const kind = marksIn(option, "kind");
      return [{ pressed: [[verb, ...kind], ...cards, count], places }];
    }
    if (cards.length > 0) return [{ pressed: cards, places }];
    if (verb === "do:travel") return [{ pressed: [[verb, ...first]], places: [{ age, cell: 0 }] }];
    const tool = TOOLS.includes(slugOf(verb)) ? [[verb]] : [];
    expect(view.boards).toBeDefined();
    return [
      { pressed: first.length > 0 ? [first] : tool, places },
      { pressed: [], places },
    ];
  },
  point: (table, place) => {
    const viewport = khronosViewport(table);
    const open = openedBy(viewport, () => khronos.pointAt(table, viewport, place as KhronosPlace));
    if (open === null) return [];
    const { playback, selection } = table as khronos.Table;
    const { view } = playback;
    const entries = khronosPointing.entriesAt(table, view, open.age, open.cell);
    return entries.flatMap(({ marks }) => texts([...selection.offers.options(marks)]));
  },
  buttons: (table) => {
    const { offers } = (table as khronos.Table).selection;
    if (offers.count(["do:end"]) > 0) return [...offers.options(["do:end"])];
    const isAsked = offers.count(["do:pay"]) + offers.count(["do:keep"]) > 0;
    return isAsked || offers.total > 8
      ? []
      : [...offers.options([])].filter(({ fields }) => !("cell" in fields));
  },
};

function cellOf(mark: Mark): number {
  return CELL_NAMES.indexOf(slugOf(mark));
}

const KINDS = [
  "region",
  "card",
  "milestone",
  "tile",
  "cell",
  "goal",
  "influence_tile",
  "knowledge",
];

const INVENTIONS_POINTED: Pointed = {
  drawing: { game: INVENTIONS } as never,
  ways: ({ question }, option) => {
    const places = option.marks.flatMap((mark) => {
      const kind = fieldOf(mark).replace("old_", "");
      if (kind === "deed" || KINDS.includes(kind)) {
        const names = INVENTIONS.names[kind as "region"] as readonly string[];
        return [placeAt(kind as "region", names.indexOf(slugOf(mark)))];
      }
      if (kind !== "place") return [];
      const { type, era } = question.decision as unknown as { type: string; era: number };
      const number = Number(slugOf(mark));
      const space = inventionsParts.eraSpaces.findIndex(
        (one) => one.era === era && one.place === number,
      );
      return [type === "ChooseRank" ? placeAt("rank", number) : placeAt("space", space)];
    });
    return [{ pressed: [], places }];
  },
  point: (table, place) => {
    const viewport = inventionsViewport(table);
    const open = openedBy(viewport, () =>
      inventions.pointAt(table, viewport, place as InventionsPlace),
    );
    return open === null ? [] : texts(inventionsPointing.entriesAt(table, open));
  },
  buttons: (table) => {
    const few = inventionsPointing.choices(table, FEW);
    return few.length > 0 ? few : inventionsPointing.spoken(table);
  },
};

const POINTED = {
  khronos: KHRONOS_POINTED,
  sands: SANDS_POINTED,
  inventions: INVENTIONS_POINTED,
} as const;

/** The offered answers that no pointing leads to. */
function unreached(asked: Asked, pointed: Pointed, turn: number): string[] {
  const selection = new Picking(pointed.drawing, asked.question);
  const playback = { busy: false, view: asked.view, scene: asked.view, skip: () => undefined };
  const table = { selection, playback, session: { viewer: asked.seat } } as never;
  const isMeant = ({ text }: OfferedAction) => selection.meant?.text === text;
  const hasButton = (option: OfferedAction) => texts(pointed.buttons(table)).includes(option.text);

  function isFound(option: OfferedAction, { pressed, places }: Way): boolean {
    selection.clear();
    for (const marks of pressed) if (marks.length > 0) selection.point(marks);
    if (isMeant(option) || hasButton(option)) return true;
    return places.some((place) => {
      const listed = pointed.point(table, place);
      return listed.includes(option.text) || isMeant(option) || hasButton(option);
    });
  }

  const families = selection.offers.groups([]).filter(({ open }) => open[0] === "cell");
  const skipped = new Set(
    families.flatMap((family) =>
      texts([...family.options()]).filter((_, n) => n % EACH !== turn % EACH),
    ),
  );
  return [...selection.offers.options([])]
    .filter(({ text }) => !skipped.has(text))
    .filter((option) => !pointed.ways(asked, option).some((way) => isFound(option, way)))
    .map(({ text }) => text);
}

describe("every answer is found by pointing", () => {
  test.each(RECORDS)(
    "at every question of %s",
    (name, game) => {
      const pointed = POINTED[game];
      const lost = (recorded[name] ?? []).flatMap((asked, n) => {
        const missing = unreached(asked, pointed, n);
        return missing.length === 0
          ? []
          : [`${n} ${asked.question.decision.type}: ${missing.join()}`];
      });
      expect(recorded[name]?.length).toBeGreaterThan(50);
      expect(lost).toEqual([]);
    },
    120_000,
  );
});
