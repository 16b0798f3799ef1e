import type { JsonObject } from "../../kernel/json.ts";
import type { Operation, Scraper } from "../../plugin-sdk/define-scraper.ts";
import type { PluginCase } from "../../plugin-sdk/testkit/case-file.ts";
import { canaryGaps } from "../canary-gaps.ts";
import { normalizeInput } from "../input/normalize-input.ts";
import { validateRecord } from "../record/validate.ts";
import { pluginCases } from "../testkit/plugin-cases.ts";
import { recordsIn } from "../testkit/records-in.ts";
import { runCase } from "../testkit/run-case.ts";
import { leavesOf } from "./leaves.ts";

/** Recorded cases of an operation that came nearest, from which Records are made up. */
export interface Scene {
  /** Canonical. */
  input: JsonObject;
  /** As the operation found them; the fullest first. */
  records: readonly [JsonObject, ...JsonObject[]];
  /** What each holds of the requested features. */
  coverage: JsonObject;
  /** Whether the operation reads one Record for each thing that its input names. */
  isOfThings: boolean;
  /** How much it shows. */
  worth: number;
}

/** A recorded case with its canonical input. */
export interface Candidate {
  recorded: PluginCase;
  input: JsonObject;
  /** Of another operation, which gives the same Records. */
  isTwin: boolean;
}

/** Cases that are run for one input, at most. */
const LOOKED_AT = 12;
/**
 * In filled fields: one that a canary is sure of, one of the input that a case has too, and one thing that a case names more or
 * less than the input.
 */
const SURE_WORTH = 1000;
const SHARED_WORTH = 300;
const TARGET_WORTH = 100;

const runs = new WeakMap<PluginCase, ReturnType<typeof runCase>>();

/** Operations of a scraper that have cases with Records, each with these cases, its own first. */
export async function castOf(
  scraper: Scraper,
  folder: string,
): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  const { cases } = await pluginCases(folder);
  const cast = new Map<string, Candidate[]>();
  for (const recorded of cases) {
    const isUsual = recorded.authorized === undefined && recorded.expect.error === undefined;
    if (!isUsual || recordsIn(recorded.expect) === 0) continue;
    const { operation, input } = normalizeInput(scraper, recorded.input);
    cast.set(operation.name, [...(cast.get(operation.name) ?? []), { recorded, input, isTwin: false }]);
  }
  const own = new Map(cast);
  for (const { name, record } of scraper.operations) {
    const twins = scraper.operations.filter((other) => other.record === record && other.name !== name);
    const theirs = twins.flatMap((twin) => own.get(twin.name) ?? []);
    const all = [...(own.get(name) ?? []), ...theirs.map((one) => ({ ...one, isTwin: true }))];
    if (all.length > 0) cast.set(name, all);
  }
  return cast;
}

interface Asked {
  scraper: Scraper;
  operation: Operation;
  casesUrl: string;
  input: JsonObject;
}

/** The scene for an input, or null where no case gives a whole Record. */
export async function sceneFor(asked: Asked, candidates: readonly Candidate[]): Promise<Scene | null> {
  const { operation, input } = asked;
  const near = candidates.toSorted(
    (a, b) => Number(a.isTwin) - Number(b.isTwin) || shared(b.input, input) - shared(a.input, input),
  );
  const most = Math.max(...near.map((one) => shared(one.input, input)));
  const nearest = near.filter((one) => one.isTwin === near[0]?.isTwin && shared(one.input, input) === most);
  const isOnePerThing = nearest.every((one) => recordsIn(one.recorded.expect) <= targetsIn(one.input));
  const { records: surely = 1, fields = [] } = operation.canary?.atLeast ?? {};
  const isOfThings = isOnePerThing && surely === 1 && !isSearch(input);
  let best: Scene | null = null;
  for (const candidate of near.slice(0, LOOKED_AT)) {
    // What its own cases show needs no other's.
    if (candidate.isTwin && best !== null && sureIn(operation, best.records[0]) === fields.length) break;
    const scene = await sceneOf(asked, candidate, isOfThings);
    if (scene !== null && scene.worth > (best?.worth ?? -Infinity)) best = scene;
  }
  return best;
}

async function sceneOf(
  { scraper, operation, casesUrl, input }: Asked,
  { recorded, input: canonical }: Candidate,
  isOfThings: boolean,
): Promise<Scene | null> {
  let run = runs.get(recorded);
  if (run === undefined) runs.set(recorded, (run = runCase(scraper, recorded, { casesUrl })));
  const { drafts, records: finished } = await run;
  const records = drafts.flatMap((draft) => {
    const { record, warnings } = validateRecord(operation, draft);
    return record === null || warnings.length > 0 ? [] : [record];
  });
  const [first, ...others] = records.toSorted((a, b) => worth(operation, b) - worth(operation, a));
  if (first === undefined) return null;
  const extra = Math.abs(targetsIn(canonical) - targetsIn(input));
  return {
    input: canonical,
    records: [first, ...others],
    coverage: (finished[0]?.["featureCoverage"] ?? {}) as JsonObject,
    isOfThings,
    worth: worth(operation, first) + SHARED_WORTH * shared(canonical, input) - TARGET_WORTH * extra,
  };
}

/** How many things an input names at most. */
export function targetsIn(input: JsonObject): number {
  return Math.max(1, ...Object.values(input).map((value) => (Array.isArray(value) ? value.length : 1)));
}

/** Whether an input looks for what it does not name. */
export function isSearch(input: JsonObject): boolean {
  return Object.entries(input).some(
    ([name, value]) =>
      /search|quer|term|keyword/i.test(name) && (typeof value === "string" || Array.isArray(value)),
  );
}

/** Fields that both inputs have. */
function shared(a: JsonObject, b: JsonObject): number {
  return Object.keys(a).filter((name) => name in b).length;
}

/** Fields that hold something; those by which a canary knows that the operation works come first. */
function worth(operation: Operation, record: JsonObject): number {
  const steps = leavesOf(record).map(({ path }) => path.filter((step) => typeof step === "string").join("."));
  return new Set(steps).size + SURE_WORTH * sureIn(operation, record);
}

/** How many of the fields that a canary is sure of a Record has. */
function sureIn({ canary }: Operation, record: JsonObject): number {
  const fields = canary?.atLeast.fields ?? [];
  return fields.length - canaryGaps(fields, [record]).length;
}
