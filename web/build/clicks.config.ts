import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Counts clicks in recorded games: tools/clicks.py writes the questions and reads the figures. */
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } },
  test: { include: ["build/clicks.run.ts"], testTimeout: 600_000 },
});
