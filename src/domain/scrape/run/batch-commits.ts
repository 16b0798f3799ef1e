import { whileReconnecting } from "../../../store/client.ts";
import { insertRecords } from "../../../store/record/records.store.ts";
import type { RequestDoc } from "../../../store/request/request-documents.ts";
import type { Commit } from "../../../store/request/request-leases.store.ts";
import type { RunProgress } from "../../../store/request/run-progress.ts";
import type { Store } from "../../../store/store.ts";
import type { ThreadBatch } from "../../../scrape-host/thread/messages.ts";
import { keepPrices } from "../../price/keep-prices.ts";
import type { Catalog } from "../../scraper/catalog.ts";
import { addProgress } from "./progress.ts";
import type { RunWatch } from "./run-observer.ts";

/** How long a run waits for a database that went away before it gives its Request up. */
export const DATABASE_AWAY_MS = 20_000;

/** The conditional write that lets what is inserted count; false when the lease is lost. */
export type MakeVisible = (commit: Commit) => Promise<boolean>;

interface CommitDeps {
  store: Store;
  catalog: Catalog;
  watch: RunWatch | null;
  /** Records that the Request may have in all. */
  wanted: number;
  /** True when the run is lost: nothing more is stored. */
  isGivenUp: () => boolean;
  giveUp: (error: unknown) => void;
}

/** What is inserted and does not count yet. */
interface Inserted {
  commit: Commit;
  since: number;
}

/**
 * The batches of one attempt on their way into the store, under its fence. They are inserted one after the other, and made
 * visible one after the other while the next are inserted; what was inserted meanwhile becomes visible together.
 */
export class BatchCommits {
  readonly #deps: CommitDeps;
  readonly #request: RequestDoc;
  /** What earlier attempts did; this one counts from zero. */
  readonly #before: RunProgress;
  #insertedCount: number;
  #inserted: Inserted | null = null;
  #inserts: Promise<void> = Promise.resolve();
  #commits: Promise<void> = Promise.resolve();

  /** @param request kept up to date with what counts */
  constructor(deps: CommitDeps, request: RequestDoc) {
    this.#deps = deps;
    this.#request = request;
    this.#before = request.progress;
    this.#insertedCount = request.recordCount;
  }

  /** Resolves when the batch counts, or never will. */
  add(batch: ThreadBatch, makeVisible: MakeVisible): Promise<void> {
    this.#inserts = this.#inserts.then(() => this.#insert(batch));
    this.#commits = Promise.all([this.#inserts, this.#commits]).then(() => this.#makeVisible(makeVisible));
    return this.#commits;
  }

  /** Resolves when all that was added counts, or never will. */
  settled(): Promise<void> {
    return this.#commits;
  }

  async #insert(batch: ThreadBatch): Promise<void> {
    const { store, catalog, wanted, isGivenUp } = this.#deps;
    if (isGivenUp()) return;
    const request = this.#request;
    const since = performance.now();
    const from = this.#insertedCount;
    const records = batch.records.slice(0, wanted - from);
    try {
      if (records.length > 0) {
        // Once: what is inserted again must be the same text, or its chunks may be others.
        const kept = await whileReconnecting(DATABASE_AWAY_MS, () =>
          keepPrices({ store, catalog }, request, records),
        );
        await whileReconnecting(DATABASE_AWAY_MS, () =>
          insertRecords(store, request._id, request.attempt, from, kept),
        );
      }
    } catch (error) {
      this.#failed(error);
      return;
    }
    this.#insertedCount += records.length;
    const commit = {
      // The checkpoint of a batch that does not count yet still holds when the next has none.
      ...this.#inserted?.commit,
      recordCount: this.#insertedCount,
      segment: request.segments.length - 1,
      ...(batch.checkpoint ? { checkpoint: batch.checkpoint.state } : {}),
      progress: addProgress(this.#before, batch.progress),
    };
    this.#inserted = { commit, since: this.#inserted?.since ?? since };
  }

  async #makeVisible(makeVisible: MakeVisible): Promise<void> {
    const inserted = this.#inserted;
    // Null when it became visible with the batch before it.
    if (inserted === null || this.#deps.isGivenUp()) return;
    // A limit stopped the run at the batch before: what came after it is beyond the limit.
    if (this.#request.stopFor !== undefined) return;
    this.#inserted = null;
    const { commit, since } = inserted;
    const records = commit.recordCount - this.#request.recordCount;
    try {
      const isVisible = await whileReconnecting(DATABASE_AWAY_MS, () => makeVisible(commit));
      const milliseconds = performance.now() - since;
      if (isVisible) this.#request.recordCount = commit.recordCount;
      this.#deps.watch?.committed(
        isVisible
          ? { records, milliseconds, outcome: "stored" }
          : { records: 0, milliseconds, outcome: "lease_lost" },
      );
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    this.#deps.watch?.committed({ records: 0, milliseconds: 0, outcome: "failed" });
    this.#deps.giveUp(error);
  }
}
