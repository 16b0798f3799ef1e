import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeliveringQueue, QueueMessage } from "../../domain/queue/home-facts.ts";
import type { QueueSource } from "../../domain/queue/queue-home.ts";
import { createLog } from "../../kernel/log.ts";
import type { OwnServices } from "../homes/own-services.ts";
import type { Delivery, Outcome } from "./deliver.ts";
import { QueueDispatch } from "./queue-dispatch.ts";
import { QueueRunner } from "./queue-runner.ts";
import { ReadAhead } from "./read-ahead.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const HOUR_MS = 3_600_000;
const queueOf = (change: Partial<DeliveringQueue> = {}): DeliveringQueue => ({
  ...{ queueId: "que_1", name: "mails", accountId: "acc_1", serviceId: "svc_1", slug: "shop", maxRetries: 3 },
  ...{ retentionSeconds: 86_400, maxBatchSize: 10, maxBatchTimeoutSeconds: 0, retryDelaySeconds: 0 },
  ...{ isBackoff: false, maxConcurrency: 10, deploymentId: "dep_1", isPaused: false, deadLetter: null },
  ...change,
});

/** A queue in memory, and a worker that answers as it is told. */
function stand(bodyBytes = 1) {
  const stored = new Map<string, QueueMessage>();
  const delivered: string[][] = [];
  const outcomes: Outcome[] = [];
  const done: Outcome = { kind: "answered", status: 200, text: "", ms: 1, requestId: "r" };
  const remove = (messages: readonly QueueMessage[]) => messages.forEach(({ id }) => stored.delete(id));
  const source: QueueSource = {
    queuesOf: async () => [],
    firstDue: async () => new Map(),
    nextDue: async () => null,
    backlogOf: async () => null,
    async *read(_queue, from) {
      for (const one of [...stored.values()])
        if (one.visibleAt >= from && one.visibleAt <= Date.now()) yield one;
    },
    settle: async (_queue, settled) => remove(settled.done),
    expire: async (_queue, messages) => remove(messages),
    async expireTo(_queue, ms) {
      const old = [...stored.values()].filter(({ visibleAt }) => visibleAt <= ms);
      remove(old);
      return old.length;
    },
    ...{ note: () => undefined, tell: () => undefined, watch: () => () => undefined },
  };
  const put = (id: string, agoMs = 0) => {
    const sentAt = new Date(Date.now() - agoMs);
    stored.set(id, {
      ...{ id, sentAt, keptSince: sentAt, failures: 0, contentType: "text", body: Buffer.alloc(0) },
      ...{ bytes: bodyBytes, visibleAt: sentAt.getTime() },
    });
  };
  const deps = {
    ...{ source, log: createLog("fatal"), now: Date.now, say: () => undefined },
    deliveries: {
      async deliver({ body }: Delivery) {
        const { messages } = JSON.parse(body) as { messages: { id: string }[] };
        delivered.push(messages.map(({ id }) => id));
        return outcomes.shift() ?? done;
      },
    },
  };
  const runner = (queue = queueOf(), readAhead = new ReadAhead()) =>
    new QueueRunner(queue, { ...deps, readAhead, isHere: () => true });
  return { stored, delivered, outcomes, source, deps, put, runner };
}
const moments = () => vi.advanceTimersByTimeAsync(100);

test("a message whose hint was lost is found by a look at what is first", async () => {
  const { put, runner, delivered } = stand();
  const own = runner();
  put("new");
  own.look();
  await moments();
  // It was stored late: behind where the next read begins.
  put("late", HOUR_MS);
  own.look();
  await moments();
  expect(delivered).toEqual([["new"]]);
  own.hasOneFrom(Date.now() - HOUR_MS);
  await moments();
  expect(delivered).toEqual([["new"], ["late"]]);
});

test("retention is over for what is paused, too, and for it alone", async () => {
  const { put, stored, runner, delivered } = stand();
  put("old", 25 * HOUR_MS);
  put("young", 23 * HOUR_MS);
  runner(queueOf({ isPaused: true })).hasOneFrom(Date.now() - 25 * HOUR_MS);
  await moments();
  expect([[...stored.keys()], delivered]).toEqual([["young"], []]);
});

test("what holds deliveries is looked at again within ten seconds, however long it was said to last", async () => {
  const { put, outcomes, runner, delivered } = stand();
  outcomes.push({ kind: "held", reason: "usage_cap_reached", waitMs: 20 * 24 * HOUR_MS });
  put("one");
  runner().look();
  await moments();
  expect(delivered).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(delivered).toEqual([["one"], ["one"]]);
});

test("a deployment that follows ends the wait for a handler", async () => {
  const { put, outcomes, runner, delivered } = stand();
  const missing: Outcome = { kind: "answered", status: 404, text: "", ms: 1, requestId: "r" };
  outcomes.push(...Array.from({ length: 6 }, () => missing));
  put("one");
  const own = runner();
  own.look();
  await vi.advanceTimersByTimeAsync(32_000);
  expect(delivered).toHaveLength(6);
  own.change(queueOf());
  await moments();
  expect(delivered).toHaveLength(6);
  own.change(queueOf({ deploymentId: "dep_2" }));
  await moments();
  expect(delivered).toHaveLength(7);
});

test("what was taken out of a queue, or waits while it is paused, is not delivered from memory", async () => {
  const { put, stored, runner, delivered } = stand();
  const own = runner(queueOf({ maxBatchTimeoutSeconds: 60 }));
  put("purged");
  own.look();
  await moments();
  stored.clear();
  own.taken();
  put("kept");
  own.look();
  await moments();
  own.change(queueOf({ isPaused: true }));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(delivered).toEqual([]);
  own.change(queueOf());
  await moments();
  expect(delivered).toEqual([["kept"]]);
});

test("what is held, waits or was delivered gives its room back", async () => {
  const { put, outcomes, runner, delivered } = stand(600);
  const readAhead = new ReadAhead(1000);
  outcomes.push({ kind: "held", reason: "worker_unavailable", waitMs: 1000 });
  for (const id of ["a", "b", "c", "d"]) put(id);
  runner(queueOf({ maxBatchSize: 100 }), readAhead).look();
  await vi.advanceTimersByTimeAsync(5000);
  expect(delivered).toEqual([["a"], ["a"], ["b"], ["c"], ["d"]]);
  expect(readAhead.take(1000, false, () => undefined)).toBe(true);
});

test("a host asks for its own queues alone, and of a thousand idle ones for some at a time", async () => {
  const { source, deps } = stand();
  const queues = Array.from({ length: 1000 }, (_, n) =>
    queueOf({ queueId: `que_${n}`, serviceId: `svc_${n % 50}` }),
  );
  const services = [...new Set(queues.map(({ serviceId }) => serviceId))];
  const asked: { services: number; queues: Set<string> }[] = [];
  let added = services;
  source.queuesOf = async (ids) => {
    asked.push({ services: ids.length, queues: new Set() });
    return queues.filter(({ serviceId }) => ids.includes(serviceId));
  };
  source.firstDue = async (ids) => {
    ids.forEach((id) => asked.at(-1)?.queues.add(id));
    return new Map();
  };
  const own = {
    has: (id: string) => id.startsWith("svc_"),
    look: async () => ({ all: services, added: added.splice(0) }),
  } as unknown as OwnServices;
  added = [...services];
  const dispatch = new QueueDispatch({ ...deps, services: own });
  for (let n = 0; n < 30; n++) {
    dispatch.look();
    await moments();
  }
  const [first, ...later] = asked;
  expect([first?.services, first?.queues.size]).toEqual([50, 1000]);
  expect(new Set(later.map((one) => `${one.services} ${one.queues.size}`))).toEqual(new Set(["10 40"]));
  // Each of them comes.
  expect(new Set(later.flatMap((one) => [...one.queues])).size).toBe(1000);
  dispatch.close();
  await dispatch.closed();
});
