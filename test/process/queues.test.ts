import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cargo, noCargo } from "../hosting/cargo.ts";
import { deployed } from "../kit/deploy.ts";
import { freePort } from "../kit/free-port.ts";
import { partPids } from "../kit/part-pids.ts";
import { rest } from "../kit/rest-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { archiveOf } from "../kit/service-archive.ts";
import { envOf } from "../cli/cli-server.ts";
import { runCli } from "../cli/run-cli.ts";
import { openDocument } from "../docs/example-document.ts";
import { ask } from "./count-load.ts";

const SOURCE = fileURLToPath(new URL("../hosting/test-worker", import.meta.url));
const SLUG = "guestbook";
const PATIENCE = { timeout: 30_000, interval: 20 };
const absent = noCargo();
if (absent !== null) console.log(`skipped: queues of a service: ${absent}`);

/** Made by the deploy: one that is made later restarts the worker, which forgets how it is to answer. */
const QUEUES = [
  ...["mails", "handed-on", "seen", "dead", "poor", "aborts", "panics", "nobody", "verdicts", "later", "own"],
  "slow",
];
const TOML = `slug = "${SLUG}"
[worker]
binary = "worker"
[capabilities]
queue = true
${QUEUES.map((name) => `[[queues]]\nname = "${name}"\nmax_batch_timeout_seconds = 0\n`).join("")}`;
const EXAMPLE = fileURLToPath(new URL("../../examples/mails", import.meta.url));
const guide = await openDocument("docs/queues.md");

/** `npm run test:crash -- test/process/queues.test.ts` makes more of them. */
const ROUNDS = Number(process.env.TEST_CRASH_ROUNDS ?? "1");
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

interface Delivered {
  queue: string;
  batchId: string;
  messages: { id: string; timestamp: number; attempts: number; contentType: string; body: string }[];
  metadata: { metrics: object };
}

describe.skipIf(absent !== null)("a queue of a service", () => {
  let server: ServerProcess;
  let port: number;

  const call = <T = Record<string, never>>(path: string, options = {}) =>
    rest<T>(server.url, server.apiKey, `/v1/services/${SLUG}${path}`, options);
  const send = async (queue: string, body: unknown, more = {}) => {
    const sent = await call<{ id: string }>(`/queues/${queue}/messages`, { body: { body, ...more } });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    return sent.body.id;
  };
  const set = async (name: string, settings: object) =>
    expect((await call(`/queues/${name}`, { method: "PUT", body: settings })).status).toBe(200);
  const answer = async (queue: string, status: number, text = "") =>
    vi.waitFor(async () => {
      const path = `/api/answer/${queue}?status=${status}&text=${encodeURIComponent(text)}`;
      expect((await ask(port, SLUG, path, "POST")).text).toBe("noted");
    }, PATIENCE);
  const delivered = async (queue: string) =>
    JSON.parse((await ask(port, SLUG, `/api/delivered/${queue}`)).text) as Delivered[];
  /** The deliveries of a message, with the number of each. */
  const attemptsOf = async (queue: string, id: string) =>
    (await delivered(queue)).flatMap(({ messages }) =>
      messages.filter((one) => one.id === id).map(({ attempts }) => attempts),
    );
  const timeline = async (queue: string, id: string) =>
    (
      await call<{ events: { event: string; error: string | null; status: number | null }[] }>(
        `/queues/${queue}/messages/${id}`,
      )
    ).body.events;
  const advice = async (queue: string, id: string) =>
    (await call<{ advice: string | null }>(`/queues/${queue}/messages/${id}`)).body.advice;
  const waiting = async (queue: string) =>
    (await call<{ data: { id: string; state: string }[] }>(`/queues/${queue}/messages`)).body.data;

  beforeAll(async () => {
    port = await freePort();
    const { target } = await cargo(SOURCE, "build", "--release");
    const program = await readFile(`${target}/release/test-worker`);
    server = await startServer({
      env: {
        QUARRY_SERVICES_PORT: String(port),
        QUARRY_INTERNAL_ANSWER_MS: "5000",
        QUARRY_RATE_LIMIT: "100000",
        QUARRY_ADDRESS_RATE_LIMIT: "100000",
      },
    });
    await rest(server.url, server.apiKey, "/v1/services", { body: { slug: SLUG } });
    const body = await archiveOf([
      { name: "service.toml", content: TOML },
      { name: "worker", mode: 0o755, content: program },
    ]);
    const headers = { "content-type": "application/gzip" };
    const made = await call<{ id: string }>("/deployments", { body, headers });
    expect(await deployed(server, SLUG, made.body.id)).toMatchObject({ status: "active" });
  }, 300_000);
  afterAll(() => server?.stop());

  test("a message that is sent comes to the worker, and is gone once it has answered", async () => {
    const text = "ü".repeat(3);
    const ids = [await send("mails", { to: "ada" }), await send("mails", text, { contentType: "text" })];
    const found = await vi.waitFor(async () => {
      const messages = (await delivered("mails")).flatMap((one) => one.messages);
      // Deliveries of a queue overtake each other, unless there is one at a time.
      expect(messages.map(({ id }) => id).sort()).toEqual(ids.toSorted());
      return messages.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    }, PATIENCE);
    expect(
      found.map(({ attempts, contentType, body }) => [
        attempts,
        contentType,
        Buffer.from(body, "base64").toString(),
      ]),
    ).toEqual([
      [1, "json", '{"to":"ada"}'],
      [1, "text", text],
    ]);
    await vi.waitFor(async () => expect(await waiting("mails")).toEqual([]), PATIENCE);
    await vi.waitFor(
      async () =>
        expect((await timeline("mails", ids[0]!)).map(({ event }) => event)).toEqual(["sent", "delivered"]),
      PATIENCE,
    );
  });

  test("the example sends mails, puts what is poisonous aside, and docs/queues.md runs as printed", async () => {
    const { target } = await cargo(EXAMPLE, "build", "--release");
    const quarry = async (...words: string[]) => {
      const said = await runCli(words, { env: envOf(server), cwd: EXAMPLE });
      expect([words, said.code, said.stderr]).toEqual([words, 0, expect.any(String)]);
      return said;
    };
    await quarry("deploy", "--prebuilt", `${target}/release/mails`);
    const [toml, code] = await Promise.all(
      ["service.toml", "src/main.rs"].map((name) => readFile(`${EXAMPLE}/${name}`, "utf8")),
    );
    expect(toml).toContain(guide.take("toml"));
    for (const _ of [1, 2]) expect(code).toContain(guide.take("rust"));
    const lines = [1, 2].flatMap(() => guide.take("sh").trim().split("\n"));
    const said: string[] = [];
    for (const line of lines) {
      // A shell takes the quotes away.
      const words = (line.replace(/^quarry /, "").match(/'[^']*'|\S+/g) ?? []).map((word) =>
        word.replaceAll("'", ""),
      );
      said.push((await quarry(...words)).stdout);
    }
    const queued = (await ask(port, "mails", "/api/mails", "POST", '{"to":"bob@example.com"}')).text;
    const poisonous = (await ask(port, "mails", "/api/mails", "POST", '{"to":"nobody"}')).text;
    const events = (of: string, queue = "mails") =>
      quarry("queues", "messages", queue, of).then(({ stdout, stderr }) => stdout + stderr);
    for (const id of [said[0]?.trim() ?? "", queued])
      await vi.waitFor(async () => expect(await events(id)).toContain("delivered"), PATIENCE);
    await vi.waitFor(async () => expect(await events(poisonous)).toContain("dead lettered"), PATIENCE);
    expect(await events(poisonous, "mails-dead")).toContain("quarry queues replay");
    expect((await quarry("logs")).stdout).toContain(`${poisonous} is delivered again: nobody is no address`);
    const [batch] = await delivered("mails");
    const printed = JSON.parse(guide.take("json")) as Delivered;
    const keys = ({ messages: [first], metadata, ...whole }: Delivered) =>
      [whole, first ?? {}, metadata.metrics].map((one) => Object.keys(one).sort());
    expect(batch && keys(batch)).toEqual(keys(printed));
    expect(guide.untaken()).toEqual([]);
  });

  test("a batch that fails is delivered n + 1 times, and goes to the dead-letter queue with the reason", async () => {
    await set("dead", { paused: true });
    await set("poor", { maxRetries: 2, deadLetterQueue: "dead" });
    await answer("poor", 500);
    const id = await send("poor", "poison");
    const [dead] = await vi.waitFor(async () => {
      const found = await waiting("dead");
      expect(found).toHaveLength(1);
      return found;
    }, PATIENCE);
    expect(dead).toMatchObject({
      id,
      state: "dead",
      attempts: 0,
      sourceQueue: "poor",
      lastError: "answered 500",
    });
    expect(await attemptsOf("poor", id)).toEqual([1, 2, 3]);
    await vi.waitFor(async () => {
      const events = await timeline("poor", id);
      expect(events.map(({ event, status }) => [event, status])).toEqual([
        ["sent", null],
        ["retried", 500],
        ["retried", 500],
        ["dead_lettered", 500],
        ["waiting", null],
      ]);
    }, PATIENCE);
    expect(await advice("dead", id)).toContain("quarry queues replay");
    await answer("poor", 200);
    const replayed = await call("/queues/dead/replay", { method: "POST", body: {} });
    expect([replayed.status, replayed.body]).toEqual([200, { messages: 1 }]);
    await vi.waitFor(async () => expect(await attemptsOf("poor", id)).toEqual([1, 2, 3, 1]), PATIENCE);
    await vi.waitFor(async () => expect(await waiting("poor")).toEqual([]), PATIENCE);
  });

  test.each([
    ["aborts", 0],
    ["panics", 1],
  ])("a worker that %s with a batch gets it again", async (what, status) => {
    await set(what, { maxRetries: 5 });
    await answer(what, status);
    const id = await send(what, what);
    await vi.waitFor(async () => {
      const events = await timeline(what, id);
      expect(events.filter(({ event }) => event === "retried").length).toBeGreaterThan(0);
    }, PATIENCE);
    expect(await advice(what, id)).toContain("`quarry logs`");
    await answer(what, 200);
    await vi.waitFor(async () => expect(await waiting(what)).toEqual([]), { ...PATIENCE, timeout: 60_000 });
  });

  test("without a handler messages wait, and none of their retries is burned", async () => {
    await set("nobody", { maxRetries: 0 });
    await answer("nobody", 404);
    const id = await send("nobody", 1);
    await vi.waitFor(
      async () => expect((await attemptsOf("nobody", id)).length).toBeGreaterThan(1),
      PATIENCE,
    );
    expect(new Set(await attemptsOf("nobody", id))).toEqual(new Set([1]));
    await vi.waitFor(async () => expect(await advice("nobody", id)).toContain("answers 404"), PATIENCE);
    await answer("nobody", 200);
    await vi.waitFor(async () => expect(await waiting("nobody")).toEqual([]), PATIENCE);
  });

  test("messages of a batch are settled one by one as the verdict says, and nothing is delivered while it is paused", async () => {
    await set("verdicts", { paused: true, maxRetries: 0, maxBatchSize: 3 });
    const ids: string[] = [];
    for (const n of [1, 2, 3]) ids.push(await send("verdicts", n));
    await answer("verdicts", 200, JSON.stringify({ retryMessages: [{ msgId: ids[1] }] }));
    expect((await waiting("verdicts")).map(({ state }) => state)).toEqual(["ready", "ready", "ready"]);
    expect(await delivered("verdicts")).toEqual([]);
    await set("verdicts", { paused: false });
    await vi.waitFor(async () => expect(await waiting("verdicts")).toEqual([]), PATIENCE);
    const [batch, ...more] = await delivered("verdicts");
    expect([batch?.messages.map(({ id }) => id), more]).toEqual([ids, []]);
    await vi.waitFor(async () => {
      const last = await Promise.all(ids.map(async (id) => (await timeline("verdicts", id)).at(-1)?.event));
      expect(last).toEqual(["delivered", "dropped", "delivered"]);
    }, PATIENCE);
  });

  test("a worker that answers after the deadline has failed, and the timeline says so", async () => {
    await set("slow", { maxRetries: 0 });
    await answer("slow", 2);
    const id = await send("slow", 1);
    await vi.waitFor(async () => {
      expect((await timeline("slow", id)).at(-1)).toMatchObject({
        event: "dropped",
        error: "worker_timeout",
      });
    }, PATIENCE);
    expect(await advice("slow", id)).toContain("answer sooner");
  });

  test("a message with a delay comes when it is over, and not before", async () => {
    const before = Date.now();
    const id = await send("later", "soon", { delaySeconds: 2 });
    expect((await waiting("later")).map(({ state }) => state)).toEqual(["delayed"]);
    await vi.waitFor(async () => expect(await attemptsOf("later", id)).toEqual([1]), PATIENCE);
    expect(Date.now() - before).toBeGreaterThanOrEqual(2000);
  });

  test("the worker itself may send and read metrics, and nothing else", async () => {
    await set("own", { paused: true });
    const said = await ask(port, SLUG, "/api/environment");
    const token = (JSON.parse(said.text) as string[])
      .find((line) => line.startsWith("SVC_RUNTIME_TOKEN="))
      ?.split("=")[1];
    const asWorker = (path: string, options = {}) =>
      rest<{ code?: string; backlogCount?: number }>(
        server.url,
        token ?? "",
        `/v1/services/${SLUG}/queues${path}`,
        options,
      );
    expect((await asWorker("/own/messages", { body: { body: 1 } })).status).toBe(201);
    expect((await asWorker("/own/messages/batch", { body: { messages: [{ body: 2 }] } })).status).toBe(201);
    await vi.waitFor(
      async () => expect((await asWorker("/own/metrics")).body).toMatchObject({ backlogCount: 2 }),
      PATIENCE,
    );
    for (const [path, options] of [
      ["", {}],
      ["/own", {}],
      ["/own/messages", {}],
      ["/own/deliveries", {}],
      ["/own/messages", { method: "DELETE" }],
      ["/own/replay", { method: "POST", body: {} }],
      ["/own", { method: "PUT", body: { paused: false } }],
      ["/own", { method: "DELETE" }],
    ] as const) {
      const refused = await asWorker(path, options);
      expect([refused.status, refused.body.code], path).toEqual([403, "runtime_token_scope"]);
    }
    expect(await waiting("own")).toHaveLength(2);
  });

  test.each(upTo(ROUNDS).flatMap(() => ["host", "gateway", "engine"] as const))(
    "with the %s killed under load nothing is lost that was acknowledged",
    async (part) => {
      await set("seen", { paused: true });
      // The worker hands on through the gateway, which is away for a moment.
      await set("handed-on", { maxRetries: 100, retryDelaySeconds: 1 });
      expect((await call("/queues/seen/messages", { method: "DELETE" })).status).toBe(200);
      const sent: string[] = [];
      // What is not acknowledged may be there or not, and is sent again.
      const sendBatch = (n: number) =>
        vi.waitFor(async () => {
          const messages = Array.from({ length: 25 }, (_, at) => ({ body: n * 25 + at }));
          const made = await call<{ ids: string[] }>("/queues/handed-on/messages/batch", {
            body: { messages },
          });
          expect(made.status).toBe(201);
          sent.push(...made.body.ids);
        }, PATIENCE);
      await Promise.all(upTo(10).map(sendBatch));
      await vi.waitFor(async () => expect((await waiting("seen")).length).toBeGreaterThan(2), PATIENCE);
      const underWay = upTo(20).map(sendBatch);
      await underWay[2];
      process.kill(partPids(server.pid)[part] ?? 0, "SIGKILL");
      await Promise.all(underWay);
      await Promise.all(upTo(10).map(sendBatch));
      expect(sent.length).toBeGreaterThanOrEqual(1000);
      await vi.waitFor(async () => expect(await waiting("handed-on")).toEqual([]), {
        timeout: 60_000,
        interval: 200,
      });
      const seen = (await bodiesOf<Delivered>("seen")).flatMap(({ messages }) =>
        messages.map(({ id }) => id),
      );
      const wasSeen = new Set(seen);
      expect(sent.filter((id) => !wasSeen.has(id))).toEqual([]);
      console.log(`the ${part} killed: ${sent.length} messages, ${seen.length - wasSeen.size} of them twice`);
      // What the worker had at that moment, at most: ten batches of ten.
      expect(seen.length - wasSeen.size).toBeLessThanOrEqual(100);
    },
  );

  /** Of all messages that wait. */
  async function bodiesOf<T>(queue: string): Promise<T[]> {
    const bodies: T[] = [];
    for (let after = ""; ;) {
      const { body } = await call<{ data: { body: T }[]; nextCursor: string | null }>(
        `/queues/${queue}/messages?limit=100${after}`,
      );
      bodies.push(...body.data.map((one) => one.body));
      if (body.nextCursor === null) return bodies;
      after = `&cursor=${body.nextCursor}`;
    }
  }
});
