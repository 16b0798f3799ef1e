import type { FinishSettings } from "../domain/request/finish.ts";
import type { Catalog } from "../domain/scraper/catalog.ts";

/** What a job may use. */
export type JobDeps = FinishSettings & { catalog: Catalog };

/** A recurring job: Agenda runs it on one worker at a time. It must be safe to run twice, or to be cut off anywhere. */
export interface Job {
  name: string;
  /** Interval in Agenda's words. */
  every: string;
  run(deps: JobDeps): Promise<void>;
}
