import type { ServerResponse } from "node:http";
import type { AppError } from "../../src/errors/app-error.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Feed } from "../../src/domain/event/feed.ts";
import { NotificationService } from "../../src/domain/notification/notification.service.ts";
import { webhookOutlet } from "../../src/domain/webhook/outlet.ts";
import { WebhookTargets } from "../../src/domain/webhook/target.ts";
import { WebhookLogService } from "../../src/domain/webhook/webhook-log.service.ts";
import { WebhookSender } from "../../src/domain/webhook/webhook-sender.ts";
import { SCOPES } from "../../src/kinds/access.ts";
import { WebhookService, type WebhookMaker } from "../../src/domain/webhook/webhook.service.ts";
import { createLog } from "../../src/kernel/log.ts";
import { networksOf } from "../../src/kernel/network.ts";
import { waitUntil } from "../process/wait-until.ts";
import { startEngineStore, type EngineStore } from "../store/engine-store.ts";
import { isSigned, startReceiver, type Receiver } from "./receiver.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const log = createLog("silent");

let engine: EngineStore;
let receiver: Receiver;
let targets: WebhookTargets;
let feed: Feed;
let sender: WebhookSender;
let notifications: NotificationService;
let webhooks: WebhookService;
let webhookLog: WebhookLogService;
let aheadMs = 0;
const clock = { now: () => new Date(Date.now() + aheadMs) };
beforeAll(async () => {
  engine = await startEngineStore();
  receiver = await startReceiver();
  const { store } = engine;
  targets = new WebhookTargets({ networks: networksOf(["127.0.0.1/32"]) });
  feed = new Feed({ store });
  notifications = new NotificationService({ store, clock, log, outlets: [webhookOutlet({ store, clock })] });
  webhooks = new WebhookService({ store, clock, targets });
  webhookLog = new WebhookLogService({ store, clock });
  sender = new WebhookSender({ store, clock, log, feed, targets, notifications, leaseMs: 2000 });
  sender.start();
});
afterAll(async () => {
  await sender.stop();
  await targets.post.close();
  await feed.stop();
  await receiver.close();
  await engine.stop();
});
let accountId: string;
let maker: WebhookMaker;
let accounts = 0;
beforeEach(() => {
  aheadMs = 0;
  accountId = `acc_${String(++accounts).padStart(24, "0")}`;
  maker = { accountId, scopes: SCOPES };
  receiver.received.length = 0;
  receiver.answer = (_call, response) => response.writeHead(204).end();
});

const input = (parts = {}) => ({
  ...{ url: receiver.url, description: "", topics: ["balance.low"], includeRecords: 0, isEnabled: true },
  ...parts,
});

async function tell(key: string): Promise<void> {
  const data = { availableUsdMicros: 2_500_000 };
  const words = { subject: "The balance is low", message: "2.50 USD are left." };
  await notifications.notify({ accountId, key, kind: "balance.low", data, ...words });
}

/** The newest delivery once `isSo`. */
const newest = (isSo: (one: { state: string; attemptCount: number }) => boolean) =>
  waitUntil("the delivery is so far", async () => {
    const page = { first: 1, after: null, endpointId: null, state: null };
    const found = (await webhookLog.list(accountId, page)).deliveries[0]?.delivery;
    return found && isSo(found) ? found : null;
  });

/** As if time had passed; the sender looks again at once. */
function pass(ms: number): void {
  aheadMs += ms;
  sender.look();
}

test("an event is sent once to each endpoint that wants it, signed, with what was told", async () => {
  const { endpoint, secret } = await webhooks.create(maker, input());
  await webhooks.create(maker, input({ topics: ["payment.failed"] }));
  await webhooks.create(maker, input({ isEnabled: false }));
  await Promise.all([tell("one"), tell("one"), tell("one")]);
  const delivery = await newest(({ state }) => state === "delivered");
  expect(delivery).toMatchObject({ endpointId: endpoint._id, topic: "balance.low", attemptCount: 1 });
  expect(delivery.attempts[0]).toMatchObject({ status: 204, error: null, answer: "" });
  expect(receiver.received).toHaveLength(1);
  const call = receiver.received[0]!;
  expect([call.id, isSigned(call, secret)]).toEqual([delivery._id, true]);
  expect(isSigned({ ...call, body: `${call.body} ` }, secret)).toBe(false);
  const [told] = await engine.store.notifications.find({ accountId }).toArray();
  expect(call.json).toEqual({
    type: "balance.low",
    timestamp: told?.createdAt.toISOString(),
    data: {
      availableUsdMicros: 2_500_000,
      notificationId: told?._id,
      subject: "The balance is low",
      message: "2.50 USD are left.",
    },
  });
  expect((await webhooks.get(accountId, endpoint._id)).lastDeliveredAt).not.toBeNull();
});

test("a failure is tried again later with the same id and body, and given up after ten tries", async () => {
  receiver.answer = (_call, response) => response.writeHead(500).end("x".repeat(5000));
  await webhooks.create(maker, input());
  await tell("one");
  const failed = await newest(({ attemptCount }) => attemptCount === 1);
  expect(failed).toMatchObject({ state: "pending", failures: 1 });
  expect(failed.attempts[0]).toMatchObject({ status: 500, answer: "x".repeat(1024) });
  const pauseMs = failed.nextAt!.getTime() - failed.attempts[0]!.at.getTime();
  expect(pauseMs).toBeGreaterThan(3900);
  expect(pauseMs).toBeLessThan(60_000);
  for (let tries = 2; tries <= 10; tries++) {
    // Longer than the longest pause.
    pass(1.3 * DAY_MS);
    await newest(({ attemptCount }) => attemptCount === tries);
    // The endpoint itself is not to be switched off here.
    await engine.store.webhookEndpoints.updateMany(
      { accountId },
      { $set: { failingSince: null, isEnabled: true } },
    );
  }
  expect(await newest(({ state }) => state === "failed")).toMatchObject({ attemptCount: 10, failures: 10 });
  expect(new Set(receiver.received.map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
  expect(receiver.received).toHaveLength(10);

  receiver.answer = (_call, response) => response.writeHead(200).end("ok");
  const [{ endpointId } = { endpointId: "" }] = await engine.store.webhookDeliveries
    .find({ accountId })
    .toArray();
  expect(await webhookLog.replayFailed(maker, endpointId, null)).toBe(1);
  expect(await newest(({ state }) => state === "delivered")).toMatchObject({ attemptCount: 11 });
  expect(await webhookLog.replayFailed(maker, endpointId, null)).toBe(0);
});

test("Retry-After is honoured, and a redirect is a failure that is not followed", async () => {
  receiver.answer = (_call, response) => response.writeHead(429, { "retry-after": "600" }).end();
  const { endpoint } = await webhooks.create(maker, input());
  await tell("one");
  const limited = await newest(({ attemptCount }) => attemptCount === 1);
  expect(limited.nextAt!.getTime() - limited.attempts[0]!.at.getTime()).toBeGreaterThanOrEqual(600_000);
  receiver.answer = (_call, response) => response.writeHead(302, { location: receiver.url }).end();
  await webhookLog.replay(maker, limited._id);
  const redirected = await newest(({ attemptCount }) => attemptCount === 2);
  expect(redirected.attempts[1]).toMatchObject({ status: 302, error: "The endpoint answered 302." });
  expect(receiver.received).toHaveLength(2);
  await webhooks.delete(accountId, endpoint._id);
  pass(DAY_MS);
  const ended = await newest(({ state }) => state === "failed");
  expect(ended.attempts.at(-1)?.error).toBe("The endpoint was deleted.");
  expect(receiver.received).toHaveLength(2);
});

test("while secrets overlap both sign; after it the old one does not", async () => {
  const { endpoint, secret: old } = await webhooks.create(maker, input());
  const { secret, endpoint: rotated } = await webhooks.rotateSecret(maker, endpoint._id, 2);
  expect(rotated.secrets).toHaveLength(2);
  await tell("one");
  await newest(({ state }) => state === "delivered");
  const [call] = receiver.received;
  expect([isSigned(call!, old), isSigned(call!, secret)]).toEqual([true, true]);
  // An hour of overlap is left when it is rotated again, and once more at once.
  aheadMs = HOUR_MS;
  const { secret: newer } = await webhooks.rotateSecret(maker, endpoint._id, 24);
  const { endpoint: last } = await webhooks.rotateSecret(maker, endpoint._id, 0);
  expect(last.secrets).toHaveLength(1);
  aheadMs = 0;
  await tell("two");
  await waitUntil("the second one", () => receiver.received.length === 2);
  const signed = [old, secret, newer, last.secrets[0]!.secret].map((one) =>
    isSigned(receiver.received[1]!, one),
  );
  expect(signed).toEqual([false, false, false, true]);
});

test("an endpoint that failed for five days is switched off and its owner told once; it can be repaired", async () => {
  receiver.answer = (_call, response) => response.writeHead(500).end();
  const { endpoint } = await webhooks.create(maker, input());
  await tell("one");
  await newest(({ attemptCount }) => attemptCount === 1);
  expect(await webhooks.get(accountId, endpoint._id)).toMatchObject({ isEnabled: true });
  pass(5 * DAY_MS);
  const off = await waitUntil("it is switched off", async () => {
    const found = await webhooks.get(accountId, endpoint._id);
    return found.isEnabled ? null : found;
  });
  expect(off.disabledReason).toBe("failures");
  const told = await engine.store.notifications.find({ accountId, kind: "webhook.disabled" }).toArray();
  expect(told.map(({ data }) => [data.endpointId, data.reason])).toEqual([[endpoint._id, "failures"]]);
  // What was not sent yet is not sent now, and can be replayed when it is repaired.
  pass(DAY_MS);
  await newest(({ state }) => state === "failed");
  const sent = receiver.received.length;
  receiver.answer = (_call, response) => response.writeHead(204).end();
  await webhooks.update(maker, endpoint._id, { isEnabled: true });
  expect((await webhooks.get(accountId, endpoint._id)).failingSince).toBeNull();
  expect(await webhookLog.replayFailed(maker, endpoint._id, null)).toBe(1);
  await newest(({ state }) => state === "delivered");
  expect(receiver.received).toHaveLength(sent + 1);
});

test("410 switches off at once; nothing is sent to private addresses, whatever was stored", async () => {
  receiver.answer = (_call, response) => response.writeHead(410).end();
  const { endpoint } = await webhooks.create(maker, input());
  await tell("one");
  expect(await newest(({ state }) => state === "failed")).toMatchObject({ attemptCount: 1 });
  expect(await webhooks.get(accountId, endpoint._id)).toMatchObject({
    isEnabled: false,
    disabledReason: "gone",
  });
  receiver.answer = (_call, response) => response.writeHead(204).end();
  receiver.received.length = 0;
  for (const url of ["http://127.0.0.2:1/", "http://[::1]:1/", "https://169.254.169.254/"]) {
    await engine.store.webhookEndpoints.updateOne({ _id: endpoint._id }, { $set: { url } });
    const { _id } = await webhooks.test(maker, endpoint._id);
    const tried = await waitUntil("it was tried", async () => {
      const found = await webhookLog.get(accountId, _id);
      return found.attemptCount === 1 ? found : null;
    });
    expect(tried.attempts[0]).toMatchObject({ status: null });
    expect(tried.attempts[0]?.error).toContain("is a private or reserved address");
  }
  expect(receiver.received).toEqual([]);
});

test("a slow endpoint holds up no other", async () => {
  const other = await startReceiver();
  receiver.answer = () => undefined;
  const { endpoint } = await webhooks.create(maker, input());
  const { endpoint: quick } = await webhooks.create(maker, input({ url: other.url }));
  await Promise.all(Array.from({ length: 40 }, (_, number) => tell(`slow ${number}`)));
  await waitUntil("the quick one has all", () => other.received.length === 40);
  expect(receiver.received.length).toBe(4);
  await webhooks.delete(accountId, endpoint._id);
  await webhooks.delete(accountId, quick._id);
  await other.close();
});

test("an account with twenty endpoints that hang leaves places for those of others", async () => {
  const other = await startReceiver();
  const hanging: ServerResponse[] = [];
  receiver.answer = (_call, response) => void hanging.push(response);
  for (let n = 0; n < 20; n += 1) await webhooks.create(maker, input());
  await Promise.all([1, 2, 3].map((n) => tell(`hangs ${n}`)));
  await waitUntil("it has its share", () => receiver.received.length === 8);
  const first = accountId;
  accountId = "acc_0000000000000000000000aa";
  await webhooks.create({ accountId, scopes: SCOPES }, input({ url: other.url }));
  await tell("for the other");
  await waitUntil("the other has its own", () => other.received.length === 1);
  expect(receiver.received.length).toBe(8);
  await engine.store.webhookDeliveries.deleteMany({ accountId: first });
  for (const response of hanging) response.writeHead(204).end();
  await other.close();
});

test("tests of an endpoint have a rate; one beyond it makes no delivery", async () => {
  const { endpoint } = await webhooks.create(maker, input());
  const tests = Array.from({ length: 15 }, () => webhooks.test(maker, endpoint._id));
  const ended = await Promise.allSettled(tests);
  const codes = ended.flatMap((one) => (one.status === "rejected" ? [(one.reason as AppError).code] : []));
  expect(codes).toEqual(Array.from({ length: 5 }, () => "rate_limited"));
  expect(await engine.store.webhookDeliveries.countDocuments({ accountId })).toBe(10);
});
