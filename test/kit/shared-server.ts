import { MongoClient, type Collection, type Db } from "mongodb";
import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import type { ServerProcess } from "./server-process.ts";

/** A server and a connection to its database beside it. */
export type ServerWithStore = ServerProcess & { db: Db; store: Store };

const OVER = ["succeeded", "partial", "failed", "cancelled"] as const;
const EMPTY_WITHIN_MS = 120_000;
const GRANT_USD_MICROS = 20_000_000;
/** What its processes made at their start and go on using, and what is emptied in part; a new kind is emptied unless named here. */
const KEPT_COLLECTIONS = [
  "accounts",
  "apiKeys",
  "events",
  "ledger",
  "originPace",
  "sandboxSecrets",
  "wallets",
  "workers",
];

interface Kept {
  name: string;
  server: ServerWithStore;
  /** Really stops it. */
  end(): Promise<void>;
}

/** Of this process of the test runner, which runs one file after another. */
let kept: Promise<Kept | null> = Promise.resolve(null);

/**
 * The one server of this name that the test files of a process use in turn, for its start costs seconds of CPU. Its
 * `stop` cancels what runs and empties it, so that the next file finds it as after its start; metrics go on counting.
 * It ends with this process, or when a file asks for one of another name: an idle one costs CPU, too.
 */
export async function sharedServer(
  name: string,
  start: () => Promise<ServerProcess>,
): Promise<ServerWithStore> {
  const before = kept;
  const now = (async () => {
    const last = await before.catch(() => null);
    const child = last?.server.child;
    if (last?.name === name && child?.exitCode === null && child.signalCode === null) return last;
    await last?.end();
    return share(name, await start());
  })();
  kept = now;
  return (await now).server;
}

async function share(name: string, server: ServerProcess): Promise<Kept> {
  const client = await MongoClient.connect(server.mongodbUrl, { serverSelectionTimeoutMS: 10_000 });
  const db = client.db("quarry");
  const store = storeOf(db);
  server.child.unref();
  return {
    name,
    server: { ...server, db, store, stop: () => empty(server, db, store) },
    async end() {
      await client.close();
      await server.stop();
    },
  };
}

async function empty({ url, apiKey }: ServerProcess, db: Db, store: Store): Promise<void> {
  const until = performance.now() + EMPTY_WITHIN_MS;
  // By the call, of which the worker hears at once.
  for await (const { _id } of store.requests.find({ state: "running", accountId: LOCAL_ACCOUNT_ID }))
    await fetch(`${url}/v1/requests/${_id}/cancel`, {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}` },
    });
  await store.requests.updateMany(
    { state: { $in: ["queued", "reserving"] } },
    { $set: { state: "cancelled", finishedAt: new Date(), lease: null } },
  );
  await store.requests.updateMany({ state: "running" }, { $set: { state: "cancelling" } });
  while ((await store.requests.countDocuments({ state: { $nin: [...OVER] } })) > 0) {
    if (performance.now() > until) throw new Error("What the last test file began does not end.");
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  // A round is booked just after its end was seen.
  while ((await store.requests.countDocuments({ "settlement.done": false })) > 0) {
    if (performance.now() > until) throw new Error("What the last test file began is not booked.");
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  // The ledger is looked at once after the start, then each hour; what is emptied meanwhile it would miss.
  const looked = { name: "ledger.reconcile", lastFinishedAt: { $ne: null }, lockedAt: null };
  while ((await db.collection("jobs").countDocuments(looked)) === 0) {
    if (performance.now() > until) throw new Error("The ledger is not looked at.");
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const emptied = Object.entries(store).filter(([name]) => !KEPT_COLLECTIONS.includes(name));
  await Promise.all(emptied.map(([, collection]) => (collection as unknown as Collection).deleteMany({})));
  await store.ledger.deleteMany({ kind: { $ne: "grant" } });
  await store.accounts.deleteMany({ _id: { $ne: LOCAL_ACCOUNT_ID } });
  await store.apiKeys.deleteMany({ $nor: [{ accountId: LOCAL_ACCOUNT_ID, label: "local key file" }] });
  await store.accounts.updateOne(
    { _id: LOCAL_ACCOUNT_ID },
    {
      $set: {
        name: "local",
        plan: { name: "Plus" },
      },
    },
  );
  await store.wallets.deleteMany({ _id: { $ne: LOCAL_ACCOUNT_ID } });
  const rest = { isOpen: true, availableUsdMicros: GRANT_USD_MICROS, heldUsdMicros: 0, holds: [] };
  const once = { included: 1, outbox: 1, posted: 1, planRevision: 1, lowUsdMicros: 1, lowSince: 1 } as const;
  await store.wallets.updateOne({ _id: LOCAL_ACCOUNT_ID }, { $set: rest, $unset: once });
}
