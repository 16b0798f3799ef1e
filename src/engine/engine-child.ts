import { fork, type ChildProcess } from "node:child_process";
import { dirname, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { storageConfig, type Durability } from "./durability.ts";
import type { EngineOrder, EngineReport } from "./engine-messages.ts";
import { FRUGAL } from "./frugal.ts";
import { LIBRARY_VARIABLE } from "./library.ts";
import { STOP_MESSAGE } from "./parent-watch.ts";

/** Longer than the engine gives itself to close. */
const STOP_LIMIT_MS = 9000;
const STDERR_TAIL_CHARS = 2000;

/** `.ts` when run from the sources, `.js` when compiled. */
const ENTRY = fileURLToPath(new URL(`engine-process${extname(import.meta.url)}`, import.meta.url));

export interface EngineChild {
  pid: number;
  /** How the process ended, such as `signal SIGKILL`. */
  ended: Promise<string>;
  /** Closes the engine; ends the process by force when that takes too long. */
  stop(): Promise<void>;
}

export type StartOutcome =
  | { kind: "ready"; child: EngineChild }
  | { kind: "in_use" }
  /** The engine says that it cannot open this folder. */
  | { kind: "failed"; reason: string }
  /** Its process ended before it said anything. */
  | { kind: "died"; reason: string };

/** Starts the engine's process and waits until it serves the data folder or says why it does not. */
export async function startEngineChild(
  order: EngineOrder,
  { library, durability }: { library: string; durability: Durability },
): Promise<StartOutcome> {
  const child = fork(ENTRY, [JSON.stringify(order)], {
    execArgv: [],
    // The engine puts its socket into TMPDIR; in our folder the next engine can clean up after a killed one.
    env: {
      ...FRUGAL,
      ...process.env,
      [LIBRARY_VARIABLE]: library,
      TMPDIR: dirname(order.socketPath),
      WIREDTIGER_CONFIG: storageConfig(durability),
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let stderr = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-STDERR_TAIL_CHARS);
  });
  const ended = endOf(child);
  const died = ended.then((how): StartOutcome => ({
    kind: "died",
    reason: [`its process ended (${how})`, stderr.trim()].filter((part) => part !== "").join(": "),
  }));
  const served: EngineChild = { pid: child.pid ?? 0, ended, stop: () => stop(child, ended) };
  const outcome = await Promise.race([
    firstReport(child).then((report) =>
      report.kind === "ready" ? { kind: report.kind, child: served } : report,
    ),
    died,
  ]);
  if (outcome.kind !== "ready") await ended;
  return outcome;
}

function firstReport(child: ChildProcess): Promise<EngineReport> {
  return new Promise((resolve) => {
    child.once("message", (message) => resolve(message as EngineReport));
  });
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(signal === null ? `code ${code}` : `signal ${signal}`));
  });
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.connected) child.send(STOP_MESSAGE, () => undefined);
  const force = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
  await ended;
  clearTimeout(force);
}
