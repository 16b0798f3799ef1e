import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Where tests start processes or take long; those that take longest come first. Folders that share a server come together. */
const LONG = [
  "test/crash/",
  "test/launcher/new-kind",
  "test/dashboard/parity",
  "src/plugin-kit/plugin-kit",
  "src/plugin-sdk/hostile-text",
  "test/process/",
  "test/disk/",
  "test/docs/",
  "test/contract/scaffold",
  "test/plugin-sdk/package",
  "test/hosting/",
  "test/dashboard/",
  "test/architecture/generate",
  "test/contract/families/",
  "test/faults/",
  "test/cli/",
  "test/fuzz/",
  "test/reference/",
  "test/client/",
  "test/api/",
  "test/",
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

/** Runs what takes long first, so that no long file runs alone at the end, and one that waits beside one that works. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const pathOf = ({ moduleId }: TestSpecification): string =>
      relative(this.ctx.config.root, moduleId).replaceAll("\\", "/");
    const rank = (file: TestSpecification): number => {
      const path = pathOf(file);
      if (FAKED_TIME.includes(path)) return -1;
      const place = LONG.findIndex((start) => path.startsWith(start));
      return place === -1 ? LONG.length : place;
    };
    const sorted = (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
    const isWaiting = (file: TestSpecification): boolean =>
      WAITING.some((start) => pathOf(file).startsWith(start));
    const waiting = sorted.filter(isWaiting);
    const first = sorted.filter((file) => rank(file) === -1);
    const working = sorted.filter((file) => !isWaiting(file) && rank(file) !== -1);
    return [
      ...first,
      ...working.flatMap((file, place) => [waiting[place] ?? [], file].flat()),
      ...waiting.slice(working.length),
    ];
  }
}
