import { expect, it, onTestFinished, vi } from "vitest";
import type { Store } from "../../store/store.ts";
import { readBatch } from "./message-input.ts";
import { QueueBacklogs } from "./queue-backlogs.ts";
import { USUAL_SETTINGS } from "./queue-settings.ts";
import { QueueSender } from "./send.ts";

it("a queue takes 5,000 messages at once, and tells the next one when to come back; others are not held up", async () => {
  // What is let through fills again with the time that passes.
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  let stored = 0;
  let counted = 0;
  const writers = {
    queueMessages: { add: async (docs: readonly object[]) => void (stored += docs.length) },
    events: { add: async () => undefined },
  };
  const store = { writers } as unknown as Store;
  const now = () => new Date(0);
  const sender = new QueueSender({
    store,
    clock: { now },
    backlogs: Object.assign(new QueueBacklogs({ store, clock: { now } }), { assertRoom: () => undefined }),
    meters: {
      metered: async ({ quantity }, work) => {
        const done = await work();
        counted += quantity;
        return done;
      },
    },
  });
  const batch = readBatch(Array.from({ length: 100 }, () => ({ body: 1 })));
  const send = (_id: string) =>
    sender.send({ _id, accountId: "acc", serviceId: "svc", settings: USUAL_SETTINGS }, batch, {
      delaySeconds: null,
      key: null,
    });
  const sent = Array.from({ length: 50 }, () => send("que_one"));
  await expect(send("que_one")).rejects.toMatchObject({
    ...{ code: "rate_limited", retryAfterSeconds: 1, facts: { limit: 5000 } },
  });
  await Promise.all([...sent, send("que_other")]);
  expect([stored, counted]).toEqual([5100, 5100]);
});
