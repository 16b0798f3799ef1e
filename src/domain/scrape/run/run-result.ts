import type { FieldCounts } from "../../source-health/field-health.ts";
import type { PageRecording } from "../../../store/source-health/recording-documents.ts";
import type { ThreadBatch, ThreadOutcome } from "../../../scrape-host/thread/messages.ts";

/** How a run ended, with what its thread gathered last; that is null when the thread did not live to tell. */
export interface RunResult {
  end: ThreadOutcome;
  last: ThreadBatch | null;
  /** What it counted of the fields of its Records; nothing when it did not live to tell. */
  fields: FieldCounts;
  /** What the source answered last, of a run that failed or was to show it. */
  recording?: PageRecording;
}

/** Why the host ended a run, if it did. */
export type InterruptReason =
  "cancel" | "deadline" | "lease_lost" | "shutdown" | "disk_full" | "make_room" | "store_failed";
