import {
  countField,
  dayField,
  fillerOf,
  listField,
  linkField,
  nameFields,
  neededText,
  numberField,
  textField,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";

export const FIGURE = {
  group: wordField(["for_sale", "sold"], "Homes for sale, or homes sold."),
  label: textField("What it is, as shown."),
  value: numberField("Value, in `unit`."),
  unit: wordField(
    ["count", "currency", "thousands", "fraction"],
    "Unit: pieces, `currency`, thousands of it, or a fraction.",
  ),
  yearChange: numberField("Change within a year, as a fraction."),
  monthChange: numberField("Change within a month, as a fraction."),
};
export const MONTH = {
  endsOn: dayField("Last day of the month."),
  homeValue: numberField("Typical value of a home, in `currency`."),
};

/** What a source says of the market of a region. */
const STATED = {
  regionType: textField("City, zip code, county and so on, in the words of the source."),
  county: textField("County."),
  state: textField("State."),
  homeValue: numberField("Typical value of a home, smoothed and adjusted for the season."),
  homeValueChange: numberField("Change of it within a year, as a fraction."),
  homeValueOn: dayField("Day that it is of."),
  medianListPrice: numberField("Median asking price."),
  medianSalePrice: numberField("Median price of sales."),
  medianRent: numberField("Typical rent per month."),
  newListings: numberField("New listings within the month; a mean of months may have decimals."),
  forSaleInventory: numberField("Homes for sale; a mean of months may have decimals."),
  medianDaysOnMarket: numberField("Median days on the market."),
  daysToPending: numberField("Median days until a sale is pending."),
  saleToListRatio: numberField("Median of sale price to asking price."),
  soldAboveListShare: numberField("Share sold above the asking price, as a fraction."),
  soldBelowListShare: numberField("Share sold below the asking price, as a fraction."),
  listingsOn: dayField("Day that the figures of listings are of."),
  salesOn: dayField("Day that the figures of sales are of."),
  forSaleMonthText: textField("Month of the figures for sale, as shown."),
  soldMonthText: textField("Month of the figures of sales, as shown."),
  figures: listField(FIGURE, "Figures as a table of the source shows them."),
};

export const Market = z
  .object({
    ...nameFields("the region"),
    site: z.enum(["zillow", "redfin"]).describe("Site that was read."),
    currency: textField("Currency of all amounts, ISO 4217."),
    ...STATED,
    history: listField(MONTH, "Values of the months before, newest first; only with `includeHistory`."),
    location: textField("Place that was asked for."),
  })
  .meta({ title: "Market" });
export const marketOf = fillerOf(Market.shape);
export type MarketDraft = ReturnType<typeof marketOf>;

/** The market around a home, as far as what was read for the home says it. */
export const AROUND = {
  name: neededText("Name of the region."),
  url: linkField("Its page; `markets` takes those of Zillow."),
  ...STATED,
  salePriceChange: numberField("Change of the median price of sales within a year, as a fraction."),
  soldCount: countField("Homes sold within the period of the source."),
  meanDaysOnMarket: numberField("Mean days on the market."),
};
export const aroundOf = fillerOf(AROUND);
export type Around = ReturnType<typeof aroundOf>;

/** The same of a Record of `markets`. */
export function aroundFrom({
  id: _i,
  site: _s,
  currency: _c,
  history: _h,
  location: _l,
  ...stated
}: MarketDraft): Around {
  return aroundOf(stated);
}
