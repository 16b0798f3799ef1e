import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Where tests start processes or take long; those that take longest come first. Folders that share a server come together. */
const LONG = [
  "test/crash/",
  "src/plugin-sdk/hostile-text",
  "test/process/",
  "test/disk/",
  "test/docs/",
  "test/contract/scaffold",
  "test/contract/families/",
  "test/faults/",
  "test/cli/",
  "test/fuzz/",
  "test/reference/",
  "test/client/",
  "test/api/",
  "test/",
];

/**
 * Tests that fake time come before all else, each in a process that nobody has used: there, no timer of a shared server or
 * of a connection is caught among theirs, nor lost.
 */
const FAKED_TIME = [
  "src/domain/event/feed.test.ts",
  "src/engine/disk-guard.test.ts",
  "src/store/group-writer.test.ts",
];

/** Runs what takes long first, so that no long file runs alone at the end; the rest by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const path = relative(this.ctx.config.root, moduleId).replaceAll("\\", "/");
      if (FAKED_TIME.includes(path)) return -1;
      const place = LONG.findIndex((start) => path.startsWith(start));
      return place === -1 ? LONG.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
