import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const issueCases: PluginCase[] = [
  {
    name: "Opportunities are open unassigned issues with inviting labels",
    input: { operation: "opportunities", query: "sieve", language: "Rust" },
    har: "cases/opportunities.har.json",
    truncate: "/search/issues",
    expect: {
      count: 1,
      records: [
        {
          repository: { fullName: "example-org/quarry", url: "https://github.com/example-org/quarry" },
          number: 7,
          labels: [{ name: "good first issue", color: "7057ff", description: "Good for newcomers" }],
          state: "open",
          commentItems: null,
          isPullRequest: false,
          resultPosition: 1,
        },
      ],
    },
  },
  {
    name: "A label in the query replaces the built-in labels; no hit is a success",
    input: { operation: "opportunity", query: "granite label:paid" },
    har: "cases/opportunities-empty.har.json",
    expect: { count: 0 },
  },
  {
    name: "An issue URL gives the issue with its comments",
    input: { operation: "issue", url: "https://github.com/example-org/quarry/issues/7#issuecomment-501" },
    har: "cases/issue.har.json",
    truncate: "/issues/7",
    expect: {
      count: 1,
      records: [
        {
          number: 7,
          title: "Issue 7",
          state: "closed",
          stateReason: "completed",
          author: { login: "alice-example", id: 11 },
          assignees: [{ login: "bob-example" }],
          milestone: { title: "1.0", number: 2, dueOn: "2026-12-01T08:00:00Z" },
          type: "Bug",
          closedBy: "bob-example",
          reactions: { total: 3, plusOne: 2, heart: 1 },
          subIssues: { total: 4, completed: 1 },
          comments: 2,
          commentItems: [
            {
              id: 501,
              author: { login: "bob-example" },
              body: "Can you share a sample?",
              reactions: { total: 0 },
            },
            { id: 502, author: null, body: "Here it is." },
          ],
        },
      ],
    },
  },
  {
    name: "The number of a pull request keeps the issue form",
    input: { operation: "issue", repo: "example-org/quarry", number: "8" },
    har: "cases/issue-is-pull.har.json",
    expect: { count: 1, records: [{ number: 8, isPullRequest: true, body: null, commentItems: [] }] },
  },
  {
    name: "An issue that does not exist is not found",
    input: { operation: "issue", repo: "example-org/quarry#999" },
    har: "cases/issue-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A deleted issue is not found",
    input: { operation: "issue", repo: "example-org/quarry", number: 6 },
    har: "cases/issue-deleted.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "What needs an account is refused",
    input: { operation: "issue", repo: "example-org/quarry", number: 5 },
    har: "cases/issue-without-token.har.json",
    expect: { count: 0, error: "source_request_refused" },
  },
  {
    name: "A pull request with its files and comments, from a fork that is gone",
    input: {
      operation: "pullRequest",
      url: "https://github.com/example-org/quarry/pull/8/files",
      includeFiles: true,
      maxComments: 50,
    },
    har: "cases/pull-request.har.json",
    truncate: "/pulls/8",
    expect: {
      count: 1,
      records: [
        {
          number: 8,
          isPullRequest: true,
          merged: true,
          mergedAt: "2026-11-09T10:00:00Z",
          mergedBy: "bob-example",
          mergeable: null,
          base: { ref: "main", repo: "example-org/quarry" },
          head: { ref: "finer-sieve", repo: null },
          commits: 3,
          additions: 51,
          deletions: 8,
          changedFiles: 2,
          reviewComments: 4,
          requestedReviewers: [{ login: "carol-example" }],
          reactions: null,
          files: [
            { filename: "src/sieve.rs", status: "modified", additions: 50, deletions: 8, changes: 58 },
            { filename: "README.md", status: "added", additions: 1, deletions: 0, changes: 1 },
          ],
          commentItems: [{ id: 601, body: "Nice." }],
        },
      ],
    },
  },
  {
    name: "The number of an issue is no pull request",
    input: { operation: "pullRequest", repo: "example-org/quarry", number: 7 },
    har: "cases/pull-request-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];
