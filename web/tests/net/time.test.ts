import { expect, test } from "vitest";

import { backoff } from "../../src/net/backoff";
import { hear, serverNow } from "../../src/net/time";

test("one waits longer each time, but never too long, and never all at once", () => {
  expect([1, 2, 3].map((failures) => backoff(failures, 0))).toEqual([200, 400, 800]);
  expect(backoff(1, 1)).toBe(400);
  expect(backoff(50, 1)).toBe(15_000);
});

test("the time at the server is told from the dates of its answers", () => {
  const now = Date.parse("2030-01-01T00:00:00Z");
  hear("Tue, 01 Jan 2030 00:01:00 GMT", now);
  expect(serverNow(now)).toBe(now / 1000 + 60);
  hear(null, now);
  expect(serverNow(now)).toBe(now / 1000 + 60);
  hear("Tue, 01 Jan 2030 00:00:01 GMT", now);
  expect(serverNow(now)).toBe(now / 1000);
});
