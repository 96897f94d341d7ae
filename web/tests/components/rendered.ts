/** Renders a component into a page with the styles and the words that every page has. */

import {
  createRawSnippet,
  flushSync,
  mount,
  unmount,
  type Component,
  type ComponentProps,
  type Snippet,
} from "svelte";
import { afterEach } from "vitest";

import "../../src/art/seats.css";
import "../../src/styles/tokens.css";
import "../../src/styles/base.css";
import { locale } from "../../src/words/locale.svelte";

type Exports = Record<string, unknown>;

let mounted: Exports[] = [];

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyComponent = Component<any, any, any>;

/** Show a component; it is removed after the test. */
export function render<C extends AnyComponent>(shown: C, props: ComponentProps<C>): void {
  mounted.push(mount<ComponentProps<C>, Exports>(shown, { target: document.body, props }));
  flushSync();
}

/** HTML as the content of a component. */
export function markup(html: string): Snippet {
  return createRawSnippet(() => ({ render: () => html }));
}

/** Learn what the page and some of its parts say, in English. */
export async function speakEnglish(...parts: string[]): Promise<void> {
  await locale.speak("en");
  await Promise.all(parts.map((part) => locale.learnPart(part)));
}

afterEach(async () => {
  await Promise.all(mounted.map((one) => unmount(one)));
  mounted = [];
  document.body.replaceChildren();
});
