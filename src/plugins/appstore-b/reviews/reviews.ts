import type { BatchexecuteCall } from "../rpc/batchexecute.ts";
import {
  asLists,
  atLeastOne,
  changed,
  countIn,
  coverageOf,
  eachPage,
  eachTarget,
  fieldMask,
  type Finder,
  flag,
  type Found,
  listOf,
  neededLink,
  neededText,
  operation,
  outcomeOf,
  type RunContext,
  SourceError,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { callAboutApp, readApp } from "../app/read-app.ts";
import { App } from "../app/record.ts";
import { appFields, appForms, appsOf, localeInput } from "../inputs.ts";
import { shopFields } from "../lists/listed-app.ts";
import { appUrl, localeOf } from "../source.ts";
import { parseReviews, ReviewText } from "./review-text.ts";

/** Codes of the source, by our words. */
const SORTS = { newest: 2, relevance: 1, rating: 3 } as const;
const DEVICES = { phone: 2, tablet: 3, chromebook: 5, tv: 6 } as const;

const input = z
  .object({
    ...appFields,
    ...localeInput,
    sort: z
      .enum(["newest", "relevance", "rating"])
      .default("newest")
      .describe("Order of the reviews.")
      .meta({ aliases: ["sortBy", "reviewSort", "orderBy"] }),
    stars: listOf(countIn(1, 5), 5, "star filters")
      .optional()
      .describe(
        "Only reviews with these stars. Each is a chain of pages of its own, so all five reach more reviews.",
      )
      .meta({ aliases: ["star", "rating", "ratings", "score", "filterScore"] }),
    device: z
      .enum(["phone", "tablet", "chromebook", "tv"])
      .optional()
      .describe("Only reviews written on this kind of device.")
      .meta({ aliases: ["deviceType"] }),
    includeAppInfo: flag
      .default(false)
      .describe("Also opens the page of the app once and gives the main facts."),
  })
  .check(atLeastOne("appIds", "appUrls"));

type Input = z.output<typeof input>;

/** A few facts of the app. */
const AppBrief = App.pick(
  fieldMask(
    "id title developer iconUrl genre rating ratingCount reviewCount",
    "installs price currency priceMicros priceText isFree",
  ),
);

const Review = ReviewText.extend({
  appId: neededText("Package name of the app"),
  url: neededLink("Page of the app, opened at this review"),
  ...shopFields,
  appInfo: AppBrief.nullable().describe("The app, with `includeAppInfo`"),
}).meta({ title: "Review" });
type Review = z.output<typeof Review>;

const FEATURES = ["includeAppInfo"] as const;

export const reviews = operation({
  name: "reviews",
  aliases: ["review", "appReviews", "comments"],
  title: "Reviews",
  summary: "Text reviews of apps with stars, date, version, helpful votes and the reply of the developer.",
  agentHint:
    "Use with package names. Reviews are per language, so set `language`. 150 per page; set `limit`.",
  availability: "full",
  notEchoed: "Lists of reviews name neither the app nor the filters, save for the stars, which are compared.",
  input,
  normalize: steps(appForms, asLists("stars")),
  features: FEATURES,
  record: Review,
  dedupeKey: (record) => record.id,
  canary: { input: { appIds: ["com.whatsapp"] }, atLeast: { records: 5, fields: ["rating", "text"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, chainsOf(asked), (chain, inner) => chainRecords(inner, chain, asked, found)),
});

/** One chain of pages: an app, and one star filter or none. */
interface Chain {
  appId: string;
  stars: number | null;
}

function chainsOf(asked: Input): Chain[] {
  const filters = asked.stars === undefined ? [null] : [...new Set(asked.stars)];
  return appsOf(asked).flatMap((appId) => filters.map((stars) => ({ appId, stars })));
}

async function* chainRecords(
  ctx: RunContext,
  chain: Chain,
  asked: Input,
  found: Finder<Review>,
): AsyncGenerator<Found<Review>, void, void> {
  const { appId } = chain;
  const locale = localeOf(asked);
  const appInfo = asked.includeAppInfo ? AppBrief.parse((await readApp(ctx, appId, locale)).app) : null;
  const coverage = coverageOf(asked, FEATURES, { includeAppInfo: outcomeOf(appInfo !== null) });
  const paging = { first: null, max: MAX_PAGES };
  yield* eachPage<string | null, Found<Review>>(ctx, paging, async function* (token) {
    const { from, payload } = await callAboutApp(ctx, appId, reviewsCall(chain, asked, token), locale);
    const { reviews, nextToken } = parseReviews(payload, ctx.warn);
    const { stars } = chain;
    if (stars !== null && reviews.some(({ rating }) => rating !== stars))
      throw changed(from, `The list asked for reviews with ${stars} stars has others.`);
    if (stars !== null) ctx.held(from);
    if (reviews.length === 0 && token === null) await explainNone(ctx, chain, asked);
    if (payload === null && token !== null)
      ctx.warn("pages_end_early", "The source names a further page of reviews and then has none.");
    const page = appUrl(appId, locale);
    for (const review of reviews) {
      const url = `${page}&reviewId=${encodeURIComponent(review.id)}`;
      yield found(from, { ...review, appId, url, ...locale, appInfo }, coverage);
    }
    return nextToken;
  });
}

/** Deep chains repeat or end early long before that. */
const MAX_PAGES = 5_000;
/** The source answers larger pages with this many. */
const REVIEWS_PER_PAGE = 150;

/** One page of reviews. The RPC of the app page itself: unlike its older sibling UsvDTd it can filter. */
function reviewsCall(
  { appId, stars }: Chain,
  { sort, device }: Input,
  token: string | null,
): BatchexecuteCall {
  const filters = [null, stars, null, null, null, null, null, null, device ? DEVICES[device] : null];
  const page = [2, SORTS[sort], [REVIEWS_PER_PAGE, null, token], null, filters];
  return { rpc: "oCPfdb", payload: [null, page, [appId, 7]] };
}

/**
 * The RPC answers nothing for an app without reviews, for one without any of this kind, and for one that does not
 * exist: its page tells. The page shows its first reviews in the same language, unless there are none.
 */
async function explainNone(ctx: RunContext, { appId, stars }: Chain, asked: Input): Promise<void> {
  const { app } = await readApp(ctx, appId, localeOf(asked), { includeReviews: true });
  const hasSome = (app.reviewCount ?? 0) > 0;
  const hasReviews = (app.topReviews ?? []).length > 0;
  const isFiltered = stars !== null || asked.device !== undefined;
  const stated = `The page of "${appId}" says that it has ${app.reviewCount} reviews`;
  if (!isFiltered && (hasReviews || (hasSome && app.topReviews === null)))
    throw new SourceError("source_changed", `${stated}, and the source lists none.`);
  if (hasSome)
    ctx.warn(
      "reviews_none_listed",
      `${stated}; none is listed in language "${asked.language}" with this filter.`,
    );
  const kind = stars === null ? "reviews" : `${stars}-star reviews`;
  ctx.foundNothing(`App "${appId}" has no ${kind} in language "${asked.language}".`);
}
