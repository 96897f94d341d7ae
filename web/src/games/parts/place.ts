/** Measures of elements, set and taken without writing styles into the page. */

import type { Attachment } from "svelte/attachments";

import type { Box } from "../../art/box";
import type { BoardViewport } from "./viewport.svelte";

const GOOD_PART = 0.6; // of what could be seen of it

/** Set custom properties that the sheet of styles reads. */
export function given(values: Readonly<Record<string, string>>): Attachment {
  return (element) => {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
  };
}

/** Tell how high the part of the page is in which an element is scrolled. */
export function roomAround(tell: (height: number) => void): Attachment {
  return (element) => {
    const frame = scrolled(element);
    if (frame === null) return;
    const observer = new ResizeObserver(() => tell(frame.clientHeight));
    observer.observe(frame);
    return () => observer.disconnect();
  };
}

/** Whether so much of an element can be seen where it is scrolled; one that is gone cannot. */
export function isInSight(element: Element | null | undefined, share = GOOD_PART): boolean {
  const frame = element == null ? null : scrolled(element);
  if (element == null || frame === null) return false;
  const [box, view] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  const seen = Math.min(box.bottom, view.bottom) - Math.max(box.top, view.top);
  return seen >= Math.floor(Math.min(box.height, view.height) * share);
}

/** Tell when the part of the page is scrolled in which an element lies. */
export function whenScrolled(tell: (frame: Element) => void): Attachment {
  return (element) => {
    const frame = scrolled(element);
    const heard = () => frame !== null && tell(frame);
    frame?.addEventListener("scroll", heard, { passive: true });
    return () => frame?.removeEventListener("scroll", heard);
  };
}

/**
 * Which of the parts below each other is in view. The line that decides goes down with the
 * frame, from its top to its bottom: so the last part has its turn, too, be it low.
 */
export function lookedAt(parts: readonly (Element | null | undefined)[], frame: Element): number {
  const view = frame.getBoundingClientRect();
  const way = frame.scrollHeight - frame.clientHeight;
  const line = view.top + (way > 0 ? frame.scrollTop / way : 0) * view.height;
  const begun = parts.map((part) => part != null && part.getBoundingClientRect().top <= line);
  return Math.max(0, begun.lastIndexOf(true));
}

function scrolled(element: Element): Element | null {
  let one = element.parentElement;
  while (one !== null && !/auto|scroll/.test(getComputedStyle(one).overflowY)) {
    one = one.parentElement;
  }
  return one;
}

/** Where an element is seen, from the corner of the *ground* it lies on. */
export function boxIn(element: Element, ground: Element): Box {
  const [box, under] = [element.getBoundingClientRect(), ground.getBoundingClientRect()];
  const [x, y] = [box.left - under.left, box.top - under.top];
  return { x, y, wide: box.width, high: box.height };
}

/** A board as it is drawn in an element: what of it is seen, and the rim around it in pixels. */
export interface Drawn {
  readonly element: Element;
  readonly ground: Element;
  readonly viewport: Pick<BoardViewport<never>, "camera" | "extent">;
  readonly left?: number;
  readonly top?: number;
}

/** Where a part of a board is seen, in pixels from the corner of the ground. */
export function seenIn({ element, ground, viewport, left = 0, top = 0 }: Drawn, part: Box): Box {
  const frame = boxIn(element, ground);
  const { camera, extent } = viewport;
  const unit = (frame.wide / extent.wide) * camera.zoom;
  return {
    x: frame.x + left + (part.x - camera.x) * unit,
    y: frame.y + top + (part.y - camera.y) * unit,
    wide: part.wide * unit,
    high: part.high * unit,
  };
}
