import {
  arr,
  bool,
  filledText,
  int,
  type JsonObject,
  readFields,
  obj,
  type Reading,
  str,
  hashtagsIn,
  mentionsIn,
} from "../../../plugin-sdk/index.ts";
import { accountUrl, soundUrl, videoUrl } from "../source.ts";
import { mediumOf, PARTS, VIDEO } from "./video-record.ts";

/** Ids begin with the second in which they were given. */
const secondOf = (id: string): string => new Date(Number(BigInt(id) >> 32n) * 1000).toISOString();

/** A video in one form (`view.ts`) as the Record has it; null for one without id or author. */
export function readVideo(view: JsonObject, isExact: boolean | null, reading: Reading) {
  const id = str(view, "id");
  if (id === null || !/^\d{15,20}$/.test(id)) return null;
  const { publishedAt, author, sound, ...known } = readFields(VIDEO, view, reading);
  // Its own address has the handle in it.
  if (author === null) return null;
  const parts = readFields(PARTS, view, reading, "media.");
  const { media: images, videoUrl: film, stillUrl, widthPx, heightPx } = parts;
  const { durationSeconds } = known;
  // A photo post has a film without address and length beside its pictures.
  const isPhoto =
    obj(view, "imagePost") !== null ||
    (str(view, "video.playAddr") === "" && int(view, "video.duration") === 0);
  if (isPhoto && images === null)
    reading.warn("field_missing", `media: the ${reading.answer} has no pictures.`);
  const size = { widthPx, heightPx, durationSeconds };
  const isClassified = bool(view, "isContentClassified");
  return {
    ...known,
    id,
    url: videoUrl(id, author.username, isPhoto ? "photo" : "video"),
    publishedAt: publishedAt ?? secondOf(id),
    author: { ...author, url: accountUrl(author.username) },
    kind: isPhoto ? ("photo" as const) : ("video" as const),
    media: isPhoto
      ? (images?.map((image) => mediumOf({ kind: "image", ...image })) ?? null)
      : film === null
        ? null
        : [mediumOf({ kind: "video", url: film, previewUrl: stillUrl, ...size })],
    sound: sound === null ? null : { ...sound, url: soundUrl(sound.id) },
    ...namesIn(view, known.text, reading),
    areCountsExact: isExact,
    isAgeRestricted: isClassified && film === null,
  };
}
export type VideoDraft = NonNullable<ReturnType<typeof readVideo>>;

const KEYS = { hashtag: ["hashtagName", "HashtagName"], mention: ["userUniqueId", "UserUniqueId"] };

/** Answers that have a caption and no lists of what it names. */
const WITHOUT_HANDLES = new Set(["list", "oembed"]);

/** Pages list the hashtags and accounts of a caption; where they do not, hashtags are read from its words. */
function namesIn(view: JsonObject, text: string | null, { answer, warn }: Reading) {
  const lists = [view["textExtra"], ...(arr(view, "contents") ?? []).map((part) => obj(part)?.["textExtra"])];
  const extras = lists.flatMap((list) => arr(list) ?? []);
  const hasLists = lists.some((list) => arr(list) !== null);
  const isKnown = (extra: unknown) =>
    Object.values(KEYS)
      .flat()
      .some((key) => str(extra, key) !== null);
  if (!extras.every(isKnown))
    warn("row_dropped", "hashtags, mentions: a part of the caption could not be read.");
  if (text === null && str(view, "desc") === null && !hasLists)
    warn("field_missing", `hashtags, mentions: the ${answer} does not state the caption.`);
  const challenges = arr(view, "challenges") ?? [];
  const titles = challenges.flatMap(
    (one) => filledText(one, "title") ?? filledText(one, "challengeName") ?? [],
  );
  const of = (kind: keyof typeof KEYS, others: string[]) => {
    const named = extras.flatMap((extra) => KEYS[kind].flatMap((key) => filledText(extra, key) ?? []));
    const inText = kind === "mention" ? [] : hashtagsIn(text ?? "");
    const found = [named, others, inText].find((names) => names.length > 0) ?? [];
    // Without a caption it is not known whether it names anything.
    return text === null && found.length === 0 ? null : [...new Set(found)];
  };
  // A caption shows people by the names that they call themselves; their handles stand in its lists alone.
  const isUntold = !hasLists && mentionsIn(text ?? "").length > 0;
  if (isUntold && !WITHOUT_HANDLES.has(answer))
    warn("field_missing", `mentions: the ${answer} does not list those that its caption names.`);
  return { hashtags: of("hashtag", titles), mentions: isUntold ? null : of("mention", []) };
}
