/** A name and what is said about it, with the colon of the language spoken now. */

import { spoken } from "./spoken.svelte";

const THIN_SPACE = "\u202f"; // in French it stands before a colon

export function labelled(name: string, said: string): string {
  return `${name}${spoken.language === "fr" ? THIN_SPACE : ""}: ${said}`;
}
