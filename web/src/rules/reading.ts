/** Where the reader is on the page. */

const LINE = 120; // pixels below the upper rim of the window, where the eye begins to read

/** The number of the section that is being read; none while the page is at its beginning. */
export function topNumber(article: Element): string | undefined {
  const sections = [...article.querySelectorAll<HTMLElement>("section[id]")];
  return sections.findLast((section) => section.getBoundingClientRect().top < LINE)?.id;
}

/** The section a number means, or the nearest above it that exists: `5.4` for `5.4.1`. */
export function existing(number: string, numbers: ReadonlySet<string>): string {
  let found = number;
  while (found !== "" && !numbers.has(found)) {
    found = found.slice(0, Math.max(0, found.lastIndexOf(".")));
  }
  return found;
}
