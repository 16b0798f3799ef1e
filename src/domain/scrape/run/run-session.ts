import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Clock } from "../../../kernel/clock.ts";
import type { FairShare } from "../../../kernel/fair-share.ts";
import type { Log } from "../../../kernel/log.ts";
import type { Permits } from "../../../scrape-host/http/deps.ts";
import type { RequestDoc } from "../../../store/request/request-documents.ts";
import { readKeys } from "../../../store/record/records.store.ts";
import { commitRun, renewLease, type Lease } from "../../../store/request/request-leases.store.ts";
import type { Store } from "../../../store/store.ts";
import { announceRequest } from "../../event/request-events.ts";
import { affordableRecords } from "../../request/cost.ts";
import type { Catalog } from "../../scraper/catalog.ts";
import type {
  AuthorizedFetchMessage,
  FetchSettings,
  HostMessage,
  ThreadBatch,
  ThreadMessage,
  ThreadTask,
} from "../../../scrape-host/thread/messages.ts";
import { AuthorizedFetch, type OperatorAuthorization } from "./authorized-fetch.ts";
import { BatchCommits, type MakeVisible } from "./batch-commits.ts";
import { RunLogWriter } from "./run-log-writer.ts";
import type { RunObserver, RunWatch } from "./run-observer.ts";
import { RunPermits } from "./run-permits.ts";
import type { InterruptReason, RunResult } from "./run-result.ts";
import type { ThreadPool } from "./thread-pool.ts";

/** A thread that was told to stop and does not is ended by force after this. */
const STOP_GRACE_MS = 1500;

export interface SessionDeps {
  store: Store;
  catalog: Catalog;
  clock: Clock;
  log: Log;
  pool: ThreadPool;
  pace: { of(accountId: string): Permits };
  /** Stops what goes over a limit of the account that was lowered meanwhile. */
  enforceLimits(accountId: string): Promise<void>;
  /** Places for browsers of this process. */
  browsers: FairShare;
  leaseMs: number;
  runObserver?: RunObserver;
}

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
  readonly #runLog: RunLogWriter;
  readonly #commits: BatchCommits;
  #interruptReason: InterruptReason | null = null;
  #port: MessagePort | null = null;
  #authorized: AuthorizedFetch | null = null;
  #batchesSeen = 0;
  #wakeBatchWait: (() => void) | null = null;
  #isOver = false;

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
    this.#runLog = new RunLogWriter(deps.store, this.log, request);
    this.watch = deps.runObserver?.started(request) ?? null;
    this.#permits = new RunPermits(deps.pace.of(request.accountId), this.watch);
    this.#wanted = affordableRecords(request);
    this.#commits = new BatchCommits(
      {
        store: deps.store,
        catalog: deps.catalog,
        watch: this.watch,
        wanted: this.#wanted,
        isGivenUp: () => this.#isGivenUp,
        giveUp: (error) => {
          this.log.error({ err: error }, "storing a batch failed");
          this.interrupt("store_failed");
        },
      },
      request,
    );
  }

  get interruptReason(): InterruptReason | null {
    return this.#interruptReason;
  }

  /** Ends the run: first by request, then by force. The first reason counts. */
  interrupt(reason: InterruptReason): void {
    if (this.#interruptReason !== null) return;
    this.#interruptReason = reason;
    this.#abort.abort(new Error(`The run was ended: ${reason}.`));
    this.#tell({ kind: "abort" });
    setTimeout(() => {
      this.#kill.abort();
      this.#wakeBatchWait?.();
    }, STOP_GRACE_MS).unref();
  }

  /** Runs to the end; every batch but the last is committed (or refused by a lost lease) when this resolves. */
  async run(
    moduleUrl: string,
    fetch: FetchSettings,
    authorizations: readonly OperatorAuthorization[],
    keepsPages: ThreadTask["keepsPages"],
  ): Promise<RunResult> {
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
      keepsPages,
    };
    const { port1, port2 } = new MessageChannel();
    this.#connect(port1);
    try {
      const result = await this.#deps.pool.run(task, port2, this.#kill.signal);
      if (!("end" in result)) return { end: result, last: null, fields: {} };
      await this.#untilSeen(result.batches);
      this.watch?.asked(result.last.calls);
      return result;
    } finally {
      // Only now: a port that is closed forgets the messages that wait in it.
      port1.close();
      await this.#commits.settled();
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
    const { signal } = this.#abort;
    this.#port = port;
    port.on("message", (message: ThreadMessage) => {
      if (message.kind === "batch") this.#onBatch(message);
      else if (message.kind === "acquire")
        void this.#hold(
          message.id,
          message.origin,
          this.#permits.acquire(message.origin, message.policy, signal),
        );
      else if (message.kind === "acquireBrowser")
        void this.#hold(message.id, "browser", this.#browserPlace());
      else if (message.kind === "fetch") void this.#onFetch(message);
      else this.#permits.giveBack(message.id);
    });
  }

  #tell(message: HostMessage, transferred: ArrayBuffer[] = []): void {
    this.#port?.postMessage(message, transferred);
  }

  #onBatch(batch: ThreadBatch): void {
    this.#batchesSeen += 1;
    this.watch?.asked(batch.calls);
    void this.commit(batch).then(() => this.#tell({ kind: "stored" }));
    this.#wakeBatchWait?.();
  }

  /** Stores a batch and makes it visible in one conditional write, which also carries checkpoint, progress and lease. */
  commit(batch: ThreadBatch): Promise<void> {
    return this.store(batch, async (commit) => {
      const { store, clock, leaseMs } = this.#deps;
      const { request } = this;
      const leaseUntil = new Date(clock.now().getTime() + leaseMs);
      let stored = await commitRun(store, this.lease, { ...commit, leaseUntil });
      if (stored?.isTight) {
        await this.#deps.enforceLimits(request.accountId);
        stored = await renewLease(store, this.lease, leaseUntil);
      }
      if (!stored) {
        this.interrupt("lease_lost");
        return false;
      }
      request.state = stored.state;
      if (stored.stopFor) request.stopFor = stored.stopFor;
      if (commit.recordCount > request.recordCount) void announceRequest(store, request, clock.now());
      if (request.state === "cancelling") this.interrupt("cancel");
      return true;
    });
  }

  /** Stores a batch under the fence of this attempt, behind those before it. Its log lines keep it from nothing. */
  store(batch: ThreadBatch, makeVisible: MakeVisible): Promise<void> {
    if (!this.#isGivenUp) this.#runLog.write(batch.log);
    return this.#commits.add(batch, makeVisible);
  }

  /** Resolves when all log lines are stored, or never will be. */
  logged(): Promise<void> {
    return this.#runLog.settled();
  }

  get #isGivenUp(): boolean {
    return this.#interruptReason === "lease_lost" || this.#interruptReason === "store_failed";
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

  async #browserPlace(): Promise<{ release(): void }> {
    return { release: await this.#deps.browsers.takeUnless(this.#abort.signal, this.request.accountId) };
  }

  async #hold(id: number, of: string, asked: Promise<{ release(): void }>): Promise<void> {
    try {
      if (await this.#permits.hold(id, asked)) this.#tell({ kind: "granted", id });
    } catch (error) {
      if (this.#abort.signal.aborted) return;
      this.log.error({ err: error, of }, "what the run waits for could not be asked");
      this.interrupt("store_failed");
    }
  }
}
