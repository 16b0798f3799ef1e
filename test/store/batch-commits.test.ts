import { MongoNetworkError } from "mongodb";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BatchCommits, type MakeVisible } from "../../src/domain/scrape/run/batch-commits.ts";
import { Catalog } from "../../src/domain/scraper/catalog.ts";
import { productKey } from "../../src/store/price/price-documents.ts";
import type { RequestDoc } from "../../src/store/request/request-documents.ts";
import { sampleRequest } from "../../src/store/testing/sample-request.ts";
import { storeOver, type Store } from "../../src/store/store.ts";
import type { ThreadBatch } from "../../src/scrape-host/thread/messages.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";
import { storedRecords } from "./stored-records.ts";

let engine: EngineStore;
let store: Store;
let request: RequestDoc;
beforeAll(async () => {
  engine = await startEngineStore();
  store = engine.store;
});
afterAll(() => engine.stop());
beforeEach(async () => {
  await store.records.deleteMany({});
  request = sampleRequest({ attempt: 1, segments: [{ fence: 1, from: 0, to: 0 }] });
});

const batch = (keys: string[], checkpoint?: number): ThreadBatch => ({
  kind: "batch",
  records: keys.map((key) => ({ key, json: JSON.stringify({ key }) })),
  ...(checkpoint === undefined ? {} : { checkpoint: { state: checkpoint } }),
  progress: {
    pagesFetched: 1,
    bytesReceived: 1,
    retries: 0,
    total: null,
    dropped: 0,
    duplicates: 0,
    warnings: {},
  },
  calls: { answers: [], responses: {}, retries: {} },
  log: [],
});

interface Given {
  commits: BatchCommits;
  lost: unknown[];
}

function commitsOf(wanted: number, other: Store = store, catalog = new Catalog([])): Given {
  const lost: unknown[] = [];
  const commits = new BatchCommits(
    {
      ...{ store: other, catalog, watch: null, wanted },
      isGivenUp: () => lost.length > 0,
      giveUp: (error) => lost.push(error),
    },
    request,
  );
  return { commits, lost };
}

const storedKeys = async (): Promise<string[]> => (await storedRecords(store)).map(({ key }) => key);

test("what comes while a commit is under way is inserted meanwhile, and becomes visible with the next commit", async () => {
  const { commits } = commitsOf(10);
  const seen: { recordCount: number; checkpoint: unknown; inserted: string[] }[] = [];
  const first = Promise.withResolvers<undefined>();
  const makeVisible: MakeVisible = async ({ recordCount, checkpoint }) => {
    if (seen.length === 0) await first.promise;
    seen.push({ recordCount, checkpoint, inserted: await storedKeys() });
    return true;
  };
  const all = [
    commits.add(batch(["a", "b"], 1), makeVisible),
    commits.add(batch(["c"], 2), makeVisible),
    commits.add(batch(["d"]), makeVisible),
  ];
  await expect.poll(storedKeys).toEqual(["a", "b", "c", "d"]);
  expect(request.recordCount).toBe(0);
  first.resolve(undefined);
  await Promise.all(all);
  expect(seen).toEqual([
    { recordCount: 2, checkpoint: 1, inserted: ["a", "b", "c", "d"] },
    { recordCount: 4, checkpoint: 2, inserted: ["a", "b", "c", "d"] },
  ]);
  expect(request.recordCount).toBe(4);
});

test("no more is stored than the Request may have, however many batches come at once", async () => {
  const { commits } = commitsOf(3);
  const counts: number[] = [];
  const makeVisible: MakeVisible = async ({ recordCount }) => counts.push(recordCount) > 0;
  await Promise.all([["a", "b"], ["c", "d"], ["e"]].map((keys) => commits.add(batch(keys), makeVisible)));
  expect([await storedKeys(), counts.at(-1), request.recordCount]).toEqual([["a", "b", "c"], 3, 3]);
});

test("after a lost lease nothing counts, and a refused batch keeps none waiting", async () => {
  const { commits, lost } = commitsOf(10);
  const makeVisible: MakeVisible = async () => {
    lost.push("lease");
    return false;
  };
  await Promise.all([commits.add(batch(["a"]), makeVisible), commits.add(batch(["b"]), makeVisible)]);
  await commits.settled();
  expect([request.recordCount, lost]).toEqual([0, ["lease"]]);
});

test("a batch that is inserted again after a lost connection is the same, whatever is known of prices by then", async () => {
  const scraper = { operations: [{ name: "run", keepsPrices: true }] };
  const catalog = { find: () => ({ scraper }) } as unknown as Catalog;
  const point = (id: string) => ({
    _id: `${productKey(request.accountId, { scraper: request.scraper, country: null, productId: id })}:req_0`,
    ...{
      requestId: "req_0",
      observedAt: new Date(0),
      title: null,
      url: "u",
      seller: null,
      availability: null,
    },
    ...{ price: 1, priceMicros: null, priceMin: null, priceMax: null, currency: "EUR" },
  });
  await store.pricePoints.insertMany([point("0")]);
  let tries = 0;
  const records = new Proxy(store.records, {
    get: (of, name) =>
      name !== "insertMany"
        ? (Reflect.get(of, name) as unknown)
        : async (...args: Parameters<typeof of.insertMany>) => {
            tries++;
            const answer = await of.insertMany(...args);
            if (tries > 1) return answer;
            await store.pricePoints.deleteMany({ requestId: "req_0" });
            throw new MongoNetworkError("the answer was lost");
          },
  });
  const { commits, lost } = commitsOf(100, storeOver({ ...store, records }), catalog);
  const found = batch(["0", "1", "2"]);
  // Two of them fit into a chunk, but not with what the first try said of the price before.
  found.records.forEach((record) => {
    const url = "u".repeat(31_900);
    record.json = JSON.stringify({ id: record.key, url, observedAt: new Date(1), price: 2, currency: "EUR" });
  });
  await commits.add(found, async () => true);
  expect([lost, tries]).toEqual([[], 2]);
  expect((await storedRecords(store)).map(({ seq }) => seq)).toEqual([0, 1, 2]);
});

test("an insert that fails gives the run up, and what follows is neither inserted nor counted", async () => {
  const fault = new Error("no insert");
  const records = { insertMany: () => Promise.reject(fault) } as unknown as Store["records"];
  const broken = storeOver({ ...store, records });
  const { commits, lost } = commitsOf(100, broken);
  const counts: number[] = [];
  const makeVisible: MakeVisible = async ({ recordCount }) => counts.push(recordCount) > 0;
  await Promise.all([commits.add(batch(["a"]), makeVisible), commits.add(batch(["b"]), makeVisible)]);
  expect([lost, counts, await storedKeys()]).toEqual([[fault], [], []]);
});
