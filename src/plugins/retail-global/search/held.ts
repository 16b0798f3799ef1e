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

/** What a page of results says of itself. */
export interface Said {
  /** The words behind its count of results. */
  searched: string | null;
  /** That it found nothing: then no Record comes of it. */
  isNone: boolean;
}

/**
 * Holds a page of results to the shop, the text, the filters and the number that were asked for, by its title, its count and
 * the links of its filters and to its further pages, which repeat them.
 * @throws SourceError `source_changed` for another list, and for one that gives results and does not say of what
 */
export function holdResults(
  ctx: RunContext,
  { from, doc }: { from: HttpResponse; doc: HtmlDocument },
  { country, query }: List,
  page: number,
  { searched, isNone }: Said,
): void {
  const [, shop, words] = TITLE.exec(doc.title ?? "") ?? [];
  const pages = paramsOf(doc, ".s-pagination-container a[href*='/s?'], a.s-pagination-next[href]");
  const repeated = (name: string) => pages.map((params) => params.get(name)).find((value) => value !== null);
  const asked = (name: string) => query[name] ?? null;
  const same = (shown: string, wanted: string) => shown === wanted;
  const filters = paramsOf(doc, "#s-refinements a[href*='/s?']");
  /** A short list has no further pages; the links that narrow it down repeat what it is of, and others lead out of it. */
  const narrowed = (name: string, isSame: (shown: string, wanted: string) => boolean) => {
    const wanted = asked(name);
    return wanted !== null && filters.some((params) => isSame(params.get(name) ?? "", wanted))
      ? wanted
      : null;
  };
  const parts = {
    shop: {
      asked: storefrontOf(country).host.replace("amazon.", ""),
      shown: shop?.toLowerCase(),
      isSame: same,
    },
    text: {
      asked: asked("k"),
      // Of a corrected search the title may have the new words; a link leads back to those that were typed.
      shown: isCorrected(doc, asked("k"), searched) ? asked("k") : (words ?? repeated("k") ?? searched),
    },
    seller: { asked: asked("me"), shown: repeated("me") ?? narrowed("me", same), isSame: same },
    filters: { asked: asked("rh"), shown: repeated("rh") ?? narrowed("rh", holds), isSame: holds },
    page: { asked: page, shown: doc.textOf(".s-pagination-selected") },
  };
  const isSilent = Object.values(parts).every(({ shown }) => shown === null || shown === undefined);
  // The title of a page that found nothing may be the bare name of the shop.
  if (isSilent && isNone) ctx.held(from);
  else listAsAsked(ctx, from, parts);
}

const paramsOf = (doc: HtmlDocument, links: string): URLSearchParams[] =>
  doc.all(links).flatMap((link) => URL.parse(link.url() ?? "")?.searchParams ?? []);

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
