import { DISK_RETRY_SECONDS } from "../domain/request/disk-guard.ts";
import { AppError } from "../errors/app-error.ts";
import { isConnectionLoss, isDiskFull } from "../store/client.ts";

const BACK_AFTER_SECONDS = 2;

/** What callers are told when the database itself failed them; null for every other error. */
export function storeFailure(error: unknown): AppError | null {
  if (isDiskFull(error))
    return new AppError("storage_full", { cause: error, retryAfterSeconds: DISK_RETRY_SECONDS });
  if (isConnectionLoss(error))
    return new AppError("not_ready", { cause: error, retryAfterSeconds: BACK_AFTER_SECONDS });
  return null;
}
