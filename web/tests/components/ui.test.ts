/** Buttons, windows, tabs and fields: what each does by mouse and by keyboard. */

import { page, userEvent } from "@vitest/browser/context";
import { beforeAll, describe, expect, test, vi } from "vitest";

import { RequestError } from "../../src/net/error";
import Button from "../../src/ui/Button.svelte";
import Check from "../../src/ui/Check.svelte";
import Choice from "../../src/ui/Choice.svelte";
import Copy from "../../src/ui/Copy.svelte";
import Dialog from "../../src/ui/Dialog.svelte";
import Drawer from "../../src/ui/Drawer.svelte";
import ErrorNote from "../../src/ui/ErrorNote.svelte";
import Field from "../../src/ui/Field.svelte";
import Select from "../../src/ui/Select.svelte";
import Tabs from "../../src/ui/Tabs.svelte";
import { t } from "../../src/words/locale.svelte";
import { markup, render, speakEnglish } from "./rendered";

beforeAll(() => speakEnglish());

describe("a button", () => {
  test("acts by click, by Enter and by the space bar", async () => {
    const onclick = vi.fn();
    render(Button, { onclick, children: markup("<span>Deal</span>") });
    await page.getByRole("button", { name: "Deal" }).click();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    expect(onclick).toHaveBeenCalledTimes(3);
  });

  test("that cannot be pressed now does nothing, stays reachable and says why", async () => {
    const onclick = vi.fn();
    const why = "Choose something first.";
    render(Button, { onclick, disabled: true, why, children: markup("<span>Deal</span>") });
    const button = page.getByRole("button");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await button.click({ force: true });
    expect(onclick).not.toHaveBeenCalled();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(button).toHaveAttribute("aria-description", why);
    await expect.element(page.getByText(why)).toBeVisible(); // the tip of what has the focus
  });

  test("without a reason cannot be reached at all", async () => {
    render(Button, { disabled: true, children: markup("<span>Deal</span>") });
    await userEvent.tab();
    await expect.element(page.getByRole("button")).not.toHaveFocus();
    await expect.element(page.getByRole("button")).toBeDisabled();
  });

  test("with an address is a link", async () => {
    render(Button, { href: "/rules", children: markup("<span>Rules</span>") });
    await expect
      .element(page.getByRole("link", { name: "Rules" }))
      .toHaveAttribute("href", "/rules");
  });
});

describe.each([
  ["dialog", Dialog, { title: "Players" }],
  ["drawer", Drawer, { label: "Players", side: "start" as const }],
])("a %s", (_, shown, named) => {
  const children = markup("<button>Inside</button>");
  const show = (onclose: () => void) =>
    render(shown, { ...named, open: true, onclose, children } as never);

  test("takes the focus, and keeps it from what lies behind", async () => {
    document.body.append(Object.assign(document.createElement("button"), { textContent: "Out" }));
    show(vi.fn());
    await expect.element(page.getByRole("dialog", { name: "Players" })).toBeVisible();
    const within = () => document.querySelector("dialog")?.contains(document.activeElement);
    expect(within()).toBe(true);
    for (let i = 0; i < 4; i += 1) await userEvent.tab();
    expect(document.activeElement?.textContent).not.toBe("Out");
  });

  test("closes by Escape, by its button and by a click beside it", async () => {
    const onclose = vi.fn();
    show(onclose);
    await userEvent.keyboard("{Escape}");
    expect(onclose).toHaveBeenCalledTimes(1);
    await page.getByRole("button", { name: t("close") }).click();
    expect(onclose).toHaveBeenCalledTimes(2);
    document.querySelector("dialog")?.click();
    expect(onclose).toHaveBeenCalledTimes(3);
    await page.getByRole("button", { name: "Inside" }).click();
    expect(onclose).toHaveBeenCalledTimes(3);
  });
});

test("a dialog that must be answered has no way to put it aside", async () => {
  render(Dialog, { open: true, title: "Hand over", children: markup("<p>Pass it on.</p>") });
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

describe("tabs", () => {
  const show = () =>
    render(
      Tabs as never,
      {
        label: "More",
        shown: "log",
        tabs: [
          { name: "log", label: "Log" },
          { name: "options", label: "Options" },
          { name: "chat", label: "Chat", badge: 2 },
        ],
        children: markup("<p>Panel</p>"),
      } as never,
    );

  test("turn by a click", async () => {
    show();
    await page.getByRole("tab", { name: "Options" }).click();
    await expect
      .element(page.getByRole("tab", { name: "Options" }))
      .toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByRole("tabpanel", { name: "Options" })).toBeVisible();
  });

  test("turn by the arrows, around both ends, and take the focus along", async () => {
    show();
    await userEvent.tab();
    await expect.element(page.getByRole("tab", { name: "Log" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(page.getByRole("tab", { name: "Chat" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("tab", { name: "Log" })).toHaveFocus();
  });

  test("are one stop for the Tab key, and count what is new", async () => {
    show();
    const stops = page
      .getByRole("tab")
      .elements()
      .filter((tab) => tab.getAttribute("tabindex") === "0");
    expect(stops.map(({ textContent }) => textContent.trim())).toEqual(["Log"]);
    await expect.element(page.getByRole("tab", { name: "Chat 2" })).toBeVisible();
  });
});

describe("a field", () => {
  test("is written in under its label, with its hint as a description", async () => {
    render(Field, { label: "Name", value: "", hint: "At most 24 letters.", maxlength: 4 });
    const field = page.getByRole("textbox", { name: "Name" });
    await page.getByText("Name").click();
    await userEvent.keyboard("Adelaide");
    await expect.element(field).toHaveValue("Adel");
    await expect.element(field).toHaveAccessibleDescription("At most 24 letters.");
  });
});

const OPTIONS = [
  { value: "auto", label: "As the system has it" },
  { value: "dark", label: "Dark" },
];

test("a select tells what was chosen, by mouse and by keyboard", async () => {
  const onchange = vi.fn();
  render(Select, { label: "Theme", value: "auto", options: OPTIONS, onchange });
  await page.getByLabelText("Theme").selectOptions("dark");
  expect(onchange).toHaveBeenLastCalledWith("dark");
  await userEvent.tab();
  await userEvent.keyboard("a");
  expect(onchange).toHaveBeenLastCalledWith("auto");
});

test("a check is switched by its sentence and by the space bar", async () => {
  render(Check, { label: "Play sounds", checked: false });
  const box = page.getByRole("checkbox", { name: "Play sounds" });
  await page.getByText("Play sounds").click();
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(box).not.toBeChecked();
});

test("a choice is made by click and by arrows", async () => {
  render(Choice, { legend: "Theme", value: "auto", options: OPTIONS });
  const [system, dark] = [OPTIONS[0]?.label ?? "", OPTIONS[1]?.label ?? ""];
  await page.getByText(dark).click();
  await expect.element(page.getByRole("radio", { name: dark })).toBeChecked();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByRole("radio", { name: system })).toBeChecked();
});

test("a text is copied by its button, which says so", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  render(Copy, { text: "/j/token", label: "Invitation" });
  await page.getByRole("button").click();
  expect(writeText).toHaveBeenCalledWith("/j/token");
  await expect.element(page.getByText(t("copied"), { exact: true })).toBeVisible();
  writeText.mockRestore();
});

test("a text that the browser does not copy is selected, to be copied by hand", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error());
  render(Copy, { text: "/j/token", label: "Invitation" });
  await page.getByRole("button").click();
  const field = document.querySelector("input");
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, "/j/token".length]);
  writeText.mockRestore();
});

test("what went wrong is announced, and tried again by a press", async () => {
  const again = vi.fn();
  render(ErrorNote, { thrown: new RequestError("odd", "The dice fell off."), again });
  await expect.element(page.getByRole("alert")).toHaveTextContent("The dice fell off.");
  await page.getByRole("button", { name: t("try-again") }).click();
  expect(again).toHaveBeenCalledOnce();
});
