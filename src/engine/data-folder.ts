import { mkdirSync, realpathSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../errors/app-error.ts";

/** On a disk that is fuller than this the engine aborts in the middle of opening, without a word. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  // What Node's recursive mkdir says on a read-only file system.
  ENOENT: "it cannot be created there (is the file system read-only?)",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "there is a file of that name",
};

/** Creates the data folder where it is missing and proves that it can be written. Returns its real path. */
export function claimDataFolder(dataDir: string): string {
  const probe = join(dataDir, `.write-probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, "quarry", { flush: true });
    rmSync(probe);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw dataFolderError(dataDir, REASONS[code] ?? message, error);
  }
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < MIN_FREE_BYTES)
    throw dataFolderError(dataDir, "the disk is full (less than 16 MB free)");
  return realpathSync(dataDir);
}

/** Every refusal of a data folder reads the same. */
export function dataFolderError(dataDir: string, reason: string, cause?: unknown): AppError {
  return new AppError("config_invalid", {
    message: `The data folder ${dataDir} cannot be used: ${reason}. Set QUARRY_DATA_DIR to another folder or mend this one.`,
    details: [{ path: "QUARRY_DATA_DIR", code: "unusable", message: reason }],
    cause,
  });
}
