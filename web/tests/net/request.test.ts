import { expect, test } from "vitest";

import { Api } from "../../src/net/api";
import { RequestError } from "../../src/net/error";
import { Requests, type Fetch } from "../../src/net/request";

type Answer = () => Response;

const lost: Answer = () => {
  throw new TypeError("network");
};
const ok =
  (body: unknown): Answer =>
  () =>
    Response.json(body);
const error =
  (status: number, body: unknown): Answer =>
  () =>
    Response.json(body, { status });

function server(...answers: Answer[]) {
  const asked: { path: string; body: string }[] = [];
  const fetch: Fetch = (path, init) => {
    asked.push({ path, body: (init.body ?? "") as string });
    return new Promise((resolve) => resolve((answers.shift() ?? lost)()));
  };
  return { asked, api: new Api(new Requests("/api/", fetch, () => Promise.resolve())) };
}

test("a command without an answer is sent again with the same key", async () => {
  const { api, asked } = server(lost, error(503, {}), ok({ number: 8 }));
  await expect(api.act("t", 0, 7, "end")).resolves.toEqual({ number: 8 });
  expect(asked).toHaveLength(3);
  expect(asked[0]?.path).toBe("/api/tables/t/actions");
  expect(asked[2]?.body).toBe(asked[0]?.body);
  expect(asked[0]?.body).toMatch(/"key":"[0-9a-f]{32}"/);
});

test("a refusal is not sent again", async () => {
  const refusal = { type: "Refusal", rule: "5.5", key: "hierarchy", details: [] };
  const { api, asked } = server(
    error(422, { code: "refused", message: "no", rule: "5.5", refusal }),
  );
  const thrown = await api.act("t", 0, 7, "end").catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(RequestError);
  expect(thrown).toMatchObject({ code: "refused", rule: "5.5", status: 422, refusal });
  expect(asked).toHaveLength(1);
});

test("what has no key is never sent twice", async () => {
  const { api, asked } = server(lost);
  await expect(api.hint("t", 0, 1)).rejects.toMatchObject({ code: "unreachable" });
  expect(asked).toHaveLength(1);
});

test("after some tries it is said that nobody answers", async () => {
  const { api, asked } = server();
  await expect(api.tables()).rejects.toMatchObject({ code: "unreachable" });
  expect(asked).toHaveLength(6);
});

test("an answer that is not ours is still an error", async () => {
  const { api } = server(() => new Response("<html>", { status: 500, statusText: "Oh" }));
  await expect(api.me()).rejects.toMatchObject({ code: "unknown", message: "500 Oh" });
});

test("names in addresses are written safely", async () => {
  const { api, asked } = server(ok({}));
  await api.invitation("a/b?c");
  expect(asked[0]?.path).toBe("/api/invitations/a%2Fb%3Fc");
});

test("whoever comes for the first time is known before anything is changed", async () => {
  let known: () => void = () => undefined;
  const asked: string[] = [];
  const fetch: Fetch = async (path) => {
    asked.push(path);
    if (path === "/api/me") await new Promise<void>((resolve) => (known = resolve));
    return Response.json({});
  };
  const api = new Api(new Requests("/api/", fetch));
  const me = api.me();
  const accepted = api.accept("token");
  await Promise.resolve();
  expect(asked).toEqual(["/api/me"]);
  known();
  await Promise.all([me, accepted]);
  expect(asked).toEqual(["/api/me", "/api/invitations/token"]);
});

test("what was begun before its page is there is not asked for twice, but anew later", async () => {
  const { api, asked } = server(ok({ mine: [1] }), ok({ mine: [2] }));
  const first = api.begin("tables");
  await expect(api.tables()).resolves.toEqual({ mine: [1] });
  await expect(first).resolves.toEqual({ mine: [1] });
  await expect(api.tables()).resolves.toEqual({ mine: [2] });
  expect(asked).toHaveLength(2);
});
