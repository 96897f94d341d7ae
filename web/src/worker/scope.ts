/** What a worker of a page finds around it, as far as ours asks; its types and those of pages exclude each other. */

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}

interface Pressed extends Extendable {
  readonly notification: Notification;
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly navigator: { readonly languages: readonly string[] };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: Extendable) => void): void;
  addEventListener(type: "fetch", hear: (event: Fetched) => void): void;
  addEventListener(type: "message", hear: (event: Event) => void): void;
  addEventListener(type: "push", hear: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", hear: (event: Pressed) => void): void;
}
