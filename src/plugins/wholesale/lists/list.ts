import {
  coverageOf,
  eachPage,
  ExtraPages,
  type Finder,
  type Found,
  type HttpResponse,
  listAsAsked,
  type QueryValue,
  type RunContext,
  searchKey,
  SHOP_FLAGS,
  type z,
} from "../../../plugin-sdk/index.ts";
import { listOutcomes } from "../features.ts";
import { type listInput, SORTS } from "../inputs.ts";
import { readTiers } from "../product/product-page.ts";
import { ask, askOr } from "../source.ts";
import type { Card, ProductCard } from "./card-record.ts";
import { cardsOf } from "./cards.ts";
import { readListPage } from "./list-page.ts";

type Filters = z.output<z.ZodObject<typeof listInput>>;
export interface ListAsked extends Filters {
  currency?: string | undefined;
  includePriceTiers: boolean;
  includeSupplierVerification: boolean;
}
/** What a list is of: a text, a category, or a text in a category. */
export interface List {
  term: string | null;
  categoryId: string | null;
}
interface Cursor {
  /** The catalogue, or the pages that people see, which the guard watches closer. */
  from: "catalog" | "page";
  page: number;
  /** Products, and adverts among them, on the pages before. */
  seen: number;
  ads: number;
}

/** Alibaba shows no further pages. */
const MAX_PAGES = 100;

function filtersOf(asked: ListAsked): Record<string, QueryValue | undefined> {
  return {
    sortType: SORTS[asked.sort] || undefined,
    pricef: asked.minPrice,
    pricet: asked.maxPrice,
    moqf: asked.minOrderFrom,
    moqt: asked.minOrderTo,
    reviewScore: asked.minReviewScore,
    country: asked.supplierCountry?.toUpperCase(),
    ta: asked.tradeAssurance ? "y" : undefined,
    assessmentCompany: asked.verifiedSupplier || undefined,
    verifiedPro: asked.verifiedPro || undefined,
    freeSample: asked.freeSample || undefined,
  };
}

function askList(
  ctx: RunContext,
  asked: ListAsked,
  list: List,
  { from, page }: Cursor,
): Promise<HttpResponse> {
  const query = { SearchText: list.term ?? undefined, page, ...filtersOf(asked) };
  if (from === "catalog")
    return ask(ctx, "web", ["/catalog/{file}", { file: `x_cid${list.categoryId ?? "0"}` }], query);
  if (list.term === null) return ask(ctx, "web", ["/{file}", { file: `x_p${list.categoryId ?? ""}` }]);
  return ask(ctx, "web", ["/trade/search"], {
    tab: "all",
    categoryId: list.categoryId ?? undefined,
    ...query,
  });
}

/** The products of a list, page after page. Where the catalogue is gone, the page that people see is read in its place. */
export function products(
  ctx: RunContext,
  asked: ListAsked,
  list: List,
  found: Finder<z.input<typeof ProductCard>>,
) {
  const withTiers = tiersOf(ctx, asked);
  const first: Cursor = { from: "catalog", page: 1, seen: 0, ads: 0 };
  return eachPage<Cursor, Found<Card>>(ctx, { first, max: MAX_PAGES }, async function* (cursor) {
    let at = cursor;
    const askPage = () => {
      at = { ...cursor, from: "page" };
      return askList(ctx, asked, list, at);
    };
    const mayLeave = cursor.from === "catalog" && cursor.page === 1;
    const response = await askOr(
      ctx,
      "catalog_not_read",
      () => askList(ctx, asked, list, at),
      mayLeave ? askPage : null,
    );
    const page = readListPage(response, list.term === null ? list.categoryId : null, ctx.warn);
    const { rows, total, pageCount, keyword, corrected } = page;
    // A category is held to its own filter, or to its address, where the page is read.
    if (list.term === null) ctx.held(response);
    else listAsAsked(ctx, response, { search: { asked: list.term, shown: keyword, isSame: areLike } });
    if (total !== null && at.page === 1) ctx.total(total);
    if (rows.length === 0) {
      if (at.page === 1) ctx.foundNothing("Alibaba counts no products.");
      else ctx.warn("rows_missing", `Page ${at.page} is empty, and the source counts ${total ?? "more"}.`);
      return null;
    }
    const searched = corrected ?? keyword;
    if (list.term !== null && searched !== null && searched.toLowerCase() !== list.term.toLowerCase())
      ctx.warn("query_differs", `term: Alibaba searched for "${searched}" instead of "${list.term}".`);
    const cards = cardsOf(page, { ...asked, warn: ctx.warn }, at.seen, at.ads);
    for (const card of cards) {
      const record = await withTiers({ ...card, ...list, page: at.page });
      yield found.row(response, record, coverageOf({ ...asked }, SHOP_FLAGS, listOutcomes(record)));
    }
    withTiers.end();
    const seen = at.seen + rows.length;
    if (page.isFirstPart)
      ctx.warn("rows_missing", `Page ${at.page}: browsers load its other products later.`);
    if (pageCount !== null && at.page < pageCount)
      return {
        ...at,
        page: at.page + 1,
        seen,
        ads: at.ads + cards.filter(({ isAd }) => isAd === true).length,
      };
    if (total !== null && seen < total && !page.isFirstPart && at.page < MAX_PAGES)
      ctx.warn("rows_missing", `The source counts ${total} products and shows ${seen}.`);
    return null;
  });
}

/** Letters that the source may add to a word, or leave out: `lamps` for `lamp`. */
const ENDING = 3;

function areLike(shown: string, asked: string): boolean {
  const [words, wanted] = [shown, asked].map((text) => searchKey(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
  return (
    words?.length === wanted?.length &&
    words?.every((word, index) => {
      const other = wanted?.[index] ?? "";
      const start = word.slice(0, Math.max(1, Math.min(word.length, other.length) - ENDING + 1));
      return word === other || (other.startsWith(start) && Math.abs(word.length - other.length) <= ENDING);
    }) === true
  );
}

/** Makes the function that adds the prices by quantity from the page of a product, where that is asked for. */
export function tiersOf(ctx: RunContext, { includePriceTiers }: Pick<ListAsked, "includePriceTiers">) {
  const extra = new ExtraPages(ctx);
  const add = async (card: Card): Promise<Card> => {
    if (!includePriceTiers || card.priceTiers !== null) return card;
    const priceTiers = await extra.read("includePriceTiers", () => readTiers(ctx, card.id));
    return { ...card, priceTiers };
  };
  return Object.assign(add, {
    end: () => {
      extra.end();
    },
  });
}
