import {
  arr,
  at,
  changed,
  filledText,
  firstOf,
  type HttpResponse,
  type HtmlDocument,
  idString,
  int,
  jsonVariable,
  obj,
  parseHtml,
  requireEnd,
  str,
  wholeNumberIn,
} from "../../../plugin-sdk/index.ts";
import { SHOP } from "../source.ts";
import { readShopUrl } from "../targets.ts";
import { cardRows } from "./card-elements.ts";
import type { Claim } from "./hold-list.ts";

/** One page of a list. */
export interface ListingPage {
  /** Each card, and its place on the page from 1; null where it has none, as paid ones beside the list. */
  rows: { card: unknown; place: number | null }[];
  /** Whether the cards were stated as data or read from what the page shows. */
  kind: "list" | "page";
  /** Whether the source says that there are more; null where it does not say. */
  hasMore: boolean | null;
  /** How many the source says there are; null where it only says about how many. */
  total: number | null;
  /** What it says that it lists. */
  claim: Claim;
}

/** Where pages of the years keep the data of a list. */
const STATES = ['__single-search-result__PROPS"]', "__SEARCH_APP_INITIAL_STATE__"];

/**
 * Reads one page of a list: an answer of the gateway, or a page in any of its three forms.
 * @throws SourceError `source_changed` for another form, a cut page, or another page of the list than was asked for
 */
export function readListing(page: HttpResponse, number: number): ListingPage {
  if (/^\s*\{/.test(page.text)) return listIn(page, page.json(), number);
  requireEnd(page, "</html>");
  for (const name of STATES) {
    const { value, problem } = jsonVariable(page.text, name);
    if (problem === null) return listIn(page, value, number);
    if (problem !== "not_found") throw changed(page, `The data of the list is broken (${problem}).`);
  }
  const document = parseHtml(page);
  const rows = cardRows(document);
  if (rows.length === 0) throw changed(page, "The page shows no products in a known form.");
  const shown = document.textOf('[data-testid="result-count-info"]');
  return {
    rows,
    kind: "page",
    hasMore: null,
    total: shown?.includes("+") === false ? wholeNumberIn(shown) : null,
    claim: { address: returnAddress(document), text: document.textOf(TITLE), sellers: [] },
  };
}

function listIn(page: HttpResponse, answer: unknown, number: number): ListingPage {
  const lists = ["data", "result"].map((key) => firstOf(answer, [key]));
  const list =
    lists.find((one) => arr(one, "products") !== null) ?? lists.find((one) => obj(one) !== null) ?? answer;
  const total = int(firstOf(list, ["totalCount", "total"]));
  const index = int(list, "pageIndex");
  // The count may be a little too high: a page behind the last one has no list.
  const isPast = number > 1 && total !== null && at(list, "products") === null;
  const rows = arr(list, "products") ?? (isPast ? [] : null);
  if (rows === null) throw changed(page, "The answer has no list of products.");
  if (index !== null && index !== number)
    throw changed(page, `The answer is page ${index}, not page ${number}.`);
  // Some refusals look so: nothing, and no word that there is nothing.
  if (rows.length === 0 && number === 1 && total !== 0)
    throw changed(
      page,
      `The list is empty, and the source counts ${total ?? str(list, "roughTotalCount") ?? "nothing"}.`,
    );
  const links = obj(list, "_links");
  const places = rows.map((card, index) => ({ card, place: index + 1 }));
  const next = firstOf(links, ["next.href", "next"]);
  const sellers = rows.flatMap((card) => {
    const target = readShopUrl(URL.parse(str(card, "url") ?? "", SHOP)?.href ?? "");
    const seller = idString(card, "merchantId") ?? target?.query["merchantId"];
    return seller === undefined || str(card, "cardType") === "ADS" ? [] : [seller];
  });
  const claim = {
    address: ownAddress(list) ?? nextAddress(str(next)),
    text: filledText(list, "queryTerm"),
    sellers,
  };
  return { rows: places, kind: "list", total, hasMore: links === null ? null : next !== null, claim };
}

const TITLE = 'h1[data-testid="title"], [data-testid="search-title"] h1';

/** Where a visitor comes back to after he signs in. */
function returnAddress(document: HtmlDocument): string | null {
  const [back] = document.all('a[href*="/giris?"]').flatMap((link) => {
    const path = URL.parse(link.attr("href") ?? "", SHOP)?.searchParams.get("cb");
    const address = path == null ? null : (URL.parse(path, SHOP)?.href ?? null);
    return address !== null && readShopUrl(address) !== null ? [address] : [];
  });
  return back ?? null;
}

/** Pages of 2025 state their path, and what filters them. */
function ownAddress(list: unknown): string | null {
  const url = URL.parse(str(list, "path") ?? "", SHOP);
  if (str(list, "path") === null || url === null) return null;
  for (const name of Object.keys(obj(list, "query") ?? {}))
    url.searchParams.set(name, idString(list, `query.${name}`) ?? "");
  return url.href;
}

/** The list that a call of the gateway for the next page names. */
function nextAddress(next: string | null): string | null {
  const url = URL.parse(next ?? "", SHOP);
  const path = url?.searchParams.get("pathModel");
  return url === null || path == null ? null : `${SHOP}/${path}${url.search}`;
}
