import type { Collection, Document, Filter } from "mongodb";
import type { CollectionName, Store } from "../store.ts";

/** Documents of an account: where they are found, in which file of its export they are, and whether its deletion erases them. */
export interface OwnedDocuments {
  /** Those of an account; absent for what a Request alone names. */
  ofAccount?: (accountId: string) => Filter<Document>;
  ofRequest?: (requestId: string) => Filter<Document>;
  /** File of the export, with the fields that it leaves out because they open something; or why none has them. */
  export: { file: string; without?: readonly string[] } | { not: string };
  /** `erased`, or why they outlive the account. */
  deletion: "erased" | { kept: string };
}

/** What belongs to no account, and why. */
interface NobodysDocuments {
  nobodys: string;
}

type DocumentOf<C> = C extends Collection<infer D> ? D : never;
/** A document that names an account is somebody's: no reason makes it nobody's. */
type RowOf<D> = D extends { accountId: unknown } ? OwnedDocuments : OwnedDocuments | NobodysDocuments;

const byField = { ofAccount: (accountId: string) => ({ accountId }) };
const byId = { ofAccount: (_id: string) => ({ _id: _id as never }) };
const byRequest = { ofRequest: (requestId: string) => ({ requestId }) };
const between = (from: string, to: string) => ({ _id: { $gte: from as never, $lt: to as never } });
/** Ids that begin with the account, up to a sign. */
const byStart = (sign: ":" | "|") => ({
  ofAccount: (id: string) => between(id + sign, id + String.fromCharCode(sign.charCodeAt(0) + 1)),
});

const BOOKS = { kept: "for the books, which the law asks for; it names nobody but the account's id" };

/**
 * Every collection, and what of it is an account's: read by the export and by the deletion of accounts. A collection without
 * a row does not compile.
 */
export const ACCOUNT_DATA: { readonly [Name in CollectionName]: RowOf<DocumentOf<Store[Name]>> } = {
  accounts: {
    ...byId,
    export: { file: "account" },
    deletion: { kept: "its id and dates alone, so that nobody gets the id again" },
  },
  requests: {
    ...byField,
    export: { file: "requests", without: ["lease", "holdToken", "reservation", "checkpoint", "creation"] },
    deletion: "erased",
  },
  records: {
    ofRequest: (id) => ({ requestId: id, ...between(`${id}.`, `${id}/`) }),
    export: { file: "records" },
    deletion: "erased",
  },
  runLogs: { ...byRequest, export: { file: "run-logs" }, deletion: "erased" },
  pricePoints: { ...byStart(":"), export: { file: "prices" }, deletion: "erased" },
  idempotency: {
    ...byStart(":"),
    export: { not: "hashes of keys, gone after a day" },
    deletion: "erased",
  },
  wallets: { ...byId, export: { file: "balance" }, deletion: BOOKS },
  ledger: { ...byField, export: { file: "ledger" }, deletion: BOOKS },
  invoices: {
    ...byField,
    export: { file: "invoices", without: ["token"] },
    deletion: { kept: "for the books, without who was billed and without the address of its page" },
  },
  payments: { ...byField, export: { file: "payments" }, deletion: BOOKS },
  subscriptions: { ...byId, export: { file: "subscription", without: ["effects"] }, deletion: BOOKS },
  customers: { ...byField, export: { file: "payment-customers" }, deletion: "erased" },
  autoTopUps: { ...byId, export: { file: "auto-top-up" }, deletion: "erased" },
  sandbox: {
    ...byId,
    export: { not: "made-up money; payments, invoices and the subscription say the same" },
    deletion: "erased",
  },
  usage: { ...byStart("|"), export: { file: "usage" }, deletion: "erased" },
  usageCaps: { ...byStart("|"), export: { file: "usage-caps" }, deletion: "erased" },
  capWindows: {
    ...byStart("|"),
    export: { not: "how processes share a cap; usage and its caps say what counts" },
    deletion: "erased",
  },
  spending: { ...byStart("|"), export: { file: "spending" }, deletion: "erased" },
  spendLimits: { ...byStart("|"), export: { file: "spend-limits" }, deletion: "erased" },
  notifications: { ...byField, export: { file: "notifications" }, deletion: "erased" },
  notificationSettings: { ...byId, export: { file: "notification-settings" }, deletion: "erased" },
  webhookEndpoints: {
    ...byField,
    export: { file: "webhook-endpoints", without: ["secrets"] },
    deletion: "erased",
  },
  webhookDeliveries: {
    ...byField,
    export: { file: "webhook-deliveries", without: ["leaseToken"] },
    deletion: "erased",
  },
  tickets: { ...byField, export: { file: "tickets" }, deletion: "erased" },
  rollingLimits: {
    ofAccount: (id) => ({ _id: `ticket:${id}` as never }),
    export: { not: "times of tickets, gone after a day; the tickets say them" },
    deletion: "erased",
  },
  mails: {
    ...byField,
    export: { not: "that a mail went out; what it said was sent to the owner and is not kept" },
    deletion: "erased",
  },
  mailedTokens: { ...byField, export: { not: "credentials, of two hours" }, deletion: "erased" },
  apiKeys: { ...byField, export: { file: "api-keys", without: ["hash", "place"] }, deletion: "erased" },
  sessions: { ...byField, export: { file: "sessions", without: ["hash"] }, deletion: "erased" },
  secondFactors: {
    ...byId,
    export: { file: "second-factor", without: ["secret", "recovery"] },
    deletion: "erased",
  },
  logins: { ...byField, export: { file: "login", without: ["passwordHash"] }, deletion: "erased" },
  events: {
    ...byField,
    export: { not: "hints of what changed, which overwrite themselves; the documents say it" },
    deletion: { kept: "a capped log, which nothing can be deleted from; newer hints overwrite it" },
  },
  attempts: { nobodys: "counts under hashes, gone an hour after their window" },
  paymentEvents: { nobodys: "ids of the payment provider's messages" },
  sandboxSecrets: { nobodys: "of the server" },
  originPace: { nobodys: "of sources" },
  sourceHealth: { nobodys: "of sources" },
  fieldHealth: { nobodys: "of sources" },
  workers: { nobodys: "of the server" },
  erasures: { nobodys: "what operators erased in all accounts, by a hash" },
};
