/** The parts of a table: the question, the commands, the list of options, the players, the log. */

import { page, userEvent } from "@vitest/browser/context";
import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { press } from "../../src/browser/press";
import { confirmation } from "../../src/table/selection/confirming.svelte";
import Consequences from "../../src/games/parts/Consequences.svelte";
import { p } from "../../src/games/parts/words.svelte";
import { serverNow } from "../../src/net/time";
import type { SeatSummary, Update } from "../../src/protocol/wire";
import Announcer from "../../src/table/alerts/Announcer.svelte";
import Chat from "../../src/table/chat/Chat.svelte";
import Ask from "../../src/table/commands/Ask.svelte";
import Commands from "../../src/table/commands/Commands.svelte";
import FollowUp from "../../src/table/commands/FollowUp.svelte";
import HintCard from "../../src/table/commands/HintCard.svelte";
import Keys from "../../src/table/commands/Keys.svelte";
import OptionList from "../../src/table/commands/OptionList.svelte";
import LogView from "../../src/table/log/LogView.svelte";
import News from "../../src/table/log/News.svelte";
import TableActions from "../../src/table/proposals/TableActions.svelte";
import Vote from "../../src/table/proposals/Vote.svelte";
import RecapCard from "../../src/table/recap/RecapCard.svelte";
import ConnectionSign from "../../src/table/view/ConnectionSign.svelte";
import Curtain from "../../src/table/view/Curtain.svelte";
import Rail from "../../src/table/view/Rail.svelte";
import { t } from "../../src/words/locale.svelte";
import { render, speakEnglish } from "./rendered";
import { END, NOW, person, QUESTION, sitDown, STEP, type Sitting } from "./sitting";

const KEEP_A1 = ["do:build", "age:might", "cell:a1"];

function update(more: Partial<Update>): Update {
  return { ...NOW, type: "update", number: 5, kept: 0, steps: [], ...more };
}

/** What was sent to a path that ends so. */
function sentTo({ sent }: Sitting, end: string): Record<string, unknown>[] {
  return sent.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
}

beforeAll(() => speakEnglish("table", "coach"));

beforeEach(() => {
  press.isForeseen = false; // nothing is confirmed by itself
  confirmation.isRuleTold = true;
});

describe("the question", () => {
  test("says what a press does until the first answer was given", async () => {
    confirmation.isRuleTold = false;
    const { table } = await sitDown();
    render(Ask, { table });
    await expect.element(page.getByText(t("rule-mouse"))).toBeVisible();
    table.selection.point(["do:end"]);
    await table.selection.confirm();
    table.selection.clear();
    flushSync();
    await expect.element(page.getByText(t("nothing-chosen"))).toBeVisible();
  });

  test("is asked, then says what was chosen for an answer", async () => {
    const { table } = await sitDown();
    render(Ask, { table });
    const question = table.words.ask(QUESTION.decision);
    await expect.element(page.getByRole("heading")).toHaveTextContent(question);
    await expect.element(page.getByText(t("nothing-chosen"))).toBeVisible();
    table.selection.point(["do:end"]);
    flushSync();
    await expect.element(page.getByText(table.words.do(END))).toBeVisible();
  });

  test("is that of others while they are waited for", async () => {
    const { table } = await sitDown({ question: null, waiting: [1] });
    render(Ask, { table });
    const others = t("waits-for", { seats: "Ben" });
    await expect.element(page.getByRole("heading")).toHaveTextContent(others);
  });
});

describe("what would happen", () => {
  test("ends with chance, not with nobody, where chance decides next", async () => {
    const { table } = await sitDown();
    const draw = { type: "DrawCard", seat: -1, holder: 0 };
    const foreseen = {
      ...{ action: "end", events: [], view: null, assumed: [], choices: [], again: 0 },
      ...{ prices: [], notes: [], before: null, after: null },
    };
    const never = (): boolean => false;
    const shown = { table, isMinor: never, changes: [], isUsual: never };
    render(Consequences, { ...shown, foreseen: { ...foreseen, decision: draw } });
    const said = p("chance-decides", { question: table.words.ask(draw) });
    await expect.element(page.getByText(said)).toBeVisible();
    expect(document.querySelectorAll(".next svg, .next .cube")).toHaveLength(0);
  });
});

describe("the commands", () => {
  test("confirm what is meant, and only that", async () => {
    const sitting = await sitDown();
    const { table } = sitting;
    render(Commands, { table });
    const confirm = page.getByRole("button", { name: t("confirm") });
    await expect.element(confirm).toHaveAttribute("aria-disabled", "true");
    table.selection.point(["do:end"]);
    flushSync();
    await confirm.click();
    expect(sentTo(sitting, "/actions")).toMatchObject([{ seat: 0, number: 4, action: "end" }]);
  });

  test("clear the choice, and take back the last answer or the whole turn", async () => {
    const sitting = await sitDown();
    const { table } = sitting;
    render(Commands, { table });
    table.selection.point(KEEP_A1);
    flushSync();
    await page.getByRole("button", { name: t("clear-choice") }).click();
    expect(table.selection.chosen).toEqual([]);
    await page.getByRole("button", { name: t("undo") }).click();
    await page.getByRole("button", { name: t("restart-turn") }).click();
    expect(sentTo(sitting, "/undo")).toMatchObject([{ whole: false }, { whole: true }]);
  });

  test("are not there for a spectator", async () => {
    const seats = [person("Ada", false), person("Ben", false)];
    const { table } = await sitDown({ seat: -2, question: null, waiting: [0] }, { seats });
    render(Commands, { table });
    expect(page.getByRole("button").elements()).toEqual([]);
  });
});

describe("the keys of a table", () => {
  const show = async (): Promise<Sitting & { list: () => void; help: () => void }> => {
    const sitting = await sitDown();
    const [list, help] = [vi.fn(), vi.fn()];
    render(Keys, { table: sitting.table, list, help, shell: () => document.body });
    return { ...sitting, list, help };
  };

  test("Enter confirms, Escape clears", async () => {
    const sitting = await show();
    const { selection } = sitting.table;
    selection.point(KEEP_A1);
    await userEvent.keyboard("{Escape}");
    expect(selection.chosen).toEqual([]);
    selection.point(["do:end"]);
    flushSync();
    await userEvent.keyboard("{Enter}");
    expect(sentTo(sitting, "/actions")).toMatchObject([{ action: "end" }]);
  });

  test("u takes back, o lists the options, ? tells the keys", async () => {
    const sitting = await show();
    await userEvent.keyboard("u");
    expect(sentTo(sitting, "/undo")).toHaveLength(1);
    await userEvent.keyboard("o");
    expect(sitting.list).toHaveBeenCalledOnce();
    await userEvent.keyboard("?");
    expect(sitting.help).toHaveBeenCalledOnce();
  });

  test("mean nothing while somebody writes", async () => {
    const sitting = await show();
    const field = document.createElement("input");
    document.body.append(field);
    field.focus();
    await userEvent.keyboard("u");
    expect(field.value).toBe("u");
    expect(sitting.sent).toEqual([]);
  });
});

describe("the list of options", () => {
  test("holds all that is offered; a click chooses, a second one plays", async () => {
    const sitting = await sitDown();
    const { table } = sitting;
    render(OptionList, { table });
    await expect.element(page.getByText(t("options-count", { count: 3 }))).toBeVisible();
    const end = page.getByRole("button", { name: table.words.do(END) });
    await end.click();
    await expect.element(end).toHaveAttribute("aria-pressed", "true");
    expect(sentTo(sitting, "/actions")).toEqual([]);
    await end.click();
    expect(sentTo(sitting, "/actions")).toMatchObject([{ action: "end" }]);
  });

  test("is walked by arrows, and what has the focus is previewed", async () => {
    const { table } = await sitDown();
    render(OptionList, { table });
    await page.getByRole("searchbox").click();
    await userEvent.keyboard("{ArrowDown}");
    const [first, second] = page.getByRole("button").elements();
    expect(document.activeElement).toBe(first);
    expect(table.selection.hovered).not.toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(first);
  });

  test("is narrowed by what is written, and whole again under the next question", async () => {
    const { table, hear } = await sitDown();
    render(OptionList, { table });
    const field = page.getByRole("searchbox");
    const sentence = table.words.do(END);
    await field.fill(sentence.toLowerCase());
    await expect.element(page.getByText(t("options-count", { count: 1 }))).toBeVisible();
    expect(page.getByRole("button").elements()).toHaveLength(1);
    hear(update({ number: 6, question: { ...QUESTION, number: 6 } }));
    await expect.element(field).toHaveValue("");
  });
});

describe("what goes with an answer", () => {
  const considered = {
    refusal: null,
    events: [],
    view: null,
    prices: [],
    before: null,
    after: null,
    assumed: ["end"],
    choices: [[END, { ...END, text: "other" }]],
    again: 2,
    decision: null,
  };

  test("is chosen beside it, and how many times it is given", async () => {
    const sitting = await sitDown();
    const { table } = sitting;
    sitting.answers["/preview"] = considered;
    table.selection.point(["do:end"]);
    render(FollowUp, { table });
    await page.getByLabelText(t("goes-with-it")).selectOptions("other");
    await page.getByRole("button", { name: t("so-many-times", { count: 2 }) }).click();
    await table.selection.confirm();
    const then = ["other", "end", "other"];
    expect(sentTo(sitting, "/actions")).toMatchObject([{ action: "end", then }]);
  });
});

describe("a hint", () => {
  const hint = {
    number: 4,
    action: END,
    line: [END],
    chance: 0.4,
    instead: null,
    why: { gain: 0, reasons: [], plan: null, beside: null },
  };

  test("is shown when it is asked for, chosen by a press and put aside by another", async () => {
    const sitting = await sitDown();
    const { table } = sitting;
    sitting.answers["/hint"] = hint;
    render(HintCard, { table });
    expect(page.getByRole("region").elements()).toEqual([]);
    await table.selection.requestHint();
    flushSync();
    await page.getByRole("button", { name: t("coach-do-it") }).click();
    expect(table.selection.meant?.text).toBe("end");
    expect(sentTo(sitting, "/actions")).toEqual([]);
    await page.getByRole("button", { name: t("coach-hint-close") }).click();
    expect(table.selection.hints.shown).toBe(false);
  });
});

describe("the players", () => {
  test("say who is asked, who is there, and which seat is one's own", async () => {
    const seats = [person("Ada", true), person("Ben", false, false)];
    const { table } = await sitDown({}, { seats });
    render(Rail, { table, look: "lines" });
    const [own, other] = page.getByRole("listitem").elements();
    expect(own?.getAttribute("aria-current")).toBe("true");
    expect(own?.textContent).toContain(t("is-me"));
    expect(own?.textContent).toContain(t("is-online"));
    expect(other?.getAttribute("aria-current")).toBeNull();
    expect(other?.textContent).toContain(t("is-away"));
  });

  test("show the clock of each seat, and warn when it runs out", async () => {
    const clocks = { left: [29.5, 125], running: [0], at: serverNow() };
    const { table } = await sitDown({ clocks });
    render(Rail, { table, look: "lines" });
    const [own, other] = [...document.querySelectorAll("time")];
    expect(own?.textContent).toMatch(/0:(29|30)/);
    expect(own?.classList.contains("hurry")).toBe(true);
    expect(other?.textContent.trim()).toBe("2:05");
    expect(other?.classList.contains("hurry")).toBe(false);
  });

  test("offer a free seat at a listed table", async () => {
    const open: SeatSummary = { kind: "open", name: "", mine: false, online: false };
    const seats = [person("Ada", false), open];
    const now = { seat: -2, question: null, waiting: [] };
    const { table } = await sitDown(now, { seats, state: "open", listed: true });
    render(Rail, { table, look: "lines" });
    await expect.element(page.getByRole("button", { name: t("sit-here") })).toBeVisible();
  });
});

describe("the log", () => {
  const steps = Array.from({ length: 70 }, (_, i) => ({
    ...STEP,
    seat: i % 2,
    events: [{ type: "TurnBegun", seat: i % 2 }],
  }));

  test("shows what happened last; the beginning is one press away", async () => {
    const { table } = await sitDown({ past: steps, steps: steps.length });
    render(LogView, { table });
    const before = page.getByRole("listitem").elements().length;
    expect(before).toBeGreaterThan(0);
    await page.getByRole("button", { name: t("log-earlier") }).click();
    expect(page.getByRole("listitem").elements().length).toBeGreaterThan(before);
  });

  const past = steps.slice(0, 40);
  const more = (number: number): Update =>
    update({
      number,
      kept: number,
      steps: [{ ...STEP, events: steps[0]?.events ?? [], view: null }],
    });

  /** A log that is lower than its lines. */
  async function low(): Promise<{ sitting: Sitting; list: HTMLElement; left: () => number }> {
    const sitting = await sitDown({ past, steps: past.length });
    render(LogView, { table: sitting.table });
    const list = page.getByRole("region", { name: t("log") }).element() as HTMLElement;
    list.style.maxHeight = "8rem";
    const left = () => list.scrollHeight - list.scrollTop - list.clientHeight;
    await vi.waitFor(() => expect(left()).toBeLessThan(2));
    return { sitting, list, left };
  }

  test("is followed although something other than a person scrolls it", async () => {
    const { sitting, list, left } = await low();
    for (const number of [40, 41, 42]) {
      const scrolled = new Promise((done) => list.addEventListener("scroll", done, { once: true }));
      list.scrollTop = 0;
      await scrolled;
      sitting.hear(more(number));
      sitting.table.playback.skip();
      flushSync();
      await vi.waitFor(() => expect(left()).toBeLessThan(2));
    }
    expect(page.getByRole("button", { name: t("log-newest") }).elements()).toEqual([]);
  });

  test.each(["wheel", "touchmove", "keydown", "pointerdown"])(
    "is left where a person reads who scrolled it by %s",
    async (kind) => {
      const { sitting, list, left } = await low();
      list.dispatchEvent(new Event(kind, { bubbles: true }));
      list.scrollTop = 0;
      const newest = page.getByRole("button", { name: t("log-newest") });
      await expect.element(newest).toBeVisible();
      sitting.hear(more(40));
      sitting.table.playback.skip();
      flushSync();
      expect(list.scrollTop).toBe(0);
      await newest.click();
      expect(left()).toBeLessThan(2);
    },
  );

  test("leads from each step to its moment in the replay", async () => {
    const { table } = await sitDown({ past: steps.slice(0, 2), steps: 2 });
    render(LogView, { table });
    const links = page
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href"));
    expect(links).toContain("/t/t/replay?step=1");
  });

  test("has its last sentence where there is little room, and opens by a press", async () => {
    const { table } = await sitDown({ past: steps.slice(0, 1), steps: 1 });
    const show = vi.fn();
    render(News, { table, show });
    const sentence = table.log[0]?.lines[0]?.sentence ?? "";
    expect(sentence).not.toBe("");
    await page.getByRole("button", { name: sentence }).click();
    expect(show).toHaveBeenCalledOnce();
  });

  test("is read to those who cannot see it", async () => {
    const { table, hear } = await sitDown({ past: steps.slice(0, 1), steps: 1 });
    render(Announcer, { table });
    hear(
      update({
        kept: 1,
        steps: [{ ...STEP, events: [{ type: "TurnBegun", seat: 1 }], view: null }],
      }),
    );
    table.playback.skip();
    await expect.element(page.getByRole("log")).toHaveTextContent(/\w+/);
  });
});

test("a connection that is lost is said, and nothing is said while it holds", async () => {
  const { table } = await sitDown();
  render(ConnectionSign, { table });
  await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
  table.session.connection = "lost";
  flushSync();
  await expect.element(page.getByText(t("line-lost"))).toBeVisible();
});

test("hands at a shared screen are covered until the next player lifts the curtain", async () => {
  const seats = [person("Ada", true), person("Ben", true)];
  const { table } = await sitDown({ question: null, waiting: [1] }, { seats });
  render(Curtain, { table });
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: t("curtain-lift", { name: "Ben" }) }).click();
  expect(table.session.viewer).toBe(1);
});

test("what others did since one's last turn is unfolded by a press, folded by Escape", async () => {
  const past = [STEP, STEP].map((step) => ({
    ...step,
    events: [{ type: "TurnBegun", seat: 1 }],
  }));
  const { table } = await sitDown({ past, steps: 2 });
  render(RecapCard, { table, folds: true });
  const opener = page.getByRole("button", { name: t("since-title") });
  await opener.click();
  await expect.element(page.getByRole("heading", { name: t("since-title") })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveAttribute("aria-expanded", "false");
});

describe("with the server of the page", () => {
  const requests: { path: string; method: string; body: unknown }[] = [];

  beforeEach(() => {
    requests.length = 0;
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      const body = typeof init?.body === "string" ? (JSON.parse(init.body) as unknown) : null;
      const path = input instanceof Request ? input.url : String(input);
      requests.push({ path, method: init?.method ?? "GET", body });
      return Promise.resolve(Response.json({ number: 1 }));
    });
    return () => vi.restoreAllMocks();
  });

  const motion = {
    number: 7,
    kind: "end",
    by: 1,
    seat: -1,
    who: "",
    voters: [0, 1],
    agreed: [1],
  } as const;

  test("a vote is given by those who have one", async () => {
    const { table } = await sitDown({ motion });
    render(Vote, { table });
    await page.getByRole("button", { name: t("vote-agree") }).click();
    expect(requests).toMatchObject([
      { path: "/api/tables/t/votes", body: { seat: 0, number: 7, agree: true } },
    ]);
  });

  test("a proposal can be taken back by who made it", async () => {
    const { table } = await sitDown({ motion: { ...motion, by: 0, agreed: [0] } });
    render(Vote, { table });
    await page.getByRole("button", { name: t("vote-withdraw") }).click();
    expect(requests).toMatchObject([{ body: { seat: 0, number: 7, agree: false } }]);
  });

  test("nobody resigns by one press", async () => {
    const { table } = await sitDown();
    const done = vi.fn();
    render(TableActions, { table, done });
    const name = t("proposal-resign");
    await page.getByRole("button", { name }).click();
    const really = page.getByRole("dialog").getByRole("button", { name });
    await really.click({ force: true });
    expect(requests).toEqual([]);
    await page.getByText(t("proposal-meant")).click();
    await really.click();
    expect(requests).toMatchObject([{ path: "/api/tables/t/resignation", body: { seat: 0 } }]);
    expect(done).toHaveBeenCalledOnce();
  });
});

describe("the chat", () => {
  const line = { type: "chat", id: "1", name: "Ben", seat: 1, text: "Hello", at: 0 } as const;

  test("shows what is said, and sends what is written", async () => {
    const sitting = await sitDown();
    render(Chat, { table: sitting.table });
    sitting.hear(line);
    await expect.element(page.getByRole("log")).toHaveTextContent("Hello");
    await page.getByRole("textbox").fill("  Good evening  ");
    await userEvent.keyboard("{Enter}");
    expect(sentTo(sitting, "/chat")).toMatchObject([{ text: "Good evening" }]);
    await expect.element(page.getByRole("textbox")).toHaveValue("");
  });

  test("keeps what could not be sent", async () => {
    const sitting = await sitDown();
    vi.spyOn(sitting.table.session.chat, "say").mockRejectedValue(new Error("away"));
    render(Chat, { table: sitting.table });
    await page.getByRole("textbox").fill("Hello");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(page.getByRole("textbox")).toHaveValue("Hello");
  });
});
