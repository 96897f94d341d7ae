import { defineConfig, mergeConfig } from "vitest/config";

import config from "./vite.config";

// The stores are tested as the browser runs them, not as a server would.
export default mergeConfig(
  config,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { include: ["tests/**/*.test.ts"], environment: "node" },
  }),
);
