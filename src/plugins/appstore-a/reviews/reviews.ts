import {
  coverageOf,
  eachPage,
  eachTarget,
  flag,
  type Found,
  listOf,
  countIn,
  nothingOf,
  operation,
  outcomeOf,
  steps,
  asLists,
  SourceError,
  wordsTo,
  z,
} from "../../../plugin-sdk/index.ts";
import { lookUp } from "../app/app.ts";
import { appIds, deviceInput, localeInput, targetForms } from "../inputs.ts";
import { appUrl } from "../source.ts";
import { Review } from "./record.ts";
import { firstOf, readReviewPage, SORT_WORDS } from "./review-lists.ts";

const FEATURES = ["includeAppInfo", "includeAuthors"] as const;
/** Ten pages of the feed, or the windows of the older list. */
const MAX_PAGES = 100;

const SORT_FORMS = {
  recent: "newest",
  mostrecent: "newest",
  mosthelpful: "helpful",
  favourable: "favorable",
};

const input = z.object({
  appIds,
  ...localeInput,
  device: deviceInput,
  sort: z
    .enum(SORT_WORDS)
    .default("newest")
    .describe(
      "Order of the reviews. By stars (`favorable`, `critical`) only an older list sorts them, which not every country has.",
    )
    .meta({ aliases: ["sortBy", "reviewSort", "orderBy"] }),
  stars: listOf(countIn(1, 5), 5, "star filters")
    .optional()
    .describe("Only reviews with these stars, of those that the source lists.")
    .meta({ aliases: ["star", "rating", "ratings", "filterScore"] }),
  includeAuthors: flag
    .default(false)
    .describe("Also gives name and page of who wrote each review: personal data."),
  includeAppInfo: flag.default(false).describe("Also gives a few facts of the app."),
});

export const reviews = operation({
  name: "reviews",
  aliases: ["review", "appReviews", "comments"],
  title: "Reviews",
  summary:
    "Text reviews of apps in one country, with stars, date, version, votes and replies where they are shown.",
  agentHint: "Use with app ids. At most 500 per app and country; ask other countries for more.",
  availability: "partial",
  availabilityNote:
    "The source lists the 500 newest or most helpful reviews of a country, and at times none: then the page's few are given, or it fails.",
  notEchoed: "The older list of reviews names no app; the feed and the page are those of the app asked for.",
  input,
  normalize: steps(targetForms("appIds", "app"), asLists("stars"), wordsTo("sort", SORT_FORMS)),
  features: FEATURES,
  record: Review,
  dedupeKey: (record) => `${record.appId}\n${record.id}`,
  canary: { input: { appIds: ["310633997"] }, atLeast: { records: 5, fields: ["rating", "text"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.appIds)], async function* (appId, inner) {
      const { country, stars } = asked;
      const [app] = (await lookUp(inner, asked, [appId])).apps;
      if (app === undefined) throw new SourceError("input_not_found", `The App Store has no app ${appId}.`);
      if (app.ratingCount === 0)
        return inner.foundNothing(`Nobody in country "${country}" has rated app ${appId}.`);
      const { id, title, developer, rating, ratingCount, version } = app;
      const appInfo = asked.includeAppInfo ? { id, title, developer, rating, ratingCount, version } : null;
      const paging = { first: firstOf(asked.sort), max: MAX_PAGES };
      yield* eachPage<ReturnType<typeof firstOf>, Found<z.input<typeof Review>>>(
        inner,
        paging,
        async function* (cursor) {
          const { page, rows, isWhole, next } = await readReviewPage(inner, asked, app, cursor);
          const wanted = rows.filter((row) => stars?.includes(row.rating) ?? true);
          if (rows.length > 0 && wanted.length === 0 && isWhole)
            inner.foundNothing(`No review of app ${app.id} has these stars.`);
          for (const row of wanted) {
            const author = asked.includeAuthors ? (row.author ?? null) : null;
            const own = {
              appId: app.id,
              country,
              url: appUrl(country, app.id),
              reviewSource: cursor.list === "xml" ? "feed" : cursor.list,
              appInfo,
            };
            const outcomes = { includeAppInfo: outcomeOf(true), includeAuthors: outcomeOf(author !== null) };
            const record = { ...nothingOf(Review.shape), ...row, author, ...own };
            yield found.row(page, record, coverageOf(asked, FEATURES, outcomes));
          }
          return next;
        },
      );
    }),
});
