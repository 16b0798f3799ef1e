import {
  at,
  countFields,
  countField,
  fieldFrom,
  flagField,
  flagFrom,
  identityFields,
  isJsonObject,
  type JsonObject,
  needed,
  neededText,
  nothingOf,
  objectField,
  personFields,
  rarely,
  readFields,
  type RunContext,
  str,
  textField,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { addressFrom, countIn, saidIn, wordsFrom } from "../page/texts.ts";
import { allOf, anyOf } from "../page/walk.ts";
import { channelUrl, videoUrl } from "../source.ts";

/** A count as shown, to be read later; an empty text is how YouTube writes 0. */
const shownCountFrom = (path: string) =>
  fieldFrom(path, textField(""), (value) => {
    if (value === "") return "";
    return typeof value === "number" ? String(value) : saidIn(value);
  });

/** A comment since 2024, as one of the entities that come beside the list. */
const ENTITY = {
  id: needed(textFrom("properties.commentId", "")),
  text: needed(wordsFrom("properties.content")),
  publishedText: wordsFrom("properties.publishedTime"),
  likeCount: shownCountFrom("toolbar.likeCountNotliked"),
  replyCount: shownCountFrom("toolbar.replyCount"),
  isByCreator: flagFrom("author.isCreator", ""),
  authorName: rarely(textFrom("author.displayName", "")),
  authorId: rarely(textFrom("author.channelId", "")),
  authorImageUrl: rarely(addressFrom("author.avatarThumbnailUrl")),
  authorIsVerified: flagFrom(
    "author.isVerified",
    "True where the page shows the mark of a verified channel.",
  ),
};

/** A comment of before, whole in the list. */
const RENDERER: typeof ENTITY = {
  id: needed(textFrom("commentId", "")),
  text: needed(wordsFrom("contentText")),
  publishedText: wordsFrom("publishedTimeText"),
  likeCount: rarely(shownCountFrom("voteCount")),
  replyCount: rarely(shownCountFrom("replyCount")),
  isByCreator: flagFrom("authorIsChannelOwner", ""),
  authorName: rarely(wordsFrom("authorText")),
  authorId: rarely(textFrom("authorEndpoint.browseEndpoint.browseId", "")),
  authorImageUrl: rarely(addressFrom("authorThumbnail.thumbnails.0.url")),
  authorIsVerified: rarely(
    fieldFrom(
      "authorCommentBadge.authorCommentBadgeRenderer.icon.iconType",
      flagField(""),
      (icon) => icon === "CHECK_CIRCLE_THICK" || icon === "CHECK" || null,
    ),
  ),
};

export const commentFields = () => {
  const { id, url } = identityFields("the comment");
  return {
    id,
    url,
    text: neededText("Text, plain."),
    publishedText: textField("Age as shown, in the language of the page; YouTube shows no instant."),
    ...countFields("like", "Likes"),
    replyCount: countField("Replies; null for a reply."),
    isPinned: flagField(
      "True for the comment that the channel keeps on top; null where the page does not tell.",
    ),
    isHearted: flagField("True where the channel gave it a heart."),
    isByCreator: flagField("True where the channel of the video wrote it."),
    parentId: textField("Of a reply: id of the comment that it answers."),
    author: objectField(
      { ...personFields(), isVerified: ENTITY.authorIsVerified.schema },
      "Who wrote it, with `includeAuthors`.",
    ),
  };
};

export interface CommentPage {
  comments: { comment: NonNullable<ReturnType<typeof commentOf>>; repliesToken: string | null }[];
  /** Token of the next page. */
  next: string | null;
  countText: string | null;
}

interface Around {
  language: string;
  videoId: string;
  parentId: string | null;
  withAuthors: boolean;
  warn: RunContext["warn"];
}

/** The comments of an answer, those of threads or the replies of one. A row that cannot be read is a counted warning. */
export function commentsIn(data: JsonObject, around: Around): CommentPage {
  const roots = [...allOf(data, "continuationItems")].flat();
  const entities = entitiesIn(data);
  const rows = roots.flatMap((item) => {
    const thread = at(item, "commentThreadRenderer") ?? item;
    const [view, renderer] = [viewIn(thread), anyOf(thread, "commentRenderer")];
    if (!isJsonObject(view) && !isJsonObject(renderer)) {
      const isOther =
        at(item, "continuationItemRenderer") !== null || at(item, "commentsHeaderRenderer") !== null;
      if (!isOther) around.warn("row_unknown", "comments: a row is not known.");
      return [];
    }
    const comment = isJsonObject(view)
      ? commentOfView(view, str(thread, "renderingPriority"), entities, around)
      : commentOfRenderer(renderer, around);
    if (comment === null) around.warn("row_dropped", "comments: a row lacks its id or text.");
    const replies = at(thread, "replies") as JsonObject | null;
    return comment === null ? [] : [{ comment, repliesToken: tokenOf(replies) }];
  });
  const more = roots
    .map((item) => at(item, "continuationItemRenderer"))
    .filter(isJsonObject)
    .at(-1);
  const header = anyOf(roots, "commentsHeaderRenderer");
  return { comments: rows, next: tokenOf(more ?? null), countText: saidIn(at(header, "countText")) };
}

const tokenOf = (tree: unknown): string | null => str(anyOf(tree, "continuationCommand"), "token");

/** The reference to an entity, which stands in one or two objects of the same name. */
const viewIn = (thread: unknown): unknown =>
  at(thread, "commentViewModel.commentViewModel") ?? at(thread, "commentViewModel");

function entitiesIn(data: JsonObject): Map<string, JsonObject> {
  const payloads = [...allOf(at(data, "frameworkUpdates"), "payload")].filter(isJsonObject);
  const entities = payloads.flatMap((payload) => Object.values(payload).filter(isJsonObject));
  return new Map(
    entities.flatMap((entity) => (typeof entity["key"] === "string" ? [[entity["key"], entity]] : [])),
  );
}

function commentOfView(
  view: JsonObject,
  priority: string | null,
  entities: Map<string, JsonObject>,
  around: Around,
) {
  const entity = entities.get(str(view, "commentKey") ?? "");
  if (entity === undefined) return null;
  const state = str(entities.get(str(view, "toolbarStateKey") ?? ""), "heartState");
  if (priority === null && around.parentId === null)
    around.warn("field_missing", "isPinned: the thread does not say how it ranks.");
  if (state === null)
    around.warn("field_missing", "isHearted: the answer has no state of the comment's buttons.");
  return commentOf(readFields(ENTITY, entity, { answer: "comment", warn: around.warn }), around, {
    isPinned:
      priority === null ? str(view, "pinnedText") !== null || null : priority.endsWith("PINNED_COMMENT"),
    isHearted: state === null ? null : state === "TOOLBAR_HEART_STATE_HEARTED",
  });
}

function commentOfRenderer(row: unknown, around: Around) {
  return commentOf(readFields(RENDERER, row, { answer: "comment", warn: around.warn }), around, {
    isPinned: at(row, "pinnedCommentBadge") !== null || null,
    isHearted: at(row, "actionButtons.commentActionButtonsRenderer.creatorHeart") !== null || null,
  });
}

function commentOf(
  read: ReturnType<typeof readFields<typeof ENTITY>>,
  { language, videoId, parentId, withAuthors }: Around,
  marks: { isPinned: boolean | null; isHearted: boolean | null },
) {
  const { id, text, likeCount, replyCount, authorName, authorId, authorImageUrl, authorIsVerified, ...rest } =
    read;
  if (id === null || text === null) return null;
  const count = (shown: string | null) => (shown?.trim() === "" ? 0 : countIn(shown, language));
  const url = authorId === null ? null : channelUrl(authorId);
  return {
    ...nothingOf(commentFields()),
    ...rest,
    ...marks,
    id,
    text,
    url: `${videoUrl(videoId)}&lc=${encodeURIComponent(id)}`,
    likeCount: count(likeCount),
    likeCountText: likeCount,
    replyCount: parentId === null ? count(replyCount) : null,
    parentId,
    author: withAuthors
      ? { id: authorId, name: authorName, url, imageUrl: authorImageUrl, isVerified: authorIsVerified }
      : null,
  };
}
