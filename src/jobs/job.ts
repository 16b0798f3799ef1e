import type { FinishSettings } from "../domain/request/finish.ts";
import type { Presence } from "../domain/scrape/run/presence.ts";

/** What a job may use. */
export type JobDeps = FinishSettings & { presence: Presence };

/** A recurring job: Agenda runs it on one worker at a time. It must be safe to run twice, or to be cut off anywhere. */
export interface Job {
  name: string;
  /** From one run to the next. */
  everyMs: number;
  run(deps: JobDeps): Promise<void>;
}
