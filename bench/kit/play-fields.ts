import { isDeepStrictEqual } from "node:util";
import { decodeEntities } from "../../src/plugin-sdk/index.ts";

type Values = Record<string, unknown>;
type Read = (ours: Values) => unknown;

/** Where google-play-scraper's fields stand in our Records. A function where the form differs; the value must not. */
const FIELDS: Record<"app" | "search" | "reviews", Record<string, string | Read>> = {
  app: {
    title: "title",
    description: "description",
    descriptionHTML: "descriptionHtml",
    summary: "summary",
    installs: "installs",
    minInstalls: "minInstalls",
    maxInstalls: "exactInstalls",
    score: "rating",
    scoreText: "ratingText",
    ratings: "ratingCount",
    reviews: "reviewCount",
    histogram: "ratingHistogram",
    price: "price",
    originalPrice: "originalPrice",
    discountEndDate: "discountEndsAt",
    free: "isFree",
    currency: "currency",
    priceText: ({ priceText }) => priceText ?? "Free",
    available: "available",
    offersIAP: said("offersInAppPurchases"),
    IAPRange: "inAppPurchaseRange",
    androidVersion: "androidVersion",
    androidVersionText: "androidVersion",
    // Theirs says VARY where the page names no such limit.
    androidMaxVersion: ({ androidMaxVersion }) => androidMaxVersion ?? "VARY",
    developer: "developer",
    developerId: "developerId",
    developerEmail: contact("supportEmail"),
    developerWebsite: "developerWebsite",
    developerAddress: contact("supportAddress"),
    developerLegalName: contact("legalName"),
    developerLegalEmail: contact("legalEmail"),
    // Theirs writes the lines of the address as one.
    developerLegalAddress: (ours) => (contact("legalAddress")(ours) as string | null)?.replaceAll("\n", ", "),
    developerLegalPhoneNumber: contact("legalPhone"),
    // Theirs takes it from the link, too.
    developerInternalID: "developerId",
    privacyPolicy: "privacyPolicyUrl",
    genre: "genre",
    genreId: "genreId",
    categories: "categories",
    icon: "iconUrl",
    headerImage: "headerImageUrl",
    screenshots: ({ screenshots }) => (screenshots as { url: string }[]).map(({ url }) => url),
    video: "videoUrl",
    videoImage: "videoImageUrl",
    previewVideo: "previewVideoUrl",
    contentRating: "contentRating",
    contentRatingDescription: "contentRatingDescription",
    adSupported: said("containsAds"),
    released: "releasedText",
    // Theirs has whole seconds.
    updated: ({ updatedAt }) => Math.floor(Date.parse(String(updatedAt)) / 1000) * 1000,
    version: "version",
    recentChanges: "recentChanges",
    comments: ({ topReviews }) => (topReviews as Values[]).slice(0, 5).map(({ text }) => text),
    preregister: "preregister",
    earlyAccessEnabled: "earlyAccess",
    isAvailableInPlayPass: said("playPass"),
    appId: "id",
    url: "url",
  },
  search: {
    title: "title",
    appId: "id",
    url: "url",
    icon: "iconUrl",
    developer: "developer",
    developerId: "developerId",
    currency: "currency",
    price: "price",
    free: "isFree",
    summary: "summary",
    scoreText: "ratingText",
    score: "rating",
  },
  reviews: {
    id: "id",
    userName: ({ author }) => (author as Values).name,
    userImage: ({ author }) => (author as Values).imageUrl,
    date: "publishedAt",
    score: "rating",
    scoreText: ({ rating }) => String(rating),
    url: "url",
    // Always null in theirs: reviews have no titles any more.
    title: () => null,
    text: "text",
    replyDate: ({ reply }) => (reply as Values | null)?.publishedAt,
    replyText: ({ reply }) => (reply as Values | null)?.text,
    version: "appVersion",
    thumbsUp: "helpfulCount",
    criterias: ({ criteria }) =>
      (criteria as Values[] | null)?.map(({ name, answer }) => ({ criteria: name, rating: answer })),
  },
};

/** Compares every field of every item in which theirs holds something. */
export function differences(
  kind: keyof typeof FIELDS,
  theirs: readonly Values[],
  ours: readonly Values[],
): { compared: number; different: string[] } {
  const different: string[] = [];
  let compared = 0;
  for (const [index, item] of theirs.entries()) {
    for (const [name, value] of Object.entries(item)) {
      const wanted = comparable(value);
      if (wanted === null) continue;
      compared += 1;
      const found = valueOf(FIELDS[kind][name], ours[index] ?? {});
      if (!holds(comparable(found), wanted))
        different.push(`${name}[${index}]: ${shown(value)} is ${shown(found)} in ours`);
    }
  }
  return { compared, different };
}

/** True when all that theirs holds is in ours; theirs has null where it finds nothing, as in an answer left open. */
function holds(ours: unknown, theirs: unknown): boolean {
  if (theirs === null) return true;
  if (typeof theirs !== "object" || typeof ours !== "object" || ours === null)
    return isDeepStrictEqual(ours, theirs);
  if (Array.isArray(theirs) && theirs.length !== (ours as unknown[]).length) return false;
  return Object.entries(theirs).every(([name, value]) => holds((ours as Values)[name], value));
}

function valueOf(read: string | Read | undefined, ours: Values): unknown {
  if (read === undefined) return "(no such field)";
  return typeof read === "string" ? ours[read] : read(ours);
}

/** Theirs says false where the page says nothing, ours null. */
function said(field: string): Read {
  return (ours) => ours[field] === true;
}

function contact(field: string): Read {
  return ({ developerContact }) => (developerContact as Values | null)?.[field];
}

/**
 * The value behind a form. Nothing, an empty text and an empty list are nothing. Theirs keeps markup and entities in
 * texts where ours are plain; ours names language and country in every URL; theirs takes the first three digits of the
 * nanoseconds for milliseconds, which is wrong below 100 ms, so times are compared by the second.
 */
function comparable(value: unknown): unknown {
  if (value === undefined || value === null || value === "") return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(comparable);
  if (typeof value !== "string") return value;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return value.slice(0, 19);
  const url = /^https?:\/\//.test(value) ? URL.parse(value) : null;
  if (url === null)
    return decodeEntities(
      value
        .replaceAll(/<br>|\r\n/g, "\n")
        .replaceAll(/<\/?[a-z][^>]*>/g, "")
        .replaceAll("+", " "),
    ).trim();
  for (const name of ["hl", "gl"]) url.searchParams.delete(name);
  return url.href;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "undefined";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
