import {
  asLists,
  countryCode,
  fieldsFrom,
  idsFromUrls,
  type JsonObject,
  listOf,
  MAX_BROAD_URLS,
  MAX_SEARCH_TERMS,
  productId,
  searchText,
  shortText,
  type Step,
  steps,
  str,
  z,
} from "../../../plugin-sdk/index.ts";
import { day, fileFlags } from "../inputs.ts";
import { projectionForms, projectionInput } from "../projection.ts";
import { ID, valueOf } from "../targets.ts";
import { isLibraryUrl, readLibraryUrl } from "./library-url.ts";

const adIdOf = valueOf("ad");

const fields = z.object({
  adIds: listOf(
    productId.refine(
      (id) => ID.test(id),
      "Expected an id of 15 to 20 digits, or the address of an advertisement.",
    ),
    MAX_BROAD_URLS,
    "advertisements",
  )
    .optional()
    .describe("Single advertisements instead of a search: `id` of a Record, or addresses of their pages.")
    .meta({ aliases: "adId ad_id adDetailUrl adDetailUrls advertisementIds".split(" ") }),
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
/** What is read of the library: a search, or single advertisements. */
export const adsInput = fields.refine(({ adIds, queries }) => adIds === undefined || queries === undefined, {
  path: ["adIds"],
  message: "Give `adIds` or `queries`; make two Requests for both.",
});
export type AdsAsked = z.output<typeof adsInput>;
/** The address of results becomes the other fields, addresses of single advertisements become `adIds`. */
export const adsForms: Step = steps(
  (raw, note) => {
    const ids = urlsIn(raw).map(adIdOf);
    if (ids.length === 0 || ids.includes(null)) return fieldsFrom("url", readLibraryUrl)(firstUrl(raw), note);
    note("adIds", "Taken from the addresses.");
    const { url: _url, ...rest } = raw;
    return { ...rest, adIds: [raw["adIds"] ?? [], ids].flat() };
  },
  asLists("queries"),
  asLists("adIds"),
  idsFromUrls("adIds", adIdOf),
  projectionForms,
);

/** A list of addresses with one in it is that one. */
function firstUrl(raw: JsonObject): JsonObject {
  const [url, ...others] = urlsIn(raw);
  return url === undefined || url === "" || others.length > 0 ? raw : { ...raw, url };
}

/** For inputs without `operation`. */
export const namesAds = (raw: JsonObject): boolean =>
  raw["adIds"] !== undefined || urlsIn(raw).some((url) => isLibraryUrl(url) || adIdOf(url) !== null);

const urlsIn = (raw: JsonObject): string[] =>
  [raw["url"] ?? []].flat().map((one) => str(one) ?? str(one, "url") ?? "");
