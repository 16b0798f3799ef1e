import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read } from "./calls.ts";
import { LEASE_MS, startCluster, type Cluster } from "./cluster.ts";
import { waitUntil } from "./wait-until.ts";

let cluster: Cluster;
let origin: Server;
let gateway: ServerProcess;
let worker: ServerProcess;
let env: Record<string, string>;
/** Calls that the origin leaves unanswered. */
const open: { path: string; response: ServerResponse }[] = [];

beforeAll(async () => {
  origin = createServer((request, response) => {
    const path = request.url ?? "";
    if (path === "/robots.txt") return void response.writeHead(404).end();
    open.push({ path, response });
  });
  await once(origin.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  cluster = await startCluster();
  env = {
    QUARRY_ORIGINS: `test-paced.web=${url}`,
    QUARRY_PRIVATE_ORIGINS: url,
    QUARRY_CONCURRENCY: "2",
  };
  [gateway, worker] = await Promise.all([cluster.start("gateway", env), cluster.start("worker", env)]);
});
afterAll(async () => {
  await cluster.stop();
  origin.closeAllConnections();
  origin.close();
});

test("a long call keeps its slot of the origin; the slot of a killed worker is free when its lease is", async () => {
  const page = { scraper: "test-paced", input: { pages: 1 }, limit: 1 };
  const slow = await create(gateway, { ...page, input: { name: "slow", pages: 1 } });
  await waitUntil("the origin is asked", () => open.length === 1);
  const next = await create(gateway, { ...page, input: { name: "next", pages: 1 } });
  await waitUntil("the slot is renewed beyond its first end", async () => {
    const [pace] = await cluster.store.originPace.find().toArray();
    const [slot] = pace?.slots ?? [];
    return slot && slot.expiresAt.getTime() - pace!.nextAt.getTime() > 2 * LEASE_MS;
  });
  expect(open).toHaveLength(1);

  await worker.kill("SIGKILL");
  await cluster.start("worker", env);
  await waitUntil("the origin is asked again", () => open.length === 2);
  open[1]!.response.end("page");
  await waitUntil("the other call comes", () => open.length === 3);
  open[2]!.response.end("page");
  for (const { id } of [slow, next]) {
    await waitUntil("it is over", async () => isOver(await read(gateway, id)));
    expect(await read(gateway, id)).toMatchObject({ status: "SUCCEEDED", recordCount: 1 });
  }
});
