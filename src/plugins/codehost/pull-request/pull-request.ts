import { countIn, eachTarget, flag, obj, operation } from "../../../plugin-sdk/index.ts";
import { issueInput, issuesOf, maxCommentsField, normalizeIssue } from "../inputs/issue.ts";
import { commentsOf } from "../issue/comments.ts";
import { assertAbout } from "../rest/about.ts";
import { restOf } from "../rest/client.ts";
import { REST_PATHS } from "../rest/paths.ts";
import { assertPublic } from "../rest/visibility.ts";
import { changedFilesOf } from "./files.ts";
import { PullRequest, pullRequestOf } from "./record.ts";

export const pullRequest = operation({
  name: "pullRequest",
  aliases: ["pull", "pr"],
  title: "Pull request",
  summary:
    "Pull requests by number or URL, each with its branches, merge state and size; its comments, changed files and patches on request.",
  agentHint:
    "Needs URLs, owner/name#number, or `repo` and `number`. Reactions, type and close reason stand on the issue of the same number: use `issue` for them.",
  availability: "full",
  input: issueInput({
    includeFiles: flag
      .default(false)
      .describe("Also list the changed files; costs one more call of the hourly quota for each hundred."),
    patchMaxChars: countIn(0, 100_000)
      .default(10_000)
      .describe("Most characters of `patch` in each file, with `includeFiles`; 2,000,000 in all."),
    maxComments: maxCommentsField.default(0),
  }),
  normalize: normalizeIssue,
  record: PullRequest,
  dedupeKey: (record) => record.url.toLowerCase(),
  canary: {
    input: { repo: "torvalds/linux", number: 17 },
    atLeast: { records: 1, fields: ["title", "url", "createdAt"] },
  },
  async *run(ctx, input, found) {
    const rest = restOf(ctx);
    yield* eachTarget(ctx, issuesOf(input), async function* (asked, inner) {
      const response = await rest.get(REST_PATHS.pullRequest, asked);
      const row = response.json();
      const base = obj(row, "base.repo");
      assertPublic(base, response.url);
      const draft = pullRequestOf(row, inner, response);
      const repo = draft.repository?.fullName ?? null;
      assertAbout(response, asked, { repo, number: draft.number, repositoryId: base?.["id"] });
      const files = input.includeFiles ? await changedFilesOf(inner, rest, draft, input.patchMaxChars) : null;
      // Talk below a pull request is kept on the issue of the same number.
      const commentItems = await commentsOf(inner, rest, draft, input.maxComments);
      yield found.row(response, { ...draft, files, commentItems });
    });
  },
});
