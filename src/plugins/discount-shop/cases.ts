import type { PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { adLibraryCases } from "./ad-library/cases.ts";
import { categoryCases } from "./category/cases.ts";
import { listingsCases } from "./listings/cases.ts";
import { priceTrackerCases } from "./price-tracker/cases.ts";
import { productCases } from "./product/cases.ts";
import { reviewsCases } from "./reviews/cases.ts";
import { searchCases } from "./search/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  ...searchCases,
  ...productCases,
  ...listingsCases,
  ...categoryCases,
  ...reviewsCases,
  ...adLibraryCases,
  ...priceTrackerCases,
];

export const unproven: Unproven = {};
