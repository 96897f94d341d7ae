/** What would change in each age: drawn over the board before it is done. */

import { domainsOf, firstCell, type Domain } from "./pieces/domains";
import { CIVIL } from "./parts";
import { cellsOf, kindOf, rankOf } from "./scene";
import type { Building, KhronosView } from "../../protocol/generated/khronos";

export interface Shrinking {
  readonly old: Building;
  readonly now: Building;
}

export interface CubeChange {
  readonly cell: number;
  readonly rank: number;
  readonly seat: number;
  readonly count: number;
}

/** What a domain, or several that become one, would pay a seat more or less. */
export interface IncomeChange {
  readonly cell: number;
  readonly seat: number;
  readonly ecus: number;
}

export interface Ghosts {
  readonly come: readonly Building[];
  readonly gone: readonly Building[];
  readonly shrinking: readonly Shrinking[];
  readonly cubes: readonly CubeChange[];
  readonly incomes: readonly IncomeChange[];
  /** Domains as they would be, where they change. */
  readonly domains: readonly Domain[];
}

function identity({ tile, cell, owner, printed, ruined }: Building): string {
  return `${tile},${cell},${owner},${printed ? 1 : 0},${ruined ? 1 : 0}`;
}

/** What would change in one age on the way from one view to another. */
export function ghosts(before: KhronosView, after: KhronosView, age: number): Ghosts {
  const [old, now] = [before.boards[age] ?? [], after.boards[age] ?? []];
  const were = new Map(old.map((one) => [identity(one), one]));
  const are = new Map(now.map((one) => [identity(one), one]));
  const left = old.filter((one) => !are.has(identity(one)));
  const arrived = now.filter((one) => !were.has(identity(one)));
  const shrinking = left.flatMap((one) => shrunk(one, arrived));
  const gone = left.filter(
    (one) => !shrinking.some(({ old: was }) => was === one) && !arrived.some(grownFrom(one)),
  );
  const [pays, willPay] = [domainsOf(before, age), domainsOf(after, age)];
  return {
    come: arrived.filter((one) => !shrinking.some(({ now: is }) => is === one)),
    gone,
    shrinking,
    cubes: now.flatMap((one) => cubeChanges(were.get(identity(one)), one)),
    incomes: incomeChanges(pays, willPay),
    domains: willPay.filter((domain) => !pays.some((one) => sameDomain(one, domain))),
  };
}

/** Whether another building is *old* enlarged or turned over, rather than its end. */
function grownFrom(old: Building): (now: Building) => boolean {
  const cells = cellsOf(old);
  return (now) =>
    kindOf(now.tile) === kindOf(old.tile) &&
    (kindOf(now.tile) === CIVIL || now.owner === old.owner) &&
    rankOf(now.tile) >= rankOf(old.tile) &&
    cells.every((cell) => cellsOf(now).includes(cell));
}

function shrunk(old: Building, arrived: readonly Building[]): Shrinking[] {
  const cells = new Set(cellsOf(old));
  const now = arrived.find(
    (one) =>
      kindOf(one.tile) === kindOf(old.tile) &&
      rankOf(one.tile) < rankOf(old.tile) &&
      !one.printed &&
      cellsOf(one).every((cell) => cells.has(cell)),
  );
  return now === undefined ? [] : [{ old, now }];
}

function cubeChanges(old: Building | undefined, now: Building): CubeChange[] {
  if (old === undefined) return [];
  return now.cubes.flatMap((count, seat) => {
    const more = count - (old.cubes[seat] ?? 0);
    return more === 0 ? [] : [{ cell: now.cell, rank: rankOf(now.tile), seat, count: more }];
  });
}

function sameDomain(one: Domain, other: Domain): boolean {
  return (
    one.ecus === other.ecus &&
    one.seats.join() === other.seats.join() &&
    one.covered.length === other.covered.length &&
    one.covered.every((cell) => other.covered.includes(cell))
  );
}

interface Cluster {
  readonly cells: Set<number>;
  readonly pays: Domain[];
  readonly willPay: Domain[];
}

/** Compare domains that share land: joined and divided ones are one case. */
function incomeChanges(pays: readonly Domain[], willPay: readonly Domain[]): IncomeChange[] {
  const clusters: Cluster[] = [];
  const add = (domain: Domain, side: "pays" | "willPay"): void => {
    const touching = clusters.filter(({ cells }) => domain.covered.some((cell) => cells.has(cell)));
    const joined: Cluster = { cells: new Set(domain.covered), pays: [], willPay: [] };
    joined[side].push(domain);
    for (const cluster of touching) {
      clusters.splice(clusters.indexOf(cluster), 1);
      cluster.cells.forEach((cell) => joined.cells.add(cell));
      joined.pays.push(...cluster.pays);
      joined.willPay.push(...cluster.willPay);
    }
    clusters.push(joined);
  };
  pays.forEach((domain) => add(domain, "pays"));
  willPay.forEach((domain) => add(domain, "willPay"));
  return clusters.flatMap(changesIn);
}

function changesIn({ pays, willPay }: Cluster): IncomeChange[] {
  const seats = new Set([...pays, ...willPay].flatMap(({ seats }) => seats));
  const sum = (domains: readonly Domain[], seat: number): number =>
    domains.reduce((total, one) => total + (one.seats.includes(seat) ? one.ecus : 0), 0);
  return [...seats].sort().flatMap((seat) => {
    const ecus = sum(willPay, seat) - sum(pays, seat);
    if (ecus === 0) return [];
    const holds = (one: Domain): boolean => one.seats.includes(seat);
    const where = willPay.find(holds) ?? pays.find(holds);
    return where === undefined ? [] : [{ cell: firstCell(where), seat, ecus }];
  });
}
