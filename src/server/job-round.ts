import { setTimeout as sleep } from "node:timers/promises";
import type { Job, JobDeps } from "../jobs/job.ts";
import type { Log } from "../kernel/log.ts";

/** Jobs of one rhythm, beside each other. One that takes long goes on while the others have their next turns. */
export class JobRound {
  readonly everyMs: number;
  readonly #jobs: readonly Job[];
  readonly #running = new Map<Job, Promise<void>>();

  constructor(everyMs: number, jobs: readonly Job[]) {
    this.everyMs = everyMs;
    this.#jobs = jobs;
  }

  /** For Agenda, for which each of several jobs would cost an idle server commands of its own. */
  get name(): string {
    const [only, ...others] = this.#jobs;
    return only !== undefined && others.length === 0 ? only.name : `every ${this.everyMs / 1000} s`;
  }

  /** Runs what does not still run. Resolves when all have ended, or at the time of the next turn. */
  async run(deps: JobDeps, log: Log): Promise<void> {
    for (const job of this.#jobs) {
      if (this.#running.has(job)) continue;
      const done = runJob(job, deps, log).finally(() => this.#running.delete(job));
      this.#running.set(job, done);
    }
    await Promise.race([Promise.all(this.#running.values()), sleep(this.everyMs, undefined, { ref: false })]);
  }
}

async function runJob(job: Job, deps: JobDeps, log: Log): Promise<void> {
  try {
    await job.run(deps);
  } catch (error) {
    log.warn({ err: error, job: job.name }, "a job failed; it runs again at its next turn");
  }
}
