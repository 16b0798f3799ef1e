import {
  changed,
  type HttpResponse,
  type QueryValue,
  type RunContext,
  SourceError,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";
import { editionFor, editionOf } from "../source.ts";
import { ID, readSiteUrl } from "../targets.ts";
import { pageAsAsked, pageOfKind } from "./as-asked.ts";
import { linkedState } from "./linked-data.ts";
import { markupState } from "./markup.ts";
import { type State, stateOn } from "./state.ts";
import { askWidget } from "./widget.ts";

export interface BusinessPage {
  page: HttpResponse;
  state: State;
  /** How the site spells it. */
  name: string;
}
const REFUSALS = new Set([
  "source_blocked",
  "source_rate_limited",
  "source_unavailable",
  "robots_disallowed",
]);
type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

/** Reviews in all languages, newest first; without it the site shows those of its own language. */
export const NEWEST = { languages: "all", sort: "recency" };

/**
 * Makes the function that reads a page of a business, by name or by number. A number goes through the widget, which says
 * its name; where the site refuses the page, what the widget says is all there is, with a warning.
 */
export function businessPages(ctx: RunContext, country: string | undefined) {
  let refusal: SourceError | null = null;
  return async (target: string, query: Query): Promise<BusinessPage> => {
    if (!ID.test(target)) return sitePage(ctx, country, target, query);
    const { page, state } = await askWidget(ctx, target);
    const name = str(state.props, "businessUnit.identifyingName") ?? "";
    try {
      if (refusal === null) return await sitePage(ctx, country, name, query);
    } catch (error) {
      if (!(error instanceof SourceError) || !REFUSALS.has(error.code)) throw error;
      refusal = error;
    }
    ctx.held(page);
    ctx.warn("page_not_read", `_source.url: ${name} is read from the widget alone: ${refusal.message}`);
    return { page, state, name };
  };
}

async function sitePage(
  ctx: RunContext,
  country: string | undefined,
  name: string,
  query: Query,
): Promise<BusinessPage> {
  const { page, stated } = await getPage(ctx, country, name, query);
  const state = stated ?? linkedState(page, name) ?? markupState(page);
  if (state.answer !== "page")
    ctx.warn(
      "state_missing",
      `The page of ${name} has no state; only what its ${state.answer} says was read.`,
    );
  const own = str(state.props, "businessUnit.identifyingName");
  // The site leads from an old name to the one that it has now.
  const moved = page.url === page.requestedUrl ? null : readSiteUrl(page.url);
  pageOfKind(page, state, "business");
  if (own === null || ![name, moved?.value ?? name].some((one) => bare(one) === bare(own)))
    throw changed(page, `The page is not about business ${name}.`);
  pageAsAsked(ctx, page, state, {
    country: editionOf(country),
    query,
    parts: { business: { asked: own, shown: own } },
  });
  return { page, state, name: own };
}

/** With and without `www.` are two names, of which a business has one. */
async function getPage(ctx: RunContext, country: string | undefined, name: string, query: Query) {
  const get = async (one: string) => {
    const url = sourceUrl(ctx.origin(editionFor(country)), "/review/{name*}", { name: one });
    const page = await ctx.http.get(url, { query });
    return { page, stated: stateOn(page) };
  };
  try {
    return await get(name);
  } catch (error) {
    if (!(error instanceof SourceError) || error.code !== "input_not_found") throw error;
    return get(name.startsWith("www.") ? name.slice("www.".length) : `www.${name}`);
  }
}

const bare = (name: string): string => name.toLowerCase().replace(/^www\./, "");
