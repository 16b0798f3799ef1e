import { afterAll, beforeAll, expect, it } from "vitest";
import { createQuarryClient, type QuarryClient, type ServiceLogLine } from "../../src/client/index.ts";
import { Feed } from "../../src/domain/event/feed.ts";
import { MeterService } from "../../src/domain/meter/meter.service.ts";
import { dayOf, monthOf } from "../../src/domain/meter/period.ts";
import { countedIn } from "../../src/domain/meter/shares.ts";
import { forgetLogs, oldestStaying } from "../../src/domain/service-log/forget-logs.ts";
import type { NewLogLine } from "../../src/domain/service-log/log-line.ts";
import { ServiceLogWriter } from "../../src/domain/service-log/service-log-writer.ts";
import { LOG_LIMITS } from "../../src/kinds/service-log.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { readUsage } from "../../src/store/usage/usage.store.ts";
import { graphql, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, type RestError } from "../kit/rest-client.ts";
import { runCli } from "../cli/run-cli.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

let server: ApiServer;
let store: Store;
let feed: Feed;
let meters: MeterService;
let writer: ServiceLogWriter;
let client: QuarryClient;
let accountId: string;
let now = new Date();
const clock = { now: () => now };

beforeAll(async () => {
  server = await startApiServer();
  store = storeOf(server.db);
  feed = new Feed({ store });
  meters = new MeterService({ store, clock, feed });
  writer = new ServiceLogWriter({ store, clock, meters });
  client = createQuarryClient({ url: server.url, apiKey: server.apiKey });
  accountId = (await client.account())?.id ?? "";
});
afterAll(async () => {
  await client?.close();
  await meters?.stop();
  await feed?.stop();
  await server?.stop();
});

const call = <T = { data: AnswerJson[]; nextCursor: string | null }>(path: string, key = server.apiKey) =>
  rest<T>(server.url, key, `/v1/services/${path}`);

async function service(slug: string): Promise<string> {
  const made = await rest<{ id: string }>(server.url, server.apiKey, "/v1/services", { body: { slug } });
  expect(made.status).toBe(201);
  return made.body.id;
}

const line = (message: string, more: Partial<NewLogLine> = {}): NewLogLine => ({
  ...{ level: "info", source: "stdout", message },
  ...more,
});

/** Writes lines of a service, and waits until they are stored. */
async function write(serviceId: string, ...lines: NewLogLine[]): Promise<void> {
  for (const one of lines) writer.add({ accountId, serviceId, deploymentId: "dep_1" }, one);
  await writer.stop();
}

const messages = (lines: readonly AnswerJson[]): unknown[] => lines.map(({ message }) => message);

it("lists and searches lines, newest first, page by page", async () => {
  const id = await service("log-list");
  const fields = { method: "GET", path: "/api/x", status: 500, ms: 1, bytes: 2 };
  await write(
    id,
    line("one"),
    line("Two (2)", { level: "warn", source: "stderr", requestId: "r-1" }),
    line("GET /api/x 500", {
      level: "error",
      source: "http",
      outcome: "worker_crashed",
      fields,
      requestId: "r-1",
    }),
    line("{$where: 1}", { fields: { $set: { "a.b": "\0" }, ["__proto__"]: 1 }, truncated: true }),
  );
  const { body } = await call("log-list/logs");
  expect(messages(body.data)).toEqual(["{$where: 1}", "GET /api/x 500", "Two (2)", "one"]);
  expect(body.data[1]).toEqual({
    id: expect.stringMatching(/^log_[0-9a-f]{24}$/),
    ts: now.toISOString(),
    ...{ level: "error", source: "http", requestId: "r-1", deploymentId: "dep_1" },
    ...{ outcome: "worker_crashed", message: "GET /api/x 500", fields, truncated: false },
  });
  expect(body.data[0]).toMatchObject({ truncated: true, fields: { $set: { "a.b": "\0" } } });
  const found = async (query: string) => messages((await call(`${id}/logs?${query}`)).body.data);
  expect(await found("level=warn")).toEqual(["GET /api/x 500", "Two (2)"]);
  expect(await found("source=stdout")).toEqual(["{$where: 1}", "one"]);
  expect(await found("text=two%20(")).toEqual(["Two (2)"]);
  expect(await found("text=.")).toEqual([]);
  expect(await found("requestId=r-1&level=error")).toEqual(["GET /api/x 500"]);
  expect(await found("deploymentId=dep_2")).toEqual([]);
  const at = (ms: number) => encodeURIComponent(new Date(now.getTime() + ms).toISOString());
  expect(await found(`since=${at(1)}`)).toEqual([]);
  expect(await found(`since=${at(0)}&until=${at(1)}`)).toHaveLength(4);
  expect(await found(`until=${at(0)}`)).toEqual([]);
  const first = await call("log-list/logs?limit=3");
  const second = await call(`log-list/logs?limit=3&cursor=${first.body.nextCursor}`);
  expect([messages(second.body.data), second.body.nextCursor]).toEqual([["one"], null]);
  const snapshot = await call<{ logs: AnswerJson[] }>("log-list/snapshot");
  expect(snapshot.body.logs).toEqual(body.data);
  expect((await call<RestError>("log-list/logs?level=loud")).body.code).toBe("invalid_input");
});

it("is nobody else's: another account reads, searches and follows nothing", async () => {
  const id = await service("log-private");
  await write(id, line("secret"));
  const other = await otherAccount(server.db);
  for (const path of ["log-private/logs", `${id}/logs`, `${id}/logs/tail`])
    expect((await call<RestError>(path, other)).body.code).toBe("not_found");
  const asked = `subscription { serviceLogAdded(id: "${id}") { id } }`;
  const stream = await fetch(`${server.url}/graphql/stream?query=${encodeURIComponent(asked)}`, {
    headers: { authorization: `Bearer ${other}`, accept: "text/event-stream" },
  });
  expect(await stream.text()).toContain("not_found");
  const query = `{ serviceLogs(id: "${id}") { nodes { id } } }`;
  const { body } = await graphql(server.url, other, query);
  expect(body.errors?.[0]?.extensions.code).toBe("not_found");
});

interface Event {
  id?: string;
  event?: string;
  data?: AnswerJson;
}

/** The first events of a tail, which is left then. */
async function tail(path: string, count: number, lastEventId?: string, meanwhile?: () => Promise<void>) {
  const gone = new AbortController();
  const answer = await fetch(`${server.url}/v1/services/${path}`, {
    signal: gone.signal,
    headers: {
      authorization: `Bearer ${server.apiKey}`,
      ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
    },
  });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/event-stream; charset=utf-8",
  ]);
  const events: Event[] = [];
  let text = "";
  let isFirst = true;
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (isFirst) await meanwhile?.();
    isFirst = false;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const of = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
      const [id, event, data] = [of("id"), of("event"), of("data")];
      if (data !== undefined)
        events.push({ ...(id && { id }), ...(event && { event }), data: JSON.parse(data) });
    }
    if (events.length >= count) break;
  }
  gone.abort();
  return events;
}

it("is followed as events, which go on behind the last one that was read", async () => {
  const id = await service("log-tail");
  await write(id, line("before"));
  const lines = [line("a"), line("b", { level: "error" }), line("c")];
  const events = await tail("log-tail/logs/tail", 3, undefined, () => write(id, ...lines));
  expect(events.map(({ data }) => data?.message)).toEqual(["a", "b", "c"]);
  const listed = await call("log-tail/logs?limit=1");
  expect(events[2]).toEqual({ id: listed.body.data[0]?.id, data: listed.body.data[0] });
  const again = await tail(`${id}/logs/tail`, 2, events[0]?.id);
  expect(again).toEqual(events.slice(1));
  expect(messages((await tail("log-tail/logs/tail?last=2", 2)).map(({ data }) => data ?? {}))).toEqual([
    "b",
    "c",
  ]);
  const bad = await tail("log-tail/logs/tail?level=error&last=9", 2, undefined, () =>
    write(id, line("d"), line("e", { level: "error" })),
  );
  expect(messages(bad.map(({ data }) => data ?? {}))).toEqual(["b", "e"]);
  const refused = await rest<RestError>(server.url, server.apiKey, `/v1/services/${id}/logs/tail`, {
    headers: { "last-event-id": "nothing" },
  });
  expect(refused.body.code).toBe("invalid_cursor");
});

it("is followed by a subscription, through the client and the command line", async () => {
  const id = await service("log-follow");
  await write(id, line("old"), line("new", { level: "warn", requestId: "r-9" }));
  const seen: ServiceLogLine[] = [];
  for await (const one of client.serviceLogAdded("log-follow", { last: 1 })) {
    seen.push(one);
    if (seen.length === 1) await write(id, line("live"));
    if (seen.length === 2) break;
  }
  expect(seen.map(({ message }) => message)).toEqual(["new", "live"]);
  for await (const one of client.serviceLogAdded(id, { after: seen[0]?.id ?? "" })) {
    expect(one).toEqual(seen[1]);
    break;
  }
  const env = { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey };
  const quarry = (words: string) => runCli(words.split(" "), { env });
  const shown = await quarry("logs log-follow --level warn --since 1h");
  expect(shown.stdout).toMatch(/^\S+Z warn {2}stdout {3}new r-9\n$/);
  expect((await quarry("logs log-follow --grep OLD")).stdout).toMatch(/ old\n$/);
  expect(JSON.parse((await quarry("logs log-follow --json")).stdout)).toHaveLength(3);
  expect((await quarry("logs nothing-there")).code).toBe(4);
});

it("counts its lines as log_events; beyond a cap they are dropped, and the log says so", async () => {
  const id = await service("log-capped");
  const used = async () => {
    const docs = await readUsage(store, accountId, monthOf(now));
    return docs.reduce((sum, doc) => sum + countedIn(doc, "log_events", dayOf(now)), 0);
  };
  await meters.stop();
  const before = await used();
  await client.setUsageCap({ metric: "log_events", period: "DAY", value: before + 5 });
  await meters.capsChanged(accountId);
  const lines = Array.from({ length: 12 }, (_, n) => line(`line ${n}`));
  await write(id, ...lines);
  await write(id);
  const { body } = await call("log-capped/logs");
  const platform = body.data.filter(({ source }) => source === "platform");
  expect(messages(body.data.filter(({ source }) => source === "stdout")).reverse()).toEqual(
    lines.slice(0, 5).map(({ message }) => message),
  );
  expect(platform).toMatchObject([
    { level: "warn", fields: { event: "dropped", dropped: 7 }, message: expect.stringContaining("7 lines") },
  ]);
  const [told] = await tail("log-capped/logs/tail?last=1&source=platform", 1);
  expect(told?.event).toBe("dropped");
  await meters.stop();
  expect(await used()).toBe(before + 5);
  await client.deleteUsageCap("log_events", "DAY");
  await meters.capsChanged(accountId);
  await write(id, line("again"));
  expect(messages((await call("log-capped/logs?limit=1")).body.data)).toEqual(["again"]);
});

it("forgets what is older than its plan keeps it", async () => {
  const id = await service("log-old");
  await write(id, line("old"));
  now = new Date(now.getTime() + (LOG_LIMITS.days.paid + 2) * 86_400_000);
  await write(id, line("young"));
  const stored = () => store.serviceLogs.countDocuments({ _id: new RegExp(`:${id}:`) as never });
  expect(await stored()).toBe(2);
  await forgetLogs({ store, clock });
  expect(await stored()).toBe(1);
  expect(await store.serviceLogParts.countDocuments({ _id: new RegExp(`:${id}:`) as never })).toBe(1);
});

it("keeps the newest parts within the bytes of the service and of the account", () => {
  const part = (service: string, n: number, bytes: number) => ({ _id: `acc:${service}:log_${n}`, bytes });
  const parts = [part("a", 1, 5), part("b", 2, 5), part("a", 3, 5), part("a", 4, 5), part("b", 5, 5)];
  const staying = (account: number, service: number) =>
    Object.fromEntries(oldestStaying(parts, { account, service }));
  expect(staying(100, 100)).toEqual({ a: "log_1", b: "log_2" });
  expect(staying(100, 10)).toEqual({ a: "log_3", b: "log_2" });
  expect(staying(12, 100)).toEqual({ a: "log_4", b: "log_5" });
  expect(staying(5, 100)).toEqual({ b: "log_5" });
});

it("two hundred thousand lines hold nobody up, and each is stored or counted as dropped", async () => {
  const id = await service("log-flood");
  const origin = { accountId, serviceId: id, deploymentId: "dep_1" };
  const began = performance.now();
  let longest = 0;
  for (let n = 0; n < 200_000; n += 500) {
    const turn = performance.now();
    for (let more = 0; more < 500; more++) writer.add(origin, line(`flood ${n + more}`));
    longest = Math.max(longest, performance.now() - turn);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const given = performance.now() - began;
  await writer.stop();
  const written = performance.now() - began;
  await write(id);
  const lines = await store.serviceLogs.find({ _id: new RegExp(`:${id}:`) }).toArray();
  const stored = lines.filter(({ source }) => source === "stdout");
  const dropped = lines
    .filter(({ source }) => source === "platform")
    .reduce((sum, { fields }) => sum + Number(JSON.parse(fields ?? "{}").dropped), 0);
  console.log(
    `200,000 lines: given in ${Math.round(given)} ms (longest turn ${Math.round(longest)} ms), written in ${Math.round(written)} ms; ${stored.length} stored, ${dropped} dropped`,
  );
  expect(stored.length + dropped).toBe(200_000);
  expect(stored.length).toBeGreaterThan(20_000);
});
