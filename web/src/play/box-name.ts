/** How boxes are called. */

import { t } from "../words/locale.svelte";
import { pretty } from "../words/words";

interface Named {
  readonly title?: string;
  readonly name?: string;
  readonly id?: string;
  readonly shipped?: boolean;
}

/** What a box is called: ours by their number, in the reader's language; others by their title. */
export function boxName({ title = "", name, id = "", shipped = false }: Named): string {
  const number = shipped ? /^house-(\d+)$/.exec(name ?? id)?.[1] : undefined;
  if (number !== undefined) return t("house-box", { number });
  return title === "" ? pretty(name ?? id) : title;
}
