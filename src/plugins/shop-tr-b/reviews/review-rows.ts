import {
  countFrom,
  fieldFrom,
  fillerOf,
  flagFrom,
  idFrom,
  instantFrom,
  int,
  isJsonObject,
  linkField,
  linksField,
  listFrom,
  maybe,
  needed,
  numberFrom,
  objectFrom,
  rarely,
  readRows,
  str,
  textField,
  textFrom,
  textsFrom,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { picturesOf } from "../shop/pictures.ts";
import { canonical, merchantUrl } from "../targets.ts";
import { Review } from "./record.ts";

const FEATURE = { id: needed(textFrom("featureId", "")), rating: numberFrom("star", "") };
const PICTURES = rarely(fieldFrom("media", linksField(""), picturesOf));

const SELLER = {
  id: needed(idFrom("merchantId", "")),
  name: maybe(textFrom("merchantName", "")),
  url: maybe(
    fieldFrom("merchantUrl", linkField(""), (slug) => (typeof slug === "string" ? merchantUrl(slug) : null)),
  ),
};

/** A review. Birthday and gender of the customer stand beside it, and are never read. */
const REVIEW = {
  id: needed(idFrom("id", "")),
  productId: needed(idFrom("product.sku", "")),
  productTitle: textFrom("product.name", ""),
  productUrl: rarely(
    fieldFrom("product.url", linkField(""), (value) => canonical("product")(str(value) ?? "")),
  ),
  // Most are stars without words.
  text: rarely(textFrom("review.content", "")),
  rating: needed(numberFrom("star", "")),
  publishedAt: instantFrom("createdAt", ""),
  verified: flagFrom("isPurchaseVerified", ""),
  helpfulCount: rarely(countFrom("reactions.clap", "")),
  unhelpfulCount: rarely(countFrom("reactions.thumbsdown", "")),
  isNamed: rarely(flagFrom("displayCustomerName", "")),
  author: rarely(
    fieldFrom("customer", textField(""), (who) => {
      const [name, surname] = [str(who, "name"), str(who, "surname")];
      return name === null || surname === null ? null : `${name} ${surname}`.trim();
    }),
  ),
  seller: maybe(objectFrom("order", SELLER, "")),
  city: rarely(textFrom("order.shippingAddressCity", "")),
  featureRatings: rarely(listFrom("featureStars", FEATURE, "")),
  keywords: rarely(textsFrom("keywords", "")),
  pictures: PICTURES,
};
const reviewOf = fillerOf(Review.shape);

/** The Records of rows as the call for reviews and the pages have them. */
export const reviewsOf = (rows: readonly unknown[], warn: Warn) =>
  readRows(REVIEW, rows, { answer: "list of reviews", warn }, "reviews").map((row) =>
    reviewOf({
      ...row,
      author: row.isNamed === true && row.author ? { name: row.author } : null,
      imageUrls: row.pictures,
    }),
  );

export const photosOf = (rows: readonly unknown[], warn: Warn): string[] =>
  readRows({ pictures: PICTURES }, rows, { answer: "list of reviews", warn }, "customerPhotoUrls").flatMap(
    ({ pictures }) => pictures ?? [],
  );

/** Ratings by stars. Stars that nobody gave may be left out: those are 0 where the others add up to all. */
export function histogramOf(counts: unknown, total: number | null, warn: Warn) {
  if (!isJsonObject(counts)) return null;
  const given = (star: number) => int(counts[String(star)], "starCount");
  const sum = [1, 2, 3, 4, 5].reduce((all, star) => all + (given(star) ?? 0), 0);
  if (sum !== total)
    warn(
      "field_missing",
      `ratingHistogram: the stars add up to ${sum}, and the source counts ${total ?? "nothing"}.`,
    );
  const count = (star: number) => given(star) ?? (sum === total ? 0 : null);
  return { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) };
}
