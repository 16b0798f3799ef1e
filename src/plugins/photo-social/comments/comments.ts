import { changed, eachTarget, operation, z, atLeastOne } from "../../../plugin-sdk/index.ts";
import { mediaIds, postForms, shortcodes } from "../inputs.ts";
import { Surfaces } from "../page/surfaces.ts";
import { openPost } from "../posts/open-post.ts";
import { Comment, commentsOn } from "./comment.ts";

export const comments = operation({
  name: "comments",
  aliases: ["comment", "postComments", "commentScraper"],
  title: "Comments of a post",
  summary: "The first comments of a post or reel, about 3 to 15, with likes and numbers of answers.",
  agentHint:
    "Use with shortcodes, media ids or addresses. `postCommentCount` says how many there are in all.",
  availability: "partial",
  availabilityNote:
    "Without an account Instagram shows the first comments of a post alone, about 3 to 15; further ones are loaded by a call that needs a session.",
  input: z.object({ shortcodes, mediaIds }).check(atLeastOne("shortcodes", "mediaIds")),
  normalize: postForms,
  record: Comment,
  dedupeKey: (record) => record.id,
  canary: {
    input: { shortcodes: ["Csthn7EO99u"] },
    atLeast: { records: 1, fields: ["text", "author.username"] },
  },
  run(ctx, asked, found) {
    const surfaces = new Surfaces();
    return eachTarget(ctx, [...new Set(asked.shortcodes)], async function* (code, inner) {
      const open = await openPost(inner, surfaces, code, "p");
      const rows = commentsOn(open, inner.warn) ?? [];
      const { commentCount: total, areCommentsDisabled } = open.post;
      if (total !== null) inner.total(total);
      if (rows.length === 0) {
        const isNone = total === 0 || areCommentsDisabled === true;
        if (!isNone)
          throw changed(open.from, `The page counts ${total ?? "no"} comments and shows none of them.`);
        inner.foundNothing(`Post ${code} has no comments, or lets nobody comment.`);
      }
      if (total !== null && total > rows.length && rows.length > 0)
        inner.warn(
          "comments_missing",
          `Post ${code} has ${total} comments; ${rows.length} are shown without an account.`,
        );
      inner.held(open.from);
      for (const row of rows) yield found.row(open.from, row);
    });
  },
});
