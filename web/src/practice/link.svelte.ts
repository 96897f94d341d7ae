/**
 * The network under a table that is a list of answers, as in lessons, diagrams and puzzles: they
 * are all there is, and are sent with every request. The server plays them through.
 */

import { loadTableDrawing } from "../games/drawings";
import type { Connect, Listener } from "../net/socket";
import type { Summary, Update, Welcome } from "../protocol/wire";
import { firstViewer } from "../table/model/seats";
import type { Network } from "../table/session/session.svelte";
import { Table } from "../table/table.svelte";
import { t } from "../words/locale.svelte";

/** How things stand after some answers. */
export interface StudyTold {
  readonly answers: readonly string[];
  readonly message: Welcome | Update;
}

export abstract class StudyLink<T extends StudyTold> {
  /** Where one stands. */
  told = $state.raw<T>() as T;
  private listener: Listener | null = null;

  constructor(
    readonly game: string,
    readonly id: string,
    told: T,
    /** The word for whom one plays against. */
    private readonly rival: string,
  ) {
    this.told = this.named(told);
  }

  abstract get network(): Network;

  /** It, as if it were a table; it begins with a welcome. */
  get summary(): Summary {
    const { message } = this.told;
    if (message.type !== "welcome") throw new Error("whatever is studied begins with a welcome");
    return message.table;
  }

  get answers(): readonly string[] {
    return this.told.answers;
  }

  readonly connect: Connect = (_table, _seat, _from, listener) => {
    this.listener = listener;
    // A caller expects no message before it holds the connection.
    queueMicrotask(() => listener.heard(this.told.message));
    return {
      close: () => {
        if (this.listener === listener) this.listener = null;
      },
    };
  };

  protected hear(told: T): { readonly number: number } {
    this.told = this.named(told);
    this.listener?.heard(this.told.message);
    return { number: told.message.number };
  }

  /** Nobody real sits there: the learner and their opponents. */
  private named(told: T): T {
    const { message } = told;
    if (message.type !== "welcome") return told;
    const seats = message.table.seats.map((seat) =>
      seat.mine ? seat : { ...seat, name: t(this.rival) },
    );
    return { ...told, message: { ...message, table: { ...message.table, seats } } };
  }
}

/** Open the table of a link; the caller closes it. */
export async function openTable<T extends StudyTold>(link: StudyLink<T>): Promise<Table> {
  const drawing = await loadTableDrawing(link.summary);
  const table = new Table(`${link.game}/${link.id}`, drawing, link.summary, link.network);
  table.session.open(firstViewer(link.summary));
  return table;
}
