import {
  arr,
  findByType,
  type HtmlDocument,
  int,
  isJsonObject,
  type JsonObject,
  num,
  obj,
  readBreadcrumbs,
  readReviews,
  type RunContext,
  str,
  urlAt,
  type Variant,
  withoutQuery,
} from "../../../plugin-sdk/index.ts";
import type { ListingPage } from "../pages/listing-page.ts";
import { readingOf } from "../pages/facts.ts";
import { isWholeList, warnUneven } from "../pages/uneven.ts";
import { shopUrl } from "../source.ts";

/** What the JSON-LD of a listing says beyond the fields that all shops share. */
export function linkedFacts(
  { page, node, items, facts, product, shopName }: ListingPage,
  warn: RunContext["warn"],
) {
  const shopRating = obj(node, "aggregateRating") ?? {};
  const { breadcrumbs } = readBreadcrumbs({ items: [...items], broken: 0 }, { baseUrl: page.url });
  const materials = str(node, "material")
    ?.split("/")
    .map((each) => each.trim())
    .filter((each) => each !== "");
  const variants =
    stated(product.variants)?.map((variant, index) => withPieces(variant, node, index)) ?? null;
  const samples = stated(readReviews({ items: [node], broken: 0 }, readingOf(facts, page.url)).reviews);
  warnUneven(warn, "variants", variants, VARIANT_FIELDS);
  warnUneven(warn, "reviewSamples", samples, ["rating", "text", "publishedOn"]);
  isWholeList(warn, "reviewSamples", node["review"], samples);
  const trail = findByType(items, "BreadcrumbList")[0]?.["itemListElement"];
  isWholeList(warn, "categories", trail, breadcrumbs);
  const isWhole = isWholeList(warn, "variants", node["hasVariant"], variants);
  const isPriced = isWhole && (variants ?? []).every(({ price }) => price !== null);
  if (!isPriced)
    for (const field of Object.keys(NO_PRICE))
      warn("field_missing", `${field}: not every variant states a price.`);
  const attributes = (product.attributes ?? []).filter(({ name }) => name !== "material");
  return {
    categories: breadcrumbs?.map((step) => ({ ...step, url: withoutQuery(step.url) })) ?? product.categories,
    stockQuantity: piecesIn(obj(node, "offers")),
    ...(isPriced ? {} : NO_PRICE),
    variants,
    materials: materials ?? null,
    attributes: attributes.length === 0 ? null : attributes,
    shipsFromRegion: str(firstOffer(node), "shippingDetails.shippingOrigin.addressRegion"),
    questionSamples: questionsIn(items),
    reviewSamples: samples,
    seller:
      shopName === null
        ? null
        : {
            id: shopName,
            name: shopName,
            url: shopUrl(shopName),
            imageUrl: urlAt(node, "logo"),
            rating: num(shopRating, "ratingValue"),
            reviewCount: int(shopRating, "reviewCount"),
          },
  };
}

/** Rows of a list, or null where one is made of nulls: then it was no list. */
const stated = <T extends object>(rows: T[] | null): T[] | null =>
  rows?.some((row) => Object.values(row).every((value) => value === null)) === true ? null : rows;

const VARIANT_FIELDS = [
  ...["url", "title", "sku", "id", "price", "priceMicros", "currency", "availability", "stockQuantity"],
  ...["imageUrl", "attributes"],
];
const NO_PRICE = { price: null, priceMicros: null, priceMin: null, priceMax: null };

const variantsOf = (node: JsonObject): JsonObject[] => (arr(node, "hasVariant") ?? []).filter(isJsonObject);
const firstOffer = (node: JsonObject): JsonObject | null =>
  obj(node, "offers") ?? obj(variantsOf(node)[0] ?? {}, "offers");

/** Etsy writes the pieces in stock as the number of offers, or as a plain eligible quantity. */
function piecesIn(offer: JsonObject | null): number | null {
  const pieces =
    int(offer, "offerCount") ?? int(offer, "eligibleQuantity") ?? int(offer, "eligibleQuantity.value");
  return pieces === null || pieces < 0 ? null : pieces;
}

/** A variant's article number is `<listing>-<value>`: the value is the variant. */
function withPieces(variant: Variant, node: JsonObject, index: number): Variant {
  const offer = obj(variantsOf(node)[index] ?? {}, "offers");
  return { ...variant, id: variant.sku?.split("-")[1] ?? null, stockQuantity: piecesIn(offer) };
}

function questionsIn(items: readonly JsonObject[]) {
  const questions = findByType(items, "FAQPage").flatMap((page) => arr(page, "mainEntity") ?? []);
  const read = questions.flatMap((one) => {
    const question = str(one, "name");
    return question === null ? [] : [{ question, answer: str(one, "acceptedAnswer.text") }];
  });
  return questions.length === 0 ? null : read;
}

/** Bestseller and other labels of the picture. */
export function labelsOn(doc: HtmlDocument): string[] | null {
  const labels = doc.all("[data-listing-page-badge] clg-signal, [data-listing-page-badge] .wt-badge");
  return labels.length === 0 ? null : labels.map((label) => label.text());
}
