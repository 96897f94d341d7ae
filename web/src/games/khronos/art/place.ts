/** Measures of elements, set and taken without writing styles into the page. */

import type { Attachment } from "svelte/attachments";

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

function scrolled(element: Element): Element | null {
  let one = element.parentElement;
  while (one !== null && !/auto|scroll/.test(getComputedStyle(one).overflowY)) {
    one = one.parentElement;
  }
  return one;
}
