import type { PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { emailsCases } from "./emails/cases.ts";
import { listingsCases } from "./listings/cases.ts";
import { productCases } from "./product/cases.ts";
import { reviewsCases } from "./reviews/cases.ts";
import { searchCases } from "./search/cases.ts";
import { sellerCases } from "./seller/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  ...searchCases,
  ...productCases,
  ...reviewsCases,
  ...listingsCases,
  ...sellerCases,
  ...emailsCases,
];

const ADDRESS = "The source names the city only.";
const addressOf = (path: string) =>
  Object.fromEntries(
    ["text", "street", "region", "postalCode", "country"].map((name) => [`${path}.${name}`, ADDRESS]),
  );
export const unproven: Unproven = {
  product: { ...addressOf("sellerInfo.address"), "sellerInfo.followerCount": "Only `seller` asks for them." },
  seller: addressOf("address"),
};
