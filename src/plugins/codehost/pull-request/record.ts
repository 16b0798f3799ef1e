import {
  countFrom,
  type FieldsOf,
  flagField,
  flagFrom,
  instantFrom,
  listField,
  listFrom,
  maybe,
  needed,
  obj,
  objectFrom,
  type PageRef,
  type Reading,
  readFields,
  type RowDraft,
  shapeOf,
  statedIn,
  textFrom,
  z,
} from "../../../plugin-sdk/index.ts";
import { accountFields } from "../records/account.ts";
import { issueOf, issueShape } from "../records/issue.ts";
import { isPublicRepository } from "../rest/visibility.ts";

const baseFields = {
  ref: textFrom("ref", "Branch."),
  sha: textFrom("sha", "Commit."),
  repo: textFrom("repo.full_name", "owner/name."),
};

const headFields = {
  ...baseFields,
  label: maybe(textFrom("label", "owner:branch.")),
  repo: maybe(textFrom("repo.full_name", "owner/name; null when the fork is gone or private.")),
};

const teamFields = {
  name: needed(textFrom("name", "Name.")),
  slug: textFrom("slug", "Name in addresses."),
  url: textFrom("html_url", "Page of the team."),
  description: maybe(textFrom("description", "What the team is for.")),
};

const autoMergeFields = {
  enabledBy: textFrom("enabled_by.login", "Login of who switched it on."),
  method: textFrom("merge_method", "merge, squash or rebase."),
};

/** What only pull requests have. */
const pullFields = {
  draft: flagFrom("draft", "Not ready for review."),
  merged: flagFrom("merged", "It was merged."),
  mergedAt: maybe(instantFrom("merged_at", "When it was merged.")),
  mergedBy: maybe(textFrom("merged_by.login", "Login of who merged it.")),
  mergeCommitSha: maybe(textFrom("merge_commit_sha", "Merge commit, or the test merge of an open one.")),
  mergeable: maybe(
    flagFrom("mergeable", "Can be merged without conflict; GitHub works this out late, so often null."),
  ),
  mergeableState: textFrom("mergeable_state", "Why it can or cannot be merged, such as clean or dirty."),
  base: objectFrom("base", baseFields, "Where it goes."),
  head: objectFrom("head", headFields, "Where it comes from."),
  commits: countFrom("commits", "Commits."),
  additions: countFrom("additions", "Lines added."),
  deletions: countFrom("deletions", "Lines removed."),
  changedFiles: countFrom("changed_files", "Files changed."),
  reviewComments: countFrom("review_comments", "Comments on lines of the change."),
  requestedReviewers: listFrom("requested_reviewers", accountFields, "Who was asked to review."),
  requestedTeams: listFrom("requested_teams", teamFields, "Teams that were asked to review."),
  autoMerge: maybe(objectFrom("auto_merge", autoMergeFields, "Merges automatically once checks pass.")),
  diffUrl: textFrom("diff_url", "The change as a diff."),
  patchUrl: textFrom("patch_url", "The commits as mail patches."),
};

/** One row of the list of changed files. */
export const fileFields = {
  filename: needed(textFrom("filename", "Path after the change.")),
  previousFilename: statedIn([], textFrom("previous_filename", "Path before it; of renamed files only.")),
  status: textFrom("status", "added, removed, modified, renamed, copied, changed or unchanged."),
  additions: countFrom("additions", "Lines added."),
  deletions: countFrom("deletions", "Lines removed."),
  changes: countFrom("changes", "Lines touched."),
  patch: statedIn(
    [],
    textFrom("patch", "Unified diff, cut to `patchMaxChars`; null for binary and very large files."),
  ),
};

const changedFile = {
  ...shapeOf(fileFields),
  patchTruncated: flagField("The diff has more text than `patch`."),
};
export type ChangedFileDraft = FieldsOf<typeof changedFile>;

/** One pull request: the issue fields and what only pull requests have. */
export const PullRequest = z
  .object({
    ...issueShape,
    ...shapeOf(pullFields),
    files: listField(changedFile, "Changed files, up to 3,000; null unless `includeFiles`."),
  })
  .meta({ title: "PullRequest" });
export type PullRequestDraft = Omit<RowDraft<z.input<typeof PullRequest>>, "files" | "commentItems">;

/** A REST pull request object. It has no reactions, type or close reason: those stand on the issue of the same number. */
export function pullRequestOf(
  row: unknown,
  reading: Pick<Reading, "warn">,
  from: Pick<PageRef, "url">,
): PullRequestDraft {
  const look = { answer: "pull request", warn: reading.warn };
  const pull = readFields(pullFields, row, look);
  const headRepository = obj(row, "head.repo");
  // The fork that a change comes from may be private where the repository it goes to is not.
  const isHidden = headRepository !== null && !isPublicRepository(headRepository);
  const head = pull.head && isHidden ? { ...pull.head, repo: null, label: null } : pull.head;
  return { ...issueOf(row, look, from), ...pull, head };
}
