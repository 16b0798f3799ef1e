import {
  changed,
  type PageRef,
  eachTarget,
  flag,
  operation,
  type RunContext,
  SourceError,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { names, POST_FLAGS, postFlags, targetForms, userIdInput, usernames } from "../inputs.ts";
import type { Account } from "../items/account.ts";
import { asAsked, Post } from "../items/post.ts";
import { profilePosts } from "../page/profile-page.ts";
import { type Surfaces as Tried, Surfaces } from "../surfaces/tried.ts";
import { newestFirst, type Shown, timelineOf } from "../surfaces/widget.ts";
import { usernameOf } from "../targets.ts";

export const timeline = operation({
  name: "timeline",
  aliases: [
    ...["profile-posts", "user-posts", "user-tweets", "user-timeline", "profile-tweets", "account-posts"],
    ...["tweets-by-user", "tweets-by-username", "latest-tweets", "user-media"],
  ],
  title: "Posts of an account",
  summary:
    "The posts of accounts that X shows to other sites, newest first, with what it shows of the account.",
  agentHint: "Use with names of accounts; run `post` on `id` of a Record for views, bookmarks and answers.",
  availability: "partial",
  availabilityNote:
    "X shows about 20 of the newest posts, for quiet accounts a choice of up to 100 of all times (`isSample`), and has no next page for those without an account. Views are shown only where the page of the account stands in for its timeline, with about five posts.",
  input: z
    .object({
      usernames,
      userId: userIdInput,
      ...postFlags,
      includeReposts: flag
        .default(true)
        .describe("Also posts of others that the account passes on.")
        .meta({ aliases: ["includeRetweets", "includeNativeRetweets"] }),
    })
    .refine(({ userId, usernames: given }) => userId === undefined || given.length === 1, {
      path: ["userId"],
      message: "A number of an account goes with the name of one account.",
    }),
  normalize: steps(targetForms("usernames", usernameOf)),
  selects: names("usernames", "profile"),
  features: [...POST_FLAGS],
  record: Post,
  dedupeKey: (record) => record.id,
  canary: { input: { usernames: ["NASA"] }, atLeast: { records: 5, fields: ["text", "likeCount"] } },
  run(ctx, asked, found) {
    const surfaces = new Surfaces();
    return eachTarget(ctx, distinct(asked.usernames), async function* (username, inner) {
      const { page, posts } = await postsOf(inner, surfaces, username, asked.userId);
      const wanted = posts.filter(({ repostOf }) => asked.includeReposts || repostOf === null);
      if (wanted.length === 0) inner.foundNothing(`X shows no posts of @${username} that fit.`);
      for (const post of wanted) {
        const { record, coverage } = asAsked(post, asked);
        yield found(page, record, coverage);
      }
    });
  },
});

/** Names of accounts are the same in any case. */
export const distinct = (list: readonly string[]): string[] => [
  ...new Map(list.map((name) => [name.toLowerCase(), name])).values(),
];

/**
 * Posts of an account, newest first.
 * @throws SourceError `input_not_found` where the name belongs to an account with another number
 */
export async function postsOf(
  ctx: RunContext,
  surfaces: Tried,
  username: string,
  userId: string | undefined,
): Promise<Shown> {
  const tried = surfaces.for(ctx);
  const lost = "quoteCount, isSample, language, conversationId, mentionedAccounts, author, post";
  const first = await tried.read("timeline", lost, () => timelineOf(ctx, username));
  const shown = first ?? (await tried.read("page", "post", () => profilePosts(ctx, username)));
  if (shown === null) throw tried.failure();
  const { page, posts } = shown;
  if (userId !== undefined) for (const { author } of posts) checkNumber(page, author, userId);
  const surface = first === null ? "page" : "timeline";
  const total = posts.find(({ author }) => author?.username?.toLowerCase() === username.toLowerCase())?.author
    ?.postCount;
  if (total != null && total > posts.length) {
    const message = `post: X shows ${posts.length} of the ${total} posts of @${username} without an account.`;
    ctx.warn("page_limit_reached", message);
  }
  return { page, posts: newestFirst(posts).map((post) => ({ ...post, surfaces: [surface] })) };
}

/** The number that a caller gave must be that of the account that the name belongs to. */
export function checkNumber(page: PageRef, account: Account | null, userId: string): void {
  const id = account?.id ?? null;
  if (id === null) throw changed(page, "The page does not tell the number of the account.");
  if (id !== userId)
    throw new SourceError(
      "input_not_found",
      `@${account?.username ?? ""} has the number ${id}, not ${userId}.`,
      {
        url: page.url,
      },
    );
}
