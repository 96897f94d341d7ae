/** The pages: by which addresses they are reached, and what they need before they can be shown. */

export interface Page {
  /** The name of its component in `pages`. */
  readonly page: string;
  readonly pattern: string;
  /** Parts of the pages that bring their own words. */
  readonly words?: readonly string[];
  /** What it asks the server first, as a path of the API. */
  readonly reads?: string;
  /** What it draws of the game in its address: the board, or the parts that are entered. */
  readonly draws?: "board" | "parts";
  /** It needs a server: people, accounts, or something that is kept for them. */
  readonly served?: true;
}

const TABLE = ["table", "coach"];

export const PAGES: readonly Page[] = [
  { pattern: "/", page: "Home", words: ["lobby"], reads: "tables" },
  { pattern: "/new", page: "NewTable", words: ["lobby"], reads: "games" },
  { pattern: "/t/:id", page: "Table", words: TABLE, reads: "tables/:id" },
  { pattern: "/t/:id/replay", page: "Replay", words: ["replay", ...TABLE], reads: "tables/:id" },
  { pattern: "/j/:token", page: "Join", words: ["lobby"], served: true },
  { pattern: "/rules", page: "AllRules", words: ["rules"] },
  { pattern: "/rules/:game", page: "Rules", words: ["rules"] },
  { pattern: "/rules/:game/summary", page: "Summary", words: ["rules"] },
  {
    pattern: "/rules/:game/try/:diagram",
    page: "Diagram",
    words: ["rules", "lessons", ...TABLE],
    draws: "board",
  },
  { pattern: "/board", page: "Board", words: ["rules", "lessons", ...TABLE] },
  { pattern: "/learn", page: "Learn", words: ["lessons"], reads: "lessons" },
  { pattern: "/learn/:game/:lesson", page: "Lesson", words: ["lessons", ...TABLE], draws: "board" },
  { pattern: "/puzzles", page: "Puzzles", words: ["puzzles"], reads: "puzzles" },
  { pattern: "/puzzles/course", page: "PuzzleCourse", words: ["puzzles"], reads: "puzzles" },
  { pattern: "/puzzles/themes", page: "PuzzleThemes", words: ["puzzles"], reads: "puzzles" },
  {
    pattern: "/puzzles/run/:kind/:game",
    page: "PuzzleRun",
    words: ["puzzles", ...TABLE],
    draws: "board",
  },
  {
    pattern: "/puzzles/:game/:puzzle",
    page: "Puzzle",
    words: ["puzzles", ...TABLE],
    draws: "board",
  },
  { pattern: "/bots", page: "Bots", words: ["bots"], reads: "ladder" },
  { pattern: "/map-editor", page: "MapEditor", words: ["editor"] },
  {
    pattern: "/boxes/:game",
    page: "BoxEditor",
    words: ["boxes", "editor"],
    reads: "games/:game/boxes",
    draws: "parts",
    served: true,
  },
  { pattern: "/boxes/:game/:box", page: "Box", words: ["boxes"] },
  { pattern: "/account", page: "Account", words: ["lobby", "account"], served: true },
  { pattern: "/people", page: "People", words: ["lobby"], served: true },
  {
    pattern: "/people/:login",
    page: "Person",
    words: ["lobby"],
    reads: "people/:login",
    served: true,
  },
  { pattern: "/moderation", page: "Moderation", words: ["lobby"], served: true },
  { pattern: "/enter", page: "OneTimeLink", words: ["lobby", "account"], served: true },
  { pattern: "/confirm", page: "OneTimeLink", words: ["lobby", "account"], served: true },
  { pattern: "/recover", page: "OneTimeLink", words: ["lobby", "account"], served: true },
];
