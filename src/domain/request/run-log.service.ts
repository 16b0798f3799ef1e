import { runLogLine } from "../../kinds/request.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { decodeCursor, encodeCursor } from "../../kernel/cursor.ts";
import type { RunLogDoc } from "../../store/request/run-log-documents.ts";
import { readRunLog } from "../../store/request/run-logs.store.ts";
import type { Store } from "../../store/store.ts";
import { assertPageSize } from "../page-size.ts";

const CURSOR_KIND = "log";

type RunLogEntry = Pick<RunLogDoc, "at" | "level" | "attempt" | "message" | "data"> & { cursor: string };

/** What the runs of Requests noted. */
export class RunLogService {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Lines of a Request, oldest first, each with the cursor behind it. Throws `invalid_cursor`, `invalid_input`. */
  async lines(requestId: string, page: { first: number; after: string | null }): Promise<RunLogEntry[]> {
    assertPageSize(page.first, runLogLine);
    const after = page.after === null ? null : decodeCursor(CURSOR_KIND, page.after);
    if (page.after !== null && (after === null || !after.startsWith(`${requestId}.`)))
      throw new AppError("invalid_cursor");
    const lines = await readRunLog(this.#store, requestId, after, page.first, this.#clock.now());
    return lines.map(({ _id, at, level, attempt, message, data }) => ({
      at,
      level,
      attempt,
      message,
      data,
      cursor: encodeCursor(CURSOR_KIND, _id),
    }));
  }
}
