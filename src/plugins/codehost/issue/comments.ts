import { readRows, type RunContext, str, wholeList } from "../../../plugin-sdk/index.ts";
import { parseIssueReference } from "../inputs/issue-reference.ts";
import { commentFields, type IssueDraft } from "../records/issue.ts";
import type { Rest } from "../rest/client.ts";
import { REST_PATHS } from "../rest/paths.ts";

/** Comments of an issue or pull request; null when none are wanted. One call for each hundred. */
export async function commentsOf(
  ctx: RunContext,
  rest: Rest,
  { repository, number, commentCount }: IssueDraft,
  maxComments: number,
) {
  if (maxComments === 0 || repository === null || number === null) return null;
  if (commentCount === 0) return [];
  const repo = repository.fullName;
  const rows = await wholeList(rest.list(REST_PATHS.issueComments, { repo, number }, maxComments));
  const about = `${repo}#${number}`.toLowerCase();
  const own = rows.filter((row) => {
    const of = parseIssueReference(str(row, "html_url") ?? "");
    const isForeign = of !== null && `${of.repo}#${of.number}`.toLowerCase() !== about;
    if (isForeign) ctx.warn("row_dropped", "commentItems: a comment of something else was left out.");
    return !isForeign;
  });
  const items = readRows(commentFields, own, { answer: "comment", warn: ctx.warn }, "commentItems");
  const expected = Math.min(commentCount ?? items.length, maxComments);
  if (items.length < expected)
    ctx.warn("comments_missing", `commentItems: ${items.length} of ${expected} comments came.`);
  return items;
}
