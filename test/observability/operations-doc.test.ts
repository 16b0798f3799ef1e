import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { REDRIVE_ACTIONS } from "../../src/domain/request/request-observer.ts";
import { ENVIRONMENT } from "../../src/kernel/environment.ts";
import { createMetrics } from "../../src/server/observability/metrics.ts";
import { indexRows } from "./index-rows.ts";

const doc = await readFile(fileURLToPath(new URL("../../docs/operations.md", import.meta.url)), "utf8");
/** What Prometheus adds to the name of a histogram. */
const SERIES = /_(bucket|sum|count)$/;

test("docs/operations.md names every metric, and no other", () => {
  const metrics = new Set(
    createMetrics()
      .registry.getMetricsAsArray()
      .map(({ name }) => name),
  );
  const named = [...doc.matchAll(/\b(?:quarry|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
    metrics.has(name) ? name : name.replace(SERIES, ""),
  );
  const isLinux = process.platform === "linux";
  // Some of a process's own numbers exist on Linux alone.
  const expected = [...metrics].sort();
  const seen = [...new Set(named)].filter((name) => isLinux || metrics.has(name)).sort();
  expect(seen).toEqual(expected);
});

test("names every action of the re-drive job", () => {
  const row = doc.split("\n").find((line) => line.startsWith("| `quarry_redrive_actions_total`")) ?? "";
  expect(row).toContain(`| ${REDRIVE_ACTIONS.join(", ")} |`);
});

test("names variables that exist", () => {
  const named = new Set([...doc.matchAll(/\b(?:QUARRY_[A-Z_]+|MONGODB_URL)\b/g)].map(([name]) => name));
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((name) => !Object.hasOwn(ENVIRONMENT, name))).toEqual([]);
});

test("its table of indexes is what a fresh database has", async () => {
  const table = doc.split("<!-- indexes: ")[1]?.split("<!-- /indexes -->")[0] ?? "";
  const rows = table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split(" | ").slice(0, 3).join(" | ").concat(" |"));
  expect(rows.sort()).toEqual(await indexRows());
});
