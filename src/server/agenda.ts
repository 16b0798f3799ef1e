import { MongoBackend } from "@agendajs/mongo-backend";
import { Agenda } from "agenda";
import type { Db } from "mongodb";
import { documentsForget } from "../jobs/documents-forget.job.ts";
import type { Job, JobDeps } from "../jobs/job.ts";
import { requestRedrive } from "../jobs/request-redrive.job.ts";
import { resultsExpire } from "../jobs/results-expire.job.ts";
import type { Log } from "../kernel/log.ts";

const JOBS: readonly Job[] = [requestRedrive, resultsExpire, documentsForget];
const COLLECTION = "jobs";
/** A worker takes a job up to a look ahead. When it is killed then, the others wait as long as for a lease. */
const LOCK_MS = 10_000;
const LOOK_EVERY_MS = 5000;

/** Starts the recurring jobs. Agenda keeps the clock only; what must survive a crash is in our own documents. */
export async function startJobs(db: Db, deps: JobDeps, log: Log): Promise<{ stop(): Promise<void> }> {
  const agenda = new Agenda({
    backend: new MongoBackend({ mongo: db, collection: COLLECTION }),
    // It asks once per job; one that is due before its next look it starts on time.
    processEvery: 2000,
    defaultLockLifetime: LOCK_MS,
  });
  agenda.on("error", (error: unknown) => log.warn({ err: error }, "the job queue lost its database"));
  for (const job of JOBS) {
    agenda.define(job.name, async (taken) => {
      // A turn may be long after a crash. Nobody else needs it meanwhile, though nothing would break.
      const keep = setInterval(() => void taken.touch().catch(() => undefined), LOCK_MS / 3);
      try {
        await job.run(deps);
      } catch (error) {
        log.warn({ err: error, job: job.name }, "a job failed; it runs again at its next turn");
      } finally {
        clearInterval(keep);
      }
    });
  }
  await agenda.start();
  for (const job of JOBS) await agenda.every(job.everyMs, job.name);
  // A look that fails is made up for by the next one.
  const look = setInterval(() => void bringForward(db).catch(() => undefined), LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(look);
      return agenda.stop();
    },
  };
}

/**
 * Agenda plans and locks by the clock of the worker that ran a job last. When that was ahead and the worker is gone, the
 * others would wait until their clocks have come as far.
 */
async function bringForward(db: Db): Promise<void> {
  const tooLate = JOBS.map(({ name, everyMs }) => ({
    name,
    $expr: { $gt: ["$nextRunAt", { $add: ["$$NOW", everyMs + LOCK_MS] }] },
  }));
  await db
    .collection(COLLECTION)
    .updateMany({ $or: tooLate }, [{ $set: { nextRunAt: "$$NOW", lockedAt: null } }]);
}
