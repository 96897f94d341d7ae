/** The story of one table, as everybody who may look was told it: each is fetched once. */

import type { Api } from "../net/api";
import { storyOf } from "../play/moment";
import type { Seat } from "../protocol/values";
import type { Story, StoryMoment } from "../protocol/wire";

export class Stories {
  readonly #asked = new Map<Seat, Promise<Story>>();
  readonly #known = new Map<Seat, Story>();

  constructor(
    private readonly table: string,
    private readonly api: Pick<Api, "story" | "moment">,
  ) {}

  /** The game has gone on: what is known is old. */
  forget(): void {
    this.#asked.clear();
    this.#known.clear();
  }

  /** The whole story, which takes a while to be told. */
  async seenBy(viewer: Seat): Promise<Story> {
    const asked = this.#asked.get(viewer);
    if (asked !== undefined) return asked;
    const fetched = this.api.story(this.table, storyOf(viewer));
    this.#asked.set(viewer, fetched);
    fetched.then(
      (story) => {
        if (this.#asked.get(viewer) === fetched) this.#known.set(viewer, story);
      },
      () => this.#asked.delete(viewer), // a failed one may be asked for again
    );
    return fetched;
  }

  /** What can be shown soonest of a step: the story if it is known, else that moment alone. */
  async soonest(viewer: Seat, step: number): Promise<Story | StoryMoment> {
    return this.#known.get(viewer) ?? this.api.moment(this.table, storyOf(viewer), step);
  }
}
