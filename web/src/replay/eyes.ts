/** One table through other eyes. */

import type { Plain, Seat } from "../protocol/values";
import type { BoardSession, BoardTable } from "../table/model/drawing";

/** The same table, as if a seat looked at it: for hands that lie open. */
export function seenBy(table: BoardTable<Plain>, viewer: Seat): BoardTable<Plain> {
  const { game, session, selection, playback } = table;
  const other: BoardSession = {
    viewer,
    get summary() {
      return session.summary;
    },
    get held() {
      return session.held;
    },
    get undoable() {
      return session.undoable;
    },
    get past() {
      return session.past;
    },
    undo: () => session.undo(),
  };
  return {
    game,
    session: other,
    selection,
    playback,
    get words() {
      return table.words;
    },
  };
}
