import type { HtmlNode, PageText } from "../../../plugin-sdk/index.ts";
import type { Draft } from "../found.ts";
import type { DeveloperInput } from "../records/developer.ts";
import { accountPageUrl } from "../urls.ts";
import { wholeNumberIn, localPath, recordIdOf } from "./trending-cell.ts";
import { trendingRows } from "./trending.ts";

/** Developers of the trending developers page. A row holds a second article, of the popular repository, without the row class. */
export function parseTrendingDevelopers(page: PageText): Draft<DeveloperInput>[] {
  return trendingRows(page).map(developerOfRow);
}

function developerOfRow(row: HtmlNode): Draft<DeveloperInput> {
  const heading = row.one("h1.h3 a");
  const login = localPath(heading);
  // The line with the login is only there below a display name; without one the heading shows the login.
  const hasDisplayName = row.has("p.f4 a");
  return {
    login,
    url: login === null ? null : accountPageUrl(login),
    id: recordIdOf(heading),
    avatarUrl: row.attrOf("img.avatar-user", "src"),
    name: hasDisplayName ? (heading?.text() ?? null) : null,
    rank: wholeNumberIn(row.textOf("a")),
    popularRepo: popularRepositoryOf(row),
    sponsorable: row.has('a[href^="/sponsors/"]'),
  };
}

function popularRepositoryOf(row: HtmlNode): DeveloperInput["popularRepo"] {
  const fullName = localPath(row.one("h1.h4 a"));
  return fullName === null ? null : { fullName, description: row.textOf("article .f6.mt-1") };
}
