import { MongoBackend } from "@agendajs/mongo-backend";
import { Agenda } from "agenda";
import { JOBS } from "../jobs/all-jobs.ts";
import type { JobDeps } from "../jobs/job.ts";
import type { Log } from "../kernel/log.ts";
import { AGENDA_JOBS, bringForward } from "../store/agenda-jobs.store.ts";
import type { Connection } from "../store/client.ts";
import { JobRound } from "./job-round.ts";
import { Leftovers } from "./leftovers.ts";

/** Tests that wait for jobs divide every time by this. */
const HURRY = Number(process.env.QUARRY_INTERNAL_JOB_HURRY ?? 1);
/** A worker takes a job up to a look ahead, and has to begin it before the others think that it was killed meanwhile. */
const LOCK_MS = 15_000 / HURRY;
const LOOK_EVERY_MS = 10_000 / HURRY;

const ROUNDS = [...Map.groupBy(JOBS, ({ everyMs }) => everyMs)].map(
  ([everyMs, jobs]) => new JobRound(everyMs / HURRY, jobs),
);
/** All jobs of the shortest rhythm go on with what was left half-done. */
const LEFTOVERS_MS = Math.min(...ROUNDS.map(({ everyMs }) => everyMs));

/** Starts the recurring jobs. Agenda keeps the clock only; what must survive a crash is in our own documents. */
export async function startJobs(
  db: Connection["db"],
  deps: JobDeps,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const agenda = new Agenda({
    backend: new MongoBackend({ mongo: db, collection: AGENDA_JOBS }),
    // It asks once for each name; one that is due before its next look it starts on time.
    processEvery: LOOK_EVERY_MS,
    defaultLockLifetime: LOCK_MS,
  });
  agenda.on("error", (error: unknown) => log.warn({ err: error }, "the job queue lost its database"));
  const leftovers = new Leftovers(deps.store);
  for (const round of ROUNDS) {
    agenda.define(round.name, async (taken) => {
      if (round.everyMs === LEFTOVERS_MS && (await leftovers.mayWait().catch(() => false))) return;
      // A turn may be long after a crash. Nobody else needs it meanwhile, though nothing would break.
      const keep = setInterval(() => void taken.touch().catch(() => undefined), LOCK_MS / 3);
      await round.run(deps, log);
      clearInterval(keep);
    });
  }
  await agenda.start();
  for (const { name, everyMs } of ROUNDS) await agenda.every(everyMs, name);
  // A look that fails is made up for by the next one.
  const look = setInterval(
    () => void bringForward(db, ROUNDS, LOCK_MS).catch(() => undefined),
    LOOK_EVERY_MS,
  );
  return {
    stop() {
      clearInterval(look);
      return agenda.stop();
    },
  };
}
