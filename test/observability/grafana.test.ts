import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMetrics } from "../../src/server/observability/metrics.ts";
import { startApiServer, type ApiServer } from "../api/api-server.ts";

interface Panel {
  title: string;
  type: string;
  targets?: { expr: string; legendFormat: string }[];
}
const { panels } = JSON.parse(await readFile("deploy/grafana/quarry.json", "utf8")) as { panels: Panel[] };
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr, legendFormat }) => ({ title, expr, legendFormat })),
);
/** What Prometheus adds: to names of histograms, and to every series. */
const SERIES = /_(bucket|sum|count)$/;
const OF_PROMETHEUS = ["le", "instance", "job"];

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

function labelsOf(): Map<string, readonly string[]> {
  const metrics = createMetrics().registry.getMetricsAsArray() as unknown as {
    name: string;
    labelNames: readonly string[];
  }[];
  return new Map(metrics.map(({ name, labelNames }) => [name, labelNames]));
}

function namesIn(expr: string): string[] {
  return [...expr.matchAll(/\b(?:quarry|process|nodejs)_\w+/g)].map(([name]) => name);
}

/** Those that are asked for, grouped by, or shown. */
function labelsIn(expr: string, legend: string): string[] {
  const asked = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner = ""]) =>
    [...inner.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = ""]) => label),
  );
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inner = ""]) => inner.split(/,\s*/));
  const shown = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = ""]) => label);
  return [...asked, ...grouped, ...shown];
}

it("every query of the Grafana dashboard names metrics of /metrics, with labels that they have", async () => {
  const page = await (await fetch(`${server.url}/metrics`)).text();
  const there = new Set([...page.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const labels = labelsOf();
  const wrong = queries.flatMap(({ title, expr, legendFormat }) => {
    const names = namesIn(expr).map((name) => (there.has(name) ? name : name.replace(SERIES, "")));
    const known = [...OF_PROMETHEUS, ...names.flatMap((name) => labels.get(name) ?? [])];
    return [
      ...(names.length === 0 ? [`${title}: no metric in ${expr}`] : []),
      ...names.filter((name) => !there.has(name)).map((name) => `${title}: no metric ${name}`),
      ...labelsIn(expr, legendFormat)
        .filter((label) => !known.includes(label))
        .map((label) => `${title}: no label ${label} in ${expr}`),
    ];
  });
  expect(wrong).toEqual([]);
  expect(queries.length).toBeGreaterThan(20);
});

it("shows every metric of Quarry", () => {
  const shown = new Set(queries.flatMap(({ expr }) => namesIn(expr).map((name) => name.replace(SERIES, ""))));
  const own = [...labelsOf().keys()].filter((name) => name.startsWith("quarry_"));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});
