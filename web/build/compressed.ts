/** Writes each built text file also as .br and .gz, so that the server compresses nothing. */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXTS = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const WORTH_IT = 512; // bytes; below, the header of an answer is longer than what is saved

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function compress(path: string): void {
  const text = readFileSync(path);
  if (text.length < WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
}

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "clocksmith-compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const path of files(folder)) if (TEXTS.test(path)) compress(path);
    },
  };
}
