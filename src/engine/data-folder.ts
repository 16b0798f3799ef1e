import { existsSync, mkdirSync, realpathSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { AppError } from "../errors/app-error.ts";

/** On a disk that is fuller than this the engine aborts in the middle of opening, without a word. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the file system is read-only",
  EDQUOT: "the disk quota is used up",
  ENOENT: "it cannot be created there",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "there is a file of that name",
};

/** Creates the data folder where it is missing. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
}

/** Step by step: Node's own recursive mkdir never returns where a file system like /proc refuses with ENOENT. */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process that starts on the same folder may have been faster.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Creates the data folder where it is missing and proves that it can be written. Returns its real path. */
export function claimDataFolder(dataDir: string): string {
  makeDataFolder(dataDir);
  const probe = join(dataDir, `.write-probe-${process.pid}`);
  try {
    writeFileSync(probe, "quarry", { flush: true });
    rmSync(probe);
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
  if (isFull(dataDir)) throw diskFullError(dataDir);
  return realpathSync(dataDir);
}

/** Bytes that this user may still write on the disk of a folder. */
export function freeBytes(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}

/** Whether an engine that is started on this folder would have to end at once. */
export function isFull(dataDir: string): boolean {
  return freeBytes(dataDir) < MIN_FREE_BYTES;
}

/** The refusal for what a call on the folder failed with. */
export function unusableFolder(dataDir: string, error: unknown): AppError {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC") return diskFullError(dataDir, error);
  return dataFolderError(dataDir, REASONS[code] ?? message, error);
}

function diskFullError(dataDir: string, cause?: unknown): AppError {
  return new AppError("storage_full", {
    message: `The disk of the data folder ${dataDir} is full (less than 16 MB free). Make room there or set QUARRY_DATA_DIR to a folder on another disk, and start again.`,
    details: [{ path: "QUARRY_DATA_DIR", code: "full", message: "less than 16 MB are free" }],
    cause,
  });
}

/** Every refusal of a data folder reads the same. */
export function dataFolderError(dataDir: string, reason: string, cause?: unknown): AppError {
  return new AppError("config_invalid", {
    message: `The data folder ${dataDir} cannot be used: ${reason}. Set QUARRY_DATA_DIR to another folder or repair this one.`,
    details: [{ path: "QUARRY_DATA_DIR", code: "unusable", message: reason }],
    cause,
  });
}
