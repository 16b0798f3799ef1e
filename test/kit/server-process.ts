import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { socketPathOf, socketUri } from "../../src/engine/socket-folder.ts";
import { freePort } from "./free-port.ts";

/** TEST_DIST names another build folder beside dist, so that a running test is not disturbed by a rebuild. */
const DIST = process.env.TEST_DIST ?? "dist";
const ENTRY = fileURLToPath(new URL(`../../${DIST}/server/main.js`, import.meta.url));
const UP_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 15_000;
/** The last banner line that is needed, with its end. */
const GATEWAY_BANNER = /^ {2}API key .*\n/m;
const WORKER_BANNER = /^ {2}scrapers .*\n/m;
const HOST_BANNER = /^ {2}services .*:(\d+)\n/m;

export interface ServerOptions {
  /** Variables on top of the defaults: free port, log level `warn`, and nothing else of QUARRY_ from outside. */
  env?: Record<string, string>;
  /** Working directory, from which QUARRY_PLUGINS is resolved. Default: that of this process. */
  cwd?: string;
  /** An existing data folder, which is then left in place; without it a temporary one is made and removed by stop(). */
  dataDir?: string;
}

export interface ServerProcess {
  /** Port of services; null when QUARRY_ROLE is not host. */
  servicesPort: number | null;
  /** Origin such as `http://127.0.0.1:41234`; empty without a gateway. */
  url: string;
  /** The /graphql WebSocket; empty without a gateway. */
  wsUrl: string;
  apiKey: string;
  dataDir: string;
  /** The database: MONGODB_URL when given, else the socket of the embedded engine. */
  mongodbUrl: string;
  pid: number;
  child: ChildProcess;
  /** Ends it with SIGTERM, with SIGKILL after 15 s, and removes a temporary data folder. */
  stop(): Promise<void>;
  /** Sends a signal and resolves when the process has ended. The data folder stays until stop(). */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Everything printed so far, stdout and stderr together. */
  output(): string;
}

/** Starts dist/server/main.js as a process of its own and waits until its banner says that it is up. */
export async function startServer({ env = {}, cwd, dataDir }: ServerOptions = {}): Promise<ServerProcess> {
  if (!existsSync(ENTRY)) throw new Error(`${ENTRY} is missing: build first.`);
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), "quarry-test-")));
  const child = spawn(process.execPath, [ENTRY], {
    cwd,
    env: {
      ...withoutQuarry(process.env),
      // What starts anew at the same address finds it free.
      PORT: String(await freePort()),
      QUARRY_SERVICES_PORT: "0",
      QUARRY_LOG_LEVEL: "warn",
      // Only processes are killed, and other tests need the disk.
      QUARRY_DURABILITY: "process",
      QUARRY_INTERNAL_JOB_HURRY: "5",
      ...env,
      QUARRY_DATA_DIR: folder,
    },
    // The channel ends the server when this process dies, however it dies.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let printed = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  // With role `all` the processes that it supervises write to the same pipes: the last of them closes.
  const ended = once(child, "close");

  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      const stopped = await Promise.race([ended, sleep(STOPPED_WITHIN_MS, null, { ref: false })]);
      if (stopped === null) await kill("SIGKILL");
    }
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    const banners: Record<string, RegExp> = { worker: WORKER_BANNER, host: HOST_BANNER };
    await untilUp(child, banners[env.QUARRY_ROLE ?? ""] ?? GATEWAY_BANNER, () => printed);
    const url = /REST\s+(http\S+)\/v1\/data-sources/.exec(printed)?.[1] ?? "";
    const servicesPort = Number(HOST_BANNER.exec(printed)?.[1] ?? 0) || null;
    return {
      ...{ url, servicesPort },
      wsUrl: url === "" ? "" : `${url.replace(/^http/, "ws")}/graphql`,
      // A worker has no gateway and makes no key.
      apiKey:
        url === "" ? "" : (env.QUARRY_API_KEY ?? (await readFile(join(folder, "api-key"), "utf8")).trim()),
      dataDir: folder,
      mongodbUrl: env.MONGODB_URL ?? socketUri(socketPathOf(await realpath(folder))),
      pid: child.pid ?? 0,
      child,
      stop,
      kill,
      output: () => printed,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function withoutQuarry(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !/^(QUARRY_|MONGODB_URL$|HOST$|PORT$|VITEST|NODE_OPTIONS$)/.test(name),
    ),
  );
}

async function untilUp(child: ChildProcess, banner: RegExp, printed: () => string): Promise<void> {
  const deadline = performance.now() + UP_WITHIN_MS;
  while (!banner.test(printed())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(
        `The server ended while starting (${child.exitCode ?? child.signalCode}):\n${printed()}`,
      );
    if (performance.now() > deadline)
      throw new Error(`The server was not up after ${UP_WITHIN_MS} ms:\n${printed()}`);
    await sleep(25);
  }
}
