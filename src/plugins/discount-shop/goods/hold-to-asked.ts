import {
  arr,
  at,
  canonicalUrl,
  filledText,
  firstOf,
  idString,
  type JsonObject,
  listAsAsked,
  type RunContext,
  searchKey,
} from "../../../plugin-sdk/index.ts";
import type { Answer } from "../page/answer.ts";
import { readTemuUrl, type TemuTarget } from "../targets.ts";

type Kind = TemuTarget["kind"];

/** What answers call the lists that their goods stand in. */
const SCENES: Readonly<Record<string, Kind>> = { opt: "category", search: "search", home: "page" };

/**
 * Holds a list to what was asked for, by the query that its page repeats, its canonical address, the marks of its goods and,
 * of a further page, the list that it continues.
 * @throws SourceError `source_changed` for another list
 */
export function holdToAsked(
  ctx: RunContext,
  answer: Answer,
  rows: readonly JsonObject[],
  { kind, id, path }: TemuTarget,
  continued: string | null,
): void {
  const { words, mall, category, address, kinds } = toldBy(answer, rows, kind);
  // A landing page need not say what it is.
  if (kind === "page" && kinds.size === 0) return;
  const malls = all(rows, "mallId");
  const categories = [
    ...all(rows, "pRec.optId", "optId").filter((one) => one !== "0"),
    ...(arr(firstOf(answer.data, OPTIONS)) ?? []).flatMap((one) => idString(one, "parentId") ?? []),
  ];
  const [list] = all(rows, "pRec.listId");
  const only = (own: Kind): string | null => (kind === own ? id : null);
  listAsAsked(ctx, answer.page, {
    kind: { asked: kind, shown: kinds.has(kind) ? kind : [...kinds][0] },
    search: {
      asked: only("search"),
      shown: words.find((one) => searchKey(one) !== searchKey(id)) ?? words[0],
    },
    shop: { asked: only("mall"), shown: mall ?? oneOf(malls, id) },
    category: { asked: only("category"), shown: category ?? oneOf(categories, id) },
    page: { asked: kind === "page" ? path : null, shown: address?.kind === "page" ? address.path : null },
    list: { asked: continued, shown: list },
  });
}

const OPTIONS = ["optList", "result.optList", "result.data.optList"];

/** What a page or answer says that it lists; the words of a search may stand in several places. */
function toldBy({ data, document }: Answer, rows: readonly JsonObject[], asked: Kind) {
  const words = ["query.searchKey", "headerData.searchInfo.searchKey"].flatMap(
    (path) => filledText(at(data, path)) ?? [],
  );
  const mall = idString(firstOf(data, ["mallId", "query.mallId", "mall.mallData.mallId", "result.mallId"]));
  const category = idString(
    firstOf(data, ["query.optId", "optId", "result.data.filterRegion.pSearch.optId"]),
  );
  const canonical = document === null ? null : readTemuUrl(canonicalUrl(document) ?? "");
  // Results and shops may name the home page, for want of an address of their own.
  const address = canonical?.path === "" && asked !== "page" ? null : canonical;
  const isHome = firstOf(data, ["homeGoodsList", "result.homeGoodsList"]) !== null;
  const scenes = document === null ? all(rows, "pRec.scene").flatMap((scene) => SCENES[scene] ?? []) : [];
  const kinds = new Set<Kind>([
    ...(words.length > 0 ? (["search"] as const) : []),
    ...(mall === null ? [] : (["mall"] as const)),
    ...(category === null ? [] : (["category"] as const)),
    ...(address === null ? [] : [address.kind]),
    ...(isHome ? (["page"] as const) : []),
    ...scenes,
  ]);
  return { words, mall, category, address, kinds };
}

const all = (rows: readonly JsonObject[], ...paths: string[]): string[] =>
  rows.flatMap((row) => paths.flatMap((path) => idString(row, path) ?? []));

/** Goods of several shops and categories may stand in a list of one. */
const oneOf = (stated: readonly string[], id: string): string | undefined =>
  stated.includes(id) ? id : stated[0];
