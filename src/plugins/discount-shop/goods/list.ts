import {
  changed,
  type Coverage,
  coverageOf,
  eachPage,
  type Found,
  type HttpResponse,
  int,
  type JsonObject,
  type RunContext,
  SHOP_FLAGS,
} from "../../../plugin-sdk/index.ts";
import { listOutcomes } from "../features.ts";
import { type Answer, askCall, askPage } from "../page/answer.ts";
import { type Asked, placeOf } from "../page/place.ts";
import type { TemuTarget } from "../targets.ts";
import { type CardDraft, cardFrom } from "./card.ts";
import { type ListPage, readList } from "./list-page.ts";

export type ListAsked = Asked & { [flag: string]: unknown; includeSalesData: boolean };

interface Cursor {
  page: number;
  /** How many goods the pages before showed. */
  seen: number;
  /** How many of them were advertised; null after goods that do not tell. */
  ads: number | null;
  /** What the calls for further pages name. */
  listId: string | null;
}

/** No reader has seen further. */
const MAX_PAGES = 50;
/** Goods in one answer: what careful readers of each list ask for. */
const SIZES = { search: 120, category: 40 };

/** The call by which the page of a list loads more; null for lists whose call is not known. */
function callFor(
  { kind, id }: TemuTarget,
  { seen, listId }: Cursor,
): { path: `/${string}`; query: { scene: string }; body: JsonObject } | null {
  const common = { offset: seen, listId, filterItems: "" };
  if (kind === "search") {
    const body = { pageSn: 10_009, ...common, pageSize: SIZES.search, query: id, searchMethod: "user" };
    return { path: "/api/poppy/v1/search", query: { scene: "search" }, body: { scene: "search", ...body } };
  }
  if (kind !== "category") return null;
  const body = { pageSn: 10_012, ...common, pageSize: SIZES.category, pagelistId: listId, optId: Number(id) };
  return { path: "/api/poppy/v1/opt", query: { scene: "opt" }, body: { scene: "opt", ...body } };
}

/** The place that goods state, from 0. */
const placeIn = (row: unknown): number | null => int(row, "showIndex") ?? int(row, "pRec.idx");

/** The goods of a page of a list with their places, and where the next page starts; null where none follows. */
function readCards(
  ctx: RunContext,
  asked: ListAsked,
  answer: Answer,
  { rows, ...list }: ListPage,
  cursor: Cursor,
) {
  const place = placeOf(answer, asked, ctx.warn);
  const kind = answer.document === null ? "answer" : "page";
  const first = placeIn(rows[0]) ?? cursor.seen;
  if (first > cursor.seen)
    ctx.warn(
      "rows_missing",
      `The list continues at place ${first + 1}, and ${cursor.seen} were read before.`,
    );
  const start = Math.max(first, cursor.seen);
  let { ads } = cursor;
  const cards = rows.flatMap((row, index) => {
    const card = cardFrom(row, kind, place, asked.includeSalesData);
    if (card === null) ctx.warn("ads_unknown", "adPosition: goods that cannot be read may be advertised.");
    if (card?.isAd !== false) ads = card?.isAd == null || ads === null ? null : ads + 1;
    const at = placeIn(row) ?? start + index;
    if (at !== start + index)
      ctx.warn("place_disputed", `resultPosition: the goods at place ${start + index + 1} say ${at + 1}.`);
    return card === null
      ? []
      : [{ ...card, resultPosition: at + 1, adPosition: card.isAd === true ? ads : null }];
  });
  if (rows.length > 0 && cards.length === 0)
    throw changed(answer.page, "None of the goods of the list can be read.");
  const tells = cards.some(({ isAd }) => isAd !== null);
  for (const { id, isAd } of cards)
    if (tells && isAd === null) ctx.warn("field_missing", `isAd, adPosition: the goods ${id} do not tell.`);
  if (list.hasMore === null && rows.length > 0)
    ctx.warn("more_unknown", "The source does not say whether there are more goods.");
  const next = {
    page: cursor.page + 1,
    seen: start + rows.length,
    ads,
    listId: list.listId ?? cursor.listId,
  };
  return { cards, next: list.hasMore === true ? next : null };
}

/**
 * The goods of a list: those of its page, then those that the page would load. The calls for these are mostly refused
 * to clients without a session; what was found before stays, and the run ends with the refusal.
 */
export function goods<F extends Found<object>>(
  ctx: RunContext,
  asked: ListAsked,
  target: TemuTarget,
  make: (page: HttpResponse, card: CardDraft, coverage: Coverage) => F,
  { onlyAds = false, otherwise }: { onlyAds?: boolean; otherwise?: (answer: Answer) => F[] } = {},
) {
  const first: Cursor = { page: 1, seen: 0, ads: 0, listId: null };
  return eachPage<Cursor, F>(ctx, { first, max: MAX_PAGES }, async function* (cursor) {
    const call = cursor.page === 1 ? null : callFor(target, cursor);
    const answer =
      call === null ? await askPage(ctx, asked, target) : await askCall(ctx, asked, call.path, call);
    if (call !== null && answer.document !== null)
      throw changed(answer.page, "The answer with further goods is a page.");
    const list = readList(ctx, answer, target, call === null ? null : cursor.listId);
    if (list === null) {
      const others = call === null ? (otherwise?.(answer) ?? []) : [];
      if (others.length === 0) throw changed(answer.page, "The page has no list of goods in a known form.");
      yield* others;
      return null;
    }
    const { cards, next } = readCards(ctx, asked, answer, list, cursor);
    if (onlyAds && cards.length > 0 && cards.every(({ isAd }) => isAd === null))
      throw changed(answer.page, "The list does not say which of its goods are advertised.");
    const wanted = cards.filter(({ isAd }) => !onlyAds || isAd === true);
    if (wanted.length === 0) ctx.foundNothing("The source lists no such goods.");
    for (const card of wanted) {
      yield make(answer.page, card, coverageOf(asked, SHOP_FLAGS, listOutcomes(card)));
    }
    if (next === null || callFor(target, next) !== null) return next;
    ctx.warn(
      "rows_missing",
      `The page shows ${next.seen} goods and says that there are more; only its own scripts load them.`,
    );
    return null;
  });
}
