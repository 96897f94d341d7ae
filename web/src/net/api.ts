/** Everything the server can be asked by HTTP. */

import type {
  BoxDetails,
  BoxForm,
  BoxInfo,
  BoxCheck,
  Difference,
  PlainBox,
} from "../protocol/boxes";
import type { Analysis, Hint, Judgement, Suggestions } from "../protocol/coach";
import type { Bars, Considered } from "../protocol/consequences";
import type { Ladder } from "../protocol/ladder";
import type { CourseInfo, LessonTold } from "../protocol/lessons";
import type {
  BestRun,
  FirstTry,
  PuzzleHint,
  PuzzleRating,
  PuzzleShelf,
  PuzzleTold,
  RatedTry,
  Verdict,
} from "../protocol/puzzles";
import type {
  AuditEntry,
  BranchBody,
  Claimed,
  ContinueBody,
  CreatedToken,
  ExportedGames,
  GameDetails,
  GameSummary,
  Invitation,
  Invited,
  Me,
  ModeratedTables,
  OpenTables,
  Opened,
  People,
  PositionText,
  Profile,
  Seek,
  Seeks,
  SessionInfo,
  SpokenOption,
  TableBody,
  Tables,
  TokenInfo,
  TokenScope,
} from "../protocol/lobby";
import type { Seat } from "../protocol/values";
import type { ChatLine, Ledger, SeatRating, Story, StoryMoment, Summary } from "../protocol/wire";
import { Requests, type Method } from "./request";

/** A key by which the server knows a command that it is sent twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whose story is told: a seat, what everybody may know, or, at the end, everything. */
export type StoryOf = Seat | "spectator" | "open";

/** Something that is put to the vote: *by* is the own seat, *seat* the one to be taken over. */
export interface MotionBody {
  readonly kind: "end" | "bot" | "person";
  readonly by?: Seat;
  readonly seat?: Seat;
}

/** A box that is sent: as a file, or as plain data; and what is asked for besides the judgement. */
export interface BoxBody {
  readonly text?: string;
  readonly plain?: PlainBox;
  readonly whole?: true;
  readonly board?: true;
}

/** What goes with an answer. */
export interface Beside {
  /** Answers to the questions that follow it; they are taken back together. */
  readonly then?: readonly string[];
  /** The table may give this answer by itself, and is asked to. */
  readonly only?: boolean;
}

/** What is practised, by the part of its address. */
export type Exercise = "lessons" | "demos" | "diagrams" | "puzzles";

/** What is played by its answers alone, so that nothing of it is kept. */
export interface Taught {
  lesson(
    game: string,
    id: string,
    answers: readonly string[],
    shown: number | null,
    then?: readonly string[],
  ): Promise<LessonTold>;
  lessonConsider(
    game: string,
    id: string,
    answers: readonly string[],
    action: string,
    times?: number,
  ): Promise<Considered>;
  lessonBars(
    game: string,
    id: string,
    answers: readonly string[],
    stems: readonly string[],
  ): Promise<Bars>;
}

export class Api {
  private readonly details = new Map<string, Promise<GameDetails>>();
  private meeting: Promise<unknown> = Promise.resolve(); // ends when the server knows who asks

  constructor(private readonly requests = new Requests()) {}

  /** Read something before the page that will read it is there. */
  begin = <T>(path: string): Promise<T> => this.requests.begin<T>(path);

  // ---- who I am ----

  me = (): Promise<Me> => {
    const asked = this.read<Me>("me");
    this.meeting = asked.catch(() => undefined);
    return asked;
  };
  rename = (name: string) => this.change<Me>("PUT", "me", { name });
  register = (login: string, password: string) => this.write<Me>("accounts", { login, password });
  signIn = (login: string, password: string) => this.write<Me>("session", { login, password });
  signOut = () => this.change<Me | undefined>("DELETE", "session");
  sessions = () => this.read<readonly SessionInfo[]>("sessions");
  endSession = (id: string) => this.change<unknown>("DELETE", `sessions/${encodeURIComponent(id)}`);
  tokens = () => this.read<readonly TokenInfo[]>("tokens");
  createToken = (name: string, scopes: readonly TokenScope[]) =>
    this.write<CreatedToken>("tokens", { name, scopes });
  revokeToken = (id: string) => this.change<unknown>("DELETE", `tokens/${encodeURIComponent(id)}`);
  becomeBot = () => this.write<Me>("account/bot", undefined);
  signOutEverywhere = () => this.change<unknown>("DELETE", "sessions");
  changePassword = (old: string, fresh: string) =>
    this.change<unknown>("PUT", "account/password", { old, new: fresh });
  deleteAccount = (password: string) => this.write<unknown>("account/deletion", { password });
  moderatedTables = (skip: number) => this.read<ModeratedTables>(`moderation/tables?skip=${skip}`);
  stopTable = (table: string, stopped: boolean) =>
    this.change<unknown>("PUT", `moderation/${at(table)}`, { stopped });
  removeTable = (table: string) => this.change<unknown>("DELETE", `moderation/${at(table)}`);
  muteEverywhere = (table: string, line: string) =>
    this.write<unknown>(`moderation/${at(table)}/chat/${encodeURIComponent(line)}/mute`, undefined);
  audit = () => this.read<readonly AuditEntry[]>("moderation/audit");
  profile = (login: string) => this.read<Profile>(`people/${encodeURIComponent(login)}`);
  people = (name: string, game: string, skip = 0) => {
    const wanted = new URLSearchParams({ name, game, skip: String(skip) });
    return this.read<People>(`people?${wanted.toString()}`);
  };
  ownGames = (skip: number) => this.read<ExportedGames>(`me/games?skip=${skip}`);

  // ---- the lobby ----

  games = () => this.read<readonly GameSummary[]>("games");
  /** What a game is; asked for once. */
  game = (game: string): Promise<GameDetails> => {
    const known = this.details.get(game);
    if (known !== undefined) return known;
    const asked = this.read<GameDetails>(`games/${encodeURIComponent(game)}`);
    this.details.set(game, asked);
    asked.catch(() => this.details.delete(game)); // a failed answer may be asked for again
    return asked;
  };
  check = (game: string, seats: number, options: Readonly<Record<string, string>>) =>
    this.write<unknown>(`games/${game}/check`, { seats, options });
  ladder = () => this.read<Ladder>("ladder");
  tables = () => this.read<Tables>("tables");
  openTables = (skip: number) => this.read<OpenTables>(`open-tables?skip=${skip}`);
  seeks = () => this.read<Seeks>("seeks");
  find = (seek: Seek) => this.change<Seeks>("PUT", "seeks", seek, true);
  keepLooking = () => this.change<Seeks>("POST", "seeks", undefined, true);
  stopLooking = () => this.change<unknown>("DELETE", "seeks");
  open = (body: TableBody) => this.write<Opened>("tables", body);
  invitation = (token: string) => this.read<Invited>(`invitations/${encodeURIComponent(token)}`);
  invitations = (table: string) => this.read<readonly Invitation[]>(`${at(table)}/invitations`);
  accept = (token: string) => this.write<Claimed>(`invitations/${encodeURIComponent(token)}`, {});
  sit = (table: string, seat: Seat) => this.write<Claimed>(`${at(table)}/seats/${seat}`, {});
  leave = (table: string, seat: Seat) =>
    this.change<unknown>("DELETE", `${at(table)}/seats/${seat}`);
  fill = (table: string, seat: Seat) =>
    this.change<unknown>("PUT", `${at(table)}/seats/${seat}`, {});

  // ---- boxes ----

  boxes = (game: string) => this.read<readonly BoxInfo[]>(shelf(game));
  boxForm = (game: string) => this.read<BoxForm>(`${shelf(game)}/form`);
  box = (game: string, box: string) =>
    this.read<BoxDetails>(`${shelf(game)}/${encodeURIComponent(box)}`);
  checkBox = (game: string, body: BoxBody) => this.write<BoxCheck>(`${shelf(game)}/check`, body);
  keepBox = (game: string, body: BoxBody) => this.write<BoxInfo>(shelf(game), body);
  dropBox = (game: string, box: string) =>
    this.change<unknown>("DELETE", `${shelf(game)}/${encodeURIComponent(box)}`);
  difference = (game: string, box: string, other: string) =>
    this.read<readonly Difference[]>(
      `${shelf(game)}/${encodeURIComponent(box)}/difference/${encodeURIComponent(other)}`,
    );

  // ---- one table ----

  table = (table: string) => this.read<Summary>(at(table));
  act = (
    table: string,
    seat: Seat,
    number: number,
    action: string,
    key = newKey(),
    more: Beside = {},
  ) => this.command(`${at(table)}/actions`, { seat, number, action, key, ...more });
  undo = (table: string, seat: Seat, number: number, whole: boolean, key = newKey()) =>
    this.command(`${at(table)}/undo`, { seat, number, whole, key });
  consider = (table: string, seat: Seat, action: string, times = 1) =>
    this.write<Considered>(`${at(table)}/preview`, {
      seat,
      action,
      ...(times > 1 ? { times } : {}),
    });
  bars = (table: string, seat: Seat, stems: readonly string[]) =>
    this.write<Bars>(`${at(table)}/why-not`, { seat, stems });
  hint = (table: string, seat: Seat, number: number) =>
    this.write<Hint>(`${at(table)}/hint`, { seat, number });
  suggestions = (table: string, seat: Seat, number: number) =>
    this.write<Suggestions>(`${at(table)}/suggestions`, { seat, number });
  judge = (table: string, seat: Seat, number: number, action: string, then: readonly string[]) =>
    this.write<Judgement>(`${at(table)}/judge`, { seat, number, action, then });
  options = (table: string, seat: Seat, language: string) =>
    this.read<readonly SpokenOption[]>(`${at(table)}/options?seat=${seat}&language=${language}`);
  chat = (table: string) => this.read<readonly ChatLine[]>(`${at(table)}/chat`);
  letTalk = (table: string, talk: boolean) =>
    this.change<unknown>("PUT", `${at(table)}/talk`, { talk });
  mute = (table: string, line: string) =>
    this.write<unknown>(`${at(table)}/chat/${encodeURIComponent(line)}/mute`, undefined);
  say = (table: string, text: string, key = newKey()) =>
    this.change<unknown>("POST", `${at(table)}/chat`, { text, key }, true);

  // ---- what people settle ----

  resign = (table: string, seat: Seat, key = newKey()) =>
    this.command(`${at(table)}/resignation`, { seat, key });
  move = (table: string, motion: MotionBody, key = newKey()) =>
    this.command(`${at(table)}/proposals`, { ...motion, key });
  vote = (table: string, seat: Seat, number: number, agree: boolean, key = newKey()) =>
    this.command(`${at(table)}/votes`, { seat, number, agree, key });
  rematch = (table: string) => this.write<Opened>(`${at(table)}/rematch`, undefined);
  deleteTable = (table: string) => this.change<unknown>("DELETE", at(table));
  ledger = (table: string, step?: number) =>
    this.read<Ledger>(`${at(table)}/ledger${step === undefined ? "" : `?step=${step}`}`);

  /** Everybody's rating after a rated game; nothing before it is counted. */
  ratingsAt = (table: string) => this.read<readonly SeatRating[]>(`${at(table)}/ratings`);

  // ---- lessons ----

  lessons = () => this.read<readonly CourseInfo[]>("lessons");
  /** How a lesson stands after some answers, of which so many were shown; null for everything. */
  lesson: Taught["lesson"] = (...asked) => this.taught("lessons").lesson(...asked);
  lessonConsider: Taught["lessonConsider"] = (...asked) =>
    this.taught("lessons").lessonConsider(...asked);
  lessonBars: Taught["lessonBars"] = (...asked) => this.taught("lessons").lessonBars(...asked);
  /** The diagrams of the rules are played like lessons. */
  get diagrams(): Taught {
    return this.taught("diagrams");
  }
  /** The demos on the start page, too. */
  get demos(): Taught {
    return this.taught("demos");
  }

  // ---- positions and records as text ----

  /** The board of a text: what is tried there is played like a lesson. */
  board(text: string, seat: Seat | null): Taught {
    const beside = { text, ...(seat === null ? {} : { seat }) };
    return {
      lesson: (_game, _id, answers, shown, then = []) =>
        this.write<LessonTold>("board", { answers, shown, then, ...beside }),
      lessonConsider: (_game, _id, answers, action, times = 1) =>
        this.write<Considered>("board/preview", { answers, action, times, ...beside }),
      lessonBars: (_game, _id, answers, stems) =>
        this.write<Bars>("board/why-not", { answers, stems, ...beside }),
    };
  }
  /** The position of a lesson, a diagram or a puzzle after some answers. */
  positionIn = (kind: Exercise, game: string, id: string, answers: readonly string[]) =>
    this.write<PositionText>(`${exercise(kind, game, id)}/position`, { answers });
  /** The position of a table after so many steps. */
  positionAt = (table: string, step: number) =>
    this.read<PositionText>(`${at(table)}/steps/${step}/position`);
  /** The record so far of a game that one plays alone. */
  unfinishedRecord = async (table: string) =>
    (await this.requests.send("GET", `${at(table)}/unfinished-record`, undefined, true)).text();
  /** Open a table that continues from a text. */
  continueFrom = (body: ContinueBody) => this.write<Opened>("branches", body);

  // ---- puzzles ----

  puzzles = () => this.read<readonly PuzzleShelf[]>("puzzles");
  /** How a puzzle stands after some answers, of which so many were shown; null for everything. */
  puzzle = (
    game: string,
    puzzle: string,
    answers: readonly string[],
    shown: number | null,
    then: readonly string[] = [],
  ) => this.write<PuzzleTold>(inPuzzle(game, puzzle), { answers, shown, then });
  puzzleConsider = (
    game: string,
    puzzle: string,
    answers: readonly string[],
    action: string,
    times = 1,
  ) => this.write<Considered>(`${inPuzzle(game, puzzle)}/preview`, { answers, action, times });
  puzzleBars = (
    game: string,
    puzzle: string,
    answers: readonly string[],
    stems: readonly string[],
  ) => this.write<Bars>(`${inPuzzle(game, puzzle)}/why-not`, { answers, stems });
  /** In a run of puzzles, tries are not rated. */
  judgePuzzle = (
    game: string,
    puzzle: string,
    answers: readonly string[],
    solver: PuzzleRating,
    rated = true,
  ) => this.write<Verdict>(`${inPuzzle(game, puzzle)}/judge`, { answers, solver, rated });
  puzzleHint = (game: string, puzzle: string, answers: readonly string[], solver: PuzzleRating) =>
    this.write<PuzzleHint>(`${inPuzzle(game, puzzle)}/hint`, { answers, solver });
  giveUpPuzzle = (game: string, puzzle: string, answers: readonly string[], solver: PuzzleRating) =>
    this.write<Verdict>(`${inPuzzle(game, puzzle)}/give-up`, { answers, solver });
  /** What my account has tried. */
  tries = () => this.read<readonly RatedTry[]>("me/puzzles");
  /** What I have tried as a guest, for the account I have now; all of it comes back. */
  bringTries = (tries: readonly FirstTry[]) =>
    this.write<readonly RatedTry[]>("me/puzzles", { tries });

  /** The best runs of my account. */
  bestRuns = () => this.read<readonly BestRun[]>("me/puzzle-runs");
  /** Runs of mine, of which those that are better than before are kept; the best come back. */
  bringRuns = (runs: readonly BestRun[]) =>
    this.write<readonly BestRun[]>("me/puzzle-runs", { runs });

  // ---- looking back ----

  story = (table: string, of: StoryOf) => this.read<Story>(`${at(table)}/story?seat=${of}`);
  /** How it stood after one step: told much sooner than the whole story. */
  moment = (table: string, of: StoryOf, step: number) =>
    this.read<StoryMoment>(momentOf(table, of, step));
  beginMoment = (table: string, of: StoryOf, step: number) =>
    this.begin<StoryMoment>(momentOf(table, of, step));
  analysis = (table: string) => this.read<Analysis>(`${at(table)}/analysis`);
  record = async (table: string) =>
    (await this.requests.send("GET", `${at(table)}/record`, undefined, true)).text();
  upload = (record: string) => this.write<{ readonly id: string }>("records", record);
  branch = (table: string, body: BranchBody) => this.write<Opened>(`${at(table)}/branches`, body);

  private taught(kind: Exercise): Taught {
    const at = (game: string, id: string) => exercise(kind, game, id);
    return {
      lesson: (game, id, answers, shown, then = []) =>
        this.write<LessonTold>(at(game, id), { answers, shown, then }),
      lessonConsider: (game, id, answers, action, times = 1) =>
        this.write<Considered>(`${at(game, id)}/preview`, { answers, action, times }),
      lessonBars: (game, id, answers, stems) =>
        this.write<Bars>(`${at(game, id)}/why-not`, { answers, stems }),
    };
  }

  private read<T>(path: string): Promise<T> {
    return this.requests.json<T>("GET", path, undefined, true);
  }

  private write<T>(path: string, body: unknown): Promise<T> {
    return this.change<T>("POST", path, body);
  }

  /** Wait for the first contact: two at once would make two guests, and one would own the seat. */
  private async change<T>(method: Method, path: string, body?: unknown, again = false): Promise<T> {
    await this.meeting;
    return this.requests.json<T>(method, path, body, again);
  }

  /** A command with a key may be sent again until an answer comes. */
  private command(path: string, body: unknown): Promise<{ readonly number: number }> {
    return this.change("POST", path, body, true);
  }
}

function exercise(kind: Exercise, game: string, id: string): string {
  return `${kind}/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
}

function momentOf(table: string, of: StoryOf, step: number): string {
  return `${at(table)}/moment?seat=${of}&step=${step}`;
}

function shelf(game: string): string {
  return `games/${encodeURIComponent(game)}/boxes`;
}

function inPuzzle(game: string, puzzle: string): string {
  return exercise("puzzles", game, puzzle);
}

function at(table: string): string {
  return `tables/${encodeURIComponent(table)}`;
}

/** What a table asks of the server during play. */
export type TableApi = Pick<Api, "act" | "undo" | "consider" | "bars" | "hint" | "judge" | "say">;

export const api = new Api();
