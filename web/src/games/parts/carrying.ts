/** Things beside a board that can be taken up and carried onto it with a mouse or a pen. */

import type { Attachment } from "svelte/attachments";

const DRAG = 5; // pixels from which a press is a drag

/** *take*: it is taken up; *drop*: it is let go, wherever the hand is then. */
export interface Carried {
  readonly take: () => void;
  readonly drop: () => void;
}

/** Let an element be carried; pressed and let go at its place it stays a button. */
export function carried(what: Carried): Attachment<HTMLElement> {
  return (element) => {
    const lifetime = new AbortController();
    const press = (event: PointerEvent) => {
      if (event.button === 0 && event.pointerType !== "touch") follow(event, what, lifetime.signal);
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
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (taken || Math.hypot(clientX - from.clientX, clientY - from.clientY) < DRAG) return;
    taken = true;
    what.take();
  };
  const end = (event: PointerEvent) => {
    stop.abort();
    if (taken && event.type === "pointerup") what.drop();
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", end, { signal });
  window.addEventListener("pointercancel", end, { signal });
}
