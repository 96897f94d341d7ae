/** Waits until what is drawn now can be seen; not where nothing is drawn, as in a hidden tab. */
export function painted(): Promise<void> {
  if (typeof requestAnimationFrame === "undefined" || document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
