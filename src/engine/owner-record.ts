import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { processStart } from "./process-identity.ts";

const ANSWER_TIMEOUT_MS = 1000;

/**
 * Who runs the engine of a data folder: `engine.lock` in it. Only the process that holds the engine's own lock
 * (which the kernel releases when it dies, however it dies) writes or removes the file, so a left-over file
 * needs no care: the next owner writes over it.
 */
export interface OwnerRecord {
  /** The process that started the engine and keeps it alive. */
  pid: number;
  startedAt: string;
  enginePid: number;
  socketPath: string;
}

const pathOf = (dataDir: string) => join(dataDir, "engine.lock");

export function readOwner(dataDir: string): OwnerRecord | undefined {
  let text: string;
  try {
    text = readFileSync(pathOf(dataDir), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  try {
    const value = JSON.parse(text) as Partial<OwnerRecord> | null;
    return isComplete(value) ? value : undefined;
  } catch (error) {
    // A disk that was cut off leaves such a file; it names nobody.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** By hand: the engine's process reads this file too and starts in half the time without a schema library. */
function isComplete(value: Partial<OwnerRecord> | null): value is OwnerRecord {
  return (
    Number.isInteger(value?.pid) &&
    typeof value?.startedAt === "string" &&
    Number.isInteger(value.enginePid) &&
    typeof value.socketPath === "string"
  );
}

export function writeOwner(dataDir: string, record: OwnerRecord): void {
  const draft = `${pathOf(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  renameSync(draft, pathOf(dataDir));
}

export function removeOwner(dataDir: string): void {
  rmSync(pathOf(dataDir), { force: true });
}

export function isOwnerAlive({ pid, startedAt }: OwnerRecord): boolean {
  return processStart(pid) === startedAt;
}

/** The owner that a new process can join: alive, and its engine accepts connections at `socketPath`. */
export async function findLiveOwner(dataDir: string, socketPath: string): Promise<OwnerRecord | undefined> {
  const owner = readOwner(dataDir);
  if (owner === undefined || owner.socketPath !== socketPath || !isOwnerAlive(owner)) return undefined;
  return (await answers(socketPath)) ? owner : undefined;
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    const settle = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => settle(false));
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}
