/** How events are played: one function for each kind, and how long things take. */

import type { Typed } from "../../protocol/values";
import type { Motion } from "../../table/model/drawing";

// Milliseconds.
export const TOUCH = 180;
export const LANDING = 450;
export const RIPPLE = 700; // on the way to another part of the board
export const PAUSE = 150; // between causes
export const READING = 900; // for numbers that want to be read

/** One function for each kind of event *V* that changes the picture *S*, with effects *E*. */
export type Plays<V extends { readonly type: string }, S, E> = {
  [T in V["type"]]?: (scene: S, event: Extract<V, { type: T }>) => Motion<S, E>;
};

/** The picture after an event, how long it takes, and what is seen meanwhile. */
export function played<S, E>(scene: S, ms: number, ...effects: E[]): Motion<S, E> {
  return { scene, effects, ms };
}

/** Someone who plays events; those that are only told leave the picture as it is. */
export function playing<V extends { readonly type: string }, S, E>(
  plays: Plays<V, S, E>,
): (scene: S, event: Typed) => Motion<S, E> {
  const known: Readonly<Record<string, ((scene: S, event: never) => Motion<S, E>) | undefined>> =
    plays;
  return (scene, event) => known[event.type]?.(scene, event as never) ?? played(scene, 0);
}
