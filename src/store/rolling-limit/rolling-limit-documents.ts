import { collection, DAY_SECONDS } from "../collection.ts";
import { rateIdsOf } from "../rates.ts";

/** What was let pass under a rolling limit; the newest ones only. */
export interface RollingLimitDoc {
  /** What is limited and for whom: `ticket:<account>`; see rates.ts. */
  _id: string;
  taken: { token: string; at: Date }[];
  /** The last one, after which nobody asks any more. */
  lastAt: Date;
}

export const rollingLimitCollections = {
  rollingLimits: collection<RollingLimitDoc>({
    account: {
      ofAccount: (id) => ({ _id: { $in: rateIdsOf(id) as never[] } }),
      export: { not: "times of what was made, gone after a day; what was made says them" },
      deletion: "erased",
    },
    lifetime: {
      field: "lastAt",
      seconds: DAY_SECONDS,
      for: "forgetting limits that nobody has come near for a day",
    },
    growth: { by: "account", most: "one for each rate" },
    shards: { by: "unsharded", why: "One small document per account that asks for something limited." },
  }),
};
