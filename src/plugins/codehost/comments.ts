import type { PathValues } from "../../plugin-sdk/index.ts";
import { allRows } from "./paging.ts";
import { commentOf } from "./parse/issue.ts";
import type { CommentInput } from "./records/issue.ts";
import type { Rest } from "./rest.ts";
import { REST_PATHS } from "./rest-paths.ts";

/** Comments of an issue or pull request; null when none are wanted, and no call when `count` says there are none. */
export async function commentsOf(
  rest: Rest,
  issue: PathValues,
  count: number | null | undefined,
  maxComments: number,
): Promise<CommentInput[] | null> {
  if (maxComments === 0) return null;
  const address = { path: REST_PATHS.issueComments, values: issue };
  return count === 0 ? [] : allRows(rest, address, maxComments, commentOf);
}
