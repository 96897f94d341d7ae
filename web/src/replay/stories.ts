/** The story of one table, as everybody who may look was told it: each is fetched once. */

import type { Api, StoryOf } from "../net/api";
import { OPEN, SPECTATOR, type Seat } from "../protocol/values";
import type { Story } from "../protocol/wire";

export class Stories {
  readonly #known = new Map<Seat, Promise<Story>>();

  constructor(
    private readonly table: string,
    private readonly api: Pick<Api, "story">,
  ) {}

  /** The game has gone on: what is known is old. */
  forget(): void {
    this.#known.clear();
  }

  async seenBy(viewer: Seat): Promise<Story> {
    const known = this.#known.get(viewer);
    if (known !== undefined) return known;
    const fetched = this.api.story(this.table, storyOf(viewer));
    this.#known.set(viewer, fetched);
    fetched.catch(() => this.#known.delete(viewer)); // a failed one may be asked for again
    return fetched;
  }
}

function storyOf(viewer: Seat): StoryOf {
  return viewer === OPEN ? "open" : viewer === SPECTATOR ? "spectator" : viewer;
}
