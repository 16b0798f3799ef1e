import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { countOf } from "../../kernel/count-of.ts";
import type { JsonObject } from "../../kernel/json.ts";
import type { Scraper } from "../../plugin-sdk/define-scraper.ts";
import { newHttpStats } from "../http/deps.ts";
import { HarPlayer } from "../http/har/player.ts";
import { canonicalInput, normalizeInput } from "../input/normalize-input.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import { explainMismatch } from "./matches.ts";
import { recordsIn } from "./records-in.ts";
import { replayEnvironment } from "./replay-environment.ts";
import { runCase, type CaseResult } from "./run-case.ts";
import type { PluginCase } from "../../plugin-sdk/testkit/case-file.ts";

/** One case of one plugin. */
export interface Subject {
  scraper: Scraper;
  oneCase: PluginCase;
  casesUrl: string | URL;
}

/** Fields that the host adds to a Record. */
const HOST_FIELDS = new Set(["requestedFeatures", "featureCoverage", "_source", "_truncated"]);

const HOST_SOURCE = z.object({ url: z.url(), fetchedAt: z.iso.datetime(), operation: z.string() });

/** Where a run differs from what its case expects. Shows what came out, so that a new case can be filled in. */
export function expectationProblems({ expect }: PluginCase, result: CaseResult): string[] {
  const problems: string[] = [];
  const endedWell = result.ending === "exhausted" || result.ending === "enough";
  if (expect.error === undefined ? !endedWell : result.ending !== expect.error) {
    const stack =
      result.failure instanceof Error && result.ending === "plugin_crashed" ? result.failure.stack : "";
    problems.push(
      `The run ended with ${result.ending} (${result.message ?? "no failure"}), expected ${expect.error ?? "success"}. ${stack}`,
    );
  }
  if (result.records.length !== recordsIn(expect)) {
    const [first] = result.records;
    const shown = first === undefined ? "" : ` The first is:\n${JSON.stringify(first, null, 2)}`;
    problems.push(`Expected ${countOf(recordsIn(expect), "Record")}, got ${result.records.length}.${shown}`);
  }
  const warnings = explainMismatch(expect.warnings ?? {}, result.warnings, "warnings");
  if (warnings !== null) problems.push(warnings);
  const unexpected = Object.keys(result.warnings).filter((code) => expect.warnings?.[code] === undefined);
  if (unexpected.length > 0) {
    const lines = new Set(result.log.filter((line) => line.startsWith("warn:")));
    problems.push(
      `Warnings that the case does not name: ${unexpected.join(", ")}.\n${[...lines].join("\n")}`,
    );
  }
  const records = expect.records ?? [];
  if (records.length > recordsIn(expect))
    problems.push("`expect.records` names more Records than `expect.count`.");
  // Records that did not come are recognised by the count.
  for (const [index, record] of records.slice(0, result.records.length).entries()) {
    const problem = explainMismatch(record, result.records[index], `records[${index}]`);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

export function recordProblems(scraper: Scraper, { operation: name, records }: CaseResult): string[] {
  const operation = scraper.operations.find((one) => one.name === name);
  return records.flatMap((record, index) => {
    const own = Object.fromEntries(Object.entries(record).filter(([field]) => !HOST_FIELDS.has(field)));
    const isCompact = operation?.compactBy !== undefined;
    const schema = isCompact ? operation?.record.partial() : operation?.record;
    const problems = (schema?.safeParse(own).error?.issues ?? []).map(
      (issue) => `records[${index}].${issue.path.join(".")}: ${issue.message}`,
    );
    const source = record["_source"];
    const isWhole = HOST_SOURCE.safeParse(source).data?.operation === name;
    return isWhole ? problems : [...problems, `records[${index}]._source is ${JSON.stringify(source)}.`];
  });
}

export function originProblems(scraper: Scraper, { urls, ending }: CaseResult): string[] {
  const declared = new Set(Object.values(scraper.origins).map(({ url }) => new URL(url).origin));
  // The client lets nothing else through where the plugin reads web sites that its source names.
  const strange = scraper.websites ? [] : urls.filter((url) => !declared.has(new URL(url).origin));
  if (ending === "origin_not_allowed") strange.push("a URL that was refused");
  return strange.map((url) => `The run asked ${url}; declared are ${[...declared].join(", ")}.`);
}

/** The client of a plugin must refuse what the plugin does not declare. */
export async function strangeOriginProblems(scraper: Scraper): Promise<string[]> {
  const trace = { urls: [], stats: newHttpStats(), log: [] };
  const { signal } = new AbortController();
  const { http } = replayEnvironment(scraper, HarPlayer.of([]), signal, trace, () => undefined);
  const outcome: unknown = await http.get("https://undeclared.invalid/").catch((error: unknown) => error);
  if (outcome instanceof SourceError && outcome.code === "origin_not_allowed") return [];
  return [`A request to https://undeclared.invalid gave ${String(outcome)} instead of origin_not_allowed.`];
}

export function repetitionProblems(first: CaseResult, second: CaseResult): string[] {
  const problems: string[] = [];
  const at = first.recordTexts.findIndex((text, index) => text !== second.recordTexts[index]);
  if (at !== -1 || first.recordTexts.length !== second.recordTexts.length) {
    const was = first.recordTexts[at] ?? countOf(first.recordTexts.length, "Record");
    const is = second.recordTexts[at] ?? countOf(second.recordTexts.length, "Record");
    problems.push(`A second run gave another result: ${was} became ${is}.`);
  }
  for (const part of ["ending", "urls", "warnings", "checkpoints"] as const) {
    if (isDeepStrictEqual(first[part], second[part])) continue;
    problems.push(
      `A second run differs in ${part}: ${JSON.stringify(first[part])} became ${JSON.stringify(second[part])}.`,
    );
  }
  return problems;
}

/** Empty, too, for an input that is refused: such a case shows the refusal. */
export function normalizationProblems(scraper: Scraper, { input, expect }: PluginCase): string[] {
  let canonical: JsonObject;
  try {
    canonical = canonicalInput(normalizeInput(scraper, input));
  } catch (error) {
    return expect.error === undefined ? [`The input is refused: ${String(error)}`] : [];
  }
  const again = normalizeInput(scraper, canonical);
  const twice = canonicalInput(again);
  if (again.normalizations.length === 0 && isDeepStrictEqual(twice, canonical)) return [];
  return [
    `The canonical input ${JSON.stringify(canonical)} was rewritten to ${JSON.stringify(twice)}: ${JSON.stringify(again.normalizations)}`,
  ];
}

export async function cancelProblems(subject: Subject, whole: CaseResult): Promise<string[]> {
  const { scraper, oneCase, casesUrl } = subject;
  const cancelled = await runCase(scraper, oneCase, { casesUrl, signalAfterRequests: 1 });
  const further = cancelled.stats.requests - (cancelled.requestsAtAbort ?? cancelled.stats.requests);
  const problems: string[] = [];
  if (further > 1) problems.push(`${further} requests were sent after the signal was aborted.`);
  // A run of one request may be past its last look at the signal.
  if (whole.stats.requests > 1 && whole.urls.length > 0 && cancelled.ending !== "cancelled") {
    problems.push(`The run was cancelled after its first request and ended with ${cancelled.ending}.`);
  }
  return problems;
}

export async function resumeProblems(subject: Subject, whole: CaseResult): Promise<string[]> {
  const { scraper, oneCase, casesUrl } = subject;
  const problems: string[] = [];
  for (const [index, checkpoint] of whole.checkpoints.entries()) {
    const stopAtCheckpoint = index + 1;
    const stopped = await runCase(scraper, oneCase, { casesUrl, stopAtCheckpoint });
    const resumed = await runCase(scraper, oneCase, { casesUrl, resume: { from: stopped } });
    const texts = [...stopped.recordTexts, ...resumed.recordTexts];
    if (isDeepStrictEqual(texts, whole.recordTexts) && resumed.ending === whole.ending) continue;
    problems.push(
      `Resumed from checkpoint ${stopAtCheckpoint} (${JSON.stringify(checkpoint.state)}): ` +
        `${stopped.records.length} + ${resumed.records.length} Records and ${resumed.ending} (${resumed.message ?? "no failure"}), ` +
        `without the stop ${whole.records.length} and ${whole.ending}.`,
    );
  }
  return problems;
}

export async function truncationProblems({ scraper, oneCase, casesUrl }: Subject): Promise<string[]> {
  const { truncate = "" } = oneCase;
  let cut = 0;
  const transformBody = (url: string, body: Buffer): Buffer => {
    if (!url.includes(truncate)) return body;
    cut += 1;
    return body.subarray(0, body.length >> 1);
  };
  const result = await runCase(scraper, oneCase, { casesUrl, transformBody });
  if (cut === 0) return [`The recording holds no URL with ${truncate}, so nothing was cut.`];
  if (result.ending === "source_changed") return [];
  const count = countOf(result.records.length, "Record");
  return [
    `With ${truncate} cut in half the run ended with ${result.ending} (${result.message ?? "no failure"}) and ${count}; expected source_changed.`,
  ];
}
