import type { Document } from "mongodb";
import { sha256 } from "../../src/kernel/hash.ts";

const ACCOUNT = "acc_000000000000000000000001";
const AT = new Date(Date.now() - 3_600_000);
const ROWS = 3;
const PRICE_USD_MICROS = 700;
const DONE = "req_00000000000000000000a001";
const CUT_OFF = "req_00000000000000000000a002";

/** What every Request of then has. */
const request = (parts: Document): Document => ({
  accountId: ACCOUNT,
  scraper: "test-series",
  operation: "run",
  input: { operation: "run", rows: ROWS, pageRows: 50, pageMs: 0, checkpointEvery: 3, limit: 10 },
  ...{ requestedFeatures: [], normalizations: [], error: null, limit: 10, maxCostUsdMicros: null },
  ...{ priceUsdMicros: PRICE_USD_MICROS, estimatedCostUsdMicros: 10 * PRICE_USD_MICROS },
  ...{ attempt: 1, attemptsThisRound: 1, round: 1, recordCountAtRoundStart: 0, reservation: null },
  ...{ createdAt: AT, queuedAt: AT, startedAt: AT, recordsDeleted: false, checkpoint: null },
  progress: {
    ...{ pagesFetched: 0, bytesReceived: 0, retries: 0, total: null, dropped: 0, duplicates: 0 },
    warnings: {},
  },
  ...parts,
});

/**
 * A data folder as the first version left it that kept money in accounts, collection by collection: one Request is over and
 * paid, and one was running when the server ended.
 * @param key the API key that the folder holds
 */
export function firstVersion(key: string): {
  documents: Record<string, Document[]>;
  ids: string[];
  spent: number;
} {
  const spent = ROWS * PRICE_USD_MICROS;
  const held = 10 * PRICE_USD_MICROS;
  const entry = { accountId: ACCOUNT, at: AT };
  return {
    ids: [DONE, CUT_OFF],
    spent,
    documents: {
      accounts: [
        {
          _id: ACCOUNT,
          name: "local",
          plan: { name: "Plus", active: true },
          availableUsdMicros: 20_000_000 - spent - held,
          heldUsdMicros: held,
          holds: [{ key: `${CUT_OFF}:1:token`, usdMicros: held, at: AT }],
          createdAt: AT,
        },
      ],
      ledger: [
        {
          ...entry,
          _id: `grant:${ACCOUNT}:first-start`,
          kind: "grant",
          usdMicros: 20_000_000,
          ...{ requestId: null, records: null, priceUsdMicros: null },
        },
        {
          ...entry,
          _id: `settle:${DONE}:1`,
          kind: "charge",
          usdMicros: -spent,
          ...{ requestId: DONE, records: ROWS, priceUsdMicros: PRICE_USD_MICROS },
        },
      ],
      apiKeys: [
        {
          _id: "key_00000000000000000000a001",
          accountId: ACCOUNT,
          label: "local key file",
          hash: sha256(key),
          hint: `${key.slice(0, 7)}…`,
          operator: true,
          createdAt: AT,
          revokedAt: null,
        },
      ],
      requests: [
        request({
          _id: DONE,
          ...{ state: "succeeded", stopReason: "exhausted", finalCostUsdMicros: spent, recordCount: ROWS },
          ...{ segments: [{ fence: 1, from: 0, to: ROWS }], lease: null, holdToken: "token", finishedAt: AT },
          rounds: [
            {
              ...{ round: 1, state: "succeeded", stopReason: "exhausted", attempts: 1 },
              ...{ recordCount: ROWS, startedAt: AT, finishedAt: AT },
            },
          ],
          settlement: { round: 1, costUsdMicros: spent, records: ROWS, done: true },
          expiresAt: new Date(Date.now() + 86_400_000),
        }),
        request({
          _id: CUT_OFF,
          ...{ state: "running", stopReason: null, finalCostUsdMicros: null, recordCount: 0 },
          ...{ segments: [{ fence: 1, from: 0, to: 0 }], holdToken: "token", finishedAt: null },
          lease: { token: "gone", workerId: "gone", expiresAt: AT },
          ...{ rounds: [], settlement: null, expiresAt: null },
        }),
      ],
      records: Array.from({ length: ROWS }, (_, seq) => ({
        _id: `${DONE}.1.${String(seq).padStart(7, "0")}`,
        requestId: DONE,
        seq,
        key: `k${seq}`,
        json: `{"n":${seq + 1},"old":true}`,
      })),
    },
  };
}
