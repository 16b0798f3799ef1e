import { fillerOf, type RunContext, textField, wordField, z } from "../../../plugin-sdk/index.ts";
import type { Row } from "../answers/api.ts";
import { Comment, type CommentDraft, readComment } from "./comment.ts";
import type { Answer } from "./kinds.ts";
import { Post, type PostDraft, readPost } from "./post.ts";

// A list does not show how deep a comment stands.
const { depth, replyCount, moreReplyCount, ...ofComments } = Comment.shape;
/** Fields of comments that only their post's own page shows. */
export const inThreads = { depth, replyCount, moreReplyCount };

/** A row of a list that may hold posts and comments. */
export const Item = z
  .object({
    ...ofComments,
    ...Post.shape,
    kind: z.enum(["post", "comment"]).describe("What it is."),
    title: textField("Title of the post; null for a comment, which has `postTitle`."),
    postId: textField("Of a comment: id of the post that it is about."),
    postType: wordField(Post.shape.postType.unwrap().options, "What the post is made of."),
  })
  .meta({ title: "Item" });
export type ItemDraft = z.input<typeof Item>;
const itemOf = fillerOf(Item.shape);

/** @returns null for a row that is neither, or lacks what it needs */
export function readEntry(
  { kind, data }: Row,
  answer: Answer,
  warn: RunContext["warn"],
): PostDraft | CommentDraft | null {
  if (kind === "t3") return readPost(data, answer, warn);
  if (kind === "t1") return readComment(data, answer, warn);
  warn("row_unknown", `A row of the kind ${kind.slice(0, 20)} stands among posts and comments.`);
  return null;
}

export function readItem(row: Row, answer: Answer, warn: RunContext["warn"]): ItemDraft | null {
  const read = readEntry(row, answer, warn);
  return read === null ? null : itemOf(read);
}
