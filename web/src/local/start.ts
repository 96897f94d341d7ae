/** Makes the page speak to its own workers, before anything is asked. */

import { mount } from "svelte";

import { saveFile } from "../browser/files";
import { useTransport } from "../net/transport";
import { enlist } from "./enlist";
import Loading from "./Loading.svelte";
import { LocalTransport } from "./transport";

const RECORD = "#/api";

const transport = new LocalTransport();
useTransport(transport);
transport.whenReady = () => void enlist().catch(() => undefined); // a private window refuses it

/** What a server would send as a file is saved from here. */
async function save(link: HTMLAnchorElement): Promise<void> {
  const answer = await transport.fetch(link.hash.slice(1), {});
  if (answer.ok) saveFile(link.download, await answer.blob());
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[download]") : null;
  if (!(link instanceof HTMLAnchorElement) || !link.hash.startsWith(RECORD)) return;
  event.preventDefault();
  void save(link);
});

mount(Loading, { target: document.body });
