/** One request to the server: JSON there and back, refusals as errors, tried again where that is safe. */

import type { Refusal } from "../protocol/consequences";
import { backoff, pause } from "./backoff";
import { hear } from "./time";
import { RequestError, UNKNOWN, UNREACHABLE } from "./error";
import { transport, type Fetch } from "./transport";

export type { Fetch } from "./transport";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

interface ErrorBody {
  readonly code?: string;
  readonly message?: string;
  readonly rule?: string;
  readonly refusal?: Refusal;
}

const TRIES = 6;
const RETRYABLE = new Set([429, 502, 503, 504]); // too many at once, or being started again

/** What the server answered, if it says so in our words. */
async function errorOf(response: Response): Promise<RequestError> {
  const said = (await response.json().catch(() => ({}))) as ErrorBody;
  const message = said.message ?? `${response.status} ${response.statusText}`;
  const { code = UNKNOWN, refusal = null, rule = null } = said;
  return new RequestError(code, message, response.status, refusal, rule);
}

export class Requests {
  private readonly early = new Map<string, Promise<unknown>>();

  constructor(
    private readonly base = "/api/",
    private readonly fetch: Fetch = (input, init) => transport().fetch(input, init),
    private readonly wait: (ms: number) => Promise<void> = pause,
  ) {}

  /**
   * Ask for something. With *again* the request is sent again as it is when no answer came:
   * only for reading, and for commands whose key lets the server know them.
   */
  async send(method: Method, path: string, body?: unknown, again = false): Promise<Response> {
    const text = typeof body === "string";
    const headers = { "content-type": text ? "text/plain; charset=utf-8" : "application/json" };
    // What is taken back when a page goes is taken back all the same.
    const keepalive = method === "DELETE";
    const init: RequestInit = { method, credentials: "same-origin", keepalive };
    if (body !== undefined)
      Object.assign(init, { headers, body: text ? body : JSON.stringify(body) });
    for (let failures = 1; ; failures += 1) {
      const response = await this.fetch(this.base + path, init).catch(() => null);
      if (response !== null) hear(response.headers.get("date"));
      const retryable = response === null || RETRYABLE.has(response.status);
      if (response?.ok) return response;
      if (response !== null && !(retryable && again)) throw await errorOf(response);
      if (!again || failures === TRIES) throw unreachable();
      await this.wait(backoff(failures, Math.random()));
    }
  }

  /** Read something before the page that will read it is there; it gets this answer, once. */
  begin<T>(path: string): Promise<T> {
    const answer = this.json<T>("GET", path, undefined, true);
    this.early.set(path, answer);
    answer.catch(() => this.early.delete(path)); // a failed answer may be asked for again
    return answer;
  }

  async json<T>(method: Method, path: string, body?: unknown, again = false): Promise<T> {
    const early = method === "GET" ? this.early.get(path) : undefined;
    if (early !== undefined) {
      this.early.delete(path);
      return early as Promise<T>;
    }
    const response = await this.send(method, path, body, again);
    if (response.status === 204) return undefined as T;
    return (await response.json()) as T;
  }
}

function unreachable(): RequestError {
  return new RequestError(UNREACHABLE, "The server cannot be reached.");
}
