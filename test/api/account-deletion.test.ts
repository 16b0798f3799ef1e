import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sha256 } from "../../src/kernel/hash.ts";
import { SCOPES, type Scope } from "../../src/kinds/access.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { fillAccount, PASSWORD } from "../kit/full-account.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, type RestError } from "../kit/rest-client.ts";
import { waitUntil } from "../process/wait-until.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

const ADA = "acc_0000000000000000000000ad";
const KEYS = {
  account: `qk_${"a".repeat(43)}`,
  requests: `qk_${"r".repeat(43)}`,
  billing: `qk_${"b".repeat(43)}`,
  all: `qk_${"z".repeat(43)}`,
};

let server: ApiServer;
let store: Store;
beforeAll(async () => {
  server = await startApiServer();
  store = storeOf(server.db);
  await fillAccount(store, ADA, "ada-name");
  const key = { accountId: ADA, label: "", hint: "qk_…", createdAt: new Date(), revokedAt: null };
  const scopes = {
    account: ["account"],
    requests: ["requests:read"],
    billing: ["billing:read"],
    all: [...SCOPES],
  } satisfies Record<string, Scope[]>;
  for (const [place, name] of (["account", "requests", "billing", "all"] as const).entries())
    await store.apiKeys.insertOne({
      ...{ ...key, _id: `key_00000000000000000000000${place}`, hash: sha256(KEYS[name]), place: place + 1 },
      scopes: scopes[name],
    });
});
afterAll(async () => {
  await Promise.all([store.runLogs, store.pricePoints, store.mails].map((one) => one.deleteMany({})));
  await server.stop();
});

const remove = (key: string | null, body?: unknown) =>
  rest<RestError & { id: string }>(server.url, key, "/v1/account", { method: "DELETE", body });

it("exports to the owner and to a key with all scopes alone", async () => {
  const get = (key: string) =>
    fetch(`${server.url}/v1/account/export`, { headers: { authorization: `Bearer ${key}` } });
  expect((await get(KEYS.requests)).status).toBe(403);
  expect((await get(KEYS.billing)).status).toBe(403);
  expect((await get(KEYS.account)).status).toBe(403);
  expect((await fetch(`${server.url}/v1/account/export`)).status).toBe(401);
  const answer = await get(KEYS.all);
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
    200,
    `attachment; filename="quarry-${ADA}.tar.gz"`,
  ]);
  const viewer = await graphqlData<AnswerJson>(server.url, KEYS.all, "{ viewer { exportUrl } }", {});
  expect(viewer.viewer.exportUrl).toBe(`${server.url}/v1/account/export`);
  const tar = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
  for (const file of ["account.jsonl", "records.jsonl", "manifest.json"]) expect(tar).toContain(file);
  expect(tar).toContain('"record":{"seq":2,"for":"ada-name"}');
});

it("refuses to close it without the right password and credential, and changes nothing", async () => {
  const open = await store.accounts.findOne({ _id: ADA });
  expect((await remove(null, { password: PASSWORD })).body.code).toBe("unauthenticated");
  expect((await remove(KEYS.requests, { password: PASSWORD })).body.code).toBe("forbidden");
  expect((await remove(KEYS.account, { password: "another password" })).body.code).toBe("forbidden");
  expect((await remove(KEYS.account)).body.code).toBe("invalid_input");
  const own = (await remove(server.apiKey, { password: PASSWORD })).body;
  expect([own.code, own.message]).toEqual(["forbidden", expect.stringContaining("the server's own")]);
  expect(await store.accounts.findOne({ _id: ADA })).toEqual(open);
  expect(await store.apiKeys.countDocuments({ accountId: ADA, revokedAt: null })).toBe(5);
});

it("closes it at once, and the jobs of the server erase it when its days are over", async () => {
  const { status, body } = await remove(KEYS.account, { password: PASSWORD });
  expect([status, body.id]).toEqual([200, ADA]);
  for (const key of Object.values(KEYS)) expect((await remove(key)).status).toBe(401);
  const mutation = 'mutation { accountRestore(token: "nope") { message } }';
  const refused = (await graphql(server.url, null, mutation)).body.errors?.[0]?.extensions.code;
  expect(refused).toBe("not_found");
  expect(await store.mails.countDocuments({ accountId: ADA, _id: /^account-closed:/ })).toBe(1);
  await store.accounts.updateOne({ _id: ADA }, { $set: { "closing.eraseAt": new Date(0) } });
  await waitUntil(
    "it is erased",
    async () => (await store.accounts.findOne({ _id: ADA }))?.erasedAt !== undefined,
  );
  expect(await store.requests.countDocuments({ accountId: ADA })).toBe(0);
  expect(await store.records.countDocuments({ requestId: `req_${ADA.slice(4)}` })).toBe(0);
  expect(await store.ledger.countDocuments({ accountId: ADA })).toBe(2);
});
