import { changed, eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { posts, postForms } from "../inputs.ts";
import { commentsOn } from "../items/comments.ts";
import { commentShape } from "../items/post-record.ts";
import { openPost } from "../post/page.ts";

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
      if (comments.length === 0 && total !== 0)
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
