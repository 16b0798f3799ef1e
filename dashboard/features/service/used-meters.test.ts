import { expect, it } from "vitest";
import { ofService } from "./used-meters.ts";

const meter = (id: string, used: number) => ({ meter: id, title: id, unit: "request", used });
const cap = { metric: "worker_requests", period: "DAY" as const, value: 9, used: 7, percent: 77 };

it("has what a service of its kind is counted by, its own figures, and the caps of the account", () => {
  const usage = {
    ...{ month: "2026-11", updatedAt: "2026-11-27T08:00:00Z" },
    services: [
      { service: null, meters: [{ meter: "records:codehost", quantity: 99 }], days: [] },
      { service: "svc_2", meters: [{ meter: "worker_requests", quantity: 5 }], days: [] },
      {
        service: "svc_1",
        meters: [
          { meter: "worker_requests", quantity: 7 },
          { meter: "kv_reads", quantity: 3 },
        ],
        days: [
          { date: "2026-11-26", meters: [{ meter: "worker_requests", quantity: 3 }] },
          { date: "2026-11-27", meters: [{ meter: "worker_requests", quantity: 4 }] },
        ],
      },
    ],
    meters: [
      ...[meter("worker_requests", 12), meter("worker_cpu_ms", 0), meter("worker_transfer_bytes", 0)],
      ...[meter("log_events", 0), meter("kv_reads", 3), meter("records:codehost", 99)],
    ],
    caps: [{ ...cap, state: "OK" as const }],
  };
  const found = ofService(usage, "svc_1", "WORKER");
  expect(found.map((one) => one.meter)).toEqual([
    ...["worker_requests", "worker_cpu_ms", "worker_transfer_bytes", "log_events", "kv_reads"],
  ]);
  expect(found[0]).toMatchObject({ own: 7, today: 4, account: 12, caps: [cap] });
  expect([...found[0]!.byDay]).toEqual([
    ["2026-11-26", 3],
    ["2026-11-27", 4],
  ]);
  expect(found[1]).toMatchObject({ own: 0, today: 0, caps: [] });
});
