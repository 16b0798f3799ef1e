import {
  canonicalUrl,
  changed,
  type HtmlDocument,
  type HtmlNode,
  namedRows,
  type PageText,
  parseHtml,
  requireEnd,
  type Stated,
  statedOn,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { parseGithubUrl } from "../inputs/github-url.ts";
import { languageSlug } from "../inputs/period.ts";

/** GitHub's own words for "nobody trends here"; the apostrophe between them comes in several shapes. */
const EMPTY_MARKER = /It looks like we don.{1,8}t have any trending (?:repositories|developers)/s;

/**
 * What `read` makes of each row of the trending list at `path`, in order; `nameOf` says what a row is about. None only
 * where the page says so itself. What a row should show and does not is a counted warning.
 * @throws SourceError `source_changed` for a page that was cut, is about another list, or whose rows cannot be told
 */
export function trendingRows<R>(
  page: PageText,
  path: string,
  warn: Warn,
  nameOf: (row: HtmlNode) => string | null,
  read: (name: string, row: HtmlNode, stated: Stated) => R,
): R[] {
  requireEnd(page, "</html>");
  const document = parseHtml(page);
  const subject = subjectOf(document);
  if (subject !== path.toLowerCase()) throw changed(page, `The page is about ${subject}, not ${path}.`);
  const rows = document.all("article.Box-row");
  if (rows.some((row) => row.has("article.Box-row")))
    throw changed(page, "The rows of the page run together.");
  const named = namedRows(rows, nameOf, warn);
  if (named.size === 0 && (rows.length > 0 || !EMPTY_MARKER.test(page.text)))
    throw changed(page, "The trending page has no rows that can be read and does not say that it is empty.");
  return [...named].map(([name, row]) => read(name, row, statedOn(warn, `the row of ${name}`)));
}

/** The path of the list that a page says it is: by its canonical link or, without one, by its title. */
function subjectOf(document: HtmlDocument): string | null {
  const canonical = canonicalUrl(document);
  if (canonical !== null) return `/${parseGithubUrl(canonical)?.segments.join("/")}`.toLowerCase();
  const title = /^Trending\s+(?:(\S.*?)\s+)?(repositories|developers) on GitHub/.exec(document.title ?? "");
  if (title === null) return null;
  const list = title[2] === "developers" ? "/trending/developers" : "/trending";
  return title[1] === undefined ? list : `${list}/${languageSlug(title[1])}`;
}

/** Id of the thing a heading link leads to. It stands in the JSON of the click-tracking attribute. */
export function recordIdOf(link: HtmlNode | null): string | null {
  return /"record_id":(\d+)/.exec(link?.attr("data-hydro-click") ?? "")?.[1] ?? null;
}

/** Path of a link without its leading slash: `owner/name` or a login. Null when it leads elsewhere. */
export function localPath(link: HtmlNode | null, segments: 1 | 2): string | null {
  const path = /^\/([^?#]+)$/.exec(link?.attr("href") ?? "")?.[1];
  return path?.split("/").filter(Boolean).length === segments ? path : null;
}
