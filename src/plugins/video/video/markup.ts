import {
  at,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  type MicrodataItem,
  microdata,
  parseDuration,
  parseHtml,
} from "../../../plugin-sdk/index.ts";

/** The first text of a property, or null. */
const textAt = (item: MicrodataItem | undefined, name: string): string | undefined =>
  item?.properties[name]?.find((value) => typeof value === "string");
const itemsAt = (item: MicrodataItem, name: string): MicrodataItem[] =>
  (item.properties[name] ?? []).filter((value) => typeof value !== "string");

/** What the page says for machines (schema.org), in the form of what the player gets, of which it is a part; null when it says nothing. */
export function markupOf(page: HttpResponse): JsonObject | null {
  const item = microdata(parseHtml(page)).find(({ types }) =>
    types.some((type) => /\/VideoObject$/.test(type)),
  );
  const id = textAt(item, "identifier") ?? textAt(item, "videoId");
  if (item === undefined || id === undefined) return null;
  const [author] = itemsAt(item, "author");
  const profile = textAt(author, "url");
  const counts = itemsAt(item, "interactionStatistic");
  const countOf = (action: string) =>
    textAt(
      counts.find((count) => textAt(count, "interactionType")?.endsWith(action) === true),
      "userInteractionCount",
    );
  const flagOf = (name: string) => {
    const said = textAt(item, name)?.toLowerCase();
    return said === "true" ? true : said === "false" ? false : undefined;
  };
  const listOf = (name: string) => textAt(item, name)?.split(/\s*,\s*/);
  const still = textAt(item, "thumbnailUrl");
  return withoutGaps({
    videoDetails: {
      videoId: id,
      title: textAt(item, "name"),
      shortDescription: textAt(item, "description"),
      lengthSeconds: secondsIn(textAt(item, "duration")),
      viewCount: countOf("WatchAction") ?? textAt(item, "interactionCount"),
      keywords: listOf("keywords"),
      channelId: textAt(item, "channelId") ?? /\/channel\/(UC[\w-]{22})/.exec(profile ?? "")?.[1],
      author: textAt(author, "name"),
      thumbnail: still === undefined ? undefined : { thumbnails: [{ url: still }] },
    },
    microformat: {
      playerMicroformatRenderer: {
        category: textAt(item, "genre"),
        likeCount: countOf("LikeAction"),
        publishDate: textAt(item, "datePublished"),
        uploadDate: textAt(item, "uploadDate"),
        isFamilySafe: flagOf("isFamilyFriendly"),
        isUnlisted: flagOf("unlisted"),
        availableCountries: listOf("regionsAllowed"),
        embed: { iframeUrl: textAt(item, "embedUrl") },
        ownerProfileUrl: profile,
      },
    },
  });
}

const secondsIn = (duration: string | undefined): string | undefined => {
  const seconds = parseDuration(duration ?? "");
  return seconds === null ? undefined : String(seconds);
};

/** JSON has no undefined: keys without a value are left out. */
const withoutGaps = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;

/** What the player gets, with the details of the markup where it has none; `isMarkup` says so. */
export function playerWithMarkup(player: JsonObject | null, page: HttpResponse): JsonObject | null {
  if (isJsonObject(at(player, "videoDetails"))) return player;
  const markup = markupOf(page);
  return markup === null
    ? player
    : { ...markup, ...player, videoDetails: markup["videoDetails"] ?? null, isMarkup: true };
}
