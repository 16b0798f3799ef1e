import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { usdText } from "../../src/kernel/usd.ts";
import { runCli } from "../cli/run-cli.ts";
import { webhookDelivery, webhookEndpoint } from "../../src/kinds/webhook.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestError, type RestRequest } from "../kit/rest-client.ts";
import { waitUntil } from "../process/wait-until.ts";
import { isSigned, startReceiver, type Receiver } from "../webhook/receiver.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

let server: ApiServer;
let receiver: Receiver;
let otherKey: string;
beforeAll(async () => {
  server = await startApiServer();
  receiver = await startReceiver();
  otherKey = await otherAccount(server.db);
});
afterAll(async () => {
  await receiver?.close();
  await server?.stop();
});
afterEach(async () => {
  const { body } = await call("/v1/webhooks");
  for (const { id } of body.data) await call(`/v1/webhooks/${id}`, { method: "DELETE" });
  receiver.received.length = 0;
  receiver.answer = (_call, response) => response.writeHead(204).end();
});

const call = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  rest<T>(server.url, key, path, options);
const create = async (parts = {}) =>
  (await call("/v1/webhooks", { body: { url: receiver.url, topics: ["request.finished"], ...parts } })).body;

async function run(input: Record<string, unknown>): Promise<RestRequest> {
  const body = { scraper: "counter", input, tags: ["hooked"] };
  const { id } = (await call<RestRequest>("/v1/requests", { body })).body;
  return untilTerminal(server.url, server.apiKey, id);
}

it("tells of the end of a Request with its first Records, signed, once for each round", async () => {
  const { secret, id } = await create({ includeRecords: 2 });
  const request = await run({ total: 9, failAt: 4 });
  expect(request.status).toBe("partial");
  const first = await waitUntil("the webhook", () => receiver.received[0]);
  expect(isSigned(first, secret)).toBe(true);
  expect(first.headers["content-type"]).toBe("application/json");
  expect(first.json.type).toBe("request.finished");
  expect(first.json.timestamp).toBe(request.finishedAt);
  const results = (await call(`/v1/requests/${request.id}/results?limit=2`)).body.data;
  const { request: told, records } = first.json.data as AnswerJson;
  expect(records).toEqual(results);
  expect(told).toEqual({
    id: request.id,
    scraper: "counter",
    operation: "count",
    status: "partial",
    stopReason: "source_blocked",
    error: { code: "source_blocked", message: request.error?.message },
    tags: ["hooked"],
    isDemo: false,
    attempt: 1,
    round: 1,
    limit: 100,
    recordCount: 4,
    maxCostUsdMicros: null,
    finalCostUsdMicros: request.finalCostUsdMicros,
    finalCostUsd: usdText(request.finalCostUsdMicros ?? 0),
    currency: "USD",
    createdAt: request.createdAt,
    startedAt: request.startedAt,
    finishedAt: request.finishedAt,
    durationMs: Date.parse(String(request.finishedAt)) - Date.parse(String(request.startedAt)),
    expiresAt: request.expiresAt,
    resultsPath: `/v1/requests/${request.id}/results`,
  });
  await call(`/v1/requests/${request.id}/resume`, { method: "POST" });
  await untilTerminal(server.url, server.apiKey, request.id);
  const second = await waitUntil("the second round", () => receiver.received[1]);
  expect((second.json.data as AnswerJson).request).toMatchObject({ round: 2, status: "succeeded" });
  const deliveries = (await call(`/v1/webhook-deliveries?endpoint_id=${id}`)).body.data;
  // Newest first by their second; within one, ids have no order.
  expect(deliveries.map((one: AnswerJson) => one.id).sort()).toEqual([first.id, second.id].sort());
});

it("tells nobody who does not want it", async () => {
  await create({ topics: ["balance.low"] });
  await create({ isEnabled: false });
  await run({ total: 1 });
  await create();
  const wanted = await run({ total: 1 });
  const [only] = await waitUntil("the webhook", () =>
    receiver.received.length > 0 ? receiver.received : null,
  );
  expect((only?.json.data as AnswerJson).request.id).toBe(wanted.id);
  expect((only?.json.data as AnswerJson).records).toBeUndefined();
  expect(await server.db.collection("webhookDeliveries").countDocuments({ payload: /"counter"/ })).toBe(3);
});

it("refuses what may not be reached or is not known, and stores nothing then", async () => {
  const refused: [object, string][] = [
    [{ url: "https://10.0.0.1/hook" }, "url"],
    [{ url: "https://169.254.169.254/latest" }, "url"],
    [{ url: "http://127.0.0.2/hook" }, "url"],
    [{ url: "https://[::1]/hook" }, "url"],
    [{ url: "http://93.184.216.34/hook" }, "url"],
    [{ url: "https://ann:secret@example.org/" }, "url"],
    [{ url: "ftp://example.org/" }, "url"],
    [{ url: "nonsense" }, "url"],
    [{ url: `https://93.184.216.34/${"x".repeat(2048)}` }, "url"],
    [{ topics: [] }, "topics"],
    [{ topics: ["request.finished", "nope"] }, "topics.1"],
    [{ includeRecords: 101 }, "includeRecords"],
    [{ description: "x".repeat(201) }, "description"],
    [{ secret: "mine" }, "secret"],
  ];
  for (const [parts, path] of refused) {
    const body = { url: receiver.url, topics: ["*"], ...parts };
    const answer = await call<RestError>("/v1/webhooks", { body });
    expect([parts, answer.status, answer.body.details.map((one) => one.path)]).toEqual([parts, 400, [path]]);
  }
  expect((await call("/v1/webhooks")).body.data).toEqual([]);
  const { id } = await create();
  const before = (await call(`/v1/webhooks/${id}`)).body;
  const change = { method: "PATCH", body: { url: "https://10.0.0.1/", topics: ["balance.low"] } };
  expect((await call(`/v1/webhooks/${id}`, change)).status).toBe(400);
  expect((await call(`/v1/webhooks/${id}`)).body).toEqual(before);
});

it("belongs to its account alone", async () => {
  const { id } = await create();
  const { body: sent } = await call(`/v1/webhooks/${id}/test`, { method: "POST" });
  const before = (await call(`/v1/webhooks/${id}`)).body;
  const foreign: [string, object][] = [
    [`/v1/webhooks/${id}`, {}],
    [`/v1/webhooks/${id}`, { method: "PATCH", body: { isEnabled: false } }],
    [`/v1/webhooks/${id}`, { method: "DELETE" }],
    [`/v1/webhooks/${id}/test`, { method: "POST" }],
    [`/v1/webhooks/${id}/rotate-secret`, { method: "POST" }],
    [`/v1/webhooks/${id}/replay-failed`, { method: "POST" }],
    [`/v1/webhook-deliveries?endpoint_id=${id}`, {}],
    [`/v1/webhook-deliveries/${sent.id}`, {}],
    [`/v1/webhook-deliveries/${sent.id}/replay`, { method: "POST" }],
  ];
  for (const [path, options] of foreign)
    expect([path, (await call(path, options, otherKey)).status]).toEqual([path, 404]);
  expect((await call("/v1/webhooks", {}, otherKey)).body.data).toEqual([]);
  expect((await call("/v1/webhook-deliveries", {}, otherKey)).body.data).toEqual([]);
  await waitUntil("the test", () => receiver.received[0]);
  const { lastDeliveredAt: _, ...after } = (await call(`/v1/webhooks/${id}`)).body;
  expect(before).toMatchObject(after);
  expect(receiver.received).toHaveLength(1);
});

it("twenty endpoints and no more, however many are made at once; the secret is shown once", async () => {
  const made = await Promise.all(
    Array.from({ length: 25 }, () =>
      call("/v1/webhooks", { body: { url: receiver.url, topics: ["balance.low"] } }),
    ),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(made.filter(({ body }) => body.code === "webhook_limit_reached")).toHaveLength(5);
  const { secret, id } = made.find(({ status }) => status === 201)!.body;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const shown = JSON.stringify([(await call("/v1/webhooks")).body, (await call(`/v1/webhooks/${id}`)).body]);
  expect(shown).not.toContain(secret.slice(6));
  const data = await graphqlData<AnswerJson>(server.url, server.apiKey, "{ webhookEndpoints { id } }");
  expect(data.webhookEndpoints).toHaveLength(20);
});

it("the command line makes, tests, changes, replays and removes an endpoint", async () => {
  const env = { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey };
  const cli = async (...words: string[]) => runCli(["webhooks", ...words], { env });
  const made = await cli("create", receiver.url, "--topics", "request.finished,balance.low", "--json");
  const { endpoint, secret } = JSON.parse(made.stdout);
  expect((await cli("test", endpoint.id)).stdout).toMatch(/status +delivered\n/);
  expect(isSigned(receiver.received[0]!, secret)).toBe(true);
  receiver.answer = (_call, response) => response.writeHead(410).end("gone");
  const failed = await cli("test", endpoint.id, "--json");
  expect([failed.code, JSON.parse(failed.stdout).attempts[0].answer]).toEqual([1, "gone"]);
  const off = await waitUntil("it is off", async () => {
    const { stdout } = await cli("show", endpoint.id);
    return /enabled +no \(gone\)/.test(stdout) ? stdout : null;
  });
  expect(off).toContain(receiver.url);
  receiver.answer = (_call, response) => response.writeHead(204).end();
  expect((await cli("update", endpoint.id, "--enabled", "on")).stdout).toMatch(/enabled +yes/);
  expect((await cli("replay", "--failed-of", endpoint.id)).stdout).toBe("1 deliveries are sent again\n");
  await waitUntil("it came again", () => receiver.received.length === 3);
  expect(receiver.received[2]?.id).toBe(JSON.parse(failed.stdout).id);
  const rotated = await cli("rotate-secret", endpoint.id);
  expect(rotated.stdout).toMatch(/^whsec_[A-Za-z0-9+/]{43}=\n$/);
  expect((await cli("delete", endpoint.id)).stdout).toBe(`${endpoint.id} was deleted\n`);
  expect((await cli("show", endpoint.id)).code).toBe(4);
});

it("whoever may not make an endpoint may not lead it elsewhere, sign for it, test it or send to it again", async () => {
  const { body: narrow } = await call("/v1/api-keys", { body: { label: "narrow", scopes: ["account"] } });
  receiver.answer = (_call, response) => response.writeHead(410).end();
  const { id } = await create({ includeRecords: 1 });
  await run({ total: 1 });
  const delivery = await waitUntil("the failed webhook", async () => {
    const page = await call(`/v1/webhook-deliveries?endpoint_id=${id}&status=failed`);
    return (page.body.data as AnswerJson[])[0];
  });
  const stored = () =>
    Promise.all(
      ["webhookEndpoints", "webhookDeliveries"].map((name) => server.db.collection(name).find().toArray()),
    );
  const before = await stored();
  const gql = (field: string) => `mutation { ${field} { __typename } }`;
  /** Every mutation of the kinds, and whether it takes what `create` takes. */
  const acts: Record<string, [string, "forbidden" | undefined]> = {
    webhookEndpointCreate: [`input: { url: "${receiver.url}", topics: ["request.finished"] }`, "forbidden"],
    webhookEndpointUpdate: [`id: "${id}", input: { topics: ["webhook.disabled"] }`, "forbidden"],
    webhookEndpointRotateSecret: [`id: "${id}", overlapHours: 0`, "forbidden"],
    webhookEndpointTest: [`id: "${id}"`, "forbidden"],
    webhookDeliveryReplay: [`id: "${delivery.id}"`, "forbidden"],
    webhookDeliveriesReplayFailed: [`endpointId: "${id}"`, "forbidden"],
    webhookEndpointDelete: [`id: "${id}"`, undefined],
  };
  const known = [webhookEndpoint, webhookDelivery].flatMap(({ access }) => Object.keys(access));
  const mutations = known.flatMap((row) =>
    row.startsWith("Mutation.") ? [row.slice("Mutation.".length)] : [],
  );
  expect(Object.keys(acts).sort()).toEqual(mutations.sort());
  for (const [name, [args, code]] of Object.entries(acts)) {
    const { body } = await graphql(server.url, narrow.secret, gql(`${name}(${args})`));
    expect([name, body.errors?.[0]?.extensions.code]).toEqual([name, code]);
    if (code !== undefined) expect(await stored(), name).toEqual(before);
  }
});

it("a key has nothing told, and reads nothing of what was told, that it may not read elsewhere", async () => {
  const keyFor = async (...scopes: string[]) =>
    (await call("/v1/api-keys", { body: { label: scopes.join(), scopes } })).body.secret as string;
  const account = await keyFor("account");
  const reader = await keyFor("account", "requests:read");
  const make = (key: string, parts: object) =>
    call("/v1/webhooks", { body: { url: receiver.url, ...parts } }, key);
  const refusal = (what: string, scope: string) => ({
    code: "forbidden",
    message: `This key lacks \`${scope}\`, which ${what} needs.`,
  });
  const before = await server.db.collection("webhookEndpoints").countDocuments();
  for (const [topic, scope] of [
    ["request.finished", "requests:read"],
    ["balance.low", "billing:read"],
    ["payment.failed", "billing:read"],
    ["payment.disputed", "billing:read"],
    ["plan.ended", "billing:read"],
  ] as const)
    expect((await make(account, { topics: [topic] })).body).toMatchObject(
      refusal(`the topic ${topic}`, scope),
    );
  expect((await make(account, { topics: ["*"] })).body.message).toBe(
    "This key lacks `requests:read` and `billing:read` and `services:read`, which the topic * needs.",
  );
  expect((await make(reader, { topics: ["*"] })).body).toMatchObject(
    refusal("the topic *", "billing:read` and `services:read"),
  );
  expect((await make(account, { topics: ["usage.cap.warned"], includeRecords: 1 })).body).toMatchObject(
    refusal("includeRecords", "requests:read"),
  );
  expect(await server.db.collection("webhookEndpoints").countDocuments()).toBe(before);

  const own = (await make(account, { topics: ["usage.cap.warned", "ticket.replied"] })).body;
  const change = (id: string, body: object, key = account) =>
    call(`/v1/webhooks/${id}`, { method: "PATCH", body }, key);
  expect((await change(own.id, { topics: ["request.finished"] })).body.code).toBe("forbidden");
  expect((await change(own.id, { includeRecords: 100 })).body.code).toBe("forbidden");
  expect((await change(own.id, { topics: ["webhook.disabled"] })).status).toBe(200);
  // Nor does it lead elsewhere what another credential has told.
  const whole = await create({ includeRecords: 1 });
  expect((await change(whole.id, { url: `${receiver.url}/elsewhere` })).body.code).toBe("forbidden");
  expect((await change(whole.id, { description: "of ours", isEnabled: false })).status).toBe(200);
  expect((await change(whole.id, { isEnabled: true })).body.code).toBe("forbidden");
  expect((await change(whole.id, { isEnabled: true }, reader)).body).toMatchObject({ isEnabled: true });

  await run({ total: 1 });
  const { id } = await waitUntil("the webhook", () => receiver.received[0]);
  const delivery = `/v1/webhook-deliveries/${id}`;
  expect((await call(delivery, {}, account)).body).toMatchObject(
    refusal("what request.finished tells", "requests:read"),
  );
  expect((await call(delivery, {}, reader)).body.payload).toContain('"records":[');
  const query = `{ webhookDelivery(id: "${id}") { topic status } }`;
  expect(await graphqlData(server.url, account, query)).toMatchObject({
    webhookDelivery: { topic: "request.finished" },
  });
  expect((await call(`/v1/webhooks/${own.id}/test`, { method: "POST" }, account)).body.payload).toContain(
    "This is a test.",
  );
});
