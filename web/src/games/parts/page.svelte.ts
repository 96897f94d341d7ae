/** What is printed of a game as this page shows it. */

import type { GameConstant, Printed } from "../../protocol/game";

/**
 * The box on this page: that of the newest shipped one, until another is laid out. Whatever is
 * drawn from it is drawn anew when it is exchanged.
 */
export class PageBox<C, G extends GameConstant & { readonly content: C }> {
  private now = $state.raw<Printed<C>>();

  constructor(private readonly shipped: G) {}

  /** Show what another box has printed; null for the shipped one. */
  lay(printed: Printed<C> | null): void {
    this.now = printed ?? undefined;
  }

  private get printed(): Printed<C> {
    return this.now ?? this.shipped;
  }

  get content(): C {
    return this.printed.content;
  }

  /** How things are written in marks and actions. */
  get names(): G["names"] {
    return this.printed.names;
  }

  /** The game with this box. */
  readonly game = this.made((): GameConstant & { readonly content: C } => ({
    ...this.shipped,
    ...this.printed,
  }));

  /**
   * What is worked out from the box: once for each that is laid out. It is no `$derived`, which
   * pictures drawn without a page would work out at every look.
   */
  made<T>(make: () => T): () => T {
    let last: { readonly from: Printed<C>; readonly made: T } | undefined;
    return () => {
      const from = this.printed;
      if (last?.from !== from) last = { from, made: make() };
      return last.made;
    };
  }
}
