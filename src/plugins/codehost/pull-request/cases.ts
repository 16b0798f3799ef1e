import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const cases: PluginCase[] = [
  {
    name: "A pull request with its files and comments, from a fork that is gone",
    input: {
      operation: "pullRequest",
      url: "https://github.com/example-org/quarry/pull/8/files",
      includeFiles: true,
      patchMaxChars: 12,
      maxComments: 50,
    },
    har: "pull-request/pull-request.har.json",
    truncate: "/pulls/8",
    expect: {
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
          requestedTeams: [{ name: "Stone masons", slug: "stone-masons", description: "They cut." }],
          files: [
            {
              filename: "src/sieve.rs",
              status: "modified",
              additions: 50,
              deletions: 8,
              changes: 58,
              patch: "@@ -1,2 +1,3",
              patchTruncated: true,
            },
            {
              filename: "README.md",
              previousFilename: "README",
              status: "renamed",
              changes: 1,
              patch: "@@ -0,0 +1 @",
            },
          ],
          commentItems: [{ id: "601", body: "Nice." }],
        },
      ],
    },
  },
  {
    name: "Of several pull requests the number of an issue is a warning",
    input: { operation: "pullRequest", urls: ["example-org/quarry#7", "example-org/quarry#9"] },
    har: "pull-request/pull-request-several.har.json",
    expect: {
      records: [
        {
          number: 9,
          merged: false,
          mergeable: true,
          labels: [{ name: "good first issue" }],
          assignees: [{ login: "bob-example" }],
          milestone: { title: "1.0" },
          autoMerge: { enabledBy: "alice-example", method: "squash" },
          head: { label: "alice-example:finer-sieve", repo: "alice-example/quarry" },
          files: null,
        },
      ],
      warnings: { input_not_found: 1 },
    },
  },
  ...withoutRecords(
    "pull-request/pull-request",
    { operation: "pullRequest", repo: "example-org/quarry", number: 7 },
    [["The number of an issue is no pull request", "missing", "input_not_found"]],
  ),
];
