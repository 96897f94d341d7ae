/// <reference types="@vitest/browser/providers/playwright" />
import { existsSync, readFileSync } from "node:fs";

import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from "vitest/config";

import config from "./vite.config";

const FOUND = "../.venv/browser.txt"; // the path of a Chromium, written by scripts/browser

const chromium = existsSync(FOUND) ? readFileSync(FOUND, "utf-8").trim() : undefined;
if (chromium === undefined)
  console.warn("Component tests are left out: scripts/browser finds or installs a Chromium.");

/** Functions and stores: as the browser runs them, not as a server would, but without one. */
const logic: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "logic",
    include: ["tests/**/*.test.ts"],
    exclude: ["tests/components/**"],
    environment: "node",
  },
};

/** Components, rendered in a real Chromium. */
const components = (executablePath: string): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: "components",
    include: ["tests/components/**/*.test.ts"],
    isolate: false, // one page for all files: each test removes what it has mounted
    browser: {
      enabled: true,
      provider: "playwright",
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: "chromium", launch: { executablePath } }],
    },
  },
});

export default mergeConfig(
  config,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { projects: [logic, ...(chromium === undefined ? [] : [components(chromium)])] },
  }),
);
