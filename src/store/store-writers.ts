import { EventWriter } from "./event/events.store.ts";
import { KvMarker } from "./kv/kv-marks.store.ts";
import { kvLooker, kvReader } from "./kv/kv-values.store.ts";
import { kvWriter } from "./kv/kv-writer.ts";
import { deliveryWriter, messageWriter, settlementWriter } from "./queue/queue-messages.store.ts";
import { smallBatchWriter } from "./record/records.store.ts";
import { activationWriter, creationWriter } from "./request/request-reservations.store.ts";
import { runLogWriter } from "./request/run-logs.store.ts";
import { openingWriter } from "./spending/unbounded-spending.ts";
import type { Store } from "./store.ts";
import { holdWriter } from "./wallet/wallet-holds.store.ts";

export type StoreWriters = ReturnType<typeof storeWriters>;

/** What writes in groups over one store: all callers of a process share these, or nothing would ever come together. */
export const storeWriters = (store: Store) => ({
  activations: activationWriter(store),
  creations: creationWriter(store),
  events: new EventWriter(store),
  holds: holdWriter(store),
  kvLooks: kvLooker(store),
  kvMarks: new KvMarker(store),
  kvReads: kvReader(store),
  kvWrites: kvWriter(store),
  openings: openingWriter(store),
  queueDeliveries: deliveryWriter(store),
  queueMessages: messageWriter(store),
  queueSettlements: settlementWriter(store),
  runLogs: runLogWriter(store),
  smallBatches: smallBatchWriter(store),
});
