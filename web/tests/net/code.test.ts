import { readFileSync } from "node:fs";
import { deflateRawSync, inflateRawSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { codeIn } from "../../src/browser/code";
import { readCode, writeCode } from "../../src/net/code";

interface Example {
  readonly by: string;
  readonly code: string;
  readonly text: string;
}

const EXAMPLES = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../../tests/table/links.json`, "utf-8"),
) as readonly Example[];

const packed = (text: string) => `A${deflateRawSync(text).toString("base64url")}`;

describe("a position in a link", () => {
  test.each(EXAMPLES)("as $by wrote it is read", async ({ code, text }) => {
    expect(await readCode(code)).toBe(text);
  });

  test("is written so that Python reads it", async () => {
    for (const { text } of EXAMPLES) {
      const code = await writeCode(text);
      expect(code).toMatch(/^A[\w-]+$/);
      expect(inflateRawSync(Buffer.from(code.slice(1), "base64url")).toString()).toBe(text);
      expect(await readCode(code)).toBe(text);
    }
  });

  test.each([
    ["B123", "link-newer"],
    ["", "link-damaged"],
    ["main", "link-damaged"],
    ["A", "link-damaged"],
    ["A!!!", "link-damaged"],
    [packed("clocksmith position 1").slice(0, -4), "link-damaged"],
    [`A${"a".repeat(100_000)}`, "link-long"],
    [packed(" ".repeat(500_001)), "link-long"],
  ])("is refused in words where it is none: %.12s", async (code, reason) => {
    await expect(readCode(code)).rejects.toMatchObject({ code: reason });
  });

  test("that is too long is not written", async () => {
    await expect(writeCode("x".repeat(500_001))).rejects.toMatchObject({ code: "link-long" });
    const noise = Array.from({ length: 120_000 }, () => Math.random().toString(36)[2]).join("");
    await expect(writeCode(noise)).rejects.toMatchObject({ code: "link-long" });
  });
});

describe("an address", () => {
  const code = (path: string) => codeIn(new URL(path, "http://localhost"));

  test("holds a position behind its sign or in its query", () => {
    expect(code("/#AbC")).toBe("AbC");
    expect(code("/?seat=1&position=AbC")).toBe("AbC");
    expect(code("/?embed#AbC")).toBe("AbC");
  });

  test("is one of another page otherwise, but never within a frame", () => {
    expect(code("/")).toBeNull();
    expect(code("/#main")).toBeNull();
    expect(code("/rules/khronos#A1")).toBeNull();
    expect(code("/?embed")).toBe("");
  });
});
