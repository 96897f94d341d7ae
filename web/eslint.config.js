import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import layers from "./layers.js";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules", "src/protocol/generated", "build/bytecode.mjs"] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js"] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"], // for all files, or each kind would load the project anew
      },
    },
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/non-nullable-type-assertion-style": "off", // and ! is forbidden
      "svelte/no-at-html-tags": "error",
      "svelte/no-inline-styles": ["error", { allowTransitions: true }],
      "svelte/no-navigation-without-resolve": "off", // there is no SvelteKit here
      "svelte/prefer-svelte-reactivity": "off", // state is replaced here, not changed in place
    },
  },
  {
    files: ["layers.js"], // what ESLint hands to a rule has no types without a package of its own
    ...ts.configs.disableTypeChecked,
  },
  {
    files: ["src/**"],
    plugins: { layers },
    rules: { "layers/downward": "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig },
    },
  },
  {
    files: ["**/*.svelte"], // svelte-check knows the types of components, eslint does not
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["vite.config.ts", "build/**", "tests/words/**", "*.js"],
    languageOptions: { globals: { ...globals.node } },
  },
);
