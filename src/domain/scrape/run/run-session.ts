import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Clock } from "../../../kernel/clock.ts";
import type { Log } from "../../../kernel/log.ts";
import type { Permits } from "../../../plugin-sdk/http/deps.ts";
import type { OriginPolicy } from "../../../plugin-sdk/http/types.ts";
import { whileReconnecting } from "../../../store/client.ts";
import type { RequestDoc, RunProgress } from "../../../store/documents.ts";
import { insertRecords, readKeys } from "../../../store/records.store.ts";
import { commitRun, type Lease } from "../../../store/request-leases.store.ts";
import { appendRunLog, MAX_LOG_LINES } from "../../../store/run-logs.store.ts";
import type { Store } from "../../../store/store.ts";
import { announceRequest } from "../../event/request-events.ts";
import { affordableRecords } from "../../request/cost.ts";
import type {
  AuthorizedFetchMessage,
  FetchSettings,
  HostMessage,
  ThreadEnd,
  ThreadMessage,
} from "../thread/messages.ts";
import { AuthorizedFetch, type OperatorAuthorization } from "./authorized-fetch.ts";
import { addProgress } from "./progress.ts";
import type { RunObserver, RunWatch } from "./run-observer.ts";
import { RunPermits } from "./run-permits.ts";
import type { ThreadPool } from "./thread-pool.ts";

/** A thread that was told to stop and does not is ended by force after this. */
const STOP_GRACE_MS = 1500;
/** How long a run waits for a database that went away before it gives its Request up. */
export const DATABASE_AWAY_MS = 20_000;

export interface SessionDeps {
  store: Store;
  clock: Clock;
  log: Log;
  pool: ThreadPool;
  permits: Permits;
  leaseMs: number;
  runObserver?: RunObserver;
}

type Batch = Extract<ThreadMessage, { kind: "batch" }>;

/** Why the host ended a run, if it did. */
export type Interruption = "cancel" | "deadline" | "lease_lost" | "shutdown" | "disk_full" | "store_failed";

/** One attempt at one Request: a thread that yields, and a store that commits under this attempt's fence. */
export class RunSession {
  readonly request: RequestDoc;
  readonly lease: Lease;
  readonly watch: RunWatch | null;
  /** Names the Request, the attempt and the call that created it in every line. */
  readonly log: Log;
  readonly #deps: SessionDeps;
  readonly #wanted: number;
  readonly #abort = new AbortController();
  readonly #kill = new AbortController();
  readonly #permits: RunPermits;
  /** What earlier attempts did; this one counts from zero. */
  readonly #before: RunProgress;
  #interruption: Interruption | null = null;
  #port: MessagePort | null = null;
  #authorized: AuthorizedFetch | null = null;
  #commits: Promise<void> = Promise.resolve();
  #batchesSeen = 0;
  #wakeBatchWait: (() => void) | null = null;
  #isOver = false;
  #logLines = 0;

  constructor(deps: SessionDeps, request: RequestDoc, lease: Lease) {
    this.#deps = deps;
    this.request = request;
    this.lease = lease;
    this.log = deps.log.child({
      requestId: request._id,
      scraper: request.scraper,
      attempt: request.attempt,
      ...(request.creation?.callId ? { callId: request.creation.callId } : {}),
    });
    this.watch = deps.runObserver?.started(request) ?? null;
    this.#permits = new RunPermits(deps.permits, this.watch);
    this.#wanted = affordableRecords(request);
    this.#before = request.progress;
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
    setTimeout(() => {
      this.#kill.abort();
      this.#wakeBatchWait?.();
    }, STOP_GRACE_MS).unref();
  }

  /** Runs to the end; every Record that the thread sent is committed (or refused by a lost lease) when this resolves. */
  async run(
    moduleUrl: string,
    fetch: FetchSettings,
    authorizations: readonly OperatorAuthorization[],
  ): Promise<ThreadEnd> {
    const { request } = this;
    if (authorizations.length > 0) this.#authorized = this.#authorizedFetch(fetch, authorizations);
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
    const { port1, port2 } = new MessageChannel();
    this.#connect(port1);
    try {
      const result = await this.#deps.pool.run(request.scraper, task, port2, this.#kill.signal);
      if (!("end" in result)) return result;
      await this.#untilSeen(result.batches);
      return result.end;
    } finally {
      // Only now: a port that is closed forgets the messages that wait in it.
      port1.close();
      await this.#commits;
      this.#isOver = true;
      this.#abort.abort(new Error("The run is over."));
      this.#permits.end();
    }
  }

  /** The thread's result and its batches take different ways; the last batches may arrive after it. */
  async #untilSeen(batches: number): Promise<void> {
    while (this.#batchesSeen < batches && !this.#kill.signal.aborted) {
      await new Promise<void>((resolve) => {
        this.#wakeBatchWait = resolve;
      });
    }
  }

  #connect(port: MessagePort): void {
    this.#port = port;
    port.on("message", (message: ThreadMessage) => {
      if (message.kind === "batch") this.#onBatch(message);
      else if (message.kind === "acquire") void this.#onAcquire(message.id, message.origin, message.policy);
      else if (message.kind === "fetch") void this.#onFetch(message);
      else this.#permits.giveBack(message.id);
    });
  }

  #tell(message: HostMessage, transferred: ArrayBuffer[] = []): void {
    this.#port?.postMessage(message, transferred);
  }

  #onBatch(batch: Batch): void {
    this.#batchesSeen += 1;
    this.watch?.asked(batch.calls);
    this.#commits = this.#commits
      .then(() => this.#commit(batch))
      .catch((error: unknown) => {
        this.watch?.committed({ records: 0, milliseconds: 0, outcome: "failed" });
        this.log.error({ err: error }, "storing a batch failed");
        this.interrupt("store_failed");
      });
    void this.#commits.then(() => this.#tell({ kind: "stored" }));
    this.#wakeBatchWait?.();
  }

  /** Inserts under the fence, then makes it visible in one conditional write that also carries checkpoint and progress. */
  async #commit(batch: Batch): Promise<void> {
    if (this.#interruption === "lease_lost" || this.#interruption === "store_failed") return;
    const { store, clock } = this.#deps;
    const { request, watch } = this;
    const started = performance.now();
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
        progress: addProgress(this.#before, batch.progress),
        leaseUntil: new Date(clock.now().getTime() + this.#deps.leaseMs),
      });
    });
    const milliseconds = performance.now() - started;
    await logged;
    if (!stored) {
      watch?.committed({ records: 0, milliseconds, outcome: "lease_lost" });
      return this.interrupt("lease_lost");
    }
    request.recordCount = recordCount;
    watch?.committed({ records: records.length, milliseconds, outcome: "stored" });
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
    if (this.log.isLevelEnabled("debug"))
      for (const { message, data } of lines) this.log.debug({ data }, `scraper: ${message}`);
    await appendRunLog(this.#deps.store, this.request._id, this.request.attempt, first, lines).catch(
      () => undefined,
    );
  }

  #authorizedFetch(
    settings: FetchSettings,
    authorizations: readonly OperatorAuthorization[],
  ): AuthorizedFetch {
    const { signal } = this.#abort;
    const permits = this.#permits;
    return new AuthorizedFetch({ authorizations, settings, permits, signal, now: () => new Date() });
  }

  async #onFetch(message: AuthorizedFetchMessage): Promise<void> {
    const outcome = await this.#authorized?.outcomeOf(message);
    if (!outcome || this.#isOver) return;
    const transferred = outcome.kind === "response" ? [outcome.body.buffer] : [];
    this.#tell({ kind: "fetched", id: message.id, outcome }, transferred);
  }

  async #onAcquire(id: number, origin: string, policy: OriginPolicy): Promise<void> {
    try {
      if (await this.#permits.hold(id, origin, policy, this.#abort.signal))
        this.#tell({ kind: "granted", id });
    } catch (error) {
      if (this.#abort.signal.aborted) return;
      this.log.error({ err: error, origin }, "the shared pace could not be asked");
      this.interrupt("store_failed");
    }
  }
}
