/** Places elements by their styles without writing styles into the page. */

import type { Attachment } from "svelte/attachments";

/** Set custom properties that the sheet of styles reads. */
export function given(values: Readonly<Record<string, string>>): Attachment {
  return (element) => {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
  };
}
