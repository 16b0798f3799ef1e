import type { Reporter, TestModule } from "vitest/node";

/** The contract tests of a plugin for programs: one JSON object on stdout. */
export default class JsonReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const { state, errors: problems } = test.result();
        return { name: test.fullName, state, errors: (problems ?? []).map(({ message }) => message) };
      }),
    );
    const loading = modules.flatMap((module) => module.errors());
    const count = (state: string): number => tests.filter((test) => test.state === state).length;
    const problems = [...errors, ...loading].map(({ message }) => message);
    const report = {
      success: problems.length === 0 && count("failed") === 0 && tests.length > 0,
      passed: count("passed"),
      failed: count("failed"),
      skipped: count("skipped"),
      errors: problems,
      tests,
    };
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  }
}
