import type { JsonObject } from "../../../kernel/json.ts";
import { reviewOf, type Review } from "../../record-fields/review.ts";
import { timeOf } from "../../record-fields/time.ts";
import { plainText } from "../../text/plain-text.ts";
import type { JsonLd } from "../json-ld.ts";
import { countFrom } from "./amounts.ts";
import { imagesFrom } from "./images.ts";
import { personFrom } from "./people.ts";
import { givenRating } from "./rating.ts";
import {
  bareWord,
  isOfType,
  rawText,
  Reading,
  textOf,
  type Doubt,
  type LinkedDataOptions,
} from "./reading.ts";
import { isAbout } from "./subject.ts";

const TYPES = ["Review", "UserReview", "CriticReview", "EmployerReview"];

/** A review as JSON-LD tells it; `id` is its `identifier` or `@id` as written, which many pages leave out. */
export type LinkedReview = Omit<Review, "id"> & { id: string | null };

export interface ReadReviews {
  /** In page order; empty when the page states an empty list, null when it states none. */
  reviews: LinkedReview[] | null;
  doubts: Doubt[];
}

/**
 * The reviews of a page from its JSON-LD, whether inside of what they review or beside it. With `about` only those of
 * that thing; a page shows reviews of others, too.
 */
export function readReviews(source: JsonLd, options: LinkedDataOptions = {}): ReadReviews {
  const reading = new Reading(source, options);
  const owners = reading.nodes
    .map((node) => reading.whole(node))
    .filter((node) => "review" in node || "reviews" in node);
  const wanted = [...new Set(owners)].filter((node) => isAbout(node, options.about));
  const nested = wanted.flatMap((node) => reading.all(node["review"] ?? node["reviews"]));
  const alone = reading.roots.filter((node) => isOfType(node, TYPES) && isWanted(reading, node));
  const found = [...new Set([...nested, ...alone])];
  const reviews = found.map((node) => reviewFrom(reading, node));
  return { reviews: found.length === 0 && wanted.length === 0 ? null : reviews, doubts: reading.doubts };
}

function isWanted(reading: Reading, review: JsonObject): boolean {
  const { about } = reading.options;
  if (about === undefined) return true;
  const reviewed = reading.first(review["itemReviewed"]);
  return reviewed !== null && isAbout(reviewed, about);
}

function reviewFrom(reading: Reading, node: JsonObject): LinkedReview {
  const { locale, now } = reading.options;
  const text = rawText(node["reviewBody"] ?? node["description"]);
  const published = timeOf("published", textOf(node["datePublished"] ?? node["dateCreated"]), {
    ...(locale === undefined ? {} : { locale }),
    ...(now === undefined ? {} : { now }),
  });
  const review = reviewOf({
    id: "",
    url: reading.url(node["url"]),
    title: textOf(node["headline"] ?? node["name"]),
    text: text === null ? null : plainText(text),
    ...givenRating(reading, node["reviewRating"]),
    language: textOf(node["inLanguage"]),
    ...published,
    author: personFrom(reading, node["author"] ?? node["creator"]),
    helpfulCount: likesOf(reading, node),
    imageUrls: imagesFrom(reading, node["image"] ?? node["associatedMedia"]),
  });
  return { ...review, id: textOf(node["identifier"]) ?? textOf(node["@id"]) };
}

function likesOf(reading: Reading, node: JsonObject): number | null {
  const likes = reading
    .all(node["interactionStatistic"])
    .find(
      (each) =>
        bareWord(reading.first(each["interactionType"])?.["@type"] ?? each["interactionType"]) ===
        "LikeAction",
    );
  return countFrom(reading, likes?.["userInteractionCount"] ?? node["upvoteCount"], "helpfulCount");
}
