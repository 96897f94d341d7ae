/** A command on its way to the server: one at a time, and what became of it. */

import { asRequestError, type RequestError } from "../../net/error";

export class Submission {
  /** It is on its way. */
  sending = $state.raw(false);
  error = $state.raw<RequestError | null>(null);

  async send(command: () => Promise<unknown>): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.error = null;
    try {
      await command();
    } catch (thrown) {
      this.error = asRequestError(thrown);
    } finally {
      this.sending = false;
    }
  }
}
