import { eachTarget, operation, searchFields, z } from "../../../plugin-sdk/index.ts";
import { fieldsInput } from "../fields-input.ts";
import {
  commentFlags,
  maxResults,
  SEARCH_SORTS,
  searchForms,
  searchTerms,
  sortInput,
  timeInput,
  withinSubreddits,
} from "../inputs.ts";
import { searched } from "../lists/search.ts";
import { upTo } from "../lists/up-to.ts";
import { FEED_NOTE, NOT_ECHOED } from "../notes.ts";
import { Comment, readComment } from "../records/comment.ts";
import { COMMENT_PARTS, shown } from "../records/parts.ts";
import { communitiesFor, discovery, reach } from "../search/search.ts";

const Hit = z.object({ ...Comment.shape, ...searchFields() }).meta({ title: "CommentHit" });

export const searchComments = operation({
  name: "search-comments",
  aliases: ["commentSearch", "findComments"],
  title: "Comment search",
  summary: "Comments that hold the words of a search text, on the posts that Reddit finds for it.",
  agentHint:
    "Use for what people say of something. `maxPosts` says on how many posts comments are looked through.",
  availability: "partial",
  availabilityNote: `Reddit shows nobody a search for comments: those on the posts that it finds are looked through, up to 500 on each. ${FEED_NOTE}`,
  input: z.object({
    searchTerms,
    subreddits: withinSubreddits,
    sort: sortInput(SEARCH_SORTS, "relevance"),
    time: timeInput,
    ...discovery,
    ...reach,
    maxResults,
    ...commentFlags,
    fields: fieldsInput(Hit),
  }),
  normalize: searchForms(Hit),
  notEchoed: NOT_ECHOED,
  features: COMMENT_PARTS,
  compactBy: "fields",
  record: Hit,
  dedupeKey: ({ fullname }) => fullname,
  canary: { input: { searchTerms: ["homelab"] }, atLeast: { records: 1, fields: ["text"] } },
  run: (ctx, asked, found) =>
    upTo(ctx, asked, (capped) =>
      eachTarget(capped, asked.searchTerms, async function* (term, inner) {
        const where = await communitiesFor(inner, term, asked);
        const how = { ...asked, term, time: asked.time, contentType: "comments" as const };
        yield* eachTarget(inner, where, (community, within) =>
          searched(within, { ...how, community }, ({ data }, page, answer) => {
            const comment = readComment(data, answer, ctx.warn);
            const [draft, coverage] = comment === null ? [null] : shown(comment, asked, COMMENT_PARTS);
            return draft && found(page, { ...draft, term }, coverage);
          }),
        );
      }),
    ),
});
