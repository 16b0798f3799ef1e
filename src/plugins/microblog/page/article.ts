import {
  countField,
  digitsFrom,
  fieldFrom,
  idFrom,
  instantField,
  linkFrom,
  type MicrodataItem,
  needed,
  numberField,
  parseDuration,
  rarely,
  readFields,
  readRows,
  type RunContext,
  str,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { accountOf, instantIn, wholePicture } from "../items/account.ts";
import { originalOf } from "../items/media.ts";
import { linkOf, mediumOf, type Post, postOf } from "../items/post.ts";
import { partsOf } from "../items/text-parts.ts";
import { postIdOf } from "../targets.ts";
import { graphKey, storeRecord } from "./store.ts";

type Warn = RunContext["warn"];
const FIELDS = {
  id: needed(idFrom("identifier", "")),
  url: needed(linkFrom("url", "")),
  text: textFrom("articleBody", ""),
  publishedAt: fieldFrom("datePublished|dateCreated", instantField(""), instantIn),
  likeCount: digitsFrom("counts.LikeAction", ""),
  commentCount: digitsFrom("counts.ReplyAction|commentCount", ""),
  shareCount: digitsFrom("counts.ShareAction", ""),
  quoteCount: digitsFrom("counts.InteractAction", ""),
  // Very old posts have none.
  viewCount: rarely(digitsFrom("counts.ViewAction", "")),
};
const AUTHOR = {
  id: idFrom("identifier", ""),
  name: textFrom("name", ""),
  username: textFrom("alternateName|additionalName", ""),
  url: linkFrom("url", ""),
  imageUrl: rarely(linkFrom("image", "")),
  followerCount: digitsFrom("counts.FollowAction", ""),
  followingCount: digitsFrom("counts.agentFollowAction", ""),
  postCount: digitsFrom("counts.agentWriteAction", ""),
};
const MEDIA = {
  url: needed(linkFrom("contentUrl|url", "")),
  previewUrl: rarely(linkFrom("thumbnailUrl", "")),
  altText: rarely(textFrom("description", "")),
  widthPx: fieldFrom("width", countField(""), Number),
  heightPx: fieldFrom("height", countField(""), Number),
  durationSeconds: rarely(fieldFrom("duration", numberField(""), (value) => parseDuration(str(value) ?? ""))),
};
/** What the counters are called, where their type is not told. */
const COUNTER_NAMES: Readonly<Record<string, string>> = {
  ...{ Likes: "LikeAction", Retweets: "ShareAction", Reposts: "ShareAction", Quotes: "InteractAction" },
  ...{ Replies: "ReplyAction", Views: "ViewAction", Follows: "FollowAction", Following: "FollowAction" },
  ...{ Tweets: "WriteAction", Posts: "WriteAction" },
};

const itemsOf = (item: MicrodataItem, name: string): MicrodataItem[] =>
  (item.properties[name] ?? []).filter((one) => typeof one !== "string");
const textOf = (item: MicrodataItem, name: string): string | undefined =>
  (item.properties[name] ?? []).find((one) => typeof one === "string");

/** Plain texts of an item, and its counters by what they count. */
export function viewOf(item: MicrodataItem) {
  const counter = (prefix: string) => (one: MicrodataItem) => {
    const kind =
      textOf(one, "interactionType")?.split("/").at(-1) ?? COUNTER_NAMES[textOf(one, "name") ?? ""];
    return [prefix + (kind ?? ""), textOf(one, "userInteractionCount")] as const;
  };
  const counts = [
    ...itemsOf(item, "interactionStatistic").map(counter("")),
    ...itemsOf(item, "agentInteractionStatistic").map(counter("agent")),
  ];
  const texts = Object.keys(item.properties).map((name) => [name, textOf(item, name)] as const);
  return {
    ...Object.fromEntries(texts.filter(([, value]) => value !== undefined)),
    counts: Object.fromEntries(counts.toReversed()),
  };
}

/** Reads the account of a post or of its page. */
export function authorOn(item: MicrodataItem | undefined, text: string, warn: Warn, within: string) {
  const read = readFields(AUTHOR, item === undefined ? {} : viewOf(item), { answer: "page", warn }, within);
  const record = (name: string) =>
    read.id === null ? null : storeRecord(text, `client:${graphKey("User", read.id)}:${name}`);
  const flagIn = (name: string, key: string) => {
    const flag = record(name)?.get(key);
    return typeof flag === "boolean" ? flag : null;
  };
  return accountOf({
    ...read,
    imageUrl: wholePicture(read.imageUrl),
    isVerified: flagIn("verification", "verified"),
    isBlueVerified: flagIn("verification", "is_blue_verified"),
    verifiedType: str(record("verification")?.get("verified_type")),
    isPrivate: flagIn("privacy", "protected"),
  });
}

/** Reads one post of a page; null with a warning where it lacks its id or address. */
export function postOn(item: MicrodataItem, text: string, warn: Warn, within = ""): Post | null {
  const read = readFields(FIELDS, viewOf(item), { answer: "page", warn }, within);
  const { id, url } = read;
  if (id === null || url === null || postIdOf(url) !== id) {
    warn("row_dropped", `${within}post: a post of the page does not say which one it is.`);
    return null;
  }
  const record = (name: string) => storeRecord(text, `client:${graphKey("Tweet", id)}:${name}`);
  const bookmarks = record("counts")?.get("bookmark_count");
  const sensitive = record("legacy")?.get("possibly_sensitive");
  const views = Number(record("views")?.get("count") ?? Number.NaN);
  return postOf({
    ...read,
    id,
    url,
    author: authorOn(itemsOf(item, "author")[0], text, warn, `${within}author.`),
    viewCount: read.viewCount ?? (Number.isSafeInteger(views) ? views : null),
    ...partsOf(read.text),
    bookmarkCount: typeof bookmarks === "number" ? bookmarks : null,
    isSensitive: typeof sensitive === "boolean" ? sensitive : null,
    inReplyTo: postIdOf(textOf(item, "isPartOf") ?? ""),
    media: mediaOn(item, warn, within),
    links: linksOn(item, url),
  });
}

function mediaOn(item: MicrodataItem, warn: Warn, within: string) {
  const rows = [...itemsOf(item, "image"), ...itemsOf(item, "video")];
  const read = (films: boolean) =>
    readRows(
      MEDIA,
      rows.filter(({ types }) => types.some((type) => type.endsWith("/VideoObject")) === films).map(viewOf),
      { answer: "page", warn },
      `${within}media`,
    );
  const images = read(false).map((one) =>
    mediumOf({ ...one, kind: "image", previewUrl: null, originalUrl: originalOf(one.url) }),
  );
  const films = read(true).map((one) => mediumOf({ ...one, kind: "video" }));
  return [...new Map([...images, ...films].map((one) => [one.url, one])).values()];
}

/** Each link stands there twice: where it leads, then as X shortens it. Those to the post's own pictures are left out. */
function linksOn(item: MicrodataItem, url: string) {
  const urls = itemsOf(item, "sharedContent").flatMap((one) => textOf(one, "url") ?? []);
  return urls.flatMap((one, index) => {
    const next = urls[index + 1] ?? null;
    const isShort = (text: string | null) => text !== null && /^https?:\/\/t\.co\//.test(text);
    return isShort(one) || one.startsWith(`${url}/`)
      ? []
      : [linkOf({ url: one, shortUrl: isShort(next) ? next : null })];
  });
}

/** Id of the post that one quotes, and that post where the page has it. */
export const quotedOn = (item: MicrodataItem): MicrodataItem | undefined =>
  itemsOf(item, "citation").find(({ types }) => types.some((type) => type.endsWith("/SocialMediaPosting")));
