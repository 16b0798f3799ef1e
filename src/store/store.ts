import type { Collection, Db } from "mongodb";
import { accountIndexes, type AccountDoc } from "./account/account-documents.ts";
import { credentialIndexes, type ApiKeyDoc } from "./credential/credential-documents.ts";
import type { EventDoc } from "./event/event-documents.ts";
import type { IdempotencyDoc } from "./request/idempotency-documents.ts";
import type { OriginPaceDoc } from "./scrape/pace-documents.ts";
import type { RecordDoc } from "./record/record-documents.ts";
import { requestIndexes, type RequestDoc } from "./request/request-documents.ts";
import { runLogIndexes, type RunLogDoc } from "./request/run-log-documents.ts";
import type { WorkerDoc } from "./scrape/worker-documents.ts";
import type { FieldHealthDoc, SourceHealthDoc } from "./source-health/health-documents.ts";
import type { ErasureDoc } from "./erasure/erasure-documents.ts";
import { moneyIndexes, type LedgerDoc, type WalletDoc } from "./wallet/money-documents.ts";
import type { Indexes } from "./indexes.ts";
import { invoiceIndexes, type InvoiceDoc } from "./invoice/invoice-documents.ts";
import {
  paymentIndexes,
  type AutoTopUpDoc,
  type CustomerDoc,
  type PaymentDoc,
  type PaymentEventDoc,
} from "./payment/payment-documents.ts";
import { planIndexes, type SubscriptionDoc } from "./plan/plan-documents.ts";
import type { PricePointDoc } from "./price/price-documents.ts";
import { sandboxIndexes, type SandboxDoc } from "./payment/sandbox-documents.ts";
import { mailIndexes, type MailDoc } from "./mail/mail-documents.ts";
import {
  notificationIndexes,
  type NotificationDoc,
  type NotificationSettingsDoc,
} from "./notification/notification-documents.ts";
import { ticketIndexes, type RollingLimitDoc, type TicketDoc } from "./ticket/ticket-documents.ts";
import {
  webhookIndexes,
  type WebhookDeliveryDoc,
  type WebhookEndpointDoc,
} from "./webhook/webhook-documents.ts";
import type { SecondFactorDoc } from "./second-factor/second-factor-documents.ts";
import {
  sessionIndexes,
  type AttemptsDoc,
  type LoginDoc,
  type MailedTokenDoc,
  type SessionDoc,
} from "./session/session-documents.ts";
import { spendingIndexes, type SpendingDoc, type SpendLimitDoc } from "./spending/spending-documents.ts";
import type { CapWindowDoc, UsageCapDoc, UsageDoc } from "./usage/usage-documents.ts";
import { lifetimeIndexes } from "./lifetimes.ts";
import { storeWriters, type StoreWriters } from "./store-writers.ts";
import { moveMoneyToWallets } from "./wallet/wallet-upgrade.ts";

/** Room for about 200,000 events: minutes of history at full speed, hours at a usual one. */
const EVENT_LOG_BYTES = 64 * 1024 * 1024;

/** The typed collections. `<kind>-documents.ts` has their types and indexes, `<kind>.store.ts` the atomic operations on them. */
export interface Store {
  accounts: Collection<AccountDoc>;
  apiKeys: Collection<ApiKeyDoc>;
  logins: Collection<LoginDoc>;
  sessions: Collection<SessionDoc>;
  mailedTokens: Collection<MailedTokenDoc>;
  attempts: Collection<AttemptsDoc>;
  secondFactors: Collection<SecondFactorDoc>;
  wallets: Collection<WalletDoc>;
  ledger: Collection<LedgerDoc>;
  requests: Collection<RequestDoc>;
  records: Collection<RecordDoc>;
  idempotency: Collection<IdempotencyDoc>;
  events: Collection<EventDoc>;
  originPace: Collection<OriginPaceDoc>;
  sourceHealth: Collection<SourceHealthDoc>;
  fieldHealth: Collection<FieldHealthDoc>;
  runLogs: Collection<RunLogDoc>;
  workers: Collection<WorkerDoc>;
  pricePoints: Collection<PricePointDoc>;
  erasures: Collection<ErasureDoc>;
  mails: Collection<MailDoc>;
  notifications: Collection<NotificationDoc>;
  notificationSettings: Collection<NotificationSettingsDoc>;
  subscriptions: Collection<SubscriptionDoc>;
  customers: Collection<CustomerDoc>;
  payments: Collection<PaymentDoc>;
  paymentEvents: Collection<PaymentEventDoc>;
  autoTopUps: Collection<AutoTopUpDoc>;
  invoices: Collection<InvoiceDoc>;
  sandbox: Collection<SandboxDoc>;
  sandboxSecrets: Collection<{ _id: string; secret: string }>;
  tickets: Collection<TicketDoc>;
  rollingLimits: Collection<RollingLimitDoc>;
  webhookEndpoints: Collection<WebhookEndpointDoc>;
  webhookDeliveries: Collection<WebhookDeliveryDoc>;
  usage: Collection<UsageDoc>;
  usageCaps: Collection<UsageCapDoc>;
  capWindows: Collection<CapWindowDoc>;
  spending: Collection<SpendingDoc>;
  spendLimits: Collection<SpendLimitDoc>;
  /** What writes in groups. */
  writers: StoreWriters;
}

/** The collections alone. */
export type Collections = Omit<Store, "writers">;
export type CollectionName = keyof Collections;

/** One for each process: what two of them write does not come together. */
export const storeOf = (db: Db): Store => storeOver(collectionsOf(db));

/** Listing a store lists its collections, and a copy has not the writers of another. */
export function storeOver(collections: Collections): Store {
  const store = { ...collections } as Store;
  return Object.defineProperty(store, "writers", { value: storeWriters(store) });
}

function collectionsOf(db: Db): Collections {
  return {
    accounts: db.collection("accounts"),
    apiKeys: db.collection("apiKeys"),
    logins: db.collection("logins"),
    sessions: db.collection("sessions"),
    mailedTokens: db.collection("mailedTokens"),
    attempts: db.collection("attempts"),
    secondFactors: db.collection("secondFactors"),
    wallets: db.collection("wallets"),
    ledger: db.collection("ledger"),
    requests: db.collection("requests"),
    records: db.collection("records"),
    idempotency: db.collection("idempotency"),
    events: db.collection("events"),
    originPace: db.collection("originPace"),
    sourceHealth: db.collection("sourceHealth"),
    fieldHealth: db.collection("fieldHealth"),
    runLogs: db.collection("runLogs"),
    workers: db.collection("workers"),
    pricePoints: db.collection("pricePoints"),
    erasures: db.collection("erasures"),
    mails: db.collection("mails"),
    notifications: db.collection("notifications"),
    notificationSettings: db.collection("notificationSettings"),
    subscriptions: db.collection("subscriptions"),
    customers: db.collection("customers"),
    payments: db.collection("payments"),
    paymentEvents: db.collection("paymentEvents"),
    autoTopUps: db.collection("autoTopUps"),
    invoices: db.collection("invoices"),
    sandbox: db.collection("sandbox"),
    sandboxSecrets: db.collection("sandboxSecrets"),
    tickets: db.collection("tickets"),
    rollingLimits: db.collection("rollingLimits"),
    webhookEndpoints: db.collection("webhookEndpoints"),
    webhookDeliveries: db.collection("webhookDeliveries"),
    usage: db.collection("usage"),
    usageCaps: db.collection("usageCaps"),
    capWindows: db.collection("capWindows"),
    spending: db.collection("spending"),
    spendLimits: db.collection("spendLimits"),
  };
}

const INDEXES: Indexes = {
  ...accountIndexes,
  ...credentialIndexes,
  ...invoiceIndexes,
  ...mailIndexes,
  ...moneyIndexes,
  ...notificationIndexes,
  ...paymentIndexes,
  ...planIndexes,
  ...requestIndexes,
  ...runLogIndexes,
  ...sandboxIndexes,
  ...sessionIndexes,
  ...spendingIndexes,
  ...ticketIndexes,
  ...webhookIndexes,
};

/** Creates what is missing, and moves what stands in an older form. Safe to run from many processes at once. */
export async function prepareStore(db: Db): Promise<void> {
  const store = collectionsOf(db);
  await moveMoneyToWallets(db, store);
  await createEventLog(db, store);
  const names = Object.keys(store) as CollectionName[];
  await Promise.all(
    names.map(async (name) => {
      const indexes = [...(INDEXES[name] ?? []), ...lifetimeIndexes(name)];
      if (indexes.length > 0) await store[name].createIndexes(indexes);
    }),
  );
}

/** A tailable cursor on an empty capped collection dies at once, so the log starts with one event. */
async function createEventLog(db: Db, store: Collections): Promise<void> {
  try {
    await db.createCollection("events", { capped: true, size: EVENT_LOG_BYTES });
  } catch (error) {
    const exists =
      typeof error === "object" &&
      error !== null &&
      "codeName" in error &&
      error.codeName === "NamespaceExists";
    if (!exists) throw error;
  }
  if ((await store.events.estimatedDocumentCount()) === 0) {
    await store.events.insertOne(
      {
        topic: "job",
        subject: "log-created",
        accountId: null,
        kind: "created",
        at: new Date(),
      },
      { forceServerObjectId: true },
    );
  }
}
