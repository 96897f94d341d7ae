/** The pages that the head of every page leads to. */

import { IS_SITE } from "../browser/site";
import type { IconName } from "../ui/icons";

export interface Way {
  readonly href: string;
  readonly icon: IconName;
  /** The key of its name. */
  readonly label: string;
}

const ALL: readonly Way[] = [
  { href: "/learn", icon: "lamp", label: "home-learn" },
  { href: "/puzzles", icon: "seal", label: "puzzles" },
  { href: "/new", icon: "plus", label: "new-table" },
  { href: "/rules", icon: "rules", label: "rules" },
  { href: "/boxes/inventions", icon: "board", label: "boxes" },
  { href: "/bots", icon: "bot", label: "bots" },
];

/** Printed values are entered where a server keeps them. */
export const WAYS = ALL.filter(({ label }) => !IS_SITE || label !== "boxes");
