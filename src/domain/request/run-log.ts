import { AppError } from "../../errors/app-error.ts";
import { decodeCursor, encodeCursor } from "../../kernel/cursor.ts";
import type { RunLogDoc } from "../../store/documents.ts";
import { readRunLog } from "../../store/run-logs.store.ts";
import type { Store } from "../../store/store.ts";
import { assertPageSize } from "../page-size.ts";

const CURSOR_KIND = "log";
const MAX_LINES = 1000;

/** Lines of a Request's run log, oldest first, each with the cursor behind it. */
export async function readRequestLog(
  store: Store,
  requestId: string,
  page: { first: number; after: string | null },
  now = new Date(),
): Promise<(Pick<RunLogDoc, "at" | "level" | "attempt" | "message" | "data"> & { cursor: string })[]> {
  assertPageSize(page.first, { max: MAX_LINES, of: "lines", path: "first" });
  const after = page.after === null ? null : decodeCursor(CURSOR_KIND, page.after);
  if (page.after !== null && (after === null || !after.startsWith(`${requestId}.`)))
    throw new AppError("invalid_cursor");
  const lines = await readRunLog(store, requestId, after, page.first, now);
  return lines.map(({ _id, at, level, attempt, message, data }) => ({
    at,
    level,
    attempt,
    message,
    data,
    cursor: encodeCursor(CURSOR_KIND, _id),
  }));
}
