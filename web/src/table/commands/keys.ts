/** Keys at a table: what can be done without a mouse. */

/** What the keys do. */
export interface Keyboard {
  confirm(): unknown;
  clear(): unknown;
  undo(): unknown;
  restart(): unknown;
  skip(): unknown;
  list(): unknown;
  hint(): unknown;
  /** Tell which keys there are. */
  help(): unknown;
  /** Choose the end of the turn. */
  end(): unknown;
  /** Press the card or the tile that a digit calls; says whether there is one. */
  call(): boolean;
}

const TEXT = "input, textarea, select, [contenteditable]";
const PRESSABLE = 'button, a, summary, [role="button"], [role="gridcell"], [tabindex="0"]';

const OTHERS = `dialog, [popover], ${TEXT}`; // where keys mean something else

/** Whether a key pressed here is meant for something else: text, a button, a window. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(OTHERS) !== null) return true;
  return key === "Enter" && target.closest(PRESSABLE) !== null;
}

const MOVES = /^(Tab|Arrow|Home|End|Page|F6)/; // keys that lead the focus, or the cursor of a board

/**
 * Whether the hand lies on the mouse. What was clicked keeps the focus, but nobody means it by
 * Enter: to a hand on the mouse Enter confirms, to one that came by keyboard it presses what it
 * has come to.
 */
export class LastHand {
  private onMouse = false;
  /** Keys were pressed since something was clicked or tapped. */
  isOnKeys = false;

  /** Something was pressed with a mouse, a pen or a finger. */
  pointed(): void {
    this.onMouse = true;
    this.isOnKeys = false;
  }

  /** A key was pressed; says whether it is an Enter that can only confirm. */
  confirms(event: KeyboardEvent): boolean {
    this.isOnKeys = true;
    if (MOVES.test(event.key)) this.onMouse = false;
    if (event.key !== "Enter" || !this.onMouse || event.altKey || event.ctrlKey || event.metaKey)
      return false;
    return event.target instanceof Element && event.target.closest(OTHERS) === null;
  }
}

/** Do what a key means; says whether it meant anything. */
export function press(event: KeyboardEvent, keyboard: Keyboard): boolean {
  if (event.defaultPrevented || event.altKey || event.repeat) return false;
  if (isTaken(event.target, event.key)) return false;
  const undoing = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
  if (undoing) keyboard.undo();
  else if (event.ctrlKey || event.metaKey) return false;
  else if (event.key === "Enter") keyboard.confirm();
  else if (event.key === "Escape") keyboard.clear();
  else if (event.key === "u") keyboard.undo();
  else if (event.key === "U") keyboard.restart();
  else if (event.key === "s") keyboard.skip();
  else if (event.key === "o") keyboard.list();
  else if (event.key === "h") keyboard.hint();
  else if (event.key === "e") keyboard.end();
  else if (event.key === "?") keyboard.help();
  else return keyboard.call();
  return true;
}
