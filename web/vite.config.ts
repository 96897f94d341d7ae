import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { chunks } from "./build/chunks";
import { compressed } from "./build/compressed";
import { preloads } from "./build/preloads";

/** Where a server for development finds the one that knows the tables. */
const SERVER = process.env.CLOCKSMITH_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), preloads(), compressed()],
  build: {
    outDir: "../src/clocksmith/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the security policy allows no fonts or scripts in data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      output: {
        manualChunks: chunks(),
        // The worker must have the same name for ever, at the root of what it serves.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the word lists lie beside the rules
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
