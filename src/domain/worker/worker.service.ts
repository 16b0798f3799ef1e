import type { Clock } from "../../kernel/clock.ts";
import { countRequests, oldestQueuedAt } from "../../store/request/request-counts.store.ts";
import type { WorkerDoc } from "../../store/scrape/worker-documents.ts";
import { listWorkers } from "../../store/scrape/workers.store.ts";
import type { Store } from "../../store/store.ts";
import type { Catalog } from "../scraper/catalog.ts";

/** A worker says every 15 seconds that it is there. */
const SILENT_AFTER_MS = 60_000;
/** More processes than anybody has; those that were there last count. */
const MAX_WORKERS = 500;
const COUNTED = { maxCount: 100_000, withinMs: 5000 };
/** Work stops at some 64 MB: an operator needs time before that. */
const LOW_DISK_BYTES = 2 * 1024 ** 3;

/** `silent`: it did not say that it ends, and is heard of no more. */
export type WorkerStatus = "running" | "silent" | "stopped";

export interface WorkersView {
  workers: { doc: WorkerDoc; status: WorkerStatus }[];
  queued: number;
  running: number;
  oldestQueuedAt: Date | null;
  /** Scrapers that this server offers and no running worker has. */
  missingScrapers: string[];
  /** Null where the disk with the data is not the server's to watch. */
  disk: { freeBytes: number; isLow: boolean } | null;
}

export interface WorkerServiceDeps {
  store: Store;
  clock: Clock;
  catalog: Pick<Catalog, "runnable">;
  freeDiskBytes: () => number | null;
}

/** What runs where, and what waits for it. */
export class WorkerService {
  readonly #deps: WorkerServiceDeps;

  constructor(deps: WorkerServiceDeps) {
    this.#deps = deps;
  }

  async all(): Promise<WorkersView> {
    const { store, clock, catalog, freeDiskBytes } = this.#deps;
    const [docs, queued, running, cancelling, oldest] = await Promise.all([
      listWorkers(store, MAX_WORKERS),
      countRequests(store, "queued", COUNTED),
      countRequests(store, "running", COUNTED),
      countRequests(store, "cancelling", COUNTED),
      oldestQueuedAt(store, COUNTED.withinMs),
    ]);
    const workers = docs.map((doc) => ({ doc, status: statusOf(doc, clock.now()) }));
    const had = new Set(workers.flatMap(({ doc, status }) => (status === "running" ? doc.scrapers : [])));
    const freeBytes = freeDiskBytes();
    return {
      workers,
      queued,
      running: running + cancelling,
      oldestQueuedAt: oldest,
      missingScrapers: catalog.runnable().filter((id) => !had.has(id)),
      disk: freeBytes === null ? null : { freeBytes, isLow: freeBytes < LOW_DISK_BYTES },
    };
  }
}

function statusOf({ seenAt, stoppedAt }: WorkerDoc, now: Date): WorkerStatus {
  if (stoppedAt !== undefined) return "stopped";
  return now.getTime() - seenAt.getTime() > SILENT_AFTER_MS ? "silent" : "running";
}
