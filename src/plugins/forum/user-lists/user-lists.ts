import { eachTarget, type Found, operation, type RunContext, z } from "../../../plugin-sdk/index.ts";
import type { Row } from "../answers/api.ts";
import type { Listing } from "../answers/ask.ts";
import { fieldsInput } from "../fields-input.ts";
import {
  allFlags,
  commentFlags,
  formsOf,
  maxResults,
  postFlags,
  sortInput,
  timeInput,
  USER_SORTS,
  usernames,
} from "../inputs.ts";
import { aboutPath, eachRow, isBy } from "../lists/rows.ts";
import { upTo } from "../lists/up-to.ts";
import { FEED_NOTE, NOT_ECHOED } from "../notes.ts";
import { Comment, readComment } from "../records/comment.ts";
import { Item, readItem } from "../records/item.ts";
import { ALL_PARTS, COMMENT_PARTS, POST_PARTS, shown } from "../records/parts.ts";
import { Post, readPost } from "../records/post.ts";
import { type Place, PLACES } from "../source.ts";

const input = { usernames, sort: sortInput(USER_SORTS, "new"), time: timeInput, maxResults };
const NOTE = `${FEED_NOTE} Lists end after about a thousand rows, and accounts may hide theirs.`;
const canary = { input: { usernames: ["AutoModerator"] }, atLeast: { records: 1, fields: ["url"] } };

interface AskedOfUser {
  usernames: string[];
  sort: string;
  time?: string | undefined;
  maxResults?: number | undefined;
  fields?: string[] | undefined;
}

/** The rows of a list of each account. */
function rowsBy<F extends Found<object>>(
  ctx: RunContext,
  place: Place,
  asked: AskedOfUser,
  make: (row: Row, listing: Listing, inner: RunContext) => F | null,
): AsyncGenerator<F, void, void> {
  const { usernames: accounts, sort, time } = asked;
  return upTo(ctx, asked, (capped) =>
    eachTarget(capped, accounts, (name, inner) =>
      eachRow(
        inner,
        {
          what: `u/${name}`,
          place,
          values: { name },
          query: { sort, t: time },
          about: aboutPath(`/user/${name}`),
          isOurs: isBy(name),
          isTold: true,
        },
        (row, listing) => make(row, listing, inner),
      ),
    ),
  );
}

export const userOverview = operation({
  name: "user-overview",
  aliases: ["overview", "userActivity", "userHistory"],
  title: "What an account wrote",
  summary: "Posts and comments of accounts, mixed, as their pages show them.",
  agentHint: "Use for all that an account wrote; `user-posts` and `user-comments` have one of both.",
  availability: "partial",
  availabilityNote: NOTE,
  input: z.object({ ...input, ...allFlags, fields: fieldsInput(Item) }),
  normalize: formsOf("usernames", Item, USER_SORTS),
  notEchoed: NOT_ECHOED,
  features: ALL_PARTS,
  compactBy: "fields",
  record: Item,
  dedupeKey: ({ fullname }) => fullname,
  canary,
  run: (ctx, asked, found) =>
    rowsBy(ctx, PLACES.overview, asked, (row, { page, answer }, { warn }) => {
      const item = readItem(row, answer, warn);
      return item && found(page, ...shown(item, asked, ALL_PARTS));
    }),
});

export const userPosts = operation({
  name: "user-posts",
  aliases: ["submitted", "userSubmissions", "postsByUser"],
  title: "Posts of an account",
  summary: "Posts of accounts, in all communities.",
  agentHint: "Use for what an account posted; `comments` takes `id`.",
  availability: "partial",
  availabilityNote: NOTE,
  input: z.object({ ...input, ...postFlags, fields: fieldsInput(Post) }),
  normalize: formsOf("usernames", Post, USER_SORTS),
  notEchoed: NOT_ECHOED,
  features: POST_PARTS,
  compactBy: "fields",
  record: Post,
  dedupeKey: ({ fullname }) => fullname,
  canary,
  run: (ctx, asked, found) =>
    rowsBy(ctx, PLACES.submitted, asked, ({ data }, { page, answer }, { warn }) => {
      const post = readPost(data, answer, warn);
      return post && found(page, ...shown(post, asked, POST_PARTS));
    }),
});

export const userComments = operation({
  name: "user-comments",
  aliases: ["commentsByUser", "userReplies"],
  title: "Comments of an account",
  summary: "Comments of accounts, in all communities, with the title of the post of each.",
  agentHint: "Use for what an account answered; `post` takes `postId`.",
  availability: "partial",
  availabilityNote: NOTE,
  input: z.object({ ...input, ...commentFlags, fields: fieldsInput(Comment) }),
  normalize: formsOf("usernames", Comment, USER_SORTS),
  notEchoed: NOT_ECHOED,
  features: COMMENT_PARTS,
  compactBy: "fields",
  record: Comment,
  dedupeKey: ({ fullname }) => fullname,
  canary,
  run: (ctx, asked, found) =>
    rowsBy(ctx, PLACES.comments, asked, ({ data }, { page, answer }, { warn }) => {
      const comment = readComment(data, answer, warn);
      return comment && found(page, ...shown(comment, asked, COMMENT_PARTS));
    }),
});
