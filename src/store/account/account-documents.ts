import { byId, collection } from "../collection.ts";

/** An account that its owner wants deleted. */
export interface AccountClosing {
  at: Date;
  /** When it is erased, unless it is brought back. */
  eraseAt: Date;
  /** Whether the mail that says so is made. */
  isTold: boolean;
  /** True once it cannot be brought back. */
  isErasing?: true;
}

export interface AccountDoc {
  _id: string;
  /** Empty in what is left of one that was erased. */
  name: string;
  plan: { name: string };
  createdAt: Date;
  /** True of the account that a server starts with: it has a plan without paying, and every start makes it anew. */
  isLocal?: true;
  /** True where an operator lets it deploy services though QUARRY_HOSTING is `local`. */
  mayHost?: true;
  /** Absent while it is open. */
  closing?: AccountClosing;
  erasedAt?: Date;
}

export const accountCollections = {
  accounts: collection<AccountDoc>({
    account: {
      ...byId,
      export: { file: "account" },
      deletion: { kept: "its id and dates alone, so that nobody gets the id again" },
    },
    indexes: [
      {
        key: { "closing.at": 1 },
        partialFilterExpression: { "closing.at": { $exists: true } },
        name: "closed",
        for: "accounts that are closed, to be erased",
      },
    ],
    growth: { by: "account", most: "one for each" },
    stays: "its id is never given again",
    shards: { by: "unsharded", why: "One small document per account." },
  }),
};
