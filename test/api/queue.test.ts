import { afterAll, beforeAll, expect, it } from "vitest";
import { graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
  await call("", { body: { slug: "shop" } });
  const toml = `slug = "shop"\n[static]\nfolder = "p"\n[capabilities]\nqueue = true\n[[queues]]\nname = "declared"\nmax_retries = 7\n`;
  const body = await archiveOfFiles({ "service.toml": toml, "static/index.html": "x" });
  await call("/shop/deployments", { body, headers: { "content-type": "application/gzip" } });
});
afterAll(() => server?.stop());

const call = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  rest<T>(server.url, key, `/v1/services${path}`, options);
const queues = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  call<T>(`/shop/queues${path}`, options, key);
const make = async (name: string, settings = {}) => {
  const made = await queues("", { body: { name, ...settings } });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
};
const set = (name: string, body: object) => queues(`/${name}`, { method: "PUT", body });
const send = (name: string, body: object) => queues(`/${name}/messages`, { body });
const sendBatch = (name: string, body: object) => queues(`/${name}/messages/batch`, { body });
const waiting = async (name: string, more = "") =>
  (await queues<{ data: AnswerJson[]; nextCursor: string | null }>(`/${name}/messages${more}`)).body;
const used = async () => {
  const usage = await rest<{ meters: { meter: string; used: number }[] }>(
    server.url,
    server.apiKey,
    "/v1/usage",
  );
  return usage.body.meters.find(({ meter }) => meter === "queue_operations")?.used ?? 0;
};

const USUAL = {
  ...{ maxRetries: 3, retentionSeconds: 345_600, maxBatchSize: 10, maxBatchTimeoutSeconds: 5 },
  ...{
    retryDelaySeconds: 0,
    retryBackoff: "fixed",
    maxConcurrency: 10,
    deadLetterQueue: null,
    paused: false,
  },
};

it("is made, listed, shown and changed in part, and clears its dead-letter queue by null", async () => {
  const dead = await make("dead");
  const made = await make("mails", { maxRetries: 5, deadLetterQueue: "dead" });
  expect(made).toEqual({
    ...{ ...USUAL, id: made.id, serviceId: made.serviceId, name: "mails", variable: "SVC_QUEUE_MAILS" },
    ...{ maxRetries: 5, deadLetterQueue: "dead", createdAt: made.createdAt, deletedAt: null },
  });
  expect(made.id).toMatch(/^que_[0-9a-f]{24}$/);
  expect((await queues(`/${made.id}`)).body).toEqual(made);
  const listed = await queues<{ data: AnswerJson[] }>("");
  expect(listed.body.data.map(({ name }) => name)).toEqual(["dead", "declared", "mails"]);
  expect(listed.body.data[1]).toMatchObject({ ...USUAL, maxRetries: 7 });
  expect((await set("mails", { maxBatchSize: 100, retryBackoff: "exponential" })).body).toEqual({
    ...made,
    ...{ maxBatchSize: 100, retryBackoff: "exponential" },
  });
  expect((await set("mails", { deadLetterQueue: null })).body.deadLetterQueue).toBeNull();
  expect((await set("mails", { deadLetterQueue: dead.id })).body.deadLetterQueue).toBe("dead");
  const query = `query ($id: ID!) { node(id: $id) { ... on Queue { name deadLetterQueue } } }`;
  expect(await graphqlData(server.url, server.apiKey, query, { id: made.id })).toEqual({
    node: { name: "mails", deadLetterQueue: "dead" },
  });
});

it("refuses what would lose messages or go in a circle, and changes nothing", async () => {
  await make("first");
  await make("second", { deadLetterQueue: "first" });
  for (const [name, settings] of [
    ["second", { deadLetterQueue: "second" }],
    ["first", { deadLetterQueue: "second" }],
    ["second", { deadLetterQueue: "nowhere" }],
    ["second", { maxRetries: 101 }],
    ["second", { retentionSeconds: 59 }],
    ["second", { maxBatchSize: 0 }],
    ["second", { maxBatchTimeoutSeconds: 61 }],
    ["second", { retryBackoff: "never" }],
  ] as const) {
    const before = (await queues(`/${name}`)).body;
    const refused = await set(name, settings);
    expect([refused.status, refused.body.code], JSON.stringify(settings)).toEqual([400, "invalid_input"]);
    expect((await queues(`/${name}`)).body).toEqual(before);
  }
  const own = await queues("", { body: { name: "own", deadLetterQueue: "own" } });
  expect([own.status, own.body.code]).toEqual([400, "invalid_input"]);
  const used = await queues("/first", { method: "DELETE" });
  expect([used.status, used.body.code]).toEqual([409, "resource_in_use"]);
  expect(used.body.message).toContain("second");
  await set("second", { deadLetterQueue: null });
  const gone = await queues("/first", { method: "DELETE" });
  expect(gone.status).toBe(200);
  expect((gone.body.resources as AnswerJson[]).map(({ name }) => name)).not.toContain("first");
});

it("messages wait by state, newest first, page by page, and come back with a deleted queue", async () => {
  await make("pages");
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.push((await send("pages", { body: { n } })).body.id as string);
  const late = await send("pages", { body: "later", contentType: "text", delaySeconds: 86_400 });
  expect(late.status).toBe(201);
  const first = await waiting("pages", "?state=ready&limit=3");
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(2).reverse());
  const rest2 = await waiting("pages", `?state=ready&limit=3&cursor=${first.nextCursor}`);
  expect([rest2.data.map(({ id }) => id), rest2.nextCursor]).toEqual([ids.slice(0, 2).reverse(), null]);
  const delayed = await waiting("pages", "?state=delayed");
  expect(delayed.data).toEqual([
    {
      ...{ id: late.body.id, state: "delayed", contentType: "text", body: "later", sizeBytes: 105 },
      ...{ sentAt: delayed.data[0]?.sentAt, visibleAt: late.body.visibleAt },
      ...{ attempts: 0, sourceQueue: null, lastError: null },
    },
  ]);
  const metrics = await queues("/pages/metrics");
  expect(metrics.body).toMatchObject({ backlogCount: 6, delayedCount: 1, inFlightCount: 0, held: null });
  await queues("/pages", { method: "DELETE" });
  expect((await send("pages", { body: 1 })).status).toBe(404);
  await queues("/pages/restore", { method: "POST" });
  expect((await waiting("pages")).data).toHaveLength(6);
  expect((await queues("/pages/messages", { method: "DELETE" })).body).toEqual({ messages: 6 });
  expect((await waiting("pages")).data).toEqual([]);
  expect(((await waiting("pages", "?cursor=bm9uZQ")) as unknown as AnswerJson).code).toBe("invalid_cursor");
});

it("a batch is stored whole or not at all, and each message is one queue operation", async () => {
  await make("whole");
  const before = await used();
  const sent = await sendBatch("whole", {
    messages: [{ body: 1 }, { body: 2, delaySeconds: 0 }],
    delaySeconds: 60,
  });
  expect([sent.status, (sent.body.ids as string[]).length]).toEqual([201, 2]);
  const found = await waiting("whole");
  expect(found.data.map(({ id, state }) => [id, state])).toEqual([
    [(sent.body.ids as string[])[0], "delayed"],
    [(sent.body.ids as string[])[1], "ready"],
  ]);
  for (const [messages, status, code] of [
    [[], 400, "invalid_input"],
    [Array(101).fill({ body: 1 }), 400, "invalid_input"],
    [[{ body: 1 }, { body: "x".repeat(127_899) }], 413, "message_too_large"],
    [Array(3).fill({ body: "x".repeat(100_000) }), 413, "batch_too_large"],
    [[{ body: 1 }, { contentType: "text" }], 400, "invalid_input"],
  ] as const) {
    const refused = await sendBatch("whole", { messages });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    for (const field of ["message", "agent_instruction", "docs_url"])
      expect(refused.body[field]).toBeTruthy();
  }
  expect((await waiting("whole")).data).toHaveLength(2);
  // Two that were sent, and a look at them twice.
  expect((await used()) - before).toBe(4);
});

it("a send with the key of another sends nothing, however many come at once", async () => {
  await make("once");
  const sends = await Promise.all(
    Array.from({ length: 8 }, () => send("once", { body: "hello", idempotencyKey: "order-17" })),
  );
  expect(new Set(sends.map(({ body }) => body.id)).size).toBe(1);
  const again = await queues("/once/messages", {
    body: { body: "hello" },
    headers: { "idempotency-key": "order-17" },
  });
  expect(again.body.id).toBe(sends[0]?.body.id);
  expect((await waiting("once")).data).toHaveLength(1);
});

it("is not there for another account, whatever that does", async () => {
  await make("own");
  await send("own", { body: 1 });
  const stranger = await otherAccount(server.db);
  for (const [path, options] of [
    ["/own", {}],
    ["/own/messages", {}],
    ["/own/messages", { body: { body: 1 } }],
    ["/own/messages/batch", { body: { messages: [{ body: 1 }] } }],
    ["/own/messages", { method: "DELETE" }],
    ["/own/metrics", {}],
    ["/own", { method: "PUT", body: { paused: true } }],
    ["/own", { method: "DELETE" }],
  ] as const)
    expect((await queues(path, options, stranger)).status, path).toBe(404);
  expect((await waiting("own")).data).toHaveLength(1);
  expect((await queues("/own")).body.paused).toBe(false);
});
