import type { DriftKnown, PluginCase, Unproven } from "../../plugin-sdk/index.ts";
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

const NO_RANGE = "Goods of a list had one price wherever they were recorded.";
const ranges = { priceMin: NO_RANGE, priceMax: NO_RANGE };
export const unproven: Unproven = { search: ranges, category: ranges };

export const driftKnown: DriftKnown[] = [
  {
    operation: "product",
    field: "readFrom",
    finding: "wrong value",
    mutation: "removed",
    variant: "a-product-with-all-that-the-state-of-its-page-tells/0/removed/2",
    reason: "It says that the page has no state any more; the warning state_missing says so, too.",
  },
];
