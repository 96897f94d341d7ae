/** A table that is being set up: what was chosen so far. */

import type { GameSummary, SeatBody, TableBody } from "../protocol/lobby";
import type { TimeControl } from "../protocol/wire";
import { LEVELS } from "../play/levels";

/** A *challenge* is an invited seat for the account of a bot. */
export type SeatKind = SeatBody["kind"] | "challenge";

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  level: string;
}

const USUAL_SEATS = 3;
export const MOVE_TIMES = [60, 180, 600, 3600, 86_400, 259_200] as const; // seconds
export const BANK_TIMES = [600, 1800, 3600, 7200] as const;
/** Points of the game that a mistake costs at least: small ones are told, or only large ones. */
export const MISTAKES = [1, 3, 6] as const;
export const INCREMENTS = [0, 10, 30, 60] as const;

function seat(kind: SeatKind): SeatDraft {
  return { kind, name: "", level: LEVELS[1] };
}

/** A seat as the server is asked for it. */
export function bodyOf({ kind, name, level }: SeatDraft): SeatBody {
  if (kind === "bot") return { kind, level };
  if (kind === "challenge") return { kind: "invite", login: name.trim() };
  return kind === "guest" && name.trim() !== "" ? { kind, name: name.trim() } : { kind };
}

/** The clock as the server is asked for it. */
export function clockOf(kind: string, move: number, bank: number, increment: number): TimeControl {
  if (kind === "move") return { kind, seconds: move };
  if (kind === "bank") return { kind, seconds: bank, increment };
  return { kind: "none" };
}

export class Draft {
  game = $state.raw<GameSummary | null>(null);
  options = $state<Record<string, string>>({});
  seats = $state<SeatDraft[]>([]);
  clock = $state("none");
  move = $state("600");
  bank = $state("3600");
  increment = $state("30");
  listed = $state(false);
  /** The box to play with; nothing: the newest shipped one. */
  box = $state("");

  readonly shared = $derived(
    this.seats.filter(({ kind }) => kind === "me" || kind === "guest").length > 1,
  );
  readonly inviting = $derived(this.seats.some(({ kind }) => kind === "invite"));
  private readonly challenging = $derived(this.seats.some(({ kind }) => kind === "challenge"));
  /** Whether hints are given, where somebody has said so. */
  private wished = $state<boolean | null>(null);
  /** Somebody at this screen, or somebody invited, must play. */
  readonly peopled = $derived(this.seats.some(({ kind }) => kind !== "bot"));

  /** Mistakes are told in time: wanted, and from how many points on. */
  private teaches = $state(false);
  mistakes = $state<string>(String(MISTAKES[1]));
  /** One person alone with bots, who may be helped: nobody waits while a turn is taken back. */
  readonly teachable = $derived.by(
    () =>
      this.hints &&
      this.seats.every(({ kind }) => kind === "me" || kind === "bot") &&
      this.seats.filter(({ kind }) => kind === "me").length === 1,
  );

  private counting = $state(false);
  /** A table can be rated if only people play and a clock answers for absent ones. */
  private readonly ratable = $derived(
    this.clock !== "none" &&
      this.seats.length > 1 &&
      this.seats.every(({ kind }) => kind === "me" || kind === "invite"),
  );

  get rated(): boolean {
    return this.counting && this.ratable;
  }

  /** Choosing a rated game sets everything it needs. */
  set rated(wanted: boolean) {
    this.counting = wanted;
    if (!wanted) return;
    if (this.clock === "none") this.clock = "bank";
    for (const one of this.seats) if (one.kind !== "me") one.kind = "invite";
  }

  /** People among themselves play without hints, unless they want some; rated ones always. */
  get hints(): boolean {
    if (this.rated) return false;
    return this.wished ?? this.seats.filter(({ kind }) => kind !== "bot").length <= 1;
  }

  set hints(wanted: boolean) {
    this.wished = wanted;
  }

  get teaching(): boolean {
    return this.teaches && this.teachable;
  }

  set teaching(wanted: boolean) {
    this.teaches = wanted;
  }

  /** Set up another game; *wanted* are options that are asked for already. */
  choose(game: GameSummary, wanted: URLSearchParams = new URLSearchParams()): void {
    if (this.game?.name !== game.name) this.box = wanted.get("box") ?? "";
    this.game = game;
    this.options = Object.fromEntries(
      game.options.map(({ key, default: usual }) => [key, wanted.get(key) ?? usual]),
    );
    const count = Math.min(USUAL_SEATS, Math.max(...game.seats));
    if (!game.seats.includes(this.seats.length)) this.resize(count);
    const login = wanted.get("with");
    const first = this.seats.find(({ kind }) => kind !== "me");
    if (login !== null && first !== undefined && !this.challenging) {
      first.kind = "challenge";
      first.name = login;
    }
  }

  /** Have so many seats; those that stay keep who sits there. */
  resize(count: number): void {
    const kept = this.seats.slice(0, count);
    while (kept.length < count) kept.push(seat(kept.length === 0 ? "me" : "bot"));
    this.seats = kept;
  }

  body(): TableBody {
    const clock = clockOf(this.clock, Number(this.move), Number(this.bank), Number(this.increment));
    return {
      game: this.game?.name ?? "",
      options: { ...this.options },
      seats: this.seats.map(bodyOf),
      clock,
      listed: this.listed && this.inviting,
      ...(this.hints ? {} : { hints: false }),
      ...(this.teaching ? { teaching: Number(this.mistakes) } : {}),
      ...(this.box === "" ? {} : { box: this.box }),
      ...(this.rated ? { rated: true as const } : {}),
    };
  }
}
