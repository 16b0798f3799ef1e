import {
  changed,
  digitsFrom,
  idFrom,
  int,
  type JsonObject,
  linkField,
  maybe,
  needed,
  obj,
  rarely,
  type PageRef,
  readObject,
  type RunContext,
  shapeOf,
  sourceUrl,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { SITE, soundUrl, tagUrl } from "../source.ts";
import { linkHere, markFrom, sizeFrom, wordsFrom } from "./fields.ts";
import type { ListKind } from "./listing.ts";
import { serviceSongs } from "./video-record.ts";
import { countsIn } from "./view.ts";

const HASHTAG = {
  id: maybe(idFrom("id", "Id.")),
  name: needed(textFrom("title", "The hashtag, without its sign.")),
  description: wordsFrom("description|desc", "What TikTok says of it."),
  imageUrl: linkHere("coverUrl|coverLarger|coverMedium", "Picture."),
  viewCount: digitsFrom("viewCount", "Views of all its videos."),
  videoCount: digitsFrom("videoCount", "Videos with it."),
};
export const hashtagShape = { ...shapeOf(HASHTAG), url: linkField("Page of the hashtag.") };
export type HashtagHead = ReturnType<typeof hashtagHead>;

function hashtagHead(page: PageRef, view: JsonObject, tag: string, answer: string, warn: RunContext["warn"]) {
  const head = readObject(HASHTAG, view, { answer, warn }, "hashtag");
  if (head?.name.toLowerCase() !== tag) throw changed(page, `The page is not about #${tag}.`);
  return { ...head, url: tagUrl(head.name) };
}

/** Where the videos with a hashtag are. */
export function hashtagList(ctx: RunContext, tag: string): ListKind<HashtagHead> {
  const origin = ctx.origin("web");
  return {
    what: `#${tag}`,
    embedUrl: sourceUrl(origin, "/embed/tag/{tag}", { tag }),
    pageUrl: sourceUrl(origin, "/tag/{tag}", { tag }),
    subject: "challengeInfo",
    headOfEmbed: (page, data) => hashtagHead(page, obj(data, "embedInfo") ?? {}, tag, "embed", ctx.warn),
    headOfPage(page, detail, answer) {
      const info = obj(detail, "challengeInfo");
      const { counts, isRounded } = countsIn(info, "statsV2", "stats");
      if (isRounded)
        ctx.warn("counts_rounded", "hashtag.viewCount, hashtag.videoCount: the page rounds its counts.");
      // What is not exact says 0 of hashtags that have videos.
      const isUntold = obj(info, "statsV2") === null && int(counts, "videoCount") === 0;
      const view = {
        ...obj(info, "challenge"),
        ...counts,
        ...(isUntold ? { videoCount: null } : {}),
      };
      return hashtagHead(page, view, tag, answer, ctx.warn);
    },
    totalOf: ({ videoCount }) => videoCount,
  };
}

const SOUND = {
  id: needed(idFrom("id", "Id.")),
  title: wordsFrom("title", "Title."),
  authorName: wordsFrom("artist|authorName", "Who made it, as shown."),
  imageUrl: linkHere("coverUrl|coverLarge|coverMedium", "Cover."),
  // Only its own page states these; embedded ones do not.
  album: rarely(wordsFrom("album", "")),
  isOriginal: rarely(markFrom("original", "")),
  durationSeconds: rarely(sizeFrom("duration", "")),
  audioUrl: linkHere("playUrl", ""),
  serviceSongs,
  videoCount: digitsFrom("videoCount", "Videos that are made with it."),
};
export type SoundHead = ReturnType<typeof soundHead>;

function soundHead(page: PageRef, view: JsonObject, id: string, answer: string, warn: RunContext["warn"]) {
  const head = readObject(SOUND, view, { answer, warn }, "sound");
  if (head?.id !== id) throw changed(page, `The page is not about sound ${id}.`);
  return { ...head, url: soundUrl(id) };
}

/** Where the videos with a sound are. */
export function soundList(ctx: RunContext, id: string): ListKind<SoundHead> {
  const origin = ctx.origin("web");
  return {
    what: `sound ${id}`,
    embedUrl: sourceUrl(origin, "/embed/music/{id}", { id }),
    pageUrl: soundUrl(id).replace(SITE, origin),
    subject: "musicInfo",
    headOfEmbed: (page, data) => soundHead(page, obj(data, "embedInfo") ?? {}, id, "embed", ctx.warn),
    headOfPage(page, detail, answer) {
      const info = obj(detail, "musicInfo");
      const view = { ...obj(info, "music"), ...countsIn(info, "statsV2", "stats").counts };
      return soundHead(page, view, id, answer, ctx.warn);
    },
    totalOf: ({ videoCount }) => videoCount,
  };
}
