import { randomUUID } from "node:crypto";
import { link, rename, rm, stat, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 20;
/** Work under a lock takes far less; whoever has held one for longer was killed. */
const STALE_MS = 30_000;

/** Runs `work` while nobody else, thread or process, holds `<path>.lock`. A lock that was left behind is taken over. */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = `${path}.lock`;
  while (!(await tryTake(lock))) {
    await removeStale(lock);
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function tryTake(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Renaming lets one of several waiters remove it; whoever moved a younger one puts that back. */
async function removeStale(lock: string): Promise<void> {
  const aside = `${lock}.${randomUUID()}`;
  try {
    if (!(await isStale(lock))) return;
    await rename(lock, aside);
    if (!(await isStale(aside))) await link(aside, lock);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes(codeOf(error))) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function isStale(path: string): Promise<boolean> {
  return Date.now() - (await stat(path)).mtimeMs > STALE_MS;
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "";
}
