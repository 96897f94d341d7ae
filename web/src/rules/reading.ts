/** Where the reader is on the page. */

/** The number of the section at the upper rim of the window, below the bar. */
export function topNumber(article: Element, bar: number): string | undefined {
  const sections = [...article.querySelectorAll<HTMLElement>("section[id]")];
  return sections.find((section) => section.getBoundingClientRect().bottom > bar)?.id;
}

/** The section a number means, or the nearest above it that exists: `5.4` for `5.4.1`. */
export function existing(number: string, numbers: ReadonlySet<string>): string {
  let found = number;
  while (found !== "" && !numbers.has(found)) {
    found = found.slice(0, Math.max(0, found.lastIndexOf(".")));
  }
  return found;
}
