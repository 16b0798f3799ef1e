import { eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { POST_FLAGS, postFlags, targetForms, tweetIds } from "../inputs.ts";
import { refuseFuture } from "../items/future.ts";
import { asAsked, Post } from "../items/post.ts";
import { statusPage } from "../page/status.ts";
import { postIdOf } from "../targets.ts";

export const replies = operation({
  name: "replies",
  aliases: ["comments", "conversation", "tweet-replies", "post-replies", "post-comments", "thread"],
  title: "Answers to a post",
  summary: "The answers that the page of a post shows without an account: about three, as X ranks them.",
  agentHint: "Use with `id` of a Record of `timeline`; `inReplyTo` is the post that is answered.",
  availability: "partial",
  availabilityNote:
    "X shows about three answers to those without an account and no more of them; how many there are is told in a warning. Some programs get the page without data.",
  input: z.object({ tweetIds, ...postFlags }),
  normalize: targetForms("tweetIds", postIdOf),
  features: [...POST_FLAGS],
  record: Post,
  dedupeKey: (record) => record.id,
  canary: { input: { tweetIds: ["20"] }, atLeast: { records: 1, fields: ["text"] } },
  run(ctx, asked, found) {
    return eachTarget(ctx, [...new Set(asked.tweetIds)], async function* (id, inner) {
      refuseFuture(inner, id);
      const { page, post, answers } = await statusPage(inner, id);
      const missing = (post.commentCount ?? 0) - answers.length;
      if (post.commentCount === 0 && answers.length === 0) inner.foundNothing(`Nobody has answered ${id}.`);
      else if (missing > 0)
        inner.warn("rows_missing", `post: X shows ${answers.length} of ${post.commentCount} answers.`);
      if (missing > 0 && answers.length === 0)
        inner.foundNothing(`X shows no answers to ${id} without an account.`);
      for (const answer of answers) {
        const { record, coverage } = asAsked({ ...answer, surfaces: ["page"] }, asked);
        yield found(page, record, coverage);
      }
    });
  },
});
