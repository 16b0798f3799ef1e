import {
  changed,
  type HttpResponse,
  listAsAsked,
  type ListPart,
  type RunContext,
  searchKey,
  SourceError,
} from "../../../plugin-sdk/index.ts";
import { addressOf, landedOn, merchantUrl, readShopUrl, type ShopTarget } from "../targets.ts";
import type { ListingPage } from "./listing-page.ts";

type Claims = Pick<ListingPage, "canonical" | "text" | "merchant">;

/** Said by searches, in the catalog. */
export const NOT_ECHOED =
  "Pages of results need not repeat the text; where their address or data do, they are held to it.";

/**
 * Holds a page to the list that was asked for. A search may lead to the category, or the store, that its text is the name
 * of: then the page is held to that one.
 * @throws SourceError `input_not_found` where the source leads elsewhere, `source_changed` for the page of another list
 */
export function holdList(ctx: RunContext, asked: ShopTarget, page: HttpResponse, claims: Claims): void {
  const landed = landedOn(page.url);
  const isSearch = asked.kind === "search";
  const isLed = isSearch && (landed?.kind === "listing" || landed?.kind === "merchant");
  const isOther = landed?.kind !== asked.kind || (!isSearch && !isSameId(landed.id, asked.id));
  if (isOther && !isLed) {
    if (isSearch) throw changed(page, "The search leads to another kind of page.");
    const message = `Hepsiburada has no list ${asked.id}: it leads elsewhere.`;
    throw new SourceError("input_not_found", message, { url: page.url });
  }
  const list = isLed ? landed : asked;
  const shown = shownOf(list, claims);
  // Not all pages of results say what was searched for.
  if (list.kind === "search" && shown === null) return;
  const part: ListPart = { asked: list.id, shown };
  listAsAsked(ctx, page, { list: list.kind === "search" ? { ...part, isSame: isOfText } : part });
}

/** What the page says of the list; the address of another kind of page stands for itself. */
function shownOf({ kind }: ShopTarget, { canonical, text, merchant }: Claims): string | null {
  const named = readShopUrl(canonical ?? "");
  if (merchant !== null) return kind === "merchant" ? merchant : merchantUrl(merchant);
  if (named?.kind === kind) return named.id;
  if (kind === "search" && text !== null) return text;
  if (named !== null) return addressOf(named);
  return URL.parse(canonical ?? "")?.pathname === "/ara" ? null : canonical;
}

const isSameId = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const wordsOf = (text: string): string[] =>
  searchKey(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [searchKey(text)];

/** A text, or the address of a category that has its words in its name. */
function isOfText(shown: string, asked: string): boolean {
  const words = wordsOf(asked);
  if (!URL.canParse(shown)) return wordsOf(shown).join(" ") === words.join(" ");
  const target = readShopUrl(shown);
  const name = wordsOf(target?.kind === "listing" ? target.path : "");
  return words.every((word) => name.some((one) => one.startsWith(word)));
}
