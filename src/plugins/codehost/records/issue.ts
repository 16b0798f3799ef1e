import {
  changed,
  countFrom,
  flagFrom,
  idFrom,
  instantFrom,
  listField,
  listFrom,
  maybe,
  needed,
  obj,
  objectFrom,
  type PageRef,
  placeField,
  type Reading,
  readFields,
  type RowDraft,
  shapeOf,
  statedIn,
  str,
  textFrom,
  z,
} from "../../../plugin-sdk/index.ts";
import { parseIssueReference } from "../inputs/issue-reference.ts";
import { repositoryPageUrl } from "../urls.ts";
import { accountFields, repositoryLink } from "./account.ts";

const reactionFields = {
  total: needed(countFrom("total_count", "All reactions.")),
  plusOne: countFrom("+1", "Thumbs up."),
  minusOne: countFrom("-1", "Thumbs down."),
  laugh: countFrom("laugh", "Laugh."),
  hooray: countFrom("hooray", "Hooray."),
  confused: countFrom("confused", "Confused."),
  heart: countFrom("heart", "Heart."),
  rocket: countFrom("rocket", "Rocket."),
  eyes: countFrom("eyes", "Eyes."),
};

const labelFields = {
  name: needed(textFrom("name", "Label text.")),
  color: textFrom("color", "Colour as six hex digits."),
  description: maybe(textFrom("description", "What the label means.")),
};

const milestoneFields = {
  title: textFrom("title", "Title."),
  number: countFrom("number", "Number in the repository."),
  dueAt: maybe(instantFrom("due_on", "Due date.")),
};

const subIssueFields = {
  total: needed(countFrom("total", "Sub-issues.")),
  completed: needed(countFrom("completed", "Closed ones.")),
};

const dependencyFields = {
  blockedBy: countFrom("blocked_by", "Open issues that block this one."),
  totalBlockedBy: countFrom("total_blocked_by", "All issues that block or blocked it."),
  blocking: countFrom("blocking", "Open issues that this one blocks."),
  totalBlocking: countFrom("total_blocking", "All issues that it blocks or blocked."),
};

/** A REST issue comment. */
export const commentFields = {
  id: needed(idFrom("id", "Number of the comment as text.")),
  url: textFrom("html_url", "Address of the comment."),
  author: maybe(objectFrom("user", accountFields, "Who wrote it; null for a deleted account.")),
  body: maybe(textFrom("body", "Text in Markdown.")),
  createdAt: instantFrom("created_at", "When it was written."),
  updatedAt: instantFrom("updated_at", "Last edit."),
  reactions: objectFrom("reactions", reactionFields, "Reactions to the comment."),
};

/** The answers that hold an issue object. A pull request has the same form, without what stands on its issue alone. */
const ISSUE = ["issue"];
const ISSUE_OR_ROW = ["issue", "pull request as an issue", "issue search"];

const restFields = {
  number: needed(countFrom("number", "Number in the repository.")),
  title: needed(textFrom("title", "Title.")),
  state: needed(textFrom("state", "open or closed.")),
  url: needed(textFrom("html_url", "Page on github.com.")),
  id: idFrom("id", "Number of the issue as text, unique on GitHub."),
  body: maybe(textFrom("body", "Text in Markdown; null when empty.")),
  stateReason: maybe(
    statedIn(ISSUE_OR_ROW, textFrom("state_reason", "completed, not_planned, duplicate or reopened.")),
  ),
  locked: flagFrom("locked", "Only collaborators may comment."),
  author: maybe(objectFrom("user", accountFields, "Who opened it; null for a deleted account.")),
  authorAssociation: textFrom("author_association", "Tie of the author to the repository, such as MEMBER."),
  labels: listFrom("labels", labelFields, "Labels."),
  assignees: listFrom("assignees", accountFields, "Who works on it."),
  milestone: maybe(objectFrom("milestone", milestoneFields, "Milestone.")),
  commentCount: statedIn([...ISSUE_OR_ROW, "pull request"], countFrom("comments", "Number of comments.")),
  reactions: statedIn(ISSUE_OR_ROW, objectFrom("reactions", reactionFields, "Reactions.")),
  type: maybe(statedIn(ISSUE, textFrom("type.name", "Issue type, such as Bug."))),
  subIssues: statedIn(ISSUE, objectFrom("sub_issues_summary", subIssueFields, "Sub-issues.")),
  dependencies: statedIn(
    ISSUE,
    objectFrom("issue_dependencies_summary", dependencyFields, "Issues that block this one or wait for it."),
  ),
  createdAt: instantFrom("created_at", "Creation time."),
  updatedAt: instantFrom("updated_at", "Last change."),
  closedAt: maybe(instantFrom("closed_at", "When it was closed.")),
  closedBy: maybe(statedIn(ISSUE, textFrom("closed_by.login", "Login of who closed it."))),
};

/** The fields that issues and pull requests share. */
export const issueShape = {
  repository: z.object(repositoryLink).describe("Repository the number belongs to."),
  ...shapeOf(restFields),
  commentItems: listField(
    shapeOf(commentFields),
    "Comments, oldest first, up to `maxComments`; null when none were asked for.",
  ),
  isPullRequest: z.boolean().describe("The number is a pull request."),
};

/** One issue. */
export const Issue = z
  .object({
    ...issueShape,
    resultPosition: placeField("Place in the result list, from 1. Searches only."),
  })
  .meta({ title: "Issue" });
export type IssueDraft = Omit<RowDraft<z.input<typeof Issue>>, "resultPosition" | "commentItems">;

/**
 * A REST issue object, or a pull request in the form of one.
 * @throws SourceError `source_changed` when its address and its parts tell two things
 */
export function issueOf(row: unknown, reading: Reading, from: Pick<PageRef, "url">): IssueDraft {
  const url = str(row, "html_url") ?? "";
  const isPullRequest = /\/pull\/\d+$/.test(url);
  const fullName = parseIssueReference(url)?.repo ?? null;
  const isMarked = obj(row, "pull_request") !== null || reading.answer === "pull request";
  if (fullName !== null && isPullRequest !== isMarked)
    throw changed(from, `The answer at ${url} is neither an issue nor a pull request.`);
  const isIssueItself = reading.answer === "issue" && isPullRequest;
  const answer = isIssueItself ? "pull request as an issue" : reading.answer;
  return {
    ...readFields(restFields, row, { ...reading, answer }),
    repository: fullName === null ? null : { fullName, url: repositoryPageUrl(fullName) },
    isPullRequest,
  };
}
