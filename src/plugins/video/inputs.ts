import {
  asLists,
  countryCode,
  idsFromUrls,
  type JsonObject,
  languageTag,
  listOf,
  MAX_BROAD_URLS,
  MAX_GROUP_URLS,
  MAX_SEARCH_TERMS,
  productId,
  searchText,
  type Step,
  steps,
  str,
} from "../../plugin-sdk/index.ts";
import {
  CHANNEL,
  isAddress,
  PLAYLIST_ID,
  readVideoUrl,
  VIDEO_ID,
  type VideoTarget,
  valueOf,
} from "./targets.ts";

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
const SEARCH =
  "This address names no search; give a text, or an address such as https://www.youtube.com/results?search_query=chess. Videos, channels and playlists have operations of their own.";
export const searchTerms = listOf(
  searchText.refine((text) => !isAddress(text), SEARCH),
  MAX_SEARCH_TERMS,
  "search terms",
)
  .describe("Search texts, or addresses of results pages; each is searched separately.")
  .meta({ aliases: [...QUERY_WORDS, "keyword", "keywords", "searchUrl", "searchUrls", ...URLS] });

/** Friendly forms of a list of ids or texts. */
export const targetForms = (field: string, kind: VideoTarget["kind"]): Step =>
  steps(asLists(field), idsFromUrls(field, valueOf(kind)));

/** For inputs without `operation`: true when the field names something of this kind; addresses alone decide where there are any. */
export function names(field: string, kind: VideoTarget["kind"]) {
  return (raw: JsonObject): boolean => {
    const targets = textsIn(raw, field).flatMap((item) => readVideoUrl(item) ?? []);
    return targets.length > 0
      ? targets.some((one) => one.kind === kind)
      : textsIn(raw, field).some((item) => !isAddress(item));
  };
}

/** Takes the tabs of channels from their addresses, where the input names none. What has no tab in it stands for `videos`. */
export const tabsFromUrls: Step = (raw, note) => {
  const named = textsIn(raw, "channels").map((item) => TAB_WORDS[readVideoUrl(item)?.tab ?? ""]);
  if ((raw["tabs"] ?? null) !== null || named.every((tab) => tab === undefined)) return raw;
  note("tabs", "Taken from the address.");
  return { ...raw, tabs: [...new Set(named.map((tab) => tab ?? "videos"))] };
};
/** Tabs as addresses spell them; others, such as `featured` and `community`, are not read. */
const TAB_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["videos", "shorts", "streams", "playlists", "releases", "podcasts", "about"].map((tab) => [tab, tab]),
  ),
  live: "streams",
};

const textsIn = (raw: JsonObject, field: string): string[] =>
  [raw[field] ?? []].flat().map((item) => str(item) ?? str(item, "url") ?? "");
