/** Whether this build is the static site, and how its pages are addressed. */

/** Nothing but files is behind this page: what a server would answer, its own workers answer. */
export const IS_SITE: boolean = import.meta.env.MODE === "site";

/** What a link to one of our pages says: behind a # where there is no server that knows them. */
export function linkTo(path: string): string {
  return IS_SITE && path.startsWith("/") ? `#${path}` : path;
}

/** A link to one of our pages, for somebody else. */
export function fullLink(path: string): string {
  const here = IS_SITE ? location.origin + location.pathname : location.origin;
  return here + linkTo(path);
}

/** The address that the path of one of our pages stands for. */
export function addressHere(): URL {
  if (!IS_SITE) return new URL(location.href);
  const { hash, origin, search } = location;
  return new URL(hash.startsWith("#/") ? hash.slice(1) : `/${search}${hash}`, origin);
}
