/** Something the server refused or could not do, in words. */

import type { Refusal } from "../protocol/consequences";

/** Codes the browser itself gives. */
export const UNREACHABLE = "unreachable";
export const UNKNOWN = "unknown";

export class RequestError extends Error {
  override readonly name = "RequestError";

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

/** Whatever was thrown, as a request error. */
export function asRequestError(thrown: unknown): RequestError {
  if (thrown instanceof RequestError) return thrown;
  return new RequestError(UNKNOWN, thrown instanceof Error ? thrown.message : String(thrown));
}
