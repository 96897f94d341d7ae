/** A browser notification when it is your turn and you look elsewhere; only if you asked for it. */

import { readStored, writeStored } from "../../browser/storage";

const KEPT = "clocksmith.notice";

class NoticeSwitch {
  on = $state(false);
  /** The browser was asked before, and refuses. */
  refused = $state(false);

  /** Whether this browser can tell at all. */
  get isPossible(): boolean {
    return "Notification" in globalThis;
  }

  start(): void {
    if (!this.isPossible) return;
    this.refused = Notification.permission === "denied";
    this.on = readStored(KEPT) === "on" && Notification.permission === "granted";
  }

  /** Switched on by a press: only then may a browser be asked. */
  async switch(on: boolean): Promise<void> {
    const answer = on ? await Notification.requestPermission() : null;
    this.refused = answer === "denied";
    this.on = answer === "granted";
    writeStored(KEPT, this.on ? "on" : null);
  }

  /** Tell it once, in place of what was told of the same table before. */
  async tell(title: string, body: string, path: string): Promise<void> {
    if (!this.on || !document.hidden) return;
    try {
      await show(title, body, path);
    } catch {
      this.on = false; // the browser was told not to, since
      this.refused = true;
    }
  }
}

async function show(title: string, body: string, path: string): Promise<void> {
  const options = { body, tag: path, icon: "/icon-192.png", data: path };
  // Where the line is not safe there is no worker, as on a server at home.
  if ("serviceWorker" in navigator) {
    const worker = await navigator.serviceWorker.getRegistration();
    if (worker !== undefined) return worker.showNotification(title, options);
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

export const notice = new NoticeSwitch();
