/** A link from a mail that works once: its secret, and where it leads, both behind the sign #. */

export interface OneTimeLink {
  readonly secret: string;
  /** A page of ours. */
  readonly path: string;
}

/** `abc/t/1` as the secret `abc` and the path `/t/1`. */
export function ticketOf(hash: string): OneTimeLink {
  const slash = hash.indexOf("/");
  const secret = slash < 0 ? hash : hash.slice(0, slash);
  const path = slash < 0 ? "/" : hash.slice(slash);
  return { secret, path: path.startsWith("//") ? "/" : path };
}
