/** What was pressed with last. A mouse shows what lies under it before it presses; a finger covers it. */

class Press {
  /** It was a mouse, or a pen that hovers. */
  byMouse = false;

  start(): void {
    addEventListener(
      "pointerdown",
      ({ pointerType }) => (this.byMouse = pointerType !== "touch"),
      true,
    );
    addEventListener("keydown", () => (this.byMouse = false), true);
  }
}

export const press = new Press();
