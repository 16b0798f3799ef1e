import { ratingOf, type Rating } from "../../record-fields/rating.ts";
import { countFrom, numberFrom } from "./amounts.ts";
import { listOf, textOf, type Reading } from "./reading.ts";

/** An AggregateRating. The scale is null unless stated, also where schema.org would assume 1 to 5. */
export function aggregateRating(reading: Reading, value: unknown): Rating {
  const node = reading.first(value);
  if (node === null) return ratingOf({});
  if (listOf(value).length > 1)
    reading.doubt("rating", "There are several aggregate ratings; the first was read.");
  const counts = {
    ratingCount: countFrom(reading, node["ratingCount"], "ratingCount"),
    reviewCount: countFrom(reading, node["reviewCount"], "reviewCount"),
  };
  const given = givenRating(reading, node);
  // Nobody has rated it: a 0 that stands there all the same is no rating.
  const isUnrated = given.rating === 0 && (counts.ratingCount ?? counts.reviewCount ?? 0) === 0;
  return ratingOf({ ...given, ...counts, rating: isUnrated ? null : given.rating });
}

/** `ratingValue` and `bestRating` of a Rating; null for what is beyond its own scale. */
export function givenRating(
  reading: Reading,
  value: unknown,
): { rating: number | null; ratingMax: number | null } {
  const node = reading.first(value);
  const shown = node === null ? value : node["ratingValue"];
  const isPercent = textOf(shown)?.endsWith("%") === true;
  const rating = numberFrom(reading, shown);
  const best = node === null ? null : numberFrom(reading, node["bestRating"]);
  const ratingMax = best ?? (isPercent && rating !== null ? 100 : null);
  const isBeyond = rating !== null && (rating < 0 || (ratingMax !== null && rating > ratingMax));
  if (!isBeyond) return { rating, ratingMax };
  reading.doubt("rating", `${rating} is beyond a scale that ends at ${ratingMax}.`);
  return { rating: null, ratingMax: null };
}
