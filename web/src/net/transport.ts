/** What carries requests and messages: the network, or workers of the page where no server is. */

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** As much of a WebSocket as is used. */
export interface Line {
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: (() => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  readonly fetch: Fetch;
  /** Open a line to an address, such as that of the socket of a table. */
  readonly open: (url: string) => Line;
  /** Let bots answer at once, where they think here. */
  readonly stopThinking?: () => void;
  /** All games as one text, where they are kept in this browser. */
  readonly exportGames?: () => Promise<string>;
  /** Keep games that were exported elsewhere; how many of them are new. */
  readonly importGames?: (text: string) => Promise<number>;
}

const NETWORK: Transport = {
  fetch: (input, init) => globalThis.fetch(input, init),
  open: (url) => new WebSocket(url) as Line,
};

let chosen = NETWORK;

/** Use another one from now on. */
export function useTransport(transport: Transport): void {
  chosen = transport;
}

export function transport(): Transport {
  return chosen;
}
