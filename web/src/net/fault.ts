/** Something the server refused or could not do, in words. */

import type { Refusal } from "../protocol/consequences";

/** Codes the browser itself gives. */
export const UNREACHABLE = "unreachable";
export const UNKNOWN = "unknown";

export class Fault extends Error {
  override readonly name = "Fault";

  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly refusal: Refusal | null = null,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

/** Whatever was thrown, as a fault. */
export function asFault(thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown;
  return new Fault(UNKNOWN, thrown instanceof Error ? thrown.message : String(thrown));
}
