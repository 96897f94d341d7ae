/** Mouse and fingers on a board: pointing, wheel, pinch and drag. */

import type { Attachment } from "svelte/attachments";

import type { Point } from "../../art/line";
import { CARRIED_OVER } from "./carrying";
import type { BoardViewport } from "./viewport.svelte";

/** What is pointed at on a board, such as the number of a cell or the name of a region. */
export type Thing = string | number;

export interface Surface<T extends Thing> {
  readonly viewport: Pick<BoardViewport<never>, "camera" | "extent" | "zoom" | "pan">;
  /** Where the board begins in the element, and how wide it is, in pixels. */
  size(): { readonly left: number; readonly top: number; readonly wide: number };
  /** What lies at a point of the board, in its units; *element* is what is drawn there on top. */
  under(at: Point, element: Element | null): T | null;
  over(thing: T | null): void;
  point(thing: T): void;
  /** A finger went across the whole board: 1 to the left, -1 to the right. */
  swipe?(way: number): void;
  readonly carry?: Carry<T>;
}

/** Pieces that can be taken up and carried elsewhere. */
export interface Carry<T extends Thing> {
  /** Whether what lies under the hand can be taken up. */
  lifts(thing: T): boolean;
  /** It is carried over something; *at* is where, in units of the board. */
  move(from: T, over: T | null, at: Point): void;
  /** It is let go. */
  drop(from: T, over: T | null): void;
}

const DRAG = 5; // pixels from which a press is a drag
const SWIPE = 56; // pixels from which a drag across is a swipe
const WHEEL = 0.0016;

class Hands<T extends Thing> {
  private last: T | null = null;
  private pressed: Point | null = null;
  private dragged = false;
  private apart = 0; // of two fingers
  private touched: Point | null = null; // where one finger began
  private carried: T | null = null;
  private target: EventTarget | null = null; // what was drawn where it was pressed

  constructor(
    private readonly element: Element,
    private readonly surface: Surface<T>,
  ) {}

  /** Pixels of the board to one of its units. */
  private unit(): number {
    const { camera, extent } = this.surface.viewport;
    return (this.surface.size().wide * camera.zoom) / extent.wide;
  }

  /** A point of the screen in units of the board. */
  private onBoard({ x, y }: Point): Point {
    const box = this.element.getBoundingClientRect();
    const { left, top } = this.surface.size();
    const { camera } = this.surface.viewport;
    return {
      x: (x - box.left - left) / this.unit() + camera.x,
      y: (y - box.top - top) / this.unit() + camera.y,
    };
  }

  private under(at: Point): T | null {
    return this.surface.under(this.onBoard(at), document.elementFromPoint(at.x, at.y));
  }

  readonly move = (event: PointerEvent): void => {
    const at = { x: event.clientX, y: event.clientY };
    if (this.carried !== null) this.carry(this.carried, at);
    else if (this.pressed !== null && this.apart === 0) this.drag(at);
    if (this.dragged || event.pointerType === "touch") return;
    const thing = this.under(at);
    if (thing === this.last) return;
    this.last = thing;
    this.surface.over(thing);
  };

  /** A finger carries something from beside the board over it, or away from it. */
  readonly carriedOver = (event: Event): void => {
    const { detail: at } = event as CustomEvent<Point>;
    const target = document.elementFromPoint(at.x, at.y);
    const thing = this.element.contains(target) ? this.under(at) : null;
    if (thing === this.last) return;
    this.last = thing;
    this.surface.over(thing);
  };

  private drag(at: Point): void {
    const from = this.pressed;
    if (from === null || this.surface.viewport.camera.zoom <= 1) return;
    if (!this.dragged && !this.isFar(at)) return;
    this.dragged = true;
    this.surface.viewport.pan((from.x - at.x) / this.unit(), (from.y - at.y) / this.unit());
    this.pressed = at;
  }

  private carry(thing: T, at: Point): void {
    if (!this.dragged && !this.isFar(at)) return;
    this.dragged = true;
    this.surface.carry?.move(thing, this.under(at), this.onBoard(at));
  }

  /** Whether the hand has moved so far that more than a press is meant. */
  private isFar(at: Point): boolean {
    const from = this.pressed;
    return from !== null && Math.hypot(at.x - from.x, at.y - from.y) >= DRAG;
  }

  readonly leave = (event: PointerEvent): void => {
    this.last = null;
    if (event.pointerType !== "touch") this.surface.over(null);
  };

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.dragged = false;
    this.target = event.target;
    const thing = this.surface.carry === undefined ? null : this.under(this.pressed);
    this.carried = thing !== null && this.surface.carry?.lifts(thing) ? thing : null;
  };

  readonly up = (event: PointerEvent): void => {
    const { carried, target } = this;
    const isPress = this.pressed !== null && !this.dragged && event.type === "pointerup";
    this.pressed = null;
    this.carried = null;
    // A preview that was pressed can be gone by now: then the browser tells of no click.
    if (isPress && target instanceof Node && !target.isConnected) this.click(event);
    if (carried === null || !this.dragged) return;
    const isLost = event.type === "pointercancel";
    const over = isLost ? null : this.under({ x: event.clientX, y: event.clientY });
    this.surface.carry?.drop(carried, over);
  };

  readonly click = (event: MouseEvent): void => {
    const thing = this.under({ x: event.clientX, y: event.clientY });
    if (this.dragged || thing === null) return;
    this.surface.over(thing);
    this.surface.point(thing);
  };

  readonly wheel = (event: WheelEvent): void => {
    const { viewport } = this.surface;
    const before = viewport.camera;
    const at = this.onBoard({ x: event.clientX, y: event.clientY });
    viewport.zoom(Math.exp(-event.deltaY * WHEEL), at);
    if (viewport.camera.zoom !== before.zoom) event.preventDefault();
  };

  readonly touch = (event: TouchEvent): void => {
    const [one, two] = event.touches;
    if (one === undefined || two === undefined) {
      this.apart = 0;
      if (event.type === "touchstart" && one !== undefined) {
        this.touched = { x: one.clientX, y: one.clientY };
      }
      return;
    }
    this.touched = null;
    event.preventDefault();
    const apart = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    const middle = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
    if (this.apart > 0) this.surface.viewport.zoom(apart / this.apart, this.onBoard(middle));
    this.apart = apart;
    this.dragged = true;
  };

  readonly lift = (event: TouchEvent): void => {
    const [last] = event.changedTouches;
    const from = this.touched;
    this.touched = null;
    if (last === undefined || from === null || this.surface.viewport.camera.zoom > 1) return;
    const [across, down] = [last.clientX - from.x, last.clientY - from.y];
    if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
    this.dragged = true;
    this.surface.swipe?.(across < 0 ? 1 : -1);
  };
}

/** Let an element be pointed at, zoomed and moved. */
export function gestures<T extends Thing>(surface: Surface<T>): Attachment<HTMLElement> {
  return (element) => {
    const hands = new Hands(element, surface);
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointermove", hands.move, { signal });
    element.addEventListener(CARRIED_OVER, hands.carriedOver, { signal });
    element.addEventListener("pointerleave", hands.leave, { signal });
    element.addEventListener("pointerdown", hands.down, { signal });
    window.addEventListener("pointerup", hands.up, { signal });
    window.addEventListener("pointercancel", hands.up, { signal });
    element.addEventListener("click", hands.click, { signal });
    element.addEventListener("wheel", hands.wheel, { signal, passive: false });
    element.addEventListener("touchstart", hands.touch, { signal, passive: false });
    element.addEventListener("touchmove", hands.touch, { signal, passive: false });
    element.addEventListener("touchend", hands.touch, { signal });
    element.addEventListener("touchend", hands.lift, { signal });
    return () => stop.abort();
  };
}
