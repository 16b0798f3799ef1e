import { RELAXED } from "../client.ts";
import { RUN_LOG_SECONDS, type RunLogDoc } from "./run-log-documents.ts";
import { endOfLife } from "../end-of-life.ts";
import { GroupWriter } from "../group-writer.ts";
import { insertEach } from "../insert-each.ts";
import type { Store } from "../store.ts";

/** Lines one attempt may write; the rest is counted only. */
export const MAX_LOG_LINES = 1000;
/** Lines that come faster than this go together. */
const GROUP_MS = 30;

export interface NewLogLine {
  at: Date;
  level: RunLogDoc["level"];
  message: string;
  data: RunLogDoc["data"];
}

/** Appends lines of one attempt; `firstLine` numbers them. */
export async function appendRunLog(
  store: Store,
  requestId: string,
  attempt: number,
  firstLine: number,
  lines: NewLogLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const docs = lines.map((line, index) => ({
    _id: `${requestId}.${attempt.toString().padStart(6, "0")}.${(firstLine + index).toString().padStart(6, "0")}`,
    requestId,
    attempt,
    ...line,
  }));
  await store.writers.runLogs.add(docs);
}

export const runLogWriter = (store: Store) =>
  new GroupWriter<RunLogDoc[], void>(async (lines) => {
    await insertEach(store.runLogs, lines.flat(), { writeConcern: RELAXED });
    return [];
  }, GROUP_MS);

/** Lines of a Request in order, after the line with id `after`; without those whose lifetime is over. */
export function readRunLog(
  store: Store,
  requestId: string,
  after: string | null,
  limit: number,
  now: Date,
): Promise<RunLogDoc[]> {
  const lines = { requestId, at: { $gte: endOfLife(RUN_LOG_SECONDS, now) } };
  const filter = after === null ? lines : { ...lines, _id: { $gt: after } };
  return store.runLogs.find(filter).sort({ requestId: 1, _id: 1 }).limit(limit).toArray();
}
