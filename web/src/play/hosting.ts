/** Tables that were opened in this browser: only their host may see the invitations. */

import { readStored, writeStored } from "../browser/storage";

const KEPT = "clocksmith.hosting";
const MOST = 50; // tables

function tables(): string[] {
  return (readStored(KEPT) ?? "").split(" ").filter(Boolean);
}

/** Take note that a table was opened here. */
export function host(table: string): void {
  writeStored(KEPT, [table, ...tables()].slice(0, MOST).join(" "));
}

export function isHost(table: string): boolean {
  return tables().includes(table);
}
