import {
  absoluteUrl,
  arr,
  countOf,
  fieldFrom,
  filledText,
  firstOf,
  idFrom,
  idString,
  linkFrom,
  needed,
  numberFrom,
  parseNumber,
  rarely,
  readObject,
  str,
  strs,
  textField,
  textFrom,
  textsField,
} from "../../../plugin-sdk/index.ts";
import { countIn, mallUrl, starsOf } from "../goods/card.ts";
import type { Place } from "../page/place.ts";
import { TEMU } from "../source.ts";

/** `["1.2K+", "Sold"]`: a count with its unit; or one text. */
const pairFrom = (path: string) =>
  fieldFrom(path, textField(""), (pair) => strs(pair)?.join(" ") ?? (typeof pair === "string" ? pair : null));

const MALL = {
  id: needed(idFrom("mallId", "")),
  name: textFrom("mallName", ""),
  imageUrl: rarely(linkFrom("mallLogo", "")),
  rating: rarely(numberFrom("mallStar", "")),
  shownRating: rarely(textFrom("mallStarStr", "")),
  reviewCount: rarely(pairFrom("reviewNumStr")),
  sold: rarely(pairFrom("goodsSalesNumUnit")),
  followers: rarely(pairFrom("followerNumUnit")),
  products: rarely(pairFrom("goodsNumUnit")),
  seoUrl: rarely(fieldFrom("seoUrl", textField(""), (value) => absoluteUrl(str(value) ?? "", `${TEMU}/`))),
  tags: rarely(
    fieldFrom("mallTags", textsField(""), (tags) => {
      const texts = arr(tags)?.map((tag) => filledText(tag, "text"));
      return texts?.every((text) => text !== null) === true ? texts : null;
    }),
  ),
};

/** Whose shop goods are of, and what their page says of it. Of a shop other than that of the goods nothing is taken. */
export function sellerFrom(data: unknown, place: Place) {
  const stated = firstOf(data, ["mall.mallData", "moduleMap.mallModule.data.mallData"]);
  const own = idString(firstOf(data, ["goods.mallId"]));
  const mall =
    stated === null ? null : readObject(MALL, stated, { answer: "state", warn: place.warn }, "seller");
  if (mall === null || (own !== null && own !== mall.id)) {
    place.warn(
      "field_missing",
      `seller, seller.url, sellerInfo: the page does not describe the shop ${own ?? ""} of the goods.`,
    );
    const seller = {
      id: own,
      name: null,
      url: mallUrl(own ?? "0"),
      imageUrl: null,
      rating: null,
      reviewCount: null,
    };
    return { seller: own === null ? null : seller, sellerInfo: null };
  }
  const { id, name, imageUrl, tags } = mall;
  const url = mallUrl(id);
  const star =
    mall.rating ?? (mall.shownRating === null ? null : parseNumber(mall.shownRating, place.locale));
  const reviewCount = countIn("seller.reviewCount", mall.reviewCount, place);
  return {
    seller: { id, name, url, imageUrl, rating: starsOf(star), reviewCount },
    sellerInfo: {
      ...countOf("product", mall.products, place.locale),
      ...countOf("sold", mall.sold, place.locale),
      ...countOf("follower", mall.followers, place.locale),
      tags,
      seoUrl: mall.seoUrl,
    },
  };
}
