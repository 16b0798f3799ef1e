import {
  arr,
  changed,
  type Coverage,
  coverageOf,
  ExtraPages,
  type Finder,
  type Found,
  type HttpResponse,
  int,
  nothingOf,
  outcomeOf,
  type PageRef,
  type QueryValue,
  readRows,
  type RunContext,
  sourceUrl,
  str,
  withoutQuery,
  type z,
} from "../../../plugin-sdk/index.ts";
import { APP_FLAGS, type AppFlags } from "../inputs.ts";
import { apiLanguage, appUrl, type Locale } from "../source.ts";
import { readStoreUrl } from "../targets.ts";
import { type App, LISTED, PAGE, PAGE_SHOTS } from "./app-record.ts";
import { readProductPage } from "./product-page.ts";

const ENTITIES = { iphone: "software", ipad: "iPadSoftware", mac: "macSoftware" };

export type Asked = Locale & { device: keyof typeof ENTITIES };
export type ListedApp = ReturnType<typeof readRows<typeof LISTED>>[number];

/** What lookup and search take at most, and give. */
export const MAX_APPS = 200;

/** Says that a list has as many rows as the source ever gives of one: there may be more. */
export function warnIfFull(ctx: RunContext, rows: number, what: string, max = MAX_APPS): void {
  if (rows >= max)
    ctx.warn("page_limit_reached", `${what} has ${max} apps or more; the source lists no further ones.`);
}

/**
 * The apps of one call of the search API, the numbers of all its rows in order, and that of the developer where it
 * begins with one.
 * @throws SourceError `source_changed` for an answer of another form, or of another country
 */
export async function askApi(
  ctx: RunContext,
  path: "/lookup" | "/search",
  asked: Asked,
  query: Record<string, QueryValue>,
): Promise<{ page: HttpResponse; apps: ListedApp[]; order: string[]; developerId: string | null }> {
  const { country, device } = asked;
  const all = { ...query, country, entity: ENTITIES[device], lang: apiLanguage(asked) };
  const page = await ctx.http.get(ctx.origin("api") + path, { query: all });
  const answer = page.json();
  const results = arr(answer, "results");
  if (results === null || int(answer, "resultCount") !== results.length)
    throw changed(page, "The answer has no list of results of the length that it states.");
  const artist = results.find((one) => str(one, "wrapperType") === "artist");
  const rows = results.filter((one) => ["software", null].includes(str(one, "wrapperType")));
  const apps = readRows(LISTED, rows, { answer: "lookup", warn: ctx.warn }, "results");
  if (apps.length === 0 && rows.length > 0)
    throw changed(page, "None of the results is an app in the known form.");
  const links = rows.flatMap((row) => readStoreUrl(str(row, "trackViewUrl") ?? "") ?? []);
  if (links.some((link) => (link.country ?? country) !== country) || (links.length === 0 && rows.length > 0))
    throw changed(page, `The answer is not one of country "${country}".`);
  const order = rows.map((row) => String(int(row, "trackId")));
  return { page, apps, order, developerId: artist === undefined ? null : String(int(artist, "artistId")) };
}

/** The page of an app. @throws SourceError `input_not_found` where the country has none */
export async function readAppPage(ctx: RunContext, { country, language }: Locale, id: string) {
  const url = sourceUrl(ctx.origin("web"), "/{country}/app/id{id}", { country, id });
  const page = await ctx.http.get(url, { query: { l: language } });
  return { page, read: readProductPage(page, id, country, ctx.warn) };
}

type Placed = Partial<Pick<App, "term" | "chart" | "chartGenreId" | "chartSource">>;

/**
 * Makes the function that makes the Records of listed apps, with what their pages add where the input asks for it. It gets
 * the context of a target, the answer, its apps, and the ids of its rows by their places, those of dropped rows included.
 */
export function appRecords(ctx: RunContext, asked: Asked & AppFlags, found: Finder<z.input<typeof App>>) {
  const { country, language = null, includeReviews } = asked;
  const extra = new ExtraPages(ctx);
  const known = new Map<string, Promise<Page>>();
  const pageOf = (id: string): Promise<Page> => {
    if (!PAGE_FLAGS.some((flag) => asked[flag])) return Promise.resolve(NO_PAGE);
    const load = async () => (await readAppPage(ctx, asked, id)).read;
    const page = known.get(id) ?? extra.read("app_page", load).then((read) => read ?? NO_PAGE);
    known.set(id, page);
    return page;
  };
  return (
    inner: RunContext,
    page: PageRef,
    apps: readonly ListedApp[],
    order: readonly string[],
    place: Placed,
  ) =>
    extra.each(inner, apps, async (app): Promise<Found<z.input<typeof App>>> => {
      const { shots, reviewers: _names, ...read } = await pageOf(app.id);
      const record = {
        ...app,
        url: appUrl(country, app.id),
        country,
        language,
        developerUrl: withoutQuery(app.developerUrl),
        isFree: app.price === null ? null : app.price === 0,
        priceMicros: app.price === null ? null : Math.round(app.price * 1_000_000),
        // The source has 0 for an app that nobody has rated.
        rating: app.rating === 0 ? null : app.rating,
        versionRating: app.versionRating === 0 ? null : app.versionRating,
        screenshotUrls:
          filled(app.screenshotUrls) ?? shots[isMac(app) ? "macScreenshotUrls" : "screenshotUrls"],
        tabletScreenshotUrls: filled(app.tabletScreenshotUrls) ?? shots.tabletScreenshotUrls,
        tvScreenshotUrls: filled(app.tvScreenshotUrls) ?? shots.tvScreenshotUrls,
        ...read,
        subtitle: read.subtitle === app.genre ? null : read.subtitle,
        topReviews: includeReviews ? read.topReviews : null,
        ...NO_PLACE,
        ...place,
        resultPosition: order.indexOf(app.id) + 1 || null,
      };
      return found(page, record, coverage(asked, record));
    });
}

type Page = ReturnType<typeof readProductPage>;
const PAGE_FLAGS = APP_FLAGS.filter((flag) => flag !== "includeAppInfo");
const NO_PAGE: Page = { ...nothingOf(PAGE), shots: nothingOf(PAGE_SHOTS), reviewers: new Map() };
const isMac = ({ kind }: ListedApp): boolean => kind === "mac-software";
const NO_PLACE = { term: null, chart: null, chartGenreId: null, chartSource: null };

const filled = <T>(list: readonly T[] | null): T[] | null =>
  list === null || list.length === 0 ? null : [...list];

function coverage(asked: AppFlags, app: App): Coverage {
  const of = (...fields: (keyof App)[]) => {
    const filled = fields.filter((field) => app[field] !== null);
    return outcomeOf(filled.length === fields.length, filled.length > 0);
  };
  const { screenshotUrls: phone, tabletScreenshotUrls: tablet, tvScreenshotUrls: tv } = app;
  return coverageOf(asked, APP_FLAGS, {
    includeAppInfo: "extracted",
    includeScreenshots: outcomeOf((phone ?? tablet ?? tv) !== null),
    includeRatings: of("ratingHistogram", "rating"),
    // The page shows about ten of them.
    includeReviews: outcomeOf(false, app.topReviews !== null),
    includeVersions: of("versionHistory"),
    includeDeveloper: of("moreByDeveloper"),
    includeOptimization: of("subtitle", "privacy", "inAppPurchases", "similarApps", "chartRank"),
  });
}
