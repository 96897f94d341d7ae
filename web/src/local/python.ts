/** Loads Python and the rules into a worker. */

import type { PyodideInterface } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";

/** What the page module of Python offers; see src/clocksmith/local/page.py. */
export interface PageModule extends PyProxy {
  make_browser_page: (
    all: () => Promise<readonly string[]>,
    keep: (id: string, before: number, number: number, text: string) => Promise<string>,
    remove: (id: string) => Promise<void>,
    think: (question: string) => Promise<string | undefined>,
    analyse: (message: string, hear: PyCallable) => () => void,
  ) => Page;
  make_bots: () => PyCallable;
  pictures: (message: string) => Iterable<string> & PyProxy;
}

export interface Page extends PyProxy {
  answer: (method: string, address: string, body: string) => Promise<string>;
  open: (address: string, send: (text: string | undefined) => void) => Promise<Socket>;
  bring: (texts: readonly string[]) => Promise<number>;
}

export interface Socket extends PyProxy {
  hear: (text: string) => void;
  close: () => void;
}

/** The files that a worker needs, beside the page. */
export const FILES = {
  runtime: "pyodide/",
  wheel: "python/msgspec.whl",
  code: "python/clocksmith.zip",
} as const;

/** Tell how many bytes of all fetched files have arrived. */
function countBytes(tell: (bytes: number) => void): void {
  const fetchFile = self.fetch.bind(self);
  let total = 0;
  const counted = (response: Response): Response => {
    if (response.body === null) return response;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        total += chunk.byteLength;
        tell(total);
        controller.enqueue(chunk);
      },
    });
    const { status, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, headers });
  };
  self.fetch = async (input, init) => counted(await fetchFile(input, init));
}

async function bytesOf(url: URL): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} cannot be read: ${response.status}`);
  return response.arrayBuffer();
}

/** Load everything; *base* is the folder of the page. */
export async function loadPython(
  base: URL,
  tell: (bytes: number) => void = () => undefined,
): Promise<{ python: PyodideInterface; module: PageModule }> {
  countBytes(tell);
  const indexURL = new URL(FILES.runtime, base).href;
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${indexURL}pyodide.mjs`
  )) as typeof import("pyodide");
  const [python, wheel, code] = await Promise.all([
    loadPyodide({ indexURL }),
    bytesOf(new URL(FILES.wheel, base)),
    bytesOf(new URL(FILES.code, base)),
  ]);
  python.unpackArchive(wheel, "wheel");
  python.unpackArchive(code, "zip", { extractDir: "/clocksmith" });
  python.runPython("import sys; sys.path.insert(0, '/clocksmith')");
  return { python, module: python.pyimport("clocksmith.local.page") as PageModule };
}
