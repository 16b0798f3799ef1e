/**
 * `npm run bench [-- names… --quick --long]`: runs the named benches, or all, prints each figure beside its peer, and
 * writes bench/RESULTS.md. `npm run bench -- gate` is a quick run of those that a change may not make worse, in four minutes.
 * Ends with status 1 when a target was missed.
 */
import { readdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Bench, Outcome } from "./kit/bench.ts";
import { cleanUp } from "./kit/cleanup.ts";
import { report, writeResults, type Finished } from "./kit/report.ts";

/** Most important first; a bench that is not listed comes last. */
const ORDER = [
  "pipeline",
  "small-requests",
  "appstore-b",
  "families",
  "family-peers",
  "first-record",
  "promptness",
  "graphql-read",
  "rest-read",
  "packed-answers",
  "million-records",
  "meters",
  "hosting-meters",
  "fan-out",
  "dashboard",
  "two-workers",
  "many-processes",
  "api-key-check",
  "document-cache",
  "attack",
  "heavy-callers",
  "durability",
  "router",
  "static-files",
  "cold-start",
  "deploys",
  "footprint",
  "hosts",
  "kv",
  "queues",
  "soak",
  "scale-model",
];

/** What a user notices first when it gets slower. */
const GATE = [
  "pipeline",
  "small-requests",
  "graphql-read",
  "rest-read",
  "first-record",
  "router",
  "cold-start",
  "footprint",
];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false }, long: { type: "boolean", default: false } },
});
const isGate = positionals.includes("gate");
options.quick ||= isGate;
const benches = await chosen(positionals.flatMap((name) => (name === "gate" ? GATE : [name])));
const finished: Finished[] = [];
for (const bench of benches) {
  console.log(`\n${bench.name}: ${bench.about}`);
  const started = performance.now();
  const outcomes = await outcomesOf(bench);
  const seconds = (performance.now() - started) / 1000;
  for (const outcome of outcomes) console.log(report(outcome));
  finished.push({ name: bench.name, seconds, outcomes });
}
const mode = isGate ? "gate" : options.quick ? "quick" : options.long ? "long" : "full";
await writeResults(finished, mode);
process.exit(finished.some(({ outcomes }) => outcomes.some(({ pass }) => pass === false)) ? 1 : 0);

async function outcomesOf(bench: Bench): Promise<Outcome[]> {
  try {
    return await bench.run(options);
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [
      { what: bench.about, target: "to run", figure: "–", peer: "–", ratio: null, pass: false, detail },
    ];
  } finally {
    await cleanUp();
  }
}

async function chosen(wanted: readonly string[]): Promise<Bench[]> {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith(".bench.ts"));
  const known = files.map((file) => file.replace(/\.bench\.ts$/, ""));
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no bench ${unknown.join(", ")}. Known are ${known.join(", ")}.`);
    process.exit(2);
  }
  const rank = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const run = (wanted.length > 0 ? [...wanted] : known).sort((one, other) => rank(one) - rank(other));
  return Promise.all(
    run.map(async (name) => ((await import(`./${name}.bench.ts`)) as { bench: Bench }).bench),
  );
}
