import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openDocument } from "../docs/example-document.ts";
import { cargo, noCargo } from "./cargo.ts";

const CRATE = fileURLToPath(new URL("../../packages/quarry-worker", import.meta.url));
const TEMPLATE = fileURLToPath(new URL("../../src/cli/templates/service", import.meta.url));
const absent = noCargo();
if (absent !== null) console.log(`skipped: tests of quarry-worker: ${absent}`);

test.skipIf(absent !== null)(
  "the crate passes its own tests",
  async () => {
    const { stdout } = await cargo(CRATE, "test");
    expect(stdout).toContain("test sigterm_ends_a_process ... ok");
  },
  300_000,
);

test.skipIf(absent !== null)(
  "the worker of the template passes its own tests, with the crate next to it and without a network",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "quarry-template-"));
    await cp(TEMPLATE, folder, { recursive: true });
    await cp(CRATE, join(folder, "vendor/quarry-worker"), { recursive: true });
    const { stdout } = await cargo(folder, "test");
    expect(stdout).toContain("test tests::keeps_what_visitors_write ... ok");
    // The one of the guide fits in its place.
    const guide = await openDocument("docs/workers.md");
    await writeFile(join(folder, "src/main.rs"), guide.take("rust"));
    await cargo(folder, "check");
    expect(guide.untaken()).toEqual([]);
    await rm(folder, { recursive: true });
  },
  300_000,
);
