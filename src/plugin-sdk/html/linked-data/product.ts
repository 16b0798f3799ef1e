import type { JsonObject } from "../../../kernel/json.ts";
import { mediaOf } from "../../record-fields/media.ts";
import type { Offer } from "../../record-fields/offer.ts";
import { productOf, type Product } from "../../record-fields/product.ts";
import { plainText } from "../../text/plain-text.ts";
import type { JsonLd } from "../json-ld.ts";
import { attributesFrom, categoriesFrom } from "./attributes.ts";
import { gtinFrom } from "./gtin.ts";
import { imagesFrom, videosFrom } from "./images.ts";
import { offersFrom, overOffers } from "./offers.ts";
import { aggregateRating } from "./rating.ts";
import { rawText, Reading, textOf, type Doubt, type LinkedDataOptions } from "./reading.ts";
import { subjects } from "./subject.ts";
import { isVariant, variantsFrom } from "./variants.ts";

const TYPES = [
  "Product",
  "ProductGroup",
  "IndividualProduct",
  "ProductModel",
  "SomeProducts",
  "Vehicle",
  "Car",
  "Book",
];
/** What two blocks about one product must not say differently. */
const CLAIMS = [
  "price",
  "currency",
  "priceMin",
  "priceMax",
  "gtin",
  "sku",
  "availability",
  "rating",
] as const;

/** A product as JSON-LD tells it: the fields of `productFields()`, null where it says nothing. The id is the family's to say. */
export type LinkedProduct = Omit<Product, "id" | "url" | "title"> & {
  url: string | null;
  title: string | null;
};

export interface ReadProduct {
  /** Null when the page names no product, or not the one asked for. */
  product: LinkedProduct | null;
  /** Each offer by itself; null when none is stated. */
  offers: Offer[] | null;
  doubts: Doubt[];
}

/**
 * The product of a page from its JSON-LD: Product or ProductGroup with variants, Offer or AggregateOffer, written out, in
 * a graph or by reference. Say with `about` which product is meant (id, bar code or URL): a page may show others.
 *
 * Several offers become a range; what they say differently is null and named in `doubts`. Give those to `ctx.warn`.
 */
export function readProduct(source: JsonLd, options: LinkedDataOptions = {}): ReadProduct {
  const reading = new Reading(source, options);
  const [first, ...more] = subjects(reading, TYPES, "product", (node) => isVariant(reading, node)).map(
    (node) => productFrom(reading, node),
  );
  const { doubts } = reading;
  if (first === undefined) return { product: null, offers: null, doubts };
  for (const other of more) addMissing(reading, first, other);
  return { ...first, doubts };
}

function productFrom(
  reading: Reading,
  node: JsonObject,
): Omit<ReadProduct, "product" | "doubts"> & { product: LinkedProduct } {
  const own = offersFrom(reading, node["offers"]);
  const { variants, offers: ofVariants } = variantsFrom(reading, node);
  const offers = own.length > 0 ? own : ofVariants;
  const description = rawText(node["description"]);
  const product = productOf({
    // The caller's; taken out below.
    id: "",
    url: "",
    title: "",
    brand: textOf(reading.first(node["brand"]) ?? node["brand"]),
    description: description === null ? null : plainText(description),
    sku: textOf(node["sku"]),
    gtin: gtinFrom(reading, node),
    categories: categoriesFrom(reading, node["category"]),
    ...mediaOf(imagesFrom(reading, node["image"]), videosFrom(reading, node["video"] ?? node["subjectOf"])),
    ...aggregateRating(reading, node["aggregateRating"]),
    ...overOffers(reading, offers),
    variants,
    attributes: attributesFrom(reading, node),
    keywords: keywordsFrom(node["keywords"]),
  });
  const { id: _id, ...rest } = product;
  return {
    product: { ...rest, url: reading.url(node["url"]), title: textOf(node["name"]) },
    offers: own.length > 0 ? own.map(({ offer }) => offer) : null,
  };
}

function keywordsFrom(value: unknown): string[] | null {
  const words = (Array.isArray(value) ? value : (textOf(value)?.split(",") ?? [])).flatMap(
    (each) => textOf(each) ?? [],
  );
  return words.length === 0 ? null : words;
}

/** A second block about the same product fills gaps; where the two disagree, neither is believed. */
function addMissing(
  reading: Reading,
  into: { product: LinkedProduct; offers: Offer[] | null },
  other: { product: LinkedProduct; offers: Offer[] | null },
): void {
  const disputed = CLAIMS.filter((name) => {
    const [one, two] = [into.product[name], other.product[name]];
    return one !== null && two !== null && one !== two;
  });
  into.product = Object.fromEntries(
    Object.entries(into.product).map(([name, value]) => [
      name,
      value ?? other.product[name as keyof LinkedProduct],
    ]),
  ) as LinkedProduct;
  into.offers ??= other.offers;
  for (const name of disputed) {
    reading.doubt(name, `Two blocks say ${String(into.product[name])} and ${String(other.product[name])}.`);
    into.product[name] = null;
    if (name === "price") into.product.priceMicros = null;
  }
}
