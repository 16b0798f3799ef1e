import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "../cli/until.ts";
import { ROOT } from "./example-document.ts";

/** The last banner line that is needed, with its end. */
const UP = /^ {2}API key .*\n/m;
const LAUNCHER_LINES = /^quarry: .*\n/gm;
/** It builds first when the sources are newer than the build. */
const UP_WITHIN_MS = 150_000;

export interface PrintedServer {
  url: string;
  apiKey: string;
  dataDir: string;
  /** What it printed so far, without what the launcher says where it has to install or build first. */
  output(): string;
  /** Presses Ctrl-C and resolves when the command has ended and nothing listens any more. */
  interrupt(): Promise<void>;
}

/** Variables of this process without those that say where a Quarry is or how it behaves, or that mark a test; no colours. */
export function plainEnv(): NodeJS.ProcessEnv {
  const meant = /^(QUARRY_|MONGODB_URL$|HOST$|PORT$|VITEST|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$)/;
  const others = Object.entries(process.env).filter(([name]) => !meant.test(name));
  return {
    ...Object.fromEntries(others),
    NO_COLOR: "1",
    // npm would print the name of each script first.
    npm_config_loglevel: "silent",
    // Without it, and with a pipe as stdin, bash takes itself for a remote shell and reads its start-up file.
    SHLVL: "1",
  };
}

/** Runs a command that starts a server, as printed, on a free port and a data folder of its own, until it is up. */
export async function startPrinted(
  command: string,
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<PrintedServer> {
  // A process group of its own, to which Ctrl-C can be sent as a terminal sends it.
  const child = spawn("bash", ["-euo", "pipefail", "-c", command], {
    cwd: ROOT,
    env: { ...plainEnv(), PORT: "0", QUARRY_SERVICES_PORT: "0", QUARRY_DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const ended = once(child, "exit");
  const url = () => /REST\s+(http\S+)\/v1\/data-sources/.exec(printed)?.[1];
  const interrupt = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), "SIGINT");
    await ended;
    const up = url();
    if (up !== undefined) await until(`${up} is closed`, () => isClosed(up));
  };
  try {
    const isOver = () => UP.test(printed) || child.exitCode !== null;
    await until(`${command} is up`, isOver, () => printed, UP_WITHIN_MS);
    const up = url();
    if (up === undefined) throw new Error(`It is not up:\n${printed}`);
    const apiKey = (await readFile(join(dataDir, "api-key"), "utf8")).trim();
    return { url: up, apiKey, dataDir, output: () => printed.replaceAll(LAUNCHER_LINES, ""), interrupt };
  } catch (error) {
    await interrupt();
    throw error;
  }
}

function isClosed(url: string): Promise<boolean> {
  return fetch(url).then(
    () => false,
    () => true,
  );
}
