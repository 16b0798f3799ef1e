import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * About how many seconds a file takes where tests start processes or take long; the first that fits counts. Those that take
 * longest come first, and folders that share a server together.
 */
const LONG: readonly (readonly [start: string, seconds: number])[] = [
  ["test/process/other-plugins", 130],
  ["test/process/half-way", 75],
  ["test/docs/cli-guide", 60],
  ["src/plugin-sdk/hostile-text", 50],
  ["test/process/clock-skew", 50],
  ["test/process/supervisor", 40],
  ["test/process/slow-readers", 40],
  ["test/docs/readme", 35],
  ["test/crash/", 35],
  ["test/reference/openapi-lint", 30],
  ["test/contract/scaffold", 25],
  ["test/disk/", 17],
  ["test/process/", 15],
  ["test/faults/", 12],
  ["test/fuzz/", 11],
  ["test/cli/", 9],
  ["test/contract/families/", 7],
  ["test/docs/", 5],
  ["test/client/", 5],
  ["test/reference/", 4],
  ["test/api/", 4],
  ["test/", 4],
  ["", 0.5],
];

/** They start processes, kill them and wait: most of their time the machine is free for others. */
const WAITING = ["test/crash/", "test/process/", "test/disk/", "test/faults/"];

/**
 * Tests that fake time come before all else, each in a process that nobody has used: there, no timer of a shared server or
 * of a connection is caught among theirs, nor lost.
 */
const FAKED_TIME = [
  "src/domain/event/feed.test.ts",
  "src/engine/disk-guard.test.ts",
  "src/store/group-writer.test.ts",
];

/** Runs what takes long first, so that no long file runs alone at the end, and at any time some that wait beside some that work. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const pathOf = ({ moduleId }: TestSpecification): string =>
      relative(this.ctx.config.root, moduleId).replaceAll("\\", "/");
    const rank = (file: TestSpecification): number =>
      LONG.findIndex(([start]) => pathOf(file).startsWith(start));
    const isFirst = (file: TestSpecification): boolean => FAKED_TIME.includes(pathOf(file));
    const isWaiting = (file: TestSpecification): boolean =>
      WAITING.some((start) => pathOf(file).startsWith(start));
    const sorted = (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
    const others = sorted.filter((file) => !isFirst(file));
    const starts = (list: TestSpecification[]) => startsOf(list, (file) => LONG[rank(file)]?.[1] ?? 0);
    const both = [...starts(others.filter(isWaiting)), ...starts(others.filter((file) => !isWaiting(file)))];
    return [...sorted.filter(isFirst), ...both.sort((a, b) => a.start - b.start).map(({ file }) => file)];
  }
}

/** Where in the time that all of a list take together each starts, 0 to 1. */
function startsOf(files: TestSpecification[], secondsOf: (file: TestSpecification) => number) {
  const all = files.reduce((sum, file) => sum + secondsOf(file), 0);
  let seconds = 0;
  return files.map((file) => {
    const start = seconds / all;
    seconds += secondsOf(file);
    return { file, start };
  });
}
