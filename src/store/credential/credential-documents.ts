import type { Scope } from "../../kinds/access.ts";
import { byField, collection, DAY_SECONDS } from "../collection.ts";

export interface ApiKeyDoc {
  _id: string;
  accountId: string;
  label: string;
  /** SHA-256 of the key, hex. The key itself is never stored. */
  hash: string;
  /** First characters, for people to tell keys apart. */
  hint: string;
  /**
   * One of the numbered places of its account, which a working key holds alone. Without one: a key that is revoked, or that
   * the operator gave when all were taken.
   */
  place?: number;
  /** Set for the key that a server starts with: it may do what is the operator's. */
  operator?: true;
  /** Set for one that may be forgotten some time after it was revoked: a program's, and not one that a server starts with. */
  isFleeting?: true;
  /** What it may be used for; all when absent, as it is in keys of before there were scopes. */
  scopes?: Scope[];
  /** Null or absent for one that does not end by itself. */
  expiresAt?: Date | null;
  /** To the minute; null or absent when it was never used. */
  lastUsedAt?: Date | null;
  createdAt: Date;
  revokedAt: Date | null;
  /** The session or key that made it; null for the server itself, absent in keys of before this was noted. */
  madeBy?: { kind: "session" | "api_key"; id: string } | null;
  /** The keys that it comes from, the nearest last; absent for one that no key made. */
  ancestors?: string[];
  /** Set where it was revoked with all that come from it: they are no good from then on. `begun` until each is revoked itself. */
  takesAlong?: "begun" | "done";
}

export const credentialCollections = {
  apiKeys: collection<ApiKeyDoc>({
    account: {
      ...byField,
      export: { file: "api-keys", without: ["hash", "place", "isFleeting", "takesAlong"] },
      deletion: "erased",
    },
    indexes: [
      { key: { hash: 1 }, unique: true, for: "finding the caller of every call" },
      { key: { accountId: 1, _id: -1 }, for: "listing the keys of an account" },
      {
        key: { accountId: 1, place: 1 },
        unique: true,
        partialFilterExpression: { place: { $exists: true } },
        name: "places",
        for: "holding an account to 50 working keys",
      },
      { key: { accountId: 1, ancestors: 1 }, for: "finding the keys that come from a key" },
      {
        key: { takesAlong: 1 },
        partialFilterExpression: { takesAlong: "begun" },
        name: "taking-along",
        for: "keys whose descendants are still to be revoked",
      },
    ],
    lifetime: {
      field: "revokedAt",
      seconds: 90 * DAY_SECONDS,
      only: { isFleeting: true },
      for: "forgetting keys 90 days after they were revoked, but not those of the operator, which must not come back",
    },
    growth: { by: "apiKey", most: "50 that work" },
    shards: { by: "unsharded", why: "Small; its unique key is not its `_id`." },
  }),
};
