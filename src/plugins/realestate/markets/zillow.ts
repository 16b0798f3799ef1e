import {
  arr,
  changed,
  firstOf,
  int,
  idString,
  obj,
  type PageText,
  readFields,
  type Reading,
  readRows,
  type RunContext,
  sourceUrl,
  SourceError,
  str,
} from "../../../plugin-sdk/index.ts";
import { slugOf } from "../agents/directory.ts";
import { checkPlace } from "../home/check.ts";
import { always, often } from "../home/places.ts";
import { dayOf } from "../home/values.ts";
import { readAddress } from "../targets.ts";
import { askList, startOf } from "../zillow/ask-list.ts";
import { propertyOf, propsOf, searchStateOf } from "../zillow/page-data.ts";
import { regionOfList, type ZillowRegion } from "../zillow/region.ts";
import { Market, type MarketDraft, marketOf, MONTH } from "./market-record.ts";

const FIGURES = {
  ...always(Market.shape, { homeValueChange: "zhviLatest.zhviYoY" }),
  ...often(Market.shape, {
    homeValue: "value",
    homeValueOn: ["valueOn", dayOf],
    medianListPrice: "mrktListingLatest.medianListPrice",
    newListings: "mrktListingLatest.newListings",
    forSaleInventory: "mrktListingLatest.forSaleInventory",
    medianDaysOnMarket: "mrktListingLatest.medianDaysOnMarket",
    listingsOn: ["mrktListingLatest.timePeriodEnd", dayOf],
    medianSalePrice: "mrktSaleLatest.medianSalePrice",
    salesOn: ["mrktSaleLatest.timePeriodEnd", dayOf],
    daysToPending: "pending",
    // Only the series have these, the newest month first.
    saleToListRatio: "mrktSaleRange.0.medianSaleToList",
    soldAboveListShare: "mrktSaleRange.0.pctSoldAboveList",
    soldBelowListShare: "mrktSaleRange.0.pctSoldBelowList",
    medianRent: "rentalMrktRange.0.zori",
  }),
};
const REGION = {
  ...always(Market.shape, { regionType: "regionTypeName" }),
  ...often(Market.shape, { county: "parentCounty.name", state: "parentState.name" }),
};
const MONTHS = always(MONTH, { endsOn: ["timePeriodEnd", dayOf], homeValue: "dataValue" });

/** Asks for the page of home values of a place: by its address, or by the region that the site finds for it. */
export async function askMarket(ctx: RunContext, location: string) {
  const target = readAddress(location);
  if (target?.kind === "market") {
    const id = /^\d+$/.test(target.value) ? target.value : null;
    return { page: await ctx.http.get(ctx.origin("zillow") + new URL(target.url).pathname), id };
  }
  const list = await askList(ctx, startOf(location));
  const state = searchStateOf(list);
  if (state === null && propertyOf(list, null) !== null)
    throw new SourceError(
      "input_not_found",
      `"${location}" is a home; figures are of regions. \`property\` with \`includeMarkets\` has those around it.`,
      { url: list.url },
    );
  if (state === null) throw changed(list, "The page does not say which region it is of.");
  const region = regionOfList(state);
  if (region === null && int(state, "queryState.regionSelection[0].regionId") !== null)
    throw changed(list, "The page does not name its region.");
  if (region === null)
    throw new SourceError("input_not_found", `Zillow finds no region for "${location}".`, { url: list.url });
  if (target === null) checkPlace(location, [{ text: region.name, isCity: region.isCity }], list.url);
  return { page: await askRegion(ctx, region), id: String(region.id) };
}

/** The page of home values of a region. */
export function askRegion(ctx: RunContext, { id, name }: ZillowRegion) {
  const url = sourceUrl(ctx.origin("zillow"), "/home-values/{id}/{slug}", { id, slug: slugOf(name) });
  return ctx.http.get(`${url}/`);
}

/** Reads the page of home values of a region. @throws SourceError `source_changed` for another region, or without figures */
export function readMarket(page: PageText, id: string | null, reading: Reading): MarketDraft {
  const props = propsOf(page);
  const regions = [obj(props, "zhviRegion"), obj(props, "requestedRegion")].filter(
    (region) => region !== null,
  );
  const region = Object.assign({}, ...regions) as object;
  const market = obj(props, "odpMarketAnalytics");
  const name = str(region, "name");
  if (market === null || name === null) throw changed(page, "The page has no figures of a region.");
  const own = idString(firstOf(region, ["rid", "regionId"]));
  if (id !== null && own !== id) throw changed(page, `The page is not about region ${id}.`);
  const view = {
    ...market,
    value: firstOf(market, ["zhviLatest.dataValue", "zhviLatest.zhvi"]),
    valueOn: firstOf(market, ["zhviLatest.timePeriodEnd", "zhviLatest.asOfDate"]),
    pending: firstOf(market, ["mrktListingRange[0].medianDaysToPending", "mrktSaleLatest.daysToPending"]),
  };
  const months = arr(market, "zhviRange");
  const read = readFields(FIGURES, view, reading);
  if (Object.values(read).every((value) => value === null))
    throw changed(page, "None of the figures can be read.");
  return marketOf({
    ...readFields(REGION, region, reading),
    ...read,
    id: own ?? id ?? new URL(page.url).pathname.split("/")[1] ?? "",
    url: readAddress(page.url)?.url ?? page.url,
    name,
    site: "zillow",
    currency: "USD",
    history: months === null ? null : readRows(MONTHS, months, reading, "history"),
  });
}
