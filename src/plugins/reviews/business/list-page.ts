import {
  arr,
  changed,
  eachPage,
  firstOf,
  type Found,
  type HttpResponse,
  int,
  type ListPart,
  type PathValues,
  type QueryValue,
  type RunContext,
  sourceUrl,
} from "../../../plugin-sdk/index.ts";
import { pageAsAsked } from "../site/as-asked.ts";
import { type State, stateOn } from "../site/state.ts";
import { editionFor, editionOf } from "../source.ts";
import { type Business, type businessRecords, readListed } from "./businesses.ts";

/** Pages of a list that are read at most; each has 20 businesses. */
const MAX_PAGES = 100;
const LISTS = ["businessUnits.businesses", "businessUnits"];
const TOTALS = [
  "businessUnits.totalHits",
  "pagination.totalHits",
  "totalHits",
  "businessUnits.totalNumberOfHits",
];
const PAGES = ["businessUnits.totalPages", "pagination.totalPages", "totalPages", "seoData.maxPages"];

export interface ListAsked {
  country: string | undefined;
  template: string;
  values?: PathValues;
  query?: Readonly<Record<string, QueryValue | undefined>>;
  /** What the list is of, for the sentence that says that it is empty. */
  what: string;
  own: Partial<Business>;
  /** What the page says that it is a list of. */
  parts(page: HttpResponse, state: State): Readonly<Record<string, ListPart>>;
}

/** The businesses of a list of the site, page after page. */
export function listedBusinesses(
  ctx: RunContext,
  asked: ListAsked,
  records: ReturnType<typeof businessRecords>,
) {
  const { country, values, what, own } = asked;
  const url = sourceUrl(ctx.origin(editionFor(country)), asked.template, values);
  // Rows of the pages before, for the places.
  const first = { page: 1, before: 0 };
  return eachPage<typeof first, Found<Business>>(
    ctx,
    { first, max: MAX_PAGES },
    async function* ({ page, before }) {
      const query = { ...asked.query, country: country?.toUpperCase(), page: page === 1 ? undefined : page };
      const answer = await ctx.http.get(url, { query });
      const state = stateOn(answer);
      const rows = arr(firstOf(state?.props, LISTS));
      if (state === null || rows === null) throw changed(answer, "The page has no list of businesses.");
      pageAsAsked(ctx, answer, state, {
        country: editionOf(country),
        query,
        parts: asked.parts(answer, state),
      });
      const [total, pages] = [TOTALS, PAGES].map((paths) => int(firstOf(state.props, paths)));
      if (rows.length === 0 && page === 1) {
        if ((total ?? pages) !== 0)
          throw changed(answer, "The page lists no businesses and does not say that there are none.");
        return (void ctx.foundNothing(`No businesses for ${what}.`), null);
      }
      if (total != null) ctx.total(total);
      if (pages == null)
        ctx.warn("field_missing", "totalPages: the page does not say how many pages there are.");
      const isLast = page >= (pages ?? 1);
      if (rows.length === 0 || (isLast && total != null && before + rows.length < total))
        ctx.warn(
          "rows_missing",
          `Page ${page} of ${pages} for ${what}: ${before + rows.length} of ${total} businesses.`,
        );
      const read = readListed(answer, rows, ctx.warn);
      yield* records.list(answer, read, (index) => ({ ...own, resultPosition: before + index + 1 }));
      return isLast || rows.length === 0 ? null : { page: page + 1, before: before + rows.length };
    },
  );
}
