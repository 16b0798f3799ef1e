import { execFile } from "node:child_process";
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("../../.ci/run", import.meta.url));

/** Runs .ci/run in an empty folder with an `npm` of ours: `test` and `check` are shell fragments. */
describe.skipIf(process.platform === "win32")(".ci/run", () => {
  let dir: string;

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), "quarry-ci-"));
    await mkdir(path.join(dir, ".ci"));
    await mkdir(path.join(dir, "bin"));
    await copyFile(script, path.join(dir, ".ci/run"));
    // With a browser on the PATH nothing is installed.
    await executable("chromium", "exit 0");
  });

  afterAll(() => rm(dir, { recursive: true, force: true }));

  async function executable(name: string, body: string): Promise<void> {
    const file = path.join(dir, "bin", name);
    await writeFile(file, `#!/bin/sh\n${body}\n`);
    await chmod(file, 0o755);
  }

  async function run(steps: { test: string; check: string }): Promise<{ exitCode: number; lines: string[] }> {
    await executable("npm", `case "$1" in test) ${steps.test};; run) ${steps.check};; esac`);
    const env = { ...process.env, PATH: `${path.join(dir, "bin")}:${process.env["PATH"]}` };
    return new Promise((resolve) => {
      execFile("bash", [path.join(dir, ".ci/run")], { cwd: tmpdir(), env }, (error, stdout) => {
        const exitCode = typeof error?.code === "number" ? error.code : 0;
        resolve({ exitCode, lines: stdout.trimEnd().split("\n") });
      });
    });
  }

  const green = 'echo "5 passed, 0 failed, 1 skipped" > "$TEST_SUMMARY_FILE"';

  it("passes when tests and checks pass, and ends in the summary line", async () => {
    const { exitCode, lines } = await run({ test: green, check: "echo checked" });
    expect(exitCode).toBe(0);
    expect(lines.at(-1)).toBe("5 passed, 0 failed, 1 skipped");
    expect(lines).toContain("checked");
  });

  it("fails when a check fails, and still ends in the summary line", async () => {
    const { exitCode, lines } = await run({ test: green, check: "exit 3" });
    expect(exitCode).toBe(1);
    expect(lines.slice(-2)).toEqual(["failed: checks", "5 passed, 0 failed, 1 skipped"]);
  });

  it("fails when a test fails, and runs the checks all the same", async () => {
    const red = 'echo "4 passed, 1 failed" > "$TEST_SUMMARY_FILE"; exit 1';
    const { exitCode, lines } = await run({ test: red, check: "echo checked" });
    expect(exitCode).toBe(1);
    expect(lines).toContain("checked");
    expect(lines.slice(-2)).toEqual(["failed: tests", "4 passed, 1 failed"]);
  });

  it("says that nothing passed when the tests never came to a summary", async () => {
    const { exitCode, lines } = await run({ test: "exit 1", check: "exit 0" });
    expect(exitCode).toBe(1);
    expect(lines.at(-1)).toBe("0 passed, 1 failed");
  });

  it("runs as CI and without stdin", async () => {
    const { lines } = await run({ test: 'echo "CI=$CI stdin=$(cat)"', check: "exit 0" });
    expect(lines).toContain("CI=true stdin=");
  });
});
