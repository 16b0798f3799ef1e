import type { Scope } from "../../kinds/access.ts";
import { byField, collection } from "../collection.ts";

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
  /** What it may be used for; all when absent, as it is in keys of before there were scopes. */
  scopes?: Scope[];
  /** Null or absent for one that does not end by itself. */
  expiresAt?: Date | null;
  /** To the minute; null or absent when it was never used. */
  lastUsedAt?: Date | null;
  createdAt: Date;
  revokedAt: Date | null;
}

export const credentialCollections = {
  apiKeys: collection<ApiKeyDoc>({
    account: { ...byField, export: { file: "api-keys", without: ["hash", "place"] }, deletion: "erased" },
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
    ],
    shards: { by: "unsharded", why: "Small; its unique key is not its `_id`." },
  }),
};
