import { z } from "zod";
import { operation } from "../../../plugin-sdk/index.ts";
import { found } from "../found.ts";
import {
  ISSUE_NEEDED,
  issueReferenceOf,
  issueTarget,
  maxCommentsField,
  normalizeIssue,
} from "../input/issue-target.ts";
import { proven } from "../input/proven.ts";
import { commentsOf } from "../comments.ts";
import { issueOf } from "../parse/issue.ts";
import { Issue } from "../records/issue.ts";
import { restOf } from "../rest.ts";
import { REST_PATHS, repositoryValues } from "../rest-paths.ts";

export const issue = operation({
  name: "issue",
  title: "Issue",
  summary: "One issue with its labels, reactions and comments.",
  agentHint:
    "Needs a URL, owner/name#number, or `repo` and `number`. The number of a pull request gives the issue form with isPullRequest true; use `pullRequest` for the change itself.",
  availability: "full",
  input: z
    .object({
      ...issueTarget,
      maxComments: maxCommentsField.default(100),
    })
    .refine((input) => issueReferenceOf(input) !== null, ISSUE_NEEDED),
  normalize: normalizeIssue,
  record: Issue,
  dedupeKey: (record) => record.url.toLowerCase(),
  async *run(ctx, input) {
    const rest = restOf(ctx);
    const { repo, number } = proven(issueReferenceOf(input));
    const values = { ...repositoryValues(repo), number };
    const response = await rest.get({ path: REST_PATHS.issue, values });
    const draft = issueOf(response.json());
    const commentItems = await commentsOf(rest, values, draft.comments, input.maxComments);
    yield found(response, { ...draft, commentItems });
  },
});
