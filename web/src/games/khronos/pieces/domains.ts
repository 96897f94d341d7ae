/** Domains as the server tells them, with the cells they cover and the buildings that rank highest. */

import { cellsOf, kindOf, rankOf } from "../scene";
import type { Building, DomainView, KhronosView } from "../../../protocol/generated/khronos";

export interface Domain extends DomainView {
  readonly buildings: readonly Building[];
  /** Every cell its buildings cover. */
  readonly covered: readonly number[];
}

/** The domains of one age. */
export function domainsOf(view: KhronosView, age: number): Domain[] {
  const anchored = new Map((view.boards[age] ?? []).map((one) => [one.cell, one]));
  return (view.domains[age] ?? []).map((domain) => {
    const buildings = domain.cells.flatMap((cell) => anchored.get(cell) ?? []);
    return { ...domain, buildings, covered: buildings.flatMap(cellsOf) };
  });
}

/** The domain on a cell. */
export function domainAt(domains: readonly Domain[], cell: number): Domain | undefined {
  return domains.find(({ covered }) => covered.includes(cell));
}

/** The buildings of a kind that rank highest in a domain. */
export function highest(domain: Domain, kind: number): Building[] {
  const own = domain.buildings.filter(({ tile }) => kindOf(tile) === kind);
  const top = Math.max(0, ...own.map(({ tile }) => rankOf(tile)));
  return own.filter(({ tile }) => rankOf(tile) === top);
}

/** The first cell of a domain in reading order. */
export function firstCell(domain: Domain): number {
  return Math.min(...domain.covered);
}
