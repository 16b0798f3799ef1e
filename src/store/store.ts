import type { Collection, Db } from "mongodb";
import type {
  AccountDoc,
  ApiKeyDoc,
  EventDoc,
  IdempotencyDoc,
  LedgerDoc,
  OriginPaceDoc,
  RecordDoc,
  RequestDoc,
  RunLogDoc,
  WorkerDoc,
} from "./documents.ts";
import type { FieldHealthDoc, SourceHealthDoc } from "./health-documents.ts";
import { createLifetimeIndexes } from "./lifetimes.ts";

/** Room for about 200,000 events: minutes of history at full speed, hours at a usual one. */
const EVENT_LOG_BYTES = 64 * 1024 * 1024;

/** The typed collections. One file per kind holds the atomic operations on them. */
export interface Store {
  accounts: Collection<AccountDoc>;
  apiKeys: Collection<ApiKeyDoc>;
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
}

export function storeOf(db: Db): Store {
  return {
    accounts: db.collection("accounts"),
    apiKeys: db.collection("apiKeys"),
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
  };
}

/** Creates what is missing. Safe to run from many processes at once. */
export async function prepareStore(db: Db): Promise<void> {
  const store = storeOf(db);
  await createEventLog(db, store);
  await Promise.all([
    store.apiKeys.createIndexes([
      { key: { hash: 1 }, unique: true },
      { key: { accountId: 1, _id: -1 } },
      {
        key: { accountId: 1, place: 1 },
        unique: true,
        partialFilterExpression: { place: { $exists: true } },
        name: "places",
      },
    ]),
    store.ledger.createIndexes([{ key: { accountId: 1, at: 1 } }]),
    store.requests.createIndexes([
      { key: { accountId: 1, _id: -1 } },
      { key: { queuedAt: 1 }, partialFilterExpression: { state: "queued" }, name: "queued" },
      {
        // With the state, or the accounts could not be told from the index alone.
        key: { state: 1, accountId: 1, queuedAt: 1, scraper: 1 },
        partialFilterExpression: { state: "queued" },
        name: "turns",
      },
      { key: { state: 1, "lease.expiresAt": 1 }, name: "leases" },
      {
        key: { "reservation.at": 1 },
        partialFilterExpression: { "reservation.at": { $exists: true } },
        name: "reservations",
      },
      { key: { finishedAt: 1 }, partialFilterExpression: { "settlement.done": false }, name: "unsettled" },
      { key: { expiresAt: 1 }, partialFilterExpression: { recordsDeleted: false }, name: "expiring" },
      {
        key: { expiresAt: 1 },
        partialFilterExpression: { recordsDeleted: true, "segments.0": { $exists: true } },
        name: "deleting",
      },
    ]),
    store.runLogs.createIndexes([{ key: { requestId: 1, _id: 1 } }]),
    createLifetimeIndexes(store),
  ]);
}

/** A tailable cursor on an empty capped collection dies at once, so the log starts with one event. */
async function createEventLog(db: Db, store: Store): Promise<void> {
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
        state: null,
        recordCount: null,
        at: new Date(),
      },
      { forceServerObjectId: true },
    );
  }
}
