/** What the bar above a practice table asks of the server: one request at a time. */

/** The playback that a request cuts short. */
interface Skippable {
  readonly playback: { readonly busy: boolean; skip(): void };
}

export class BarRequests {
  /** The last one failed; its button is still there, to be pressed again. */
  failed = $state(false);
  private sending = false;

  constructor(private readonly table: () => Skippable) {}

  async send(request: () => Promise<unknown>): Promise<void> {
    if (this.sending) return;
    const { playback } = this.table();
    if (playback.busy) playback.skip();
    this.failed = false;
    this.sending = true;
    try {
      await request();
    } catch {
      this.failed = true;
    } finally {
      this.sending = false;
    }
  }
}
