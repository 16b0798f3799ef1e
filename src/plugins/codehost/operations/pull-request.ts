import { z } from "zod";
import { flag, obj, operation } from "../../../plugin-sdk/index.ts";
import { commentsOf } from "../comments.ts";
import { found } from "../found.ts";
import {
  ISSUE_NEEDED,
  issueReferenceOf,
  issueTarget,
  maxCommentsField,
  normalizeIssue,
} from "../input/issue-target.ts";
import { proven } from "../input/proven.ts";
import { allRows } from "../paging.ts";
import { changedFileOf, pullRequestOf } from "../parse/pull-request.ts";
import { assertPublic } from "../parse/visibility.ts";
import { PullRequest } from "../records/pull-request.ts";
import { restOf } from "../rest.ts";
import { REST_PATHS, repositoryValues } from "../rest-paths.ts";

/** GitHub lists no more changed files of one pull request. */
const MAX_CHANGED_FILES = 3_000;

export const pullRequest = operation({
  name: "pullRequest",
  aliases: ["pull", "pr"],
  title: "Pull request",
  summary:
    "One pull request with its branches, merge state and size; its comments and changed files on request.",
  agentHint:
    "Needs a URL, owner/name#number, or `repo` and `number`. Reactions, type and close reason stand on the issue of the same number: use `issue` for them.",
  availability: "full",
  input: z
    .object({
      ...issueTarget,
      includeFiles: flag
        .default(false)
        .describe("Also list the changed files; costs one more call of the hourly quota for each hundred."),
      maxComments: maxCommentsField.default(0),
    })
    .refine((input) => issueReferenceOf(input) !== null, ISSUE_NEEDED),
  normalize: normalizeIssue,
  record: PullRequest,
  dedupeKey: (record) => record.url.toLowerCase(),
  async *run(ctx, input) {
    const rest = restOf(ctx);
    const { repo, number } = proven(issueReferenceOf(input));
    const values = { ...repositoryValues(repo), number };
    const response = await rest.get({ path: REST_PATHS.pullRequest, values });
    const row = response.json();
    assertPublic(obj(row, "base.repo"), response.url);
    const draft = pullRequestOf(row);
    const files = input.includeFiles
      ? await allRows(rest, { path: REST_PATHS.pullRequestFiles, values }, MAX_CHANGED_FILES, changedFileOf)
      : null;
    // Talk below a pull request is kept on the issue of the same number.
    const commentItems = await commentsOf(rest, values, draft.comments, input.maxComments);
    yield found(response, { ...draft, files, commentItems });
  },
});
