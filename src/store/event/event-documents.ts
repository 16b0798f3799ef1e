import type { JsonObject } from "../../kernel/json.ts";

/** A hint that something changed: readers go to the document itself for the truth. */
export interface EventDoc {
  /** Kind of what changed. */
  topic: "request" | "source" | "job" | "notification" | "webhook" | "meter" | "usage";
  /** Id of what changed, such as a Request or a scraper. */
  subject: string;
  /** Whose it is; null for what belongs to nobody. */
  accountId: string | null;
  /** What happened to it, for a Request the state that it has now. */
  kind: string;
  at: Date;
  /** More of what happened. */
  data?: JsonObject;
}
