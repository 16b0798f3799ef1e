import { describe, expect, test } from "vitest";
import { half, present, recording, run, US } from "./retail-global-replay.ts";

describe.skipIf(!present)("recordings of lists", () => {
  const sun = () => recording("search_automotive_sun_protection_us_2026-08.html");
  const SUN = "Automotive Interior Sun Protection";
  const sunUrl = `${US}/s?k=${SUN.replaceAll(" ", "+")}&page=1`;

  test("a search of 2026 with hardly any price", async () => {
    const { records, warnings, tally } = await run({ searchTerms: [SUN] }, { [sunUrl]: sun() }, 24);
    expect([records.length, warnings, tally.total]).toEqual([24, {}, 138]);
    expect(records[0]).toMatchObject({
      id: "B0GWDY613N",
      url: `${US}/dp/B0GWDY613N`,
      title: expect.stringMatching(/^Windshield Sun Shade Umbrella \| 61" L x 35" W/) as unknown,
      imageUrl: "https://m.media-amazon.com/images/I/81rv-a65w6L._AC_UL320_.jpg",
      price: null,
      currency: null,
      originalPrice: null,
      lowestOfferPrice: 49.99,
      rating: 5,
      ratingCount: 2,
      isAd: false,
      adPosition: null,
      resultPosition: 1,
      page: 1,
      term: SUN,
      country: "us",
      language: "en-US",
    });
    expect(records.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["B093NT15T1", "B07V3B1Z52", "B0DSF45QKQ"]),
    );
    expect(records.at(-1)?.["id"]).toBe("B0DSF45QKQ");
    const prices = records.flatMap(({ id, price }) => (price === null ? [] : [[id, price]]));
    expect(prices).toEqual([
      ["B0GK2W75F2", 43.29],
      ["B0DSBFWFQM", 41.73],
    ]);
    const ids = await run({ operation: "asins", searchTerms: [SUN] }, { [sunUrl]: sun() }, 24);
    expect(ids.records.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
  });

  test("the first ten of 22 cards of a search of 2025, adverts among them", async () => {
    const html = recording("search_laptop_us_first_cards_2025-11.html");
    const { records, warnings, tally } = await run(
      { query: "laptop" },
      { [`${US}/s?k=laptop&page=1`]: html },
      10,
    );
    expect([records.length, warnings, tally.total]).toEqual([10, { rows_missing: 1 }, 100_000]);
    expect(records.map(({ id, isAd, adPosition, price }) => [id, isAd, adPosition, price])).toEqual([
      ["B0FL25VDFJ", true, 1, 329.99],
      ["B0FZTCGSW9", true, 2, 429.99],
      ["B0DT7FC9B7", false, null, 199.99],
      ["B0DZD9S5GC", false, null, null],
      ["B0DWMMJS33", false, null, null],
      ["B0DWPKQ3LH", false, null, null],
      ["B0FWKBBH62", true, 3, 437.99],
      ["B0F167PYK7", false, null, 529.99],
      ["B0BSJ46KY9", false, null, 149],
      ["B0FMQMHDSS", false, null, null],
    ]);
    expect(records[0]).toMatchObject({
      couponText: "Save $36.00 with coupon",
      boughtLastMonthCount: 50,
      brand: null,
    });
    expect(records[2]).toMatchObject({
      title: expect.stringMatching(/^Acer Aspire Go 15 AI Ready Laptop/) as unknown,
      originalPrice: 297.18,
      rating: 4.4,
      ratingCount: 271,
      boughtLastMonthCount: 10_000,
      boughtLastMonthCountText: "10K+ bought in past month",
      tags: ["Overall Pick"],
      isAmazonChoice: true,
      deliveryText: "Delivery Thu, Dec 4 Ships to Canada",
    });
    expect(records[3]).toMatchObject({
      ratingCount: 4_154,
      optionsText: "Options: 3 capacities",
      lowestOfferPrice: 917.7,
    });
  });

  test("one sponsored card of 2025", async () => {
    const card = recording("search_card_us_sponsored_B081XSYZMS.html");
    const page = `<html lang="en-us"><head><title>Amazon.com : golf</title></head><body><div data-component-type="s-search-result">${card}</div><span class="s-pagination-next s-pagination-disabled"></span></body></html>`;
    const { records, warnings } = await run({ query: "golf" }, { [`${US}/s?k=golf&page=1`]: page });
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id: "B081XSYZMS",
      title: expect.stringMatching(/^Death Star BB8 R2D2 Golf Balls/) as unknown,
      price: 29.95,
      currency: "USD",
      rating: 4.7,
      ratingCount: 184,
      boughtLastMonthCount: 50,
      deliveryText: expect.stringContaining("Malaysia") as unknown,
      isAd: true,
      adPosition: 1,
    });
  });

  test("a ranking of 2026, seen from Togo", async () => {
    const html = recording("bestsellers_electronics_us_2026-03.html");
    const answers = { [`${US}/gp/bestsellers/electronics?pg=1`]: html };
    const input = { url: `${US}/Best-Sellers-Electronics/zgbs/electronics/ref=zg_bs_nav` };
    const { records, warnings } = await run(input, answers, 50);
    expect([records.length, warnings]).toEqual([50, {}]);
    expect(records[0]).toMatchObject({
      id: "B08JHCVHTY",
      url: `${US}/dp/B08JHCVHTY`,
      rank: 1,
      title: "blink plus plan with monthly auto-renewal",
      price: 6_765,
      priceMicros: 6_765_000_000,
      currency: "XOF",
      priceText: "XOF 6,765",
      rating: 4.4,
      ratingMax: 5,
      ratingCount: 272_461,
      imageUrl: "https://images-na.ssl-images-amazon.com/images/I/31YHGbJsldL.png",
      ranking: "bestsellers",
      listName: "Electronics",
      listUrl: `${US}/gp/bestsellers/electronics`,
      country: "us",
      language: "en-US",
    });
    expect(records.map(({ rank }) => rank)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(records.filter(({ title }) => title !== null)).toHaveLength(30);
    expect(records[49]).toMatchObject({ id: "B0BQPNMXQV", title: null, price: null });
  });

  test("half of a list, and a ranking of another department, are none", async () => {
    const search = await run({ query: SUN }, { [sunUrl]: half(sun()) });
    const html = recording("bestsellers_electronics_us_2026-03.html");
    const ranking = await run({ departments: ["garden"] }, { [`${US}/gp/bestsellers/garden?pg=1`]: html });
    expect([search.ending, ranking.ending]).toEqual(["source_changed", "source_changed"]);
  });
});
