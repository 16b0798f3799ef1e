import {
  listOf,
  MAX_GROUP_URLS,
  operation,
  productId,
  SourceError,
  urlList,
  z,
} from "../../../plugin-sdk/index.ts";
import { names } from "../inputs.ts";
import { projectionInput, selectedItems } from "../projection.ts";

const ids = (what: string) => listOf(productId, MAX_GROUP_URLS, what).optional();

/** Declared so that callers hear why, and what works instead. */
export const shop = operation({
  name: "shop",
  aliases: ["shops", "products", "tiktokShop", "store"],
  title: "Shop",
  summary: "Products of a shop: not shown to visitors who are not signed in.",
  agentHint: "Not available. `profile` says in `isSeller` whether an account sells.",
  availability: "not_public",
  availabilityNote:
    "TikTok shows its shop only in its app, in some countries, behind a challenge; there is no page for visitors to read.",
  nearest: "profile",
  input: z.object({
    shopUrls: urlList(MAX_GROUP_URLS, "shop URLs")
      .optional()
      .describe("Addresses of shops and their products.")
      .meta({ aliases: ["shopUrl", "productUrl", "productUrls", "url", "urls", "startUrl", "startUrls"] }),
    shopIds: ids("shop ids").describe("Ids of shops."),
    productIds: ids("product ids").describe("Ids of products."),
    ...projectionInput,
  }),
  selects: names("shopUrls", "shop"),
  record: z
    .object({ id: z.string().describe("Id of the product."), ...selectedItems })
    .meta({ title: "ShopProduct" }),
  dedupeKey: (record) => record.id,
  // The host never runs what is not public.
  run() {
    throw new SourceError("source_blocked", "TikTok shows its shop to nobody without an account.");
  },
});
