/** What the browser keeps between visits; without a place to keep it, nothing breaks. */

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // a private window may refuse; the choice then holds until the page is closed
  }
}
