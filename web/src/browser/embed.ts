/** Whether this page is a board within a page of somebody else. */

import { isFramed } from "./code";
import { addressHere } from "./site";

export function isEmbedded(): boolean {
  return isFramed(addressHere());
}

/** How the page around it wants the board to look, where it says so: `?embed&theme=dark`. */
export function embeddedTheme(): string | null {
  return isEmbedded() ? addressHere().searchParams.get("theme") : null;
}

/** What is followed from an embedded board opens beside that page, not within it. */
export function leaveFrames(): void {
  if (!isEmbedded()) return;
  const base = document.createElement("base");
  base.target = "_blank";
  document.head.append(base);
}
