import {
  canonicalUrl,
  changed,
  type HttpResponse,
  listAsAsked,
  type ListPart,
  parseHtml,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import { readSiteUrl, type SiteTarget } from "../targets.ts";
import type { State } from "./state.ts";

type Query = Readonly<Record<string, unknown>>;
/** What the site searches, filters, orders and pages by: one that nobody asked for makes another list, too. */
const FILTERS = [
  "query",
  "languages",
  "sort",
  "stars",
  "date",
  "verified",
  "replies",
  "search",
  "topics",
  "country",
  "page",
] as const;

/**
 * Holds a page to what was asked for: its state repeats the query and names its edition.
 * @throws SourceError `source_changed` for a page of another edition, filter or number
 */
export function pageAsAsked(
  ctx: RunContext,
  page: HttpResponse,
  { query, locale }: State,
  asked: { country: string | undefined; query: Query; parts: Readonly<Record<string, ListPart>> },
): void {
  const parts = FILTERS.flatMap((name): [string, ListPart][] => {
    const [wanted, shown] = [wordsOf(asked.query[name]), wordsOf(query?.[name])];
    // The first page has no number; and what is asked for and not repeated may be left out for any reason.
    const known = wanted ?? (name === "page" ? "1" : "none");
    return shown === null ? [] : [[name, { asked: known, shown }]];
  });
  const edition: ListPart = {
    asked: (asked.country ?? "us").toUpperCase(),
    shown: locale?.split("-").at(-1)?.toUpperCase(),
  };
  listAsAsked(ctx, page, { ...asked.parts, ...Object.fromEntries(parts), edition });
}

/** @throws SourceError `source_changed` for a page whose own address is that of another kind of thing */
export function pageOfKind(
  page: HttpResponse,
  { props, query }: State,
  kind: SiteTarget["kind"],
): SiteTarget | null {
  const address =
    str(props, "seoData.canonicalUrl") ??
    str(props, "pageUrl") ??
    (page.text.trimStart().startsWith("{") ? null : canonicalUrl(parseHtml(page)));
  const own = readSiteUrl(address ?? "");
  const shown = own?.kind ?? (str(query, "businessUnit") === null ? kind : "business");
  if (shown !== kind) throw changed(page, `The page is one of a ${shown} and not of a ${kind}.`);
  return own;
}

/** In an order of its own: the site repeats several values in any. */
function wordsOf(value: unknown): string | null {
  const values = [value ?? []].flat().map(String).toSorted();
  return values.length === 0 ? null : values.join(" ");
}
