import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read, upTo } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { waitUntil } from "./wait-until.ts";

/** As declared by the plugin test-paced. */
const REQUESTS_PER_SECOND = 5;

describe("one origin, two worker processes", () => {
  let cluster: Cluster;
  let origin: Server;
  let gateway: ServerProcess;
  const asked: { at: number; path: string }[] = [];
  let inFlight = 0;
  let mostInFlight = 0;

  beforeAll(async () => {
    origin = createServer((request, response) => {
      const path = request.url ?? "";
      if (path === "/robots.txt") return void response.writeHead(404).end();
      asked.push({ at: performance.now(), path });
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      void sleep(120).then(() => {
        inFlight -= 1;
        response.end("page");
      });
    });
    await once(origin.listen(0, "127.0.0.1"), "listening");
    const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
    cluster = await startCluster();
    const env = {
      QUARRY_ORIGINS: `test-paced.web=${url}`,
      QUARRY_PRIVATE_ORIGINS: url,
      QUARRY_CONCURRENCY: "2",
    };
    [gateway] = await Promise.all([
      cluster.start("gateway", env),
      cluster.start("worker", env),
      cluster.start("worker", env),
    ]);
  });
  afterAll(async () => {
    await cluster.stop();
    origin.close();
  });

  test("sees one request at a time and no more per second than declared", async () => {
    const made = await Promise.all(
      upTo(4).map((n) =>
        create(gateway, { scraper: "test-paced", input: { name: `run-${n}`, pages: 6 }, limit: 6 }),
      ),
    );
    const workers = new Set<string>();
    await waitUntil("all are over", async () => {
      for (const one of await cluster.store.requests.find({ state: "running" }).toArray())
        if (one.lease) workers.add(one.lease.workerId);
      const all = await Promise.all(made.map(({ id }) => read(gateway, id)));
      return all.every(isOver);
    });
    for (const { id } of made)
      expect(await read(gateway, id)).toMatchObject({ status: "SUCCEEDED", recordCount: 6, attempt: 1 });
    expect(workers.size).toBe(2);
    expect(new Set(asked.map(({ path }) => path)).size).toBe(24);
    expect(asked).toHaveLength(24);
    expect(mostInFlight).toBe(1);
    const seconds = (asked.at(-1)!.at - asked[0]!.at) / 1000;
    // 23 gaps of 200 ms; starts may jitter by the way of a message.
    expect(seconds).toBeGreaterThan(23 / REQUESTS_PER_SECOND - 0.2);
    for (let i = REQUESTS_PER_SECOND; i < asked.length; i++)
      expect(asked[i]!.at - asked[i - REQUESTS_PER_SECOND]!.at).toBeGreaterThan(900);
  });
});
