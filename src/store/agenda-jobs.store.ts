import type { Db } from "mongodb";

/** Agenda makes this collection and its indexes by itself. */
export const AGENDA_JOBS = "jobs";

/**
 * Makes jobs due that are planned for later than their rhythm allows. Agenda plans and locks by the clock of the worker that ran
 * a job last. When that was ahead and the worker is gone, the others would wait until their clocks have come as far.
 * @param lockMs for so long a worker that was killed keeps a job
 */
export async function bringForward(
  db: Db,
  rounds: readonly { name: string; everyMs: number }[],
  lockMs: number,
): Promise<void> {
  const tooLate = rounds.map(({ name, everyMs }) => ({
    name,
    $expr: { $gt: ["$nextRunAt", { $add: ["$$NOW", everyMs + lockMs] }] },
  }));
  await db
    .collection(AGENDA_JOBS)
    .updateMany({ $or: tooLate }, [{ $set: { nextRunAt: "$$NOW", lockedAt: null } }]);
}
