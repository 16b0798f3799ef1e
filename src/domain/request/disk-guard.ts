import { AppError } from "../../errors/app-error.ts";

/** How soon a caller should try again. */
export const DISK_RETRY_SECONDS = 30;

/** False while the disk of the database is full. Undefined where the disk is not ours to watch. */
export type HasDiskSpace = (() => boolean) | undefined;

/** Called before anything is written: what is begun on a full disk could not be finished. Throws `storage_full`. */
export function assertDiskSpace(hasDiskSpace: HasDiskSpace): void {
  if (hasDiskSpace?.() === false)
    throw new AppError("storage_full", { retryAfterSeconds: DISK_RETRY_SECONDS });
}
