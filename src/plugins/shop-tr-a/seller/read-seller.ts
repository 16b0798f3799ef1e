import {
  addressOf,
  arr,
  at,
  changed,
  countFrom,
  fieldFrom,
  fillerOf,
  idString,
  linkFrom,
  needed,
  num,
  numberFrom,
  obj,
  rarely,
  readFields,
  type RunContext,
  str,
  textField,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { tellMissing } from "../shop/amounts.ts";
import { unlessZero } from "../shop/cards.ts";
import { askStore } from "../shop/store.ts";
import { sellerUrl } from "../targets.ts";
import { Seller } from "./record.ts";

/** A figure of the shop, which `viewOf` puts under its name. */
const metric = (name: string) => rarely(textFrom(`metrics.${name}`, ""));
const HEADER = {
  name: needed(textFrom("name", "")),
  legalName: rarely(textFrom("officialName", "")),
  rating: rarely(numberFrom("score", "")),
  imageUrl: rarely(linkFrom("icon", "")),
  bannerUrl: rarely(linkFrom("image|webImage.image", "")),
  productCount: rarely(countFrom("productCount", "")),
  storeUrl: rarely(linkFrom("storeUrl", "")),
  rankingText: rarely(
    fieldFrom("rankingInfo", textField(""), (ranking) => {
      const [text, bold] = [str(ranking, "text"), str(ranking, "textbold")];
      return text === null || bold === null ? null : `${text} ${bold}`.trim();
    }),
  ),
  address: metric("location"),
  joinedText: metric("activationDate"),
  responseText: metric("averageResponseTime"),
  shippingText: metric("deliveryTime"),
  corporateInvoiceText: metric("corporateInvoice"),
  productRating: metric("avgProductScore"),
  sellerRating: metric("avgSellerReviewScore"),
};
const METRICS =
  "address, joinedText, responseText, shippingText, corporateInvoiceText, productRating, sellerRating";
const sellerOf = fillerOf(Seller.shape);

/** A seller's shop. @throws SourceError `source_changed` when the answer is about another seller */
export async function readSeller(ctx: RunContext, countryCode: string, id: string) {
  const { page, result } = await askStore(ctx, countryCode, [
    "/seller-store/{id}/header-information",
    { id },
  ]);
  const metrics = arr(result, "sellerMetrics");
  if (metrics === null) tellMissing({ countryCode, warn: ctx.warn }, METRICS, `the shop of ${id}`);
  const rows = (metrics ?? []).map((row) => [idString(row, "id"), at(row, "value")]);
  const view = { ...obj(result), metrics: Object.fromEntries(rows) as unknown };
  const { name, rating, address, productRating, sellerRating, ...stated } = readFields(HEADER, view, {
    answer: "shop",
    warn: ctx.warn,
  });
  if (name === null || idString(result, "id") !== id)
    throw changed(page, `The answer is not about seller ${id}.`);
  const record = sellerOf({
    ...stated,
    id,
    name,
    url: sellerUrl(id),
    address: address === null ? null : addressOf({ city: address }),
    rating: unlessZero(rating),
    ratingMax: rating === null || rating === 0 ? null : 10,
    productRating: num(productRating),
    sellerRating: num(sellerRating),
  });
  return { page, record };
}
