/** Lets the keyboard scroll what is longer than its place. */

import type { Attachment } from "svelte/attachments";

import { edges } from "./edges";

/** An element that scrolls takes the focus, as long as there is more of it than is seen. */
export const reachable: Attachment<HTMLElement> = (element) =>
  edges((sides) => {
    if (sides === "") element.removeAttribute("tabindex");
    else element.tabIndex = 0;
  })(element);
