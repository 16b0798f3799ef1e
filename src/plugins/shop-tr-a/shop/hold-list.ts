import {
  type HttpResponse,
  listAsAsked,
  type ListPart,
  type RunContext,
  searchKey,
} from "../../../plugin-sdk/index.ts";
import { addressOf, listCodes, readShopUrl, type ShopTarget } from "../targets.ts";

/** Said by `search` and `listings`, in the catalog. */
export const NOT_ECHOED =
  "The gateway repeats the list in its link to the next page only, and the last page has none; pages are held to their address.";

/** What a page or answer says that it lists. */
export interface Claim {
  /** Its own address, or that of the next page. */
  address: string | null;
  /** The words that it was searched with. */
  text: string | null;
  /** Who sells what it lists, apart from adverts. */
  sellers: readonly string[];
}

/**
 * Holds a page to the list that was asked for. A search may lead to the category that its words are the name of.
 * @throws SourceError `source_changed` for another list
 */
export function holdList(
  ctx: RunContext,
  page: HttpResponse,
  { path, query }: Pick<ShopTarget, "path" | "query">,
  { address, text, sellers }: Claim,
): void {
  const stated = readShopUrl(address ?? "");
  // An answer of the gateway has an address of its own, which names no list.
  const shown = stated ?? readShopUrl(page.url);
  const { q = null, mid = null, sst = null, prc = null } = query;
  const codes = listCodes({ path, query });
  const is = (own: string | null | undefined) => own ?? (shown === null ? null : addressOf(shown));
  const seller = mid !== null && sellers.includes(mid) ? mid : sellers[0];
  const parts: Record<string, ListPart> = {
    search: { asked: q, shown: is(stated?.query["q"] ?? text ?? shown?.query["q"]), isSame: isOfText },
    category: {
      asked: q === null && codes !== "" ? codes : null,
      shown: is(shown === null ? null : listCodes(shown) || null),
      isSame: areSameCodes,
    },
    seller: { asked: mid, shown: stated === null ? (seller ?? is(null)) : is(stated.query["mid"]) },
    order: { asked: sst, shown: stated?.query["sst"] },
    price: { asked: prc, shown: stated?.query["prc"] },
  };
  if (Object.values(parts).some(({ asked, shown: said }) => asked !== null && said != null))
    listAsAsked(ctx, page, parts);
}

/** Numbers of categories and brands; those of men and women may come on top. */
function areSameCodes(shown: string, asked: string): boolean {
  const wanted = asked.split(" ");
  const own = shown.split(" ");
  const isOwn = (code: string): boolean => wanted.includes(code) || code.startsWith("g");
  return wanted.every((code) => own.includes(code)) && own.every(isOwn);
}

const wordsOf = (text: string): string[] =>
  searchKey(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [searchKey(text)];

/** A text with the words, or the address of a category that has them in its name, where endings differ. */
function isOfText(shown: string, asked: string): boolean {
  const target = readShopUrl(shown);
  const own = target === null ? wordsOf(shown) : target.kind === "listing" ? wordsOf(target.path) : [];
  const isOwn = (word: string): boolean =>
    own.some((one) => one === word || (target !== null && one.startsWith(word)));
  return wordsOf(asked).every(isOwn);
}
