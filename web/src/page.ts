/** Loads what a page needs, side by side: its component, its words, what it asks first, its board. */

import type { Component } from "svelte";

import type { Route } from "./browser/router.svelte";
import { PAGES } from "./browser/routes";
import { version } from "./browser/version.svelte";
import { hasBoard, loadDrawing } from "./games/drawings";
import { api } from "./net/api";
import { RequestError } from "./net/error";
import { connectEarly } from "./net/socket";
import { readMoment, storyOf, viewerFor, type Moment } from "./play/moment";
import type { Summary } from "./protocol/wire";
import { firstViewer } from "./table/model/seats";
import { gameWords } from "./words/lists";
import { locale } from "./words/locale.svelte";

export type PageComponent = Component<{ route: Route }>;

const COMPONENTS = import.meta.glob<PageComponent>("./pages/*.svelte", { import: "default" });

/** The parts of the pages that a page needs the words of. */
export function partsOf(page: string): readonly string[] {
  return PAGES.find((one) => one.page === page)?.words ?? [];
}

/** The component of a page, once its words are there; RequestError if this build is gone. */
export async function loadPage(page: string): Promise<PageComponent> {
  const load = COMPONENTS[`./pages/${page}.svelte`];
  if (load === undefined) throw new Error(`there is no page ${page}`);
  try {
    const parts = partsOf(page).map((part) => locale.learnPart(part));
    const [component] = await Promise.all([load(), ...parts]);
    return component;
  } catch (thrown) {
    if (await version.isGone()) throw new RequestError("outdated", "There is a newer version.");
    throw thrown;
  }
}

/** Begin to load the first page while its words are still on their way. */
export function begin({ page, params, query }: Route): void {
  void COMPONENTS[`./pages/${page}.svelte`]?.().catch(() => undefined); // loadPage tries again
  const reads = PAGES.find((one) => one.page === page)?.reads;
  const path = reads?.replace(/:(\w+)/, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const first = path === undefined ? null : api.begin<Summary>(path);
  const isPlayed = partsOf(page).includes("table");
  if (!isPlayed) return void first?.catch(() => undefined);
  Promise.resolve(first ?? { game: params.game ?? "" })
    .then((found) => {
      if (page === "Table" && "seats" in found) connectEarly(found.id, firstViewer(found));
      if (page === "Replay" && "seats" in found) beginMoment(found, readMoment(query));
      return hasBoard(found.game) ? beginGame(found.game) : undefined;
    })
    .catch(() => undefined); // the page says what is wrong
}

function beginMoment(table: Summary, { step, viewer }: Moment): void {
  const of = storyOf(viewerFor(table, viewer));
  api.beginMoment(table.id, of, step).catch(() => undefined);
}

async function beginGame(game: string): Promise<void> {
  await Promise.all([loadDrawing(game), gameWords(game, locale.language)]);
}
