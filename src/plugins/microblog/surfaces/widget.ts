import {
  arr,
  changed,
  nextPageProps,
  obj,
  type PageRef,
  requireEnd,
  type RunContext,
  SourceError,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";
import { type Account, readAccount } from "../items/account.ts";
import { readTweet } from "../items/embedded.ts";
import type { Post } from "../items/post.ts";

/** Posts of an account, newest first, as some page shows them. */
export interface Shown {
  page: PageRef;
  posts: Post[];
}

const isBy = (username: string, name: string | null | undefined): boolean =>
  name?.toLowerCase() === username.toLowerCase();

/** The timeline that X gives to other sites: 20 of the newest posts, or for quiet accounts up to 100 of all times. */
export async function timelineOf(ctx: RunContext, username: string): Promise<Shown> {
  const { page, rows, entryCount } = await openTimeline(ctx, username);
  const posts = rows.flatMap((row) => {
    const post = readTweet(row, { answer: "timeline", warn: ctx.warn });
    if (post === null) ctx.warn("row_dropped", "isSample, post: an entry of the timeline could not be read.");
    return post === null ? [] : [post];
  });
  const own = posts.filter(({ author }) => isBy(username, author?.username));
  if (own.length === 0) throw changed(page, `The timeline has no post of @${username}.`);
  ctx.held(page);
  if (own.length < posts.length)
    ctx.warn("row_dropped", `post: ${posts.length - own.length} entries are not of @${username}.`);
  const rises = own.filter(({ id }, index) => index > 0 && BigInt(id) > BigInt(own[index - 1]?.id ?? id));
  const isSample = rises.length >= 2 ? true : posts.length < entryCount ? null : false;
  return { page, posts: newestFirst(own).map((post) => ({ ...post, isSample })) };
}

/** The account of a timeline, as its posts name it. */
export async function accountOf(
  ctx: RunContext,
  username: string,
): Promise<{ page: PageRef; account: Account }> {
  const { page, rows } = await openTimeline(ctx, username);
  const user = rows.map((row) => obj(row, "user")).find((one) => isBy(username, str(one, "screen_name")));
  if (!user) throw changed(page, `The timeline has no post of @${username}.`);
  return { page, account: readAccount(user, { answer: "timeline", warn: ctx.warn }, "") };
}

async function openTimeline(ctx: RunContext, username: string) {
  const path = "/srv/timeline-profile/screen-name/{username}";
  const page = await ctx.http.get(sourceUrl(ctx.origin("timeline"), path, { username }));
  requireEnd(page, "</html>");
  const props = nextPageProps(page);
  const entries = arr(props, "timeline.entries");
  if (entries === null) throw changed(page, "The page has no timeline.");
  const owner = str(props, "headerProps.screenName");
  if (owner !== null && !isBy(username, owner)) throw changed(page, `The timeline is of @${owner}.`);
  if (entries.length === 0 && obj(props, "contextProvider")?.["hasResults"] !== true)
    throw new SourceError(
      "input_not_found",
      `X shows nothing of @${username}: unknown, suspended, protected, kept from minors, or without posts.`,
      { url: page.url },
    );
  if (entries.length === 0) throw changed(page, "The timeline says that it has posts and shows none.");
  const tweets = entries.filter((entry) => str(entry, "type") === "tweet");
  if (tweets.length < entries.length)
    ctx.warn(
      "row_dropped",
      `isSample, post: ${entries.length - tweets.length} entries of the timeline are no posts.`,
    );
  return { page, rows: tweets.map((entry) => obj(entry, "content.tweet")), entryCount: entries.length };
}

/** By age, which ids tell. */
export const newestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? 1 : -1));
