/** The network under the table of a lesson or of a diagram: the answers so far, and the way on. */

import { api as realApi, type Beside, type TableApi, type Taught } from "../net/api";
import type { LessonTold } from "../protocol/lessons";
import { StudyLink } from "../practice/link.svelte";
import type { Network } from "../table/session/session.svelte";

export const GO_ON = ""; // the answer to a stage that only says something

export type LessonApi = Taught;

export class LessonLink extends StudyLink<LessonTold> {
  constructor(
    game: string,
    id: string,
    told: LessonTold,
    private readonly api: LessonApi = realApi,
    private readonly kept: (told: LessonTold) => void = () => undefined,
  ) {
    super(game, id, told, "lesson-rival");
  }

  get network(): Network {
    const api: TableApi = {
      act: (_table, _seat, _number, action, _key, more) => this.act(action, more),
      undo: (_table, _seat, _number, whole) => this.takeBack(whole),
      consider: (_table, _seat, action, times) =>
        this.api.lessonConsider(this.game, this.id, this.answers, action, times),
      bars: (_table, _seat, stems) => this.api.lessonBars(this.game, this.id, this.answers, stems),
      hint: () => Promise.reject(new Error("a lesson gives no hints")),
      judge: () => Promise.reject(new Error("a lesson is no teaching table")),
      say: () => Promise.reject(new Error("nobody listens in a lesson")),
    };
    return { api, connect: this.connect };
  }

  /** Read on. */
  async goOn(): Promise<void> {
    await this.act(GO_ON);
  }

  /** What was tried does not count: back to where it was good. */
  async straighten(): Promise<void> {
    await this.stand(this.answers.slice(0, this.told.good));
  }

  /** To the beginning of the stage, or to the stage before. */
  async back(): Promise<void> {
    const before = this.told.starts.findLast((start) => start < this.answers.length);
    await this.stand(this.answers.slice(0, before ?? 0));
  }

  /** What meets the goal of the stage, from its beginning. */
  async show(): Promise<void> {
    const { starts, number, solution } = this.told;
    const start = starts[number] ?? 0;
    if (this.answers.length > start) await this.stand(this.answers.slice(0, start));
    const [first, ...rest] = solution;
    if (first !== undefined) await this.act(first, { then: rest });
  }

  /** Everything from the beginning. */
  async again(): Promise<void> {
    await this.stand([]);
  }

  private async act(action: string, more: Beside = {}): Promise<{ readonly number: number }> {
    const answers = [...this.answers, action];
    const shown = this.answers.length;
    return this.hear(await this.api.lesson(this.game, this.id, answers, shown, more.then));
  }

  private async takeBack(whole: boolean): Promise<{ readonly number: number }> {
    const { answers, told } = this;
    const first = told.starts[told.number] ?? 0;
    const last = told.astray ? told.good : answers.length - 1;
    return this.stand(answers.slice(0, whole ? first : Math.max(first, last)));
  }

  private async stand(answers: readonly string[]): Promise<{ readonly number: number }> {
    return this.hear(await this.api.lesson(this.game, this.id, answers, null));
  }

  protected override hear(told: LessonTold): { readonly number: number } {
    this.kept(told);
    return super.hear(told);
  }
}
