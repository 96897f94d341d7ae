/** Things beside a board that can be taken up and carried onto it by mouse, pen or finger. */

import type { Attachment } from "svelte/attachments";

import type { Point } from "../../art/line";

const DRAG = 5; // pixels from which a press is a drag

/** *take*: it is taken up; *drop*: it is let go, wherever the hand is then. */
export interface Carried {
  readonly take: () => void;
  readonly drop: () => void;
}

/** Something is carried over an element, or away from it; the detail is where the hand is. */
export const CARRIED_OVER = "carriedover";

/** Let an element be carried; pressed and let go at its place it stays a button. */
export function carried(what: Carried): Attachment<HTMLElement> {
  return (element) => {
    const lifetime = new AbortController();
    const press = (event: PointerEvent) => {
      if (event.button === 0) follow(event, what, lifetime.signal);
    };
    element.addEventListener("pointerdown", press, { signal: lifetime.signal });
    return () => lifetime.abort();
  };
}

/** Follow one press until it is let go. */
function follow(from: PointerEvent, what: Carried, outer: AbortSignal): void {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, outer]);
  let taken = false;
  let over: Element | null = null;
  const move = ({ clientX: x, clientY: y, pointerId, pointerType }: PointerEvent) => {
    if (pointerId !== from.pointerId) return;
    if (!taken && Math.hypot(x - from.clientX, y - from.clientY) < DRAG) return;
    if (!taken) what.take();
    taken = true;
    if (pointerType === "touch") over = tell(over, { x, y });
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== from.pointerId) return;
    stop.abort();
    if (taken && event.type === "pointerup") what.drop();
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", end, { signal });
  window.addEventListener("pointercancel", end, { signal });
}

/** A finger belongs to what it was put on: tell what lies below it, and what it has left. */
function tell(before: Element | null, at: Point): Element | null {
  const now = document.elementFromPoint(at.x, at.y);
  for (const one of new Set([before, now])) {
    one?.dispatchEvent(new CustomEvent<Point>(CARRIED_OVER, { bubbles: true, detail: at }));
  }
  return now;
}
