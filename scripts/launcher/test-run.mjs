import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "./child.mjs";
import { readJsonFile, writeJsonFile } from "./json-file.mjs";
import { say } from "./progress.mjs";

/** More at once are no bad luck: the run fails. */
const MOST_FLAKY = 3;
/** When more files failed, none runs again: what they share is broken, and one after another they would take long. */
const MOST_AGAIN = 8;

/** @typedef {import("../check/results-reporter.ts").RunResult} RunResult */
/** @typedef {import("../check/results-reporter.ts").FileResult} FileResult */

/**
 * Runs all tests, then each file that failed once more, alone. One that passes then is flaky: it is listed at the end
 * and in .cache/flaky.json, and the run passes. The last line is the one that CI reads, also in TEST_SUMMARY_FILE.
 *
 * @param {string} node
 * @param {string} root
 * @param {string[]} args of vitest; with any, somebody looks at some tests, and nothing runs again
 * @returns {Promise<number>} exit code
 */
export async function testRun(node, root, args) {
  const first = await vitest(node, root, args);
  // Ctrl-C, or --help and its like: there is nothing to tell.
  if (first.result === undefined || first.result.isInterrupted) return first.exitCode;

  const failed = first.result.files.filter(hasFailed);
  const again = args.length === 0 && failed.length <= MOST_AGAIN ? failed : [];
  const stray = [...first.result.stray];
  /** @type {Map<string, FileResult>} */
  const second = new Map();
  for (const { file } of again) {
    say(`${file} failed; it runs once more, alone`);
    const { exitCode, result } = await vitest(node, root, [join(root, file)]);
    if (result?.isInterrupted) return exitCode;
    const alone = result?.files.find((one) => one.file === file);
    if (alone !== undefined) second.set(file, alone);
    stray.push(...(result?.stray ?? []));
  }
  const flaky = again.filter(({ file }) => second.has(file) && !hasFailed(second.get(file)));
  const isTooMany = flaky.length > MOST_FLAKY;
  const final = first.result.files.map((one) => (isTooMany ? one : (second.get(one.file) ?? one)));
  return conclude(root, { final, stray, flaky });
}

/**
 * @param {string} root
 * @param {{ final: FileResult[], stray: string[], flaky: FileResult[] }} outcome
 * @returns {number} exit code
 */
function conclude(root, { final, stray, flaky }) {
  const listed = flaky.flatMap(({ file, failures }) => failures.map((failure) => ({ file, ...failure })));
  writeJsonFile(join(root, ".cache", "flaky.json"), listed);
  const sum = (count) => final.reduce((all, one) => all + count(one), 0);
  const counts = {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failures }) => failures.length) + stray.length,
    skipped: sum(({ skipped }) => skipped),
  };
  const lines = [
    ...stray.map((error) => `between tests: ${firstLine(error)}`),
    ...listed.map(({ file, test }) => `flaky: ${file}: ${test}`),
    ...(flaky.length > MOST_FLAKY ? [`${flaky.length} flaky files are more than ${MOST_FLAKY}`] : []),
    summaryLine(counts),
  ];
  const text = `${lines.join("\n")}\n`;
  process.stdout.write(text);
  if (process.env.TEST_SUMMARY_FILE) writeFileSync(process.env.TEST_SUMMARY_FILE, text);
  return counts.failed > 0 ? 1 : 0;
}

/** @param {{ passed: number, failed: number, skipped: number }} counts */
function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** @param {FileResult} result */
const hasFailed = ({ failures }) => failures.length > 0;
/** @param {string} text */
const firstLine = (text) => text.split("\n", 1)[0];

/** @returns {Promise<{ exitCode: number, result: RunResult | undefined }>} */
async function vitest(node, root, args) {
  const file = join(tmpdir(), `quarry-test-results-${process.pid}.json`);
  rmSync(file, { force: true });
  process.env.TEST_RESULTS_FILE = file;
  const exitCode = await runProgram(
    node,
    [join(root, "node_modules", "vitest", "vitest.mjs"), "run", ...args],
    root,
  );
  const result = readJsonFile(file);
  rmSync(file, { force: true });
  // Such as an error while it ended.
  if (result?.stray.length === 0 && exitCode !== 0 && !result.files.some(hasFailed))
    result.stray.push(`vitest ended with code ${exitCode}`);
  return { exitCode, result };
}
