import {
  needed,
  obj,
  type PageText,
  parseNumber,
  parsePrice,
  readObject,
  type Reading,
  textFrom,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import { often } from "../home/places.ts";
import { AROUND, type Around, aroundOf } from "../markets/market-record.ts";
import { carriedAnswer } from "./page-answers.ts";

/** Such as "$615K". */
const amountOf = (text: string): number | null => parsePrice(text, "en-US")?.amount ?? null;
/** Such as "97.8%". */
const shareOf = (text: string): number | null => {
  const percent = parseNumber(text, "en-US");
  return percent === null ? null : Number((percent / 100).toPrecision(12));
};
const countOf = (text: string): number | null => parseNumber(text, "en-US");

const STATED = {
  name: needed(textFrom("regionName", "Name.")),
  ...often(AROUND, {
    url: "link",
    medianListPrice: ["trendsData.medianListPrice", amountOf],
    medianSalePrice: ["trendsData.medianSalePrice", amountOf],
    salePriceChange: ["trendsData.yoySalePrice", shareOf],
    saleToListRatio: ["trendsData.medianSalePerList", shareOf],
    forSaleInventory: ["trendsData.numHomesOnMarket", countOf],
    soldCount: ["trendsData.numHomesSold", countOf],
    meanDaysOnMarket: ["trendsData.avgDaysOnMarket", countOf],
  }),
};

/** What the page of a home says of the market of its region; null where it says nothing. */
export function aroundHome(page: PageText & { url: string }, reading: Reading): Around | null {
  const answer = obj(carriedAnswer(page, /^\/stingray\/api\/region\/shared-region-info/), "payload");
  if (obj(answer, "trendsData") === null) return null;
  const view = { ...answer, link: urlAt(answer, "regionUrl", new URL(page.url).origin) };
  const read = readObject(STATED, view, reading, "market");
  return read === null ? null : aroundOf(read);
}
