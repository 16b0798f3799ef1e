import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailboxOf } from "../../src/domain/session/mailbox.ts";
import { sha256 } from "../../src/kernel/hash.ts";
import { SCOPES, type Scope } from "../../src/kinds/access.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { fillAccount, PASSWORD } from "../kit/full-account.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { mailsTo } from "../kit/mail-outbox.ts";
import { rest, untilTerminal, type RestError } from "../kit/rest-client.ts";
import { waitUntil } from "../process/wait-until.ts";
import { startReceiver } from "../webhook/receiver.ts";
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

it("leaves nothing of what an account said, in no spelling, in any document or file of the data folder", async () => {
  const typed = " Zo.Kepler@Bu\u0308cher-Kepler.Example";
  const mailbox = mailboxOf(typed);
  const domain = mailbox.split("@")[1]!;
  // As mails name it.
  const shown = mailbox;
  const receiver = await startReceiver();
  const told = {
    name: "Zo Keplerina",
    label: "keplers-laptop",
    url: `${receiver.url}/hook-of-kepler`,
    subject: "Keplers Request fails",
    details: "Kepler wrote this and more",
    reply: "Kepler asks again",
    tag: "tag-of-kepler",
    query: "keplerquest",
    browser: "KeplerBrowser/1.0",
  };
  const open = (path: string, body: object) =>
    rest<AnswerJson>(server.url, null, path, { body, headers: { "user-agent": told.browser } });
  await open("/v1/auth/sign-up", { email: typed, name: told.name });
  const [mail] = await mailsTo(server, shown, 1);
  const token = /^qm_[\w-]{43}\r?$/m.exec(mail!)![0].trim();
  const session = (await open("/v1/auth/verify", { token, password: PASSWORD })).body.token as string;
  const call = async (path: string, body?: object, method?: string) => {
    const answer = await rest<AnswerJson>(server.url, session, path, { body, ...(method && { method }) });
    expect([path, answer.body, answer.status < 300]).toEqual([path, answer.body, true]);
    return answer.body;
  };
  // Known by the address alone: a second sign-up, a reset, wrong passwords.
  await open("/v1/auth/sign-up", { email: `zo.kepler@${domain}`, name: told.name });
  await open("/v1/auth/password-reset", { email: typed });
  for (const password of ["wrong-of-kepler", "wrong-of-kepler-2"])
    expect((await open("/v1/auth/sign-in", { email: typed, password })).status).toBe(401);
  const { accountId } = await call("/v1/auth/credential");
  await store.wallets.updateOne(
    { _id: accountId },
    { $set: { isOpen: true, availableUsdMicros: 1_000_000 } },
  );
  const made = await call("/v1/api-keys", { label: told.label });
  await call("/v1/webhooks", { url: told.url, topics: ["request.finished"] });
  const { id: ticket } = await call("/v1/support/tickets", { subject: told.subject, details: told.details });
  await call(`/v1/support/tickets/${ticket}/replies`, { message: told.reply });
  for (const request of [
    { scraper: "counter", input: { total: 3 }, tags: [told.tag] },
    { scraper: "codehost", input: { operation: "search", query: told.query }, limit: 1 },
  ])
    await untilTerminal(server.url, session, (await call("/v1/requests", request)).id as string);
  await waitUntil("the webhooks", () => receiver.received.length >= 2);
  await call("/v1/account/export");
  await mailsTo(server, shown, 3);

  const { id: keyId, secret } = made as { id: string; secret: string };
  const texts = [
    ...[...Object.values(told), typed.trim(), mailbox, shown, domain, "cher-Kepler", "wrong-of-kepler"],
    ...[keyId, secret, sha256(secret), session, sha256(session), sha256(token), ticket as string],
  ];
  const found = async () => [...(await inDocuments(texts)), ...(await inFiles(texts))].sort();
  // It finds them before.
  expect(await found()).toEqual(
    expect.arrayContaining(["accounts", "apiKeys", "logins", "mailedTokens", "requests", "tickets"]),
  );
  expect((await found()).some((name) => name.startsWith("outbox/"))).toBe(true);

  await call("/v1/account", { password: PASSWORD }, "DELETE");
  await mailsTo(server, shown, 4);
  await store.accounts.updateOne({ _id: accountId }, { $set: { "closing.eraseAt": new Date(0) } });
  await waitUntil(
    "it is erased",
    async () => (await store.accounts.findOne({ _id: accountId }))?.erasedAt !== undefined,
  );
  await receiver.close();
  expect(await found()).toEqual([]);
  for (const text of texts) expect(server.output()).not.toContain(text);
  // What names the account by its id still is what docs/operations.md says.
  expect(await inDocuments([accountId as string])).toEqual(
    expect.arrayContaining(["accounts", "events", "ledger", "wallets"]),
  );
});

/** Collections that hold one of these texts, in any case of its letters. */
async function inDocuments(texts: readonly string[]): Promise<string[]> {
  const holding: string[] = [];
  for (const { name } of await server.db.listCollections().toArray())
    for await (const doc of server.db.collection(name).find()) {
      const text = JSON.stringify(doc).toLowerCase();
      const one = texts.find((one) => text.includes(JSON.stringify(one).slice(1, -1).toLowerCase()));
      if (one !== undefined && !holding.includes(name)) holding.push(name);
    }
  return holding;
}

/** The same of files; the engine's own hold what the documents hold, and what they held until it is overwritten. */
async function inFiles(texts: readonly string[]): Promise<string[]> {
  const paths = (await readdir(server.dataDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/(?:\.wt|^WiredTiger.*)$/.test(entry.name))
    .map((entry) => relative(server.dataDir, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith("journal/"));
  const holding: string[] = [];
  for (const path of paths) {
    const text = (await readFile(join(server.dataDir, path), "utf8")).replaceAll("=\r\n", "").toLowerCase();
    if (texts.some((one) => text.includes(one.toLowerCase()))) holding.push(path);
  }
  return holding;
}
