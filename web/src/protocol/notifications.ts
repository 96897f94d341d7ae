/** Notifications and vacations, as the server writes them. */

export const FREQUENCIES = ["once", "quiet", "daily", "never"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** When to notify somebody, and in which language. */
export interface Preferences {
  readonly frequency: Frequency;
  readonly quiet_minutes: number;
  /** In the time zone. */
  readonly digest_hour: number;
  readonly zone: string;
  readonly language: "en" | "de" | "fr";
}

/** How to reach somebody: a mail address, a browser, a service. */
export interface Channel {
  readonly id: string;
  readonly kind: "mail" | "push" | "service";
  readonly label: string;
  readonly confirmed: boolean;
  readonly enabled: boolean;
}

export interface Notifications {
  /** What this server can do. */
  readonly offers: {
    readonly mail: boolean;
    /** The key a browser needs. */
    readonly push: string | null;
    readonly services: readonly string[];
  };
  readonly preferences: Preferences;
  readonly channels: readonly Channel[];
}

/** Until when somebody has a vacation, and how many days they have left this year. */
export interface Vacation {
  readonly until: number | null;
  readonly days: number;
}
