/** A seat at a table, or a place among its spectators: the connection, and what the server says. */

import { version } from "../../browser/version.svelte";
import { api as realApi, type TableApi } from "../../net/api";
import { ResumingSocket, type ConnectionState, type TableListener } from "../../net/resume";
import { connect as realConnect, type Connect } from "../../net/socket";
import { SPECTATOR, type Seat } from "../../protocol/values";
import type { Question, SeatsMessage, Summary, Update, Welcome } from "../../protocol/wire";
import { comings, lossOf, type Coming, type Loss } from "../model/losses";
import { firstViewer, mySeats } from "../model/seats";
import { ChatLog } from "./chat.svelte";
import { Commands } from "./commands";
import { TableState } from "./state.svelte";
import { Submission } from "./submission.svelte";

export interface Network {
  readonly api: TableApi;
  readonly connect: Connect;
  /** The server says what an answer would do; yes, if left out. */
  readonly previews?: boolean;
}

export const REAL_NETWORK: Network = { api: realApi, connect: realConnect };

/** What is done with the messages that change the position. */
export interface Hearing {
  /** Somebody else is to be looked at: what was shown and chosen no longer counts. */
  leave(): void;
  /** The position anew; *before* is the question that was asked until now. */
  welcome(message: Welcome, before: Question | null): void;
  /** What happened since; *undone*: something was taken back. */
  update(message: Update, before: Question | null, undone: boolean): void;
}

export class TableSession extends TableState {
  connection = $state.raw<ConnectionState>("connecting");
  /** The first welcome has come: view, scene and words can be read. */
  ready = $state.raw(false);
  /** The one who opened the table deleted it. */
  deleted = $state.raw(false);
  /** The own seat that is lost, and how. */
  loss = $state.raw<Loss | null>(null);
  /** The own seat that somebody at this page gives up before the game. */
  leaving: Seat | null = null;
  /** Who sat down or left last, before the game. */
  coming = $state.raw<Coming | null>(null);
  readonly submission = new Submission();
  readonly chat: ChatLog;
  readonly commands: Commands;
  private socket: ResumingSocket | null = null;

  constructor(
    readonly id: string,
    summary: Summary,
    private readonly network: Network,
    private readonly hearing: Hearing,
  ) {
    super(summary);
    this.chat = new ChatLog((text) => network.api.say(id, text));
    this.commands = new Commands(this, network.api);
  }

  /** Look at the table as a seat, or as a spectator. */
  open(viewer: Seat): void {
    this.socket?.close();
    this.viewer = viewer;
    this.question = null;
    this.hearing.leave();
    this.socket = new ResumingSocket(this.id, viewer, this.listener(), this.network.connect);
    this.socket.open();
  }

  close(): void {
    this.socket?.close();
    this.socket = null;
  }

  /** The network or the page is back: do not wait for the next try. */
  hurry(): void {
    this.socket?.hurry();
  }

  /** The browser has lost the network: say so at once. */
  doubt(): void {
    this.socket?.doubt();
  }

  /** Take back the last own answer. */
  async undo(): Promise<void> {
    await this.takeBack(false);
  }

  /** Back to the start of the own turn. */
  async restart(): Promise<void> {
    await this.takeBack(true);
  }

  private async takeBack(whole: boolean): Promise<void> {
    if (this.undoable === 0) return;
    await this.submission.send(() => this.commands.takeBack(whole));
  }

  private listener(): TableListener {
    return {
      welcome: (message, fresh) => this.welcome(message, fresh),
      update: (message) => this.update(message),
      state: (state) => (this.connection = state),
      other: (message) => {
        if (message.type === "seats") this.changeSeats(message);
        else if (message.type === "deleted") this.deleted = true;
        else if (message.type === "fault") this.leaveSeat(message.code);
        else if (message.type === "thinking") this.thinking.add(message.seat);
        else if (message.type === "chat") this.chat.hear(message);
      },
    };
  }

  private welcome(message: Welcome, fresh: boolean): void {
    version.hear(message.version);
    const { question, summary } = this;
    this.applyWelcome(message, fresh);
    this.hearing.welcome(message, question);
    this.ready = true;
    this.noteSeats(summary);
    this.takePlace(summary);
  }

  /** Take note of who came, who went, and what became of the own seat. */
  private noteSeats(before: Summary): void {
    const { seats } = this.summary;
    const loss = lossOf(before.seats, seats, this.notices) ?? this.loss;
    this.loss = this.over || this.mySeats.length > 0 ? null : loss;
    if (this.loss?.kind === "removed" && this.loss.seat === this.leaving)
      this.loss = { ...this.loss, kind: "left" };
    if (before.state === "open") this.coming = comings(before.seats, seats).at(-1) ?? this.coming;
  }

  private update(message: Update): void {
    const { question } = this;
    const undone = message.kept < this.past.length;
    this.applyUpdate(message);
    this.noteSeats(this.summary);
    this.hearing.update(message, question, undone);
  }

  private changeSeats(message: SeatsMessage): void {
    const before = this.summary;
    this.applySeats(message);
    this.noteSeats(before);
    this.takePlace(before);
  }

  /** A spectator who has got a seat, or sees their game begin, looks as that seat from now on. */
  private takePlace(before: Summary): void {
    const waited = before.state === "open" || mySeats(before.seats).length === 0;
    const viewer = firstViewer(this.summary);
    if (waited && this.viewer === SPECTATOR && viewer >= 0 && !this.over) this.open(viewer);
  }

  /** The seat belongs to somebody else now: look on as a spectator. */
  private leaveSeat(code: string): void {
    if (code === "not-yours" && this.viewer >= 0) this.open(SPECTATOR);
  }
}
