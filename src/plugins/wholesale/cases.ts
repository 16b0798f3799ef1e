import type { DriftKnown, PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { categoryCases } from "./category/cases.ts";
import { priceTiersCases } from "./price-tiers/cases.ts";
import { productCases } from "./product/cases.ts";
import { reverseImageCases } from "./reverse-image/cases.ts";
import { rfqCases } from "./rfq/cases.ts";
import { searchCases } from "./search/cases.ts";
import { supplierCases } from "./supplier/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real pages. */
export const cases: PluginCase[] = [
  ...searchCases,
  ...productCases,
  ...supplierCases,
  ...categoryCases,
  ...rfqCases,
  ...reverseImageCases,
  ...priceTiersCases,
];

const PRO = "Only lists say this of a supplier; the field is one that all operations share.";

export const unproven: Unproven = {
  product: {
    customerPhotoUrls:
      "Photos of buyers are behind a call that needs a token; the field is one that shops share.",
    "supplierVerification.isVerifiedPro": PRO,
    "supplierVerification.verifiedBy": PRO,
    "supplierInfo.supplierVerification.isVerifiedPro": PRO,
  },
  "price-tiers": { "supplierVerification.isVerifiedPro": PRO, "supplierVerification.verifiedBy": PRO },
};

export const driftKnown: DriftKnown[] = [
  {
    operation: "category",
    finding: "foreign Record",
    variant: "the-list-of-another-category-is-not-read/0/key-renamed/47",
    reason: "Only the filter of a list says which category it is of; without it the run warns and goes on.",
  },
  {
    operation: "reverse-image",
    finding: "wrong value",
    mutation: "other-target",
    variant: "products-that-look-like-a-picture-over-two-pages/0/other-target/0",
    reason: "An answer that names the gateway's own copy of a picture cannot be compared; the run warns.",
  },
];
