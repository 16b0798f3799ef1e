import type { RedriveSettings } from "../domain/request/redrive.ts";
import type { ProcessServices, Services } from "../services/services.ts";

/** What a job may use. */
export type JobDeps = RedriveSettings &
  Pick<
    Services,
    "accountDeletion" | "apiKeys" | "billingWork" | "capWatch" | "hostingUpkeep" | "mails" | "notifications"
  > &
  Pick<ProcessServices, "abuseNews" | "ticketNews">;

/** A recurring job: Agenda runs it on one worker at a time. It must be safe to run twice, or to be cut off anywhere. */
export interface Job {
  name: string;
  /** From one run to the next. */
  everyMs: number;
  run(deps: JobDeps): Promise<void>;
}
