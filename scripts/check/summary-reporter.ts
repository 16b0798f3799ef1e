import { writeFileSync } from "node:fs";
import type { Reporter, TestModule, TestRunEndReason } from "vitest/node";

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The line that CI reads: `12 passed, 0 failed`, and `, 3 skipped` when some were. */
export function summaryLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * Counts over all files. What fails outside a test (a file that does not load, a hook, an unhandled
 * rejection) counts as one failure each, so that a red run never shows `0 failed`.
 */
export function countTests(
  modules: ReadonlyArray<Pick<TestModule, "children" | "errors">>,
  unhandledErrors: number,
  reason: TestRunEndReason,
): TestCounts {
  const counts = { passed: 0, failed: unhandledErrors, skipped: 0 };
  for (const module of modules) {
    counts.failed += module.errors().length;
    for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === "passed") counts.passed += 1;
      else if (state === "failed") counts.failed += 1;
      else counts.skipped += 1;
    }
  }
  if (reason !== "passed" && counts.failed === 0) counts.failed = 1;
  return counts;
}

/**
 * Prints the summary line as the very last line of the run, and writes it to the file named in
 * TEST_SUMMARY_FILE, so that a script can repeat it after later output.
 */
export class SummaryReporter implements Reporter {
  #line: string | undefined;

  onInit(): void {
    // At exit, because vitest itself still prints after the last reporter hook.
    process.once("exit", () => {
      if (this.#line !== undefined) process.stdout.write(`${this.#line}\n`);
    });
  }

  onTestRunEnd(
    modules: ReadonlyArray<TestModule>,
    unhandledErrors: ReadonlyArray<unknown>,
    reason: TestRunEndReason,
  ): void {
    this.#line = summaryLine(countTests(modules, unhandledErrors.length, reason));
    const file = process.env["TEST_SUMMARY_FILE"];
    if (file) writeFileSync(file, `${this.#line}\n`);
  }
}
