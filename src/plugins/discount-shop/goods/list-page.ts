import {
  arr,
  bool,
  changed,
  firstOf,
  idString,
  type JsonObject,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import type { Answer } from "../page/answer.ts";
import type { TemuTarget } from "../targets.ts";
import { goodsIn } from "./card.ts";
import { holdToAsked } from "./hold-to-asked.ts";

/** Where the lists of goods of a page or answer stand. */
const LISTS = [
  "goodsList",
  "homeGoodsList",
  "result.data.goodsList",
  "result.homeGoodsList",
  "result.goodsList",
  "data.goodsList",
];

/** One page of a list. */
export interface ListPage {
  rows: JsonObject[];
  /** Whether the source says that there are more; null where it does not say. */
  hasMore: boolean | null;
  /** What further calls name. */
  listId: string | null;
}

/** What stands beside the list, of a page or answer. */
export const besideList = (data: unknown, key: string): unknown =>
  firstOf(data, [key, `result.${key}`, `result.data.${key}`]);

/**
 * The goods of a list; null where there is none. `continued` is the list that a further page continues.
 * @throws SourceError `source_changed` for an empty list that does not say that there are no more, and one of another search,
 * category or shop than was asked for
 */
export function readList(
  ctx: RunContext,
  answer: Answer,
  target: TemuTarget,
  continued: string | null,
): ListPage | null {
  const { page, data } = answer;
  const list = arr(firstOf(data, LISTS));
  if (list === null) return null;
  const hasMore = bool(besideList(data, "hasMore"));
  // Home pages have banners between their goods.
  const goods = list.map((row) => ({ row: goodsIn(row), kind: idString(row, "type") ?? "0" }));
  const rows = goods.flatMap(({ row, kind }) =>
    row !== null && (kind === "0" || idString(row, "goodsId") !== null) ? [row] : [],
  );
  const lost = goods.filter(({ row, kind }) => row === null && kind === "0").length;
  if (lost > 0) throw changed(page, `${lost} rows of the list are no objects.`);
  if (list.length === 0 && hasMore !== false)
    throw changed(page, "The list is empty, and the source does not say that there are no more.");
  holdToAsked(ctx, answer, rows, target, continued);
  // In place of what was not found the source recommends other goods.
  const own = rows.filter((row) => str(row, "pRec.noResult") !== "1");
  return {
    rows: own,
    hasMore: own.length === 0 ? false : hasMore,
    listId: idString(firstOf(rows[0], ["pRec.listId"])),
  };
}
