import {
  arr,
  at,
  commentFields,
  countField,
  countFrom,
  fillerOf,
  idFrom,
  linkFrom,
  maybe,
  needed,
  neededText,
  objectField,
  objectFrom,
  personFields,
  rarely,
  readFields,
  type RunContext,
  sourceUrl,
  statedIn,
  textFrom,
  z,
} from "../../../plugin-sdk/index.ts";
import { under } from "../page/data.ts";
import { type Form } from "../posts/fields.ts";
import { type OpenPost } from "../posts/open-post.ts";
import { unixFrom } from "../posts/kinds.ts";
import { profileUrl, SITE } from "../source.ts";

const WRITER = { id: idFrom("pk|id", ""), username: needed(textFrom("username", "")) };
/** A comment in any of its forms; those of before 2020 state neither likes nor answers. */
const COMMENT = {
  id: needed(idFrom("pk|id", "")),
  text: maybe(textFrom("text", "")),
  publishedAt: unixFrom("created_at", ""),
  author: objectFrom("user|owner", WRITER, ""),
  likeCount: statedIn(["product"], maybe(countFrom("comment_like_count|edge_liked_by.count", ""))),
  replyCount: statedIn(["product"], maybe(countFrom("child_comment_count|edge_threaded_comments.count", ""))),
  parentId: rarely(idFrom("parent_comment_id", "")),
  gifUrl: rarely(
    linkFrom(
      "giphy_media_info.first_party_cdn_proxied_images.fixed_height.url|giphy_media_info.images.fixed_height.url",
      "The moving picture of a comment without words.",
    ),
  ),
};

const { language: _l, author: _a, publishedOn: _o, publishedText: _t, ...shared } = commentFields();
const { imageUrl: _i, ...person } = personFields();

/** Record of `comments`. Of who wrote it no more than whose words they are. */
export const Comment = z
  .object({
    ...shared,
    author: objectField(
      { ...person, username: neededText("Handle.") },
      "Who wrote it; no picture, nothing more.",
    ),
    gifUrl: COMMENT.gifUrl.schema,
    shortcode: neededText("Code of the post, for `shortcodes`."),
    postCommentCount: countField("Comments of the post in all; a few of them are shown without an account."),
  })
  .meta({ title: "Comment" });
const commentOf = fillerOf(Comment.shape);
type Comment = ReturnType<typeof commentOf>;

const INSIDE = [
  "comments_connection",
  "edge_media_to_parent_comment",
  "edge_media_to_comment",
  "edge_media_preview_comment",
];
const BESIDE = ["xdt_api__v1__media__media_id__comments__connection"];

/** The comments that stand in or beside a post; null where there is no list of them. */
export function commentsOn({ row, data, post }: OpenPost, warn: RunContext["warn"]): Comment[] | null {
  const inside = INSIDE.map((name) => at(row, name));
  const beside = data.flatMap((one) => [...under(one, BESIDE)]);
  const lists = [...inside, ...beside].flatMap((list) => {
    const edges = arr(list, "edges");
    return edges === null ? [] : [edges];
  });
  const edges = lists.find((list) => list.length > 0) ?? lists[0];
  const nodes = edges?.map((edge) => at(edge, "node")) ?? arr(row, "comments.nodes");
  return nodes?.flatMap((node) => readThread(node, null, post, warn)) ?? null;
}

/** A comment, and the answers to it where they stand inside. */
function readThread(
  node: unknown,
  parentId: string | null,
  post: OpenPost["post"],
  warn: RunContext["warn"],
): Comment[] {
  const form: Form = at(node, "user") === null || at(node, "pk") === null ? "graph" : "product";
  const { id, author, ...read } = readFields(COMMENT, node, { answer: form, warn });
  if (id === null) {
    warn("row_dropped", "comments: a comment lacks its number.");
    return [];
  }
  const comment = commentOf({
    ...read,
    id,
    parentId: read.parentId ?? parentId,
    url: sourceUrl(SITE, "/p/{code}/c/{id}/", { code: post.shortcode, id }),
    author: author && { ...author, name: author.username, url: profileUrl(author.username) },
    postId: post.id,
    shortcode: post.shortcode,
    postCommentCount: post.commentCount,
  });
  const answers = arr(node, "edge_threaded_comments.edges") ?? arr(node, "preview_child_comments") ?? [];
  return [comment, ...answers.flatMap((one) => readThread(at(one, "node") ?? one, id, post, warn))];
}
