/** Notifications, vacations and one-time links from mails. */

import type { Me } from "../protocol/lobby";
import type { Channel, Notifications, Preferences, Vacation } from "../protocol/notifications";
import { Requests } from "./request";

/** The subscription of a browser, as the server takes it. */
export interface PushBody {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export class NotificationsApi {
  constructor(private readonly requests = new Requests()) {}

  read = () => this.requests.json<Notifications>("GET", "notifications", undefined, true);
  change = (preferences: Preferences) =>
    this.requests.json<unknown>("PUT", "account/preferences", preferences);
  addMail = (address: string, language: string) =>
    this.requests.json<Channel>("PUT", "notifications/channels/mail", {
      address,
      language,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  addPush = (body: PushBody) =>
    this.requests.json<Channel>("POST", "notifications/channels/push", body);
  addService = (address: string) =>
    this.requests.json<Channel>("POST", "notifications/channels/services", { address });
  enable = (channel: string, enabled: boolean) =>
    this.requests.json<unknown>("PUT", this.path(channel), { enabled });
  remove = (channel: string) => this.requests.json<unknown>("DELETE", this.path(channel));
  test = (channel: string) => this.requests.json<unknown>("POST", `${this.path(channel)}/test`);

  vacation = () => this.requests.json<Vacation>("GET", "account/vacation", undefined, true);
  goAway = (days: number) => this.requests.json<unknown>("PUT", "account/vacation", { days });
  comeBack = () => this.requests.json<unknown>("DELETE", "account/vacation");

  /** Have a link for a new password sent. */
  askForPassword = (address: string) =>
    this.requests.json<unknown>("POST", "account/recovery", { address });
  enter = (secret: string) => this.requests.json<Me>("POST", "one-time-links/enter", { secret });
  confirm = (secret: string) =>
    this.requests.json<unknown>("POST", "one-time-links/confirm", { secret });
  recover = (secret: string, password: string) =>
    this.requests.json<Me>("POST", "one-time-links/recover", { secret, password });

  private path(channel: string): string {
    return `notifications/channels/${encodeURIComponent(channel)}`;
  }
}

export const notifications = new NotificationsApi();
