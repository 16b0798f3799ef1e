import {
  arr,
  at,
  changed,
  type HttpResponse,
  int,
  type JsonObject,
  obj,
  type RunContext,
  SourceError,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";
import { askApi, jsonOf, listingIn, publicRows, type Row } from "../answers/api.ts";
import { askFeed, usesApi } from "../answers/ask.ts";
import { bareId } from "../records/kinds.ts";
import { API_PATHS, PLACES } from "../source.ts";
import { readForumUrl } from "../targets.ts";

/** A post with comments on it, in the order in which Reddit shows them. */
export interface Thread {
  page: HttpResponse;
  answer: "feed" | "thread";
  post: JsonObject;
  comments: JsonObject[];
  /** Comments that were not sent: their ids, or `>` and the id of one whose answers are on a page of their own. */
  more: string[];
}

/** Comments in one answer, at most. */
export const THREAD_ROWS = 500;
/** Ids in one call for more comments, at most. */
const MORE_IDS = 100;

/** Reads a post with `limit` comments. @throws SourceError `source_changed` for an answer about another post */
export async function askThread(
  ctx: RunContext,
  id: string,
  query: { sort?: string | undefined; limit: number; comment?: string },
): Promise<Thread> {
  const thread = await (usesApi(ctx) ? fromApi(ctx, id, query) : fromFeed(ctx, id, query));
  const isOther = thread.comments.some((data) => bareId(data["link_id"]) !== id);
  if (str(thread.post, "id") !== id || isOther)
    throw changed(thread.page, `The answer is not about post ${id}.`);
  ctx.held(thread.page);
  return thread;
}

async function fromApi(ctx: RunContext, id: string, query: object): Promise<Thread> {
  const page = await askApi(ctx, PLACES.post.api, { id }, { ...query });
  const [posts, comments] = arr(jsonOf(page)) ?? [];
  const [post] = listingIn(page, posts, ctx.warn).rows;
  if (post?.kind !== "t3") throw changed(page, "The answer holds no post.");
  const tree = unfolded(listingIn(page, comments, ctx.warn).rows, 0, ctx.warn);
  return { page, answer: "thread", post: post.data, ...tree };
}

async function fromFeed(ctx: RunContext, id: string, query: object): Promise<Thread> {
  const { page, feed } = await askFeed(ctx, PLACES.post, { id }, { ...query });
  const [post, ...others] = feed.rows;
  if (post?.kind !== "t3") throw changed(page, "The feed does not begin with the post.");
  const comments = new Map(others.flatMap(({ kind, data }) => (kind === "t1" ? [[data["id"], data]] : [])));
  return { page, answer: "feed", post: post.data, comments: [...comments.values()], more: [] };
}

/** Comments that an earlier answer only named. */
export async function askMore(
  ctx: RunContext,
  id: string,
  pending: readonly string[],
  sort: string,
): Promise<Omit<Thread, "post"> & { rest: string[] }> {
  const [first = ""] = pending;
  if (first.startsWith(">")) {
    const root = first.slice(1);
    const thread = await askThread(ctx, id, { sort, limit: THREAD_ROWS, comment: root });
    const comments = thread.comments.filter((data) => str(data, "id") !== root);
    return { ...thread, comments, rest: pending.slice(1) };
  }
  const ids = pending.slice(0, MORE_IDS).filter((one) => !one.startsWith(">"));
  const query = { api_type: "json", link_id: `t3_${id}`, children: ids.join(","), sort };
  const page = await askApi(ctx, API_PATHS.more, {}, query);
  const things = arr(jsonOf(page), "json.data.things");
  if (things === null) throw changed(page, "The answer holds no comments.");
  const { comments, more } = unfolded(publicRows(things, ctx.warn), null, ctx.warn);
  if (comments.some((data) => bareId(data["link_id"]) !== id))
    throw changed(page, `The answer is not about post ${id}.`);
  ctx.held(page);
  return { page, answer: "thread", comments, more, rest: pending.filter((one) => !ids.includes(one)) };
}

/** A tree of comments as a list; `depth` is null where the rows are a list already. */
function unfolded(
  rows: readonly Row[],
  depth: number | null,
  warn: RunContext["warn"],
): Pick<Thread, "comments" | "more"> {
  const [comments, more]: [JsonObject[], string[]] = [[], []];
  for (const { kind, data } of rows) {
    if (kind === "more") more.push(...notSent(data, warn));
    if (kind !== "t1") continue;
    const below = answersTo(data, warn);
    const stated = int(data, "depth");
    comments.push({
      ...data,
      depth: stated ?? depth,
      reply_count: depth === null ? null : below.count,
      more_count: depth === null ? null : below.more,
    });
    const tree = unfolded(below.rows, depth === null ? null : depth + 1, warn);
    comments.push(...tree.comments);
    more.push(...tree.more);
  }
  return { comments, more };
}

interface Below {
  rows: Row[];
  /** Answers to the comment itself. */
  count: number | null;
  /** Answers of any depth that were not sent. */
  more: number | null;
}

function answersTo(data: JsonObject, warn: RunContext["warn"]): Below {
  const replies = data["replies"];
  if (replies === "") return { rows: [], count: 0, more: 0 };
  const children = str(replies, "kind") === "Listing" ? arr(replies, "data.children") : null;
  // Where there are no answers the place of their list is empty.
  if (children === null || children.length === 0) {
    warn("field_missing", "replyCount, moreReplyCount: the answers to a comment could not be read.");
    return { rows: [], count: null, more: null };
  }
  const counts = children.map((one) => countOf(str(one, "kind"), obj(one, "data")));
  const isWhole = !counts.includes(null);
  const count = isWhole ? counts.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null;
  const rows = publicRows(children, warn);
  // What cannot be read may be a fold.
  const isRead = children.every((one) => /^(?:t1|more)$/.test(str(one, "kind") ?? "") && obj(one, "data"));
  return { rows, count, more: isRead ? moreIn(rows) : null };
}

/** Answers that were not sent, whatever their depth; null where a fold does not say how many it hides. */
function moreIn(rows: readonly Row[]): number | null {
  const counts = rows.filter(({ kind }) => kind === "more").map(({ data }) => int(data, "count"));
  // A fold that leads to a page of its own counts 0.
  return counts.some((count) => count === null || count === 0)
    ? null
    : counts.reduce((sum, one) => (sum ?? 0) + (one ?? 0), 0);
}

/** An answer, or those behind a fold; null where only their own page would tell. */
const countOf = (kind: string | null, data: JsonObject | null): number | null =>
  kind === "t1"
    ? 1
    : kind === "more"
      ? arr(data, "children")?.filter((one) => bareId(one) !== null).length || null
      : null;

function notSent(data: JsonObject, warn: RunContext["warn"]): string[] {
  const ids = arr(data, "children")?.flatMap((one) => bareId(one) ?? []);
  const parent = bareId(data["parent_id"]);
  if (ids === undefined || (ids.length === 0 && parent === null))
    warn("rows_missing", "Comments that were not sent cannot be asked for.");
  return ids === undefined || ids.length > 0 ? (ids ?? []) : parent === null ? [] : [`>${parent}`];
}

/** The id that a share link leads to. @throws SourceError `input_not_found` where it leads elsewhere */
export async function postIdOf(ctx: RunContext, target: string): Promise<string> {
  if (!target.includes("/")) return target;
  const [kind = "", name = "", , code = ""] = target.split("/");
  const url = sourceUrl(ctx.origin("web"), "/{kind}/{name}/s/{code}", { kind, name, code });
  const page = await ctx.http.get(url, { expect: [301, 302, 303, 307, 308] });
  const led = readForumUrl(URL.parse(page.header("location") ?? page.url, url)?.href ?? "");
  if (led?.kind === "post" && !led.value.includes("/")) return led.value;
  throw new SourceError("input_not_found", "The share link leads to no post.", { url });
}

export const countOfComments = (post: JsonObject): number | null => int(at(post, "num_comments"));
