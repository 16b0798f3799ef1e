import { EventEmitter, once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { afterEach, expect, test, vi } from "vitest";
import { startEngine } from "../../src/engine/engine.ts";
import { watchMonitors } from "../../src/store/monitor-watch.ts";

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const ADDRESS = "/run/mongodb.sock";

afterEach(() => {
  vi.useRealTimers();
});

test("a look at a server that hangs is started anew, one that ends is left alone", () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const monitor = { close: () => done.push("close"), connect: () => done.push("connect") };
  const servers = new Map([[ADDRESS, { monitor }]]);
  const client = Object.assign(new EventEmitter(), { topology: { s: { servers } } });
  const stop = watchMonitors(client as unknown as MongoClient);
  for (const end of ["serverHeartbeatSucceeded", "serverHeartbeatFailed"]) {
    client.emit("serverHeartbeatStarted", { connectionId: ADDRESS });
    vi.advanceTimersByTime(7000);
    client.emit(end, { connectionId: ADDRESS });
    vi.advanceTimersByTime(7000);
  }
  expect(done).toEqual([]);
  client.emit("serverHeartbeatStarted", { connectionId: ADDRESS });
  vi.advanceTimersByTime(7000);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(done).toEqual(["close", "connect"]);
  // Nothing came of it: once more after the same time.
  vi.advanceTimersByTime(8000);
  expect(done).toEqual(["close", "connect", "close", "connect"]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("the driver's own look can be started anew in this way, and the client goes on", async () => {
  const folder = await mkdtemp(join(tmpdir(), "quarry-monitor-"));
  const engine = await startEngine({ dataDir: join(folder, "data"), log: SILENT });
  const client = new MongoClient(engine.uri, { heartbeatFrequencyMS: 500 });
  await client.connect();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const stop = watchMonitors(client);
  const [address] = (client as unknown as { topology: { s: { servers: Map<string, unknown> } } }).topology.s
    .servers;
  client.emit("serverHeartbeatStarted", { connectionId: address![0] } as never);
  const opening = once(client, "serverHeartbeatSucceeded");
  vi.advanceTimersByTime(9000);
  await opening;
  expect(await client.db("t").command({ ping: 1 })).toMatchObject({ ok: 1 });
  stop();
  vi.useRealTimers();
  await client.close();
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
});
