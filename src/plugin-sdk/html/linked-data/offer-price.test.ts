import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.ts";
import { readProduct } from "./product.ts";
import type { LinkedDataOptions } from "./reading.ts";

const page = (...items: JsonObject[]) => ({ items, broken: 0 });
const lamp = (more: JsonObject): JsonObject => ({ "@type": "Product", name: "Lamp", sku: "L1", ...more });
const offer = (more: JsonObject): JsonObject => ({ "@type": "Offer", ...more });

function read(more: JsonObject, options: LinkedDataOptions = {}) {
  const { product, doubts } = readProduct(page(lamp(more)), options);
  if (product === null) throw new Error("No product was read.");
  return { ...product, doubted: doubts.map(({ field }) => field) };
}

type Row = [name: string, more: JsonObject, options: LinkedDataOptions, expected: object];
const nothing = { price: null, priceMin: null, priceMax: null };
const money = (price: number, currency: string | null) => ({
  price,
  currency,
  priceMicros: price * 1e6,
  priceMin: null,
  priceMax: null,
  doubted: [],
});

describe("the price of a product", () => {
  it.each<Row>([
    ["a number", { price: 12.5, priceCurrency: "EUR" }, {}, money(12.5, "EUR")],
    ["a plain decimal as text", { price: "1299.00", priceCurrency: "USD" }, {}, money(1299, "USD")],
    ["four decimals", { price: "12.5000", priceCurrency: "USD" }, { locale: "de" }, money(12.5, "USD")],
    ["Turkish", { price: "1.299,90 TL" }, {}, money(1299.9, "TRY")],
    ["German", { price: "1.299,90", priceCurrency: "EUR" }, {}, money(1299.9, "EUR")],
    ["Swedish", { price: "1 299,50", priceCurrency: "SEK" }, { locale: "sv" }, money(1299.5, "SEK")],
    ["Swiss", { price: "1’299.50", priceCurrency: "CHF" }, {}, money(1299.5, "CHF")],
    ["Indian", { price: "₹1,29,999" }, {}, money(129_999, "INR")],
    ["Japanese", { price: "12,800円" }, { locale: "ja" }, money(12_800, "JPY")],
    ["Arabic digits", { price: "١٢٫٥", priceCurrency: "SAR" }, { locale: "ar" }, money(12.5, "SAR")],
    ["three decimals of dinars", { price: "1.250", priceCurrency: "KWD" }, {}, money(1.25, "KWD")],
    [
      "a dot before three digits, German",
      { price: "1.299", priceCurrency: "EUR" },
      { locale: "de" },
      money(1299, "EUR"),
    ],
    [
      "a dot before three digits, English",
      { price: "1.299", priceCurrency: "USD" },
      { locale: "en" },
      money(1.299, "USD"),
    ],
    ["lower-case and signed currencies", { price: "5", priceCurrency: " eur " }, {}, money(5, "EUR")],
    ["a sign as currency", { price: "5", priceCurrency: "₺" }, {}, money(5, "TRY")],
    ["a shared sign beside the code", { price: "$5.00", priceCurrency: "CAD" }, {}, money(5, "CAD")],
    ["the currency of the caller", { price: 5 }, { currency: "PLN" }, money(5, "PLN")],
    ["no currency at all", { price: 5 }, {}, money(5, null)],
    ["nothing to pay", { price: 0, priceCurrency: "USD" }, {}, money(0, "USD")],
    ["a @value", { price: { "@value": "7.25" }, priceCurrency: "EUR" }, {}, money(7.25, "EUR")],
    [
      "a dot before three digits without a locale",
      { price: "1.299", priceCurrency: "EUR" },
      {},
      { ...nothing, doubted: ["price"] },
    ],
    ["words", { price: "on request", priceCurrency: "EUR" }, {}, { ...nothing, currency: null, doubted: [] }],
    ["nothing", { price: "", priceCurrency: "EUR" }, {}, { ...nothing, currency: null, doubted: [] }],
    ["less than nothing", { price: -5, priceCurrency: "EUR" }, {}, { ...nothing, doubted: ["price"] }],
    ["bad grouping", { price: "1.2.3", priceCurrency: "EUR" }, {}, { ...nothing, doubted: ["price"] }],
    [
      "0 for what is sold out",
      { price: "0.00", priceCurrency: "EUR", availability: "SoldOut" },
      {},
      { ...nothing, availability: "out_of_stock", doubted: ["price"] },
    ],
    [
      "a sign that contradicts the code",
      { price: "€5", priceCurrency: "USD" },
      {},
      { price: 5, currency: null, doubted: ["currency"] },
    ],
    [
      "a currency that is none",
      { price: 5, priceCurrency: "XQQ" },
      {},
      { price: 5, currency: null, doubted: ["currency"] },
    ],
    [
      "a specification alone",
      { priceSpecification: [{ price: "81.00", priceCurrency: "EUR" }] },
      {},
      money(81, "EUR"),
    ],
    [
      "a list price, and prices for members and per litre",
      {
        price: 49,
        priceCurrency: "USD",
        priceSpecification: [
          { "@type": "UnitPriceSpecification", priceType: "https://schema.org/ListPrice", price: "122.50" },
          { price: 40, validForMemberTier: { name: "Gold" } },
          { price: 9, referenceQuantity: { value: 1, unitCode: "LTR" } },
        ],
      },
      {},
      { ...money(49, "USD"), originalPrice: 122.5, originalPriceMicros: 122_500_000, discountPercent: null },
    ],
    [
      "a list price below the price",
      { price: 49, priceSpecification: { priceType: "ListPrice", price: 40 } },
      {},
      { price: 49, originalPrice: null },
    ],
    [
      "an aggregate",
      {
        "@type": "AggregateOffer",
        lowPrice: "72.00",
        highPrice: "81.12",
        priceCurrency: "USD",
        offerCount: 2986,
      },
      {},
      {
        price: null,
        priceMicros: null,
        priceMin: 72,
        priceMax: 81.12,
        currency: "USD",
        stockQuantity: null,
        doubted: [],
      },
    ],
    [
      "an aggregate of one price",
      { "@type": "AggregateOffer", lowPrice: 5, highPrice: "5.00", priceCurrency: "USD" },
      {},
      money(5, "USD"),
    ],
    [
      "an aggregate with an open end",
      { "@type": "AggregateOffer", lowPrice: 5, priceCurrency: "USD" },
      {},
      { price: null, priceMin: 5, priceMax: null, currency: "USD", doubted: [] },
    ],
    [
      "an aggregate that goes down",
      { "@type": "AggregateOffer", lowPrice: 9, highPrice: 5, priceCurrency: "USD" },
      {},
      { ...nothing, doubted: ["price"] },
    ],
    [
      "an aggregate that holds its offers",
      {
        "@type": "AggregateOffer",
        lowPrice: 1,
        offers: [offer({ price: 5 }), offer({ price: 7 })],
        priceCurrency: "USD",
      },
      {},
      { price: null, priceMin: 5, priceMax: 7 },
    ],
  ])("%s", (_name, offers, options, expected) => {
    expect(read({ offers }, options)).toMatchObject(expected);
  });

  it("is a range over several offers, and nothing over several currencies", () => {
    const two = (currency: string) => [
      offer({ price: 10, priceCurrency: "EUR", availability: "OutOfStock", itemCondition: "NewCondition" }),
      offer({ price: 12, priceCurrency: currency, availability: "InStock", itemCondition: "UsedCondition" }),
    ];
    expect(read({ offers: two("EUR") })).toMatchObject({
      price: null,
      priceMin: 10,
      priceMax: 12,
      currency: "EUR",
      availability: "in_stock",
      condition: null,
      doubted: [],
    });
    expect(read({ offers: two("USD") })).toMatchObject({ ...nothing, currency: null, doubted: ["price"] });
    const { offers } = readProduct(page(lamp({ offers: two("USD") })));
    expect(offers?.map(({ price, currency, condition }) => [price, currency, condition])).toEqual([
      [10, "EUR", "new"],
      [12, "USD", "used"],
    ]);
  });

  it("has tiers where the specification has several quantities", () => {
    const tier = (price: number, minValue: number, maxValue: number | null) => ({
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: "USD",
      eligibleQuantity: { minValue, ...(maxValue === null ? {} : { maxValue }), unitText: "pieces" },
    });
    const { priceTiers, priceMin, priceMax } = read({
      offers: offer({ priceSpecification: [tier(3, 10, 99), tier(2.5, 100, null)] }),
    });
    expect([priceMin, priceMax]).toEqual([2.5, 3]);
    expect(
      priceTiers?.map(({ minimumQuantity, maximumQuantity, quantityUnit, price }) => [
        minimumQuantity,
        maximumQuantity,
        quantityUnit,
        price,
      ]),
    ).toEqual([
      [10, 99, "pieces", 3],
      [100, null, "pieces", 2.5],
    ]);
  });
});

describe("the stock of a product", () => {
  it.each<[stated: JsonObject[string], expected: string | null, doubted: string[]]>([
    ["https://schema.org/InStock", "in_stock", []],
    ["http://schema.org/InStock/", "in_stock", []],
    ["schema:OutOfStock", "out_of_stock", []],
    ["in stock", "in_stock", []],
    ["OUT_OF_STOCK", "out_of_stock", []],
    [{ "@id": "https://schema.org/PreOrder" }, "preorder", []],
    ["BackOrder", "preorder", []],
    ["Discontinued", "out_of_stock", []],
    ["call us", "unknown", []],
    ["", null, []],
    [null, null, []],
    [["InStock", "OutOfStock"], null, ["availability"]],
  ])("%j is %s", (availability, expected, doubted) => {
    expect(read({ offers: offer({ price: 5, availability }) })).toMatchObject({
      availability: expected,
      doubted,
    });
  });

  it("is a number only where it is stated as one", () => {
    const stock = (more: JsonObject) => read({ offers: offer(more) }).stockQuantity;
    expect(stock({ inventoryLevel: { value: "12" } })).toBe(12);
    expect(stock({ inventoryLevel: 0 })).toBe(0);
    expect(stock({ eligibleQuantity: 418 })).toBeNull();
  });
});
