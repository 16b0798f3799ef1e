import { eachPage, type Found, type JsonObject, type RunContext } from "../../../plugin-sdk/index.ts";
import { askMore, askThread, countOfComments, type Thread, THREAD_ROWS } from "./thread.ts";

interface Cursor {
  pending: string[];
  seen: number;
  total: number | null;
}

/** Calls for comments that the first answer only names. */
const MAX_CALLS = 200;
/** Ids that are remembered between calls. */
const MAX_PENDING = 5_000;

/** All comments on a post: those that come with it, then those that it only names. */
export function eachComment<F extends Found<object>>(
  ctx: RunContext,
  id: string,
  sort: string,
  make: (data: JsonObject, thread: Pick<Thread, "page" | "answer">) => F | null,
): AsyncGenerator<F, void, void> {
  return eachPage<Cursor | null, F>(ctx, { first: null, max: MAX_CALLS }, async function* (cursor) {
    const { thread, rest, total } = await ask(ctx, id, sort, cursor);
    for (const data of thread.comments) {
      const made = make(data, thread);
      if (made !== null) yield made;
    }
    const seen = (cursor?.seen ?? 0) + thread.comments.length;
    const pending = [...rest, ...thread.more];
    if (seen === 0 && pending.length === 0 && (total ?? 0) === 0)
      ctx.foundNothing(`Post ${id} shows no comments.`);
    if (pending.length > MAX_PENDING)
      ctx.warn("rows_missing", `Post ${id} names ${pending.length} comments more than can be asked for.`);
    if (pending.length > 0) return { pending: pending.slice(0, MAX_PENDING), seen, total };
    if (total !== null && seen < total)
      ctx.warn("rows_missing", `Reddit counts ${total} comments on post ${id} and showed ${seen}.`);
    return null;
  });
}

async function ask(ctx: RunContext, id: string, sort: string, cursor: Cursor | null) {
  if (cursor !== null) {
    const more = await askMore(ctx, id, cursor.pending, sort);
    return { thread: more, rest: more.rest, total: cursor.total };
  }
  const thread = await askThread(ctx, id, { sort, limit: THREAD_ROWS });
  const total = thread.answer === "thread" ? countOfComments(thread.post) : null;
  if (thread.answer === "thread" && total === null)
    ctx.warn("field_missing", "commentCount: the post does not say how many comments it has.");
  return { thread, rest: [], total };
}
