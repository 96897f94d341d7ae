/** What people did about a table, in sentences, and where they stand in its log. */

import { levelName, personName, seatNames } from "../../play/names";
import { SPECTATOR, type Seat } from "../../protocol/values";
import type { Motion, Notice, SeatSummary } from "../../protocol/wire";
import type { LogLine, LogStep } from "./log";
import { t } from "../../words/locale.svelte";

function called(seat: Seat, seats: readonly SeatSummary[]): string {
  return seatNames(seats)[seat] ?? t(`seat-${seat}`);
}

/** Who a motion is about: the bot or the person who would play on. */
function successor(kind: string, who: string): string {
  return kind === "bot" ? t("bot-of-level", { level: levelName(who) }) : personName(who);
}

/** What is voted on, as a sentence. */
export function motionSaid(motion: Motion, seats: readonly SeatSummary[]): string {
  const who = successor(motion.kind, motion.who);
  const by = motion.by === SPECTATOR ? who : called(motion.by, seats);
  const seat = motion.seat < 0 ? "" : called(motion.seat, seats);
  return t(`motion-${motion.kind}`, { by, seat, who });
}

/** What somebody did, as a sentence. */
export function noticeSaid(notice: Notice, seats: readonly SeatSummary[]): string {
  const who = successor(notice.motion === "" ? "bot" : notice.motion, notice.who);
  const by = notice.seat === SPECTATOR ? who : called(notice.seat, seats);
  const seat = notice.about < 0 ? "" : called(notice.about, seats);
  return t(`notice-${kindOf(notice)}`, { by, seat, who });
}

/** What a notice is called in the words: who comes back ends a vote, and so does who withdraws it. */
function kindOf({ kind, motion, seat, about, who }: Notice): string {
  if (kind === "moved" || kind === "carried") return `${kind}-${motion}`;
  if (kind === "objected" && seat === about) return "came-back";
  if (kind === "objected" && seat === SPECTATOR) return "withdrawn";
  if (kind === "resigned" && who === "") return "gave-up";
  return kind;
}

/** The log with what people did after the steps at which they did it. */
export function withNotices(
  log: readonly LogStep[],
  notices: readonly Notice[],
  seats: readonly SeatSummary[],
): readonly LogStep[] {
  if (notices.length === 0 || log.length === 0) return log;
  const lines = new Map<number, LogLine[]>();
  for (const notice of notices) {
    const step = Math.min(Math.max(notice.step - 1, 0), log.length - 1);
    const sentence = noticeSaid(notice, seats);
    const line = { sentence, times: 1, minor: false, event: { type: "Notice" } };
    lines.set(step, [...(lines.get(step) ?? []), line]);
  }
  return log.map((step, i) => {
    const more = lines.get(i);
    return more === undefined ? step : { ...step, lines: [...step.lines, ...more] };
  });
}
