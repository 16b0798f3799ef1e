import {
  countFrom,
  fillerOf,
  flagField,
  flagFrom,
  integerField,
  fieldFrom,
  type JsonObject,
  linkField,
  listField,
  maybe,
  needed,
  numberFrom,
  postMediaFields,
  rarely,
  readFields,
  type RunContext,
  shapeOf,
  str,
  textFrom,
  urlAt,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import {
  type Answer,
  bareFrom,
  inApi,
  instantIn,
  pageFrom,
  pageUrl,
  plainFrom,
  straightened,
  writer,
} from "./kinds.ts";
import { mediaIn, POST_TYPES, typeOf } from "./media.ts";

export const SURFACES = ["feed", "api"] as const;
const GONE = /^\s*\[\s*(?:deleted|removed)(?: by [^\]]+)?\s*\]\s*$/i;

/** What posts and comments have in common, and where they state it. */
export const COMMON = {
  publishedAt: instantIn("created_utc", "When it was written, ISO 8601 UTC."),
  editedAt: inApi(maybe(instantIn("edited", "When it was last changed; null for what never was."))),
  author: maybe(writer("Who wrote it; null when the account is gone.")),
  community: needed(textFrom("subreddit", "Name of the community, without r/.")),
  communityId: inApi(textFrom("subreddit_id", "Id of the community, such as t5_abc12.")),
  score: inApi(maybe(fieldFrom("score", integerField("Votes up less votes down; null while hidden.")))),
  isScoreHidden: inApi(flagFrom("hidden", "True while Reddit hides the score from everybody.")),
  awardCount: inApi(countFrom("total_awards_received", "Awards.")),
  authorFlair: inApi(maybe(textFrom("author_flair_text", "What stands next to the author's name."))),
  isLocked: inApi(flagFrom("locked", "True when nobody may answer it now.")),
  isStickied: inApi(flagFrom("stickied", "True when moderators put it first.")),
  distinguished: inApi(maybe(textFrom("distinguished", "moderator or admin, when written as such."))),
};

/** A post as the API states it; a feed is brought into the same form. */
const POST = {
  id: needed(bareFrom("id", "Id of the post, as other operations take it.")),
  fullname: needed(textFrom("name", "Id with the sign for posts, such as t3_abc12.")),
  url: needed(pageFrom("permalink", "Page of the post.")),
  title: needed(textFrom("title", "Title.")),
  text: maybe(plainFrom("selftext_html", "Text of the post, plain; null for a post without words.")),
  textHtml: maybe(textFrom("selftext_html", "Text as HTML, with links and lists.")),
  markdown: inApi(maybe(textFrom("selftext", "Text as it was typed, in Markdown."))),
  ...COMMON,
  upvoteRatio: inApi(numberFrom("upvote_ratio", "Share of votes that are up, 0 to 1.")),
  commentCount: inApi(countFrom("num_comments", "Comments, those that were removed included.")),
  shareCount: inApi(countFrom("num_crossposts", "How often it was posted on into other communities.")),
  communityMemberCount: inApi(rarely(countFrom("subreddit_subscribers", "Members of the community."))),
  flair: inApi(maybe(textFrom("link_flair_text", "Label that the community gives to posts."))),
  domain: maybe(
    textFrom("domain", "Site that it links to; of a text the API writes self. and the community."),
  ),
  isSelf: maybe(flagFrom("is_self", "True for a text, false for a post that links to something.")),
  isNsfw: inApi(flagFrom("over_18", "True when marked as for adults.")),
  isSpoiler: inApi(flagFrom("spoiler", "True when marked as a spoiler.")),
  isVideo: inApi(flagFrom("is_video", "True for a film at Reddit itself.")),
  isArchived: inApi(flagFrom("archived", "True when too old to be answered.")),
  isOriginalContent: inApi(
    rarely(flagFrom("is_original_content", "True when marked as the author's own work.")),
  ),
  removedBy: inApi(maybe(textFrom("removed_by_category", "Who took it down, such as moderator or author."))),
  crosspostParentId: rarely(bareFrom("crosspost_parent", "Id of the post that it passes on.")),
};

export const Post = z
  .object({
    kind: z.literal("post").describe("Always post."),
    ...shapeOf(POST),
    postType: wordField(POST_TYPES, "What it is made of."),
    externalUrl: linkField("What it links to outside of its own page; null for a text."),
    imageUrl: linkField("Small picture."),
    media: listField(
      postMediaFields(),
      "Pictures and films; null where a feed does not show those there are.",
    ),
    isRemoved: flagField("True when its text was deleted or removed."),
    surface: z.enum(SURFACES).describe("Where it was read: in a feed, which says less, or in the API."),
  })
  .meta({ title: "Post" });
export type PostDraft = z.input<typeof Post>;
const postOf = fillerOf(Post.shape);

/** @returns null, with a warning, for a row that lacks what a post needs */
export function readPost(row: JsonObject, answer: Answer, warn: RunContext["warn"]): PostDraft | null {
  const data = straightened(row);
  const read = readFields(POST, data, { answer, warn });
  const { id, fullname, url, title, community } = read;
  const isNamed = id !== null && fullname === `t3_${id}` && url?.includes(`/${id}/`) === true;
  if (!isNamed || title === null || community === null) {
    warn("row_dropped", "A post lacks its id, address, title or community, or they are of different ones.");
    return null;
  }
  const postType = typeOf(data);
  if (postType === null) warn("field_missing", "postType: the post does not say what it is made of.");
  const link = data["is_self"] === false ? (data["url_overridden_by_dest"] ?? data["url"]) : null;
  return postOf({
    ...read,
    kind: "post",
    id,
    fullname,
    url,
    title,
    community,
    postType,
    externalUrl: pageUrl(str(link)),
    imageUrl: urlAt(data, "thumbnail"),
    media: mediaIn(data, answer, warn),
    isRemoved: isGone(read.text ?? "") || isTakenDown(data, answer, warn),
    surface: answer === "feed" ? "feed" : "api",
  });
}

/** The API says who took a post down, or null; null here, with a warning, where it says neither. Feeds show it by the text alone. */
function isTakenDown(data: JsonObject, answer: Answer, warn: RunContext["warn"]): boolean | null {
  const by = data["removed_by_category"];
  if (answer === "feed" || by === null || typeof by === "string") return typeof by === "string";
  warn("field_missing", "isRemoved: the post does not say whether it was taken down.");
  return null;
}

/** Whether a text, plain or as HTML, says that there is none any more. */
export const isGone = (text: string): boolean =>
  text.length < 200 && GONE.test(text.replaceAll(/<!--.*?-->|<[^>]*>/g, ""));
