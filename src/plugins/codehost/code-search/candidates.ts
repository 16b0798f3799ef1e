import { bool, changed, type RunContext, str } from "../../../plugin-sdk/index.ts";
import { repositoryOf } from "../records/repository.ts";
import { restOf } from "../rest/client.ts";
import { REST_PATHS } from "../rest/paths.ts";
import { publicRows } from "../rest/visibility.ts";
import { candidateQuery, type CodeQuery } from "./query.ts";

/** Larger repositories (git data, in kilobytes) are not downloaded. */
const MAX_CANDIDATE_SIZE_KB = 200_000;

/** Repositories to search, and those left out with the reason. */
export interface Candidates {
  repos: string[];
  skipped: { repo: string; reason: string }[];
}

/** The words of a search describe code, not a repository, so the README is searched where name and topics give too few. */
const SEARCHED_PLACES = ["", "in:readme,description"];

/** The repositories with the most stars that the search fits, at most `maxRepos`. Costs one or two search calls. */
export async function discoverCandidates(
  ctx: RunContext,
  query: CodeQuery,
  maxRepos: number,
): Promise<Candidates> {
  const rest = restOf(ctx);
  const repos = new Set<string>();
  const skipped = new Map<string, string>();
  for (const where of SEARCHED_PLACES) {
    if (repos.size >= maxRepos || (where !== "" && query.words.length === 0)) break;
    const q = candidateQuery(query, MAX_CANDIDATE_SIZE_KB, where);
    const hits = rest.search(REST_PATHS.repositorySearch, { q, sort: "stars", order: "desc" });
    const response = await hits.ask({ page: 1, rowsPerPage: maxRepos });
    const { rows } = hits.read(response);
    const reading = { answer: "repository search", warn: ctx.warn };
    const found = publicRows(ctx, rows).map((row) => repositoryOf(row, reading));
    const isUnread = rows.some((row) => bool(row, "private") === null || str(row, "full_name") === null);
    if (isUnread && found.every(({ fullName }) => fullName === null))
      throw changed(response, "No repository of the search can be read.");
    for (const { fullName, isArchived, sizeKb } of found) {
      if (fullName === null) continue;
      if (isArchived) skipped.set(fullName, "archived");
      else if (typeof sizeKb === "number" && sizeKb > MAX_CANDIDATE_SIZE_KB)
        skipped.set(fullName, `larger than ${MAX_CANDIDATE_SIZE_KB} kB`);
      else if (repos.size < maxRepos) repos.add(fullName);
    }
  }
  return { repos: [...repos], skipped: [...skipped].map(([repo, reason]) => ({ repo, reason })) };
}
