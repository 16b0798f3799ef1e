import { afterAll, beforeAll, expect, test } from "vitest";
import { erase, eraseUnfinished } from "../../src/domain/erasure/erase.ts";
import { ErasureService } from "../../src/domain/erasure/erasure.service.ts";
import type { InstalledScraper } from "../../src/domain/scraper/installed-scraper.ts";
import { createLog } from "../../src/kernel/log.ts";
import { insertRecords } from "../../src/store/record/records.store.ts";
import { storeOver, type Store } from "../../src/store/store.ts";
import { sampleRequest } from "../../src/store/testing/sample-request.ts";
import { waitUntil } from "../process/wait-until.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";
import { storedRecords } from "./stored-records.ts";

const NOW = new Date("2026-01-02T03:04:05.000Z");
const clock = { now: () => NOW };
/** More than one step. */
const RECORDS = 1200;
const OWN_EACH = 10;

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
  for (const [number, scraper] of ["social", "shop"].entries()) {
    const _id = `req_${String(number).padStart(24, "0")}`;
    await engine.store.requests.insertOne(
      sampleRequest({ _id, scraper, recordCount: RECORDS, segments: [{ fence: 1, from: 0, to: RECORDS }] }),
    );
    const records = Array.from({ length: RECORDS }, (_, seq) => ({
      key: String(seq),
      json: JSON.stringify({
        id: `post ${seq}`,
        author: { username: seq % OWN_EACH === 0 ? "Ann" : `user${seq}` },
      }),
    }));
    await insertRecords(engine.store, _id, 1, 0, records);
  }
});
afterAll(() => engine.stop());

const subject = { url: null, id: null, handle: "@ann", scraper: "social" };
/** A family whose pages have other addresses than its Records. */
const social = {
  id: "social",
  subjectsOf: async (url: string) =>
    url.includes("//old.social.example/") ? [{ kind: "handle", value: url.split("/").at(-1) }] : [],
} as unknown as InstalledScraper;
const catalog = { installed: () => [social] };
const service = (store: Store) => new ErasureService({ store, clock, log: createLog("fatal"), catalog });
const ended = (id: string) =>
  waitUntil("it has ended", async () => (await service(engine.store).get(id)).finishedAt !== null);
const erased = async () =>
  (await storedRecords(engine.store)).filter(({ json }) => json.includes("_erased")).length;

test("a dry run counts and changes nothing", async () => {
  const { _id } = await service(engine.store).begin("key_1", subject, true);
  await ended(_id);
  expect(await service(engine.store).get(_id)).toEqual({
    _id,
    subject: null,
    subjectHash: "b5146f810aaf5111e248bcb5c12aa34232f45d6652a501771d978a51b3999bed",
    isDryRun: true,
    apiKeyId: "key_1",
    cursor: expect.any(String) as string,
    recordsRead: 2 * RECORDS,
    recordsMatched: RECORDS / OWN_EACH,
    pricePointsMatched: 0,
    createdAt: NOW,
    finishedAt: NOW,
  });
  expect(await erased()).toBe(0);
});

test("an address that a family knows is looked for under the names of its Records, and only among them", async () => {
  const asked = { url: "https://old.social.example/u/Ann", id: null, handle: null };
  const matched = async (scraper: string | null) => {
    const { _id } = await service(engine.store).begin("key_1", { ...asked, scraper }, true);
    await ended(_id);
    return (await service(engine.store).get(_id)).recordsMatched;
  };
  expect(await matched(null)).toBe(RECORDS / OWN_EACH);
  expect(await matched("shop")).toBe(0);
});

test("an erasure that is cut off anywhere goes on, counts each Record once and leaves those of others", async () => {
  const { store } = engine;
  /** A store whose erasure cannot be moved on: what a process leaves that is killed between the two writes of a step. */
  const dying = storeOver({
    ...store,
    erasures: new Proxy(store.erasures, {
      get: (target, name) =>
        name === "updateOne"
          ? () => Promise.reject(new Error("killed"))
          : (Reflect.get(target, name) as (...args: unknown[]) => unknown).bind?.(target),
    }),
  });
  const { _id } = await service(dying).begin("key_1", subject, false);
  await waitUntil("the first step has erased", async () => (await erased()) > 0);
  const before = await service(store).get(_id);
  expect([before.cursor, before.recordsMatched, before.finishedAt]).toEqual([null, 0, null]);
  await expect(erase({ store: dying, clock }, _id)).rejects.toThrow("killed");

  // Two workers at once, as when a lock ran out.
  await Promise.all([eraseUnfinished({ store, clock }), eraseUnfinished({ store, clock })]);
  expect(await service(store).get(_id)).toMatchObject({
    subject: null,
    recordsRead: 2 * RECORDS,
    recordsMatched: RECORDS / OWN_EACH,
    finishedAt: NOW,
  });
  expect(await erased()).toBe(RECORDS / OWN_EACH);
  const [first, second] = await storedRecords(store, { requestId: /0$/ });
  expect(first?.json).toBe('{"_erased":"2026-01-02T03:04:05.000Z"}');
  expect(second?.json).toBe('{"id":"post 1","author":{"username":"user1"}}');
  const others = await storedRecords(store, { requestId: /1$/ });
  expect(others.filter(({ json }) => json.includes("Ann"))).toHaveLength(RECORDS / OWN_EACH);

  const again = await service(store).begin("key_1", subject, false);
  await ended(again._id);
  expect((await service(store).get(again._id)).recordsMatched).toBe(0);
  expect((await service(store).list(1)).map((one) => one._id)).toEqual([again._id]);
});

test("Records of a megabyte go in small steps, and none is passed over", async () => {
  const { store } = engine;
  const _id = "req_000000000000000000000009";
  await store.requests.insertOne(sampleRequest({ _id, scraper: "social", recordCount: 9 }));
  const large = Array.from({ length: 9 }, (_, seq) => ({
    key: String(seq),
    json: JSON.stringify({ id: `large ${seq}`, author: { username: "Zoe" }, text: "x".repeat(1_000_000) }),
  }));
  await insertRecords(store, _id, 1, 0, large);
  const begun = await service(store).begin("key_1", { ...subject, handle: "zoe" }, false);
  await ended(begun._id);
  expect((await service(store).get(begun._id)).recordsMatched).toBe(9);
  expect(
    (await storedRecords(store, { requestId: _id })).filter(({ json }) => json.includes("_erased")),
  ).toHaveLength(9);
});

test("price points that name a seller go, too", async () => {
  const { store } = engine;
  const point = (id: string, name: string) => ({
    ...{ _id: `acc:shop:-:${id}:req_1`, requestId: "req_1", observedAt: NOW, title: null, price: 1 },
    ...{ priceMicros: null, priceMin: null, priceMax: null, currency: null, availability: null },
    url: `https://shop.example/${id}`,
    seller: { id: null, name, url: null },
  });
  await store.pricePoints.insertMany([point("1", "Ann"), point("2", "Bob")]);
  const { _id } = await service(store).begin("key_1", { ...subject, scraper: "shop" }, false);
  await ended(_id);
  expect((await service(store).get(_id)).pricePointsMatched).toBe(1);
  expect((await store.pricePoints.find().toArray()).map(({ url }) => url)).toEqual([
    "https://shop.example/2",
  ]);
});

test("a Record of before there were chunks is erased where it stands", async () => {
  const { store } = engine;
  const requestId = "req_00000000000000000000000b";
  await store.requests.insertOne(sampleRequest({ _id: requestId, scraper: "social", recordCount: 2 }));
  const lone = (seq: number, username: string) => ({
    ...{ _id: `${requestId}.1.000000${seq}`, requestId, seq, key: `${seq}` },
    json: JSON.stringify({ id: `old ${seq}`, author: { username } }),
  });
  await store.records.insertMany([lone(0, "Olga"), lone(1, "Bob")]);
  const { _id } = await service(store).begin("key_1", { ...subject, handle: "olga" }, false);
  await ended(_id);
  expect((await service(store).get(_id)).recordsMatched).toBe(1);
  expect((await storedRecords(store, { requestId })).map(({ json }) => json)).toEqual([
    '{"_erased":"2026-01-02T03:04:05.000Z"}',
    '{"id":"old 1","author":{"username":"Bob"}}',
  ]);
});
