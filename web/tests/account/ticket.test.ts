/** Links from mails carry their secret where no log sees it. */

import { expect, test } from "vitest";

import { bytesOf } from "../../src/account/push";
import { ticketOf } from "../../src/account/ticket";

test("a ticket is a secret, and a page of ours", () => {
  expect(ticketOf("abc/t/1")).toEqual({ secret: "abc", path: "/t/1" });
  expect(ticketOf("abc")).toEqual({ secret: "abc", path: "/" });
  expect(ticketOf("abc//evil.example/")).toEqual({ secret: "abc", path: "/" });
});

test("a key is read from its letters", () => {
  expect([...bytesOf("_-8A")]).toEqual([255, 239, 0]);
});
