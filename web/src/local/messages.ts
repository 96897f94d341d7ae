/** What the page and its workers tell each other. */

/** From the page to the worker with the tables; *id* is that of a request or of a line. */
export type ToTables =
  | { kind: "request"; id: number; method: string; address: string; body: string }
  | { kind: "open"; id: number; address: string }
  | { kind: "say"; id: number; text: string }
  | { kind: "close"; id: number }
  | { kind: "stop" } // bots answer at once
  | { kind: "export"; id: number }
  | { kind: "import"; id: number; texts: readonly string[] };

export type FromTables =
  | { kind: "answer"; id: number; text: string } // the status, a line break, the body
  | { kind: "heard"; id: number; text: string | null } // null: the line is closed
  | { kind: "loaded"; bytes: number } // of what it needs, so far
  | { kind: "ready"; lasts: boolean } // whether games outlive the page
  | { kind: "failed"; why: string };

/** To the worker that thinks for bots, and what it says: null where it failed. */
export interface Question {
  readonly id: number;
  readonly text: string;
}
export interface Answered {
  readonly id: number;
  readonly text: string | null;
}

/** What a worker is for. */
export type Role = "tables" | "bots" | "analysis";
