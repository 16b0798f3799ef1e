import {
  arr,
  fillerOf,
  findByType,
  type HtmlNode,
  isJsonObject,
  type JsonObject,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import type { PostPage } from "../post/page.ts";
import { linesIn, linesOf, groupedCount } from "../page/texts.ts";
import { instantOf } from "../targets.ts";
import { authorIn, linkedAuthor } from "./author.ts";
import { instantAt, interactions } from "./linked-post.ts";
import { commentShape } from "./post-record.ts";

const commentDraft = fillerOf(commentShape);
const MAX_APART_MS = 100;
type Comment = ReturnType<typeof commentDraft>;

const MARK = '[data-semaphore-content-type="COMMENT"]';
const URN = /urn:li:comment:\((?:urn:li:)?\w+:\d+,(\d+)\)/;

/** The comments on the page of a post: as the markup has them, with what linked data add. */
export function commentsOn({ post, card, node }: PostPage, warn: RunContext["warn"]): Comment[] {
  const linked = linkedComments(node, warn);
  const rows = new Set(
    card
      ?.all(`section.comment, ${MARK}`)
      .flatMap((one) => one.closest("section") ?? [])
      .map((one) => one.element),
  );
  const sections = card?.all("section").filter((one) => rows.has(one.element)) ?? [];
  const shown = sections.flatMap((section) => {
    const read = readComment(section, post.id, post.url, warn);
    if (read === null) warn("row_dropped", "comments: one does not say which it is.");
    return read ?? [];
  });
  if (sections.length > 0) {
    const named = new Map(shown.map((one) => [one.id, withLinked(one, linked)]));
    if (named.size < shown.length) warn("row_dropped", "comments: one stands there twice.");
    return [...named.values()];
  }
  if (linked.length > 0)
    warn(
      "comments_linked",
      "comments, url, author, imageUrl: the page has comments in its linked data alone.",
    );
  return linked.flatMap((one) => {
    if (one.publishedAt === null) warn("row_dropped", "comments: one has no number and no instant.");
    const id = `${post.id}-${Date.parse(one.publishedAt ?? "")}`;
    return one.publishedAt === null ? [] : [commentDraft({ ...one, id, url: post.url, postId: post.id })];
  });
}

function readComment(
  section: HtmlNode,
  postId: string,
  postUrl: string,
  warn: RunContext["warn"],
): Comment | null {
  const mark = section.one(MARK);
  const urn = mark?.attr("data-semaphore-content-urn") ?? "";
  const id = URN.exec(urn)?.[1];
  if (id === undefined) return null;
  const text = section.one(".comment__text") ?? section.one(".attributed-text-segment-list__content");
  const publishedAt = instantOf(id);
  return commentDraft({
    id,
    url: `${postUrl}?${new URLSearchParams({ commentUrn: urn }).toString()}`,
    text: linesIn(text),
    author: authorIn(section, section.one(".comment__author-headline"), warn),
    publishedAt,
    likeCount: likesOn(section),
    postId,
  });
}

/** Two counts stand there: as it is, unless there is none, and hidden one more, for a reader who joins in. */
function likesOn(section: HtmlNode): number | null {
  const counts = section.all(".comment__reactions-count");
  const isHidden = (one: HtmlNode) => (one.attr("class") ?? "").split(/\s+/).includes("hidden");
  const shown = groupedCount(counts.find((one) => !isHidden(one))?.text() ?? null);
  const hidden = groupedCount(counts.find(isHidden)?.text() ?? null);
  return shown ?? (hidden === null ? null : hidden - 1);
}

interface Linked extends Pick<Comment, "text" | "publishedAt" | "likeCount"> {
  author: ReturnType<typeof linkedAuthor>;
}

function linkedComments(node: JsonObject | null, warn: RunContext["warn"]): Linked[] {
  const stated = node?.["comment"];
  const rows = (arr(stated) ?? [stated]).filter(isJsonObject);
  return findByType(rows, "Comment").map((row) => ({
    text: linesOf(str(row, "text")),
    author: linkedAuthor(row, warn),
    publishedAt: instantAt(row, "datePublished"),
    likeCount: interactions(row, "LikeAction"),
  }));
}

/** The number of a comment holds its instant, to within a few milliseconds, by which it finds its other half. */
function withLinked(comment: Comment, linked: readonly Linked[]): Comment {
  const apart = (one: Linked) =>
    Math.abs(Date.parse(one.publishedAt ?? "") - Date.parse(comment.publishedAt ?? ""));
  const [same] = linked
    .filter((one) => apart(one) <= MAX_APART_MS)
    .toSorted((one, other) => apart(one) - apart(other));
  if (same === undefined) return comment;
  return {
    ...comment,
    publishedAt: same.publishedAt,
    text: comment.text ?? same.text,
    author:
      comment.author === null
        ? same.author
        : { ...comment.author, name: comment.author.name ?? same.author?.name ?? null },
    likeCount: same.likeCount ?? comment.likeCount,
  };
}
