/** Mouse and fingers on a board: pointing, wheel, pinch and drag. */

import type { Attachment } from "svelte/attachments";

import type { Point } from "./art/line";
import type { Desk } from "./desk.svelte";
import { BOARD_WIDTH, CELL, cellAt } from "./geometry";

export interface Surface {
  readonly desk: Desk;
  /** Where the land begins in the element, and how wide it is, in pixels. */
  size(): { readonly left: number; readonly top: number; readonly wide: number };
  over(cell: number | null): void;
  point(cell: number): void;
  /** A finger went across the whole land: 1 to the left, -1 to the right. */
  swipe(way: number): void;
}

const DRAG = 5; // pixels from which a press is a drag
const SWIPE = 56; // pixels from which a drag across is a swipe
const WHEEL = 0.0016;

class Hands {
  private last = -1;
  private pressed: Point | null = null;
  private dragged = false;
  private apart = 0; // of two fingers
  private touched: Point | null = null; // where one finger began

  constructor(
    private readonly element: Element,
    private readonly surface: Surface,
  ) {}

  /** Pixels of the land to one of its units. */
  private unit(): number {
    return (this.surface.size().wide * this.surface.desk.camera.zoom) / BOARD_WIDTH;
  }

  /** A point of the screen in units of the land. */
  private onLand({ x, y }: Point): Point {
    const box = this.element.getBoundingClientRect();
    const { left, top } = this.surface.size();
    const { camera } = this.surface.desk;
    return {
      x: (x - box.left - left) / this.unit() + camera.x,
      y: (y - box.top - top) / this.unit() + camera.y,
    };
  }

  private cellUnder(at: Point): number {
    const { x, y } = this.onLand(at);
    return cellAt(Math.floor(x / CELL), Math.floor(y / CELL));
  }

  readonly move = (event: PointerEvent): void => {
    const at = { x: event.clientX, y: event.clientY };
    if (this.pressed !== null && this.apart === 0) this.drag(at);
    if (this.dragged || event.pointerType === "touch") return;
    const cell = this.cellUnder(at);
    if (cell === this.last) return;
    this.last = cell;
    this.surface.over(cell < 0 ? null : cell);
  };

  private drag(at: Point): void {
    const from = this.pressed;
    if (from === null || this.surface.desk.camera.zoom <= 1) return;
    if (!this.dragged && Math.hypot(at.x - from.x, at.y - from.y) < DRAG) return;
    this.dragged = true;
    this.surface.desk.pan((from.x - at.x) / this.unit(), (from.y - at.y) / this.unit());
    this.pressed = at;
  }

  readonly leave = (event: PointerEvent): void => {
    this.last = -1;
    if (event.pointerType !== "touch") this.surface.over(null);
  };

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.dragged = false;
  };

  readonly up = (): void => {
    this.pressed = null;
  };

  readonly click = (event: MouseEvent): void => {
    const cell = this.cellUnder({ x: event.clientX, y: event.clientY });
    if (this.dragged || cell < 0) return;
    this.surface.over(cell);
    this.surface.point(cell);
  };

  readonly wheel = (event: WheelEvent): void => {
    const { desk } = this.surface;
    const before = desk.camera;
    const at = this.onLand({ x: event.clientX, y: event.clientY });
    desk.zoom(Math.exp(-event.deltaY * WHEEL), at);
    if (desk.camera.zoom !== before.zoom) event.preventDefault();
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
    if (this.apart > 0) this.surface.desk.zoom(apart / this.apart, this.onLand(middle));
    this.apart = apart;
    this.dragged = true;
  };

  readonly lift = (event: TouchEvent): void => {
    const [last] = event.changedTouches;
    const from = this.touched;
    this.touched = null;
    if (last === undefined || from === null || this.surface.desk.camera.zoom > 1) return;
    const [across, down] = [last.clientX - from.x, last.clientY - from.y];
    if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
    this.dragged = true;
    this.surface.swipe(across < 0 ? 1 : -1);
  };
}

/** Let an element be pointed at, zoomed and moved. */
export function gestures(surface: Surface): Attachment<HTMLElement> {
  return (element) => {
    const hands = new Hands(element, surface);
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointermove", hands.move, { signal });
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
