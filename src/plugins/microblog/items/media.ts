import {
  countFrom,
  fieldFrom,
  linkFrom,
  listFrom,
  needed,
  numberField,
  num,
  rarely,
  type Reading,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { mediumOf } from "./post.ts";

const VARIANT = {
  url: needed(linkFrom("url", "")),
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
  const known = files.length < 2 || files.every(({ bitrateBps }) => bitrateBps !== null);
  if (!known || all.some(({ contentType }) => contentType === null)) return null;
  const best = files.toSorted((one, other) => (other.bitrateBps ?? 0) - (one.bitrateBps ?? 0))[0];
  return (best ?? all[0])?.url ?? null;
}

/** `https://pbs.twimg.com/media/name.jpg` in the size in which it was sent. */
export function originalOf(url: string): string | null {
  const [, file, kind] = /^(https:\/\/pbs\.twimg\.com\/media\/[\w-]+)\.(\w+)(?::\w+)?$/.exec(url) ?? [];
  return file === undefined ? null : `${file}?format=${kind}&name=orig`;
}
