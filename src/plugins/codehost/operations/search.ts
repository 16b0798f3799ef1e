import { z } from "zod";
import { type Json, operation, searchText, shortText } from "../../../plugin-sdk/index.ts";
import { found } from "../found.ts";
import { parseGithubUrl } from "../input/github-url.ts";
import { normalizeRepository, parseRepository, repositoryTarget } from "../input/repository-target.ts";
import { hasQualifier, qualifier } from "../input/search-query.ts";
import { repositoryOf } from "../parse/repository.ts";
import { publicRows } from "../parse/visibility.ts";
import { Repository } from "../records/repository.ts";
import { restOf } from "../rest.ts";
import { REST_PATHS, repositoryValues } from "../rest-paths.ts";
import { searchPages } from "../search-pages.ts";

const Input = z
  .object({
    query: searchText
      .optional()
      .describe("Search text; GitHub's qualifiers (stars:>100, user:x) pass through.")
      .meta({ aliases: ["searchQuery"] }),
    language: shortText(60, "The language").optional().describe("Programming language, such as Rust or C++."),
    topic: shortText(50, "The topic").optional().describe("Topic, such as machine-learning."),
    ...repositoryTarget,
    sort: z
      .enum(["stars", "forks", "help-wanted-issues", "updated"])
      .optional()
      .describe("Order of the hits; best match when left out."),
    order: z.enum(["desc", "asc"]).default("desc").describe("Direction of `sort`."),
  })
  .refine(({ query, language, topic, repo }) => query ?? language ?? topic ?? repo, {
    path: ["query"],
    error: "Say what to look for: `query`, `language`, `topic`, or one repository by `repo` or `url`.",
  });

export const search = operation({
  name: "search",
  aliases: ["repositories", "repositorySearch"],
  title: "Repository search",
  summary: "Public repositories that fit a search, or one repository by name.",
  agentHint:
    "Start here to find repositories; `repo` or `url` alone gives that one repository with more detail. GitHub shows 1,000 hits at most: narrow the query with qualifiers to see others.",
  availability: "full",
  input: Input,
  normalize(raw, note) {
    const { query, ...rest } = raw;
    const isNamed = raw.repo !== undefined || raw.url !== undefined;
    if (isNamed || !isRepositoryUrl(query)) return normalizeRepository(raw, note);
    note("url", "the query is the URL of a repository");
    return normalizeRepository({ ...rest, url: query }, note);
  },
  record: Repository,
  dedupeKey: (record) => (record.id === null ? record.fullName.toLowerCase() : String(record.id)),
  async *run(ctx, input) {
    const { query, language, topic, repo } = input;
    if (repo !== undefined && query === undefined && language === undefined && topic === undefined) {
      const response = await restOf(ctx).get({ path: REST_PATHS.repository, values: repositoryValues(repo) });
      yield found(response, repositoryOf(response.json()));
      return;
    }
    const parts = [
      query,
      language && !hasQualifier(query ?? "", "language") && qualifier("language", language),
      topic && qualifier("topic", topic),
      repo && qualifier("repo", repo),
    ];
    const q = parts.filter(Boolean).join(" ");
    const request = {
      path: REST_PATHS.repositorySearch,
      query: { q, sort: input.sort, order: input.sort && input.order },
    };
    for await (const { response, items, firstPosition } of searchPages(ctx, request)) {
      for (const item of publicRows(ctx, items)) {
        const resultPosition = firstPosition + items.indexOf(item);
        yield found(response, { ...repositoryOf(item), resultPosition });
      }
    }
  },
});

/** A URL, not just two words with a slash between them, which may well be a search text. */
function isRepositoryUrl(text: Json | undefined): text is string {
  return typeof text === "string" && parseGithubUrl(text) !== null && parseRepository(text) !== null;
}
