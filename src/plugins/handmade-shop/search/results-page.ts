import {
  changed,
  type HtmlDocument,
  type HttpResponse,
  parseHtml,
  requireEnd,
  type RunContext,
  SourceError,
  statedOn,
} from "../../../plugin-sdk/index.ts";
import { type Card, cardsOn } from "../pages/cards.ts";
import { factsOn } from "../pages/facts.ts";
import { FIRST_PAGE, followList, type ListCursor } from "../pages/follow-list.ts";
import { holdResults } from "./hold-results.ts";
import { SAYS } from "../pages/sentences.ts";
import { warnUneven } from "../pages/uneven.ts";
import { askPage, type Edition } from "../source.ts";
import { readEtsyUrl } from "../targets.ts";

export interface ResultsCursor extends ListCursor {
  /** Adverts on the pages before. */
  ads: number;
}
export const FIRST_RESULTS: ResultsCursor = { ...FIRST_PAGE, ads: 0 };

export interface ResultsPage {
  from: HttpResponse;
  doc: HtmlDocument;
  cards: Card[];
  total: number | null;
  /** False when the page shows fewer listings than it counts. */
  isWhole: boolean;
  next: ResultsCursor | null;
}

interface Asked extends Edition {
  sort?: string;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

/** What people see; pages keep words for other outcomes hidden. */
const visibleText = (doc: HtmlDocument): string =>
  doc
    .all("body [hidden]")
    .map((hidden) => hidden.text())
    .reduce((text, hidden) => text.replace(hidden, ""), doc.textOf("body") ?? "");

/** True where the page says that it found nothing, and links to no listing but to those that it recommends. */
const saysNone = (doc: HtmlDocument): boolean =>
  SAYS.nothingFound.test(visibleText(doc)) &&
  doc.all('a[href*="/listing/"]').every((link) => link.closest('[data-page-type^="rec"]') !== null);

/** One page of results. @throws SourceError `source_changed` when it shows none and does not count 0 */
export async function readResults(
  ctx: RunContext,
  asked: Asked,
  term: string,
  { ads, ...cursor }: ResultsCursor,
): Promise<ResultsPage> {
  const order = asked.sort === "most_relevant" ? undefined : asked.sort;
  const { page, seen } = cursor;
  const filters = { order, min_price: asked.minPrice, max_price: asked.maxPrice };
  const target = readEtsyUrl(term);
  const from =
    target?.kind === "category"
      ? await askPage(ctx, asked, "/c/{path*}", { path: target.value }, { page, ...filters })
      : await askPage(ctx, asked, "/search", {}, { q: term, page, ...filters });
  if (target?.kind === "category" && !new URL(from.url).pathname.endsWith(`/c/${target.value}`))
    throw new SourceError("input_not_found", `Etsy has no such category: ${term} leads elsewhere.`, {
      url: from.url,
    });
  requireEnd(from, "</html>");
  const doc = parseHtml(from);
  holdResults(ctx, from, doc, target?.kind === "category" ? target : { kind: "search", value: term });
  const list = cardsOn(from, doc, factsOn(doc), ctx.warn);
  const { cards, total } = list;
  const isNone = cards.length === 0 && (total === 0 || saysNone(doc));
  if (cards.length === 0 && !isNone) throw changed(from, "The page shows no listing and does not count 0.");
  if (isNone) ctx.foundNothing(`Etsy has no listing for "${term}".`);
  const { next, isWhole } = followList(ctx, doc, list, cursor);
  let adPosition = ads;
  const placed = cards.map((card, index) => ({
    ...card,
    term,
    page,
    resultPosition: seen + index + 1,
    adPosition: card.isAd === true ? (adPosition += 1) : null,
  }));
  warnUneven(ctx.warn, "listings", placed, ["priceText", "isAd"]);
  for (const { id, price, priceMin, imageUrl, seller } of placed) {
    const stated = statedOn(ctx.warn, `the card of listing ${id}`);
    stated("price, priceMicros, priceText, currency", price ?? priceMin);
    stated("imageUrl", imageUrl);
    stated("seller", seller);
  }
  return {
    ...{ from, doc, total, isWhole, cards: placed },
    next: next === null ? null : { ...next, ads: adPosition },
  };
}
