import type { PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { listingsCases } from "./listings/cases.ts";
import { merchantCases } from "./merchant/cases.ts";
import { productCases } from "./product/cases.ts";
import { reviewsCases } from "./reviews/cases.ts";
import { searchCases } from "./search/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  ...searchCases,
  ...productCases,
  ...reviewsCases,
  ...listingsCases,
  ...merchantCases,
];

const ADDRESS = "The source names the city only.";
export const unproven: Unproven = {
  merchant: Object.fromEntries(
    ["text", "street", "region", "postalCode", "country"].map((name) => [`address.${name}`, ADDRESS]),
  ),
};
