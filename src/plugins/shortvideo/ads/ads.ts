import {
  arr,
  asLists,
  changed,
  countryCode,
  eachPage,
  eachTarget,
  fieldsFrom,
  int,
  type JsonObject,
  listOf,
  MAX_SEARCH_TERMS,
  obj,
  operation,
  readRows,
  type RunContext,
  searchText,
  shortText,
  SourceError,
  steps,
  str,
  z,
} from "../../../plugin-sdk/index.ts";
import { noFiles } from "../items/filters.ts";
import { day, FILE_FLAGS, fileFlags } from "../inputs.ts";
import { pickedEach, projectionForms, projectionInput } from "../projection.ts";
import { LIBRARY } from "../source.ts";
import { Ad, AD } from "./record.ts";
import { isLibraryUrl, readLibraryUrl } from "./library-url.ts";

const PAGE_SIZE = 12;
const MAX_PAGES = 500;
/** The library begins here. */
const FIRST_DAY = "2022-10-01";
const DAY_MS = 86_400_000;
const ORDERS = { lastShown: "last_shown_date,desc", mostShown: "impression,desc" } as const;
const SEARCH_BY = { advertiser: "1", keyword: "2" } as const;

const input = z.object({
  queries: listOf(searchText, MAX_SEARCH_TERMS, "search terms")
    .optional()
    .describe(
      "Names of advertisers, or words of advertisements. Without them all advertisements of the region.",
    )
    .meta({
      aliases:
        "query searchTerms searchTerm searchQuery searchQueries search advertiser advertisers advertiserName brand brands keyword keywords q".split(
          " ",
        ),
    }),
  searchBy: z
    .enum(["advertiser", "keyword"])
    .default("advertiser")
    .describe("What `queries` are.")
    .meta({ aliases: ["queryType", "searchType"] }),
  region: countryCode
    .refine(
      (code) => code !== "us",
      "The library has no advertisements of the US: it covers the EU, the EEA, the UK and a few more.",
    )
    .optional()
    .describe("Country of the library, ISO 3166-1 alpha-2: EU, EEA, gb, ch, tr. Without it all of them.")
    .meta({ aliases: ["country", "countryCode", "cc", "market"] }),
  startDate: day
    .describe("First day on which an advertisement was shown; without it since the library began.")
    .meta({ aliases: ["dateFrom", "since", "from", "startTime"] }),
  endDate: day
    .describe("Last such day; without it today.")
    .meta({ aliases: ["dateTo", "until", "to", "endTime"] }),
  sort: z
    .enum(["lastShown", "mostShown"])
    .default("lastShown")
    .describe("Order: shown last first, or shown most first.")
    .meta({ aliases: ["order", "orderBy", "sortBy"] }),
  url: shortText(2048, "The URL")
    .refine(
      isLibraryUrl,
      "Expected an address such as https://library.tiktok.com/ads?region=DE&adv_name=example.",
    )
    .optional()
    .describe("Address of results in the library; its parts become the other fields.")
    .meta({ aliases: ["urls", "adsUrl", "adsUrls", "libraryUrl", "startUrl", "startUrls", "adLibraryUrl"] }),
  ...fileFlags,
  ...projectionInput,
});
type Asked = z.output<typeof input>;
/** Where the next page begins, and the search that it belongs to. */
type Cursor = { offset: number; searchId: string };

export const ads = operation({
  name: "ads",
  aliases: ["adLibrary", "advertisements", "ad", "commercialContent"],
  title: "Advertisements",
  summary:
    "Advertisements of TikTok's public library: advertiser, days on which they ran, reach, films and pictures.",
  agentHint: "Use with names of advertisers and a region. The library covers Europe, not the US.",
  availability: "partial",
  availabilityNote:
    "The library has what ran in the EU, the EEA, the UK and a few more countries since October 2022. Its paging was not seen on a recording; pages of single advertisements, with targeting, are not read.",
  input,
  normalize: steps(
    (raw, note) => fieldsFrom("url", readLibraryUrl)(firstUrl(raw), note),
    asLists("queries"),
    projectionForms,
  ),
  selects: (raw) => isLibraryUrl(str(firstUrl(raw), "url") ?? ""),
  features: FILE_FLAGS,
  record: Ad,
  dedupeKey: (record) => `${record.region}\n${record.id}`,
  canary: { input: { region: "de" }, atLeast: { records: 5, fields: ["advertiserName", "firstShownAt"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, asked.queries === undefined ? [null] : [...new Set(asked.queries)], (term, inner) =>
      eachPage<Cursor, ReturnType<typeof found.row>>(
        inner,
        { first: { offset: 0, searchId: "" }, max: MAX_PAGES },
        async function* (cursor) {
          const { page, rows, total, searchId, hasMore } = await ask(inner, asked, term, cursor);
          if (cursor.offset === 0 && rows.length === 0)
            inner.foundNothing("The library has no such advertisement.");
          if (total !== null) inner.total(total);
          const read = readRows(AD, rows, { answer: "library", warn: inner.warn }, "data");
          for (const [index, ad] of read.entries()) {
            const one = {
              ...ad,
              url: `${LIBRARY}/ads/detail/?ad_id=${encodeURIComponent(ad.id)}`,
              region: asked.region ?? null,
              term,
              resultPosition: cursor.offset + index + 1,
            };
            yield found.row(page, { ...one, selectedItems: pickedEach(asked, [one]) }, noFiles(asked));
          }
          return hasMore ? { offset: cursor.offset + rows.length, searchId } : null;
        },
      ),
    ),
});

/** A list of addresses with one in it is that one. */
function firstUrl(raw: JsonObject): JsonObject {
  const given = raw["url"];
  const only = Array.isArray(given) && given.length === 1 ? given[0] : given;
  const url = str(only) ?? str(only, "url");
  return url === null ? raw : { ...raw, url };
}

async function ask(ctx: RunContext, asked: Asked, term: string | null, { offset, searchId }: Cursor) {
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
  const answer = obj(page.json());
  const code = int(answer, "code") ?? 0;
  if (code !== 0)
    throw new SourceError(
      "source_request_refused",
      `The library refuses the search: ${code} (${str(answer, "msg") ?? "no words"}).`,
      { url: page.url },
    );
  const total = int(answer, "total");
  const rows = arr(answer, "data") ?? (total === 0 ? [] : null);
  if (rows === null) throw changed(page, "The library answers without a list of advertisements.");
  const left = total === null ? null : total - offset - rows.length;
  if (rows.length === 0 && (left ?? 0) > 0)
    throw changed(page, `The library counts ${total} advertisements and lists none.`);
  const said = answer?.["has_more"];
  if (left === null && typeof said !== "boolean")
    throw changed(page, "The library does not say whether it has more advertisements.");
  const hasMore = rows.length > 0 && (typeof said === "boolean" ? said : (left ?? 0) > 0);
  return { page, rows, total, searchId: str(answer, "search_id") ?? searchId, hasMore };
}
