import { randomBytes } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document } from "mongodb";
import { startEngine } from "../../src/engine/engine.ts";
import { sha256 } from "../../src/kernel/hash.ts";
import { connect } from "../../src/store/client.ts";

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
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

export interface FirstVersionFolder {
  dataDir: string;
  /** The API key that it holds. */
  key: string;
  /** Id of the Request that is over and paid. */
  done: string;
  /** Id of the one that was running when the server ended. */
  cutOff: string;
  /** What the first one cost, in micro-USD. */
  spent: number;
}

/** Makes a data folder as the first version left it that kept money in accounts. */
export async function firstVersionFolder(): Promise<FirstVersionFolder> {
  const key = `qk_${randomBytes(32).toString("base64url")}`;
  const { documents, spent } = contentsFor(key);
  const dataDir = await mkdtemp(join(tmpdir(), "quarry-upgrade-"));
  const engine = await startEngine({ dataDir, log: SILENT });
  const { db, close } = await connect(engine.uri, "quarry");
  for (const [name, rows] of Object.entries(documents)) await db.collection(name).insertMany(rows);
  await close();
  await engine.stop();
  await writeFile(join(dataDir, "api-key"), `${key}\n`, { mode: 0o600 });
  return { dataDir, key, done: DONE, cutOff: CUT_OFF, spent };
}

/** What the folder holds, collection by collection. */
function contentsFor(key: string): { documents: Record<string, Document[]>; spent: number } {
  const spent = ROWS * PRICE_USD_MICROS;
  const held = 10 * PRICE_USD_MICROS;
  const entry = { accountId: ACCOUNT, at: AT };
  return {
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
