import { CODES, isErrorCode } from "../../errors/codes.ts";
import type { Clock } from "../../kernel/clock.ts";
import { isNeutral } from "../../scrape-host/is-neutral.ts";
import type { SourceHealthDoc, SourceOutcome } from "../../store/source-health/health-documents.ts";
import { appendEvent } from "../../store/event/events.store.ts";
import { GroupWriter } from "../../store/group-writer.ts";
import { readMissingFields } from "../../store/source-health/field-health.store.ts";
import { readOutcomes, recordOutcomes } from "../../store/source-health/source-health.store.ts";
import type { Store } from "../../store/store.ts";
import { SingleFlight } from "../event/single-flight.ts";
import type { Catalog, CatalogEntry } from "../scraper/catalog.ts";
import { errorRates, outcomesOf, statusOf, type HealthStatus } from "./health-rules.ts";
import { operationsHealth, type OperationHealth } from "./operation-health.ts";

export interface SourceHealth {
  id: string;
  title: string;
  status: HealthStatus;
  /** Why it is switched off or how it failed last; null when all is well. */
  reason: string | null;
  /** Runs the numbers are made of: the last 50 at most. */
  recentRuns: number;
  /** Share of recent runs without a failure, 0 to 1; null before the first run. */
  successRate: number | null;
  errorRates: { code: string; rate: number; count: number }[];
  lastSuccessAt: Date | null;
  lastFailureAt: Date | null;
  /** Of those that are public. */
  operations: OperationHealth[];
}

/** Runs that end faster than this are counted together. */
const GROUP_MS = 100;

interface Counted {
  scraper: string;
  outcome: SourceOutcome;
}

/** Readiness of every source, from the outcomes of real runs. */
export class SourceHealthService {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #catalog: Catalog;
  readonly #reads = new SingleFlight();
  readonly #outcomes = new GroupWriter<Counted, void>((counted) => this.#record(counted), GROUP_MS);

  constructor({ store, clock, catalog }: { store: Store; clock: Clock; catalog: Catalog }) {
    this.#store = store;
    this.#clock = clock;
    this.#catalog = catalog;
  }

  /** Who asks in the same turn, such as the fields of a list of scrapers, shares one read. */
  async all(): Promise<SourceHealth[]> {
    const [outcomes, missing] = await this.#reads.once("outcomes", () =>
      Promise.all([readOutcomes(this.#store), readMissingFields(this.#store)]),
    );
    const docs = new Map(outcomes.map((doc) => [doc._id, doc]));
    return this.#catalog.all().map((entry) => ({
      ...healthOf(entry, docs.get(entry.id)),
      operations: operationsHealth(
        entry.scraper?.operations ?? [],
        docs.get(entry.id),
        missing.filter(({ scraper }) => scraper === entry.id),
      ),
    }));
  }

  async one(id: string): Promise<SourceHealth | null> {
    return (await this.all()).find((health) => health.id === id) ?? null;
  }

  /** Counts a finished run. `code` null is a good one; failures that say nothing of the source are left out. */
  async count(scraper: string, operation: string, failure: { code: string } | null): Promise<void> {
    if (failure !== null && isNeutral(failure.code)) return;
    const outcome = { at: this.#clock.now(), operation, code: failure?.code ?? null };
    await this.#outcomes.add({ scraper, outcome });
  }

  async #record(counted: readonly Counted[]): Promise<void[]> {
    const byScraper = Map.groupBy(counted, ({ scraper }) => scraper);
    return Promise.all(
      [...byScraper].map(([scraper, runs]) =>
        this.#recordOf(
          scraper,
          runs.map(({ outcome }) => outcome),
        ),
      ),
    );
  }

  async #recordOf(scraper: string, outcomes: readonly SourceOutcome[]): Promise<void> {
    const before = outcomesOf((await recordOutcomes(this.#store, scraper, outcomes)) ?? undefined);
    const state = statusOf([...before, ...outcomes]);
    if (state === statusOf(before)) return;
    await appendEvent(this.#store, {
      topic: "source",
      subject: scraper,
      accountId: null,
      kind: state,
      at: this.#clock.now(),
    });
  }
}

function healthOf(entry: CatalogEntry, doc: SourceHealthDoc | undefined): Omit<SourceHealth, "operations"> {
  const recent = outcomesOf(doc);
  const good = recent.filter((one) => one.code === null).length;
  const status = entry.problem === null ? statusOf(recent) : entry.problem.kind;
  return {
    id: entry.id,
    title: entry.title,
    status,
    reason: entry.problem?.reason ?? (status === "ready" ? null : reasonOf(doc)),
    recentRuns: recent.length,
    successRate: recent.length === 0 ? null : good / recent.length,
    errorRates: errorRates(recent),
    lastSuccessAt: doc?.lastSuccessAt ?? null,
    lastFailureAt: doc?.lastFailureAt ?? null,
  };
}

/** In the dictionary's words, which are the same for everybody. */
function reasonOf(doc: SourceHealthDoc | undefined): string | null {
  const code = doc?.lastFailure?.code;
  if (code === undefined) return null;
  return CODES[isErrorCode(code) ? code : "internal"].message;
}
