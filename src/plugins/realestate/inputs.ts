import {
  asLists,
  type Coverage,
  coverageOf,
  flag,
  idString,
  idsFromUrls,
  type JsonObject,
  listOf,
  MAX_BROAD_URLS,
  MAX_SEARCH_TERMS,
  outcomeOf,
  searchText,
  productId,
  type Step,
  steps,
  str,
  z,
} from "../../plugin-sdk/index.ts";
import { filterForms } from "./filter-input.ts";
import type { Home } from "./home/home-record.ts";
import { readAddress, type Target } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls"];
const PLACES =
  `location query queries searchTerm searchTerms searchQuery q address addresses city cities zip zipCode zipCodes
  postalCode postalCodes place places searchUrl searchUrls`.split(/\s+/);

const isAddress = (text: string) => /^[a-z]+:\/\//i.test(text);
const placeOr = (kinds: readonly Target["kind"][], what: string) =>
  listOf(
    searchText.refine(
      (text) => !isAddress(text) || kinds.includes(readAddress(text)?.kind ?? "home"),
      `Expected a place such as "Albuquerque, NM", or the address of ${what}.`,
    ),
    MAX_SEARCH_TERMS,
    "places",
  );

export const locations = (kind: "list" | "market" | "directory", what: string) =>
  placeOr([kind, "list"], what)
    .describe(`Cities, ZIP codes, street addresses, or the address of ${what}; each is read separately.`)
    .meta({ aliases: [...PLACES, ...URLS] });

/** Which site is asked for places and bare numbers; an address says so itself. */
export const sourceInput = z
  .enum(["zillow", "redfin"])
  .default("zillow")
  .describe("Site to ask. The address of a site decides it.")
  .meta({ aliases: ["site", "website", "provider", "platform"] });
export const onlyZillow = z
  .enum(["zillow"])
  .default("zillow")
  .describe("Site to ask; the other one shows no such list to the public.")
  .meta({ aliases: ["site", "website", "provider", "platform"] });

const HOME_FIELD_WORDS =
  `propertyId id ids zpid zpids homeId homeIds property properties propertyUrl propertyUrls homeUrl homeUrls
  buildingUrls detailUrl detailUrls`.split(/\s+/);
const idsOf = (isRead: (target: Target) => boolean, pages: string) =>
  listOf(
    productId.refine((id) => {
      const target = readAddress(id);
      return /^\d+$/.test(id) || (target !== null && isRead(target));
    }, `Expected a number such as 15192198, or the address of the page of ${pages}.`),
    MAX_BROAD_URLS,
    "homes",
  )
    .describe(
      "Homes: numbers of the site (zpid on Zillow), or addresses of their pages; buildings by address.",
    )
    .meta({ aliases: HOME_FIELD_WORDS.concat(URLS) });

export const homeIds = idsOf(({ kind }) => kind === "home" || kind === "building", "a home or building");
/** The page of a building on Redfin has no list of pictures. */
export const picturedIds = idsOf(
  ({ kind, source }) => kind === "home" || (kind === "building" && source === "zillow"),
  "a home, or of a building on Zillow",
);

/** Optional parts of the Records of homes. */
export const homeFlags = {
  includePhotos: flag
    .default(true)
    .describe("All pictures that the page shows; without it only the first.")
    .meta({ aliases: ["photos", "includeImages"] }),
  includeAgents: flag
    .default(false)
    .describe("The listing agent: name, licence, phone, e-mail, as far as the listing shows them.")
    .meta({ aliases: ["includeAgent", "includeListingAgent"] }),
  includeForeclosures: flag
    .default(false)
    .describe(
      "In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too.",
    )
    .meta({ aliases: ["includeForeclosure"] }),
  includeMarkets: flag
    .default(false)
    .describe(
      "Figures of the market of the region around each home, as far as the site has them: one more page for each region.",
    )
    .meta({ aliases: ["includeMarket", "includeMarketData"] }),
};
export const HOME_FLAGS = Object.keys(homeFlags) as (keyof typeof homeFlags)[];
export type HomeFlags = { [K in keyof typeof homeFlags]: boolean };

/** The Record as far as it was asked for, and what it holds of the flags. */
export function asAsked<H extends Pick<Home, "imageUrls" | "agent" | "foreclosure" | "market">>(
  { includeAgents, includePhotos, ...asked }: HomeFlags,
  home: H,
): [home: H, coverage: Coverage] {
  const coverage = coverageOf({ includeAgents, includePhotos, ...asked }, HOME_FLAGS, {
    includePhotos: outcomeOf(home.imageUrls !== null),
    includeAgents: outcomeOf(home.agent !== null),
    includeForeclosures: outcomeOf(home.foreclosure !== null),
    includeMarkets: outcomeOf(home.market !== null),
  });
  const { imageUrls, agent } = home;
  return [
    { ...home, imageUrls: includePhotos ? imageUrls : null, agent: includeAgents ? agent : null },
    coverage,
  ];
}

/** Canonical addresses of what a field names, and the site that they name where the input names none. */
export function targetForms(field: string): Step {
  return steps(
    asLists(field),
    idsFromUrls(field, (url) => readAddress(url)?.url ?? null),
    (raw, note) => {
      const named = new Set(addressesIn(raw, field).map(({ source }) => source));
      const [only] = named;
      if ((raw["source"] ?? null) !== null || only === undefined || named.size > 1) return raw;
      note("source", "Taken from the address.");
      return { ...raw, source: only };
    },
  );
}

export const searchForms = steps(filterForms, targetForms("locations"));

function addressesIn(raw: JsonObject, field: string): Target[] {
  return [raw[field] ?? []].flat().flatMap((item) => readAddress(str(item) ?? str(item, "url") ?? "") ?? []);
}

/** For inputs without `operation`: true when the field names something of this kind, or, without any address, such a text. */
export const names =
  (field: string, text: RegExp | null, ...kinds: readonly Target["kind"][]) =>
  (raw: JsonObject): boolean => {
    const addresses = addressesIn(raw, field);
    const texts = [raw[field] ?? []].flat().flatMap((item) => idString(item) ?? []);
    return addresses.length > 0
      ? addresses.some(({ kind }) => kinds.includes(kind))
      : text !== null && texts.some((item) => text.test(item));
  };
