import { z } from "zod";
import { Account, count, optional, time } from "./fields.ts";
import { issueFields } from "./issue.ts";

const BaseBranch = z.object({
  ref: optional(z.string(), "Branch."),
  sha: optional(z.string(), "Commit."),
  repo: optional(z.string(), "owner/name."),
});

const HeadBranch = BaseBranch.extend({
  label: optional(z.string(), "owner:branch."),
  repo: optional(z.string(), "owner/name; null when the fork is gone."),
});

const ChangedFile = z.object({
  filename: z.string().describe("Path after the change."),
  status: optional(z.string(), "added, removed, modified, renamed, copied, changed or unchanged."),
  additions: optional(count, "Lines added."),
  deletions: optional(count, "Lines removed."),
  changes: optional(count, "Lines touched."),
});

const AutoMerge = z.object({
  enabledBy: optional(z.string(), "Login of who switched it on."),
  method: optional(z.string(), "merge, squash or rebase."),
});

/** One pull request: the issue fields and what only pull requests have. */
export const PullRequest = z.object({
  ...issueFields,
  draft: optional(z.boolean(), "Not ready for review."),
  merged: optional(z.boolean(), "It was merged."),
  mergedAt: optional(time, "When it was merged."),
  mergedBy: optional(z.string(), "Login of who merged it."),
  mergeCommitSha: optional(z.string(), "Merge commit, or the test merge of an open one."),
  mergeable: optional(
    z.boolean(),
    "Can be merged without conflict; GitHub works this out late, so often null.",
  ),
  mergeableState: optional(z.string(), "Why it can or cannot be merged, such as clean or dirty."),
  base: optional(BaseBranch, "Where it goes."),
  head: optional(HeadBranch, "Where it comes from."),
  commits: optional(count, "Commits."),
  additions: optional(count, "Lines added."),
  deletions: optional(count, "Lines removed."),
  changedFiles: optional(count, "Files changed."),
  reviewComments: optional(count, "Comments on lines of the change."),
  requestedReviewers: z.array(Account).default([]).describe("Who was asked to review."),
  autoMerge: optional(AutoMerge, "Merges by itself once checks pass."),
  diffUrl: optional(z.string(), "The change as a diff."),
  patchUrl: optional(z.string(), "The commits as mail patches."),
  files: optional(z.array(ChangedFile), "Changed files, up to 3,000; null unless `includeFiles`."),
});
export type PullRequestInput = z.input<typeof PullRequest>;
