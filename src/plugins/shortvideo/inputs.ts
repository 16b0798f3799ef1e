import {
  asLists,
  countIn,
  countryCode,
  flag,
  idsFromUrls,
  type JsonObject,
  listOf,
  MAX_BROAD_URLS,
  MAX_GROUP_URLS,
  productId,
  type Step,
  steps,
  str,
  z,
} from "../../plugin-sdk/index.ts";
import { projectionForms } from "./projection.ts";
import { HANDLE, ID, readAddress, SHORT, TAG, type Target, valueOf } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls"];
const VIDEO_WORDS =
  "videoId video videos id ids itemId itemIds awemeId videoUrl videoUrls postUrl postUrls post posts";
const ACCOUNT_WORDS =
  "handle username usernames user users profile profiles profileUrl profileUrls userUrl userUrls account accounts author uniqueId";
const TAG_WORDS = "hashtag tag tags challenge challenges hashtagName hashtagUrl hashtagUrls tagUrl tagUrls";
const SOUND_WORDS =
  "soundId sound sounds soundUrl soundUrls musicId musicIds music musics musicUrl musicUrls songId audioId";

const targets = (form: RegExp, expected: string, max: number, what: string, words: string) =>
  listOf(
    productId.refine((value) => form.test(value), `Expected ${expected}.`),
    max,
    what,
  ).meta({ aliases: [...words.split(" "), ...URLS] });

export const videoIds = targets(
  new RegExp(`${ID.source}|${SHORT.source}`),
  "an id of 15 to 20 digits, or the address of a video",
  MAX_BROAD_URLS,
  "videos",
  VIDEO_WORDS,
).describe("Videos and photo posts: ids, or addresses in any form, short links too.");
export const handles = targets(
  HANDLE,
  "a handle such as @example, or the address of an account",
  MAX_GROUP_URLS,
  "accounts",
  ACCOUNT_WORDS,
).describe("Accounts: handles with or without their @, or addresses.");
export const hashtags = targets(
  TAG,
  "a hashtag without spaces, or its address",
  MAX_GROUP_URLS,
  "hashtags",
  TAG_WORDS,
).describe("Hashtags with or without their #, or addresses.");
export const soundIds = targets(
  ID,
  "an id of 15 to 20 digits, or the address of a sound",
  MAX_GROUP_URLS,
  "sounds",
  SOUND_WORDS,
).describe("Sounds: ids, or addresses.");

/** Friendly forms of a list of targets, and of what is to be picked. */
export const targetForms = (field: string, ...kinds: Target["kind"][]): Step =>
  steps(asLists(field), idsFromUrls(field, valueOf(...kinds)), projectionForms);

/** For inputs without `operation`: true when the field names something of this kind; addresses alone decide where there are any. */
export function names(field: string, ...kinds: Target["kind"][]) {
  return (raw: JsonObject): boolean => {
    const items = [raw[field] ?? []].flat().map((item) => str(item) ?? str(item, "url") ?? "");
    const found = items.flatMap((item) => readAddress(item) ?? []);
    return found.length > 0
      ? found.some(({ kind }) => kinds.includes(kind))
      : items.some((item) => item !== "" && !URL.canParse(item));
  };
}

const file = (what: string) =>
  flag.default(false).describe(`Says in \`featureCoverage\` what there is of it: ${what}`);
/** Flags of scrapers that hand out files; Records have addresses. */
export const fileFlags = {
  downloadVideos: file("the Record has the address of the film, no file.").meta({
    aliases: ["downloadVideo", "shouldDownloadVideos"],
  }),
  downloadSubtitles: file("the Record has addresses of subtitles, no files.").meta({
    aliases: ["downloadSubtitle", "shouldDownloadSubtitles", "includeSubtitles"],
  }),
  transcribeVideos: file("speech is not made into text here; subtitles of TikTok's own may say it.").meta({
    aliases: ["transcribeVideo", "transcribe", "includeTranscripts"],
  }),
};
export const FILE_FLAGS = ["downloadVideos", "downloadSubtitles", "transcribeVideos"] as const;

export const day = z.iso.date("Expected a day such as 2026-01-31.").optional();
const likes = countIn(0, 10_000_000_000).optional();
/** Filters of videos. TikTok has none for visitors: what was read is filtered here. */
export const filterInput = {
  startDate: day
    .describe("Only videos published on this day or later.")
    .meta({ aliases: ["dateFrom", "since", "from", "oldestPostDate", "publishedAfter"] }),
  endDate: day
    .describe("Only videos published on this day or earlier.")
    .meta({ aliases: ["dateTo", "until", "to", "newestPostDate", "publishedBefore"] }),
  minLikes: likes
    .describe("Only videos with at least this many likes. In lists one page more for each.")
    .meta({ aliases: ["minLikeCount", "leastLikes", "leastDiggs", "minDiggs"] }),
  maxLikes: likes
    .describe("Only videos with at most this many likes. In lists one page more for each.")
    .meta({ aliases: ["maxLikeCount", "mostLikes", "mostDiggs", "maxDiggs"] }),
  region: countryCode
    .optional()
    .describe(
      "Only videos made in this country, as far as their pages state it; ISO 3166-1 alpha-2. In lists one page more for each.",
    )
    .meta({ aliases: ["country", "countryCode", "locationCreated"] }),
};
