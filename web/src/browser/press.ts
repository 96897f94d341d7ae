/** What was pressed with last. A mouse or a key comes to a thing before it presses it; a finger does not. */

class Press {
  /** It was a mouse, a pen that hovers, or a key: what it would do was shown before. */
  isForeseen = false;

  start(): void {
    addEventListener(
      "pointerdown",
      ({ pointerType }) => (this.isForeseen = pointerType !== "touch"),
      true,
    );
    addEventListener("keydown", () => (this.isForeseen = true), true);
  }
}

export const press = new Press();
