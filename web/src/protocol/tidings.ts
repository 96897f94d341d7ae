/** How one is told while one is away, as the server says it. */

export const RHYTHMS = ["once", "quiet", "daily", "never"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** When, and in which language. */
export interface Habit {
  readonly rhythm: Rhythm;
  /** Of the quiet time. */
  readonly minutes: number;
  /** Of the digest, in a zone. */
  readonly hour: number;
  readonly zone: string;
  readonly language: "en" | "de" | "fr";
}

/** By what: a mail address, a browser, a service. */
export interface Way {
  readonly id: string;
  readonly kind: "mail" | "push" | "service";
  readonly label: string;
  readonly confirmed: boolean;
  readonly wanted: boolean;
}

export interface Tidings {
  /** What this server can do. */
  readonly offers: {
    readonly mail: boolean;
    /** The key a browser needs. */
    readonly push: string | null;
    readonly services: readonly string[];
  };
  readonly habit: Habit;
  readonly ways: readonly Way[];
}

/** Until when one has a vacation, and how many days one may still have this year. */
export interface Vacation {
  readonly until: number | null;
  readonly days: number;
}
