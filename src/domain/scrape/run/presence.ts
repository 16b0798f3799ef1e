import { randomUUID } from "node:crypto";
import type { Clock } from "../../../kernel/clock.ts";
import type { Log } from "../../../kernel/log.ts";
import type { Store } from "../../../store/store.ts";
import type { ScraperPresence } from "../../request/redrive.ts";
import type { WorkerFacts } from "../../../store/scrape/worker-documents.ts";
import { announceWorker, scrapersSeenSince } from "../../../store/scrape/workers.store.ts";

const ANNOUNCEMENTS_PER_WAIT = 60;
/** Part of the wait for which a worker may fail to announce itself and still trust what it saw. */
const MAX_GAP = 1 / 4;

interface PresenceDeps {
  store: Store;
  clock: Clock;
  log: Log;
  workerId: string;
  /** Scrapers that this worker can run just now. */
  scrapers: () => string[];
  /** What it says of itself just now. */
  facts: () => WorkerFacts;
  /** A scraper is missing once no worker has had it for this long. */
  waitMs: number;
}

/** Announces to other workers which scrapers this one has, and knows from their announcements which ones nobody has. */
export class Presence implements ScraperPresence {
  readonly waitMs: number;
  readonly #deps: PresenceDeps;
  /** Not the worker's name: in containers many may be called the same. */
  readonly #id = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  /** Since when this worker has announced itself, and so could see others, without a gap. */
  #watchingSince = Number.POSITIVE_INFINITY;
  #announcedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: PresenceDeps) {
    this.#deps = deps;
    this.waitMs = deps.waitMs;
  }

  /** Announces this worker, now and regularly. */
  async start(): Promise<void> {
    await this.#announce();
    this.#timer = setInterval(() => {
      this.#announce().catch((error: unknown) =>
        this.#deps.log.warn({ err: error }, "this worker could not announce itself"),
      );
    }, this.waitMs / ANNOUNCEMENTS_PER_WAIT);
  }

  /** Says that this worker ends, so that nobody misses it. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#announce({ stoppedAt: this.#deps.clock.now() }).catch((error: unknown) =>
      this.#deps.log.warn({ err: error }, "this worker could not say that it ends"),
    );
  }

  /**
   * The scrapers that some worker has, or had within the wait. Null when this worker cannot know: it has not watched
   * for the whole wait (others may be about to start), or was frozen or without its database (as others may have been).
   */
  async runnableSomewhere(): Promise<string[] | null> {
    const now = this.#deps.clock.now().getTime();
    if (this.#isGap(now) || now - this.#watchingSince < this.waitMs) return null;
    return scrapersSeenSince(this.#deps.store, new Date(now - this.waitMs));
  }

  async #announce(end: { stoppedAt?: Date } = {}): Promise<void> {
    const { store, clock, workerId, scrapers, facts } = this.#deps;
    const seenAt = clock.now();
    const said = { workerId, scrapers: scrapers(), facts: facts(), seenAt, ...end };
    await announceWorker(store, { _id: this.#id, ...said });
    if (this.#isGap(seenAt.getTime())) this.#watchingSince = seenAt.getTime();
    this.#announcedAt = seenAt.getTime();
  }

  #isGap(now: number): boolean {
    return now - this.#announcedAt > this.waitMs * MAX_GAP;
  }
}
