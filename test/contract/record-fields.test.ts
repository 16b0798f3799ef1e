import { describe, expect, it } from "vitest";
import { builtInScrapers } from "../../scripts/generate/built-in-scrapers.ts";
import {
  ENDINGS,
  fieldPaths,
  kindOf,
  lastOf,
  SHARED,
  type FieldPath,
} from "../../scripts/generate/record-vocabulary.ts";
import { recordSchemaOf } from "../../src/scrape-host/input/json-schema.ts";

/** Other words for what a shared field means, of a group or of several families; each shared name is what families must use. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  rating: "score stars averageRating ratingValue meanRating trustScore",
  ratingCount: "ratings ratingsCount numRatings totalRatings",
  reviewCount: "reviews reviewsCount numReviews totalReviews numberOfReviews",
  ratingHistogram: "histogram ratingDistribution reviewsDistribution starCounts",
  language: "lang languageCode isoLanguage",
  country: "countryCode",
  title: "headline",
  url: "link permalink pageUrl canonicalUrl href",
  imageUrl: "avatarUrl avatar logoUrl logo photoUrl pictureUrl thumbnailUrl mainImage",
  imageUrls: "images photos pictures imageLinks",
  videoUrls: "videos videoLinks",
  thumbnails: "thumbs",
  price: "priceAmount amount currentPrice salePrice",
  currency: "priceCurrency currencyCode",
  priceMin: "minPrice lowPrice priceFrom",
  priceMax: "maxPrice highPrice priceTo",
  originalPrice: "listPrice oldPrice priceBefore basePrice",
  discountPercent: "discount discountRate",
  availability: "inStock isInStock stockStatus",
  stockQuantity: "stock quantityInStock inventory",
  gtin: "ean upc barcode",
  attributes: "specifications specs properties",
  variants: "variations",
  seller: "vendor merchant",
  categories: "breadcrumbs categoryPath",
  soldCount: "sold salesCount soldTimes",
  minimumOrderQuantity: "moq minOrder",
  resultPosition: "position resultRank",
  term: "searchTerm searchText searchQuery query",
  isAd: "isSponsored sponsored isPromoted",
  helpfulCount: "thumbsUpCount helpfulVotes likesCount",
  likeCount: "likes",
  viewCount: "views",
  shareCount: "shares",
  followerCount: "followersCount",
  followingCount: "followingsCount followsCount",
  postCount: "postsCount mediaCount statusesCount",
  username: "screenName userName",
  publishedAt: "datePublished publishDate publishedDate publishedTime",
  experiencedOn: "experienceDate",
  postedAt: "datePosted",
  reply: "ownerReply developerReply response",
  verified: "isVerifiedPurchase verifiedPurchase",
  durationSeconds: "duration lengthSeconds durationS",
  latitude: "lat",
  longitude: "lng lon",
  postalCode: "zip zipCode postcode",
  street: "streetAddress",
  region: "addressRegion",
  description: "descriptionText",
  id: "reviewId",
  remote: "isRemote",
  channel: "uploader",
  isFree: "free",
};

/** A source's own word for something else, with the reason; it stays. */
const OWN_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  codehost: {
    stars: "what GitHub's users give to a repository, and no rating",
    score: "how well a hit of the search fits",
    company: "a line of the profile, written by its owner",
  },
  forum: { score: "votes up less votes down, which may be negative: no rating and no likes" },
  jobs: { score: "of one topic a company is rated on, beside its rating" },
  professional: { headline: "the line that people write under their names" },
  realestate: { amount: "of a tax paid in a year, beside the price" },
  reviews: {
    stars: "the rating as the page paints it, to half a star",
    categoryPath: "of a category, which is no product",
    reviews: "of a business that was asked for with its reviews",
  },
};

/** Names that say neither what they count nor in which unit. */
const UNCLEAR = /(?:Date|Timestamp|Ms|Millis|Cents)$/;

const scrapers = await builtInScrapers();
const fields = scrapers.flatMap((scraper) =>
  scraper.operations.flatMap((operation) =>
    fieldPaths(recordSchemaOf(operation))
      .filter(({ path }) => !path.startsWith("_"))
      .map((field) => ({
        ...field,
        family: scraper.id,
        where: `${scraper.id} ${operation.name}: ${field.path}`,
      })),
  ),
);
const sharedFor = new Map(
  Object.entries(OTHER_WORDS).flatMap(([shared, others]) =>
    others.split(" ").map((other): [string, string] => [other, shared]),
  ),
);
const isOwn = (family: string, name: string): boolean => OWN_WORDS[family]?.[name] !== undefined;

/** What is wrong with the names of these fields. */
function complaints(found: readonly (FieldPath & { family: string; where: string })[]): string[] {
  return found.flatMap(({ path, type, family, where }) => {
    const name = lastOf(path);
    if (isOwn(family, name)) return [];
    const shared = sharedFor.get(name);
    if (shared !== undefined) return [`${where} is called ${shared} in all families.`];
    if (UNCLEAR.test(name)) return [`${where} says no unit: an instant ends in At, a day in On.`];
    const kinds =
      SHARED.get(name)?.kinds ?? ENDINGS.flatMap(({ ending, kind }) => (ending.test(name) ? kind : []));
    const wanted = new Set(kinds);
    return wanted.size === 0 || wanted.has(kindOf(type))
      ? []
      : [`${where} is ${kindOf(type)}, and ${[...wanted].join(" or ")} in all families.`];
  });
}

describe("one vocabulary", () => {
  it("is used by every family: no second name for a shared meaning, no second meaning for a shared name", () => {
    expect(complaints(fields)).toEqual([]);
  });

  it("names only what the groups of fields or several families have, and each other word once", () => {
    const users = (name: string) =>
      new Set(fields.flatMap(({ family, path }) => (lastOf(path) === name ? family : [])));
    const isShared = (name: string) => SHARED.has(name) || users(name).size > 1;
    expect(Object.keys(OTHER_WORDS).filter((name) => !isShared(name))).toEqual([]);
    const others = Object.values(OTHER_WORDS).flatMap((words) => words.split(" "));
    expect(others.length).toBe(new Set(others).size);
    expect(others.filter((name) => SHARED.has(name))).toEqual([]);
  });

  it("lets a family keep a word of its own only while it uses it", () => {
    const used = new Set(fields.map(({ family, path }) => `${family}.${lastOf(path)}`));
    const unused = Object.entries(OWN_WORDS).flatMap(([family, words]) =>
      Object.keys(words).filter((name) => !used.has(`${family}.${name}`)),
    );
    expect(unused).toEqual([]);
  });

  it.each([
    ["lang", "string", "x op: lang is called language in all families."],
    ["free", "boolean", "x op: free is called isFree in all families."],
    ["author.avatarUrl", "string (uri)", "x op: author.avatarUrl is called imageUrl in all families."],
    ["rating", "string", "x op: rating is text, and number in all families."],
    ["id", "integer", "x op: id is number, and text in all families."],
    ["seenAt", "string (date)", "x op: seenAt is day, and instant in all families."],
    ["openedDate", "string", "x op: openedDate says no unit: an instant ends in At, a day in On."],
    ["imageUrls", "string (uri)", "x op: imageUrls is text, and list in all families."],
  ])("complains of %s as %s", (path, type, complaint) => {
    expect(complaints([{ path, type, family: "x", where: `x op: ${path}` }])).toEqual([complaint]);
  });
});
