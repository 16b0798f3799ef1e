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

const HEAD =
  "A page that has lost its state is read as what its head says; the warning state_missing says so.";
const STATE = "where-goods-forms-and-linked-data-disagree-the-goods-win-and-warnings-say-so/0/removed";

export const driftKnown: DriftKnown[] = [
  ...["readFrom", "price", "priceMicros"].map((field) => ({
    ...{ operation: "product", field, mutation: "removed", variant: `${STATE}/2`, reason: HEAD },
    finding: "wrong value" as const,
  })),
  ...(
    [
      ["key-renamed", 12],
      ["list-dropped", 1],
      ["object-nulled", 5],
    ] as const
  ).map(([mutation, number]) => ({
    ...{ operation: "reviews", field: "", mutation },
    finding: "empty success" as const,
    variant: `only-reviews-with-certain-stars-with-pictures/0/${mutation}/${number}`,
    reason: "Reviews without pictures have no list of them; whoever asks for pictures then gets none.",
  })),
];
