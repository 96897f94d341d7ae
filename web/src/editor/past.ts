/** Undo and redo. */

/** A thing with all it has been and all that was taken back; the oldest is first. */
export interface Past<T> {
  readonly before: readonly T[];
  readonly now: T;
  /** What was taken back last is first. */
  readonly after: readonly T[];
}

const KEPT = 200;

export function begin<T>(now: T): Past<T> {
  return { before: [], now, after: [] };
}

/** Go on with another state; what was taken back is gone. Nothing happens where nothing changed. */
export function change<T>(past: Past<T>, now: T): Past<T> {
  if (now === past.now) {
    return past;
  }
  return { before: [...past.before, past.now].slice(-KEPT), now, after: [] };
}

export function undo<T>(past: Past<T>): Past<T> {
  const last = past.before.at(-1);
  if (last === undefined) {
    return past;
  }
  return { before: past.before.slice(0, -1), now: last, after: [past.now, ...past.after] };
}

export function redo<T>(past: Past<T>): Past<T> {
  const [next, ...after] = past.after;
  if (next === undefined) {
    return past;
  }
  return { before: [...past.before, past.now], now: next, after };
}
