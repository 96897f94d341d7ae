/** Lessons as the server tells them; the twin of lessons/telling.py. */

import type { Place } from "./game";
import type { Update, Welcome } from "./wire";

/** The lessons of a game, in their order. */
export interface CourseInfo {
  readonly game: string;
  readonly lessons: readonly LessonInfo[];
}

/** A lesson in a list. */
export interface LessonInfo {
  readonly id: string;
  readonly stages: number;
  /** How long it takes, roughly. */
  readonly minutes: number;
}

/** Where the learner stands in a lesson. */
export interface LessonTold {
  /** All answers that count so far. */
  readonly answers: readonly string[];
  readonly message: Welcome | Update;
  /** The id of the stage that is shown; nothing at the end. */
  readonly stage: string;
  readonly number: number;
  readonly stages: number;
  /** How many answers there were when each stage began. */
  readonly starts: readonly number[];
  /** It only says something. */
  readonly reads: boolean;
  /** Its goal is met, and the result is shown. */
  readonly held: boolean;
  /** It starts from another position than the stage before. */
  readonly fresh: boolean;
  readonly free: boolean;
  /** The message that answers the last answer. */
  readonly said: string | null;
  /** Answers that lead from its beginning to its goal. */
  readonly solution: readonly string[];
  /** The last try has to be taken back; so many answers are kept then. */
  readonly astray: boolean;
  readonly good: number;
  readonly done: boolean;
  readonly places: readonly Place[];
  readonly arrows: readonly (readonly [number, number])[];
  readonly marks: readonly string[];
}
