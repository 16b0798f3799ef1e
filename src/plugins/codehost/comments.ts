import { allRows } from "./paging.ts";
import { commentOf } from "./parse/issue.ts";
import type { CommentInput } from "./records/issue.ts";
import type { Rest } from "./rest.ts";

/** Comments of an issue or pull request; null when none are wanted, and no call when `count` says there are none. */
export async function commentsOf(
  rest: Rest,
  issuePath: string,
  count: number | null | undefined,
  maxComments: number,
): Promise<CommentInput[] | null> {
  if (maxComments === 0) return null;
  return count === 0 ? [] : allRows(rest, `${issuePath}/comments`, maxComments, commentOf);
}
