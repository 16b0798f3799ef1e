import {
  arr,
  fieldFrom,
  flagField,
  flagFrom,
  isJsonObject,
  type JsonObject,
  needed,
  numberField,
  objectFrom,
  rarely,
  type RunContext,
  str,
  textFrom,
  textsField,
} from "../../../plugin-sdk/index.ts";
import { addressFrom, clockSeconds, imagesFrom, viewsAndAge, wordsFrom } from "../page/texts.ts";
import { allOf } from "../page/walk.ts";
import { leaderIn } from "./collaborators.ts";

/** Styles of badges and overlays: words of the source, in no language. */
const stylesIn = (value: unknown): string[] =>
  [...allOf(value, "style"), ...allOf(value, "badgeStyle")].flatMap((style) => str(style) ?? []);

const isLiveIn = (value: unknown): boolean | null => {
  const styles = stylesIn(value);
  return styles.length === 0 ? null : styles.some((style) => /(?:^|_)LIVE(?:_NOW)?$/.test(style));
};
const liveFrom = (path: string) => fieldFrom(path, flagField(""), isLiveIn);
const verifiedFrom = (path: string) =>
  fieldFrom(
    path,
    flagField(""),
    (value) => stylesIn(value).some((style) => style.includes("VERIFIED")) || null,
  );

/** What renderers say of the channel, brought together under `owner` by `gathered`. */
const OWNER = {
  name: needed(textFrom("run.text", "")),
  id: textFrom("run.navigationEndpoint.browseEndpoint.browseId", ""),
  path: textFrom("run.navigationEndpoint.browseEndpoint.canonicalBaseUrl", ""),
  imageUrl: rarely(addressFrom("avatar.thumbnails.0.url")),
  isVerified: rarely(verifiedFrom("badges")),
};
const owner = rarely(objectFrom("owner", OWNER, ""));

/** A film in a list: search, channels, playlists, suggestions, charts. */
export const VIDEO = {
  id: needed(textFrom("videoId", "")),
  title: needed(wordsFrom("title")),
  channel: owner,
  description: rarely(wordsFrom("detailedMetadataSnippets.0.snippetText")),
  durationSeconds: rarely(fieldFrom("length", numberField(""), clockSeconds)),
  viewCountText: rarely(wordsFrom("views")),
  publishedText: rarely(wordsFrom("age")),
  isLive: rarely(liveFrom("corner")),
  badges: rarely(
    fieldFrom("badges", textsField(""), (value) => {
      const labels = [...allOf(value, "label")].flatMap((label) => str(label) ?? []);
      return labels.length === 0 ? null : labels;
    }),
  ),
  thumbnails: rarely(imagesFrom("thumbnail.thumbnails")),
  isPlayable: rarely(flagFrom("isPlayable", "")),
};

/** A short in a list of 2023 and before. */
export const REEL = {
  id: VIDEO.id,
  title: needed(wordsFrom("headline")),
  viewCountText: rarely(wordsFrom("viewCountText")),
  thumbnails: VIDEO.thumbnails,
};

/** A short in a list since. */
export const SHORT = {
  id: needed(textFrom("onTap.innertubeCommand.reelWatchEndpoint.videoId", "")),
  title: needed(wordsFrom("overlayMetadata.primaryText")),
  viewCountText: rarely(wordsFrom("overlayMetadata.secondaryText")),
  thumbnails: rarely(imagesFrom("pictures")),
};

export const CHANNEL = {
  id: needed(textFrom("channelId", "")),
  title: needed(wordsFrom("title")),
  description: rarely(wordsFrom("descriptionSnippet")),
  subscriberCountText: rarely(wordsFrom("subscribers")),
  videoCountText: rarely(wordsFrom("videos")),
  thumbnails: VIDEO.thumbnails,
  channel: owner,
};

export const PLAYLIST = {
  id: needed(textFrom("playlistId", "")),
  title: needed(wordsFrom("title")),
  channel: owner,
  videoCountText: rarely(wordsFrom("videos")),
  thumbnails: rarely(imagesFrom("pictures")),
};

/** Anything in a list, since 2025; its facts are told apart in `lockup.ts`. */
export const LOCKUP = {
  id: needed(textFrom("contentId", "")),
  kind: needed(textFrom("contentType", "")),
  title: needed(wordsFrom("metadata.lockupMetadataViewModel.title")),
  thumbnails: rarely(imagesFrom("pictures")),
  isLive: rarely(liveFrom("overlays")),
};

/** Where renderers name the channel, mostly in all of them. */
const BYLINES = ["ownerText", "shortBylineText", "longBylineText"];
/** The first of several channels of a film; undefined where one published it. */
export function leaderOf(row: JsonObject, warn: RunContext["warn"]) {
  const places = [...BYLINES, "avatar"].map((name) => row[name]);
  return leaderIn(places, places, warn);
}

/** Brings together what renderers of several names and generations say in different places. */
export function gathered(row: JsonObject, { language, now }: { language: string; now: Date }): JsonObject {
  const runs = BYLINES.flatMap((name) => arr(row[name], "runs")?.slice(0, 1) ?? []);
  const run = runs.find((one) => str(one, "navigationEndpoint.browseEndpoint.browseId") !== null) ?? runs[0];
  const overlays = [...allOf(row["thumbnailOverlays"], "thumbnailOverlayTimeStatusRenderer")];
  const avatar =
    [...allOf(row["channelThumbnailSupportedRenderers"], "thumbnail")].find(isJsonObject) ??
    row["channelThumbnail"];
  // Of playlists: views, a dot, age.
  const info = arr(row["videoInfo"], "runs")?.flatMap((part) => str(part, "text") ?? []) ?? [];
  const { views, age } = viewsAndAge(
    info.filter((text) => /[\p{L}\p{N}]/u.test(text)),
    language,
    now,
  );
  return {
    ...row,
    // A badge tells as well that something is sent live; the others tell nothing of it.
    corner: isLiveIn(row["badges"]) === true ? row["badges"] : (overlays[0] ?? null),
    ...(run === undefined ? {} : { owner: { run, avatar, badges: row["ownerBadges"] } }),
    length: row["lengthText"] ?? clockIn(overlays),
    // Of what has not begun it is the number of those who wait.
    views:
      isJsonObject(row["upcomingEventData"]) || stylesIn(overlays).includes("UPCOMING")
        ? null
        : (row["viewCountText"] ?? row["shortViewCountText"] ?? views),
    age: row["publishedTimeText"] ?? age,
  } as JsonObject;
}

/** The clock in the corner of a picture, where a word such as LIVE may stand. */
function clockIn(overlays: readonly unknown[]): unknown {
  return overlays
    .map((overlay) => (isJsonObject(overlay) ? overlay["text"] : null))
    .find((text) => clockSeconds(text) !== null);
}
