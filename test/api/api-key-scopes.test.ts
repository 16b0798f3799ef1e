import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../cli/run-cli.ts";
import { graphql } from "../kit/graphql-client.ts";
import { rest, type RestError } from "../kit/rest-client.ts";
import { OPERATOR_TOKEN, startApiServer, type ApiServer } from "./api-server.ts";

interface NewKey {
  id: string;
  secret: string;
  scopes: string[];
  expiresAt: string | null;
}

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

const make = (body: object, key = server.apiKey) =>
  rest<NewKey & RestError>(server.url, key, "/v1/api-keys", { body });
const codeOf = async (key: string, path: string, body?: unknown) => {
  const answer = await rest<RestError>(server.url, key, path, body === undefined ? {} : { body });
  return [answer.status, answer.body.code];
};
const graphqlCode = async (key: string, query: string) =>
  (await graphql(server.url, key, query)).body.errors?.[0]?.extensions.code;
const counts = () =>
  Promise.all(["requests", "apiKeys", "ledger"].map((name) => server.db.collection(name).countDocuments()));

it("a key opens what its scopes name, on every face, and what it may not do changes nothing", async () => {
  const reader = (await make({ label: "reader", scopes: ["requests:read"] })).body;
  expect(reader).toMatchObject({ scopes: ["requests:read"], expiresAt: null });
  expect(await codeOf(reader.secret, "/v1/requests")).toEqual([200, undefined]);
  const before = await counts();
  const create = { scraper: "counter", input: { total: 1 } };
  expect(await codeOf(reader.secret, "/v1/requests", create)).toEqual([403, "forbidden"]);
  expect(await codeOf(reader.secret, "/v1/api-keys", { label: "more" })).toEqual([403, "forbidden"]);
  expect(await codeOf(reader.secret, `/v1/api-keys/${reader.id}/revoke`, {})).toEqual([403, "forbidden"]);
  expect(await graphqlCode(reader.secret, 'mutation { apiKeyCreate(label: "x") { secret } }')).toBe(
    "forbidden",
  );
  expect(await graphqlCode(reader.secret, "{ viewer { id } }")).toBe("forbidden");
  expect(await graphqlCode(reader.secret, `{ node(id: "${reader.id}") { id } }`)).toBe("forbidden");
  expect(await counts()).toEqual(before);
});

it("a key makes no key that may do more than itself", async () => {
  const { secret } = (await make({ label: "accounts", scopes: ["account"] })).body;
  const before = await counts();
  const more = await make({ label: "more", scopes: ["account", "requests:write"] }, secret);
  expect([more.status, more.body.message]).toEqual([
    403,
    "A key makes no key that may do more than itself: it lacks requests:write.",
  ]);
  expect(await counts()).toEqual(before);
  expect((await make({ label: "as much" }, secret)).body.scopes).toEqual(["account"]);
});

it("a key with an end makes no key that outlives it", async () => {
  const end = new Date(Date.now() + 3_600_000).toISOString();
  const { secret } = (await make({ label: "for an hour", expiresAt: end })).body;
  const before = await counts();
  const later = await make({ label: "later", expiresAt: "2099-01-01T00:00:00Z" }, secret);
  expect([later.status, later.body.message]).toEqual([
    403,
    `A key makes no key that outlives it: it ends at ${end}.`,
  ]);
  expect(await counts()).toEqual(before);
  const child = (await make({ label: "as long" }, secret)).body;
  expect(child.expiresAt).toBe(end);
  expect((await make({ label: "of it" }, child.secret)).body.expiresAt).toBe(end);
  const sooner = new Date(Date.now() + 60_000).toISOString();
  expect((await make({ label: "sooner", expiresAt: sooner }, secret)).body.expiresAt).toBe(sooner);
});

it("refuses unknown scopes and an end in the past, and makes no key", async () => {
  const before = await counts();
  for (const body of [
    { label: "x", scopes: ["everything"] },
    { label: "x", scopes: [] },
    { label: "x", expiresAt: "2020-01-01T00:00:00Z" },
    { label: "x", expiresAt: "tomorrow" },
  ]) {
    const { status, body: answer } = await make(body);
    expect([status, answer.code]).toEqual([400, "invalid_input"]);
  }
  expect(
    await graphqlCode(server.apiKey, 'mutation { apiKeyCreate(label: "x", scopes: ["y"]) { secret } }'),
  ).toBe("invalid_input");
  expect(await counts()).toEqual(before);
});

it("an operator token does what is the operator's and opens nothing of an account", async () => {
  expect(await graphqlCode(OPERATOR_TOKEN, "{ erasures { id } }")).toBeUndefined();
  expect(await graphqlCode(OPERATOR_TOKEN, "{ viewer { id } }")).toBe("forbidden");
  expect(await codeOf(OPERATOR_TOKEN, "/v1/requests")).toEqual([403, "forbidden"]);
  const before = await counts();
  expect(await codeOf(OPERATOR_TOKEN, "/v1/api-keys", { label: "x" })).toEqual([403, "forbidden"]);
  expect(await counts()).toEqual(before);
  const { body } = await rest<object>(server.url, OPERATOR_TOKEN, "/v1/auth/credential");
  expect(body).toMatchObject({
    kind: "operator",
    id: expect.stringMatching(/^opr_[0-9a-f]{12}$/),
    isOperator: true,
  });
});

it("who made a key is shown, and revoking one names and takes along what comes from it, on every face", async () => {
  const env = { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey };
  const family = async () => {
    const parent = (await make({ label: "parent" })).body;
    const child = (await make({ label: "child" }, parent.secret)).body;
    return { parent, child };
  };
  const madeBy = async (id: string) =>
    (
      await graphql(
        server.url,
        server.apiKey,
        `{ node(id: "${id}") { ... on ApiKey { madeBy { kind id } } } }`,
      )
    ).body.data?.["node"];
  const works = async ({ secret }: NewKey) => (await codeOf(secret, "/v1/requests"))[0] === 200;

  const one = await family();
  expect(one.child).toMatchObject({ madeBy: { kind: "api_key", id: one.parent.id } });
  expect(await madeBy(one.child.id)).toEqual({ madeBy: { kind: "API_KEY", id: one.parent.id } });
  const listed = JSON.parse((await runCli(["api-keys", "list", "--json"], { env })).stdout) as NewKey[];
  expect(listed.find(({ id }) => id === one.child.id)).toMatchObject({ madeBy: { id: one.parent.id } });
  const revoke = `/v1/api-keys/${one.parent.id}/revoke`;
  const kept = await rest<NewKey & { descendants: object[] }>(server.url, server.apiKey, revoke, {
    body: { cascade: false },
  });
  expect(kept.body.descendants).toMatchObject([{ id: one.child.id, revokedAt: null }]);
  expect([await works(one.parent), await works(one.child)]).toEqual([false, true]);

  const two = await family();
  const answer = await rest<{ descendants: object[] }>(
    server.url,
    server.apiKey,
    `/v1/api-keys/${two.parent.id}`,
    { method: "DELETE" },
  );
  expect(answer.body.descendants).toMatchObject([
    { id: two.child.id, revokedAt: expect.any(String) as unknown },
  ]);
  expect([await works(two.parent), await works(two.child)]).toEqual([false, false]);

  const three = await family();
  const query = `mutation { apiKeyRevoke(id: "${three.parent.id}") { descendants { id revokedAt } } }`;
  const { body } = await graphql(server.url, server.apiKey, query);
  expect(body.data?.["apiKeyRevoke"]).toMatchObject({ descendants: [{ id: three.child.id }] });
  expect(await works(three.child)).toBe(false);

  const four = await family();
  const words = async (...more: string[]) =>
    (await runCli(["api-keys", "revoke", four.parent.id, ...more], { env })).stdout.split("\n")[1];
  expect(await words("--no-cascade")).toBe(`${four.child.id} child, which comes from it, still works`);
  expect(await words()).toBe(`${four.child.id} child, which comes from it, was revoked too`);
  expect(await works(four.child)).toBe(false);
});
