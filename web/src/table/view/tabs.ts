/** What is found beside the board, one at a time. */

export type Tab = "log" | "options" | "chat";
