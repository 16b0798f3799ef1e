import { listPages, operation, searchText, shortText, z } from "../../../plugin-sdk/index.ts";
import { normalizeRepository, repositoryTarget } from "../inputs/repository.ts";
import { hasQualifier, qualifier } from "../inputs/search-text.ts";
import { Issue, issueOf } from "../records/issue.ts";
import { restOf } from "../rest/client.ts";
import { REST_PATHS } from "../rest/paths.ts";

/** Labels by which maintainers invite outside work; in a label qualifier a comma means "or". */
const INVITING_LABELS = 'label:"good first issue","help wanted"';

const NAMES_A_KIND = /(?:^|\s)(?:is:(?:issue|pr|pull-request)|type:)/i;
const NAMES_A_STATE = /(?:^|\s)(?:is:(?:open|closed|merged)|state:)/i;

/** The issue search of a query: what the caller says in qualifiers wins over what we add. */
export function opportunityQuery(query: string, language?: string, repo?: string): string {
  const parts = [
    query,
    !NAMES_A_KIND.test(query) && "is:issue",
    !NAMES_A_STATE.test(query) && "is:open",
    !hasQualifier(query, "assignee") && "no:assignee",
    !hasQualifier(query, "label") && (/\bbount(?:y|ies)\b/i.test(query) ? "label:bounty" : INVITING_LABELS),
    language && !hasQualifier(query, "language") && qualifier("language", language),
    repo && !hasQualifier(query, "repo") && qualifier("repo", repo),
  ];
  return parts.filter(Boolean).join(" ");
}

export const opportunities = operation({
  name: "opportunities",
  aliases: ["opportunity", "goodFirstIssues"],
  title: "Opportunities",
  summary: "Open, unassigned issues whose labels invite outside work, most recently updated first.",
  agentHint:
    "Give a subject in `query`; add `language` to narrow. A query with the word bounty looks for bounty labels instead. Use `issue` for the comments of one hit.",
  availability: "full",
  input: z.object({
    query: searchText
      .describe("Subject; GitHub's issue qualifiers pass through and win over the built-in ones.")
      .meta({ aliases: ["searchQuery"] }),
    language: shortText(60, "The language").optional().describe("Programming language of the repository."),
    ...repositoryTarget,
  }),
  normalize: normalizeRepository,
  record: Issue,
  dedupeKey: (record) => record.url.toLowerCase(),
  canary: { input: { query: "typescript" }, atLeast: { records: 3, fields: ["title", "url"] } },
  async *run(ctx, { query, language, repo }, found) {
    const q = opportunityQuery(query, language, repo);
    const reading = { answer: "issue search", warn: ctx.warn };
    const hits = restOf(ctx).search(REST_PATHS.issueSearch, { q, sort: "updated", order: "desc" });
    yield* listPages(ctx, hits, async function* ({ response, rows, firstPosition }) {
      for (const [index, row] of rows.entries()) {
        const draft = issueOf(row, reading, response);
        yield found.row(response, { ...draft, commentItems: null, resultPosition: firstPosition + index });
      }
    });
  },
});
