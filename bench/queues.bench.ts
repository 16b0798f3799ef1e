import { setTimeout as sleep } from "node:timers/promises";
import type { Collection } from "mongodb";
import { Agent, request } from "undici";
import type { Bench, Outcome } from "./kit/bench.ts";
import { benchWorker, NO_RUST } from "./kit/bench-worker.ts";
import { startProgram } from "./kit/program.ts";
import { Series } from "./kit/series.ts";
import { answerOf, deployService, freePort, untilServed } from "./kit/services.ts";
import { takeTurns, type Round } from "./kit/take-turns.ts";

const SLUG = "queued";
const AT_ONCE = 16;
const BATCH = 100;
const BODY = { to: "ada@example.com", text: "x".repeat(200) };
const DURABLE = { writeConcern: { w: "majority", journal: true } } as const;
/** What a prototype without keys, caps and meters reached of the same raw figure (docs/adr/0069), and what must be left of it. */
const KEPT = 0.7;
const SINGLE = { of: 2.1 };
const BATCHED = { of: 0.61 };
const DELIVERED = { of: 0.78 };
const MOST_IDLE_MS = 10;

export const bench: Bench = {
  name: "queues",
  about: `sends of ${AT_ONCE} callers, singly and ${BATCH} at once, deliveries to a worker, and the way of one message through an idle server, beside raw MongoDB`,
  async run({ quick }) {
    const worker = benchWorker();
    if (worker === null) return [skipped()];
    const port = await freePort();
    const env = {
      QUARRY_SERVICES_PORT: String(port),
      QUARRY_RATE_LIMIT: "0",
      QUARRY_ADDRESS_RATE_LIMIT: "0",
    };
    const program = await startProgram(env);
    const { server } = program;
    const toml = `[capabilities]\nqueue = true\n${["in", "out"].map(declared).join("")}`;
    await deployService(server, SLUG, { page: "queues", worker, toml });
    await untilServed(port, [SLUG]);
    const { db, store } = await program.open();
    const agent = new Agent({ connections: AT_ONCE });
    const call = async (method: "POST" | "PUT" | "DELETE", path: string, body: object): Promise<void> => {
      const answer = await request(`${server.url}/v1/services/${SLUG}/queues${path}`, {
        ...{ method, dispatcher: agent, body: JSON.stringify(body) },
        headers: { authorization: `Bearer ${server.key}`, "content-type": "application/json" },
      });
      const text = await answer.body.text();
      if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
    };
    await call("PUT", "/in", { paused: true });
    const raw = db.collection("benchRaw");
    const ms = quick ? 1500 : 4000;
    const send = { body: BODY };
    const batch = { messages: Array.from({ length: BATCH }, () => send) };
    const rates = await takeTurns(
      {
        rawSingle: rounds(ms, 1, () => raw.insertOne(document(), DURABLE)),
        single: rounds(ms, 1, () => call("POST", "/in/messages", send)),
        rawBatch: rounds(ms, BATCH, () => raw.insertMany(Array.from({ length: BATCH }, document), DURABLE)),
        batched: inTurnOfTheLimit(ms, () => call("POST", "/in/messages/batch", batch)),
        delivered: async () => {
          await call("DELETE", "/in/messages", {});
          const messages = quick ? 10_000 : 30_000;
          await fill(store.queueMessages as unknown as Collection, store, messages);
          const began = performance.now();
          await call("PUT", "/in", { paused: false });
          while ((await store.queueMessages.estimatedDocumentCount()) > 0) await sleep(20);
          const rate = (messages * 1000) / (performance.now() - began);
          await call("PUT", "/in", { paused: true });
          return rate;
        },
      },
      quick ? 2 : 5,
    );
    const idle = await idleMs(port, () => call("POST", "/out/messages", send), quick ? 50 : 200);
    await agent.close();
    const row = (what: string, is: Series, beside: Series, { of }: { of: number }): Outcome => {
      const ratio = is.median / beside.median;
      return {
        ...{ what, ratio, pass: ratio >= of * KEPT },
        target: `at least ${(of * KEPT).toFixed(2)} of raw`,
        figure: `${is.spread(0)} messages/s`,
        peer: `${beside.spread(0)} documents/s`,
        detail: `${is.count} rounds in turns, all on one machine with the load; with keys, caps and meters.`,
      };
    };
    return [
      row(`single sends, ${AT_ONCE} at once`, rates.single, rates.rawSingle, SINGLE),
      row(`sends of ${BATCH}`, rates.batched, rates.rawBatch, BATCHED),
      row(`deliveries of ${BATCH} to a worker`, rates.delivered, rates.rawBatch, DELIVERED),
      {
        what: "from the send of one message to its arrival at the worker, idle",
        target: `p50 at most ${MOST_IDLE_MS} ms`,
        figure: `p50 ${idle.median.toFixed(1)} ms`,
        peer: "–",
        ratio: null,
        pass: idle.median <= MOST_IDLE_MS,
        detail: `${idle.count} messages, one after another.`,
      },
    ];
  },
};

const declared = (name: string): string =>
  `[[queues]]\nname = "${name}"\nmax_batch_size = ${BATCH}\nmax_batch_timeout_seconds = 0\n`;
const document = (): object => ({ at: new Date(), b: JSON.stringify(BODY) });

/** How many of a second, of callers that go on for so long. */
function rounds(ms: number, each: number, call: () => Promise<unknown>): Round {
  return async () => {
    let done = 0;
    const began = performance.now();
    const caller = async (): Promise<void> => {
      for (; performance.now() - began < ms; done += each) await call();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, caller));
    return (done * 1000) / (performance.now() - began);
  };
}

/** A queue takes 5,000 in a second: as many as that are sent as fast as it goes, and then it rests. */
function inTurnOfTheLimit(ms: number, call: () => Promise<unknown>): Round {
  const sends = 5000 / BATCH;
  return async () => {
    const rates: number[] = [];
    for (let spentMs = 0; spentMs < ms; spentMs += 1100) {
      const began = performance.now();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, caller) => {
          for (let n = caller; n < sends - 1; n += AT_ONCE) await call();
        }),
      );
      rates.push(((sends - 1) * BATCH * 1000) / (performance.now() - began));
      await sleep(1100);
    }
    return new Series(rates).median;
  };
}

/** Puts copies of one message into the queue, past the gateway and its limit. */
async function fill(
  messages: Collection,
  store: {
    resources: {
      findOne(filter: object): Promise<{ _id: string; accountId: string; serviceId: string } | null>;
    };
  },
  count: number,
): Promise<void> {
  const queue = await store.resources.findOne({ name: "in", kind: "queue" });
  if (queue === null) throw new Error("There is no queue.");
  const { _id: q, accountId, serviceId } = queue;
  const now = Date.now();
  const bytes = Buffer.from(JSON.stringify(BODY));
  for (let from = 0; from < count; from += 1000)
    await messages.insertMany(
      Array.from({ length: Math.min(1000, count - from) }, (_, at) => ({
        _id: `${accountId}:${serviceId}:msg_${(from + at).toString(16).padStart(24, "0")}` as never,
        ...{
          q,
          v: (now - 1000) * 4096 + from + at,
          at: new Date(now),
          a: 0,
          ct: "json",
          b: bytes,
          n: bytes.length + 100,
        },
      })),
    );
}

/** Milliseconds from the send to what the worker says of its arrival. */
async function idleMs(port: number, send: () => Promise<void>, count: number): Promise<Series> {
  const times: number[] = [];
  for (let n = 0; n <= count; n++) {
    const before = await answerOf(port, SLUG, "/api/arrived");
    const sentAt = performance.timeOrigin + performance.now();
    await send();
    let arrived = before;
    while (arrived === before) arrived = await answerOf(port, SLUG, "/api/arrived");
    // The first one wakes all of them.
    if (n > 0) times.push(Number(arrived) / 1000 - sentAt);
    await sleep(20);
  }
  return new Series(times);
}

function skipped(): Outcome {
  return { what: "queues", target: "–", figure: "–", peer: "–", ratio: null, pass: null, detail: NO_RUST };
}
