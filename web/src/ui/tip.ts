/** A tip beside what is pointed at, focused or tapped. It lies over the page, so that nothing moves. */

import type { Attachment } from "svelte/attachments";

const GAP = 6; // pixels from what it belongs to, and from the rim of the window
const LONG = 5_000; // ms a tip stays that was tapped

let shown: { readonly of: Element; readonly tip: HTMLElement } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function hide(of: Element): void {
  if (shown?.of !== of) return;
  shown.tip.remove();
  shown = null;
  clearTimeout(timer);
}

/** Above what it belongs to, or below where there is no room; never beyond the window. */
function place(tip: HTMLElement, of: Element): void {
  const [own, its] = [tip.getBoundingClientRect(), of.getBoundingClientRect()];
  const middle = its.left + its.width / 2 - own.width / 2;
  const left = Math.max(GAP, Math.min(middle, innerWidth - own.width - GAP));
  const above = its.top - own.height - GAP;
  tip.style.left = `${left}px`;
  tip.style.top = `${above >= GAP ? above : its.bottom + GAP}px`;
}

function show(of: Element, text: string, draw?: () => Element): void {
  if (shown !== null) hide(shown.of);
  if (text === "") return;
  const tip = document.createElement("div");
  tip.className = "tip";
  if (draw !== undefined) tip.append(draw());
  tip.append(text);
  tip.setAttribute("aria-hidden", "true"); // it is read as the description of its thing
  (of.closest("dialog, [popover]") ?? document.body).append(tip);
  shown = { of, tip };
  place(tip, of);
}

/** Give something a tip, perhaps with a picture that is drawn when it opens; an empty one is none. */
export function tip(text: string, draw?: () => Element): Attachment<HTMLElement> {
  return (element) => {
    const open = (): void => show(element, text, draw);
    const close = (): void => hide(element);
    const tap = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      open();
      timer = setTimeout(close, LONG);
    };
    const focus = (): void => {
      if (element.matches(":focus-visible") || element.querySelector(":focus-visible")) open();
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") open();
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") close();
    };
    if (text === "") element.removeAttribute("aria-description");
    else element.setAttribute("aria-description", text);
    if (shown?.of === element) open();
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointerup", tap);
    element.addEventListener("focusin", focus);
    element.addEventListener("focusout", close);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("pointerup", tap);
      element.removeEventListener("focusin", focus);
      element.removeEventListener("focusout", close);
      if (!element.isConnected) close();
    };
  };
}
