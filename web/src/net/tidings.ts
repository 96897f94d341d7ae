/** What the server is asked about tidings, and links from mails that work once. */

import type { Me } from "../protocol/lobby";
import type { Habit, Tidings, Vacation, Way } from "../protocol/tidings";
import { Requests } from "./request";

/** The subscription of a browser, as the server takes it. */
export interface PushBody {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export class TidingsApi {
  constructor(private readonly requests = new Requests()) {}

  read = () => this.requests.json<Tidings>("GET", "tidings", undefined, true);
  change = (habit: Habit) => this.requests.json<unknown>("PUT", "tidings", habit);
  addMail = (address: string) => this.requests.json<Way>("PUT", "tidings/mail", { address });
  addPush = (body: PushBody) => this.requests.json<Way>("POST", "tidings/push", body);
  addService = (address: string) =>
    this.requests.json<Way>("POST", "tidings/services", { address });
  want = (way: string, wanted: boolean) =>
    this.requests.json<unknown>("PUT", `tidings/ways/${encodeURIComponent(way)}`, { wanted });
  remove = (way: string) =>
    this.requests.json<unknown>("DELETE", `tidings/ways/${encodeURIComponent(way)}`);
  test = (way: string) =>
    this.requests.json<unknown>("POST", `tidings/ways/${encodeURIComponent(way)}/test`);

  vacation = () => this.requests.json<Vacation>("GET", "vacation", undefined, true);
  goAway = (days: number) => this.requests.json<unknown>("PUT", "vacation", { days });
  comeBack = () => this.requests.json<unknown>("DELETE", "vacation");

  /** Have a link for a new password sent. */
  askForPassword = (address: string) =>
    this.requests.json<unknown>("POST", "accounts/recover", { address });
  enter = (secret: string) => this.requests.json<Me>("POST", "tickets/enter", { secret });
  confirm = (secret: string) => this.requests.json<unknown>("POST", "tickets/confirm", { secret });
  recover = (secret: string, password: string) =>
    this.requests.json<Me>("POST", "tickets/recover", { secret, password });
}

export const tidings = new TidingsApi();
