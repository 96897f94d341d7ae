/** This browser, as something that can be told things while no page is open. */

import type { PushBody } from "../net/notifications";

/** Whether this browser can: it takes a worker, and so a safe line. */
export function isPushPossible(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis;
}

/** The bytes of a key that is written in letters. */
export function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Subscribe, by a press; null when the browser was told to refuse. */
export async function subscribe(key: string): Promise<PushBody | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const made = await worker.pushManager.subscribe(options);
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}
