import {
  changed,
  obj,
  type RunContext,
  readRows,
  sourceUrl,
  SourceError,
  str,
} from "../../../plugin-sdk/index.ts";
import { always, often } from "../home/places.ts";
import { listIn, payloadObject } from "../redfin/answer.ts";
import { type Region, resolveRegion } from "../redfin/region.ts";
import { originOf, REDFIN, REDFIN_CANADA } from "../source.ts";
import { readAddress } from "../targets.ts";
import { FIGURE, type MarketDraft, marketOf } from "./market-record.ts";

const UNITS: Readonly<Record<string, string>> = {
  LONG: "count",
  CURRENCY: "currency",
  CURRENCY_THOUSANDS: "thousands",
  PERCENT: "fraction",
};
const ROW = {
  ...always(FIGURE, { label: "label", unit: ["valueType", (type: string) => UNITS[type] ?? null] }),
  ...often(FIGURE, {
    value: "currentHouseAndCondoValue",
    yearChange: "houseAndCondoYoyValueProportionalChange",
    monthChange: "houseAndCondoMomValueProportionalChange",
  }),
};

/** The figures of a place on Redfin. @throws SourceError `input_not_found` where a text names a home */
export async function redfinMarket(ctx: RunContext, location: string) {
  const region = await resolveRegion(ctx, location);
  if ("homeUrl" in region)
    throw new SourceError(
      "input_not_found",
      `"${location}" is a home; figures are of regions. \`property\` with \`includeMarkets\` has those around it.`,
    );
  return askTrends(ctx, location, region);
}

/** The figures of a region that was found for a place. */
export async function askTrends(ctx: RunContext, location: string, region: Region) {
  const site = originOf(readAddress(location)?.url ?? REDFIN);
  const url = sourceUrl(ctx.origin(site), "/stingray/api/region/{type}/{id}/1/market-trends", {
    type: region.marketType,
    id: region.id,
  });
  const page = await ctx.http.get(url);
  const payload = payloadObject(page);
  const table = obj(payload, "tableData");
  if (table === null) throw changed(page, "The answer has no table of figures.");
  const reading = { answer: "table", warn: ctx.warn };
  const rowsOf = (name: string, group: "for_sale" | "sold") =>
    readRows(ROW, listIn(page, table, name), reading, "figures").map((row) => ({ ...row, group }));
  const figures = [...rowsOf("homesForSale", "for_sale"), ...rowsOf("homesSold", "sold")];
  const path = region.path ?? `/region/${region.id}`;
  const market: MarketDraft = marketOf({
    id: region.id,
    url: (site === "redfinCanada" ? REDFIN_CANADA : REDFIN) + path,
    name: region.name === "" ? nameIn(path) : region.name,
    site: "redfin",
    regionType: path.split("/")[1] ?? null,
    currency: site === "redfinCanada" ? "CAD" : "USD",
    forSaleMonthText: str(table, "homesForSaleCurMonth"),
    soldMonthText: str(table, "homesSoldCurMonth"),
    figures,
  });
  return { page, market, isEmpty: figures.length === 0 };
}

/** `/city/1/WA/Some-Town`: Some Town. */
const nameIn = (path: string): string =>
  path
    .split("/")
    .findLast((part) => part !== "")
    ?.replaceAll("-", " ") ?? path;
