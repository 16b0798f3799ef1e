import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import type { DatabaseGauges } from "./database-gauges.ts";
import { createMetrics } from "./metrics.ts";
import { MetricsPage } from "./metrics-page.ts";

const metrics = createMetrics();
const gauges = { refresh: () => Promise.resolve() } as DatabaseGauges;

function isOpen(
  audience: "public" | "local" | "off",
  remoteAddress: string | undefined,
  headers: IncomingMessage["headers"] = {},
): boolean {
  const socket = { remoteAddress } as IncomingMessage["socket"];
  return new MetricsPage(metrics, gauges, audience).isOpenTo({ socket, headers });
}

describe("who may read /metrics", () => {
  test.each([
    ["127.0.0.1", true],
    ["127.8.9.10", true],
    ["::1", true],
    ["::ffff:127.0.0.1", true],
    ["10.0.0.5", false],
    ["::ffff:10.0.0.5", false],
    ["203.0.113.9", false],
    ["::2", false],
    [undefined, false],
  ])("local: %s is %s", (address, expected) => {
    expect(isOpen("local", address)).toBe(expected);
  });

  test.each(["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"])(
    "local: not what came through a proxy on this machine (%s)",
    (header) => {
      expect(isOpen("local", "127.0.0.1", { [header]: "203.0.113.9" })).toBe(false);
    },
  );

  test("public is everybody, off is nobody", () => {
    expect(isOpen("public", "203.0.113.9", { via: "1.1 proxy" })).toBe(true);
    expect(isOpen("off", "127.0.0.1")).toBe(false);
  });
});

test("the page shows a metric with its help and its unit in its name", async () => {
  metrics.commitSeconds.observe({ outcome: "stored" }, 0.02);
  const text = await new MetricsPage(metrics, gauges, "local").render();
  expect(text).toContain("# HELP quarry_batch_commit_seconds Time to store and commit a batch of Records.");
  expect(text).toContain('quarry_batch_commit_seconds_bucket{le="0.01",outcome="stored"} 0');
  expect(text).toContain('quarry_batch_commit_seconds_bucket{le="0.025",outcome="stored"} 1');
});
