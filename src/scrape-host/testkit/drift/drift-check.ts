import type { Scraper } from "../../../plugin-sdk/define-scraper.ts";
import type { DriftKnown, PluginCase } from "../../../plugin-sdk/testkit/case-file.ts";
import type { HarEntry } from "../../http/har/schema.ts";
import { runCase } from "../run-case.ts";
import { statementOf } from "./honest-empty.ts";
import { verdictOf, type Finding } from "./verdict.ts";
import type { Truth } from "./match-records.ts";
import { seededOrder } from "./seeded.ts";
import { variantsOf, type Variant } from "./variants.ts";

export interface DriftOptions {
  /** `sample`: some, chosen by the seed. `all`: every one. Else: those whose id starts so. */
  choice: string;
  seed: number;
  /** Variants of a sample. A number, not a time: a machine must not find what another one misses. */
  sampleSize: number;
  known: readonly DriftKnown[];
}

export interface DriftFinding extends Finding {
  variant: Variant;
}

export interface DriftReport {
  ran: number;
  of: number;
  /** Variants after which the run asked for what no recording holds. */
  undecided: number;
  findings: DriftFinding[];
  /** Known findings that their variant did not show although it ran. */
  stale: DriftKnown[];
}

/** Changes the recordings of every case and sees whether the plugin notices. */
export async function checkDrift(
  scraper: Scraper,
  cases: readonly PluginCase[],
  casesUrl: string | URL,
  { choice, seed, sampleSize, known }: DriftOptions,
): Promise<DriftReport> {
  const all = await variantsOf(scraper, cases, casesUrl, seed);
  const ranked = chosenOf(all, choice, seed, new Set(known.map(({ variant }) => variant)));
  const chosen = choice === "sample" ? ranked.slice(0, sampleSize) : ranked;
  const report: DriftReport = { ran: 0, of: all.length, undecided: 0, findings: [], stale: [] };
  const seen = new Set<DriftKnown>();
  const ran = new Set<string>();
  for (const variant of chosen) {
    const changed = variant.mutation.apply();
    const entries = variant.entries.flatMap((entry) => (entry === variant.entry ? changed : [entry]));
    const saysNothing = changed.some((entry) => saidAsEmpty(entry, variant.truth));
    const reading = { ...variant.mutation, saysNothing };
    const result = await runCase(scraper, variant.oneCase, { casesUrl, entries });
    const { findings, undecided } = verdictOf(variant.truth, result, reading, variant.entry.request.url);
    report.ran += 1;
    ran.add(variant.id);
    if (undecided) report.undecided += 1;
    for (const finding of findings) {
      const matches = known.filter((one) => isKnown(one, finding, variant));
      for (const one of matches) if (one.variant === variant.id) seen.add(one);
      if (matches.length === 0) report.findings.push({ ...finding, variant });
    }
  }
  const ids = new Set(all.map(({ id }) => id));
  report.stale = known.filter((one) => (ran.has(one.variant) || !ids.has(one.variant)) && !seen.has(one));
  return report;
}

function saidAsEmpty(entry: HarEntry, { emptyStatements }: Truth): boolean {
  if (entry.response.status !== 200 || emptyStatements.size === 0) return false;
  const statement = statementOf(entry);
  return statement !== null && emptyStatements.has(statement);
}

function isKnown(one: DriftKnown, finding: Finding, { operation, mutation }: Variant): boolean {
  return (
    one.operation === operation &&
    one.finding === finding.kind &&
    one.mutation === mutation.name &&
    (one.field ?? finding.field) === finding.field &&
    (one.place ?? mutation.place) === mutation.place
  );
}

/**
 * A sample begins with known findings. Then every other one is the next of an operation and a mutation in turn, so that rare
 * ones are in it, and every other one any of all, so that a mutation with many variants, where most findings are, has its share.
 */
function chosenOf(
  all: readonly Variant[],
  choice: string,
  seed: number,
  first: ReadonlySet<string>,
): Variant[] {
  if (choice === "all") return [...all];
  if (choice !== "sample") return all.filter(({ id }) => id === choice || id.startsWith(`${choice}/`));
  const groups = Map.groupBy(all, ({ operation, mutation }) => `${operation} ${mutation.name}`);
  const inTurn = [...groups.values()]
    .flatMap((group) => seededOrder(seed, group, ({ id }) => id).map((variant, rank) => ({ variant, rank })))
    .sort((a, b) => a.rank - b.rank);
  const inShares = seededOrder(seed, all, ({ id }) => id);
  return [
    ...new Set([
      ...all.filter(({ id }) => first.has(id)),
      ...inTurn.flatMap(({ variant }, index) => [variant, inShares[index] as Variant]),
    ]),
  ];
}
