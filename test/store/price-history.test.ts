import { afterAll, beforeAll, expect, test } from "vitest";
import { keepPrices } from "../../src/domain/price/keep-prices.ts";
import { PriceHistoryService } from "../../src/domain/price/price-history.service.ts";
import { factsOf } from "../../src/domain/scraper/scraper-facts.ts";
import type { JsonObject } from "../../src/kernel/json.ts";
import retailGlobal from "../../src/plugins/retail-global/index.ts";
import { sampleRequest } from "../../src/store/testing/sample-request.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

let engine: EngineStore;
const scraper = factsOf(retailGlobal);
const catalog = { find: (id: string) => (id === scraper.id ? { scraper } : null) };
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

/** A price-tracker Request; later numbers were created later. */
const request = (number: number, parts: { accountId?: string; operation?: string } = {}) =>
  sampleRequest({
    _id: `req_${String(number).padStart(24, "0")}`,
    scraper: "retail-global",
    operation: "price-tracker",
    ...parts,
  });

const record = (parts: JsonObject = {}) => ({
  id: "B0KITE0001",
  url: "https://www.amazon.com/dp/B0KITE0001",
  title: "Kite",
  country: "us",
  observedAt: "2026-01-02T03:04:05.000Z",
  price: 20,
  priceMicros: 20_000_000,
  currency: "USD",
  availability: "in_stock",
  seller: { id: "S1", name: "Skyline", url: null, rating: 4.5 },
  sinceLastRun: null,
  ...parts,
});

async function keep(of: ReturnType<typeof request>, ...records: JsonObject[]): Promise<JsonObject[]> {
  const batch = records.map((one, index) => ({ key: String(index), json: JSON.stringify(one) }));
  const kept = await keepPrices({ store: engine.store, catalog }, of, batch);
  return kept.map(({ json }) => JSON.parse(json) as JsonObject);
}

const history = (accountId: string, page = { after: null as string | null, first: 10 }, country = "us") =>
  new PriceHistoryService({ store: engine.store }).list(
    accountId,
    { scraper: "retail-global", country, productId: "B0KITE0001" },
    page,
  );

test("a range is compared by its lower end, with another range and with one price", async () => {
  const accountId = "acc_range";
  const range = (priceMin: number) => record({ price: null, priceMicros: null, priceMin, priceMax: 90 });
  await keep(request(71, { accountId }), range(20));
  const [lower] = await keep(request(72, { accountId }), range(15));
  expect(lower?.["sinceLastRun"]).toMatchObject({
    previousPrice: 20,
    priceDifference: -5,
    priceDifferencePercent: -25,
  });
  const [one] = await keep(request(73, { accountId }), record({ price: 18 }));
  expect(one?.["sinceLastRun"]).toMatchObject({ previousPrice: 15, priceDifference: 3 });
});

test("each Request adds one point, and its Record says what changed since the one before", async () => {
  const accountId = "acc_change";
  const of = (number: number) => request(number, { accountId });
  const [first] = await keep(of(1), record());
  expect(first?.["sinceLastRun"]).toBeNull();
  const later = record({ price: 15.3, observedAt: "2026-01-03T03:04:05.000Z", availability: "out_of_stock" });
  const expected = {
    since: "2026-01-02T03:04:05.000Z",
    previousPrice: 20,
    previousCurrency: "USD",
    priceDifference: -4.7,
    priceDifferencePercent: -23.5,
    previousAvailability: "in_stock",
  };
  const [second] = await keep(of(2), later);
  expect(second).toEqual({ ...later, sinceLastRun: expected });
  // A run that another worker repeats finds the same point before it, and leaves one.
  const [repeated] = await keep(of(2), later);
  expect(repeated).toEqual(second);
  const [third] = await keep(of(3), record({ price: 15, currency: "EUR" }));
  expect(third?.["sinceLastRun"]).toMatchObject({ previousPrice: 15.3, priceDifference: null });
  const [untold] = await keep(of(4), record({ price: null }));
  expect(untold?.["sinceLastRun"]).toMatchObject({ previousCurrency: "EUR", priceDifferencePercent: null });

  const { points, nextCursor } = await history(accountId);
  expect(nextCursor).toBeNull();
  expect(points.map(({ point }) => [point.requestId.at(-1), point.price, point.currency])).toEqual([
    ["4", null, "USD"],
    ["3", 15, "EUR"],
    ["2", 15.3, "USD"],
    ["1", 20, "USD"],
  ]);
  expect(points[3]?.point).toEqual({
    _id: "acc_change:retail-global:us:B0KITE0001:req_000000000000000000000001",
    requestId: "req_000000000000000000000001",
    observedAt: new Date("2026-01-02T03:04:05.000Z"),
    title: "Kite",
    url: "https://www.amazon.com/dp/B0KITE0001",
    price: 20,
    priceMicros: 20_000_000,
    priceMin: null,
    priceMax: null,
    currency: "USD",
    availability: "in_stock",
    seller: { id: "S1", name: "Skyline", url: null },
  });
});

test("accounts, countries and products have histories of their own, and pages follow each other", async () => {
  const accountId = "acc_pages";
  for (const number of [1, 2, 3]) await keep(request(number, { accountId }), record({ price: number }));
  await keep(request(4, { accountId }), record({ country: "de" }), record({ id: "B0KITE0001X" }));
  await keep(request(5, { accountId: "acc_page" }), record());
  const prices = (page: Awaited<ReturnType<typeof history>>) => page.points.map(({ point }) => point.price);
  const one = await history(accountId, { after: null, first: 2 });
  expect(prices(one)).toEqual([3, 2]);
  const two = await history(accountId, { after: one.nextCursor, first: 2 });
  expect([prices(two), two.nextCursor]).toEqual([[1], null]);
  expect(prices(await history(accountId, undefined, "de"))).toEqual([20]);
  await expect(history(accountId, { after: "x", first: 2 })).rejects.toMatchObject({
    code: "invalid_cursor",
  });
  await expect(history(accountId, { after: null, first: 0 })).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("Records of other operations stay as they are, and leave no point", async () => {
  const before = await engine.store.pricePoints.countDocuments();
  const other = request(9, { operation: "product" });
  const batch = [{ key: "a", json: '{ "id":"B0KITE0001" }' }];
  expect(await keepPrices({ store: engine.store, catalog }, other, batch)).toBe(batch);
  const nameless = { key: "b", json: '{ "url":"https://example.org" }' };
  expect(await keepPrices({ store: engine.store, catalog }, request(9), [nameless])).toEqual([nameless]);
  expect(await engine.store.pricePoints.countDocuments()).toBe(before);
});
