/** How far one has come in the lessons, kept in the browser. */

import { readStored, writeStored } from "../browser/storage";

const KEPT = "clocksmith.lessons";
const MARK = "clocksmith.bookmark";

interface Progress {
  /** The answers of a lesson that was begun and not finished. */
  readonly answers: readonly string[];
  readonly done: boolean;
}

/** The lesson with which to go on, and its number within its game. */
export interface Bookmark {
  readonly game: string;
  readonly lesson: string;
  readonly number: number;
}

type Kept = Readonly<Record<string, Progress>>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(readStored(KEPT) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

function readMark(): Bookmark | null {
  try {
    const mark: unknown = JSON.parse(readStored(MARK) ?? "null");
    return mark as Bookmark | null;
  } catch {
    return null;
  }
}

class Course {
  /** None before the first lesson, and after the last one of a game. */
  bookmark = $state.raw<Bookmark | null>(readMark());
  private kept = $state.raw<Kept>(read());

  isDone(game: string, lesson: string): boolean {
    return this.kept[`${game}/${lesson}`]?.done === true;
  }

  /** The answers with which to go on; none where it is to be begun. */
  answers(game: string, lesson: string): readonly string[] {
    return this.kept[`${game}/${lesson}`]?.answers ?? [];
  }

  /** A lesson that is done stays done, also while it is played again. */
  keep(game: string, lesson: string, answers: readonly string[], done: boolean): void {
    const progress = {
      answers: done ? [] : answers,
      done: done || this.isDone(game, lesson),
    };
    this.kept = { ...this.kept, [`${game}/${lesson}`]: progress };
    writeStored(KEPT, JSON.stringify(this.kept));
  }

  mark(game: string, lesson: string | undefined, number: number): void {
    this.bookmark = lesson === undefined ? null : { game, lesson, number };
    writeStored(MARK, JSON.stringify(this.bookmark));
  }
}

export const course = new Course();
