import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Durability } from "../../src/engine/durability.ts";
import { startEngine } from "../../src/engine/engine.ts";
import { connect } from "../../src/store/client.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { atEnd } from "./cleanup.ts";

/** BENCH_DIST names another build folder beside dist. */
const ENTRY = fileURLToPath(
  new URL(`../../${process.env.BENCH_DIST ?? "dist"}/server/main.js`, import.meta.url),
);
const PLUGINS = fileURLToPath(new URL("../plugins", import.meta.url));
const UP_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 12_000;
const SILENT = { info: () => undefined, warn: console.error, error: console.error };

/** A server process of the build. */
export interface Server {
  /** Empty for a worker. */
  url: string;
  key: string;
  pid: number;
  /** It and, with role `all`, its gateway and worker. */
  pids: number[];
  stop(): Promise<void>;
}

/** Server processes over one embedded engine of their own. */
export interface Site {
  mongodbUrl: string;
  enginePid: number;
  store: Store;
  /** `role` as in QUARRY_ROLE. */
  start(role: "all" | "gateway" | "worker", env?: Record<string, string>): Promise<Server>;
  stop(): Promise<void>;
}

/** Starts an engine on an empty temporary folder. Everything ends with `stop`, or with the bench run. */
export async function openSite(durability: Durability = "power"): Promise<Site> {
  if (!existsSync(ENTRY)) throw new Error(`${ENTRY} is missing: run this with \`npm run bench\`.`);
  const folder = await mkdtemp(join(tmpdir(), "quarry-bench-"));
  const engine = await startEngine({ dataDir: join(folder, "engine"), log: SILENT, durability });
  const connection = await connect(engine.uri, "quarry");
  const servers: Server[] = [];
  let isOpen = true;
  const stop = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await Promise.all(servers.map((server) => server.stop()));
    await connection.close();
    await engine.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  atEnd(stop);
  return {
    mongodbUrl: engine.uri,
    enginePid: engine.pid ?? 0,
    store: storeOf(connection.db),
    stop,
    async start(role, env = {}) {
      const dataDir = join(folder, `server-${servers.length}-${Math.floor(performance.now())}`);
      const server = await startServer(dataDir, { MONGODB_URL: engine.uri, QUARRY_ROLE: role, ...env });
      servers.push(server);
      return server;
    },
  };
}

/** Starts a server process of the build; without MONGODB_URL it brings an embedded engine of its own. */
export async function startServer(dataDir: string, env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, [ENTRY], {
    env: {
      ...withoutQuarry(process.env),
      NODE_ENV: "production",
      PORT: "0",
      QUARRY_SERVICES_PORT: "0",
      QUARRY_LOG_LEVEL: "error",
      QUARRY_RATE_LIMIT: "10000000",
      QUARRY_ADDRESS_RATE_LIMIT: "10000000",
      QUARRY_ANSWER_RATE: "account=10000000,address=10000000",
      QUARRY_PLUGIN_DIRS: PLUGINS,
      ...env,
      QUARRY_DATA_DIR: dataDir,
    },
    // The channel ends the server when this process dies, however it dies.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  let printed = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      const stopped = await Promise.race([ended, sleep(STOPPED_WITHIN_MS, null, { ref: false })]);
      if (stopped === null) child.kill("SIGKILL");
    }
    await ended;
  };
  const isUp = env.QUARRY_ROLE === "worker" ? /^ {2}scrapers .*\n/m : /^ {2}API key .*\n/m;
  const deadline = performance.now() + UP_WITHIN_MS;
  while (!isUp.test(printed)) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`A server did not come up:\n${printed}`);
    }
    await sleep(20);
  }
  return {
    url: /REST\s+(http\S+)\/v1\/data-sources/.exec(printed)?.[1] ?? "",
    // A worker has no gateway and makes no key.
    key: env.QUARRY_ROLE === "worker" ? "" : (await readFile(join(dataDir, "api-key"), "utf8")).trim(),
    pid: child.pid ?? 0,
    pids: [child.pid ?? 0, ...childrenOf(child.pid ?? 0)],
    stop,
  };
}

/** Where there is no /proc, none: nothing is measured there. */
function childrenOf(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  return existsSync(path) ? readFileSync(path, "utf8").split(" ").filter(Boolean).map(Number) : [];
}

function withoutQuarry(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(QUARRY_|MONGODB_URL$|HOST$|PORT$)/.test(name)),
  );
}
