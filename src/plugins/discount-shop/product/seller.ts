import {
  absoluteUrl,
  countOf,
  fieldFrom,
  filledText,
  firstOf,
  idFrom,
  idString,
} from "../../../plugin-sdk/index.ts";
import {
  arr,
  linkFrom,
  needed,
  numberFrom,
  parseNumber,
  rarely,
  readObject,
  strs,
} from "../../../plugin-sdk/index.ts";
import { textField, textFrom, textsField } from "../../../plugin-sdk/index.ts";
import { mallUrl, starsOf } from "../goods/card.ts";
import type { Place } from "../page/place.ts";
import { TEMU } from "../source.ts";
import { addressOf, readTemuUrl } from "../targets.ts";

/** `["1.2K+", "Sold"]`: a count with its unit; or one text. */
const pairFrom = (path: string) =>
  fieldFrom(path, textField(""), (pair) => strs(pair)?.join(" ") ?? (typeof pair === "string" ? pair : null));

const MALL = {
  id: needed(idFrom("mallId", "")),
  name: textFrom("mallName", ""),
  imageUrl: rarely(linkFrom("mallLogo", "")),
  star: rarely(numberFrom("mallStar", "")),
  shownStar: rarely(textFrom("mallStarStr", "")),
  reviews: rarely(pairFrom("reviewNumStr")),
  address: rarely(textFrom("seoUrl", "")),
  sold: rarely(pairFrom("goodsSalesNumUnit")),
  followers: rarely(pairFrom("followerNumUnit")),
  products: rarely(pairFrom("goodsNumUnit")),
  tags: rarely(
    fieldFrom("mallTags", textsField(""), (tags) => {
      const texts = arr(tags)?.map((tag) => filledText(tag, "text"));
      return texts?.every((text) => text !== null) === true ? texts : null;
    }),
  ),
};

/** A count as a number, or as a text in the words of the page; a warning where it cannot be read. */
export function countIn(name: string, count: unknown, place: Place): number | null {
  const text = idString(count);
  const read = text === null ? null : parseNumber(text, place.locale);
  const isCount = read !== null && Number.isSafeInteger(read) && read >= 0;
  if (text !== null && !isCount) place.warn("field_missing", `${name}: "${text}" cannot be read.`);
  return isCount ? read : null;
}

/** Whose shop goods are of, and what their page says of it. Of a shop other than that of the goods nothing is taken. */
export function sellerFrom(data: unknown, place: Place) {
  const stated = firstOf(data, ["mall.mallData", "moduleMap.mallModule.data.mallData"]);
  const own = idString(firstOf(data, ["goods.mallId"]));
  const mall =
    stated === null ? null : readObject(MALL, stated, { answer: "state", warn: place.warn }, "seller");
  if (mall === null || (own !== null && own !== mall.id)) {
    place.warn(
      "field_missing",
      `seller, sellerInfo: the page does not describe the shop ${own ?? ""} of the goods.`,
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
  const target = readTemuUrl(absoluteUrl(mall.address ?? "", `${TEMU}/`) ?? "");
  const url = target?.kind === "mall" && target.id === id ? addressOf(target) : mallUrl(id);
  const star = mall.star ?? (mall.shownStar === null ? null : parseNumber(mall.shownStar, place.locale));
  const reviewCount = countIn("seller.reviewCount", mall.reviews, place);
  return {
    seller: { id, name, url, imageUrl, rating: starsOf(star), reviewCount },
    sellerInfo: {
      ...countOf("product", mall.products, place.locale),
      ...countOf("sold", mall.sold, place.locale),
      ...countOf("follower", mall.followers, place.locale),
      tags,
    },
  };
}
