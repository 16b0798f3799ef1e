import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "../docs/example-document.ts";
import { requirePackages } from "../docs/installed-packages.ts";

const WITHIN_MS = 600_000;
let copy: string;
beforeAll(() => {
  requirePackages();
  copy = mkdtempSync(join(tmpdir(), "quarry-new-kind-"));
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  for (const file of list.trim().split("\n")) cpSync(join(ROOT, file), join(copy, file), { force: true });
  for (const folder of ["node_modules", ".runtime"]) symlinkSync(join(ROOT, folder), join(copy, folder));
  cpSync(join(ROOT, ".cache", "engine"), join(copy, ".cache", "engine"), { recursive: true });
  execFileSync("git", ["init", "-q"], { cwd: copy });
}, WITHIN_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));

/** Runs a script of the copy; throws with its output when it fails. */
function run(...words: string[]): string {
  return execFileSync(process.execPath, words, {
    cwd: copy,
    encoding: "utf8",
    env: { PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ""}`, HOME: copy },
  });
}

it(
  "a new kind compiles, builds, is small, and its own test uses it on every face",
  { timeout: WITHIN_MS },
  () => {
    run("scripts/new-kind/new-kind.ts", "note");
    expect(run("scripts/kind-size/print.ts")).toMatch(/^note +11 files +\d+ lines$/m);
    run("node_modules/typescript7/bin/tsc", "-p", "tsconfig.json", "--noEmit");
    run("scripts/generate/check.ts");
    run("scripts/prepare.mjs");
    expect(run("node_modules/vitest/vitest.mjs", "run", "test/api/note.test.ts")).toContain("1 passed");
  },
);
