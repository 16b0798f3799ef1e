import type { JsonObject } from "../../kernel/json.ts";
import { byField, collection } from "../collection.ts";

/** A hint that something changed: readers go to the document itself for the truth. */
export interface EventDoc {
  /** Kind of what changed. */
  topic:
    | "request"
    | "source"
    | "job"
    | "notification"
    | "webhook"
    | "meter"
    | "usage"
    | "service"
    | "serviceLog"
    /** `sent`: it has new messages; `taken`: some are gone; `delivered`; `changed`: settings of one of the service. */
    | "queue"
    /** A trigger of the service was changed, or is to run now. */
    | "cron";
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

export const eventCollections = {
  events: collection<EventDoc>({
    account: {
      ...byField,
      export: { not: "hints of what changed, which overwrite themselves; the documents say it" },
      deletion: { kept: "a capped log, which nothing can be deleted from; newer hints overwrite it" },
    },
    growth: { by: "server", most: "64 MB, capped" },
    stays: "the oldest are overwritten",
    shards: {
      by: "**must stay unsharded**",
      why: "It is capped, which a sharded collection cannot be, and readers follow its natural order. It lives on the database's primary shard.",
    },
  }),
};
