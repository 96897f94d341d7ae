/** Positions and records in addresses, as codes that `net/code.ts` writes and reads. */

import { IS_SITE } from "./site";

const CODE = /^[A-Z]/; // nothing on a page has such a name
const QUERY = "position"; // servers see it, and can show a preview; a fragment they cannot
const EMBED = "embed"; // only then a server lets pages of others show it in a frame
const SHOWN = 1_800; // characters that every program which shows previews takes

/** The code that an address holds; null where it means another page: never within a frame. */
export function codeIn(url: URL): string | null {
  if (url.pathname !== "/") return null;
  const behind = url.hash.slice(1);
  if (CODE.test(behind)) return behind;
  return url.searchParams.get(QUERY) ?? (url.searchParams.has(EMBED) ? "" : null);
}

/** Whether an address asks for the board alone. */
export function isFramed(url: URL): boolean {
  return url.pathname === "/" && url.searchParams.has(EMBED);
}

interface Shown {
  /** Who looks; absent: who is asked. */
  readonly seat?: number;
  /** The board alone, for a page of somebody else. */
  readonly embed?: boolean;
}

/** A link that opens a code on the board, here or on any other page. */
export function codeLink(code: string, { seat, embed = false }: Shown = {}): string {
  const start = IS_SITE ? location.origin + location.pathname : `${location.origin}/`;
  const wishes = [...(embed ? [EMBED] : []), ...(seat === undefined ? [] : [`seat=${seat}`])];
  const isPreviewed = !IS_SITE && !embed && code.length <= SHOWN;
  const query = [...wishes, ...(isPreviewed ? [`${QUERY}=${code}`] : [])].join("&");
  return start + (query === "" ? "" : `?${query}`) + (isPreviewed ? "" : `#${code}`);
}
