/** Builds the drawings of `clocksmith show --svg`: the boards' own, in one file that needs neither page nor Node. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: "injected" } })], // styles come with what is drawn
  publicDir: false,
  build: {
    ssr: "src/picture.ts",
    outDir: "../src/clocksmith/pictures/client",
    emptyOutDir: true,
    target: "es2022",
    minify: true,
    rollupOptions: {
      output: { format: "iife", entryFileNames: "picture.js", inlineDynamicImports: true },
    },
  },
  ssr: { noExternal: true },
});
