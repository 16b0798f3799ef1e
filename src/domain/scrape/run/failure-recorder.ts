import type { Clock } from "../../../kernel/clock.ts";
import { newId } from "../../../kinds/ids.ts";
import type { ThreadTask } from "../../../scrape-host/thread/messages.ts";
import type { RequestDoc } from "../../../store/request/request-documents.ts";
import { keepRecording } from "../../../store/source-health/recordings.store.ts";
import type { Store } from "../../../store/store.ts";
import type { RunResult } from "./run-result.ts";
import type { RunSession } from "./run-session.ts";

/** A source that is down fails a thousand runs alike: one in this time shows why, of each operation and worker. */
const PAUSE_MS = 600_000;

type Run = Pick<RequestDoc, "scraper" | "operation" | "canary" | "isDemo">;

/** Keeps what sources answered to runs that failed, for operators. */
export class FailureRecorder {
  readonly #store: Store;
  readonly #clock: Clock;
  /** When one was kept last, by operation. */
  readonly #keptAt = new Map<string, number>();

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Whether the thread of a run should keep pages for it. A canary is run by somebody who looks. */
  wanted(run: Run): ThreadTask["keepsPages"] {
    if (run.isDemo) return "never";
    if (run.canary) return "always";
    const last = this.#keptAt.get(placeOf(run)) ?? Number.NEGATIVE_INFINITY;
    return this.#clock.now().getTime() - last < PAUSE_MS ? "never" : "failing";
  }

  /** Never throws: a run does not fail for it. */
  async keep(
    { request, log, interruptReason }: Pick<RunSession, "request" | "log" | "interruptReason">,
    { recording, ...result }: RunResult,
  ): Promise<void> {
    const reason = interruptReason === null ? reasonOf(request, result) : null;
    if (!recording || reason === null) return;
    // Another that was begun with this one may have been kept meanwhile.
    if (this.wanted(request) === "never") return;
    const at = this.#clock.now();
    this.#keptAt.set(placeOf(request), at.getTime());
    const { _id: requestId, accountId, scraper, operation } = request;
    const about = { requestId, accountId, scraper, operation, ...reason };
    await keepRecording(this.#store, { _id: newId("sourceRecording", at), ...about, at }, recording).catch(
      (error: unknown) => {
        this.#keptAt.delete(placeOf(request));
        log.warn({ err: error }, "what the source answered could not be kept");
      },
    );
  }
}

const placeOf = ({ scraper, operation }: Run): string => `${scraper}/${operation}`;

/** Why somebody has to look at the pages; null when nobody has. */
function reasonOf(
  { canary }: Run,
  { end, fields }: Omit<RunResult, "recording">,
): { code: string; message: string } | null {
  if (end.kind === "error") return { code: end.code, message: end.message };
  const missing = (canary?.fields ?? []).filter((path) => (fields[path]?.filled ?? 0) === 0);
  return missing.length === 0
    ? null
    : { code: "fields_missing", message: `The canary misses ${missing.join(", ")}.` };
}
