import {
  countField,
  countFrom,
  fieldFrom,
  fillerOf,
  flagField,
  flagFrom,
  type JsonObject,
  maybe,
  needed,
  rarely,
  readFields,
  type RunContext,
  shapeOf,
  statedIn,
  type StatedField,
  str,
  textField,
  textFrom,
  z,
} from "../../../plugin-sdk/index.ts";
import { type Answer, bareFrom, bareId, inApi, pageFrom, plainFrom, straightened } from "./kinds.ts";
import { COMMON, isGone, SURFACES } from "./post.ts";

const inThread = <F extends StatedField>(field: F): F => statedIn(["thread"], field);

/** A comment as the API states it; a feed is brought into the same form. */
const COMMENT = {
  id: needed(bareFrom("id", "Id of the comment.")),
  fullname: needed(textFrom("name", "Id with the sign for comments, such as t1_abc12.")),
  url: needed(pageFrom("permalink", "Page of the comment.")),
  text: maybe(plainFrom("body_html", "Text of the comment, plain.")),
  textHtml: maybe(textFrom("body_html", "Text as HTML, with links and lists.")),
  markdown: inApi(maybe(textFrom("body", "Text as it was typed, in Markdown."))),
  ...COMMON,
  postId: needed(bareFrom("link_id", "Id of the post that it is about.")),
  postTitle: rarely(textFrom("link_title", "Title of that post, where the list shows it.")),
  parentId: inApi(
    maybe(
      fieldFrom(
        "answered",
        textField("Id of the comment that it answers; null for an answer to the post."),
        bareId,
      ),
    ),
  ),
  depth: inThread(countFrom("depth", "Answers that lie above it; 0 for an answer to the post.")),
  replyCount: rarely(fieldFrom("reply_count", countField("Answers to it, where Reddit shows how many."))),
  moreReplyCount: rarely(
    fieldFrom(
      "more_count",
      countField("Answers below it that Reddit did not send with it; 0 where all are there."),
    ),
  ),
  isRemoved: fieldFrom("body_html", flagField("True when its text was deleted or removed."), (value) =>
    typeof value === "string" ? isGone(value) : null,
  ),
  isSubmitter: inApi(flagFrom("is_submitter", "True when the author of the post wrote it.")),
  isControversial: inApi(
    fieldFrom(
      "controversiality",
      flagField("True when votes up and down are many and near each other."),
      (value) => (value === 0 || value === 1 ? value === 1 : null),
    ),
  ),
};

export const Comment = z
  .object({
    kind: z.literal("comment").describe("Always comment."),
    ...shapeOf(COMMENT),
    surface: z.enum(SURFACES).describe("Where it was read: in a feed, which says less, or in the API."),
  })
  .meta({ title: "Comment" });
export type CommentDraft = z.input<typeof Comment>;
const commentOf = fillerOf(Comment.shape);

/** @returns null, with a warning, for a row that lacks what a comment needs */
export function readComment(row: JsonObject, answer: Answer, warn: RunContext["warn"]): CommentDraft | null {
  const data = withAddress(straightened(row));
  const read = readFields(COMMENT, data, { answer, warn });
  const { id, fullname, url, community, postId } = read;
  const isNamed = id !== null && fullname === `t1_${id}` && url?.includes(`/${id}`) === true;
  if (!isNamed || community === null || postId === null) {
    warn("row_dropped", "A comment lacks its id, address, post or community, or they are of different ones.");
    return null;
  }
  const surface = answer === "feed" ? "feed" : "api";
  return commentOf({ ...read, kind: "comment", id, fullname, url, community, postId, surface });
}

/** The parent as a comment alone; and the address, which answers before 2018, older than awards, leave out. */
function withAddress(data: JsonObject): JsonObject {
  const { parent_id: parent, permalink, id } = data;
  const [post, sub] = [bareId(data["link_id"]), str(data, "subreddit")];
  const isOld = ["subreddit_name_prefixed", "total_awards_received"].some((key) => data[key] === undefined);
  return {
    ...data,
    answered: typeof parent === "string" && /^t3_[0-9a-z]+$/.test(parent) ? null : parent,
    permalink: isOld && permalink === undefined ? `/r/${sub}/comments/${post}/_/${str(id)}/` : permalink,
  } as JsonObject;
}
