/** A command on its way to the server: one at a time, and what became of it. */

import { asFault, type Fault } from "../net/fault";

export class Errand {
  /** It is on its way. */
  sending = $state.raw(false);
  fault = $state.raw<Fault | null>(null);

  async send(command: () => Promise<unknown>): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.fault = null;
    try {
      await command();
    } catch (thrown) {
      this.fault = asFault(thrown);
    } finally {
      this.sending = false;
    }
  }
}
