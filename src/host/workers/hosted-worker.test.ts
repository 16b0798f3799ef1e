import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import type { LifeEvents } from "../spawner/spawner.ts";
import type { WorkerLaunch } from "../spawner/messages.ts";
import { Cgroups } from "../isolation/cgroups.ts";
import { HostedWorker } from "./hosted-worker.ts";
import type { WorkerSettings } from "./worker-life.ts";

const folder = mkdtempSync(join(tmpdir(), "quarry-worker-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("a worker that was let go just before a request is woken for it, and ends behind it", async () => {
  const running = new Map<string, LifeEvents>();
  const spawner = {
    start: async ({ id }: WorkerLaunch, events: LifeEvents) => {
      running.set(id, events);
      return 1;
    },
    stop: (id: string) => {
      running.get(id)?.ended({ reason: "exit", code: 0 });
      running.delete(id);
    },
  };
  const settings = {
    spawner,
    cgroups: new Cgroups([]),
    isolation: { depth: 0, hasWayOut: true, command: () => ["worker"] },
    folders: { sockets: folder, programs: folder },
    programOf: async () => process.execPath,
    ...{ idleMs: 60_000, answerMs: 1000, drainMs: 1000, graceMs: 1000 },
    log: { written: () => undefined, woken: () => undefined, ended: () => undefined },
  } as unknown as WorkerSettings;
  const worker = { blob: "", memoryMb: 64, healthPath: "/", environment: {}, secrets: {}, bindings: {} };
  const hosted = new HostedWorker({} as never, worker, settings);
  await hosted.drain();
  const answered = Promise.withResolvers<void>();
  const life = hosted.wake();
  const request = life.use(() => answered.promise);
  await life.started;
  expect(running.size).toBe(1);
  answered.resolve();
  await request;
  await vi.waitUntil(() => running.size === 0);
});
