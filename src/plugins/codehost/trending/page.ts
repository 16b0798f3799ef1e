import {
  cellsOf,
  type HtmlNode,
  nothingOf,
  type PageText,
  type Stated,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import type { Period } from "../inputs/period.ts";
import { accountFields } from "../records/account.ts";
import { Repository, type RepositoryDraft } from "../records/repository.ts";
import { accountPageUrl, repositoryPageUrl } from "../urls.ts";
import { localPath, recordIdOf, trendingRows } from "./rows.ts";

/** What the number of new stars stands beside. */
const PERIOD_WORDS = { daily: "today", weekly: "this week", monthly: "this month" } as const;
/** Cells that must not be found inside another one. */
const CELLS = "a[href], p, h2, [itemprop], .float-sm-right";

/** Repositories of the trending page at `path`, in order. */
export function parseTrending(page: PageText, path: string, period: Period, warn: Warn): RepositoryDraft[] {
  const nameOf = (row: HtmlNode) => localPath(row.one("h2 a"), 2);
  const read = (name: string, row: HtmlNode, stated: Stated) => repositoryOfRow(name, row, period, stated);
  const rows = trendingRows(page, path, warn, nameOf, read);
  return rows.map((row, index) => ({ ...row, resultPosition: index + 1 }));
}

function repositoryOfRow(fullName: string, row: HtmlNode, period: Period, stated: Stated): RepositoryDraft {
  const [login = "", name = ""] = fullName.split("/");
  const cells = cellsOf(row, CELLS, stated);
  const language = "[itemprop=programmingLanguage]";
  return {
    ...nothingOf(Repository.shape),
    fullName,
    name,
    owner: { ...nothingOf(accountFields), login, url: accountPageUrl(login) },
    url: repositoryPageUrl(fullName),
    id: stated("id", recordIdOf(row.one("h2 a"))),
    description: cells.maybe("description", "p"),
    language: cells.maybe("language", language, `${language}, .repo-language-color`),
    stars: cells.count("stars", `a[href="/${fullName}/stargazers"]`),
    forks: cells.count("forks", `a[href="/${fullName}/forks"]`),
    starsInPeriod: cells.count("starsInPeriod", ".float-sm-right", PERIOD_WORDS[period]),
    period,
    builtBy: builtByOf(row, stated),
  };
}

/** People and bots, each once: the links of a row that have no text. A bot has the picture of its app, and no account id. */
function builtByOf(row: HtmlNode, stated: Stated): RepositoryDraft["builtBy"] {
  const links = row.all("a[href]").filter((link) => link.text() === "");
  if (/Built by/.test(row.text()) !== links.length > 0) stated("builtBy", null);
  const people = links.flatMap((link) => {
    const login = stated("builtBy.login", link.attrOf('img[alt^="@"]', "alt")?.slice(1) ?? null);
    const isBot = link.attr("href")?.startsWith("/apps/") ?? false;
    const id = /\/u\/(\d+)/.exec(link.attrOf("img", "src") ?? "")?.[1] ?? null;
    return login === null ? [] : [{ login, id: isBot ? id : stated("builtBy.id", id), isBot }];
  });
  return people.length === 0 ? null : [...new Map(people.map((one) => [one.login, one])).values()];
}
