import {
  atLeastOne,
  changed,
  coverageOf,
  eachTarget,
  ExtraPages,
  type Finder,
  type Found,
  flag,
  outcomeOf,
  type RunContext,
  SourceError,
  z,
} from "../../../plugin-sdk/index.ts";
import { latestOf, mediaIds, shortcodes, skipPinned } from "../inputs.ts";
import { Surfaces } from "../page/surfaces.ts";
import { openProfile, warnOfPosts } from "../profile/open-profile.ts";
import { type Post } from "./fields.ts";
import { listedOf, nodesIn, postsIn, RELATED } from "./lists.ts";
import { openPost, type OpenPost } from "./open-post.ts";
import { type ReadPost } from "./post-of.ts";

export const POST_FLAGS = ["includeRelated", "includeDetails"] as const;

/** Input of `post` and `reel`. */
export const postInput = z
  .object({
    shortcodes,
    mediaIds,
    usernames: latestOf,
    skipPinned,
    includeRelated: flag
      .default(false)
      .describe("Also gives the other posts of the account that the page of a post shows.")
      .meta({ aliases: ["includeMorePosts", "related"] }),
    includeDetails: flag
      .default(false)
      .describe(
        "With `usernames`: reads the page of each post, too, for likes, time and films. One page more for each.",
      )
      .meta({ aliases: ["details", "includePostDetails", "enrich"] }),
  })
  .check(atLeastOne("shortcodes", "mediaIds", "usernames"));
type Asked = z.output<typeof postInput>;

/** What tells the operations apart. */
export interface PostKind {
  path: "p" | "reel";
  /** In words, such as `reel`. */
  what: string;
  fits: (post: ReadPost) => boolean;
}

/** Records of single posts, then those of the latest posts of accounts. */
export function runPosts(ctx: RunContext, asked: Asked, found: Finder<Post>, { path, what, fits }: PostKind) {
  const surfaces = new Surfaces();
  const extra = new ExtraPages(ctx);
  const make = (open: Pick<OpenPost, "from" | "post" | "data">, isDetailed: boolean): Found<Post> => {
    const nodes = nodesIn(open.data, RELATED);
    const related =
      asked.includeRelated && nodes !== null ? postsIn(nodes, "timeline", ctx.warn, open.post.author) : null;
    const coverage = coverageOf(asked, POST_FLAGS, {
      includeRelated: outcomeOf(related !== null),
      includeDetails: outcomeOf(isDetailed),
    });
    return found(open.from, { ...open.post, relatedPosts: listedOf(related) }, coverage);
  };
  const targets = [
    ...[...new Set(asked.shortcodes)].map((code) => ({ code, username: null })),
    ...[...new Set(asked.usernames)].map((username) => ({ code: null, username })),
  ];
  return eachTarget(ctx, targets, async function* ({ code, username }, inner) {
    if (code !== null) {
      const open = await openPost(inner, surfaces, code, path);
      if (!fits(open.post))
        throw new SourceError("input_not_found", `Post ${code} is no ${what}.`, { url: open.from.url });
      return void (yield make(open, true));
    }
    let lost = 0;
    const warn: RunContext["warn"] = (warning, message) => {
      if (warning === "row_dropped") lost += 1;
      inner.warn(warning, message);
    };
    const open = await openProfile({ ...inner, warn }, surfaces, username);
    const { from, profile, posts } = open;
    if (profile.isPrivate === true)
      return inner.foundNothing(`${username} shows its posts to its followers only.`);
    if (posts === null || posts.length === 0) {
      if (profile.postCount === 0) return inner.foundNothing(`${username} has no posts.`);
      throw changed(from, `The page of ${username} states posts and lists none.`);
    }
    const wanted = posts.filter((post) => fits(post) && !(asked.skipPinned && post.isPinned === true));
    inner.held(from);
    if (wanted.length === 0 && lost > 0)
      throw changed(
        from,
        `${lost} of the latest posts of ${username} cannot be read, and no other is wanted.`,
      );
    if (wanted.length === 0)
      inner.foundNothing(`The latest posts of ${username} hold none that was asked for.`);
    // Of the reels alone the source says no number.
    if (profile.postCount !== null && what === "post") inner.total(profile.postCount);
    warnOfPosts(open, inner.warn);
    yield* extra.each(inner, wanted, async (post) => {
      const read = () => openPost(inner, surfaces, post.shortcode, path);
      const open = asked.includeDetails ? await extra.read("post_page", read) : null;
      const isPinned = open?.post.isPinned ?? post.isPinned;
      // Read from the list in either case: what its own page adds is told by `featureCoverage`.
      const own = open === null ? {} : { ...open.post, isPinned, surface: "timeline" as const };
      return make({ from, post: { ...post, ...own }, data: open?.data ?? [] }, open !== null);
    });
  });
}
