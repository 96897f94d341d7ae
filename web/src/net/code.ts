/**
 * Positions and records in addresses: a version letter, then the compressed text in base64url.
 * Python writes and reads the same codes (clocksmith.table.link).
 */

import { RequestError } from "./error";

const VERSION = "A"; // raw DEFLATE
const LONGEST_CODE = 100_000; // characters
const LONGEST_TEXT = 500_000; // bytes

function newer(): RequestError {
  return new RequestError("link-newer", "This link comes from a newer version of Clocksmith.");
}
function damaged(): RequestError {
  return new RequestError("link-damaged", "This link is damaged: copy all of it again.");
}
function long(): RequestError {
  return new RequestError("link-long", "This is too long for a link: send it as a file.");
}

/** The code of the text of a position or of a record; RequestError where it is too long. */
export async function writeCode(text: string): Promise<string> {
  const blob = new Blob([text]);
  if (blob.size > LONGEST_TEXT) throw long();
  const packed = await whole(through(blob, new CompressionStream("deflate-raw")));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  const code = VERSION + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  if (code.length > LONGEST_CODE) throw long();
  return code;
}

/** The text that a code holds; RequestError where it holds none. */
export async function readCode(code: string): Promise<string> {
  if (code.length > LONGEST_CODE) throw long();
  if (!/^[A-Z]/.test(code)) throw damaged();
  if (!code.startsWith(VERSION)) throw newer();
  try {
    const letters = atob(code.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const unpacked = through(new Blob([packed]), new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(await whole(unpacked));
  } catch (thrown) {
    throw thrown instanceof RequestError ? thrown : damaged();
  }
}

function through(blob: Blob, change: GenericTransformStream): ReadableStream<Uint8Array> {
  return blob.stream().pipeThrough<Uint8Array>(change);
}

/** All bytes of a stream; RequestError where there are too many. */
async function whole(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > LONGEST_TEXT) {
      void reader.cancel();
      throw long();
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
