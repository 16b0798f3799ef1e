import type { RunContext } from "../../../plugin-sdk/index.ts";
import { searchAnswerOf } from "../parse/search.ts";
import { repositoryOf } from "../parse/repository.ts";
import { publicRows } from "../parse/visibility.ts";
import { restOf } from "../rest.ts";
import { REST_PATHS } from "../rest-paths.ts";
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
    const asked = { q, sort: "stars", order: "desc", per_page: maxRepos, page: 1 };
    const response = await rest.get({ path: REST_PATHS.repositorySearch }, asked);
    const answer = searchAnswerOf(response);
    if (answer.isIncomplete)
      ctx.warn("incomplete_results", "GitHub's search ran out of time; candidates may be missing.");
    for (const { fullName, isArchived, sizeKb } of publicRows(ctx, answer.items).map(repositoryOf)) {
      if (fullName === null) continue;
      if (isArchived) skipped.set(fullName, "archived");
      else if ((sizeKb ?? 0) > MAX_CANDIDATE_SIZE_KB)
        skipped.set(fullName, `larger than ${MAX_CANDIDATE_SIZE_KB} kB`);
      else if (repos.size < maxRepos) repos.add(fullName);
    }
  }
  return { repos: [...repos], skipped: [...skipped].map(([repo, reason]) => ({ repo, reason })) };
}
