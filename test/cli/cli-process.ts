import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bareEnv } from "../kit/bare-env.ts";

/** TEST_DIST names another build folder beside dist, as for the server of test/kit. */
export const CLI_ENTRY = fileURLToPath(
  new URL(`../../${process.env.TEST_DIST ?? "dist"}/cli/main.js`, import.meta.url),
);
const WITHIN_MS = 120_000;

/** Profiles and the data folder of whoever runs the tests are none of theirs. */
const NOWHERE = join(tmpdir(), `quarry-no-config-${process.pid}`);
export const NO_CONFIG = { XDG_CONFIG_HOME: NOWHERE, QUARRY_DATA_DIR: join(NOWHERE, "data") };

export interface CliRun {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface CliOptions {
  /** Variables on top of the bare ones; nothing of QUARRY_ comes from outside. */
  env?: Record<string, string>;
  cwd?: string;
  /** Sent on stdin. */
  input?: string;
}

export interface CliProcess {
  child: ChildProcess;
  /** What was printed so far. */
  stdout(): string;
  stderr(): string;
  ended: Promise<CliRun>;
}

/** Starts the real command line as a process of its own, with pipes instead of a terminal. */
export function startCli(args: readonly string[], { env = {}, cwd, input }: CliOptions = {}): CliProcess {
  if (!existsSync(CLI_ENTRY)) throw new Error(`${CLI_ENTRY} is missing: build first.`);
  const child = spawn(process.execPath, [CLI_ENTRY, ...args], {
    cwd,
    env: { ...bareEnv(), ...NO_CONFIG, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  child.stdin.end(input);
  const tooLong = setTimeout(() => child.kill("SIGKILL"), WITHIN_MS);
  const ended = new Promise<CliRun>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(tooLong);
      resolve({ code, stdout, stderr });
    });
  });
  return { child, stdout: () => stdout, stderr: () => stderr, ended };
}
