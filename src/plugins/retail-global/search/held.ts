import {
  type HtmlDocument,
  type HttpResponse,
  listAsAsked,
  type RunContext,
  searchKey,
} from "../../../plugin-sdk/index.ts";
import { storefrontOf } from "../source.ts";
import type { List } from "./results-page.ts";

/** "Amazon.de : drachen": shop and text that were asked for, also where the results are of a corrected text. */
const TITLE = /^\s*amazon(?:\.([a-z.]{2,6}))?\s*[:：]\s*(.+?)\s*$/iu;

/**
 * Holds a page of results to the shop, the text, the filters and the number that were asked for, by its title and by the
 * links of its filters and to its further pages, which repeat them.
 * @throws SourceError `source_changed` for another list
 */
export function holdResults(
  ctx: RunContext,
  { from, doc }: { from: HttpResponse; doc: HtmlDocument },
  { country, query }: List,
  page: number,
  searched: string | null,
): void {
  const [, shop, words] = TITLE.exec(doc.title ?? "") ?? [];
  const links = doc
    .all(".s-pagination-container a[href*='/s?'], a.s-pagination-next[href]")
    .flatMap((link) => URL.parse(link.url() ?? "")?.searchParams ?? []);
  const repeated = (name: string) => links.map((params) => params.get(name)).find((value) => value !== null);
  const asked = (name: string) => query[name] ?? null;
  const same = (shown: string, wanted: string) => shown === wanted;
  const parts = {
    shop: {
      asked: storefrontOf(country).host.replace("amazon.", ""),
      shown: shop?.toLowerCase(),
      isSame: same,
    },
    text: {
      asked: asked("k"),
      // Of a corrected search the title may have the new words; a link leads back to those that were typed.
      shown: isCorrected(doc, asked("k"), searched) ? asked("k") : (words ?? repeated("k")),
    },
    seller: { asked: asked("me"), shown: repeated("me"), isSame: same },
    filters: { asked: asked("rh"), shown: repeated("rh"), isSame: holds },
    page: { asked: page, shown: doc.textOf(".s-pagination-selected") },
  };
  // A short list has no further pages, and its title may be the bare name of the shop.
  const isSilent = Object.values(parts).every(({ shown }) => shown === null || shown === undefined);
  if (isSilent) ctx.held(from);
  else listAsAsked(ctx, from, parts);
}

function isCorrected(doc: HtmlDocument, typed: string | null, searched: string | null): boolean {
  if (typed === null || searched === null || searchKey(typed) === searchKey(searched)) return false;
  return doc.all("a[href*='k=']").some((link) => {
    const words = URL.parse(link.url() ?? "")?.searchParams.get("k");
    return (
      words != null &&
      searchKey(words) === searchKey(typed) &&
      link.closest(".s-pagination-container") === null
    );
  });
}

/** Amazon adds filters of its own to those that were asked for. */
const holds = (shown: string, asked: string): boolean =>
  asked.split(",").every((filter) => shown.split(",").includes(filter));
