import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { connect, connectEarly, type Listener } from "../../src/net/socket";

class FakeSocket {
  static opened: FakeSocket[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  closed = false;
  readonly readyState = 0;

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  close(): void {
    this.closed = true;
  }
}

function listener(): Listener & { readonly told: unknown[] } {
  const told: unknown[] = [];
  return { told, heard: (message) => told.push(message), closed: () => told.push("closed") };
}

beforeEach(() => {
  FakeSocket.opened = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "h" });
});
afterEach(() => vi.unstubAllGlobals());

test("a connection that was opened early tells in order what was heard before", async () => {
  connectEarly("t", 1);
  const [socket] = FakeSocket.opened;
  socket?.onmessage({ data: '{"type":"welcome"}' });
  const one = listener();
  connect("t", 1, 0, one);
  socket?.onmessage({ data: '{"type":"update"}' });
  await Promise.resolve();
  socket?.onclose();
  expect(FakeSocket.opened).toHaveLength(1);
  expect(one.told).toEqual([{ type: "welcome" }, { type: "update" }, "closed"]);
});

test("a connection to another table or seat is opened anew", () => {
  connectEarly("t", 1);
  connect("t", 0, 0, listener());
  expect(FakeSocket.opened.map(({ closed }) => closed)).toEqual([true, false]);
});

test("an early connection is taken once", () => {
  connectEarly("t", 1);
  connect("t", 1, 0, listener());
  connect("t", 1, 0, listener());
  expect(FakeSocket.opened).toHaveLength(2);
});
