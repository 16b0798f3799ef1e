import {
  arr,
  countFrom,
  decodeEntities,
  flagFrom,
  idFrom,
  type JsonObject,
  linkFrom,
  listFrom,
  maybe,
  needed,
  obj,
  rarely,
  type Reading,
  readFields,
  statedIn,
  str,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { postUrl } from "../source.ts";
import { readAccount, whenFrom } from "./account.ts";
import { articleIn, pollIn } from "./attached.ts";
import { mediaFrom, mediaOf, withMedia } from "./media.ts";
import { otherOf, type Post, postOf } from "./post.ts";
import { languageOf, partsOf } from "./text-parts.ts";

const LINK = {
  url: needed(linkFrom("expanded_url", "")),
  shortUrl: rarely(linkFrom("url", "")),
  displayText: rarely(textFrom("display_url", "")),
};
const MENTION = {
  id: idFrom("id_str", ""),
  username: needed(textFrom("screen_name", "")),
  name: maybe(textFrom("name", "")),
};

/** Where a post stands in the answers made for other sites: `embed` for one post, `timeline`, and posts inside of those. */
const FIELDS = {
  id: needed(idFrom("id_str", "")),
  text: textFrom("full_text|text", ""),
  language: textFrom("lang", ""),
  publishedAt: whenFrom("created_at"),
  likeCount: countFrom("favorite_count", ""),
  commentCount: countFrom("reply_count|conversation_count", ""),
  shareCount: statedIn(["timeline", "parent", "quoted"], countFrom("retweet_count", "")),
  quoteCount: statedIn(["timeline"], countFrom("quote_count", "")),
  inReplyTo: rarely(idFrom("in_reply_to_status_id_str", "")),
  inReplyToUsername: rarely(textFrom("in_reply_to_screen_name", "")),
  conversationId: statedIn(["timeline"], idFrom("conversation_id_str", "")),
  links: rarely(listFrom("entities.urls", LINK, "")),
  mentionedAccounts: rarely(listFrom("entities.user_mentions", MENTION, "")),
  media: rarely(mediaFrom("mediaDetails|extended_entities.media|entities.media")),
  isSensitive: statedIn(["timeline"], flagFrom("possibly_sensitive", "")),
  isEdited: statedIn(["embed", "parent"], flagFrom("isEdited", "")),
};

/** Reads a post; null with a warning where it lacks its id or author. Texts in these answers are escaped as for HTML. */
export function readTweet(row: unknown, reading: Reading, within = ""): Post | null {
  const stated = obj(row);
  const tweet = stated === null ? null : withMedia(stated, reading, within);
  const read = readFields(FIELDS, tweet ?? {}, reading, within);
  const author = readAccount(tweet?.["user"] ?? {}, reading, `${within}author.`);
  const { id } = read;
  if (tweet === null || id === null || author.username === null || author.url === null) return null;
  const text = read.text === null ? null : decodeEntities(read.text);
  const media = mediaOf(read.media, reading, within);
  explainLinks(tweet, { text, links: read.links, media }, reading, within);
  const repostOf = nested(tweet, "retweeted_status", "repostOf", reading, within);
  // What passes on a post has none of its counters.
  const looksPassedOn = read.likeCount === 0 && read.commentCount === 0 && /^RT @\w+: /.test(text ?? "");
  if (looksPassedOn && repostOf === null)
    reading.warn(
      "field_missing",
      `${within}repostOf: the ${reading.answer} does not state the post that is passed on.`,
    );
  const own = repostOf !== null || looksPassedOn ? null : read;
  return postOf({
    ...read,
    id,
    url: postUrl(author.username, id),
    text,
    ...partsIn(tweet, text, looksPassedOn),
    language: languageOf(read.language),
    author,
    media,
    likeCount: own && own.likeCount,
    commentCount: own && own.commentCount,
    quoteCount: own && own.quoteCount,
    shareCount: read.shareCount,
    isTextCut: tweet["note_tweet"] !== undefined && tweet["note_tweet"] !== null ? true : null,
    article: articleIn(tweet, reading, within),
    poll: pollIn(tweet, reading, within),
    parent: nested(tweet, "parent", "parent", reading, within),
    quoted:
      nested(tweet, "quoted_tweet", "quoted", reading, within) ??
      nested(tweet, "quoted_status", "quoted", reading, within),
    repostOf,
  });
}

/** What X itself found in a text, which is cut in a post that passes on another one; where it gives no such list, the text says. */
function partsIn(tweet: JsonObject, text: string | null, isCut: boolean) {
  const shown = partsOf(isCut ? (text?.replace(/\S+…$/u, "") ?? null) : text);
  const listed = (path: string, key: string): string[] | null => {
    const names = arr(tweet, `entities.${path}`)?.map((one) => str(one, key)) ?? [];
    const known = names.filter((name) => name !== null);
    return known.length > 0 && known.length === names.length ? [...new Set(known)] : null;
  };
  return {
    hashtags: listed("hashtags", "text") ?? shown.hashtags,
    mentions: listed("user_mentions", "screen_name") ?? shown.mentions,
    cashtags: listed("symbols", "text") ?? shown.cashtags,
  };
}

/** Each short link in a text leads to a page or to the post's own media: one that does neither was lost. */
function explainLinks(
  tweet: JsonObject,
  { text, links, media }: { text: string | null; links: unknown[] | null; media: unknown[] | null },
  { answer, warn }: Reading,
  within: string,
): void {
  const short = text?.match(/https:\/\/t\.co\/\w+/g)?.length ?? 0;
  const explained = (links?.length ?? 0) + Math.min(media?.length ?? 0, 1);
  if (short > explained || obj(tweet, "entities") === null)
    warn(
      "field_missing",
      `${within}media, ${within}links, ${within}mentionedAccounts: the ${answer} does not state all that its text links to.`,
    );
}

/** A post inside of another; those of the timeline state what its own posts do. */
function nested(tweet: JsonObject, key: string, name: string, { answer, warn }: Reading, within: string) {
  const row = tweet[key];
  if (within !== "" || row === undefined || row === null) return null;
  const inside = answer === "timeline" ? answer : name;
  const read = readTweet(row, { answer: inside, warn }, `${name}.`);
  if (read === null) warn("row_dropped", `${name}: the post in the ${answer} could not be read.`);
  return read === null ? null : otherOf(read);
}
