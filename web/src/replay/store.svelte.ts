/** The replay of one table: its story as the reader may know it, at the moment that the address names. */

import { painted } from "../browser/painted";
import { type BoardKind } from "../play/moment";
import { loadTableDrawing } from "../games/drawings";
import { api as realApi, type Api } from "../net/api";
import { connect as realConnect, type Connect } from "../net/socket";
import type { Seat } from "../protocol/values";
import { locale } from "../words/locale.svelte";
import { momentPath, viewerFor, viewersOf, type Moment } from "../play/moment";
import { News } from "./news";
import { Player } from "./player.svelte";
import { Stories } from "./stories";

export class ReplayStore {
  player = $state.raw<Player | null>(null);
  thrown = $state.raw<unknown>(null);
  /** A story is on its way. */
  fetching = $state.raw(false);
  readonly viewers: readonly Seat[] = $derived(
    this.player === null ? [] : viewersOf(this.player.story.table),
  );
  private readonly stories: Stories;
  private news: News | null = null;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly board: BoardKind = "own",
    private readonly api: Api = realApi,
    private readonly connect: Connect = realConnect,
  ) {
    this.stories = new Stories(id, api);
  }

  /** Show a moment of the game. */
  async open(moment: Moment): Promise<void> {
    this.fetching = true;
    this.thrown = null;
    try {
      if (this.player === null) await this.begin(moment);
      else await this.move(this.player, moment);
    } catch (thrown) {
      this.thrown = thrown;
    } finally {
      this.fetching = false;
    }
  }

  /** Show the same step as somebody else sees it. */
  async lookAs(viewer: Seat): Promise<void> {
    await this.open({ step: this.player?.at ?? 0, viewer });
  }

  /** The address of the moment that is shown. */
  get path(): string {
    const { player, board } = this;
    if (player === null) return momentPath(this.id, { step: 0, board });
    return momentPath(this.id, { step: player.at, viewer: player.table.session.viewer, board });
  }

  close(): void {
    this.player?.close();
    this.news?.close();
    this.closed = true;
  }

  private async begin(moment: Moment): Promise<void> {
    const table = await this.api.table(this.id);
    const viewer = viewerFor(table, moment.viewer);
    const [drawing, told] = await Promise.all([
      loadTableDrawing(table, this.board),
      this.stories.soonest(viewer, moment.step),
      locale.learn(table.game),
    ]);
    const player = new Player(drawing, told, viewer, moment.step);
    player.want = () => void this.complete(player);
    this.player = player;
    void this.complete(player, painted());
    if (told.table.state === "over" || this.closed) return;
    const known = () => player.story.steps.length;
    this.news = new News(this.id, known, () => void this.grow(player), this.connect);
  }

  /** One moment is shown: load the whole story, so that people can step on and back; *seen* first. */
  private async complete(player: Player, seen = Promise.resolve()): Promise<void> {
    const { viewer } = player.table.session;
    this.thrown = null;
    try {
      const [story] = await Promise.all([this.stories.seenBy(viewer), seen]);
      if (viewer === player.table.session.viewer && !("first" in player.story)) player.grow(story);
    } catch (thrown) {
      this.thrown = thrown;
    }
  }

  /** The game has gone on. */
  private async grow(player: Player): Promise<void> {
    const { viewer } = player.table.session;
    this.stories.forget();
    const story = await this.stories.seenBy(viewer).catch(() => null); // the next news asks again
    if (story === null || viewer !== player.table.session.viewer) return;
    player.grow(story);
    if (story.table.state === "over") this.news?.close();
  }

  private async move(player: Player, moment: Moment): Promise<void> {
    const viewer = viewerFor(player.story.table, moment.viewer ?? player.table.session.viewer);
    if (viewer !== player.table.session.viewer) {
      player.take(await this.stories.soonest(viewer, player.at), viewer);
      void this.complete(player);
    }
    if (moment.step !== player.at) player.go(moment.step);
  }
}
