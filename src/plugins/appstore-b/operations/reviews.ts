import { z } from "zod";
import { countIn, flag, type Found, listOf, operation, type RunContext } from "../../../plugin-sdk/index.ts";
import { appFields, localeFields } from "../input/fields.ts";
import { appForms } from "../input/forms.ts";
import { asLists, steps } from "../input/steps.ts";
import { appsOf, needsOneOf } from "../input/targets.ts";
import { ownText } from "../parse/own-text.ts";
import { parseReviews, REVIEW_PLACES } from "../parse/reviews.ts";
import type { AppBrief } from "../records/app-brief.ts";
import { Review, type ReviewText } from "../records/review.ts";
import { reviewsCall } from "../rpc/calls.ts";
import { reviewUrl, type Locale } from "../urls.ts";
import { readApp } from "./app-info.ts";
import { coverageOf, found, type Outcomes } from "./coverage.ts";
import { eachTarget, type Progress } from "./each-target.ts";
import { callRpc } from "./page.ts";

const input = z
  .object({
    ...appFields,
    ...localeFields,
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
  .check(needsOneOf("appIds", "appUrls"));

type Input = z.output<typeof input>;

const OUTCOMES: Outcomes<Review> = { includeAppInfo: ({ appInfo }) => found(appInfo !== null) };

export const reviews = operation({
  name: "reviews",
  aliases: ["review", "appReviews", "comments"],
  title: "Reviews",
  summary: "Text reviews of apps with stars, date, version, helpful votes and the reply of the developer.",
  agentHint: "Use with package names. Reviews are per language, so set `lang`. 150 per page; set `limit`.",
  availability: "full",
  input,
  normalize: steps(appForms, asLists("stars")),
  features: Object.keys(OUTCOMES),
  record: Review,
  dedupeKey: (record) => record.reviewId,
  run: (ctx, asked) =>
    eachTarget(ctx, chainsOf(asked), (chain, progress) => chainRecords(ctx, chain, asked, progress)),
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
  { appId, stars }: Chain,
  asked: Input,
  progress: Progress,
): AsyncGenerator<Found<Review>[], void, void> {
  const { country, lang, sort, device = null } = asked;
  const locale = { country, lang };
  const appInfo = asked.includeAppInfo ? await briefOf(ctx, appId, locale) : null;
  const seen = new Set<string>();
  let token = typeof progress.resume === "string" ? progress.resume : null;
  let isFirstPage = token === null;
  for (;;) {
    const { response, payload } = await callRpc(
      ctx,
      reviewsCall({ appId, sort, stars, device, token }),
      locale,
      REVIEW_PLACES,
    );
    const page = parseReviews(payload);
    if (isFirstPage && page.reviews.length === 0) return await explainNone(ctx, appId, stars, locale);
    const fresh = page.reviews.filter((review) => !seen.has(review.reviewId));
    for (const { reviewId } of fresh) seen.add(ownText(reviewId));
    yield fresh.map((review) => {
      const record = completed(review, appId, locale, appInfo);
      return { from: response, record, coverage: coverageOf(OUTCOMES, asked, record) };
    });
    if (page.nextToken === null) return;
    if (fresh.length === 0 || page.nextToken === token) {
      // The source does this in deep chains; what it still has cannot be reached this way.
      ctx.warn(
        "reviews_chain_ended",
        `The reviews of "${appId}" repeat after ${seen.size}; the source gives no more.`,
      );
      return;
    }
    token = page.nextToken;
    isFirstPage = false;
    progress.save(token);
  }
}

function completed(review: ReviewText, appId: string, locale: Locale, appInfo: AppBrief | null): Review {
  return { ...review, appId, url: reviewUrl(appId, review.reviewId, locale), ...locale, appInfo };
}

async function briefOf(ctx: RunContext, appId: string, locale: Locale): Promise<AppBrief> {
  const { app } = await readApp(ctx, appId, locale);
  const { title, developer, iconUrl, genre, score, ratings, reviewCount, installs } = app;
  const { price, currency, priceMicros, priceText, free } = app;
  const facts = { title, developer, iconUrl, genre, score, ratings, reviewCount, installs };
  return { appId, ...facts, price, currency, priceMicros, priceText, free };
}

/** The RPC answers nothing both for an app without reviews and for one that does not exist: its page tells. */
async function explainNone(
  ctx: RunContext,
  appId: string,
  stars: number | null,
  locale: Locale,
): Promise<void> {
  await readApp(ctx, appId, locale);
  const kind = stars === null ? "reviews" : `${stars}-star reviews`;
  ctx.foundNothing(`App "${appId}" has no ${kind} in language "${locale.lang}".`);
}
