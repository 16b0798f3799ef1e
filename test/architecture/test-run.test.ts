import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const from = (file: string) => JSON.stringify(pathToFileURL(path.join(root, file)).href);

const GREEN = `it("is green", () => {});`;
const RED = `it("is red", () => expect(1).toBe(2));`;
/** The first time that `what` runs here is `isFirst`. */
const first = (what: string) => `
  import { existsSync, writeFileSync } from "node:fs";
  const isFirst = !existsSync(${JSON.stringify(`${what}.ran`)});
  writeFileSync(${JSON.stringify(`${what}.ran`)}, "");`;
const flaky = (what: string) => `${first(what)} it("loses a race", () => expect(isFirst).toBe(false));`;

interface Outcome {
  exitCode: number;
  lines: string[];
  summary: string | null;
  flaky: unknown;
}

/** Runs made-up test files, by name without `.test.js`, as `npm test` runs ours. */
async function npmTest(files: Record<string, string>, args: string[] = []): Promise<Outcome> {
  const dir = await mkdtemp(path.join(tmpdir(), "quarry-test-run-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await symlink(path.join(root, "node_modules"), path.join(dir, "node_modules"));
  await mkdir(path.join(dir, "kit"));
  await writeFile(path.join(dir, "package.json"), '{ "type": "module" }');
  await writeFile(
    path.join(dir, "vitest.config.js"),
    `import { ResultsReporter } from ${from("scripts/check/results-reporter.ts")};
     export default { test: { setupFiles: [${JSON.stringify(path.join(root, "test/kit/running-file.ts"))}],
       pool: "forks", isolate: false, maxWorkers: 2, reporters: ["default", new ResultsReporter(4_000)] } };`,
  );
  await writeFile(
    path.join(dir, "run.mjs"),
    `import { testRun } from ${from("scripts/launcher/test-run.mjs")};
     process.exitCode = await testRun(process.execPath, ${JSON.stringify(dir)}, ${JSON.stringify(args)});`,
  );
  for (const [name, source] of Object.entries(files))
    await writeFile(
      path.join(dir, `${name}.test.js`),
      `import { beforeAll, expect, it } from "vitest";\n${source}`,
    );
  const { exitCode, stdout } = await node(dir);
  const written = (file: string) => readFile(path.join(dir, file), "utf8").catch(() => null);
  return {
    exitCode,
    lines: stdout.trimEnd().split("\n"),
    summary: await written("summary.txt"),
    flaky: JSON.parse((await written(".cache/flaky.json")) ?? "null"),
  };
}

function node(cwd: string): Promise<{ exitCode: number; stdout: string }> {
  // The outer run's worker variables would make the inner one think it is a worker.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|TEST$|NODE_ENV$)/.test(name)),
  );
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["run.mjs"],
      { cwd, env: { ...env, TEST_SUMMARY_FILE: path.join(cwd, "summary.txt"), CI: "true", NO_COLOR: "1" } },
      (error, stdout) => resolve({ exitCode: typeof error?.code === "number" ? error.code : 0, stdout }),
    );
  });
}

describe("a run of all tests", () => {
  it("passes, with a list, when what failed passes alone: a test, a hook, a file that did not load", async () => {
    const {
      exitCode,
      lines,
      summary,
      flaky: listed,
    } = await npmTest({
      green: `${GREEN} it.skip("waits", () => {});`,
      test: `${GREEN} ${flaky("test")}`,
      hook: `${first("hook")} beforeAll(() => expect(isFirst).toBe(false)); ${GREEN}`,
      load: `${first("load")} if (isFirst) throw new Error("no port\\nis free"); ${GREEN}`,
    });
    const last = [
      "flaky: hook.test.js: (the file)",
      "flaky: load.test.js: (the file)",
      "flaky: test.test.js: loses a race",
      "5 passed, 0 failed, 1 skipped",
    ];
    expect(exitCode).toBe(0);
    expect(lines.slice(-4).sort()).toEqual(last.toSorted());
    expect(lines.at(-1)).toBe("5 passed, 0 failed, 1 skipped");
    expect(summary).toBe(`${lines.slice(-4).join("\n")}\n`);
    expect(listed).toContainEqual({ file: "load.test.js", test: "(the file)", error: "no port\nis free" });
  });

  it("passes when a file that hung, and one whose process died, pass alone", async () => {
    const { exitCode, lines } = await npmTest({
      hangs: `${first("hangs")} while (isFirst); ${GREEN}`,
      dies: `${first("dies")} it("lives", () => isFirst && process.kill(process.pid, "SIGKILL"));`,
      green: GREEN,
    });
    expect({ exitCode, last: lines.slice(-3).toSorted() }).toEqual({
      exitCode: 0,
      last: ["3 passed, 0 failed", "flaky: dies.test.js: (the file)", "flaky: hangs.test.js: (the file)"],
    });
  });

  it("fails with what fails twice and with an error between tests, and lists the flaky beside them", async () => {
    const { exitCode, lines } = await npmTest({
      a: `${GREEN} ${RED}`,
      b: flaky("b"),
      c: `it("c", () => { void Promise.reject(new Error("lost")); });`,
    });
    expect({ exitCode, last: lines.slice(-3) }).toEqual({
      exitCode: 1,
      last: ["between tests: lost", "flaky: b.test.js: loses a race", "3 passed, 2 failed"],
    });
  });

  it("fails with more than three flaky files", async () => {
    const files = Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, flaky(name)]));
    const { exitCode, lines, flaky: listed } = await npmTest(files);
    expect(exitCode).toBe(1);
    expect(lines.slice(-2)).toEqual(["4 flaky files are more than 3", "0 passed, 4 failed"]);
    expect(listed).toHaveLength(4);
  });

  it("runs nothing again when it is asked for some tests, or when most fail", async () => {
    const some = await npmTest({ a: flaky("a") }, ["a.test.js"]);
    expect([some.exitCode, some.lines.at(-1), some.flaky]).toEqual([1, "0 passed, 1 failed", []]);
    const files = Object.fromEntries([..."abcdefghi"].map((name) => [name, flaky(name)]));
    const most = await npmTest(files);
    expect([most.exitCode, most.lines.at(-1), most.flaky]).toEqual([1, "0 passed, 9 failed", []]);
  });
});
