import { changed, eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { posts, postForms } from "../inputs.ts";
import { commentsOn } from "../items/comments.ts";
import { commentShape } from "../items/post-record.ts";
import { openPost, type PostPage } from "../post/page.ts";

const Comment = z.object(commentShape).meta({ title: "Comment" });

export const postComments = operation({
  name: "post-comments",
  aliases: ["comments", "commentsOfPost"],
  title: "Comments on a post",
  summary: "The comments that the page of a post shows to guests, with authors, instants and reactions.",
  agentHint: "Use with ids of posts.",
  availability: "partial",
  availabilityNote: "Guests see about 10 comments of a post, and no answers to them.",
  input: z.object({ posts }),
  normalize: postForms,
  record: Comment,
  dedupeKey: (record) => `${record.postId}\n${record.id}`,
  canary: {
    input: { posts: ["urn:li:activity:7195255465402904576"] },
    atLeast: { records: 5, fields: ["text", "author"] },
  },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.posts)], async function* (urn, inner) {
      const opened = await openPost(inner, urn);
      const total = opened.post.commentCount;
      const comments = commentsOn(opened, inner.warn);
      if (total !== null) inner.total(total);
      const isSilent = total === null && opened.node !== null && !countsOn(opened);
      if (comments.length === 0 && isSilent)
        inner.warn("total_unknown", `commentCount: the page of ${urn} counts no comments and shows none.`);
      else if (comments.length === 0 && total !== 0)
        throw changed(
          opened.page,
          "The page has no comment in a known form, and does not say that there is none.",
        );
      if (comments.length === 0) inner.foundNothing(`Nobody has commented on ${urn}.`);
      if (total !== null && total > comments.length)
        inner.warn(
          "comments_missing",
          `The post has ${total} comments; guests see ${comments.length} of them.`,
        );
      for (const comment of comments) yield found.row(opened.page, comment);
    }),
});

/** Whether the page counts anything about the post, or has a part for comments: posts that nobody answered may lack both. */
const countsOn = ({ card, document, node }: PostPage): boolean =>
  card?.has('[class*="social-actions"], [data-test-id^="social-actions"], [data-num-comments]') === true ||
  document.has('section.comment, [data-semaphore-content-type="COMMENT"], [class*="comments-list"]') ||
  (node !== null && ("interactionStatistic" in node || "commentCount" in node || "comment" in node));
