import type { PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { asinsCases } from "./asins/cases.ts";
import { bestsellersCases } from "./bestsellers/cases.ts";
import { offersCases } from "./offers/cases.ts";
import { priceTrackerCases } from "./price-tracker/cases.ts";
import { productCases } from "./product/cases.ts";
import { questionsCases } from "./questions/cases.ts";
import { reviewsCases } from "./reviews/cases.ts";
import { searchCases } from "./search/cases.ts";
import { sellerCases } from "./seller/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real pages. */
export const cases: PluginCase[] = [
  ...searchCases,
  ...productCases,
  ...reviewsCases,
  ...offersCases,
  ...sellerCases,
  ...bestsellersCases,
  ...asinsCases,
  ...questionsCases,
  ...priceTrackerCases,
];

const listed = (reason: string, ...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, reason]));
const within = (group: string, ...fields: string[]) => fields.map((field) => `${group}.${field}`);
const ONE_TEXT = "The page has the address as lines, whose kinds it does not tell.";
const PARTS = ["street", "city", "region", "postalCode", "country"];
const panelOffers = listed(
  "The panel does not state it; offers of the page itself do.",
  ...within("offers", "discountPercent", "availability", "stockQuantity", "availabilityText"),
);

export const unproven: Unproven = {
  search: panelOffers,
  product: {
    ...panelOffers,
    ...listed(ONE_TEXT, ...within("sellerInfo.address", ...PARTS)),
    ...listed("Only `seller` asks for it.", ...within("sellerInfo", "feedback", "feedbackCount")),
  },
  seller: listed(ONE_TEXT, ...within("address", ...PARTS)),
};
