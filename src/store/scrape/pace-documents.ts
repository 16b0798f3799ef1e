import { collection, HOUR_SECONDS } from "../collection.ts";

export interface OriginPaceDoc {
  /** Origin, such as `https://github.com`. */
  _id: string;
  /** When the next request may start (generic cell rate). */
  nextAt: Date;
  /** Requests under way. */
  slots: { token: string; expiresAt: Date }[];
}

export const paceCollections = {
  originPace: collection<OriginPaceDoc>({
    account: { nobodys: "of sources" },
    lifetime: { field: "nextAt", seconds: HOUR_SECONDS, for: "forgetting origins that nobody asks" },
    growth: { by: "server", most: "one for each origin" },
    shards: { by: "unsharded", why: "A few hot documents; one update each decides who may call a source." },
  }),
};
