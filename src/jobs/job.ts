import type { FinishSettings } from "../domain/request/finish.ts";
import type { Catalog } from "../domain/scraper/catalog.ts";

/** What a job may use. */
export type JobDeps = FinishSettings & { catalog: Catalog };

/** A recurring job: Agenda runs it on one worker at a time. It must be safe to run twice, or to be cut off anywhere. */
export interface Job {
  name: string;
  /** From one run to the next. */
  everyMs: number;
  run(deps: JobDeps): Promise<void>;
}
