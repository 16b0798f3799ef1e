import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RequestReader } from "../../src/store/request/request-reader.ts";
import { storeOver, type Store } from "../../src/store/store.ts";
import { sampleRequest } from "../../src/store/testing/sample-request.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const MINE = "acc_000000000000000000000001";
const id = (n: number): string => `req_${n.toString().padStart(24, "0")}`;

describe("reading many Requests at once", () => {
  let engine: EngineStore;
  let store: Store;

  beforeAll(async () => {
    engine = await startEngineStore();
    store = engine.store;
    await store.requests.insertMany(
      Array.from({ length: 450 }, (_unused, n) =>
        sampleRequest({ _id: id(n), accountId: MINE, recordCount: n }),
      ),
    );
  });
  afterAll(() => engine.stop());

  /** The store, with every query on `requests` noted as the ids it asks for. */
  function watched(): { store: Store; queries: string[][] } {
    const queries: string[][] = [];
    const requests = new Proxy(store.requests, {
      get(target, name) {
        if (name === "findOne")
          return (filter: { _id: string }) => {
            queries.push([filter._id]);
            return target.findOne(filter);
          };
        if (name === "find")
          return (filter: { _id: { $in: string[] } }, options: object) => {
            queries.push(filter._id.$in);
            return target.find(filter, options);
          };
        throw new Error(`The reader used ${String(name)}.`);
      },
    });
    return { store: storeOver({ ...store, requests }), queries };
  }

  test("every asker gets its own, and the askers of one turn share queries", async () => {
    const { store: seen, queries } = watched();
    const reader = new RequestReader(seen);
    const asked = Array.from({ length: 900 }, (_unused, n) => n % 450);
    const found = await Promise.all(asked.map((n) => reader.find(MINE, id(n))));
    expect(found.map((request) => request?.recordCount)).toEqual(asked);
    // 900 askers in batches of 200.
    expect(queries.map((ids) => ids.length)).toEqual([200, 200, 200, 200, 100]);
  });

  test("an idle reader asks for one at once, and for a repeated one once", async () => {
    const { store: seen, queries } = watched();
    const reader = new RequestReader(seen);
    expect((await reader.find(MINE, id(7)))?.recordCount).toBe(7);
    await Promise.all([reader.find(MINE, id(8)), reader.find(MINE, id(8))]);
    expect(queries).toEqual([[id(7)], [id(8)]]);
  });

  test("one who asks while reads are under way sees what was written before it asked", async () => {
    const reader = new RequestReader(store);
    const early = [1, 2, 3].map((n) => reader.find(MINE, id(n)));
    for (let count = 1000; count < 1020; count++) {
      await store.requests.updateOne({ _id: id(1) }, { $set: { recordCount: count } });
      const noise = reader.find(MINE, id(2));
      expect((await reader.find(MINE, id(1)))?.recordCount).toBe(count);
      await noise;
    }
    await Promise.all(early);
  });

  test("another account's, one not queued yet and a missing one are null beside those that are there", async () => {
    await store.requests.insertMany([
      sampleRequest({ _id: id(900), accountId: "acc_000000000000000000000002" }),
      sampleRequest({ _id: id(901), accountId: MINE, state: "reserving" }),
    ]);
    const reader = new RequestReader(store);
    const found = await Promise.all([900, 901, 902, 5].map((n) => reader.find(MINE, id(n))));
    expect(found.map((request) => request?._id ?? null)).toEqual([null, null, null, id(5)]);
    expect(await reader.find(MINE, id(900))).toBeNull();
  });

  test("a query that fails is told to its askers, and the next ones are read again", async () => {
    let failing = true;
    const requests = new Proxy(store.requests, {
      get: (target, name) =>
        name === "find" && failing
          ? () => ({ toArray: () => Promise.reject(new Error("away")) })
          : (Reflect.get(target, name) as (...args: unknown[]) => unknown).bind(target),
    });
    const reader = new RequestReader(storeOver({ ...store, requests }));
    const told = await Promise.allSettled(
      Array.from({ length: 450 }, (_unused, n) => reader.find(MINE, id(n))),
    );
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set(["rejected"]));
    failing = false;
    const found = await Promise.all(Array.from({ length: 450 }, (_unused, n) => reader.find(MINE, id(n))));
    expect(found.every((request) => request !== null)).toBe(true);
  });
});
