import type { TestEvent } from "node:test/reporters";

/** A test that has ended. */
interface Ended {
  /** Its name after those of the groups that it is in. */
  path: string[];
  ms: number;
  /** What was wrong; null when it passed. */
  problem: string | null;
}

/** A reporter of node:test: a tree for people, or one JSON object for programs. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const asJson = process.env["QUARRY_INTERNAL_REPORT"] === "json";
  const path: string[] = [];
  const ended: Ended[] = [];
  const errors: string[] = [];
  for await (const event of events) {
    if (event.type === "test:start") path.splice(event.data.nesting, Infinity, event.data.name);
    // What went wrong outside of every test.
    if (event.type === "test:diagnostic" && event.data.level === "error") errors.push(event.data.message);
    if (event.type !== "test:pass" && event.type !== "test:fail") continue;
    const { nesting, name, details } = event.data;
    // A group fails with its tests, which tell of themselves.
    if (details.type === "suite") continue;
    const problem = event.type === "test:fail" ? problemOf(event.data.details.error) : null;
    const one = { path: [...path.slice(0, nesting), name], ms: details.duration_ms, problem };
    if (!asJson) yield linesOf(one, ended.at(-1)?.path ?? []);
    ended.push(one);
  }
  yield asJson ? json(ended, errors) : summary(ended, errors);
}

/** node:test wraps what a test threw. */
function problemOf(error: Error): string {
  return error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : error.message;
}

/** The test, below the names of its groups where those are new. */
function linesOf({ path, ms, problem }: Ended, before: readonly string[]): string {
  const known = path.findIndex((name, depth) => name !== before[depth]);
  return path
    .map((name, depth) => {
      const indent = "  ".repeat(depth);
      if (depth === path.length - 1)
        return `${indent}${problem === null ? "✓" : "✗"} ${name} ${Math.round(ms)} ms\n`;
      return depth < known ? "" : `${indent}${name}\n`;
    })
    .join("");
}

function summary(ended: readonly Ended[], errors: readonly string[]): string {
  const failed = ended.filter(({ problem }) => problem !== null);
  const told = failed.map(({ path, problem }) => `\nFAIL ${path.join(" > ")}\n${problem}\n`);
  const passed = ended.length - failed.length;
  const counts = [...(failed.length > 0 ? [`${failed.length} failed`] : []), `${passed} passed`];
  return [
    ...told,
    ...errors.map((error) => `\n${error}\n`),
    `\nTests ${counts.join(", ")} (${ended.length})\n`,
  ].join("");
}

function json(ended: readonly Ended[], errors: readonly string[]): string {
  const failed = ended.filter(({ problem }) => problem !== null).length;
  const body = {
    success: errors.length === 0 && failed === 0 && ended.length > 0,
    passed: ended.length - failed,
    failed,
    errors,
    tests: ended.map(({ path, problem }) => ({
      name: path.join(" > "),
      state: problem === null ? "passed" : "failed",
      errors: problem === null ? [] : [problem],
    })),
  };
  return `${JSON.stringify(body, null, 2)}\n`;
}
