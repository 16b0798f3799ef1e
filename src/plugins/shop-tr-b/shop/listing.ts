import {
  SHOP_FLAGS,
  coverageOf,
  eachPage,
  type Finder,
  type Found,
  type QueryValue,
  type RunContext,
  sourceUrl,
  type z,
} from "../../../plugin-sdk/index.ts";
import { listOutcomes } from "../features.ts";
import { SORTS } from "../inputs.ts";
import type { ShopTarget } from "../targets.ts";
import type { Card } from "./card-record.ts";
import { cardsOf } from "./cards.ts";
import { holdList } from "./hold-list.ts";
import { readListing } from "./listing-page.ts";

export interface ListAsked {
  sort?: keyof typeof SORTS | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  soldBy?: string[] | undefined;
  filters?: string[] | undefined;
}
interface Cursor {
  page: number;
  /** How many products the pages before showed, how many of them were paid for, and how many the source counts. */
  seen: number;
  adverts: number;
  total: number | null;
}

/** Pages past this one are refused, whatever the source counts. */
const MAX_PAGES = 50;
const PAGE_SIZE = 36;

/** The site writes what is no letter or digit with € in place of %. */
const filterValue = (text: string): string => encodeURIComponent(text).replaceAll("%", "€");

function queryOf({ sort, minPrice, maxPrice, soldBy, filters = [] }: ListAsked, { query }: ShopTarget) {
  const hasPrices = minPrice !== undefined || maxPrice !== undefined;
  const asked = [
    ...filters,
    ...(soldBy === undefined ? [] : [`satici:${soldBy.map(filterValue).join(",")}`]),
    ...(hasPrices ? [`fiyat:${minPrice ?? "min"}-${maxPrice ?? "max"}`] : []),
  ];
  const isAsked = (filter: string) => asked.some((one) => one.startsWith(filter.replace(/:.*/, ":")));
  const named = (query["filtreler"] ?? "").split(";").filter((filter) => filter !== "" && !isAsked(filter));
  const all = [...named, ...asked].join(";");
  return {
    ...query,
    ...(sort === undefined ? {} : { siralama: SORTS[sort] }),
    ...(all === "" ? {} : { filtreler: all }),
  } satisfies Record<string, QueryValue>;
}

/** The products of a list, page after page. */
export function products(
  ctx: RunContext,
  asked: ListAsked,
  list: ShopTarget,
  found: Finder<z.input<typeof Card>>,
  place: { term: string } | { listingUrl: string },
) {
  const paging = { first: { page: 1, seen: 0, adverts: 0, total: null }, max: MAX_PAGES };
  return eachPage<Cursor, Found<z.input<typeof Card>>>(ctx, paging, async function* (cursor) {
    const { page: number, seen, adverts } = cursor;
    const page = await ctx.http.get(sourceUrl(ctx.origin("web"), "/{path*}", { path: list.path }), {
      query: {
        ...queryOf(asked, list),
        ...(list.kind === "merchant" ? { tab: "allproducts" } : {}),
        sayfa: number > 1 ? number : undefined,
      },
    });
    const listing = readListing(page, number, ctx.warn);
    holdList(ctx, list, page, listing);
    const { count, hasMore } = listing;
    const total = listing.total ?? cursor.total;
    if (total !== null && number === 1) ctx.total(total);
    if (count === 0 && number === 1) ctx.foundNothing("The source counts no products.");
    const cards = cardsOf(listing, cursor, ctx.warn);
    for (const card of cards)
      yield found.row(
        page,
        { ...card, term: null, listingUrl: null, ...place },
        coverageOf({ ...asked }, SHOP_FLAGS, listOutcomes(card)),
      );
    const done = seen + count;
    if (count > 0 && (hasMore ?? (total === null ? count >= PAGE_SIZE : done < total)))
      return {
        page: number + 1,
        seen: done,
        adverts: adverts + cards.filter(({ isAd }) => isAd === true).length,
        total,
      };
    if (total !== null && done < total)
      ctx.warn("rows_missing", `The source counts ${total} products and shows ${done}.`);
    return null;
  });
}
