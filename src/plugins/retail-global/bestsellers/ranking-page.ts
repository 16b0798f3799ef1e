import {
  changed,
  discountOf,
  type HtmlDocument,
  type HtmlNode,
  type HttpResponse,
  listAsAsked,
  moneyOf,
  num,
  parseHtml,
  parseNumber,
  requireEnd,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import { countIn, type Facts, factsOn, starsIn } from "../page/facts.ts";
import { priceIn } from "../page/money.ts";
import { fullSize } from "../page/pictures.ts";
import { askPage, type Market } from "../source.ts";
import { addressOf, type AmazonTarget, asinIn, asinOf, productUrl, readAmazonUrl } from "../targets.ts";
import { type RankingEntry, rankingEntryOf } from "./record.ts";

export type RankingTarget = Extract<AmazonTarget, { kind: "ranking" }>;

const ITEM = "#gridItemRoot, .zg-item-immersion";
/** Both the marks of before 2020 and the names that the page's style is made of. */
const PRICE = ".p13n-sc-price, [class*='p13n-sc-price_']";
export const ROWS_PER_PAGE = 50;

/** All that a page ranks, by its data: of most entries below the thirtieth it has the id and the place alone. */
function statedOn(doc: HtmlDocument, page: HttpResponse) {
  const list = doc.attrOf("[data-client-recs-list]", "data-client-recs-list");
  if (list === null) return null;
  try {
    const rows = JSON.parse(list) as unknown[];
    return rows.map((row) => ({
      id: asinOf(str(row, "id") ?? ""),
      data: (row as { metadataMap?: unknown }).metadataMap,
    }));
  } catch {
    throw changed(page, "The data of the ranking cannot be read.");
  }
}

const idOn = (item: HtmlNode): string | null =>
  asinOf(item.attrOf("[data-asin]", "data-asin") ?? "") ?? asinIn(item.attrOf("a[href*='/dp/']", "href"));

function shownOn(item: HtmlNode, facts: Facts) {
  const id = idOn(item);
  const ends = item.all(PRICE).map((node) => node.text());
  const distinct = [...new Set(ends)];
  const isCut =
    ends.length === 1 && item.all(PRICE).some((node) => /^\s*[-–]|[-–]\s*$/.test(node.parent?.text() ?? ""));
  const price = isCut || distinct.length > 2 ? null : priceIn(distinct.join(" - ") || null, facts);
  // A badge may stand before the picture; only pictures of products have addresses of this form.
  const image = item.all("img").find((one) => one.url("src")?.includes("/images/I/") === true) ?? null;
  const rating = starsIn(item.textOf(".a-icon-alt"));
  const counter = item.one(".a-icon-row .a-size-small, a[href*='/product-reviews/'].a-size-small");
  const ratingCount = countIn(counter?.text() ?? null, facts);
  const picture = image?.url("src") ?? null;
  const title = image?.attr("alt") ?? item.textOf("[class*=line-clamp], .p13n-sc-truncate");
  if (ends.length > 0 && price === null)
    facts.warn(
      "field_missing",
      `price, priceMicros, priceMin, priceMax, priceText: the entry of ${id} shows it in another form.`,
    );
  if ((rating === null) !== (ratingCount === null))
    facts.warn("field_missing", `rating, ratingMax, ratingCount: the entry of ${id} shows one of them only.`);
  if (title === null) facts.warn("field_missing", `title: the entry of ${id} shows none.`);
  return {
    ...{ title, ...moneyOf(price), rating, ratingMax: rating === null ? null : 5, ratingCount },
    ...discountOf(null),
    imageUrl: picture === null ? null : fullSize(picture),
    rank: Number(/\d+/.exec(item.textOf(".zg-bdg-text, .zg-badge-text") ?? "")?.[0] ?? Number.NaN) || null,
  };
}

/** One page of a ranking. @throws SourceError `source_changed` when it is of another one, or shows no places */
export async function readRanking(ctx: RunContext, market: Market, target: RankingTarget, number: number) {
  const { country, ranking, path } = target;
  const page = await askPage(ctx, country, market, {
    path: "/gp/{ranking}/{path*}",
    values: { ranking, path },
    query: { pg: number },
  });
  requireEnd(page, "</html>");
  const doc = parseHtml(page);
  const facts = factsOn(doc, country, ctx.warn);
  const named = readAmazonUrl(doc.urlOf('link[rel~="canonical"]') ?? "");
  // Names of departments are spelled in several ways; what comes last tells them apart.
  const last = (of: string) => of.split("/").at(-1) ?? "";
  const own = named?.kind === "ranking" ? `${named.country} ${last(named.path)}` : named?.kind;
  listAsAsked(ctx, page, {
    ranking: { asked: `${country} ${last(path)}`, shown: own, isSame: (one, other) => one === other },
  });
  const shown = new Map<string, ReturnType<typeof shownOn>>();
  const items = doc.all(ITEM).filter((item) => !item.has(ITEM));
  for (const item of items) {
    const id = idOn(item);
    if (id === null || shown.has(id))
      ctx.warn("rows_missing", "An entry of the ranking names no product of its own.");
    else shown.set(id, shownOn(item, facts));
  }
  const stated = statedOn(doc, page);
  if (stated === null && doc.has(".p13n-desktop-grid"))
    ctx.warn("rows_missing", "The ranking has no data of the entries that it does not paint.");
  const rows = stated ?? [...shown].map(([id]) => ({ id, data: null }));
  const first = (number - 1) * ROWS_PER_PAGE + 1;
  const entries = rows.flatMap(({ id, data }, index): RankingEntry[] => {
    const own = id === null ? undefined : shown.get(id);
    const rank = rankIn(data) ?? own?.rank ?? null;
    if (id === null || rank === null) {
      ctx.warn("rows_missing", `Entry ${first + index} of the ranking has no product or no place.`);
      return [];
    }
    if (own !== undefined && own.rank !== rank)
      ctx.warn(
        "sources_disagree",
        `rank: the data say ${rank} for ${id}, the page ${own.rank}; the data were taken.`,
      );
    const facet = {
      country,
      language: facts.language,
      listUrl: addressOf(target),
      listName: nameOn(doc),
      ranking,
    };
    const subcategories = rank === 1 ? subcategoriesOn(doc, facts.warn) : null;
    const named = { id, url: productUrl(country, id), rank, subcategories };
    return [rankingEntryOf({ ...own, ...facet, ...movement(data), ...named })];
  });
  if (entries.length === 0) throw changed(page, "The page shows no place of a ranking.");
  if (entries.some(({ rank }) => rank < first || rank >= first + ROWS_PER_PAGE))
    throw changed(page, `The page is not number ${number} of the ranking.`);
  const hasNext = doc.has("ul.a-pagination li.a-last:not(.a-disabled) a");
  if (hasNext && entries.length < ROWS_PER_PAGE)
    ctx.warn(
      "rows_missing",
      `Page ${number} of the ranking has ${entries.length} of ${ROWS_PER_PAGE} places.`,
    );
  return { page, entries, hasNext };
}

const rankIn = (data: unknown): number | null => num(valueOf(data, "render.zg.rank"));
/** The keys of the data have dots in them. */
const valueOf = (data: unknown, key: string): string | null => {
  const value = (data as Record<string, unknown> | null)?.[key];
  return typeof value === "string" && value.trim() !== "" ? value : null;
};

/** What a list of movers says of the place among all sales. */
const movement = (data: unknown) => ({
  salesRank: num(valueOf(data, "render.zg.bsms.currentSalesRank")),
  salesRankBefore: num(valueOf(data, "render.zg.bsms.twentyFourHourOldSalesRank")),
  salesRankChangePercent: parseNumber(valueOf(data, "render.zg.bsms.percentageChange") ?? "", "en"),
});

const SELECTED = "[class*=zg-selected], .zg_selected";

/** The tree of categories has those below the chosen one in the list behind it. */
function subcategoriesOn(doc: HtmlDocument, warn: Facts["warn"]) {
  const below = doc.one(SELECTED)?.closest("li")?.next ?? null;
  const links = below?.all("a[href*='/zgbs/'], a[href*='/gp/']") ?? [];
  const found = new Map<string, { name: string; url: string }>();
  for (const link of links) {
    const target = readAmazonUrl(link.url() ?? "");
    const [name, url] = [link.text(), target?.kind === "ranking" ? addressOf(target) : ""];
    if (name !== "" && url !== "") found.set(url, { name, url });
  }
  const items = below?.all("li").filter((item) => !item.has("li")).length ?? 0;
  if (items > links.length)
    warn("field_missing", `subcategories: ${items} are shown and ${links.length} lead to a list.`);
  return found.size === 0 ? null : [...found.values()];
}

const nameOn = (doc: HtmlDocument): string | null => {
  const selected = doc.one(SELECTED);
  const hidden = selected?.textOf("[class*=visually-hidden]") ?? "";
  return selected?.text().replace(hidden, "").trim() || doc.textOf("#zg_listTitle .category");
};
