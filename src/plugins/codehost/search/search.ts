import {
  eachTarget,
  type Json,
  listPages,
  operation,
  searchText,
  shortText,
  z,
} from "../../../plugin-sdk/index.ts";
import { parseGithubUrl } from "../inputs/github-url.ts";
import {
  normalizeRepository,
  parseRepository,
  repositoriesOf,
  repositoryTargets,
} from "../inputs/repository.ts";
import { hasQualifier, qualifier } from "../inputs/search-text.ts";
import { Repository, repositoryOf } from "../records/repository.ts";
import { assertAbout } from "../rest/about.ts";
import { restOf } from "../rest/client.ts";
import { REST_PATHS } from "../rest/paths.ts";
import { publicRows } from "../rest/visibility.ts";

const Input = z
  .object({
    query: searchText
      .optional()
      .describe("Search text; GitHub's qualifiers (stars:>100, user:x) pass through.")
      .meta({ aliases: ["searchQuery"] }),
    language: shortText(60, "The language").optional().describe("Programming language, such as Rust or C++."),
    topic: shortText(50, "The topic").optional().describe("Topic, such as machine-learning."),
    ...repositoryTargets,
    sort: z
      .enum(["stars", "forks", "help-wanted-issues", "updated"])
      .optional()
      .describe("Order of the hits; best match when left out."),
    order: z.enum(["desc", "asc"]).default("desc").describe("Direction of `sort`."),
  })
  .refine(({ query, language, topic, repo, repos }) => query ?? language ?? topic ?? repo ?? repos, {
    path: ["query"],
    error: "Say what to look for: `query`, `language`, `topic`, or repositories by `repo`, `repos` or `url`.",
  });

export const search = operation({
  name: "search",
  aliases: ["repositories", "repositorySearch"],
  title: "Repository search",
  summary: "Public repositories that fit a search, or one repository by name.",
  agentHint:
    "Start here to find repositories; `repo` or `url` alone gives that one repository with more detail. GitHub shows 1,000 hits at most: narrow the query with qualifiers to see others.",
  availability: "full",
  notEchoed: "Answers of GitHub's search do not repeat what was searched.",
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
  canary: { input: { query: "linux kernel" }, atLeast: { records: 3, fields: ["fullName", "url"] } },
  async *run(ctx, { query, language, topic, repo, repos, sort, order }, found) {
    const isSearch = query !== undefined || language !== undefined || topic !== undefined;
    const named = repositoriesOf({ repo, repos });
    const rest = restOf(ctx);
    if (!isSearch) {
      return yield* eachTarget(ctx, named, async function* (name, { warn }) {
        const response = await rest.get(REST_PATHS.repository, { repo: name });
        const draft = repositoryOf(response.json(), { answer: "repository", warn });
        assertAbout(response, { repo: name }, { repo: draft.fullName, repositoryId: draft.id });
        yield found.row(response, draft);
      });
    }
    const parts = [
      query,
      language && !hasQualifier(query ?? "", "language") && qualifier("language", language),
      topic && qualifier("topic", topic),
      ...named.map((name) => qualifier("repo", name)),
    ];
    const q = parts.filter(Boolean).join(" ");
    const hits = rest.search(REST_PATHS.repositorySearch, { q, sort, order: sort && order });
    const reading = { answer: "repository search", warn: ctx.warn };
    yield* listPages(ctx, hits, async function* ({ response, rows, firstPosition }) {
      for (const row of publicRows(ctx, rows)) {
        const resultPosition = firstPosition + rows.indexOf(row);
        yield found.row(response, { ...repositoryOf(row, reading), resultPosition });
      }
    });
  },
});

/** A URL, not just two words with a slash between them, which may well be a search text. */
function isRepositoryUrl(text: Json | undefined): text is string {
  return typeof text === "string" && parseGithubUrl(text) !== null && parseRepository(text) !== null;
}
