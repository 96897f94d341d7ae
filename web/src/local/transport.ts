/** Carries requests to the worker with the tables instead of to a server. */

import type { Line, Transport } from "../net/transport";
import type { FromTables, ToTables } from "./messages";
import { progress } from "./progress.svelte";
import TablesWorker from "./worker?worker";

const API = "/api";

/** The part of an address behind /api. */
function within(url: string): string {
  const { pathname, search } = new URL(url, "http://localhost");
  return pathname.slice(API.length) + search;
}

class LocalLine implements Line {
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  readyState: number = WebSocket.OPEN;

  constructor(
    private readonly tell: (text: string) => void,
    private readonly leave: () => void,
  ) {}

  send(text: string): void {
    this.tell(text);
  }

  close(): void {
    if (this.readyState !== WebSocket.OPEN) return;
    this.readyState = WebSocket.CLOSED;
    this.leave();
  }

  /** Hand on what the worker says; null at the end. */
  hear(text: string | null): void {
    if (text !== null) this.onmessage?.(new MessageEvent("message", { data: text }));
    else if (this.readyState === WebSocket.OPEN) {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.();
    }
  }
}

export class LocalTransport implements Transport {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (text: string) => void>();
  private readonly lines = new Map<number, LocalLine>();
  private count = 0;
  /** What waits until nothing else has to be loaded. */
  whenReady: () => void = () => undefined;

  constructor(worker: Worker = new TablesWorker({ name: "tables" })) {
    this.worker = worker;
    this.worker.onmessage = ({ data }: MessageEvent<FromTables>) => this.hear(data);
    this.worker.onerror = ({ message }) => (progress.failed = message);
  }

  fetch = async (input: string, init: RequestInit): Promise<Response> => {
    const { method = "GET", body } = init;
    if (isSecureContext && method === "POST" && input.endsWith("/tables"))
      void navigator.storage.persist();
    const text = await this.ask((id) => ({
      kind: "request",
      id,
      method,
      address: within(input),
      body: typeof body === "string" ? body : "",
    }));
    const end = text.indexOf("\n");
    const status = Number(text.slice(0, end));
    return new Response(text.slice(end + 1), { status });
  };

  open = (url: string): Line => {
    const id = (this.count += 1);
    const line = new LocalLine(
      (text) => this.tell({ kind: "say", id, text }),
      () => {
        this.lines.delete(id);
        this.tell({ kind: "close", id });
      },
    );
    this.lines.set(id, line);
    this.tell({ kind: "open", id, address: within(url) });
    return line;
  };

  /** Bots answer at once, by what they know now. */
  stopThinking = (): void => this.tell({ kind: "stop" });

  /** All tables as one text, to be taken elsewhere. */
  exportGames = async (): Promise<string> =>
    this.body(await this.ask((id) => ({ kind: "export", id })));

  /** Keep tables that were exported; how many are new here. */
  importGames = async (text: string): Promise<number> => {
    const texts = JSON.parse(text) as readonly string[];
    const count = JSON.parse(
      this.body(await this.ask((id) => ({ kind: "import", id, texts }))),
    ) as unknown;
    if (typeof count !== "number") throw new Error("this file keeps no games of Clocksmith");
    return count;
  };

  private body(answer: string): string {
    return answer.slice(answer.indexOf("\n") + 1);
  }

  private ask(message: (id: number) => ToTables): Promise<string> {
    const id = (this.count += 1);
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.tell(message(id));
    });
  }

  private tell(message: ToTables): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromTables): void {
    switch (message.kind) {
      case "answer":
        this.waiting.get(message.id)?.(message.text);
        this.waiting.delete(message.id);
        break;
      case "heard":
        this.lines.get(message.id)?.hear(message.text);
        break;
      case "loaded":
        progress.bytes = message.bytes;
        break;
      case "ready":
        progress.ready = true;
        progress.lasts = message.lasts;
        this.whenReady();
        break;
      case "failed":
        progress.failed = message.why;
    }
  }
}
