import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Hosting } from "../../src/host/hosting.ts";
import { noCargo } from "./cargo.ts";
import { ask, buildWorker, deploymentOf, jsonOf, raw, startHost, Told, workerOf } from "./told-host.ts";

const absent = noCargo();
if (absent !== null) console.log(`skipped: meters of workers: ${absent}`);

beforeAll(() => (absent === null ? buildWorker() : undefined), 300_000);

describe.skipIf(absent !== null)("a worker", () => {
  const told = new Told();
  let host: Hosting;

  beforeAll(async () => {
    host = await startHost(told);
  });
  afterAll(() => host.stop());

  test("requests, what they send and the time of its processor are counted", async () => {
    const worker = deploymentOf("metered", { worker: workerOf() });
    told.serve(worker);
    const used = (meter: string) => told.used.get(`svc_metered ${meter}`) ?? 0;
    await ask(host, "metered", "/api/pid");
    const [requests, bytes] = [used("worker_requests"), used("worker_transfer_bytes")];
    expect(requests).toBe(1);
    const body = Buffer.alloc(300_000, "x");
    await ask(host, "metered", "/api/echo", { method: "POST", body });
    expect([used("worker_requests"), used("worker_transfer_bytes") - bytes]).toEqual([2, 300_000]);
    const own = Number((await ask(host, "metered", "/api/burn?ms=400")).text);
    expect(own).toBeGreaterThanOrEqual(400);
    await vi.waitUntil(() => used("worker_cpu_ms") >= own, 10_000);
    told.remove(worker);
    await vi.waitUntil(() => told.log.some(({ message }) => message === "The worker was stopped."), 10_000);
    // Its sandbox takes a little, too.
    expect(used("worker_cpu_ms")).toBeLessThan(own + 500);
    expect(used("worker_requests")).toBe(3);
  });

  test("a cap answers 429 and wakes nobody, and is over when it has room again", async () => {
    told.serve(deploymentOf("capped", { worker: workerOf() }));
    for (const meter of ["worker_requests", "worker_cpu_ms", "worker_transfer_bytes"]) {
      const name = `svc_capped ${meter}`;
      await ask(host, "capped", "/api/pid");
      told.log.length = 0;
      told.caps.set(name, told.used.get(name) ?? 0);
      const refused = await ask(host, "capped", "/api/pid");
      expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
      expect(jsonOf<object>(refused)).toMatchObject({ code: "usage_cap_reached", meter, period: "day" });
      expect(refused.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
      const head =
        "GET /api/x HTTP/1.1\r\nHost: capped.localhost\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n";
      expect(await raw(host, head)).toMatch(/^HTTP\/1.1 429/);
      expect(told.log).toMatchObject([{ level: "warn", fields: { event: "capped", meter } }]);
      told.caps.delete(name);
      expect((await ask(host, "capped", "/api/pid")).status).toBe(200);
    }
  });

  test("an answer that passes a cap is cut, and so is a WebSocket", async () => {
    told.serve(deploymentOf("endless", { worker: workerOf("sockets") }));
    told.serve(deploymentOf("endless-answer", { worker: workerOf() }));
    const room = 1_000_000;
    const bytes = (slug: string) => told.used.get(`svc_${slug} worker_transfer_bytes`) ?? 0;
    told.caps.set("svc_endless-answer worker_transfer_bytes", room);
    told.log.length = 0;
    const body = Buffer.alloc(30_000_000, "x");
    await expect(ask(host, "endless-answer", "/api/echo", { method: "POST", body })).rejects.toThrow(
      "aborted",
    );
    // It ends before the part that there is no room for.
    const isFull = (slug: string): void => {
      expect(bytes(slug)).toBeGreaterThan(room - (64 << 10));
      expect(bytes(slug)).toBeLessThanOrEqual(room);
    };
    isFull("endless-answer");
    expect(told.log).toContainEqual(
      expect.objectContaining({ outcome: "usage_cap_reached", source: "http" }),
    );
    const events = told.log.map(({ fields }) => fields?.["event"]);
    expect(events.filter((event) => event === "capped")).toHaveLength(1);

    told.caps.set("svc_endless worker_transfer_bytes", room);
    const head =
      "GET /api/x HTTP/1.1\r\nHost: endless.localhost\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n";
    await raw(host, head + "x".repeat(30_000_000)).catch(() => "reset");
    isFull("endless");
    told.caps.clear();
  });

  test("one that burns what its account has not is stopped, though nobody asks it anything", async () => {
    told.serve(deploymentOf("burning", { worker: workerOf() }));
    told.log.length = 0;
    told.caps.set("svc_burning worker_cpu_ms", 200);
    expect((await ask(host, "burning", "/api/burn_on")).text).toBe("burning");
    await vi.waitUntil(() => told.log.some(({ message }) => message === "The worker was stopped."), 15_000);
    expect(told.used.get("svc_burning worker_cpu_ms")).toBeLessThan(6000);
    expect((await ask(host, "burning", "/api/pid")).status).toBe(429);
    told.caps.clear();
    told.log.length = 0;
    for (let n = 0; n < 3; n++) expect((await ask(host, "burning", "/api/pid")).status).toBe(200);
    expect(told.log.filter(({ message }) => message === "The worker was woken.")).toHaveLength(1);
  });
});
