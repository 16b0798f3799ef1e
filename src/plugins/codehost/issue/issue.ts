import { eachTarget, operation } from "../../../plugin-sdk/index.ts";
import { issueInput, issuesOf, maxCommentsField, normalizeIssue } from "../inputs/issue.ts";
import { Issue, issueOf } from "../records/issue.ts";
import { assertAbout } from "../rest/about.ts";
import { restOf } from "../rest/client.ts";
import { REST_PATHS } from "../rest/paths.ts";
import { commentsOf } from "./comments.ts";

export const issue = operation({
  name: "issue",
  title: "Issue",
  summary: "Issues by number or URL, each with its labels, reactions and comments.",
  agentHint:
    "Needs URLs, owner/name#number, or `repo` and `number`. The number of a pull request gives the issue form with isPullRequest true; use `pullRequest` for the change itself.",
  availability: "full",
  input: issueInput({ maxComments: maxCommentsField.default(100) }),
  normalize: normalizeIssue,
  record: Issue,
  dedupeKey: (record) => record.url.toLowerCase(),
  canary: {
    input: { repo: "golang/go", number: 15292 },
    atLeast: { records: 1, fields: ["title", "url", "body", "createdAt"] },
  },
  async *run(ctx, input, found) {
    const rest = restOf(ctx);
    yield* eachTarget(ctx, issuesOf(input), async function* (asked, inner) {
      const response = await rest.get(REST_PATHS.issue, asked);
      const draft = issueOf(response.json(), { answer: "issue", warn: inner.warn }, response);
      assertAbout(response, asked, { repo: draft.repository?.fullName ?? null, number: draft.number });
      const commentItems = await commentsOf(inner, rest, draft, input.maxComments);
      yield found.row(response, { ...draft, commentItems, resultPosition: null });
    });
  },
});
