import { afterAll, beforeAll, expect, test } from "vitest";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { startCluster, type Cluster } from "../process/cluster.ts";
import { waitUntil } from "../process/wait-until.ts";
import { isSigned, startReceiver, type Receiver } from "./receiver.ts";

const REQUESTS = 12;
const NETWORKS = { QUARRY_WEBHOOK_NETWORKS: "127.0.0.1/32" };

let cluster: Cluster;
let gateway: ServerProcess;
let receiver: Receiver;
beforeAll(async () => {
  [cluster, receiver] = await Promise.all([startCluster(), startReceiver()]);
  gateway = await cluster.start("gateway", NETWORKS);
});
afterAll(async () => {
  await cluster?.stop();
  await receiver?.close();
});

test("every Request that ends while workers are killed is notified of, under one id each", async () => {
  const call = <T>(path: string, body?: unknown) =>
    rest<T>(gateway.url, gateway.apiKey, path, body === undefined ? {} : { body });
  const webhook = { url: receiver.url, topics: ["request.finished"], includeRecords: 1 };
  const { secret } = (await call<{ secret: string }>("/v1/webhooks", webhook)).body;
  const ids = await Promise.all(
    Array.from({ length: REQUESTS }, async () => {
      const body = { scraper: "test-series", input: { rows: 3 }, limit: 3 };
      return (await call<RestRequest>("/v1/requests", body)).body.id;
    }),
  );
  // Held: who sends them dies while he waits for the answer.
  receiver.answer = () => undefined;
  for (const most of [4, 8]) {
    const worker = await cluster.start("worker", NETWORKS);
    await waitUntil("some are being told of", () => receiver.received.length >= most);
    await worker.kill("SIGKILL");
  }
  const held = receiver.received.length;
  receiver.answer = (_call, response) => response.writeHead(204).end();
  await cluster.start("worker", NETWORKS);
  for (const id of ids) await untilTerminal(gateway.url, gateway.apiKey, id);
  const { webhookDeliveries, requests } = cluster.store;
  await waitUntil("all are delivered", async () =>
    (await webhookDeliveries.countDocuments({ state: "delivered" })) === REQUESTS ? true : null,
  );
  expect(await webhookDeliveries.countDocuments()).toBe(REQUESTS);
  const answered = receiver.received.slice(held);
  const requestIds = answered.map(
    (one) => (one.json.data as unknown as { request: { id: string } }).request.id,
  );
  expect(new Set(requestIds)).toEqual(new Set(ids));
  const bodies = new Map(receiver.received.map(({ id, body }) => [id, body]));
  for (const one of receiver.received) {
    expect(one.body).toBe(bodies.get(one.id));
    expect(isSigned(one, secret)).toBe(true);
  }
  expect(bodies.size).toBe(REQUESTS);

  // As a worker leaves a Request that dies between its end and the delivery: not booked, not told.
  const [id = ""] = ids;
  await webhookDeliveries.deleteMany({ payload: new RegExp(id) });
  const before = receiver.received.length;
  await requests.updateOne({ _id: id }, { $set: { "settlement.done": false } });
  await waitUntil("the redrive makes up for it", () => receiver.received.length > before);
  const again = receiver.received.at(-1);
  expect(bodies.get(again?.id ?? "")).toBe(again?.body);
  await waitUntil("it is booked", async () => requests.findOne({ _id: id, "settlement.done": true }));
  expect(await webhookDeliveries.countDocuments()).toBe(REQUESTS);
});
