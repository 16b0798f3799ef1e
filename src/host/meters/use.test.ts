import { expect, test } from "vitest";
import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import type { MeteredOperation } from "../../domain/meter/meter.service.ts";
import { AppError } from "../../errors/app-error.ts";
import { Use } from "./use.ts";

/** What is noted in one go, and what room is taken. */
class Noted {
  readonly goes: string[][] = [];
  open = 0;
  /** Bytes that a cap leaves, without those that are set aside. */
  room = Number.POSITIVE_INFINITY;

  admit = async ({ meter, quantity }: MeteredOperation) => {
    const isTransfer = meter === "worker_transfer_bytes";
    if (isTransfer && quantity > this.room) throw new AppError("usage_cap_reached");
    if (isTransfer) this.room -= quantity;
    this.open++;
    const release = (): void => {
      this.open--;
      if (isTransfer) this.room += quantity;
    };
    return { record: async () => undefined, release };
  };
  record = async (...operations: MeteredOperation[]) =>
    void this.goes.push(operations.map(({ meter, quantity }) => `${meter} ${quantity}`));
}

const deployment = { accountId: "acc_1", serviceId: "svc_1" } as HostedDeployment;

test("a request is counted with the first bytes of its answer, in one go", async () => {
  const noted = new Noted();
  const use = await Use.ofWorker(noted, deployment);
  expect(noted.open).toBe(3);
  use.sent(100);
  use.sent(20);
  use.end();
  expect(noted.goes).toEqual([
    ["worker_requests 1", "worker_transfer_bytes 100"],
    ["worker_transfer_bytes 20"],
  ]);
  expect(noted.open).toBe(0);
});

test("an answer without bytes counts before its head leaves, or at its end", async () => {
  const noted = new Noted();
  const [headFirst, empty] = [await Use.ofWorker(noted, deployment), await Use.ofWorker(noted, deployment)];
  headFirst.sent(0);
  expect(noted.goes).toEqual([["worker_requests 1"]]);
  headFirst.end();
  empty.end();
  expect(noted.goes).toEqual([["worker_requests 1"], ["worker_requests 1"]]);
  expect(noted.open).toBe(0);
});

test("a request that no worker heard of, and a file, are no requests to a worker", async () => {
  const noted = new Noted();
  (await Use.ofWorker(noted, deployment)).end(false);
  const file = await Use.ofFile(noted, deployment, 10);
  file.sent(10);
  file.end();
  expect(noted.goes).toEqual([["static_transfer_bytes 10"]]);
  expect(noted.open).toBe(0);
});

test("of many answers at once none passes a byte for which there is no room", async () => {
  const noted = new Noted();
  noted.room = 1_000_000;
  const record = noted.record;
  noted.record = async (...operations: MeteredOperation[]) => {
    for (const { meter, quantity } of operations)
      if (meter === "worker_transfer_bytes") noted.room -= quantity;
    await record(...operations);
  };
  const sent = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const use = await Use.ofWorker(noted, deployment);
      let bytes = 0;
      try {
        for (let n = 0; n < 100; n++) {
          await use.passing(64_000);
          bytes += 64_000;
        }
      } catch (error) {
        expect(error).toMatchObject({ code: "usage_cap_reached" });
      }
      use.end();
      return bytes;
    }),
  );
  const all = sent.reduce((sum, bytes) => sum + bytes, 0);
  expect(all).toBeGreaterThan(300_000);
  expect(all).toBeLessThanOrEqual(1_000_000);
  expect(noted.goes.flat().filter((one) => one === "worker_transfer_bytes 64000")).toHaveLength(all / 64_000);
  expect(noted.open).toBe(0);
});

test("what was waited for when an answer ended is given back, and counts none", async () => {
  const noted = new Noted();
  const use = await Use.ofWorker(noted, deployment);
  const waiting = use.passing(64_000);
  use.end();
  await waiting;
  expect([noted.open, noted.goes]).toEqual([0, [["worker_requests 1"]]]);
});
