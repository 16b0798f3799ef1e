import { expect, test } from "vitest";
import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import type { MeteredOperation } from "../../domain/meter/meter.service.ts";
import { Use } from "./use.ts";

/** What is noted in one go, and what room is taken. */
class Noted {
  readonly goes: string[][] = [];
  open = 0;

  admit = async () => {
    this.open++;
    return { record: async () => undefined, release: () => void this.open-- };
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
