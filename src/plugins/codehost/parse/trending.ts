import { type HtmlNode, type PageText, SourceError } from "../../../plugin-sdk/index.ts";
import type { Draft } from "../found.ts";
import type { Period } from "../input/period.ts";
import type { RepositoryInput } from "../records/repository.ts";
import { repositoryPageUrl } from "../urls.ts";
import { avatarUserId, wholeNumberIn, localPath, recordIdOf } from "./trending-cell.ts";
import { parseWholePage } from "./whole-page.ts";

/** GitHub's own words for "nobody trends here"; the apostrophe between them comes in several shapes. */
const EMPTY_MARKER = /It looks like we don.{1,8}t have any trending (?:repositories|developers)/s;

/** Rows of a trending list, in order. Empty only where the page says so itself; else `source_changed`. */
export function trendingRows(page: PageText): HtmlNode[] {
  const document = parseWholePage(page);
  const rows = document.all("article.Box-row");
  if (rows.length > 0 || EMPTY_MARKER.test(page.text)) return rows;
  throw new SourceError(
    "source_changed",
    "The trending page has no rows and does not say that it is empty.",
    {
      url: page.url,
    },
  );
}

/** Repositories of the trending page. */
export function parseTrending(page: PageText, period: Period): Draft<RepositoryInput>[] {
  return trendingRows(page).map((row, index) => repositoryOfRow(row, period, index + 1));
}

function repositoryOfRow(row: HtmlNode, period: Period, position: number): Draft<RepositoryInput> {
  const heading = row.one("h2 a");
  // The visible name is spread over elements and lines; the link is exact.
  const fullName = localPath(heading);
  const [login, name] = fullName?.split("/") ?? [];
  return {
    fullName,
    name: name ?? null,
    owner: login === undefined ? null : { login },
    url: fullName === null ? null : repositoryPageUrl(fullName),
    id: recordIdOf(heading),
    description: row.textOf("> p"),
    language: row.textOf("[itemprop=programmingLanguage]"),
    stars: wholeNumberIn(row.textOf('a[href$="/stargazers"]')),
    forks: wholeNumberIn(row.textOf('a[href$="/forks"]')),
    starsInPeriod: wholeNumberIn(row.textOf(".float-sm-right")),
    period,
    builtBy: row.all("img.avatar-user").flatMap((image) => {
      const contributor = image.attr("alt")?.replace(/^@/, "");
      return contributor ? [{ login: contributor, id: avatarUserId(image.attr("src")) }] : [];
    }),
    resultPosition: position,
  };
}
