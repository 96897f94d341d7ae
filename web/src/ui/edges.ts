/** Whether there is more of something than is seen, and on which of its sides. */

import type { Attachment } from "svelte/attachments";

const NEAR = 2; // pixels that do not matter

function sidesOf(element: Element): string {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  const sides = {
    start: scrollLeft > NEAR,
    end: scrollLeft + clientWidth < scrollWidth - NEAR,
    above: scrollTop > NEAR,
    below: scrollTop + clientHeight < scrollHeight - NEAR,
  };
  return Object.entries(sides)
    .flatMap(([side, more]) => (more ? [side] : []))
    .join(" ");
}

/** Tell on which sides there is more of an element that can be scrolled, such as "above end". */
export function edges(tell: (sides: string) => void): Attachment<HTMLElement> {
  return (element) => {
    const look = (): void => tell(sidesOf(element));
    const resized = new ResizeObserver(look);
    const changed = new MutationObserver(() => {
      for (const child of element.children) resized.observe(child);
      look();
    });
    resized.observe(element);
    changed.observe(element, { childList: true, subtree: true });
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
      element.removeEventListener("scroll", look);
    };
  };
}
