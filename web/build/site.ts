/** Builds the client for the static site: relative addresses, and workers in place of a server. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { chunks } from "./chunks";

const SECURITY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
/** Links to our own pages, as they are written in components and lists of links. */
const LINK = /\b(href(?:=|: ))(["`])\/(?!\/)/g;

/** Every page is behind a # of the one file, and the entry is the one with workers. */
function site(): Plugin {
  return {
    name: "clocksmith-site",
    enforce: "pre",
    transform(code, id) {
      if (!/\/web\/src\/.*\.(svelte|ts)$/.test(id)) return null;
      return LINK.test(code) ? { code: code.replace(LINK, "$1$2#/"), map: null } : null;
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html
          .replace(
            '<meta charset="utf-8" />',
            `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${SECURITY}" />`,
          )
          .replace("/src/main.ts", "/src/site.ts"),
    },
  };
}

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  mode: "site",
  base: "./",
  plugins: [site(), svelte()],
  worker: { format: "es" },
  build: {
    outDir: process.env.CLOCKSMITH_SITE ?? "../dist/play",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: "index.html", offline: "src/local/offline.ts" },
      output: {
        manualChunks: chunks(),
        entryFileNames: ({ name }) =>
          name === "offline" ? "worker.js" : "assets/[name]-[hash].js",
      },
    },
  },
});
