import {
  arr,
  balancedJson,
  bool,
  changed,
  filledText,
  firstOf,
  type HttpResponse,
  idString,
  int,
  isJsonObject,
  type JsonObject,
  obj,
  parseJsonSafe,
  parseNumber,
  requireEnd,
  str,
} from "../../../plugin-sdk/index.ts";
import { localeOf, type Warn } from "../amounts.ts";
import { landingRows } from "./landing.ts";

/** One page of a list. */
export interface ListPage {
  rows: readonly unknown[];
  locale: string;
  /** Whether the rows were stated as data or read from what the page shows. */
  layout: "offers" | "cards";
  /** How many products the source counts; null where it does not say. */
  total: number | null;
  pageCount: number | null;
  /** How many of the rows the source counts as adverts; null where it does not say. */
  adCount: number | null;
  /** True where the browser would load further products of the same page. */
  isFirstPart: boolean;
  /** What was searched for, as the page states it: of a corrected search the text as it was written. */
  keyword: string | null;
  /** The text that the source put in place of a misspelled one. */
  corrected: string | null;
}

const OFFERS_A_PAGE = 48;

/**
 * Reads a page of a list: data of 2026 (`__page__data_sse10._offer_list = {…}`) or of 2022 (`__page__data__config`), else
 * the cards of a landing page.
 * @throws SourceError `source_changed` for another form, a cut page, or a list of another category than `categoryId`
 */
export function readListPage(page: HttpResponse, categoryId: string | null, warn: Warn): ListPage {
  const { states, broken } = statesOn(page.text);
  const results = states.flatMap((state) => {
    const data = obj(state, "offerResultData") ?? {};
    const offers = arr(data, "offers") ?? arr(data, "offerList");
    return offers === null ? [] : { state, data, offers };
  });
  const [best] = results.toSorted((one, other) => other.offers.length - one.offers.length);
  const locale = localeOf(page.text);
  if (best === undefined) {
    if (broken || states.length > 0) throw changed(page, "The data of the list is cut, or states no offers.");
    requireEnd(page, "</html>");
    const rows = landingRows(page, categoryId, warn);
    return {
      ...{ rows, locale },
      layout: "cards",
      total: null,
      pageCount: null,
      adCount: null,
      isFirstPart: false,
      keyword: null,
      corrected: null,
    };
  }
  const { state, data, offers } = best;
  checkCategory(page, state, categoryId, warn);
  const total = parseNumber(str(data, "totalCount") ?? String(int(data, "totalCount") ?? ""), "en");
  if (offers.length === 0 && total !== 0)
    throw changed(page, `The list is empty, and the source counts ${total ?? "nothing"}.`);
  const stated = int(data, "paginationData.pageCount");
  return {
    ...{ rows: offers, locale, total },
    layout: "offers",
    adCount: offers.length === 0 ? null : int(data, "adCount"),
    pageCount: stated ?? (total === null ? null : Math.ceil(total / OFFERS_A_PAGE)),
    isFirstPart: bool(data, "asyncGallery") === true,
    keyword: filledText(firstOf(state, ["queryErrCorrectionData.originalKeyword", "keyword"])),
    corrected: filledText(
      firstOf(state, ["queryErrCorrectionData.correctedKeyword", "queryErrCorrectionData.correctKeyword"]),
    ),
  };
}

/** Every object that is assigned to a variable of the list, and whether one of them never ends. */
function statesOn(text: string): { states: JsonObject[]; broken: boolean } {
  const states: JsonObject[] = [];
  let broken = false;
  for (const { index } of text.matchAll(/__page__data_(?:sse|_config)[^{;]{0,80}(?=\{)/g)) {
    const json = balancedJson(text, text.indexOf("{", index));
    const value = json === null ? null : parsed(json);
    const state = obj(value, "_offer_list") ?? obj(value, "props") ?? value;
    broken ||= state === null;
    if (isJsonObject(state) && state["offerResultData"] !== undefined) states.push(state);
  }
  return { states, broken };
}

function parsed(json: string): unknown {
  try {
    return parseJsonSafe(json);
  } catch {
    return null;
  }
}

/** The categories of the filter must hold the one that was asked for, and what the filter has chosen must be that one. */
function checkCategory(page: HttpResponse, state: JsonObject, categoryId: string | null, warn: Warn): void {
  if (categoryId === null) return;
  const gallery = arr(state, "snData.category.categoryGalleryData") ?? [];
  const all = categoriesIn(gallery);
  const chosen = all.filter(({ isChosen }) => isChosen);
  const holds = (some: typeof all) => some.some(({ id }) => id === categoryId);
  const isOther = (gallery.length > 0 && !holds(all)) || (chosen.length > 0 && !holds(chosen));
  if (gallery.length === 0 && filledText(state, "keyword") !== null)
    throw changed(page, "The list is one of a search, not of a category.");
  if (gallery.length === 0)
    warn("category_unconfirmed", `The list does not say that it is of category ${categoryId}.`);
  if (isOther)
    throw changed(page, `The list is of category ${(chosen[0] ?? all[0])?.id ?? "?"}, not of ${categoryId}.`);
}

function categoriesIn(nodes: readonly unknown[] | null): { id: string; isChosen: boolean }[] {
  return (nodes ?? []).flatMap((node) => {
    const below = [...categoriesIn(arr(node, "values")), ...categoriesIn(arr(node, "childs"))];
    const id = idString(node, "id");
    return id === null ? below : [{ id, isChosen: bool(node, "checked") === true }, ...below];
  });
}
