import type { DriftKnown, PluginCase, Unproven } from "../../plugin-sdk/index.ts";
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

const DISAGREES = "where-the-linked-data-have-another-price-the-card-is-taken/0";
const DISPUTED = "where-value-text-currency-and-linked-data-differ-warnings-say-which-won/0";
const LINKED =
  "A page without its own data is read from the linked data, which say something else in this case.";
const known = (operation: string, field: string, mutation: string, variant: string, reason = LINKED) => ({
  ...{ operation, field, mutation, variant, reason },
  finding: "wrong value",
});

export const driftKnown: DriftKnown[] = [
  ...["price", "priceMicros"].flatMap((field) => [
    known("search", field, "removed", `${DISAGREES}/removed/2`),
    known("search", field, "object-nulled", `${DISAGREES}/object-nulled/5`),
  ]),
  ...["price", "priceMicros", "currency", "availability"].map((field) =>
    known("product", field, "removed", `${DISPUTED}/removed/2`),
  ),
  known(
    ...(["product", "variants[].attributes[].name", "key-renamed"] as const),
    "a-product-with-all-that-its-page-and-two-more-calls-tell/0/key-renamed/207",
    "The keys are the names of the properties, whatever they are.",
  ),
];
