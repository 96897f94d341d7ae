/** What lies far below is made ready only when somebody comes near. */

import type { Attachment } from "svelte/attachments";

const NEAR = "400px"; // so far away it begins

/** Act once when an element comes near to what is seen. */
export function nearing(act: () => void): Attachment {
  return (element) => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        act();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
