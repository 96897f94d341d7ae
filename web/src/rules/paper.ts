/** The two kinds of paper that people print on. */

export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** Countries that print on Letter. */
const LETTER = new Set(["US", "CA", "MX", "CL", "CO", "CR", "GT", "PA", "PH", "PR", "VE"]);

/** The usual paper size for these languages, preferred language first. */
export function usualPaper(languages: readonly string[]): Paper {
  const region = languages
    .map((tag) => tag.split("-").at(-1) ?? "")
    .find((part) => /^[A-Z]{2}$/.test(part));
  return region !== undefined && LETTER.has(region) ? "letter" : "a4";
}
