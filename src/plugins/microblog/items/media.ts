import {
  arr,
  countFrom,
  fieldFrom,
  isJsonObject,
  type JsonObject,
  linkFrom,
  listFrom,
  needed,
  numberField,
  num,
  obj,
  str,
  rarely,
  type Reading,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { mediumOf } from "./post.ts";

const VARIANT = {
  url: needed(linkFrom("url|src", "")),
  contentType: textFrom("content_type|type", ""),
  bitrateBps: rarely(countFrom("bitrate", "")),
};
const seconds = fieldFrom("video_info.duration_millis", numberField(""), (value) => {
  const millis = num(value);
  return millis === null ? null : millis / 1000;
});

const listed = listFrom("video_info.variants", VARIANT, "");
/** All forms, or none: without one of them nobody knows which is the best. */
const variants: typeof listed = {
  ...listed,
  read: (value, reading, name) => {
    const rows = listed.read(value, reading, name) as unknown[] | null;
    return Array.isArray(value) && rows?.length === value.length ? rows : null;
  },
};

/** Pictures and films, as the answers made for other sites state them. */
const MEDIA = {
  kind: needed(textFrom("type", "")),
  url: needed(linkFrom("media_url_https", "")),
  altText: rarely(textFrom("ext_alt_text", "")),
  widthPx: countFrom("original_info.width", ""),
  heightPx: countFrom("original_info.height", ""),
  durationSeconds: rarely(seconds),
  variants: rarely(variants),
};
export const mediaFrom = (path: string) => listFrom(path, MEDIA, "");
type Stated = ReturnType<typeof mediaFrom>["schema"]["_output"];

/** The short forms of an embedded post, `photos` and `video`, in the form of `mediaDetails`, which it may lack. */
export function withMedia(tweet: JsonObject, { answer, warn }: Reading, within: string): JsonObject {
  const { photos, video } = tweet;
  const isListed = ["mediaDetails", "extended_entities.media", "entities.media"].some((path) =>
    arr(tweet, path)?.some((one) => str(one, "media_url_https") !== null),
  );
  if (isListed || (!Array.isArray(photos) && !isJsonObject(video))) return tweet;
  // A film has a list of pictures beside it, mostly an empty one.
  if (!Array.isArray(photos) || ("video" in tweet && !isJsonObject(video)))
    warn("field_missing", `${within}media: the ${answer} does not state its pictures or its film.`);
  const { poster, durationMs, variants: forms } = isJsonObject(video) ? video : {};
  const isLoop = JSON.stringify(forms ?? null).includes("/tweet_video/");
  const film = {
    type: isLoop ? "animated_gif" : "video",
    media_url_https: poster,
    video_info: { duration_millis: durationMs, variants: forms },
  };
  const pictures = (arr(photos) ?? []).map((one) => ({
    type: "photo",
    media_url_https: obj(one)?.["url"],
    original_info: one,
    ext_alt_text: obj(one)?.["accessibilityLabel"],
  }));
  const all = isJsonObject(video) ? [...pictures, film] : pictures;
  return { ...tweet, mediaDetails: JSON.parse(JSON.stringify(all)) as JsonObject[] };
}

const FILMS = new Set(["video", "animated_gif"]);

/** Of a film the form with the most bits is the film, and the picture its still; one whose forms cannot be told apart is left out. */
export function mediaOf(stated: Stated, { answer, warn }: Reading, within: string) {
  return (
    stated?.flatMap((one) => {
      const isFilm = FILMS.has(one.kind);
      const url = isFilm ? bestOf(one.variants ?? []) : one.url;
      if (url === null)
        warn("row_dropped", `${within}media: a film in the ${answer} does not say where it is.`);
      return url === null
        ? []
        : [
            mediumOf({
              ...one,
              url,
              kind: isFilm
                ? ("video" as const)
                : one.kind === "photo"
                  ? ("image" as const)
                  : ("other" as const),
              previewUrl: isFilm ? one.url : null,
              originalUrl: isFilm ? null : originalOf(one.url),
              isLoop: isFilm ? one.kind === "animated_gif" : null,
            }),
          ];
    }) ?? null
  );
}

type Variant = NonNullable<NonNullable<Stated>[number]["variants"]>[number];

/** The file with the most bits; where there is none, such as for what is sent live, the list of its pieces. */
function bestOf(all: readonly Variant[]): string | null {
  const files = all.filter(({ contentType }) => contentType === "video/mp4");
  if (all.some(({ contentType }) => contentType === null)) return null;
  // Short forms state no bits, but the size stands in every address.
  const isShort = files.every(({ bitrateBps }) => bitrateBps === null);
  const weights = new Map(files.map((one) => [one, isShort ? pixelsIn(one.url) : one.bitrateBps]));
  if (files.length > 1 && [...weights.values()].includes(null)) return null;
  const best = files.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0))[0];
  return (best ?? all[0])?.url ?? null;
}

function pixelsIn(url: string): number | null {
  const [, width, height] = /\/(\d{2,5})x(\d{2,5})\//.exec(url) ?? [];
  return width === undefined ? null : Number(width) * Number(height);
}

/** `https://pbs.twimg.com/media/name.jpg` in the size in which it was sent. */
export function originalOf(url: string): string | null {
  const [, file, kind] = /^(https:\/\/pbs\.twimg\.com\/media\/[\w-]+)\.(\w+)(?::\w+)?$/.exec(url) ?? [];
  return file === undefined ? null : `${file}?format=${kind}&name=orig`;
}
