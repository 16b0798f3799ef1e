import {
  arr,
  commentFields,
  countField,
  digitsFrom,
  eachTarget,
  fillerOf,
  idFrom,
  type JsonObject,
  listField,
  needed,
  neededLink,
  neededText,
  operation,
  rarely,
  readRows,
  type RunContext,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { noFiles } from "../items/filters.ts";
import { languageFrom, linkHere, secondsFrom, wordsFrom } from "../items/fields.ts";
import { openVideo } from "../items/open-video.ts";
import { FILE_FLAGS, fileFlags, targetForms, videoIds } from "../inputs.ts";
import { Ways } from "../page/ways.ts";
import { pickedEach, projectionInput, selectedComments } from "../projection.ts";
import { accountUrl } from "../source.ts";
import { HANDLE } from "../targets.ts";

const COMMENT = {
  id: needed(idFrom("cid|id", "Id of the comment.")),
  text: wordsFrom("text", "Text of the comment, plain."),
  language: languageFrom("comment_language", "Language of the text, BCP 47."),
  publishedAt: secondsFrom("create_time|createTime", "When it was written: the instant, ISO 8601 UTC."),
  likeCount: digitsFrom("digg_count|diggCount", "Likes."),
  replyCount: digitsFrom("reply_comment_total|replyCommentTotal", "Answers to it."),
  authorId: rarely(idFrom("user.uid|user.id|uid", "")),
  authorHandle: rarely(wordsFrom("user.unique_id|user.uniqueId|unique_id", "")),
  authorName: wordsFrom("user.nickname|nickname", ""),
  authorImageUrl: linkHere("user.avatar_thumb.url_list|user.avatarThumb", ""),
};
const { publishedOn: _day, publishedText: _text, parentId: _parent, ...comment } = commentFields();
const commentOf = fillerOf(comment);

const Comments = z
  .object({
    postId: neededText("Id of the video."),
    url: neededLink("Page of the video, with its comments for those who are signed in."),
    commentCount: countField("Comments on the video."),
    comments: listField(
      comment,
      "The few comments that a shared page states; null for other pages, which state none.",
    ),
    approximation: wordField(["count"], "What stands for the list of all comments: their number."),
    ...selectedComments,
  })
  .meta({ title: "VideoComments" });

export const comments = operation({
  name: "comments",
  aliases: ["comment", "videoComments", "postComments"],
  title: "Number of comments",
  summary:
    "How many comments a video has, with those that its page shows to visitors, which are mostly none.",
  agentHint:
    "Use for the number of comments. Their texts are for signed-in people only; no operation has them.",
  availability: "partial",
  availabilityNote:
    "TikTok shows comments to its own app only. This is their number, one Record for each video, and the few that a shared page states.",
  input: z.object({ videoIds, ...fileFlags, ...projectionInput }),
  normalize: targetForms("videoIds", "video", "short"),
  features: FILE_FLAGS,
  record: Comments,
  dedupeKey: (record) => record.postId,
  canary: { input: { videoIds: ["7267345319900368146"] }, atLeast: { records: 1, fields: ["commentCount"] } },
  run(ctx, asked, found) {
    const ways = new Ways(ctx);
    return eachTarget(ctx, [...new Set(asked.videoIds)], async function* (target, inner) {
      const { page, video, item } = await openVideo(inner, ways, target);
      const { id, url, commentCount } = video;
      const shown = commentsOf(item, inner.warn, { postId: id, url });
      const one = { postId: id, url, commentCount, comments: shown, approximation: "count" as const };
      yield found(page, { ...one, selectedComments: pickedEach(asked, shown ?? []) }, noFiles(asked));
    });
  },
});

/** Those that a page states beside its video; null where it has no list. */
function commentsOf(item: JsonObject | null, warn: RunContext["warn"], of: { postId: string; url: string }) {
  const rows = arr(item, "comments");
  if (rows === null || rows.length === 0) return null;
  const read = readRows(COMMENT, rows, { answer: "share page", warn }, "comments");
  if (read.length < rows.length) warn("row_dropped", "selectedComments: a comment could not be read.");
  return read.map((row) => {
    const { authorId: id, authorHandle, authorName: name, authorImageUrl: imageUrl, ...known } = row;
    const isHandle = HANDLE.test(authorHandle?.toLowerCase() ?? "");
    const url = isHandle ? accountUrl(authorHandle ?? "") : null;
    const isNamed = [id, name, url].some((one) => one !== null);
    if (!isNamed) warn("field_missing", "comments.author: a comment names nobody.");
    return commentOf({ ...known, ...of, author: isNamed ? { id, name, url, imageUrl } : null });
  });
}
