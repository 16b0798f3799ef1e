import { z } from "zod";
import { Account, count, optional, RepositoryLink, time } from "./fields.ts";

const Label = z.object({
  name: z.string().describe("Label text."),
  color: optional(z.string(), "Colour as six hex digits."),
  description: optional(z.string(), "What the label means."),
});

const Milestone = z.object({
  title: optional(z.string(), "Title."),
  number: optional(z.int(), "Number in the repository."),
  dueOn: optional(time, "Due date."),
});

const Reactions = z.object({
  total: count.describe("All reactions."),
  plusOne: optional(count, "Thumbs up."),
  minusOne: optional(count, "Thumbs down."),
  laugh: optional(count, "Laugh."),
  hooray: optional(count, "Hooray."),
  confused: optional(count, "Confused."),
  heart: optional(count, "Heart."),
  rocket: optional(count, "Rocket."),
  eyes: optional(count, "Eyes."),
});

const Comment = z.object({
  id: z.int().describe("Id of the comment."),
  author: optional(Account, "Who wrote it; null for a deleted account."),
  body: optional(z.string(), "Text in Markdown."),
  createdAt: optional(time, "When it was written."),
  updatedAt: optional(time, "Last edit."),
  reactions: optional(Reactions, "Reactions to the comment."),
});

const SubIssues = z.object({
  total: count.describe("Sub-issues."),
  completed: count.describe("Closed ones."),
});

const Dependencies = z.object({
  blockedBy: optional(count, "Open issues that block this one."),
  totalBlockedBy: optional(count, "All issues that block or blocked it."),
  blocking: optional(count, "Open issues that this one blocks."),
  totalBlocking: optional(count, "All issues that it blocks or blocked."),
});

/** Fields that issues and pull requests share. */
export const issueFields = {
  repository: RepositoryLink.describe("Repository the number belongs to."),
  number: z.int().positive().describe("Number in the repository."),
  title: z.string().describe("Title."),
  state: z.string().describe("open or closed."),
  url: z.string().describe("Page on github.com."),
  id: optional(z.int(), "Numeric id, unique on GitHub."),
  body: optional(z.string(), "Text in Markdown; null when empty."),
  stateReason: optional(z.string(), "completed, not_planned, duplicate or reopened."),
  locked: optional(z.boolean(), "Only collaborators may comment."),
  author: optional(Account, "Who opened it; null for a deleted account."),
  authorAssociation: optional(z.string(), "Tie of the author to the repository, such as MEMBER or NONE."),
  labels: z.array(Label).default([]).describe("Labels."),
  assignees: z.array(Account).default([]).describe("Who works on it."),
  milestone: optional(Milestone, "Milestone."),
  comments: optional(count, "Number of comments."),
  commentItems: optional(
    z.array(Comment),
    "Comments, oldest first, up to `maxComments`; null when none were asked for.",
  ),
  reactions: optional(Reactions, "Reactions."),
  type: optional(z.string(), "Issue type, such as Bug."),
  subIssues: optional(SubIssues, "Sub-issues."),
  dependencies: optional(Dependencies, "Issues that block this one or wait for it."),
  isPullRequest: z.boolean().describe("The number is a pull request."),
  createdAt: optional(time, "Creation time."),
  updatedAt: optional(time, "Last change."),
  closedAt: optional(time, "When it was closed."),
  closedBy: optional(z.string(), "Login of who closed it."),
};

/** One issue. */
export const Issue = z.object({
  ...issueFields,
  resultPosition: optional(z.int().positive(), "Place in the result list, from 1. Searches only."),
});
export type IssueInput = z.input<typeof Issue>;
export type CommentInput = z.input<typeof Comment>;
