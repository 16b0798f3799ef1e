import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { summaryLine } from "../../scripts/check/summary-reporter.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("summaryLine", () => {
  it("names passed and failed always, skipped only when there are some", () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed");
    expect(summaryLine({ passed: 1, failed: 2, skipped: 3 })).toBe("1 passed, 2 failed, 3 skipped");
  });
});

describe("the reporter in a real run", () => {
  let dir: string;

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), "quarry-summary-"));
    await symlink(path.join(root, "node_modules"), path.join(dir, "node_modules"));
    await writeFile(path.join(dir, "package.json"), '{ "type": "module" }');
    await writeFile(
      path.join(dir, "vitest.config.js"),
      `import { SummaryReporter } from ${JSON.stringify(path.join(root, "scripts/check/summary-reporter.ts"))};
       export default { test: { maxWorkers: 1, reporters: ["default", new SummaryReporter()] } };`,
    );
  });

  afterAll(() => rm(dir, { recursive: true, force: true }));

  async function run(source: string): Promise<{ exitCode: number; lastLine: string; file: string }> {
    const file = path.join(dir, "summary.txt");
    await writeFile(path.join(dir, "sample.test.js"), `import { expect, it } from "vitest";\n${source}`);
    const { exitCode, stdout } = await vitest(dir, { TEST_SUMMARY_FILE: file });
    return {
      exitCode,
      lastLine: stdout.trimEnd().split("\n").at(-1) ?? "",
      file: await readFile(file, "utf8"),
    };
  }

  it("ends a green run with its counts, on the screen and in the file", async () => {
    const outcome = await run(`it("a", () => {}); it("b", () => {}); it.skip("c", () => {});`);
    expect(outcome).toEqual({
      exitCode: 0,
      lastLine: "2 passed, 0 failed, 1 skipped",
      file: "2 passed, 0 failed, 1 skipped\n",
    });
  });

  it("counts a failing test", async () => {
    const outcome = await run(`it("a", () => {}); it("b", () => expect(1).toBe(2));`);
    expect(outcome).toMatchObject({ exitCode: 1, lastLine: "1 passed, 1 failed" });
  });

  it("counts a file that does not load as a failure", async () => {
    const outcome = await run(`throw new Error("broken");`);
    expect(outcome).toMatchObject({ exitCode: 1, lastLine: "0 passed, 1 failed" });
  });

  it("counts an unhandled rejection as a failure", async () => {
    const outcome = await run(`it("a", () => { void Promise.reject(new Error("lost")); });`);
    expect(outcome).toMatchObject({ exitCode: 1, lastLine: "1 passed, 1 failed" });
  });
});

function vitest(
  cwd: string,
  extraEnv: Record<string, string>,
): Promise<{ exitCode: number; stdout: string }> {
  // The outer run's worker variables would make the inner one think it is a worker.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|TEST$|NODE_ENV$)/.test(name)),
  );
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(root, "node_modules/vitest/vitest.mjs"), "run"],
      { cwd, env: { ...env, ...extraEnv, CI: "true", NO_COLOR: "1" } },
      (error, stdout) => resolve({ exitCode: typeof error?.code === "number" ? error.code : 0, stdout }),
    );
  });
}
