import {
  changed,
  coverageOf,
  eachTarget,
  fillerOf,
  flag,
  listField,
  operation,
  outcomeOf,
  z,
} from "../../../plugin-sdk/index.ts";
import { fieldsInput } from "../fields-input.ts";
import { COMMENT_SORTS, formsOf, maxResults, names, postFlags, postIds, sortInput } from "../inputs.ts";
import { askThread, postIdOf } from "../lists/thread.ts";
import { upTo } from "../lists/up-to.ts";
import { watched } from "../lists/watched.ts";
import { FEED_NOTE } from "../notes.ts";
import { Comment, readComment } from "../records/comment.ts";
import { POST_PARTS, shown } from "../records/parts.ts";
import { Post, readPost } from "../records/post.ts";

/** Comments beside a post, at most. */
const COMMENTS = 100;
// Beside a post only the first answers to a comment come with it.
const { replyCount: _replyCount, moreReplyCount: _more, ...besides } = Comment.shape;
const besideOf = fillerOf(besides);
const PostPage = z
  .object({
    ...Post.shape,
    comments: listField(besides, "The first comments; null where they were not asked for."),
  })
  .meta({ title: "PostPage" });

export const post = operation({
  name: "post",
  aliases: ["postDetail", "postDetails", "submission", "thread"],
  title: "Post",
  summary: "Posts by id or address, with their first comments where they are asked for.",
  agentHint: "Use for one post; `comments` has all comments on it.",
  availability: "partial",
  availabilityNote: FEED_NOTE,
  input: z.object({
    postIds,
    sort: sortInput(COMMENT_SORTS, "confidence"),
    includeComments: flag.default(false).describe("The first hundred comments, in the order of `sort`."),
    maxResults,
    ...postFlags,
    fields: fieldsInput(PostPage),
  }),
  normalize: formsOf("postIds", PostPage, COMMENT_SORTS),
  selects: names("postIds", "post"),
  features: [...POST_PARTS, "includeComments"],
  compactBy: "fields",
  record: PostPage,
  dedupeKey: ({ fullname }) => fullname,
  canary: { input: { postIds: ["5frg1n"] }, atLeast: { records: 1, fields: ["title"] } },
  run: (ctx, asked, found) =>
    upTo(ctx, asked, (capped) =>
      eachTarget(capped, asked.postIds, async function* (target, inner) {
        const { ctx: within, hasWarned } = watched(inner);
        const id = await postIdOf(within, target);
        const limit = asked.includeComments ? COMMENTS : 1;
        const sort = asked.includeComments ? asked.sort : undefined;
        const { page, answer, post: data, comments: rows } = await askThread(within, id, { sort, limit });
        const read = readPost(data, answer, inner.warn);
        if (read === null) throw changed(page, `Post ${id} could not be read.`);
        const comments = asked.includeComments
          ? rows.flatMap((row) => {
              const comment = readComment(row, answer, within.warn);
              return comment === null ? [] : [besideOf(comment)];
            })
          : null;
        if (comments !== null && hasWarned()) inner.warn("rows_missing", "comments: some could not be read.");
        const [draft, coverage] = shown(read, asked, POST_PARTS);
        const ofComments = { includeComments: outcomeOf(false, (comments?.length ?? 0) > 0) };
        yield found(
          page,
          { ...draft, comments },
          { ...coverage, ...coverageOf(asked, ["includeComments"], ofComments) },
        );
      }),
    ),
});
