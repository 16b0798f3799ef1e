import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * For servers of which only the processes are under test: without the built-in families a gateway and a worker together
 * start with 0.3 CPU seconds less. Those of test/api, test/cli, test/docs and test/fuzz have all families.
 */
export const NO_FAMILIES: Readonly<Record<string, string>> = {
  QUARRY_INTERNAL_FAMILIES_DIR: mkdtempSync(join(tmpdir(), "quarry-no-families-")),
};

/** For the servers of a cluster that need them after all. */
export const ALL_FAMILIES: Readonly<Record<string, string>> = {
  QUARRY_INTERNAL_FAMILIES_DIR: fileURLToPath(
    new URL(`../../${process.env.TEST_DIST ?? "dist"}/plugins`, import.meta.url),
  ),
};
