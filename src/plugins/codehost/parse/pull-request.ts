import { bool, int, obj, str } from "../../../plugin-sdk/index.ts";
import type { Draft } from "../found.ts";
import type { PullRequestInput } from "../records/pull-request.ts";
import { accountOf } from "./account.ts";
import { each } from "./each.ts";
import { issueOf } from "./issue.ts";
import { isPrivateRepository } from "./visibility.ts";

/** A REST pull request object. It has no reactions, type or close reason: those stand on the issue of the same number. */
export function pullRequestOf(row: unknown): Draft<PullRequestInput> {
  return {
    ...issueOf(row),
    isPullRequest: true,
    draft: bool(row, "draft"),
    merged: bool(row, "merged"),
    mergedAt: str(row, "merged_at"),
    mergedBy: str(row, "merged_by.login"),
    mergeCommitSha: str(row, "merge_commit_sha"),
    mergeable: bool(row, "mergeable"),
    mergeableState: str(row, "mergeable_state"),
    base: { ref: str(row, "base.ref"), sha: str(row, "base.sha"), repo: str(row, "base.repo.full_name") },
    head: {
      label: str(row, "head.label"),
      ref: str(row, "head.ref"),
      sha: str(row, "head.sha"),
      // The fork that a change comes from may be private where the repository it goes to is not.
      repo: isPrivateRepository(obj(row, "head.repo")) ? null : str(row, "head.repo.full_name"),
    },
    commits: int(row, "commits"),
    additions: int(row, "additions"),
    deletions: int(row, "deletions"),
    changedFiles: int(row, "changed_files"),
    reviewComments: int(row, "review_comments"),
    requestedReviewers: each(row, "requested_reviewers", accountOf),
    autoMerge: autoMergeOf(obj(row, "auto_merge")),
    diffUrl: str(row, "diff_url"),
    patchUrl: str(row, "patch_url"),
  };
}

/** One row of the list of changed files; null without a name. */
export function changedFileOf(row: unknown): NonNullable<PullRequestInput["files"]>[number] | null {
  const filename = str(row, "filename");
  if (filename === null) return null;
  return {
    filename,
    status: str(row, "status"),
    additions: int(row, "additions"),
    deletions: int(row, "deletions"),
    changes: int(row, "changes"),
  };
}

function autoMergeOf(autoMerge: unknown): PullRequestInput["autoMerge"] {
  if (autoMerge === null) return null;
  return { enabledBy: str(autoMerge, "enabled_by.login"), method: str(autoMerge, "merge_method") };
}
