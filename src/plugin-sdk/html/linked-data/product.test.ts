import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.ts";
import { readProduct, type LinkedProduct } from "./product.ts";
import type { LinkedDataOptions } from "./reading.ts";

const page = (...items: JsonObject[]) => ({ items, broken: 0 });
const lamp = (more: JsonObject): JsonObject => ({ "@type": "Product", name: "Lamp", sku: "L1", ...more });
const offer = (more: JsonObject): JsonObject => ({ "@type": "Offer", ...more });

function read(more: JsonObject, options: LinkedDataOptions = {}) {
  const { product, doubts } = readProduct(page(lamp(more)), options);
  if (product === null) throw new Error("No product was read.");
  return { ...product, doubted: doubts.map(({ field }) => field) };
}

describe("the identity of a product", () => {
  it.each<[more: JsonObject, gtin: string | null, doubted: string[]]>([
    [{ gtin13: "4006381333931" }, "4006381333931", []],
    [{ gtin: 4006381333931 }, "4006381333931", []],
    [{ gtin13: "4006381333931", gtin14: "04006381333931" }, "04006381333931", []],
    [{ productID: "gtin8:96385074" }, "96385074", []],
    [{ isbn: "978-3-16-148410-0" }, "9783161484100", []],
    [{ gtin: "n/a" }, null, []],
    [{ gtin: "0000000000000" }, null, ["gtin"]],
    [{ gtin13: "4006381333932" }, null, ["gtin"]],
    [{ productID: "12345678" }, null, []],
    [{ gtin13: "4006381333931", gtin12: "036000291452" }, null, ["gtin"]],
  ])("%j has the bar code %s", (more, gtin, doubted) => {
    expect(read(more)).toMatchObject({ gtin, doubted });
  });

  const two = page(
    lamp({ url: "https://shop.test/l/1", offers: offer({ price: 5 }) }),
    lamp({ name: "Chair", sku: "C2", url: "https://shop.test/c/2?x=1", offers: offer({ price: 9 }) }),
  );

  it.each<[about: LinkedDataOptions["about"], title: string | null]>([
    ["C2", "Chair"],
    ["https://shop.test/c/2/?x=1#reviews", "Chair"],
    [["x", "L1"], "Lamp"],
    ["https://shop.test/c/2", null],
    ["c2", null],
    ["C", null],
  ])("asked for as %j it is %s", (about, title) => {
    const { product, doubts } = readProduct(two, about === undefined ? {} : { about });
    expect(product?.title ?? null).toBe(title);
    expect(doubts.map(({ field }) => field)).toEqual(title === null ? ["product"] : []);
  });

  it("must be asked for on a page about several", () => {
    expect(readProduct(two)).toEqual({
      product: null,
      offers: null,
      doubts: [
        { field: "product", reason: "The page names 2 of them; `about` must say which one is meant." },
      ],
    });
    expect(readProduct(page({ "@type": "WebPage", name: "Just a moment..." }))).toEqual({
      product: null,
      offers: null,
      doubts: [],
    });
  });

  it("is read from two blocks, and what they dispute from neither", () => {
    const { product, doubts } = readProduct(
      page(
        lamp({ offers: offer({ price: 5, priceCurrency: "EUR" }) }),
        lamp({ gtin: "96385074", offers: offer({ price: 6, priceCurrency: "EUR" }) }),
      ),
    );
    expect(product).toMatchObject({ price: null, priceMicros: null, currency: "EUR", gtin: "96385074" });
    expect(doubts).toEqual([{ field: "price", reason: "Two blocks say 5 and 6." }]);
  });

  it("is found as the main entity of the page and through references", () => {
    const { product } = readProduct(
      page(
        {
          "@type": "WebPage",
          mainEntity: { "@id": "#p" },
          publisher: { "@id": "#shop", name: "Kiosk", logo: "/k.png" },
        },
        {
          "@id": "#p",
          "@type": "schema:Product",
          name: "Lamp",
          offers: { "@id": "#o" },
          image: { "@id": "#i" },
        },
        { "@id": "#o", "@type": "Offer", price: 5, priceCurrency: "EUR", seller: { "@id": "#shop" } },
        { "@id": "#i", "@type": "ImageObject", contentUrl: ["/a.jpg", "b.jpg"] },
      ),
      { baseUrl: "https://shop.test/p/" },
    );
    expect(product).toMatchObject({
      title: "Lamp",
      price: 5,
      imageUrl: "https://shop.test/a.jpg",
      imageUrls: ["https://shop.test/a.jpg", "https://shop.test/p/b.jpg"],
      seller: { name: "Kiosk", imageUrl: "https://shop.test/k.png", url: null, id: null, rating: null },
    });
  });

  it("survives references in a ring", () => {
    const { product } = readProduct(
      page({
        "@id": "#a",
        "@type": "ProductGroup",
        name: "A",
        hasVariant: [{ "@id": "#a" }],
        offers: { "@id": "#a" },
      }),
    );
    expect(product?.title).toBe("A");
  });
});

describe("variants", () => {
  const size = (name: string, price: number, more: JsonObject = {}): JsonObject => ({
    "@type": "Product",
    sku: `S-${name}`,
    name: `Shirt ${name}`,
    size: name,
    offers: offer({
      price,
      priceCurrency: "EUR",
      availability: "InStock",
      url: `https://shop.test/s/${name}`,
    }),
    ...more,
  });
  const group = (more: JsonObject): JsonObject => ({
    "@type": "ProductGroup",
    "@id": "#g",
    name: "Shirt",
    productGroupID: 77,
    variesBy: ["https://schema.org/size"],
    ...more,
  });
  const expected = {
    title: "Shirt",
    price: null,
    priceMin: 10,
    priceMax: 12,
    currency: "EUR",
    availability: "in_stock",
  };

  it.each<[name: string, items: JsonObject[]]>([
    ["inside of the group", [group({ hasVariant: [size("M", 10), size("L", 12)] })]],
    [
      "beside the group, referred to",
      [
        group({ hasVariant: [{ "@id": "#m" }, { "@id": "#l" }] }),
        size("M", 10, { "@id": "#m" }),
        size("L", 12, { "@id": "#l" }),
      ],
    ],
    [
      "that name their group",
      [
        group({}),
        size("M", 10, { isVariantOf: { "@id": "#g" } }),
        size("L", 12, { inProductGroupWithID: "77" }),
      ],
    ],
  ])("%s", (_name, items) => {
    const { product, offers, doubts } = readProduct(page(...items));
    expect(doubts).toEqual([]);
    expect(offers).toBeNull();
    expect(product).toMatchObject(expected);
    expect(
      product?.variants?.map(({ sku, price, url, attributes }) => [sku, price, url, attributes]),
    ).toEqual([
      ["S-M", 10, "https://shop.test/s/M", [{ name: "size", value: "M" }]],
      ["S-L", 12, "https://shop.test/s/L", [{ name: "size", value: "L" }]],
    ]);
  });

  it("are products of their own when they are asked for", () => {
    const items = [group({ hasVariant: [{ "@id": "#m" }] }), size("M", 10, { "@id": "#m" })];
    expect(readProduct(page(...items), { about: "S-M" }).product).toMatchObject({
      title: "Shirt M",
      price: 10,
    });
  });
});

describe("what else a page says of a product", () => {
  it.each<[name: string, more: JsonObject, expected: Partial<LinkedProduct> & { doubted?: string[] }]>([
    ["a brand as text", { brand: "Lux &amp; Co" }, { brand: "Lux & Co" }],
    ["a brand as object", { brand: { "@type": "Brand", name: "Lux" } }, { brand: "Lux" }],
    ["a manufacturer is no brand", { manufacturer: "Lux" }, { brand: null }],
    [
      "HTML in a description",
      { description: "<p>One</p><p>Two &amp; a half</p>" },
      { description: "One\nTwo & a half" },
    ],
    ["escaped HTML", { description: "&lt;b&gt;Bright&lt;/b&gt; light" }, { description: "Bright light" }],
    ["a sign that is no tag", { description: "Fits when a < b" }, { description: "Fits when a < b" }],
    ["a category path", { category: "Home > Lamps" }, { categories: [cat("Home"), cat("Lamps")] }],
    [
      "a category path the other way",
      { category: "Home < Lamps" },
      { categories: [cat("Home"), cat("Lamps")] },
    ],
    ["a category with a slash", { category: "Home/Lamps" }, { categories: [cat("Home/Lamps")] }],
    [
      "a category by number",
      { category: { name: "Lamps", codeValue: "594" } },
      { categories: [{ ...cat("Lamps"), id: "594" }] },
    ],
    [
      "properties",
      {
        color: "red",
        material: ["oak", "steel"],
        additionalProperty: [
          { name: "Power", value: 5, unitText: "W" },
          { name: "LED", value: true },
          { name: "Kind", unitText: "desk" },
        ],
      },
      {
        attributes: [
          { name: "color", value: "red" },
          { name: "material", value: "oak, steel" },
          { name: "Power", value: "5 W" },
          { name: "LED", value: "true" },
          { name: "Kind", value: "desk" },
        ],
      },
    ],
    ["keywords", { keywords: "lamp, desk ,, led" }, { keywords: ["lamp", "desk", "led"] }],
    ["no images", {}, { imageUrl: null, imageUrls: null }],
    ["an empty list of images", { image: [] }, { imageUrl: null, imageUrls: [] }],
    [
      "a rating",
      { aggregateRating: { ratingValue: "4,8", bestRating: "5", ratingCount: "1,234" } },
      { rating: 4.8, ratingMax: 5, ratingCount: 1234, reviewCount: null },
    ],
    [
      "a rating without scale",
      { aggregateRating: { ratingValue: 4.5, reviewCount: 2 } },
      { rating: 4.5, ratingMax: null, reviewCount: 2 },
    ],
    ["a rating in words", { aggregateRating: { ratingValue: "4.8 out of 5" } }, { rating: 4.8 }],
    ["a rating in percent", { aggregateRating: { ratingValue: "94%" } }, { rating: 94, ratingMax: 100 }],
    [
      "an unrated product",
      { aggregateRating: { ratingValue: "0", reviewCount: "0" } },
      { rating: null, reviewCount: 0 },
    ],
    [
      "a rating beyond its scale",
      { aggregateRating: { ratingValue: 48, bestRating: 5 } },
      { rating: null, ratingMax: null, doubted: ["rating"] },
    ],
    [
      "a count that may be two",
      { aggregateRating: { ratingValue: 4, ratingCount: "1.234" } },
      { ratingCount: null, doubted: ["ratingCount"] },
    ],
    [
      "a count of halves",
      { aggregateRating: { ratingCount: 1.5 } },
      { ratingCount: null, doubted: ["ratingCount"] },
    ],
  ])("%s", (_name, more, expected) => {
    expect(read(more)).toMatchObject(expected);
  });

  function cat(name: string) {
    return { id: null, name, url: null };
  }

  it("how it is sent", () => {
    const { shipping } = read({
      offers: offer({
        price: 5,
        shippingDetails: {
          shippingRate: { value: "4,90", currency: "EUR" },
          shippingDestination: { addressCountry: "Germany", addressRegion: "BY" },
          shippingOrigin: { addressCountry: { "@type": "Country", name: "PL" } },
          deliveryTime: {
            handlingTime: { minValue: "0", maxValue: 1, unitCode: "DAY" },
            transitTime: { minValue: 20, maxValue: 40, unitCode: "HUR" },
          },
        },
      }),
    });
    expect(shipping).toEqual([
      {
        method: null,
        price: 4.9,
        currency: "EUR",
        priceMicros: 4_900_000,
        priceMin: null,
        priceMax: null,
        priceText: null,
        originCountry: "pl",
        destinationCountry: "de",
        destinationRegion: "BY",
        handlingDaysMin: 0,
        handlingDaysMax: 1,
        transitDaysMin: null,
        transitDaysMax: null,
        text: null,
      },
    ]);
  });
});
