import {
  arr,
  changed,
  type HttpResponse,
  int,
  isJsonObject,
  type JsonObject,
  obj,
  type RunContext,
  SourceError,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";
import type { AdsAsked } from "./inputs.ts";

const PAGE_SIZE = 12;
/** The library begins here. */
const FIRST_DAY = "2022-10-01";
const DAY_MS = 86_400_000;
const ORDERS = { lastShown: "last_shown_date,desc", mostShown: "impression,desc" } as const;
const SEARCH_BY = { advertiser: "1", keyword: "2" } as const;

/** Where the next page begins, and the search that it belongs to. */
export type Cursor = { offset: number; searchId: string };

/** One page of a search. @throws SourceError `source_request_refused` with what the library says of it */
export async function askSearch(
  ctx: RunContext,
  asked: AdsAsked,
  term: string | null,
  { offset, searchId }: Cursor,
) {
  const until = asked.endDate === undefined ? ctx.now().getTime() : Date.parse(asked.endDate) + DAY_MS - 1000;
  const page = await ctx.http.post(`${ctx.origin("library")}/api/v1/search`, {
    query: {
      region: asked.region?.toUpperCase() ?? "all",
      type: 1,
      start_time: Date.parse(asked.startDate ?? FIRST_DAY) / 1000,
      end_time: Math.floor(until / 1000),
    },
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: term ?? "",
      query_type: term === null ? "" : SEARCH_BY[asked.searchBy],
      adv_biz_ids: "",
      order: ORDERS[asked.sort],
      offset,
      search_id: searchId,
      limit: PAGE_SIZE,
    }),
  });
  const answer = answerIn(page);
  const total = int(answer, "total");
  const rows = arr(answer, "data") ?? (total === 0 ? [] : null);
  if (rows === null) throw changed(page, "The library answers without a list of advertisements.");
  const left = total === null ? null : total - offset - rows.length;
  if (rows.length === 0 && (left ?? 0) > 0)
    throw changed(page, `The library counts ${total} advertisements and lists none.`);
  const said = answer?.["has_more"];
  if (rows.length === 0 && offset === 0 && total === null && said !== false)
    throw changed(page, "The library lists no advertisements, and does not say that there are none.");
  const isLong = rows.length >= PAGE_SIZE;
  if (left === null && typeof said !== "boolean" && isLong)
    ctx.warn(
      "more_unknown",
      "The library does not say whether it has more advertisements; they are asked for.",
    );
  const hasMore = rows.length > 0 && (typeof said === "boolean" ? said : left === null ? isLong : left > 0);
  if (!hasMore && (left ?? 0) > 0)
    ctx.warn("rows_missing", `The library counts ${total} advertisements and shows ${offset + rows.length}.`);
  return { page, rows, total, searchId: str(answer, "search_id") ?? searchId, hasMore };
}

/** What the library states of one advertisement. @throws SourceError `source_changed` for an answer about another */
export async function askAd(ctx: RunContext, id: string): Promise<{ page: HttpResponse; ad: JsonObject }> {
  const page = await ctx.http.get(sourceUrl(ctx.origin("library"), "/api/v1/items/{id}/details", { id }));
  const answer = answerIn(page);
  const places = [answer, obj(answer, "data"), ...DETAIL_PLACES.map((path) => obj(answer, path))];
  const ad = places.find((one) => idIn(one) === id);
  if (!isJsonObject(ad)) throw changed(page, `The answer is not about advertisement ${id}.`);
  return { page, ad };
}

const DETAIL_PLACES = ["data.ad", "data.item", "ad", "item"];
const idIn = (row: unknown): string | null => str(row, "id") ?? int(row, "id")?.toString() ?? null;

function answerIn(page: HttpResponse): JsonObject | null {
  const answer = obj(page.json());
  const code = int(answer, "code") ?? 0;
  if (code !== 0)
    throw new SourceError(
      "source_request_refused",
      `The library refuses the request: ${code} (${str(answer, "msg") ?? "no words"}).`,
      { url: page.url },
    );
  return answer;
}
