import {
  absoluteUrl,
  atLeastOne,
  eachPage,
  eachTarget,
  fillerOf,
  type Found,
  type HttpResponse,
  type JsonObject,
  needed,
  operation,
  parseRelativeTime,
  placeField,
  rarely,
  readRows,
  rfqFields,
  type RunContext,
  searchFields,
  steps,
  textField,
  timeOf,
  z,
} from "../../../plugin-sdk/index.ts";
import { countryOf, figureFrom, fullSize, plainFrom, shownFrom } from "../amounts.ts";
import { categoryIds, marketInput, names, searchTerms, targetForms } from "../inputs.ts";
import { ask, askOr, SOURCING } from "../source.ts";
import { readRfqPage } from "./rfq-rows.ts";

/** Record of `rfq`. The name of the buyer, a person, is left out. */
export const Request = z
  .object({
    ...rfqFields(),
    countryText: textField("Country of the buyer, as shown."),
    ...searchFields(),
    categoryId: textField("Category that was asked for."),
    resultPosition: placeField("Place in the list, from 1, over all pages."),
    page: placeField("Page of the list on which it stood."),
  })
  .omit({ expiresAt: true, expiresOn: true, expiresText: true, quoteCount: true })
  .meta({ title: "Rfq" });
const requestOf = fillerOf(Request.shape);

const ROW = {
  id: rarely(shownFrom("rfqId|id")),
  title: needed(plainFrom("subject")),
  url: rarely(shownFrom("url")),
  text: rarely(plainFrom("description|detail")),
  quantity: rarely(figureFrom("quantity")),
  unit: rarely(plainFrom("quantityUnit|unit")),
  country: rarely(shownFrom("countrySimple")),
  countryText: rarely(plainFrom("country")),
  opened: rarely(plainFrom("openTimeStr|openTime")),
  left: rarely(figureFrom("rfqLeftCount")),
  picture: rarely(shownFrom("imageUrl")),
};

function recordOf(row: JsonObject, page: HttpResponse, { warn }: RunContext) {
  const [stated] = readRows(ROW, [row], { answer: "list", warn }, "request");
  if (stated === undefined) return null;
  const url = absoluteUrl(stated.url ?? "", SOURCING);
  const params = URL.parse(url ?? "")?.searchParams;
  const id = stated.id ?? params?.get("rfqId") ?? params?.get("p") ?? params?.get("uniqueId") ?? null;
  if (id === null) {
    warn("row_dropped", `The request "${stated.title}" has no number.`);
    return null;
  }
  const opened = timeOf("published", stated.opened, { now: page.fetchedAt });
  const ago = stated.opened?.replace(/\bbefore\b/, "ago") ?? "";
  return requestOf({
    ...opened,
    publishedAt: opened.publishedAt ?? parseRelativeTime(ago, { now: page.fetchedAt, locale: "en" }),
    id,
    url,
    title: stated.title,
    rfqText: stated.text,
    quantity: stated.quantity,
    quantityUnit: stated.unit,
    country: countryOf(stated.country),
    countryText: stated.countryText,
    quotesLeftCount: stated.left,
    imageUrl: fullSize(stated.picture),
  });
}

/** Where the list stands, and where it stood before. */
const PATHS = ["/rfq/rfq_search_list.htm", "/rfq_search_list.htm"] as const;
interface Cursor {
  path: (typeof PATHS)[number];
  page: number;
  /** How many requests the pages before showed. */
  seen: number;
}
/** Alibaba shows no further pages. */
const MAX_PAGES = 100;
const RFQ_WORDS = [
  "rfq",
  "rfqs",
  "rfqUrl",
  "rfqUrls",
  "rfqTarget",
  "rfqTargets",
  "rfqText",
  "query",
  "queries",
];

export const rfq = operation({
  name: "rfq",
  aliases: ["rfqs", "requests", "buyingRequests", "requestForQuotation", "quotations"],
  title: "Requests for quotation",
  summary:
    "What buyers ask suppliers for: text, quantity, country, and how many quotations may still be given.",
  agentHint: "Use with words or numbers of categories; `search` finds what is on offer.",
  availability: "partial",
  availabilityNote:
    "The list is public, and is shown to some callers only after signing in; details of a request always are.",
  notEchoed: "Lists of requests do not repeat the text that they were searched for.",
  input: z
    .object({
      searchTerms: searchTerms
        .optional()
        .describe("Words, or addresses of lists of requests.")
        .meta({
          aliases: [
            ...RFQ_WORDS,
            "term",
            "terms",
            "searchTerm",
            "keyword",
            "keywords",
            "q",
            "url",
            "urls",
            "startUrl",
            "startUrls",
          ],
        }),
      categoryIds: categoryIds.optional().meta({ aliases: ["categoryId", "category", "categoryUrls"] }),
      ...marketInput,
    })
    .check(atLeastOne("searchTerms", "categoryIds")),
  normalize: steps(targetForms("searchTerms", "rfq", "search"), targetForms("categoryIds", "category")),
  selects: (raw) =>
    names("searchTerms", "rfq")(raw) && /alibaba\.com/.test(JSON.stringify(raw["searchTerms"])),
  record: Request,
  dedupeKey: (record) => record.id,
  canary: { input: { searchTerms: ["power bank"] }, atLeast: { records: 5, fields: ["title", "quantity"] } },
  run(ctx, { searchTerms: terms = [], categoryIds: ids = [] }, found) {
    const lists = [
      ...terms.map((term) => ({ term, categoryId: null })),
      ...ids.map((categoryId) => ({ term: null, categoryId })),
    ];
    return eachTarget(ctx, lists, (list, inner) =>
      eachPage<Cursor, Found<z.input<typeof Request>>>(
        inner,
        { first: { path: PATHS[0], page: 1, seen: 0 }, max: MAX_PAGES },
        async function* (cursor) {
          const { page, seen } = cursor;
          let { path } = cursor;
          const words = {
            searchText: list.term ?? undefined,
            categoryIds: list.categoryId ?? undefined,
          };
          const askAt = (place: (typeof PATHS)[number]) => {
            path = place;
            return ask(inner, "sourcing", [place], { ...words, recently: "Y", page });
          };
          const mayLeave = page === 1 && path === PATHS[0];
          const from = await askOr(
            inner,
            "list_not_read",
            () => askAt(path),
            mayLeave ? () => askAt(PATHS[1]) : null,
          );
          const read = readRfqPage(from);
          if (read.page !== null && read.page !== page) {
            inner.warn("rows_missing", `The list ends at page ${read.page}, with ${seen} requests shown.`);
            return null;
          }
          if (read.total !== null && page === 1) inner.total(read.total);
          if (read.rows.length === 0) inner.foundNothing("Alibaba counts no requests.");
          for (const [index, row] of read.rows.entries()) {
            const record = recordOf(row, from, inner);
            if (record !== null)
              yield found.row(from, { ...record, ...list, page, resultPosition: seen + index + 1 });
          }
          const shown = seen + read.rows.length;
          const isMore = read.rows.length > 0 && (read.pageCount === null || page < read.pageCount);
          if (isMore && page < MAX_PAGES) return { path, page: page + 1, seen: shown };
          if (read.total !== null && shown < read.total)
            inner.warn("rows_missing", `Alibaba counts ${read.total} requests and shows ${shown}.`);
          return null;
        },
      ),
    );
  },
});
