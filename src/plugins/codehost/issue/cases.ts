import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const cases: PluginCase[] = [
  {
    name: "An issue URL gives the issue with its comments",
    input: { operation: "issue", url: "https://github.com/example-org/quarry/issues/7#issuecomment-501" },
    har: "issue/issue.har.json",
    truncate: "/issues/7",
    expect: {
      records: [
        {
          number: 7,
          title: "Issue 7",
          state: "closed",
          stateReason: "completed",
          author: { login: "alice-example", id: "11", url: "https://github.com/alice-example" },
          assignees: [{ login: "bob-example" }],
          milestone: { title: "1.0", number: 2, dueAt: "2026-12-01T08:00:00Z" },
          type: "Bug",
          closedBy: "bob-example",
          reactions: { total: 3, plusOne: 2, heart: 1 },
          subIssues: { total: 4, completed: 1 },
          commentCount: 2,
          commentItems: [
            { id: "501", author: { login: "bob-example" }, body: "Can you share a sample?" },
            { id: "502", author: null, body: "Here it is." },
          ],
        },
      ],
    },
  },
  {
    name: "The number of a pull request keeps the issue form",
    input: { operation: "issue", repo: "example-org/quarry", number: "8" },
    har: "issue/issue-is-pull.har.json",
    expect: { records: [{ number: 8, isPullRequest: true, body: null, commentItems: [] }] },
  },
  {
    name: "Of several issues a missing one is a warning",
    input: { operation: "issue", urls: ["example-org/quarry#999", "example-org/quarry#7"], maxComments: 0 },
    har: "issue/issue-several.har.json",
    expect: { records: [{ number: 7, commentItems: null }], warnings: { input_not_found: 1 } },
  },
];
