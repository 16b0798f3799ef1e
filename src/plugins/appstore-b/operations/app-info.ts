import { type Found, type PageRef, type RunContext, SourceError } from "../../../plugin-sdk/index.ts";
import { NO_PARTS, parseAppPage, type AppParts } from "../parse/app-page.ts";
import type { App } from "../records/app.ts";
import type { ListedApp } from "../records/listed-app.ts";
import { PATHS, type Locale } from "../urls.ts";
import { coverageOf, LIST_OUTCOMES } from "./coverage.ts";
import { shopPage } from "./page.ts";

/** App pages kept for when an app is met again, as in the results of several search terms. */
const MAX_CACHED_APPS = 500;

/** Reads the page of one app. @throws SourceError `input_not_found` */
export async function readApp(
  ctx: RunContext,
  appId: string,
  locale: Locale,
  parts: AppParts = NO_PARTS,
): Promise<{ page: PageRef; app: App }> {
  const page = await shopPage(ctx, PATHS.app, { id: appId }, locale, `app "${appId}"`);
  return { page, app: parseAppPage(page.text, appId, locale, parts) };
}

type ListInput = Locale & { includeAppInfo: boolean };

/** Makes a finished Record of an item of a list: with the page of its app, when asked for, and its coverage. */
export function listRecords<R extends ListedApp>(ctx: RunContext, input: ListInput) {
  const cache = new Map<string, App | null>();
  const locale = { country: input.country, lang: input.lang };

  const appInfo = async (appId: string): Promise<App | null> => {
    const known = cache.get(appId);
    if (known !== undefined) return known;
    const app = await readApp(ctx, appId, locale).then(
      // A copy, since the texts of a parsed page keep the whole page in memory.
      ({ app }) => structuredClone(app),
      nullWhenMissing(ctx, "app_info_not_found"),
    );
    if (cache.size >= MAX_CACHED_APPS) cache.clear();
    cache.set(appId, app);
    return app;
  };
  return async (from: PageRef, listed: R): Promise<Found<R & Locale & { appInfo: App | null }>> => {
    const record = {
      ...listed,
      ...locale,
      appInfo: input.includeAppInfo ? await appInfo(listed.appId) : null,
    };
    return { from, record, coverage: coverageOf(LIST_OUTCOMES, input, record) };
  };
}

/** For a page that only adds to a Record: when it is missing, the Record goes on without it and a warning says so. */
export function nullWhenMissing(ctx: RunContext, warning: string) {
  return (error: unknown): null => {
    if (!(error instanceof SourceError) || error.code !== "input_not_found") throw error;
    ctx.warn(warning, error.message);
    return null;
  };
}
