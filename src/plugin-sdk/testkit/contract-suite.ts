import type { Scraper } from "../define-scraper.ts";
import * as behaviour from "./case-checks.ts";
import * as declaration from "./declaration-checks.ts";
import { runCase, type CaseResult } from "./run-case.ts";
import type { PluginCase } from "./types.ts";

/** The two functions of vitest that the suite needs; passed in, because the SDK depends on no test runner. */
export interface VitestApi {
  describe(name: string, define: () => void): void;
  it(name: string, test: () => void | Promise<void>): void;
}

/**
 * Defines the tests that every plugin passes: what it declares, and what it does in each of its cases.
 * `casesUrl` is the URL of the cases file. Failures are plain Errors that say what was expected.
 */
export function definePluginSuite(
  scraper: Scraper,
  cases: readonly PluginCase[],
  casesUrl: string | URL,
  { describe, it }: VitestApi,
): void {
  describe(`declaration of ${scraper.id}`, () => {
    for (const [name, check] of Object.entries(declaration.DECLARATION_CHECKS)) {
      it(name, () => assertNone(check(scraper)));
    }
    it("fetches nothing from an origin that it does not declare", async () =>
      assertNone(await behaviour.strangeOriginProblems(scraper)));
  });
  describe(`cases of ${scraper.id}`, () => {
    it("have names of their own, and a good one for every operation", () =>
      assertNone(declaration.casesProblems(scraper, cases)));
    for (const oneCase of cases) {
      describe(oneCase.name, () => defineCase({ scraper, oneCase, casesUrl }, it));
    }
  });
}

function defineCase(subject: behaviour.Subject, it: VitestApi["it"]): void {
  const { scraper, oneCase, casesUrl } = subject;
  let whole: Promise<CaseResult> | undefined;
  const wholeRun = (): Promise<CaseResult> => (whole ??= runCase(scraper, oneCase, { casesUrl }));

  it("gives what is expected", async () =>
    assertNone(behaviour.expectationProblems(oneCase, await wholeRun())));
  it("gives Records that fit their schema and say where they were read", async () =>
    assertNone(behaviour.recordProblems(scraper, await wholeRun())));
  it("asks only declared origins", async () =>
    assertNone(behaviour.originProblems(scraper, await wholeRun())));
  it("gives the same bytes again", async () =>
    assertNone(
      behaviour.repetitionProblems(await wholeRun(), await runCase(scraper, oneCase, { casesUrl })),
    ));
  it("keeps its canonical input unchanged", () =>
    assertNone(behaviour.normalizationProblems(scraper, oneCase)));
  it("stops within one further request when it is cancelled", async () =>
    assertNone(await behaviour.cancelProblems(subject, await wholeRun())));
  it("loses and doubles nothing when it is resumed from a checkpoint", async () =>
    assertNone(await behaviour.resumeProblems(subject, await wholeRun())));
  if (oneCase.truncate !== undefined) {
    it("fails with source_changed when the page is cut in half", async () =>
      assertNone(await behaviour.truncationProblems(subject)));
  }
}

function assertNone(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const failure = new Error(problems.join("\n"));
  // The place in this file tells the author of a plugin nothing, and runners would print it.
  failure.stack = failure.message;
  throw failure;
}
