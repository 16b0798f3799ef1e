import {
  arr,
  bool,
  changed,
  countFrom,
  eachPage,
  fieldFrom,
  flagFrom,
  type Found,
  type HttpResponse,
  idFrom,
  int,
  jsonVariable,
  maybe,
  needed,
  obj,
  rarely,
  readRows,
  type RunContext,
  str,
  textsField,
} from "../../../plugin-sdk/index.ts";
import { countryOf, figureFrom, pictureFrom, plainFrom, shownFrom, unlessZero } from "../amounts.ts";
import { ask, askOr, supplierUrl } from "../source.ts";
import { supplierIdIn } from "../targets.ts";
import { supplierRecordOf } from "./record.ts";
import { productsFrom } from "./shelf.ts";

const namesFrom = (path: string) =>
  fieldFrom(path, textsField(""), (value) => {
    const words = arr(value)?.map((one) => str(one, "name") ?? str(one)) ?? str(value)?.split(",") ?? [null];
    return words.includes(null) ? null : words.flatMap((word) => word?.trim() || []);
  });

/** A supplier in an answer of the call, or in the data of the page. */
const OFFER = {
  companyId: needed(idFrom("companyId", "")),
  name: needed(plainFrom("companyName|companyTitle")),
  home: needed(shownFrom("action")),
  logo: rarely(pictureFrom("companyIcon")),
  country: rarely(shownFrom("countryCode")),
  region: rarely(plainFrom("city")),
  rating: maybe(figureFrom("reviewScore")),
  reviewCount: maybe(countFrom("reviewCount", "")),
  onTimePercent: rarely(figureFrom("onTimeDelivery")),
  responseText: rarely(plainFrom("replyAvgTime")),
  reorderText: rarely(plainFrom("reorderRate")),
  halfYearRevenueText: rarely(plainFrom("onlineRevenue|transactions")),
  memberYears: rarely(figureFrom("goldYearsNumber|goldYears")),
  mainProducts: rarely(namesFrom("mainProducts|provideProducts")),
  employeesText: rarely(shownFrom("staff")),
  isVerified: rarely(flagFrom("verifiedSupplier|isAssessedSupplier", "")),
  isVerifiedPro: rarely(flagFrom("verifiedSupplierPro", "")),
  isFactory: rarely(flagFrom("isFactory", "")),
};
const PAGE_SIZE = 20;
/** Alibaba shows no further pages. */
const MAX_PAGES = 100;

interface Cursor {
  from: "call" | "page";
  page: number;
  seen: number;
}

function askSuppliers(ctx: RunContext, term: string, { from, page }: Cursor): Promise<HttpResponse> {
  if (from === "page") return ask(ctx, "web", ["/trade/search"], { tab: "supplier", SearchText: term, page });
  const words = { productQpKeywords: term, query: term, queryRaw: term };
  const query = { ...words, page, pageSize: PAGE_SIZE, from: "pcHomeContent", langident: "en" };
  return ask(ctx, "web", ["/search/api/supplierTextSearch"], query);
}

/** Offers and their count. @throws SourceError `source_changed` for another form, and for none that are not counted as none */
function suppliersOn(page: HttpResponse) {
  const isPage = /^\s*</.test(page.text);
  const data = isPage
    ? obj(jsonVariable(page.text, "_PAGE_DATA_").value, "offerResultData")
    : obj(page.json(), "model");
  const rows = arr(data, "offers") ?? arr(data, "offerList");
  const total = int(data, "totalCount");
  if (rows === null || (rows.length === 0 && total !== 0))
    throw changed(page, `The answer has no list of suppliers and counts ${total ?? "nothing"}.`);
  return { rows, total };
}

export type FoundSupplier = ReturnType<typeof supplierRecordOf>;

/** Suppliers for a text; where the call is gone, from the page that people see. */
export function suppliersFor<F extends Found<object>>(
  ctx: RunContext,
  term: string,
  make: (page: HttpResponse, record: FoundSupplier) => F,
) {
  const first: Cursor = { from: "call", page: 1, seen: 0 };
  return eachPage<Cursor, F>(ctx, { first, max: MAX_PAGES }, async function* (cursor) {
    let at = cursor;
    const askPage = () => {
      at = { ...cursor, from: "page" };
      return askSuppliers(ctx, term, at);
    };
    const mayLeave = cursor.from === "call" && cursor.page === 1;
    const page = await askOr(
      ctx,
      "call_not_read",
      () => askSuppliers(ctx, term, at),
      mayLeave ? askPage : null,
    );
    const { rows, total } = suppliersOn(page);
    if (total !== null && at.page === 1) ctx.total(total);
    if (rows.length === 0 && at.page === 1) ctx.foundNothing(`Alibaba has no supplier for "${term}".`);
    for (const [index, row] of rows.entries()) {
      const record = recordOf(row, ctx);
      if (record !== null)
        yield make(page, {
          ...record,
          term,
          resultPosition: at.seen + index + 1,
          isAd: bool(row, "newAd"),
        });
    }
    const seen = at.seen + rows.length;
    if (rows.length > 0 && total !== null && seen < total) return { ...at, page: at.page + 1, seen };
    if (total === null || seen < total)
      ctx.warn("rows_missing", `Alibaba counts ${total ?? "no"} suppliers and shows ${seen}.`);
    return null;
  });
}

function recordOf(row: unknown, { warn }: RunContext): FoundSupplier | null {
  const [offer] = readRows(OFFER, [row], { answer: "list", warn }, "supplier");
  if (offer === undefined) return null;
  const id = supplierIdIn(offer.home);
  if (id === null) {
    warn("row_dropped", `The link of "${offer.name}" leads to no supplier.`);
    return null;
  }
  const products = arr(row, "productList");
  const rating = unlessZero(offer.rating);
  const { country, region, isVerified, isVerifiedPro } = offer;
  return supplierRecordOf({
    ...offer,
    id,
    url: supplierUrl(id),
    imageUrl: offer.logo,
    address:
      country === null && region === null ? null : { text: region, region, country: countryOf(country) },
    rating,
    ratingMax: rating === null ? null : 5,
    products: products === null ? null : productsFrom(products, "list", warn),
    supplierVerification: {
      isGold: null,
      isVerified,
      isVerifiedPro,
      hasTradeAssurance: null,
      verifiedBy: null,
    },
  });
}
