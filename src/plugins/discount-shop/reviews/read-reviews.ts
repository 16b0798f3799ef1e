import {
  arr,
  attributeFields,
  fieldFrom,
  filledText,
  firstOf,
  idFrom,
  int,
  type JsonObject,
  linksField,
  listField,
  needed,
  num,
  numberFrom,
  obj,
  rarely,
  readRows,
  statedIn,
  str,
  textField,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import type { Place } from "../page/place.ts";
import { warnOfGaps } from "../page/warn-of-gaps.ts";
import { countryIn } from "./country-in.ts";
import { reviewOf } from "./record.ts";

/** `[{"specKey": "Colour", "specValue": "Red"}]`, as a list or as its text. */
export const specsFrom = (path: string) =>
  fieldFrom(path, listField(attributeFields(), ""), (value) => {
    const rows = typeof value === "string" ? listIn(value) : arr(value);
    const specs = rows?.map((row) => ({
      name: str(firstOf(row, ["specKey", "spec_key"])),
      value: str(firstOf(row, ["specValue", "spec_value"])),
    }));
    return specs?.every(({ name, value }) => name !== null && value !== null) === true ? specs : null;
  });

function listIn(text: string): unknown[] | null {
  try {
    return arr(JSON.parse(text));
  } catch {
    return null;
  }
}

const REVIEW = {
  id: needed(idFrom("reviewId", "")),
  productId: statedIn(["answer"], idFrom("goodsId", "")),
  skuId: rarely(idFrom("skuId", "")),
  rating: numberFrom("score", ""),
  text: rarely(textFrom("comment", "")),
  attributes: rarely(specsFrom("specs")),
  writtenText: rarely(textFrom("concatTimeLang", "")),
  country: rarely(textFrom("concatRichText.ariaLabel", "")),
  // Seconds; a number of 13 digits are milliseconds.
  publishedAt: fieldFrom("time|timeMs", textField(""), (value) => {
    const time = num(value);
    return time === null || time <= 0 ? null : new Date(time < 1e11 ? time * 1_000 : time).toISOString();
  }),
  author: rarely(textFrom("name", "")),
  translatedText: rarely(textFrom("reviewLang.translateComment", "")),
  imageUrls: rarely(
    fieldFrom("pictures", linksField(""), (files) => {
      const urls = arr(files)?.map((file) => str(file, "url") ?? str(file));
      return urls?.every((url) => url !== null && /^https?:/.test(url)) === true ? urls : null;
    }),
  ),
};

const STATED_BY_ALL = {
  skuId: ["skuId"],
  text: ["comment"],
  author: ["name"],
  writtenText: ["concatTimeLang"],
  attributes: ["specs"],
};

/** A kind of operation in the list below a review: "helpful". */
const HELPFUL = 4;

/** The reviews in rows of a page or answer about one product; those of another are counted and left out. */
export function reviewsFrom(
  rows: readonly unknown[],
  id: string,
  place: Place,
  answer: "answer" | "page",
  name = "reviews",
) {
  warnOfGaps(rows, STATED_BY_ALL, name, place.warn);
  return rows.flatMap((row) => {
    const [stated] = readRows(REVIEW, [row], { answer, warn: place.warn }, name);
    if (stated === undefined) return [];
    // Those on the page of a product do not say what they are about.
    if (stated.productId !== id && (answer === "answer" || stated.productId !== null)) {
      place.warn("row_dropped", `${name}: one is about product ${stated.productId ?? "unknown"}.`);
      return [];
    }
    const own = obj(row) as JsonObject;
    const helpful = arr(own, "opList")?.find((one) => int(one, "type") === HELPFUL);
    const video = filledText(own, "video.url");
    const score = stated.rating !== null && stated.rating >= 1 && stated.rating <= 5 ? stated.rating : null;
    if (score === null && stated.rating !== null)
      place.warn("field_missing", `${name}.rating: ${stated.rating} is no number of stars.`);
    return [
      reviewOf({
        ...stated,
        productId: id,
        rating: score,
        text: stated.text?.trim() || null,
        author: stated.author?.includes("*") === true ? { name: stated.author } : null,
        country: countryIn(stated.country, place.locale),
        helpfulCount: int(helpful, "num"),
        videoUrls: video === null ? null : [video],
        videoSeconds: int(own, "video.duration"),
      }),
    ];
  });
}
