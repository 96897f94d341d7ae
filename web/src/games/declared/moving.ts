/** Things on a declared board travel from where they were seen before. */

import type { Attachment } from "svelte/attachments";

import type { Point } from "../../art/line";
import type { Plain } from "../../protocol/values";
import { LANDING } from "../parts/motion";

const NEAR = 2; // pixels that are no way

/** Where each thing of a board was seen last, from its corner; all anew when the board is resized. */
interface Sight {
  readonly wide: number;
  readonly places: Map<string, Point>;
}

const sights = new WeakMap<Element, Sight>();

/** Let what stands elsewhere in this view than in the one before travel there. */
export function moved(view: Plain): Attachment<SVGElement> {
  return (element) => {
    const ground = element.closest(".board");
    if (view === null || ground === null) return;
    const corner = ground.getBoundingClientRect();
    const known = sights.get(ground);
    const sight = known?.wide === corner.width ? known : { wide: corner.width, places: new Map() };
    sights.set(ground, sight);
    for (const piece of element.querySelectorAll<SVGGElement>("[data-piece]")) {
      const { x, y } = piece.getBoundingClientRect();
      travel(piece, sight, { x: x - corner.x, y: y - corner.y });
    }
  };
}

function travel(piece: SVGGElement, { places }: Sight, now: Point): void {
  const key = piece.dataset.piece ?? "";
  const before = places.get(key);
  places.set(key, now);
  if (before === undefined || document.documentElement.dataset.motion === "off") return;
  const [across, down] = [before.x - now.x, before.y - now.y];
  if (Math.hypot(across, down) < NEAR) return;
  const unit = piece.getScreenCTM()?.a ?? 1;
  piece.animate(
    [{ transform: `translate(${across / unit}px, ${down / unit}px)` }, { transform: "none" }],
    { duration: LANDING, easing: "ease-out" },
  );
}
