import {
  addressOf,
  arr,
  at,
  changed,
  isJsonObject,
  int,
  type JsonObject,
  obj,
  type PageText,
  readFields,
  type Reading,
  readRows,
  str,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import { always, often } from "../home/places.ts";
import { dayOf, idOf, markupText, plainText } from "../home/values.ts";
import { ZILLOW } from "../source.ts";
import { decodedPath } from "../targets.ts";
import { propsOf } from "../zillow/page-data.ts";
import { Agent, type AgentDraft, agentOf, LICENCE, SALE, STATISTIC } from "./agent-record.ts";

const PROFILE = {
  ...always(Agent.shape, { zuid: ["displayUser.encodedZuid", idOf], brokerage: "displayUser.businessName" }),
  ...often(Agent.shape, {
    isTopAgent: "displayUser.isTopAgent",
    imageUrl: "displayUser.profilePhotoSrc",
    rating: "displayUser.ratings.average",
    reviewCount: "displayUser.ratings.count",
    title: "getToKnowMe.title",
    description: ["getToKnowMe.description", markupText],
    specialties: "getToKnowMe.specialties",
    languages: "getToKnowMe.languages",
    yearsInIndustry: "getToKnowMe.yearsInIndustry",
    serviceAreas: "areas",
    forSaleCount: "forSaleListings.listing_count",
    forRentCount: "forRentListings.listing_count",
    pastSaleCount: "pastSales.total",
    phone: "cell",
    businessPhone: "displayUser.phoneNumbers.business",
    brokeragePhone: "broker",
    email: "displayUser.email",
  }),
};
const LICENCES = often(LICENCE, {
  number: ["text", plainText],
  state: "state",
  status: "status",
  kind: "license_type",
});
const SALES = often(SALE, {
  propertyId: ["zpid", idOf],
  url: "link",
  street: "street_address",
  cityText: "city_state_zipcode",
  priceText: "price",
  soldOn: ["sold_date", dayOf],
  represented: "represented",
});
const FIGURE = often(STATISTIC, { label: "label", value: "value" });
const ENTRIES = ["salesLastTwelveMonths", "totalSales", "priceRange", "averagePrice"];
const LINKS = ["websiteUrl", "facebookUrl", "instagramUrl", "linkedInUrl", "xUrl", "tiktokUrl", "youtubeUrl"];

/** Reads the profile of an agent. Names of reviewers are not read. @throws SourceError `source_changed` for another page */
export function readProfile(page: PageText, screenName: string, reading: Reading): AgentDraft {
  const props = propsOf(page) ?? {};
  const user = obj(props, "displayUser");
  const name = str(user, "name")?.trim();
  if (user === null || !name) throw changed(page, "The page is no profile of an agent.");
  if ((str(user, "screenName") ?? "").toLowerCase() !== decodedPath(screenName)?.toLowerCase())
    throw changed(page, `The page is not about agent ${screenName}.`);
  const view = {
    ...props,
    areas: arr(props, "serviceAreas")?.map((area) => str(area) ?? str(area, "text") ?? null) ?? null,
    cell: at(user, "phoneNumbers.cell") ?? at(headed(props, "Cell phone"), "description"),
    broker: at(user, "phoneNumbers.brokerage") ?? at(headed(props, "Broker phone"), "description"),
  };
  const address = obj(user, "businessAddress");
  const licences = arr(props, "agentLicenses") ?? licencesIn(headed(props, "Real Estate Licenses"));
  const sales = arr(props, "pastSales.past_sales");
  return agentOf({
    ...readFields(PROFILE, view, reading),
    id: screenName,
    url: `${ZILLOW}/profile/${screenName}`,
    name,
    address: address === null ? null : placed(address),
    licences: licences === null ? null : readRows(LICENCES, licences, reading, "licences"),
    recentSales: sales === null ? null : readRows(SALES, sales.map(withLine), reading, "recentSales"),
    statistics: figuresOf(props, reading),
    profileUrls: LINKS.flatMap((link) => urlAt(props, `getToKnowMe.${link}`) ?? []),
  });
}

/** What a profile of the older layout lists below a heading. */
const headed = (props: JsonObject, term: string): unknown =>
  arr(props, "professionalInformation")?.find((one) => str(one, "term") === term) ?? null;

/** Lines such as "C-1234 (NM)"; null where there are none. */
const licencesIn = (entry: unknown) =>
  arr(entry, "lines")?.flatMap((line) => {
    const [, text, state = null] = /^(\S*\d\S*)(?: \(([A-Z]{2})\))?$/.exec(String(line)) ?? [];
    return text === undefined ? [] : [{ text, state }];
  }) ?? null;

function placed(address: JsonObject) {
  const [street, city, region, postalCode] = ["address1", "city", "state", "postalCode"].map(
    (name) => str(address, name)?.trim() || null,
  );
  return addressOf({ street, city, region, postalCode });
}

function figuresOf(props: JsonObject, reading: Reading) {
  const entries = obj(props, "graphQLData.premiumAgentHeader.salesStats.entries");
  if (entries === null) return null;
  const rows = ENTRIES.map((label) => ({ label, value: at(entries, `${label}.value`) }));
  return readRows(FIGURE, rows, reading, "statistics");
}

const withLine = (sale: unknown): unknown =>
  isJsonObject(sale)
    ? {
        ...sale,
        link: urlAt(sale, "home_details_url", ZILLOW),
        zpid: int(sale, "zpid"),
      }
    : sale;
