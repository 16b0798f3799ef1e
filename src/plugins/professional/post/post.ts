import { coverageOf, eachTarget, flag, operation, outcomeOf, z } from "../../../plugin-sdk/index.ts";
import { commentsOn } from "../items/comments.ts";
import { Post } from "../items/post-record.ts";
import { names, postForms, posts } from "../inputs.ts";
import { postOf } from "../targets.ts";
import { openPost } from "./page.ts";

const FEATURES = ["includeComments"] as const;

export const post = operation({
  name: "post",
  aliases: ["postDetails", "posts", "update", "activity"],
  title: "Post",
  summary: "Posts with text, author, reactions, pictures, films and links.",
  agentHint: "Use with the address of a post, or ids of `company-posts` and `profile-posts`.",
  availability: "full",
  input: z.object({
    posts,
    includeComments: flag
      .default(false)
      .describe("Also gives the comments on the page, at most 10.")
      .meta({ aliases: ["comments", "withComments"] }),
  }),
  normalize: postForms,
  selects: names("posts", postOf),
  features: FEATURES,
  record: Post,
  dedupeKey: (record) => record.id,
  canary: {
    input: { posts: ["urn:li:activity:7195255465402904576"] },
    atLeast: { records: 1, fields: ["text", "author"] },
  },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.posts)], async function* (urn, inner) {
      const opened = await openPost(inner, urn);
      const comments = asked.includeComments ? commentsOn(opened, inner.warn) : null;
      const total = opened.post.commentCount ?? 0;
      const outcome = outcomeOf(comments !== null && comments.length >= total, (comments?.length ?? 0) > 0);
      yield found(
        opened.page,
        { ...opened.post, comments },
        coverageOf(asked, FEATURES, { includeComments: outcome }),
      );
    }),
});
