import { bool, int, obj, str } from "../../../plugin-sdk/index.ts";
import type { Draft } from "../found.ts";
import { parseIssueReference } from "../input/issue-target.ts";
import type { CommentInput, IssueInput } from "../records/issue.ts";
import { repositoryPageUrl } from "../urls.ts";
import { accountOf } from "./account.ts";
import { each } from "./each.ts";

/** A REST issue object; GitHub gives a pull request in the same form with the key `pull_request`. */
export function issueOf(row: unknown): Draft<IssueInput> {
  const url = str(row, "html_url");
  return {
    repository: repositoryOfIssue(url),
    number: int(row, "number"),
    title: str(row, "title"),
    state: str(row, "state"),
    url,
    id: int(row, "id"),
    body: str(row, "body"),
    stateReason: str(row, "state_reason"),
    locked: bool(row, "locked"),
    author: accountOf(obj(row, "user")),
    authorAssociation: str(row, "author_association"),
    labels: each(row, "labels", labelOf),
    assignees: each(row, "assignees", accountOf),
    milestone: milestoneOf(obj(row, "milestone")),
    comments: int(row, "comments"),
    reactions: reactionsOf(obj(row, "reactions")),
    type: str(row, "type.name"),
    subIssues: subIssuesOf(obj(row, "sub_issues_summary")),
    dependencies: dependenciesOf(obj(row, "issue_dependencies_summary")),
    isPullRequest: obj(row, "pull_request") !== null,
    createdAt: str(row, "created_at"),
    updatedAt: str(row, "updated_at"),
    closedAt: str(row, "closed_at"),
    closedBy: str(row, "closed_by.login"),
  };
}

/** A REST issue comment; null without an id. */
export function commentOf(row: unknown): CommentInput | null {
  const id = int(row, "id");
  if (id === null) return null;
  return {
    id,
    author: accountOf(obj(row, "user")),
    body: str(row, "body"),
    createdAt: str(row, "created_at"),
    updatedAt: str(row, "updated_at"),
    reactions: reactionsOf(obj(row, "reactions")),
  };
}

function repositoryOfIssue(url: string | null): IssueInput["repository"] | null {
  const fullName = url === null ? undefined : parseIssueReference(url)?.repo;
  return fullName === undefined ? null : { fullName, url: repositoryPageUrl(fullName) };
}

function labelOf(label: unknown): NonNullable<IssueInput["labels"]>[number] | null {
  const name = str(label, "name");
  return name === null ? null : { name, color: str(label, "color"), description: str(label, "description") };
}

function milestoneOf(milestone: unknown): IssueInput["milestone"] {
  if (milestone === null) return null;
  return {
    title: str(milestone, "title"),
    number: int(milestone, "number"),
    dueOn: str(milestone, "due_on"),
  };
}

function reactionsOf(reactions: unknown): IssueInput["reactions"] {
  const total = int(reactions, "total_count");
  if (total === null) return null;
  return {
    total,
    plusOne: int(reactions, "+1"),
    minusOne: int(reactions, "-1"),
    laugh: int(reactions, "laugh"),
    hooray: int(reactions, "hooray"),
    confused: int(reactions, "confused"),
    heart: int(reactions, "heart"),
    rocket: int(reactions, "rocket"),
    eyes: int(reactions, "eyes"),
  };
}

function subIssuesOf(summary: unknown): IssueInput["subIssues"] {
  const total = int(summary, "total");
  const completed = int(summary, "completed");
  return total === null || completed === null ? null : { total, completed };
}

function dependenciesOf(summary: unknown): IssueInput["dependencies"] {
  if (summary === null) return null;
  return {
    blockedBy: int(summary, "blocked_by"),
    totalBlockedBy: int(summary, "total_blocked_by"),
    blocking: int(summary, "blocking"),
    totalBlocking: int(summary, "total_blocking"),
  };
}
