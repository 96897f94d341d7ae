/** Reaching a thing by mouse, keyboard or finger asks what it means. */

import type { Attachment } from "svelte/attachments";

/** Ask while the pointer is on a thing or the keyboard has led to it; a tap asks until the next. */
export function asking(ask: ((on: boolean) => void) | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (ask === undefined) return undefined;
    const isMouse = (event: PointerEvent): boolean => event.pointerType === "mouse";
    const enter = (event: PointerEvent): void => {
      if (isMouse(event)) ask(true);
    };
    const leave = (event: PointerEvent): void => {
      if (isMouse(event)) ask(false);
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) ask(true);
    };
    const blur = (): void => ask(false);
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", blur);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", blur);
    };
  };
}
