import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countSpending, findSpending, openSpending } from "../../src/store/spending/spending.store.ts";
import type { OpenSpending } from "../../src/store/spending/spending-documents.ts";
import type { Store } from "../../src/store/store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const MONTH = { accountId: "acc_1", month: "2026-11", monthBeganAt: new Date("2026-11-01") };

let engine: EngineStore;
let stores: Store[];
beforeAll(async () => {
  engine = await startEngineStore();
  stores = [engine.store, await engine.another()];
});
afterAll(() => engine.stop());
beforeEach(async () => {
  await engine.store.spending.deleteMany({});
});

const round = (key: string): OpenSpending => ({
  key,
  scraper: "forum",
  apiKeyId: "key_1",
  records: 10,
  usdMicros: 7000,
  day: "23",
  at: new Date("2026-11-23"),
});
const end = (key: string) => ({
  ...MONTH,
  key,
  scraper: "forum",
  apiKeyId: "key_1",
  records: 4,
  usdMicros: 2800,
  day: "23",
});
const keys = Array.from({ length: 20 }, (_, index) => `req_${index}:1:t`);

test("rounds that begin a month at the same moment are all opened, each once, and counted once", async () => {
  const open = () => keys.map((key, index) => openSpending(stores[index % 2]!, MONTH, round(key), []));
  expect(new Set(await Promise.all([...open(), ...open()]))).toEqual(new Set([null]));
  expect((await findSpending(engine.store, "acc_1", "2026-11"))?.open).toHaveLength(20);
  await Promise.all([...stores, ...stores].map((store) => countSpending(store, keys.map(end))));
  expect(await findSpending(engine.store, "acc_1", "2026-11")).toMatchObject({
    open: [],
    usdMicros: 20 * 2800,
    byKey: { key_1: 20 * 2800 },
    records: { forum: 80 },
    days: { "23": { forum: { records: 80, usdMicros: 20 * 2800 } } },
  });
});

test("rounds of several accounts, and some that are open already, are opened together", async () => {
  const of = (accountId: string) => ({ ...MONTH, accountId });
  await openSpending(engine.store, of("acc_1"), round("a"), []);
  const opened = ["a", "b", "b"].flatMap((key) =>
    ["acc_1", "acc_2"].map((accountId) => openSpending(engine.store, of(accountId), round(key), [])),
  );
  await Promise.all(opened);
  for (const accountId of ["acc_1", "acc_2"])
    expect(await findSpending(engine.store, accountId, "2026-11")).toEqual({
      ...of(accountId),
      _id: `${accountId}|2026-11`,
      open: [round("a"), round("b")],
    });
});

test.each([
  ["the account", { of: "account", usdMicros: 5 * 7000 }],
  ["an API key", { of: "key", apiKeyId: "key_1", usdMicros: 5 * 7000 }],
  ["Records of a day", { of: "records", scraper: "forum", day: "23", records: 50 }],
  ["Records of a month", { of: "records", scraper: "forum", day: null, records: 50 }],
] as const)("a bound on %s holds for rounds that are opened together", async (_name, bound) => {
  const outcomes = await Promise.all(
    keys.map((key, index) => openSpending(stores[index % 2]!, MONTH, round(key), [bound])),
  );
  expect(outcomes.filter((one) => one === null)).toHaveLength(5);
  await countSpending(engine.store, keys.map(end));
  // Five came to 4 Records each: 20 of 50, so three more of 10 fit.
  const more = await Promise.all(
    ["a", "b", "c", "d"].map((key) => openSpending(engine.store, MONTH, round(key), [bound])),
  );
  expect(more.filter((one) => one === null)).toHaveLength(3);
});
