import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { say } from "./progress.mjs";

const POLL_MS = 200;

/**
 * Runs `work` while no other launch holds the lock. A lock whose process is gone is taken over.
 *
 * @template T
 * @param {string} path of the lock file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPidLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  let told = false;
  while (!tryTake(path)) {
    if (!told)
      say(`waiting for another launch (process ${readOwner(path) ?? "unknown"}) to finish its preparation`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function tryTake(path) {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // A link appears with its content or not at all, and fails when the name is taken.
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    removeIfStale(path, own);
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Renaming lets one of several waiters remove the stale lock; whoever moved a live one puts it back. */
function removeIfStale(path, own) {
  const owner = readOwner(path);
  if (owner === undefined || isAlive(owner)) return;
  const aside = `${own}.stale`;
  try {
    renameSync(path, aside);
    if (readOwner(aside) !== owner) linkSync(aside, path);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readOwner(path) {
  try {
    return Number(readFileSync(path, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
