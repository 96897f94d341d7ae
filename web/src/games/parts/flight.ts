/** The way of a piece over a board. */

import type { Attachment } from "svelte/attachments";

import type { Point } from "../../art/line";
import { RIPPLE } from "./motion";

export interface Flight {
  readonly key: string;
  /** In pixels from the corner of the ground. */
  readonly from: Point;
  readonly to: Point;
  /** How large it is on its way; 1 if left out. */
  readonly size?: number;
  /** How long it takes. */
  readonly ms?: number;
}

const RISE = 18; // pixels above the straight way

/** Let an element fly: it appears, rises over the middle and fades where it arrives. */
export function fly({ from, to, size = 1, ms = RIPPLE }: Flight): Attachment {
  const at = ({ x, y }: Point, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - RISE };
  return (element) => {
    element.animate(
      [
        { transform: at(from, 0.5 * size), opacity: 0 },
        { transform: at(from, 1.15 * size), opacity: 1, offset: 0.18 },
        { transform: at(middle, 0.8 * size), opacity: 0.9, offset: 0.55 },
        { transform: at(to, size), opacity: 1, offset: 0.85 },
        { transform: at(to, 1.5 * size), opacity: 0 },
      ],
      { duration: ms, easing: "cubic-bezier(0.4, 0, 0.3, 1)", fill: "both" },
    );
  };
}
