/** The workers of a page without a server: one has the tables, one thinks, one analyses. */

import type { PyCallable } from "pyodide/ffi";

import { openShelf, type Shelf } from "./database";
import type { Answered, FromTables, Question, Role, ToTables } from "./messages";
import { loadPython, type Page, type PageModule, type Socket } from "./python";

/** The page lies one folder above its scripts. */
const BASE = new URL("../", self.location.href);

function helper(role: Role): Worker {
  return new Worker(self.location.href, { type: "module", name: role });
}

/** Asks the worker that thinks; it is ended where a thought is stopped. */
class Thinker {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, (answer: string | undefined) => void>();
  private count = 0;
  private isStopped = false;
  private here: ((question: string) => string) | null = null;

  constructor(private readonly module: PageModule) {}

  /** The answer to a question; nothing where there is none. */
  think = (text: string): Promise<string | undefined> => {
    if (this.isStopped) return Promise.resolve(this.atOnce(text));
    const id = (this.count += 1);
    const answer = new Promise<string | undefined>((resolve) => this.waiting.set(id, resolve));
    this.prepare().postMessage({ id, text } satisfies Question);
    return answer;
  };

  /** Have the worker ready before it is asked. */
  prepare(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = (this.worker = helper("bots"));
    worker.onmessage = ({ data }: MessageEvent<Answered>) => this.hear(data);
    worker.onerror = () => this.end();
    return worker;
  }

  /** No more thinking: the bot that is asked next answers at once. */
  stop(): void {
    if (this.waiting.size === 0) return;
    this.isStopped = true;
    this.end();
  }

  /** The quickest bot is asked instead of the one that was stopped, and answers from here. */
  private atOnce(text: string): string {
    this.isStopped = false;
    this.prepare(); // the next thought finds it
    this.here ??= this.module.make_bots() as unknown as (question: string) => string;
    return this.here(text);
  }

  private hear({ id, text }: Answered): void {
    this.waiting.get(id)?.(text ?? undefined);
    this.waiting.delete(id);
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const answer of this.waiting.values()) answer(undefined);
    this.waiting.clear();
  }
}

function analyse(message: string, hear: PyCallable): () => void {
  const worker = helper("analysis");
  const told = hear.copy() as PyCallable; // that of the caller ends with this call
  worker.onmessage = ({ data }: MessageEvent<string>) => void told(data);
  worker.postMessage(message);
  return () => {
    worker.terminate();
    told.destroy();
  };
}

/** Answers the page. */
class Tables {
  private readonly sockets = new Map<number, Promise<Socket>>();

  constructor(
    private readonly page: Page,
    private readonly thinker: Thinker,
    private readonly shelf: Shelf,
    private readonly tell: (message: FromTables) => void,
  ) {}

  hear(message: ToTables): void {
    switch (message.kind) {
      case "request":
        return void this.answer(message.id, () =>
          this.page.answer(message.method, message.address, message.body),
        );
      case "open":
        return void this.sockets.set(
          message.id,
          this.page.open(message.address, (text) =>
            this.tell({ kind: "heard", id: message.id, text: text ?? null }),
          ),
        );
      case "say":
        return void this.sockets.get(message.id)?.then((socket) => socket.hear(message.text));
      case "close":
        void this.sockets.get(message.id)?.then((socket) => socket.close());
        return void this.sockets.delete(message.id);
      case "stop":
        return this.thinker.stop();
      case "export":
        return void this.answer(message.id, async () => {
          return `200\n${JSON.stringify(await this.shelf.all())}`;
        });
      case "import":
        return void this.answer(message.id, async () => {
          return `200\n${await this.page.bring(message.texts)}`;
        });
    }
  }

  private async answer(id: number, work: () => Promise<string>): Promise<void> {
    const text = await work().catch((thrown: unknown) => {
      console.error(thrown);
      const message = "Something went wrong here. Your games are kept.";
      return `500\n${JSON.stringify({ code: "broken", message })}`;
    });
    this.tell({ kind: "answer", id, text });
  }
}

async function serveTables(): Promise<void> {
  const tell = (message: FromTables) => self.postMessage(message);
  const early: ToTables[] = [];
  let tables: Tables | null = null;
  self.onmessage = ({ data }: MessageEvent<ToTables>) => {
    if (tables === null) early.push(data);
    else tables.hear(data);
  };
  try {
    const [{ module }, shelf] = await Promise.all([
      loadPython(BASE, (bytes) => tell({ kind: "loaded", bytes })),
      openShelf(),
    ]);
    const thinker = new Thinker(module);
    const { all, keep, remove } = shelf;
    const page = module.make_browser_page(all, keep, remove, thinker.think, analyse);
    tables = new Tables(page, thinker, shelf, tell);
    for (const message of early) tables.hear(message);
    tell({ kind: "ready", lasts: shelf.lasts });
    thinker.prepare();
  } catch (thrown) {
    tell({ kind: "failed", why: thrown instanceof Error ? thrown.message : String(thrown) });
  }
}

async function serveBots(): Promise<void> {
  const early: Question[] = [];
  self.onmessage = ({ data }: MessageEvent<Question>) => void early.push(data);
  const { module } = await loadPython(BASE);
  const think = module.make_bots() as unknown as (question: string) => string;
  const answer = ({ id, text }: Question) => {
    let said: string | null = null;
    try {
      said = think(text);
    } catch (thrown) {
      console.error(thrown);
    }
    self.postMessage({ id, text: said } satisfies Answered);
  };
  for (const question of early) answer(question);
  self.onmessage = ({ data }: MessageEvent<Question>) => answer(data);
}

async function serveAnalysis(): Promise<void> {
  const asked = new Promise<string>((resolve) => {
    self.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
  });
  const { module } = await loadPython(BASE);
  for (const picture of module.pictures(await asked)) self.postMessage(picture);
}

const SERVE: Readonly<Record<Role, () => Promise<void>>> = {
  tables: serveTables,
  bots: serveBots,
  analysis: serveAnalysis,
};

const serve = SERVE[self.name as Role];
void serve();
