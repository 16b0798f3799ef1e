import { BOOKS, byField, byId, collection } from "../collection.ts";

/** Money that is set aside for something that is under way. */
export interface Hold {
  /** Names what it is for: a part that was cut off cannot touch the hold of the next one. */
  key: string;
  usdMicros: number;
  at: Date;
  /** What of it came from the included balance of a period, and goes back there. */
  included?: { period: string; usdMicros: number };
}

/** Balance that comes with a period of a plan and expires with it. */
export interface IncludedBalance {
  /** Names the period. */
  period: string;
  /** Free to spend: a part of what is available. */
  usdMicros: number;
  expiresAt: Date;
}

/** What an account may spend. */
export interface WalletDoc {
  /** Id of the account. */
  _id: string;
  /** Whether paid billing is active; nothing can be held without. */
  isOpen: boolean;
  /** Set while the account is closed: then nothing can be held whatever the plan says. */
  isBlocked?: true;
  /** Free to spend. `availableUsdMicros + heldUsdMicros` equals the sum of the account's ledger. */
  availableUsdMicros: number;
  heldUsdMicros: number;
  holds: Hold[];
  /** Absent without a period. Spent before the rest, and never more than what is available. */
  included?: IncludedBalance;
  /** Entries that have moved money here and may not stand in the ledger yet: their amounts are known here alone. */
  outbox?: WalletEntry[];
  /** Below this somebody wants to know; absent for what is usual. */
  lowUsdMicros?: number;
  /** When a hold brought it below that, until somebody has seen to it. */
  lowSince?: Date;
  /** Of the subscription that last opened or closed it. */
  planRevision?: number;
  /** Entries of the last day that came without a hold: a repeat finds its own and moves nothing. */
  posted?: { entryId: string; at: Date }[];
}

export const LEDGER_KINDS = [
  "grant",
  "included",
  "proration",
  "top_up",
  "charge",
  "expire",
  "refund",
  "dispute",
  "dispute_won",
  "refund_failed",
  "debt",
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** An entry as it waits in a wallet. */
export type WalletEntry = Pick<
  LedgerDoc,
  "_id" | "accountId" | "kind" | "usdMicros" | "source" | "at" | "included"
>;

export interface LedgerDoc {
  /** Names what is booked, so that it is booked once: `settle:<requestId>:<round>`, `grant:<account>:<name>`. */
  _id: string;
  accountId: string;
  kind: LedgerKind;
  /** Positive adds to the balance, negative takes from it. */
  usdMicros: number;
  /** What it was for, such as `{kind: "request", id: "req_…"}`. */
  source: { kind: string; id: string } | null;
  /** What was counted, such as `records:codehost`, how much of it, and at what price each. */
  meter: string | null;
  quantity: number | null;
  unitPriceUsdMicros: number | null;
  at: Date;
  /** The period whose included balance it adds to, or takes from. */
  included?: { period: string; expiresAt: Date };
  /** Until it stands in the wallet, too: of entries without a hold. */
  isToPost?: true;
}

export const moneyCollections = {
  wallets: collection<WalletDoc>({
    account: { ...byId, export: { file: "balance" }, deletion: BOOKS },
    indexes: [
      {
        key: { "included.expiresAt": 1 },
        partialFilterExpression: { "included.expiresAt": { $exists: true } },
        name: "expiring",
        for: "included balance that is over",
      },
      {
        key: { "outbox.0": 1 },
        partialFilterExpression: { "outbox.0": { $exists: true } },
        name: "outbox",
        for: "entries that the ledger may not have",
      },
      {
        key: { lowSince: 1 },
        partialFilterExpression: { lowSince: { $exists: true } },
        name: "low",
        for: "balances that became low and that nobody has seen to",
      },
    ],
    growth: { by: "account", most: "one for each" },
    stays: "the law asks for them",
    shards: { by: "unsharded", why: "One small document per account, and every hold changes it atomically." },
  }),
  ledger: collection<LedgerDoc>({
    account: { ...byField, export: { file: "ledger" }, deletion: BOOKS },
    indexes: [
      { key: { accountId: 1, at: 1, _id: 1 }, for: "pages and sums of an account" },
      {
        key: { at: 1 },
        partialFilterExpression: { isToPost: true },
        name: "unposted",
        for: "entries that do not stand in their wallet yet",
      },
    ],
    growth: { by: "money", most: "one for each booking" },
    stays: "the law asks for them",
    shards: {
      by: '`{ _id: "hashed" }`',
      why: "`_id` is what makes a booking happen once; as the shard key it stays unique over all shards. Sums by account ask every shard, which only checks do.",
    },
  }),
};
