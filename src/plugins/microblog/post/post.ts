import { eachTarget, flag, operation, type RunContext, outcomeOf, z } from "../../../plugin-sdk/index.ts";
import { names, POST_FLAGS, type PostFlags, postFlags, targetForms, tweetIds } from "../inputs.ts";
import { refuseFuture } from "../items/future.ts";
import { asAsked, Post } from "../items/post.ts";
import { answersOf, statusPage } from "../page/status.ts";
import { embedOf } from "../surfaces/embed.ts";
import { oembedOf } from "../surfaces/oembed.ts";
import { Surfaces } from "../surfaces/tried.ts";
import { postIdOf } from "../targets.ts";

/** What nothing but the page of a post shows, and what the page leaves to the embed. */
const ON_PAGE =
  "likeCount, commentCount, shareCount, quoteCount, viewCount, bookmarkCount, replies, author, links, media, text, parent, quoted";
const ON_EMBED =
  "language, mentionedAccounts, media, links, isEdited, isTextCut, inReplyToUsername, parent, quoted, author";
const namesPost = names("tweetIds", "post");

export const post = operation({
  name: "post",
  aliases: [
    "tweet",
    "status",
    "tweets",
    "posts",
    "tweet-detail",
    "tweet-by-id",
    "post-detail",
    "tweet-lookup",
  ],
  title: "Post",
  summary:
    "Single posts by id or address: text, author, time, counters, media, and the posts that they answer or quote.",
  agentHint:
    "Use for `id` or `url` of a Record of `timeline` or `search`, to get views, bookmarks and some answers.",
  availability: "partial",
  availabilityNote:
    "Views, reposts, quotes and bookmarks are on the page of the post alone, which X sends to some programs without data; the Record then has what the data for embedded posts say, and `surfaces` tells. Posts that are protected or kept from minors are shown to nobody without an account. At most about three answers are shown.",
  input: z.object({
    tweetIds,
    ...postFlags,
    includeReplies: flag.default(false).describe("Some answers to the post, about three."),
  }),
  normalize: targetForms("tweetIds", postIdOf),
  selects: (raw) => raw["tweetIds"] !== undefined && namesPost(raw),
  features: [...POST_FLAGS, "includeReplies"],
  record: Post,
  dedupeKey: (record) => record.id,
  canary: { input: { tweetIds: ["20"] }, atLeast: { records: 1, fields: ["text", "author.username"] } },
  run(ctx, asked, found) {
    const surfaces = new Surfaces();
    return eachTarget(ctx, [...new Set(asked.tweetIds)], async function* (id, inner) {
      refuseFuture(inner, id);
      const { from, read, answers } = await readPost(inner, surfaces, id, asked);
      const { record, coverage } = asAsked(read, asked);
      const shown = answers?.length ?? 0;
      const outcome = outcomeOf(shown > 0 && shown >= (read.commentCount ?? 0), shown > 0);
      const replies = asked.includeReplies && answers !== null ? answersOf(answers) : null;
      yield found(
        from,
        { ...record, replies },
        { ...coverage, ...(asked.includeReplies ? { includeReplies: outcome } : {}) },
      );
    });
  },
});

/** Counters come from one answer, since each has its own age; of all else the page has the first word. */
async function readPost(
  ctx: RunContext,
  surfaces: Surfaces,
  id: string,
  asked: PostFlags & { includeReplies: boolean },
) {
  const tried = surfaces.for(ctx);
  const wantsPage = asked.includeCounts || asked.includeReplies;
  const page = wantsPage ? await tried.read("page", ON_PAGE, () => statusPage(ctx, id)) : null;
  const embed = await tried.read("embed", ON_EMBED, () => embedOf(ctx, id));
  if (page !== null) {
    if (embed === null)
      return { from: page.page, read: { ...page.post, surfaces: ["page"] }, answers: page.answers };
    const read = { ...merged(page.post, embed.post, ctx.warn), surfaces: ["page", "embed"] };
    return { from: page.page, read, answers: page.answers };
  }
  if (embed !== null)
    return { from: embed.page, read: { ...embed.post, surfaces: ["embed"] }, answers: null };
  const oembed = await tried.read("oembed", "text, author", () => oembedOf(ctx, id));
  if (oembed === null) throw tried.failure();
  return { from: oembed.page, read: { ...oembed.post, surfaces: ["oembed"] }, answers: null };
}

const COUNTERS = [
  "likeCount",
  "commentCount",
  "shareCount",
  "quoteCount",
  "viewCount",
  "bookmarkCount",
] as const;
/** The embed has addresses of films, short links and people's numbers, which the page lacks. */
const FULLER_IN_EMBED = new Set(["media", "links", "parent", "quoted"]);

function merged(page: Post, embed: Post, warn: RunContext["warn"]): Post {
  for (const name of ["parent", "quoted"] as const)
    if (page[name] !== null && embed[name] === null)
      warn("field_missing", `${name}, ${name}.media: the embed lacks a post that the page shows.`);
  const first = (name: string) => (FULLER_IN_EMBED.has(name) ? [embed, page] : [page, embed]);
  const entries = Object.keys(page).map((name) => {
    const [one, other] = first(name) as Record<string, unknown>[];
    return [name, one?.[name] ?? other?.[name] ?? null];
  });
  const counters = Object.fromEntries(COUNTERS.map((name) => [name, page[name]]));
  const author = page.author && {
    ...page.author,
    isVerified: page.author.isVerified ?? embed.author?.isVerified ?? null,
    isBlueVerified: page.author.isBlueVerified ?? embed.author?.isBlueVerified ?? null,
    verifiedType: page.author.verifiedType ?? embed.author?.verifiedType ?? null,
  };
  return { ...(Object.fromEntries(entries) as Post), ...counters, author };
}
