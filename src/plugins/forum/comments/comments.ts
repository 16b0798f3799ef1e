import { eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { fieldsInput } from "../fields-input.ts";
import { COMMENT_SORTS, commentFlags, formsOf, maxResults, postIds, sortInput } from "../inputs.ts";
import { eachComment } from "../lists/comments.ts";
import { postIdOf } from "../lists/thread.ts";
import { upTo } from "../lists/up-to.ts";
import { FEED_NOTE } from "../notes.ts";
import { Comment, readComment } from "../records/comment.ts";
import { COMMENT_PARTS, shown } from "../records/parts.ts";

export const comments = operation({
  name: "comments",
  aliases: ["postComments", "replies", "commentTree"],
  title: "Comments",
  summary: "All comments on posts, answers after what they answer.",
  agentHint: "Use with `id` of a post. `parentId` and `depth` make the tree.",
  availability: "partial",
  availabilityNote: `${FEED_NOTE} A feed has 500 comments at most, without their order as a tree.`,
  input: z.object({
    postIds,
    sort: sortInput(COMMENT_SORTS, "confidence"),
    maxResults,
    ...commentFlags,
    fields: fieldsInput(Comment),
  }),
  normalize: formsOf("postIds", Comment, COMMENT_SORTS),
  features: COMMENT_PARTS,
  compactBy: "fields",
  record: Comment,
  dedupeKey: ({ fullname }) => fullname,
  canary: { input: { postIds: ["5frg1n"] }, atLeast: { records: 1, fields: ["text"] } },
  run: (ctx, asked, found) =>
    upTo(ctx, asked, (capped) =>
      eachTarget(capped, asked.postIds, async function* (target, inner) {
        const id = await postIdOf(inner, target);
        yield* eachComment(inner, id, asked.sort, (data, { page, answer }) => {
          const comment = readComment(data, answer, inner.warn);
          return comment && found(page, ...shown(comment, asked, COMMENT_PARTS));
        });
      }),
    ),
});
