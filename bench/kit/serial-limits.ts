import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import { hold } from "../../src/store/wallet/wallet-holds.store.ts";
import { endHold } from "../../src/store/wallet/wallets.store.ts";
import { appendEvent } from "../../src/store/event/events.store.ts";
import { releasePace, takePace } from "../../src/store/scrape/pace.store.ts";
import { insertRecords } from "../../src/store/record/records.store.ts";
import type { Store } from "../../src/store/store.ts";
import { openSite } from "./server.ts";

const BATCH_RECORDS = 200;
const RECORD_JSON = JSON.stringify({ page: "1", text: "x".repeat(380) });
/** So that no slot of the measured origin is ever refused. */
const MANY_SLOTS = 10_000;

/** What there is once, however many processes run: the most that this machine's database did of each, per second. */
export interface SerialLimits {
  /** Records inserted in batches of 200 with journal. */
  recordsPerSecond: number;
  /** Holds placed and ended on the document of one account. */
  holdsPerSecond: number;
  /** Entries appended to the event log. */
  eventsPerSecond: number;
  /** Turns given out and taken back on the document of one origin. */
  turnsPerSecond: number;
}

export async function measureSerialLimits(seconds: number): Promise<SerialLimits> {
  const site = await openSite();
  // A gateway makes collections, indexes and the local account.
  await (await site.start("gateway")).stop();
  const { store } = site;
  await store.wallets.updateOne({ _id: LOCAL_ACCOUNT_ID }, { $set: { availableUsdMicros: 1e12 } });
  const rate = (atOnce: number, call: (n: number) => Promise<unknown>): Promise<number> =>
    callsPerSecond(seconds, atOnce, call);
  return {
    recordsPerSecond: BATCH_RECORDS * (await rate(6, (n) => insertBatch(store, n))),
    holdsPerSecond: await rate(16, (n) => holdAndEnd(store, n)),
    eventsPerSecond: await rate(16, (n) =>
      appendEvent(store, {
        topic: "request",
        subject: `req_${n}`,
        accountId: LOCAL_ACCOUNT_ID,
        kind: "running",
        at: new Date(),
      }),
    ),
    turnsPerSecond: await rate(16, (n) => takeTurn(store, n)),
  };
}

async function insertBatch(store: Store, n: number): Promise<void> {
  const requestId = `req_${(n % 6).toString().padStart(24, "0")}`;
  const batch = Array.from({ length: BATCH_RECORDS }, (_unused, index) => ({
    json: RECORD_JSON,
    key: `${n}-${index}`,
  }));
  await insertRecords(store, requestId, 1, Math.floor(n / 6) * BATCH_RECORDS, batch);
}

async function holdAndEnd(store: Store, n: number): Promise<void> {
  const key = `req_${n}:1:token`;
  await hold(store, LOCAL_ACCOUNT_ID, { key, usdMicros: 100, at: new Date() });
  if (!(await endHold(store, LOCAL_ACCOUNT_ID, key, 50))) throw new Error(`The hold ${key} was gone.`);
}

async function takeTurn(store: Store, n: number): Promise<void> {
  const origin = "https://bench.example";
  const token = `t${n}`;
  const { granted } = await takePace(store, {
    origin,
    token,
    intervalMs: 0,
    concurrency: MANY_SLOTS,
    slotMs: 60_000,
  });
  if (!granted) throw new Error("No turn although there are slots.");
  await releasePace(store, origin, token);
}

async function callsPerSecond(
  seconds: number,
  atOnce: number,
  call: (n: number) => Promise<unknown>,
): Promise<number> {
  let calls = 0;
  const run = async (until: number): Promise<void> => {
    while (performance.now() < until) await call(calls++);
  };
  const round = (length: number): Promise<unknown> =>
    Promise.all(Array.from({ length: atOnce }, () => run(performance.now() + length * 1000)));
  await round(0.5);
  const before = calls;
  const started = performance.now();
  await round(seconds);
  return ((calls - before) * 1000) / (performance.now() - started);
}
