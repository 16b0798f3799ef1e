import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { parsePrice } from "../text/price.ts";
import { countOf } from "./count.ts";
import { linkField, listField, numberField, objectField, textField } from "./field-types.ts";
import { fillerOf } from "./group.ts";
import { mediaOf } from "./media.ts";
import { discountOf, moneyFields, moneyOf } from "./money.ts";
import { productFields, productOf } from "./product.ts";
import { ratingOf } from "./rating.ts";
import { timeFields, timeOf } from "./time.ts";

describe("filling groups of fields", () => {
  it("makes null of what is not known, and a draft that the schema takes", () => {
    const draft = productOf({
      id: "B1",
      url: "https://shop.test/p/B1",
      title: "Lamp",
      ...moneyOf(parsePrice("1.299,90 TL")),
      ...discountOf(parsePrice("1.999,90 TL"), 35),
      ...ratingOf({ rating: 4.5, ratingCount: 12 }),
    });
    expect(Object.keys(draft)).toEqual(Object.keys(productFields()));
    expect(Object.entries(draft).filter(([, value]) => value !== null)).toEqual([
      ["id", "B1"],
      ["url", "https://shop.test/p/B1"],
      ["title", "Lamp"],
      ["price", 1299.9],
      ["currency", "TRY"],
      ["priceMicros", 1_299_900_000],
      ["priceText", "1.299,90 TL"],
      ["originalPrice", 1999.9],
      ["originalPriceMicros", 1_999_900_000],
      ["originalPriceText", "1.999,90 TL"],
      ["discountPercent", 35],
      ["rating", 4.5],
      ["ratingCount", 12],
    ]);
    expect(z.object(productFields()).parse(draft)).toEqual(draft);
  });

  it("lets the compiler find a key that is misspelled, missing or null against its type", () => {
    const cardOf = fillerOf({ id: z.string(), imageUrl: linkField("Picture.") });
    expectTypeOf(cardOf)
      .parameter(0)
      .toEqualTypeOf<{ id: string } & { imageUrl?: string | null | undefined }>();
    // @ts-expect-error -- no such field
    cardOf({ id: "1", image: "x" });
    // @ts-expect-error -- id is missing
    cardOf({ imageUrl: null });
    // @ts-expect-error -- id cannot be null
    cardOf({ id: null });
    expect(cardOf({ id: "1" })).toEqual({ id: "1", imageUrl: null });
  });

  it("leaves out what a family does not want, inside of objects and lists too", () => {
    const fields = {
      id: z.string(),
      seller: objectField({ name: textField("Name.") }, "Seller."),
      shipping: listField({ price: numberField("Price."), method: textField("Way.") }, "Sending."),
    };
    const read = {
      ...productOf({ id: "", url: "", title: "" }),
      seller: { name: "Kiosk", url: "https://shop.test/k", rating: 4 },
      shipping: [{ price: 5, method: "post", currency: "EUR" }],
    };
    expect(fillerOf(fields)({ ...read, id: "7" })).toEqual({
      id: "7",
      seller: { name: "Kiosk" },
      shipping: [{ price: 5, method: "post" }],
    });
    expect(fillerOf(fields)({ id: "7" })).toEqual({ id: "7", seller: null, shipping: null });
  });

  it.each<[text: string, locale: string, expected: object]>([
    [
      "$10.00 - $20.50",
      "en-US",
      { price: null, priceMicros: null, priceMin: 10, priceMax: 20.5, currency: "USD" },
    ],
    [
      "19,99 €",
      "de",
      { price: 19.99, priceMicros: 19_990_000, priceMin: null, priceMax: null, currency: "EUR" },
    ],
    ["20.000€-24.000€", "de", { price: null, priceMin: 20_000, priceMax: 24_000, currency: "EUR" }],
    ["¥4.500", "ja", { price: 4500, currency: "JPY" }],
    ["25万円", "ja", { price: 250_000, currency: "JPY" }],
    ["250만원", "ko", { price: 2_500_000, currency: "KRW" }],
    ["sold out", "en", { price: null, priceMin: null, currency: null, priceText: null }],
  ])("moneyOf(%j)", (text, locale, expected) => {
    expect(moneyOf(parsePrice(text, locale))).toMatchObject(expected);
  });

  it("gives money of another name a currency of its own", () => {
    expect(Object.keys(moneyFields("deposit", "Deposit"))).toEqual([
      "deposit",
      "depositCurrency",
      "depositMicros",
      "depositMin",
      "depositMax",
      "depositText",
    ]);
    expect(moneyOf(parsePrice("5 EUR"), "deposit")).toEqual({
      deposit: 5,
      depositCurrency: "EUR",
      depositMicros: 5_000_000,
      depositMin: null,
      depositMax: null,
      depositText: "5 EUR",
    });
  });

  it.each<[shown: string | number | null, expected: (string | null)[]]>([
    ["2026-02-11T13:52:44+02:00", ["2026-02-11T11:52:44.000Z", null, null]],
    [1_767_225_600, ["2026-01-01T00:00:00.000Z", null, null]],
    ["11 Şubat 2026", [null, "2026-02-11", null]],
    ["3 days ago", [null, null, "3 days ago"]],
    [" ", [null, null, null]],
    [null, [null, null, null]],
  ])("timeOf(%j)", (shown, [at, on, text]) => {
    const time = timeOf("seen", shown, { locale: "tr" });
    expect(time).toEqual({ seenAt: at, seenOn: on, seenText: text });
    expect(z.object(timeFields("seen", "Seen")).safeParse(time).success).toBe(true);
  });

  it.each<
    [shown: string | number | null, locale: string | undefined, count: number | null, text: string | null]
  >([
    ["10K+ sold", "en", 10_000, "10K+ sold"],
    ["1,2 B", "tr", 1_200, "1,2 B"],
    ["1.299", undefined, null, "1.299"],
    ["none", "en", null, "none"],
    [7, "en", 7, "7"],
    [null, "en", null, null],
  ])("countOf(%j)", (shown, locale, count, text) => {
    expect(countOf("sold", shown, locale)).toEqual({ soldCount: count, soldCountText: text });
  });

  it("mediaOf keeps the order and drops doubles; an empty list stays empty", () => {
    expect(mediaOf(["a", "b", "a"])).toEqual({ imageUrl: "a", imageUrls: ["a", "b"], videoUrls: null });
    expect(mediaOf([])).toEqual({ imageUrl: null, imageUrls: [], videoUrls: null });
  });
});

describe("field types", () => {
  it("take http(s) URLs and nothing else", () => {
    const takes = (text: string) => linkField("").safeParse(text).success;
    expect(["https://a.test/x", "http://a.test", "HTTPS://a.test"].map(takes)).toEqual([true, true, true]);
    expect(["javascript:alert(1)", "//a.test", "/x", "https://", "data:,x", ""].map(takes)).toEqual(
      Array.from({ length: 6 }, () => false),
    );
  });
});
