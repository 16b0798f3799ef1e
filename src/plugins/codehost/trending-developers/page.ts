import {
  cellsOf,
  cellText,
  type HtmlNode,
  type PageText,
  type Stated,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { type DeveloperDraft, NOBODY } from "../records/developer.ts";
import { localPath, recordIdOf, trendingRows } from "../trending/rows.ts";
import { accountPageUrl } from "../urls.ts";

const HEADING = "h1.h3 a";
const CELLS = "a[href], p, h1, article";

/** Developers of the page at `path`. A row holds a second article, of the popular repository, without the row class. */
export function parseTrendingDevelopers(page: PageText, path: string, warn: Warn): DeveloperDraft[] {
  const nameOf = (row: HtmlNode): string | null => {
    const login = localPath(row.one(HEADING), 1);
    return row.attr("id") === `pa-${login}` ? login : null;
  };
  return trendingRows(page, path, warn, nameOf, developerOfRow);
}

function developerOfRow(login: string, row: HtmlNode, stated: Stated): DeveloperDraft {
  const cells = cellsOf(row, CELLS, stated);
  const shownName = cells.text("name", HEADING);
  // Without a display name the heading shows the login, and the line with the login is left out.
  const hasNoName = shownName === login && !row.has(`p a[href="/${login}"]`);
  return {
    ...NOBODY,
    login,
    url: accountPageUrl(login),
    id: stated("id", recordIdOf(row.one(HEADING))),
    imageUrl: stated("imageUrl", row.attrOf(`img[alt="@${login}"]`, "src")),
    name: hasNoName ? null : shownName,
    rank: cells.count("rank", `a[href="#pa-${login}"]`),
    popularRepo: popularRepositoryOf(row, stated),
    sponsorable: row.has('a[href^="/sponsors/"]') ? true : null,
  };
}

/** Null where a row has no article of a repository, which is usual. */
function popularRepositoryOf(row: HtmlNode, stated: Stated): DeveloperDraft["popularRepo"] {
  if (!row.has("article") && !/Popular repo/i.test(row.text())) return null;
  const fullName = stated("popularRepo", localPath(row.one("article h1 a[href]"), 2));
  const description = cellText(row, "article .f6.mt-1", CELLS);
  return fullName === null ? null : { fullName, description };
}
