import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/kernel/json.ts";
import type { Operation, Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import { inDemo } from "../../src/scrape-host/demo/demo-operation.ts";
import { canaryGaps } from "../../src/scrape-host/canary-gaps.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import { runOperation, type RunEnvironment, type RunTally } from "../../src/scrape-host/run-operation.ts";
import { ROOT } from "../docs/example-document.ts";

const LIMITS = [1, 2, 10, 50, 100];
const PLUGINS = join(ROOT, "src/plugins");
const FAMILIES = readdirSync(PLUGINS, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Whoever asks anybody anything fails. */
const nobody = new Proxy(
  {},
  {
    get(): never {
      throw new Error("The demo asks somebody.");
    },
  },
);
const AROUND = {
  http: nobody,
  browser: nobody,
  signal: new AbortController().signal,
  now: () => new Date(),
  origin: () => "",
  isAuthorized: () => false,
  log: () => undefined,
} as unknown as RunEnvironment;

interface Run {
  records: JsonObject[];
  keys: string[];
  tally: RunTally;
}

async function run(scraper: Scraper, moduleUrl: string, raw: JsonObject, limit: number): Promise<Run> {
  const { operation, input, requestedFeatures } = normalizeInput(scraper, raw);
  const tally: RunTally = { dropped: 0, duplicates: 0, total: null, warnings: {}, fields: {} };
  const job = { input, limit, resumeFrom: null, requestedFeatures, seen: new Set<string>() };
  const result: Run = { records: [], keys: [], tally };
  for await (const item of runOperation(
    { ...job, operation: inDemo(scraper, operation, moduleUrl) },
    AROUND,
    tally,
  )) {
    if (item.kind !== "record") continue;
    result.records.push(JSON.parse(item.json) as JsonObject);
    result.keys.push(item.key);
  }
  return result;
}

async function family(
  name: string,
): Promise<{ scraper: Scraper; moduleUrl: string; examples: [string, JsonObject][] }> {
  const moduleUrl = pathToFileURL(join(PLUGINS, name, "index.ts")).href;
  const { default: scraper } = (await import(moduleUrl)) as { default: Scraper };
  const examples = scraper.operations.flatMap(({ name: operation, canary }: Operation) =>
    canary === undefined ? [] : [[operation, { ...canary.input, operation }] as [string, JsonObject]],
  );
  return { scraper, moduleUrl, examples };
}

describe.each(FAMILIES.map(({ name }) => name))("%s in the demo", async (name) => {
  const { scraper, moduleUrl, examples } = await family(name);

  it.each(examples)("%s: as many Records as its example asks for", async (operation, input) => {
    const all = await run(scraper, moduleUrl, input, 100);
    // One for the one thing that the example names, or as many as are asked for.
    expect([1, 100]).toContain(all.records.length);
    const canary = scraper.operations.find((one) => one.name === operation)?.canary;
    const least = canary?.atLeast.records ?? 1;
    if (least > 1) expect(all.records).toHaveLength(100);
    // A canary passes.
    const { records: few } = await run(scraper, moduleUrl, input, least);
    expect(canaryGaps(canary?.atLeast.fields ?? [], few)).toEqual([]);
    for (const limit of LIMITS) {
      const { records, keys, tally } = await run(scraper, moduleUrl, input, limit);
      expect(records).toHaveLength(Math.min(limit, all.records.length));
      expect(new Set(keys).size).toBe(records.length);
      // Valid as they are: nothing was repaired, dropped or made twice.
      expect(tally).toMatchObject({ dropped: 0, duplicates: 0, warnings: {} });
      expect(records.map(withoutTime)).toEqual(all.records.slice(0, limit).map(withoutTime));
      for (const { _source } of records)
        expect(_source).toMatchObject({ url: `https://demo.invalid/${name}/${operation}` });
    }
  });
});

const withoutTime = ({ _source, ...record }: JsonObject): JsonObject => record;
