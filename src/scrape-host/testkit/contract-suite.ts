import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Scraper } from "../../plugin-sdk/define-scraper.ts";
import { strangeOriginProblems } from "./case-checks.ts";
import { brokenProperties } from "./case-properties.ts";
import { chainProblems } from "./chain-checks.ts";
import * as declaration from "./declaration-checks.ts";
import { checkDrift } from "./drift/drift-check.ts";
import { driftProblems, driftSummary } from "./drift/drift-words.ts";
import { runCase, type CaseResult } from "./run-case.ts";
import * as family from "./family-checks.ts";
import type { DriftKnown, PluginCase, Unproven } from "../../plugin-sdk/testkit/case-file.ts";

/** The two functions of a test runner that the suite needs; passed in, because it depends on none. */
export interface SuiteApi {
  describe(name: string, define: () => void): void;
  it(name: string, test: () => void | Promise<void>, timeoutMs?: number): void;
}

export interface SuiteOptions {
  /** Only the cases whose name holds this text, and nothing that needs all of them. */
  only?: string;
  unproven?: Unproven;
  /** Which variants of the recordings are tried: `sample` (the default), `all`, or an id that a finding named. */
  drift?: string;
  driftSeed?: number;
  driftKnown?: readonly DriftKnown[];
}

const DRIFT_SEED = 1;
const SAMPLE_SIZE = 1500;
/** Machines pause, and `all` may be tens of thousands of runs. */
const DRIFT_TIMEOUT_MS = 30 * 60_000;

/**
 * Defines the tests that every plugin passes: what it declares, and what it does in each of its cases, one test for each.
 * The paths of recordings are relative to `casesUrl`. Failures are plain Errors that say what was expected.
 */
export function definePluginSuite(
  scraper: Scraper,
  cases: readonly PluginCase[],
  casesUrl: string | URL,
  { describe, it }: SuiteApi,
  options: SuiteOptions = {},
): void {
  const { only } = options;
  const runs = new Map<PluginCase, Promise<CaseResult>>();
  const runOf = (oneCase: PluginCase): Promise<CaseResult> => {
    const known = runs.get(oneCase) ?? runCase(scraper, oneCase, { casesUrl });
    runs.set(oneCase, known);
    return known;
  };
  const shown = (): Promise<family.ShownCase[]> =>
    Promise.all(cases.map(async (oneCase) => ({ oneCase, result: await runOf(oneCase) })));
  describe(`declaration of ${scraper.id}`, () => {
    for (const [name, check] of Object.entries(declaration.DECLARATION_CHECKS)) {
      it(name, () => assertNone(check(scraper)));
    }
    it("fetches nothing from an origin that it does not declare", async () =>
      assertNone(await strangeOriginProblems(scraper)));
  });
  describe(`cases of ${scraper.id}`, () => {
    if (only === undefined)
      it("have names of their own, and a good one for every operation", () =>
        assertNone(declaration.casesProblems(scraper, cases)));
    for (const oneCase of cases.filter(({ name }) => isNamed(name, only)))
      it(oneCase.name, async () =>
        assertNone(await brokenProperties({ scraper, oneCase, casesUrl }, await runOf(oneCase))),
      );
    if (only !== undefined) return;
    it("show every failure rule", async () => assertNone(family.ruleProblems(scraper, await shown())));
    it("show every operation without Records", async () =>
      assertNone(family.emptyProblems(scraper, await shown())));
    it("show that chains lead from one operation to the next", async () =>
      assertNone(chainProblems(scraper, await shown())));
    it("show every field of every Record", async () =>
      assertNone(family.unprovenProblems(scraper, await shown(), options.unproven ?? {})));
  });
  if (only !== undefined && options.drift === undefined) return;
  describe(`drift of ${scraper.id}`, () => {
    const { drift: choice = "sample", driftSeed: seed = DRIFT_SEED, driftKnown: known = [] } = options;
    const check = async (): Promise<void> => {
      const report = await checkDrift(scraper, cases, casesUrl, {
        choice,
        seed,
        known,
        sampleSize: SAMPLE_SIZE,
      });
      process.stderr.write(`${driftSummary(scraper.id, seed, report)}\n`);
      const folder = relative(process.cwd(), fileURLToPath(new URL(".", casesUrl))) || ".";
      assertNone(driftProblems(report, folder, seed));
      if (report.ran === 0 && choice !== "sample")
        throw new Error(`No variant has an id that starts with ${choice}.`);
    };
    it("says so wherever a changed page makes a Record wrong or poorer", check, DRIFT_TIMEOUT_MS);
  });
}

/** Whether a case is meant by a text, whatever its letters' case; all are where none is given. */
export function isNamed(name: string, only: string | undefined): boolean {
  return name.toLowerCase().includes((only ?? "").toLowerCase());
}

function assertNone(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const failure = new Error(problems.join("\n"));
  // The place in this file tells the author of a plugin nothing, and runners would print it.
  failure.stack = failure.message;
  throw failure;
}
