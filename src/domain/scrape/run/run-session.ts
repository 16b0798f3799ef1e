import type { MessagePort } from "node:worker_threads";
import type { Clock } from "../../../kernel/clock.ts";
import type { Log } from "../../../kernel/log.ts";
import type { Permits } from "../../../plugin-sdk/http/deps.ts";
import { whileReconnecting } from "../../../store/client.ts";
import type { RequestDoc } from "../../../store/documents.ts";
import { insertRecords, readKeys } from "../../../store/records.store.ts";
import { commitRun, type Lease } from "../../../store/requests.store.ts";
import { appendRunLog, MAX_LOG_LINES } from "../../../store/run-logs.store.ts";
import type { Store } from "../../../store/store.ts";
import { announceRequest } from "../../event/request-events.ts";
import { affordableRecords } from "../../request/cost.ts";
import type { FetchSettings, HostMessage, ThreadEnd, ThreadMessage } from "../thread/messages.ts";
import type { ThreadPool } from "./thread-pool.ts";

/** A thread that was told to stop and does not is ended by force after this. */
const STOP_GRACE_MS = 1500;
/** How long a run waits for a database that went away before it gives its Request up. */
const DATABASE_AWAY_MS = 20_000;

export interface SessionDeps {
  store: Store;
  clock: Clock;
  log: Log;
  pool: ThreadPool;
  permits: Permits;
  leaseMs: number;
}

type Batch = Extract<ThreadMessage, { kind: "batch" }>;

/** Why the host ended a run, if it did. */
export type Interruption = "cancel" | "deadline" | "lease_lost" | "shutdown" | "store_failed";

/** One attempt at one Request: a thread that yields, and a store that commits under this attempt's fence. */
export class RunSession {
  readonly request: RequestDoc;
  readonly lease: Lease;
  readonly #deps: SessionDeps;
  readonly #wanted: number;
  readonly #abort = new AbortController();
  readonly #kill = new AbortController();
  readonly #permitsHeld = new Map<number, { release(): void }>();
  #interruption: Interruption | null = null;
  #port: MessagePort | null = null;
  #commits: Promise<void> = Promise.resolve();
  #batchesSeen = 0;
  #batchSeen: (() => void) | null = null;
  #logLines = 0;

  constructor(deps: SessionDeps, request: RequestDoc, lease: Lease) {
    this.#deps = deps;
    this.request = request;
    this.lease = lease;
    this.#wanted = affordableRecords(request);
  }

  get interruption(): Interruption | null {
    return this.#interruption;
  }

  /** Ends the run: first by request, then by force. The first reason counts. */
  interrupt(reason: Interruption): void {
    if (this.#interruption !== null) return;
    this.#interruption = reason;
    this.#abort.abort(new Error(`The run was ended: ${reason}.`));
    this.#tell({ kind: "abort" });
    setTimeout(() => this.#kill.abort(), STOP_GRACE_MS).unref();
  }

  /** Runs to the end; every Record that the thread sent is committed (or refused by a lost lease) when this resolves. */
  async run(moduleUrl: string, fetch: FetchSettings): Promise<ThreadEnd> {
    const { request } = this;
    const seenKeys =
      request.recordCount > 0 ? await readKeys(this.#deps.store, request._id, request.segments) : [];
    const { operation: _operation, limit: _limit, ...input } = request.input;
    const task = {
      moduleUrl,
      operation: request.operation,
      input,
      limit: this.#wanted - request.recordCount,
      resumeFrom: request.checkpoint,
      requestedFeatures: request.requestedFeatures,
      seenKeys,
      fetch,
    };
    try {
      const result = await this.#deps.pool.run(task, (port) => this.#connect(port), this.#kill.signal);
      if (!("end" in result)) return result;
      while (this.#batchesSeen < result.batches && !this.#kill.signal.aborted) {
        await new Promise<void>((resolve) => {
          this.#batchSeen = resolve;
        });
      }
      return result.end;
    } finally {
      await this.#commits;
      for (const permit of this.#permitsHeld.values()) permit.release();
    }
  }

  #connect(port: MessagePort): void {
    this.#port = port;
    port.on("message", (message: ThreadMessage) => {
      if (message.kind === "batch") this.#onBatch(message);
      else if (message.kind === "acquire") void this.#onAcquire(message.id, message.origin, message.policy);
      else this.#onRelease(message.id);
    });
  }

  #tell(message: HostMessage): void {
    this.#port?.postMessage(message);
  }

  #onBatch(batch: Batch): void {
    this.#batchesSeen += 1;
    this.#commits = this.#commits
      .then(() => this.#commit(batch))
      .catch((error: unknown) => {
        this.#deps.log.error({ err: error, requestId: this.request._id }, "storing a batch failed");
        this.interrupt("store_failed");
      });
    void this.#commits.then(() => this.#tell({ kind: "stored" }));
    this.#batchSeen?.();
  }

  /** Inserts under the fence, then makes it visible in one conditional write that also carries checkpoint and progress. */
  async #commit(batch: Batch): Promise<void> {
    if (this.#interruption === "lease_lost" || this.#interruption === "store_failed") return;
    const { store, clock } = this.#deps;
    const { request } = this;
    const records = batch.records.slice(0, this.#wanted - request.recordCount);
    const logged = this.#writeLog(batch);
    const recordCount = request.recordCount + records.length;
    const stored = await whileReconnecting(DATABASE_AWAY_MS, async () => {
      if (records.length > 0)
        await insertRecords(store, request._id, request.attempt, request.recordCount, records);
      return commitRun(store, this.lease, {
        recordCount,
        segment: request.segments.length - 1,
        ...(batch.checkpoint ? { checkpoint: batch.checkpoint.state } : {}),
        progress: batch.progress,
        leaseUntil: new Date(clock.now().getTime() + this.#deps.leaseMs),
      });
    });
    await logged;
    if (!stored) return this.interrupt("lease_lost");
    request.recordCount = recordCount;
    request.state = stored.state;
    if (records.length > 0) void announceRequest(store, request, clock.now());
    if (stored.state === "cancelling") this.interrupt("cancel");
  }

  async #writeLog(batch: Batch): Promise<void> {
    const lines = batch.log
      .slice(0, Math.max(0, MAX_LOG_LINES - this.#logLines))
      .map((line) => ({ ...line, at: new Date(line.at) }));
    const first = this.#logLines;
    this.#logLines += lines.length;
    await appendRunLog(this.#deps.store, this.request._id, this.request.attempt, first, lines).catch(
      () => undefined,
    );
  }

  async #onAcquire(id: number, origin: string, policy: Parameters<Permits["acquire"]>[1]): Promise<void> {
    try {
      this.#permitsHeld.set(id, await this.#deps.permits.acquire(origin, policy, this.#abort.signal));
      this.#tell({ kind: "granted", id });
    } catch (error) {
      if (this.#abort.signal.aborted) return;
      this.#deps.log.error({ err: error, origin }, "the shared pace could not be asked");
      this.interrupt("store_failed");
    }
  }

  #onRelease(id: number): void {
    this.#permitsHeld.get(id)?.release();
    this.#permitsHeld.delete(id);
  }
}
