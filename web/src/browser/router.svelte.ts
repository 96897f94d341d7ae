/** Which page the address means; pages are loaded when they are first shown. */

import { codeIn } from "./code";
import { isEmbedded } from "./embed";
import { PAGES } from "./routes";
import { addressHere, IS_SITE, linkTo } from "./site";

export interface Route {
  readonly page: string;
  /** What the address names, such as the id of a table. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Without the sign: `5.4` of `/rules/khronos#5.4`. */
  readonly hash: string;
}

function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const found = given[i] ?? "";
    if (part.startsWith(":")) {
      if (found === "") return null;
      params[part.slice(1)] = decoded(found);
    } else if (part !== found) return null;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page an address means. */
export function routeOf(url: URL): Route {
  const rest = { query: url.searchParams, hash: decoded(url.hash.slice(1)) };
  const code = codeIn(url);
  if (code !== null) return { page: "Board", params: { code }, ...rest };
  for (const { pattern, page, served = false } of PAGES) {
    const params = served && IS_SITE ? null : match(pattern, url.pathname);
    if (params !== null) return { page, params, ...rest };
  }
  return { page: "NotFound", params: {}, ...rest };
}

class Router {
  route = $state.raw<Route>(routeOf(new URL("http://localhost/")));

  start(): void {
    this.read();
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** Go to a page of this site. */
  go(address: string, replace = false): void {
    const path = address.replace(/^#(?=\/)/, "");
    if (replace) history.replaceState(null, "", linkTo(path));
    else history.pushState(null, "", linkTo(path));
    this.read();
    if (!replace && !path.includes("#")) scrollTo(0, 0);
  }

  private read(): void {
    this.route = routeOf(addressHere());
  }

  /** Plain clicks on links to our own pages need no reload. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || isEmbedded()) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.origin !== location.origin) return;
    if (link.target !== "" || link.hasAttribute("download")) return;
    if (IS_SITE) return this.followHere(event, link.getAttribute("href") ?? "");
    if (/^\/(api\/|docs$|offline\/)/.test(link.pathname)) return; // no page of ours
    const within = link.pathname === location.pathname && link.search === location.search;
    if (within && link.hash !== "" && routeOf(new URL(link.href)).page !== "Rules") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  /** On the static site the address of a page is behind a #, and a place on it behind another. */
  private followHere(event: MouseEvent, address: string): void {
    if (!address.startsWith("#")) return;
    event.preventDefault();
    if (address.startsWith("#/")) return this.go(address.slice(1));
    const here = addressHere();
    if (this.route.page === "Rules") return this.go(here.pathname + here.search + address);
    const place = document.getElementById(decoded(address.slice(1)));
    place?.scrollIntoView();
    place?.focus();
  }
}

export const router = new Router();
