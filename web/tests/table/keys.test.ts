// @vitest-environment node
import { expect, test } from "vitest";

import { LastHand } from "../../src/table/commands/keys";

class Thing {
  constructor(private readonly around: string | null = null) {}
  closest(selector: string): this | null {
    return this.around !== null && selector.includes(this.around) ? this : null;
  }
}
Object.assign(globalThis, { Element: Thing });

function key(name: string, target: Thing = new Thing()): KeyboardEvent {
  const none = { altKey: false, ctrlKey: false, metaKey: false };
  return { key: name, target, ...none } as unknown as KeyboardEvent;
}

test("Enter confirms as long as the hand lies on the mouse", () => {
  const hand = new LastHand();
  expect(hand.confirms(key("Enter"))).toBe(false);
  hand.pointed();
  expect(hand.confirms(key("Enter"))).toBe(true);
  expect(hand.confirms(key("u"))).toBe(false);
  expect(hand.confirms(key("Enter"))).toBe(true);
});

test("whoever leads the focus by keyboard presses what he has come to", () => {
  const hand = new LastHand();
  hand.pointed();
  for (const name of ["Tab", "ArrowLeft", "PageDown"]) {
    hand.confirms(key(name));
    expect(hand.confirms(key("Enter")), name).toBe(false);
    hand.pointed();
  }
});

test("in a window or a field of text Enter means what it means there", () => {
  const hand = new LastHand();
  hand.pointed();
  expect(hand.confirms(key("Enter", new Thing("dialog")))).toBe(false);
  expect(hand.confirms(key("Enter", new Thing("textarea")))).toBe(false);
});
