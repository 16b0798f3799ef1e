import { expect, test } from "vitest";
import type { Connection } from "../../store/client.ts";
import type { Store } from "../../store/store.ts";
import { DatabaseGauges } from "./database-gauges.ts";
import { createMetrics } from "./metrics.ts";

test("with the database away, old numbers do not stay", async () => {
  const metrics = createMetrics();
  metrics.requestsInState.set({ state: "queued" }, 7);
  const connection = { ping: () => Promise.resolve(false) } as Connection;
  await new DatabaseGauges(metrics, connection, {} as Store).refresh();
  const text = await metrics.registry.metrics();
  expect(text).toContain("\nquarry_mongodb_up 0\n");
  expect(text).toContain("\nquarry_mongodb_ping_seconds Nan\n");
  expect(text).toContain("\nquarry_oldest_queued_request_age_seconds Nan\n");
  expect(text).not.toContain("quarry_requests_in_state{");
});

test("many readers at once ask the database once", async () => {
  let pings = 0;
  const connection = {
    ping: () => {
      pings += 1;
      return Promise.resolve(true);
    },
  } as Connection;
  const requests = {
    findOne: () => Promise.resolve({ queuedAt: new Date(Date.now() - 5000) }),
    countDocuments: ({ state }: { state: string }) => Promise.resolve(state === "queued" ? 3 : 0),
  };
  const metrics = createMetrics();
  const gauges = new DatabaseGauges(metrics, connection, { requests } as unknown as Store);
  await Promise.all([gauges.refresh(), gauges.refresh()]);
  await gauges.refresh();
  expect(pings).toBe(1);
  const text = await metrics.registry.metrics();
  expect(text).toContain('quarry_requests_in_state{state="queued"} 3');
  const age = Number(/^quarry_oldest_queued_request_age_seconds (.*)$/m.exec(text)?.[1]);
  expect(age).toBeGreaterThanOrEqual(5);
  expect(age).toBeLessThan(20);
});
