import {
  arr,
  at,
  bool,
  changed,
  collapse,
  filledText,
  firstOf,
  idString,
  type JsonObject,
  str,
} from "../../../plugin-sdk/index.ts";
import type { Answer } from "../page/answer.ts";
import type { TemuTarget } from "../targets.ts";
import { goodsIn } from "./card.ts";

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
 * The goods of a list. @throws SourceError `source_changed` for an answer without list, an empty one that does not say that
 * there are no more, and a list of another search, category or shop than was asked for
 */
export function readList({ page, data }: Answer, target: TemuTarget): ListPage | null {
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
  const doubt = isForeign(data, rows, target);
  if (doubt !== null) throw changed(page, doubt);
  // In place of what was not found the source recommends other goods.
  const own = rows.filter((row) => str(row, "pRec.noResult") !== "1");
  return {
    rows: own,
    hasMore: own.length === 0 ? false : hasMore,
    listId: idString(firstOf(rows[0], ["pRec.listId"])),
  };
}

/** In which way a list says that it is another one than was asked for; null where it does not. */
function isForeign(data: unknown, rows: readonly JsonObject[], { kind, id }: TemuTarget): string | null {
  const all = (...paths: string[]) =>
    rows.flatMap((row) => paths.flatMap((path) => idString(row, path) ?? []));
  if (kind === "mall") {
    const malls = all("mallId");
    const own = idString(firstOf(data, ["mallId", "query.mallId", "mall.mallData.mallId", "result.mallId"]));
    return (own === null && rows.length > 0 && !malls.includes(id)) || (own !== null && own !== id)
      ? `The goods are not those of shop ${id}.`
      : null;
  }
  if (kind === "category") {
    const options = all("pRec.optId", "optId").filter((one) => one !== "0");
    const own = idString(firstOf(data, ["query.optId", "optId", "result.data.filterRegion.pSearch.optId"]));
    const listed = (arr(besideList(data, "optList")) ?? []).flatMap((one) => idString(one, "parentId") ?? []);
    const named = [...options, ...listed];
    return (own !== null && own !== id) || (own === null && rows.length > 0 && !named.includes(id))
      ? `The goods are not those of category ${id}.`
      : null;
  }
  const plain = (text: string) => collapse(text).toLowerCase();
  const stated = ["query.searchKey", "headerData.searchInfo.searchKey"].flatMap(
    (path) => filledText(at(data, path)) ?? [],
  );
  const words = stated.find((one) => kind === "search" && plain(one) !== plain(id));
  return words !== undefined ? `The page is about the search for "${words}".` : null;
}
