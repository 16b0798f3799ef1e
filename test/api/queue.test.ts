import { afterAll, beforeAll, expect, it } from "vitest";
import { placeAt } from "../../src/store/queue/queue-place.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { subscribe } from "../kit/websocket-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
  await call("", { body: { slug: "shop" } });
  const toml = `slug = "shop"\n[static]\nfolder = "p"\n[capabilities]\nqueue = true\n[[queues]]\nname = "declared"\nmax_retries = 7\ndead_letter_queue = "given-up"\n[[queues]]\nname = "given-up"\n`;
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
  expect(listed.body.data.map(({ name }) => name)).toEqual(["dead", "declared", "given-up", "mails"]);
  expect(listed.body.data[1]).toMatchObject({ ...USUAL, maxRetries: 7, deadLetterQueue: "given-up" });
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

it("refuses a delay after which nobody would remember the message", async () => {
  await make("short", { retentionSeconds: 60 });
  const refused = await send("short", { body: 1, delaySeconds: 61 });
  expect([refused.status, refused.body.code]).toEqual([400, "invalid_input"]);
  expect((await sendBatch("short", { messages: [{ body: 1 }], delaySeconds: 61 })).status).toBe(400);
  expect((await waiting("short")).data).toEqual([]);
  expect((await send("short", { body: 1, delaySeconds: 60 })).status).toBe(201);
});

it("a look at what happened to a message counts, whether there is one or not", async () => {
  await make("looked-at");
  const before = await used();
  expect((await queues("/looked-at/messages/msg_000000010000000000000000")).status).toBe(404);
  expect((await used()) - before).toBe(1);
});

const pull = (name: string, body: object = {}) =>
  queues<{ messages: { id: string; leaseId: string; attempts: number; body: number }[] }>(`/${name}/pull`, {
    body,
  });
const acknowledge = (name: string, body: object) => queues(`/${name}/acknowledge`, { body });

it("what is pulled nobody else gets, until it is acknowledged, given back, or its time is over", async () => {
  await make("pulled");
  const delivers = await queues("/pulled/pull", { body: {} });
  expect([delivers.status, delivers.body.code]).toEqual([409, "queue_delivers"]);
  await set("pulled", { paused: true });
  const ids = (await sendBatch("pulled", { messages: [{ body: 1 }, { body: 2 }, { body: 3 }] })).body.ids;
  // However many pull at once, each message is one's own.
  const at = await Promise.all(
    [1, 2, 3, 4].map(() => pull("pulled", { batchSize: 2, visibilityTimeoutSeconds: 43_200 })),
  );
  const first = at.flatMap(({ body }) => body.messages);
  for (let more = await pull("pulled"); more.body.messages.length > 0; more = await pull("pulled"))
    first.push(...more.body.messages);
  expect(first.map(({ id }) => id).sort()).toEqual((ids as string[]).toSorted());
  expect(new Set(first.map(({ attempts }) => attempts))).toEqual(new Set([1]));
  const [done, again] = [first.find(({ body }) => body === 1), first.find(({ body }) => body === 2)];
  const said = { acks: [done?.leaseId], retries: [{ leaseId: again?.leaseId }] };
  expect((await acknowledge("pulled", said)).body).toEqual({ acknowledged: 1, retried: 1, lost: [] });
  const second = (await pull("pulled")).body.messages;
  expect(second.map(({ id, attempts }) => [id, attempts])).toEqual([[again?.id, 2]]);
  // The lease of before is over, and takes nothing away from whoever has the message now.
  expect((await acknowledge("pulled", { acks: [again?.leaseId] })).body).toMatchObject({
    ...{ acknowledged: 0, lost: [again?.leaseId] },
  });
  expect((await waiting("pulled")).data.map(({ id }) => id)).toContain(again?.id);
  expect((await acknowledge("pulled", { acks: [second[0]?.leaseId] })).body).toMatchObject({
    acknowledged: 1,
  });
  for (const body of [{ acks: [] }, { acks: ["nonsense"] }])
    expect((await acknowledge("pulled", body)).status).toBe(400);
  for (const body of [{ batchSize: 101 }, { visibilityTimeoutSeconds: 43_201 }])
    expect((await pull("pulled", body)).status).toBe(400);
});

it("what is pulled too often goes to the dead-letter queue", async () => {
  await make("aside", { paused: true });
  await make("poison", { paused: true, maxRetries: 1, deadLetterQueue: "aside" });
  const { id } = (await send("poison", { body: 1 })).body;
  for (const attempts of [1, 2]) {
    const [message] = (await pull("poison")).body.messages;
    expect(message).toMatchObject({ id, attempts });
    await acknowledge("poison", { retries: [{ leaseId: message?.leaseId }] });
  }
  expect((await pull("poison")).body.messages).toEqual([]);
  expect((await waiting("aside")).data).toMatchObject([{ id, state: "dead", sourceQueue: "poison" }]);
});

it("who watches a queue hears how it stands, and what is sent into it", async () => {
  await make("watched", { paused: true });
  const query = `subscription { queueUpdated(service: "shop", queue: "watched") { backlogCount } }`;
  const watching = subscribe<{ queueUpdated: { backlogCount: number } }>(server.wsUrl, server.apiKey, query);
  expect((await watching.next())?.data?.queueUpdated.backlogCount).toBe(0);
  await send("watched", { body: 1 });
  for (let count = 0; count < 1;) count = (await watching.next())?.data?.queueUpdated.backlogCount ?? 0;
  await watching.close();
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
  // The key remembers what was asked: nothing else is acknowledged by it.
  for (const body of [{ body: "other" }, { body: "hello", delaySeconds: 60 }]) {
    const reused = await send("once", { ...body, idempotencyKey: "order-17" });
    expect(reused.body.code).toBe("idempotency_key_reused");
  }
  const query = `mutation ($a: QueueSendInput!, $b: QueueSendInput!) {
    a: queueSend(service: "shop", queue: "once", input: $a) { message { id } }
    b: queueSend(service: "shop", queue: "once", input: $b) { message { id } }
  }`;
  const keyed = (n: number) => ({ body: n, idempotencyKey: "two fields" });
  const { body: answer } = await graphql(server.url, server.apiKey, query, { a: keyed(1), b: keyed(2) });
  expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(["idempotency_key_reused"]);
  expect((await waiting("once")).data).toHaveLength(2);
});

it("sends with one key at once are one, counted once, and a refused one is none", async () => {
  await make("counted");
  const before = await used();
  const all = await Promise.all(
    Array.from({ length: 40 }, () =>
      sendBatch("counted", { messages: [{ body: 1 }, { body: 2 }], idempotencyKey: "k" }),
    ),
  );
  expect(new Set(all.map(({ body }) => JSON.stringify(body.ids))).size).toBe(1);
  expect((await used()) - before).toBe(2);
  expect((await waiting("counted")).data).toHaveLength(2);
});

it("queues that name each other at once do not end in a ring, and a ring holds nobody up", async () => {
  for (const name of ["ca", "cb", "cc"]) await make(name);
  for (let round = 0; round < 5; round++) {
    await Promise.all([set("ca", { deadLetterQueue: "cb" }), set("cb", { deadLetterQueue: "ca" })]);
    const [ca, cb] = [(await queues("/ca")).body, (await queues("/cb")).body];
    expect([ca.deadLetterQueue, cb.deadLetterQueue]).not.toEqual(["cb", "ca"]);
    await Promise.all([set("ca", { deadLetterQueue: null }), set("cb", { deadLetterQueue: null })]);
  }
  const ids = new Map(
    (
      await server.db
        .collection("resources")
        .find({ name: /^c[ab]$/ })
        .toArray()
    ).map((one) => [one.name, one._id]),
  );
  for (const [name, to] of [
    ["ca", "cb"],
    ["cb", "ca"],
  ] as const)
    await server.db
      .collection("resources")
      .updateOne({ name }, { $set: { "settings.deadLetterQueue": ids.get(to) } });
  expect((await set("cc", { deadLetterQueue: "ca" })).status).toBe(200);
});

it("messages of one batch have places in their order, however many come in a millisecond", () => {
  const now = new Date(1_800_000_000_000);
  const places = Array.from({ length: 10_000 }, () => placeAt(now, now));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBe(10_000);
  const next = placeAt(new Date(now.getTime() + 10), new Date(now.getTime() + 10));
  expect(next).toBeGreaterThan(places.at(-1) ?? 0);
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
