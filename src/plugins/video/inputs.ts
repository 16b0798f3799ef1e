import {
  asLists,
  countryCode,
  idsFromUrls,
  type JsonObject,
  languageTag,
  listOf,
  MAX_BROAD_URLS,
  MAX_GROUP_URLS,
  productId,
  searchTerms as terms,
  type Step,
  steps,
  str,
} from "../../plugin-sdk/index.ts";
import { CHANNEL, PLAYLIST_ID, readVideoUrl, VIDEO_ID, type VideoTarget, valueOf } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls"];

export const localeInput = {
  country: countryCode
    .default("us")
    .describe("Country from which the pages are asked for; charts and what may be watched depend on it.")
    .meta({ aliases: ["gl", "cc", "countryCode", "region"] }),
  language: languageTag
    .default("en")
    .describe("Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules.")
    .meta({ aliases: ["hl", "lang", "languageCode", "locale"] }),
};

const idList = (form: RegExp, expected: string, max: number, what: string) =>
  listOf(
    productId.refine((id) => form.test(id), `Expected ${expected}.`),
    max,
    what,
  );

const VIDEO_WORDS = ["videoId", "id", "ids", "video", "videos", "videoUrl", "videoUrls"];
export const videoIds = idList(
  VIDEO_ID,
  "an id of eleven characters, or the address of a video",
  MAX_BROAD_URLS,
  "video ids",
)
  .describe("Videos: ids, or addresses in any form (watch, youtu.be, shorts, live, embed).")
  .meta({ aliases: [...VIDEO_WORDS, ...URLS] });

const CHANNEL_WORDS = [
  "channel",
  "channelId",
  "channelIds",
  "channelUrl",
  "channelUrls",
  "handle",
  "handles",
];
export const channels = idList(
  CHANNEL,
  "an id that starts with UC, a handle such as @example, or the address of a channel",
  MAX_GROUP_URLS,
  "channels",
)
  .describe("Channels: ids, handles with their @, or addresses.")
  .meta({ aliases: [...CHANNEL_WORDS, ...URLS] });

const PLAYLIST_WORDS = ["playlistId", "playlist", "playlists", "playlistUrl", "playlistUrls", "list"];
export const playlistIds = idList(
  PLAYLIST_ID,
  "an id that starts with PL, UU, FL or OLAK5uy_, or the address of a playlist (mixes are made per viewer)",
  MAX_GROUP_URLS,
  "playlist ids",
)
  .describe("Playlists: ids, or addresses.")
  .meta({ aliases: [...PLAYLIST_WORDS, ...URLS] });

const QUERY_WORDS = ["query", "queries", "term", "terms", "searchTerm", "searchQuery", "searchQueries", "q"];
export const searchTerms = terms
  .describe("Search texts, or addresses of results pages; each is searched by itself.")
  .meta({ aliases: [...QUERY_WORDS, "keyword", "keywords", "searchUrl", "searchUrls", ...URLS] });

/** Friendly forms of a list of ids or texts. */
export const targetForms = (field: string, kind: VideoTarget["kind"]): Step =>
  steps(asLists(field), idsFromUrls(field, valueOf(kind)));

/** For inputs without `operation`: true when the field names something of this kind; addresses alone decide where there are any. */
export function names(field: string, kind: VideoTarget["kind"]) {
  return (raw: JsonObject): boolean => {
    const items = [raw[field] ?? []].flat().map((item) => str(item) ?? str(item, "url") ?? "");
    const targets = items.flatMap((item) => readVideoUrl(item) ?? []);
    return targets.length > 0
      ? targets.some((one) => one.kind === kind)
      : items.some((item) => !/^[a-z-]+:/i.test(item));
  };
}
