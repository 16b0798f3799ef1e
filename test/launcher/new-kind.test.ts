import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDocument, ROOT, type ExampleDocument } from "../docs/example-document.ts";
import { requirePackages } from "../docs/installed-packages.ts";

const WITHIN_MS = 600_000;
/** What `npm run generate` makes, and the table of sizes. */
const MADE =
  /\/generated\/|\/all-[\w-]+\.ts$|^schema\.graphql$|^docs\/(?:kinds\/README|operations|errors)\.md$|^packages\/|sizes\.json$/;

let copy: string;
let guide: ExampleDocument;
beforeAll(async () => {
  requirePackages();
  guide = await openDocument("docs/how-to/add-a-resource-kind.md");
  copy = mkdtempSync(join(tmpdir(), "quarry-new-kind-"));
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  for (const file of list.trim().split("\n")) cpSync(join(ROOT, file), join(copy, file), { force: true });
  for (const folder of ["node_modules", ".runtime"]) symlinkSync(join(ROOT, folder), join(copy, folder));
  cpSync(join(ROOT, ".cache", "engine"), join(copy, ".cache", "engine"), { recursive: true });
  git("init", "-q");
  commit();
}, WITHIN_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));

const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ""}`, HOME: tmpdir() };
/** Runs a script of the copy; throws with its output when it fails. */
function run(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: "utf8", env });
  if (status !== 0) throw new Error(`${words.join(" ")}\n${stdout}\n${stderr}`);
  return stdout;
}
function git(...words: string[]): string {
  return execFileSync("git", words, { cwd: copy, encoding: "utf8" });
}
function commit(): void {
  git("add", "-A", ".");
  git("-c", "user.name=test", "-c", "user.email=test@example.org", "commit", "-qm", "a step");
}

/** Files and lines that were written by hand since the last commit, as `git diff --numstat` has them. */
function written(): [file: string, added: number, removed: number][] {
  git("add", "-AN", ".");
  return git("diff", "--numstat")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([added, removed, file = ""]): [string, number, number] => [file, Number(added), Number(removed)])
    .filter(([file]) => !MADE.test(file));
}
const sum = (lines: readonly number[]): number => lines.reduce((all, one) => all + one, 0);

/** Makes the change that the guide prints next; what it takes. */
function follow(): { files: number; lines: number } {
  writeFileSync(join(copy, ".git", "guide.diff"), guide.take("diff"));
  git("apply", "--unidiff-zero", ".git/guide.diff");
  const changes = written();
  commit();
  return { files: changes.length, lines: sum(changes.map(([, added]) => added)) };
}

it(
  "a name that is no name or that something has is refused, and nothing is written",
  { timeout: WITHIN_MS },
  () => {
    for (const [words, why] of [
      [["webhook"], "src/domain/webhook is there already."],
      [["Note"], "`Note` is no name of a kind"],
      [["class"], "`class` is a word of the language."],
      [["memo", "--many", "requests"], "A kind that is called requests is there already."],
      [["memo", "--many", "memo"], "cannot be called the same"],
    ] as const) {
      const { status, stderr } = spawnSync(process.execPath, ["scripts/new-kind/new-kind.ts", ...words], {
        cwd: copy,
        encoding: "utf8",
        env,
      });
      expect([status, stderr]).toEqual([2, expect.stringContaining(why)]);
    }
    expect(git("status", "--porcelain")).toBe("");
  },
);

it("kinds, a field and a route are as small as the guide prints", { timeout: WITHIN_MS }, () => {
  run("scripts/new-kind/new-kind.ts", "note");
  const changes = written();
  const width = Math.max(...changes.map(([file]) => file.length)) + 2;
  const shown = changes.map(
    ([file, added, removed]) =>
      `${file.padEnd(width)}${String(added).padStart(2)}${String(removed).padStart(4)}`,
  );
  expect(readFileSync(join(copy, "docs/how-to/add-a-resource-kind.md"), "utf8")).toContain(
    `${shown.join("\n")}\n`,
  );
  const services = git("diff", "-U0", "src/services/services.ts").match(/^[+-](?!\+\+|--).*$/gm);
  expect(`${services?.join("\n")}\n`).toBe(guide.take("diff"));
  commit();
  run("scripts/new-kind/new-kind.ts", "saved-search", "--many", "saved-searches");
  for (const files of [changes, written()]) {
    const own = files.filter(([file]) => file !== "src/services/services.ts");
    expect(own.length).toBeLessThanOrEqual(15);
    expect(sum(files.map(([, added]) => added))).toBeLessThanOrEqual(240);
    expect(sum(files.filter((one) => !own.includes(one)).map(([, added]) => added))).toBeLessThanOrEqual(4);
  }
  commit();
  run("scripts/kind-size/print.ts");

  expect(follow()).toEqual({ files: 5, lines: 5 });
  expect(follow()).toEqual({ files: 4, lines: 9 });
  expect(follow().lines).toBeLessThanOrEqual(60);
  expect(guide.untaken()).toEqual([]);
});

it("they pass the checks, and their tests use them on every face", { timeout: WITHIN_MS }, () => {
  run("scripts/generate/write.ts");
  run("scripts/kind-size/print.ts", "--update");
  const made = git("diff", "--name-only", git("rev-list", "--max-parents=0", "HEAD").trim())
    .trim()
    .split("\n");
  const sources = made.filter((file) => /^(?:src|test|dashboard)\/.*\.ts$/.test(file));
  run("node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "--no-warn-ignored", ...sources);
  run("node_modules/prettier/bin/prettier.cjs", "--check", ...made);
  run("scripts/check/check.mjs", "types", "unused", "imports", "generated", "english", "kinds");
  run("scripts/prepare.mjs");
  const tests = sources.filter((file) => file.startsWith("test/"));
  const others = ["test/architecture/kinds.test.ts", "test/dashboard/usual-kinds.test.ts"];
  expect(run("node_modules/vitest/vitest.mjs", "run", ...tests, ...others)).toContain("4 passed");
});
