import { hostname } from "node:os";
import { memoryUsage } from "node:process";
import {
  authorizationsOf,
  fetchSettingsOf,
  idleAuthorizations,
} from "../domain/scrape/run/fetch-settings.ts";
import type { HasDiskSpace } from "../domain/request/disk-guard.ts";
import { FailureRecorder } from "../domain/scrape/run/failure-recorder.ts";
import { Presence } from "../domain/scrape/run/presence.ts";
import { SharedPace } from "../domain/scrape/run/pace.ts";
import { Runner } from "../domain/scrape/run/runner.ts";
import { ThreadPool } from "../domain/scrape/run/thread-pool.ts";
import { mostRuns } from "../domain/scrape/run/turns.ts";
import { FieldHealth } from "../domain/source-health/field-health.ts";
import { FairShare } from "../kernel/fair-share.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";
import { VERSION } from "../kernel/version.ts";
import type { Connection } from "../store/client.ts";
import { endLeases } from "../store/request/request-leases.store.ts";
import type { WorkerFacts } from "../store/scrape/worker-documents.ts";
import { LOST_PID } from "./supervisor/lost-pid.ts";
import { startJobs } from "./agenda.ts";
import { startWebhooks } from "./webhooks.ts";
import type { Observability } from "./observability/observability.ts";
import type { ProcessServices, Services } from "../services/services.ts";

/** A worker that is silent this long has lost its Requests and its slots of origins. */
const LEASE_MS = Number(process.env.QUARRY_INTERNAL_LEASE_MS ?? 10_000);
/** A Request that a worker may have died of, and lives so long alone, gets company again. */
const HARMLESS_MS = Number(process.env.QUARRY_INTERNAL_HARMLESS_MS ?? 3000);
/** A Request waits this long for a worker that has its scraper, for as long as there are workers at all. */
const SCRAPER_WAIT_MS = Number(process.env.QUARRY_INTERNAL_SCRAPER_WAIT_MS ?? 900_000);

export interface Worker {
  stop(): Promise<void>;
}

/** Starts what runs Requests and the recurring jobs. */
export async function startWorker(deps: {
  config: Config;
  log: Log;
  clock: Clock;
  db: Connection["db"];
  made: ProcessServices;
  observability: Observability;
  hasDiskSpace: HasDiskSpace;
}): Promise<Worker> {
  const { config, log, clock, db, made } = deps;
  const { requests: observer, runs: runObserver } = deps.observability;
  const { store, feed, settlements, resultsDays, services } = made;
  const { catalog, sourceHealth } = services;
  const pool = new ThreadPool({
    threads: mostRuns(config.QUARRY_CONCURRENCY),
    memoryMb: config.QUARRY_THREAD_MEMORY_MB,
  });
  const startedAt = clock.now();
  const workerId = `${hostname()}/${process.pid}`;
  const lostPid = process.env[LOST_PID];
  if (lostPid !== undefined) await endLeases(store, `${hostname()}/${lostPid}`, clock.now());
  const webhooks = startWebhooks(made, { clock, log, leaseMs: LEASE_MS });
  const { announcer } = webhooks;
  const runner = new Runner({
    store,
    clock,
    log,
    pool,
    pace: new SharedPace({ store, slotMs: LEASE_MS }),
    browsers: new FairShare("browsers"),
    leaseMs: LEASE_MS,
    async enforceLimits(accountId) {
      await services.caps.enforce(accountId);
      await services.spendLimits.enforce(accountId);
    },
    harmlessMs: HARMLESS_MS,
    feed,
    catalog,
    health: sourceHealth,
    fields: new FieldHealth({ store, clock }),
    recordings: new FailureRecorder({ store, clock }),
    fetchSettings: (id) => fetchSettingsOf(config, catalog.usable(id).scraper),
    authorizations: (id) => authorizationsOf(config, catalog.usable(id).scraper),
    workerId,
    concurrency: config.QUARRY_CONCURRENCY,
    accountConcurrency: config.QUARRY_ACCOUNT_CONCURRENCY ?? config.QUARRY_CONCURRENCY,
    runSeconds: config.QUARRY_RUN_SECONDS,
    resultsDays,
    hasDiskSpace: deps.hasDiskSpace,
    observer,
    announcer,
    settlements,
    runObserver,
  });
  const presence = new Presence({
    store,
    clock,
    log,
    workerId,
    scrapers: () => catalog.runnable(),
    facts: () => factsOf({ config, startedAt, runner, pool }),
    waitMs: SCRAPER_WAIT_MS,
  });
  warnOfIdleAuthorizations(config, services, log);
  await presence.start();
  const jobs = await startJobs(db, { ...services, ...made, presence, observer, announcer }, log);
  runner.look();
  return {
    async stop() {
      await webhooks.stopSending();
      await runner.stop();
      await presence.stop();
      webhooks.stop();
      await jobs.stop();
      await pool.close();
    },
  };
}

/** What the worker says of itself to operators. */
function factsOf(of: { config: Config; startedAt: Date; runner: Runner; pool: ThreadPool }): WorkerFacts {
  return {
    version: VERSION,
    startedAt: of.startedAt,
    slots: of.config.QUARRY_CONCURRENCY,
    running: of.runner.running,
    threads: of.pool.size,
    memoryBytes: memoryUsage.rss(),
  };
}

function warnOfIdleAuthorizations(config: Config, { catalog }: Services, log: Log): void {
  const scrapers = catalog.runnable().map((id) => catalog.usable(id).scraper);
  for (const name of idleAuthorizations(config, scrapers))
    log.warn(
      { name },
      "QUARRY_ORIGIN_AUTHORIZATION: no scraper here declares paths for this; it is never sent",
    );
}
