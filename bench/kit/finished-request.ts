import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import type { RequestDoc } from "../../src/store/request/request-documents.ts";
import type { Store } from "../../src/store/store.ts";

/** Stores a Request of the local account that has succeeded, with `recordCount` Records of one attempt; gives its id. */
export async function storeFinishedRequest(store: Store, recordCount: number, nth = 0): Promise<string> {
  const now = new Date();
  const id = `req_${Math.floor(now.getTime() / 1000).toString(16)}${nth.toString(16).padStart(16, "0")}`;
  const request: RequestDoc = {
    _id: id,
    accountId: LOCAL_ACCOUNT_ID,
    scraper: "bench-listing",
    operation: "list",
    input: { operation: "list", from: 0, pages: 10, atOnce: 8, limit: 600 },
    requestedFeatures: [],
    normalizations: [{ path: "limit", from: null, to: 600, reason: "default" }],
    state: "succeeded",
    stopReason: "limit_reached",
    error: null,
    limit: recordCount,
    priceUsdMicros: 1,
    maxCostUsdMicros: null,
    estimatedCostUsdMicros: recordCount,
    finalCostUsdMicros: recordCount,
    recordCount,
    segments: [{ fence: 1, from: 0, to: recordCount }],
    checkpoint: null,
    progress: {
      pagesFetched: 10,
      bytesReceived: 720_000,
      retries: 0,
      total: null,
      dropped: 0,
      duplicates: 0,
      warnings: {},
    },
    attempt: 1,
    attemptsThisRound: 1,
    round: 1,
    recordCountAtRoundStart: 0,
    rounds: [],
    lease: null,
    holdToken: null,
    reservation: null,
    settlement: { round: 1, costUsdMicros: recordCount, records: recordCount, done: true },
    createdAt: now,
    queuedAt: now,
    startedAt: now,
    finishedAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
    recordsDeleted: false,
  };
  await store.requests.insertOne(request);
  return id;
}

/** Stores `count` such Requests of 600 Records each; gives their ids. */
export function storeFinishedRequests(store: Store, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, (_, nth) => storeFinishedRequest(store, 600, nth)));
}
