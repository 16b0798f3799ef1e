import { SHOP_FLAGS, atLeastOne, eachTarget, operation, steps, z } from "../../../plugin-sdk/index.ts";
import { listFlags } from "../features.ts";
import {
  categoryForms,
  categoryInput,
  listForms,
  listingUrl,
  listInput,
  localeInput,
  merchantForms,
  merchantUrls,
  names,
} from "../inputs.ts";
import { Card } from "../shop/card-record.ts";
import { products } from "../shop/listing.ts";
import { GUARDED, SHOP } from "../source.ts";
import { readShopUrl } from "../targets.ts";

export const listings = operation({
  name: "listings",
  aliases: ["listing", "category", "categories", "brand", "shelf", "merchantProducts"],
  title: "Products of a category or merchant",
  summary: "Products of categories, models, brands and merchants' stores, with price, rating and seller.",
  agentHint: "Use with addresses of lists or stores, or `categories` of products; `search` for words.",
  availability: "partial",
  availabilityNote: GUARDED,
  input: z
    .object({ ...categoryInput, merchantUrls, ...localeInput, ...listInput, ...listFlags })
    .check(atLeastOne("categoryUrls", "categoryIds", "merchantUrls")),
  normalize: steps(categoryForms, merchantForms, listForms),
  selects: names("categoryUrls", ["categoryIds"], "listing"),
  features: SHOP_FLAGS,
  record: Card,
  dedupeKey: (record) => `${record.listingUrl} ${record.id} ${record.isAd ? "ad" : ""}`,
  canary: {
    input: { categoryUrls: [`${SHOP}/laptop-notebook-dizustu-bilgisayarlar-c-98`] },
    atLeast: { records: 10, fields: ["price", "brand"] },
  },
  run(ctx, asked, found) {
    const { categoryUrls = [], categoryIds = [], merchantUrls = [] } = asked;
    const urls = [...categoryUrls, ...categoryIds.map(listingUrl), ...merchantUrls];
    return eachTarget(ctx, [...new Set(urls)], async function* (url, inner) {
      const target = readShopUrl(url);
      if (target !== null) yield* products(inner, asked, target, found, { listingUrl: url });
    });
  },
});
