import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Reporter, TestModule, TestRunEndReason, Vitest } from "vitest/node";

interface Failure {
  /** Full name; for what is no test, what it is. */
  test: string;
  error: string;
}

export interface FileResult {
  file: string;
  passed: number;
  skipped: number;
  failures: Failure[];
}

/** What scripts/launcher/test-run.mjs decides from. */
export interface RunResult {
  files: FileResult[];
  /** Errors between tests: the file that ran meanwhile need not be the one that they come from. */
  stray: string[];
  isInterrupted: boolean;
}

type Module = Pick<TestModule, "moduleId" | "children" | "errors" | "state">;
type ErrorLike = Readonly<{ message: string }>;

const QUIET_MS = 10 * 60_000;

/** Where test/kit/running-file.ts notes the process that runs a file. */
export function pidFile(moduleId: string): string {
  return join(tmpdir(), `running-${Buffer.from(moduleId).toString("base64url").slice(-200)}`);
}

/** What came of one file. A file that did not load or end, or a hook of it, is one failure each. */
export function fileResult(module: Module, root: string): FileResult {
  const result: FileResult = {
    file: relative(root, module.moduleId).replaceAll("\\", "/"),
    passed: 0,
    skipped: 0,
    failures: [],
  };
  const fail = (test: string, errors: ReadonlyArray<ErrorLike>) =>
    errors.forEach(({ message }) => result.failures.push({ test, error: message }));
  fail("(the file)", module.errors());
  if (["queued", "pending"].includes(module.state())) fail("(the file)", [{ message: "It did not end." }]);
  for (const suite of module.children.allSuites()) fail(suite.fullName, suite.errors());
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === "passed") result.passed += 1;
    else if (state === "failed") fail(test.fullName, errors.slice(0, 1));
    else result.skipped += 1;
  }
  return result;
}

/**
 * Writes what came of a run to the file that TEST_RESULTS_FILE names, and ends the process of a file from which nothing is
 * heard for long: no time limit of a test ends an endless loop, or a file that never loads.
 */
export class ResultsReporter implements Reporter {
  #root = "";
  #resultsFile: string | undefined;
  readonly #quietMs: number;
  readonly #watched = new Map<string, NodeJS.Timeout>();

  constructor(quietMs = QUIET_MS) {
    this.#quietMs = quietMs;
  }

  onInit({ config }: Vitest): void {
    this.#root = config.root;
    this.#resultsFile = process.env["TEST_RESULTS_FILE"];
    // Not for the tests, of which some run tests.
    delete process.env["TEST_RESULTS_FILE"];
  }

  onTestModuleQueued({ moduleId }: Module): void {
    this.#hear(moduleId);
  }

  onTestCaseResult({ module }: { module: Module }): void {
    this.#hear(module.moduleId);
  }

  onTestModuleEnd({ moduleId }: Module): void {
    clearTimeout(this.#watched.get(moduleId));
    this.#watched.delete(moduleId);
  }

  onTestRunEnd(
    modules: ReadonlyArray<Module>,
    unhandledErrors: ReadonlyArray<ErrorLike>,
    reason: TestRunEndReason,
  ): void {
    for (const timer of this.#watched.values()) clearTimeout(timer);
    const files = modules.map((module) => fileResult(module, this.#root));
    const hasUnended = modules.some((module) => ["queued", "pending"].includes(module.state()));
    const stray = unhandledErrors
      .map(({ message }) => message)
      // The end of a process is told by the file that did not end.
      .filter((message) => !(hasUnended && message.startsWith("[vitest-pool]: ")));
    const result: RunResult = { files, stray, isInterrupted: reason === "interrupted" };
    if (this.#resultsFile !== undefined) writeFileSync(this.#resultsFile, JSON.stringify(result));
  }

  #hear(moduleId: string): void {
    // Others than `npm test` run what may take longer, such as a build of the image.
    if (this.#resultsFile === undefined) return;
    clearTimeout(this.#watched.get(moduleId));
    const timer = setTimeout(() => this.#end(moduleId), this.#quietMs);
    this.#watched.set(moduleId, timer.unref());
  }

  #end(moduleId: string): void {
    process.stderr.write(`Nothing heard from ${moduleId} for ${this.#quietMs / 1000} s: it is ended.\n`);
    try {
      process.kill(Number(readFileSync(pidFile(moduleId), "utf8")), "SIGKILL");
    } catch (error) {
      // Its process has died by itself, and the pool knows.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}
