import { SHOP_FLAGS, atLeastOne, eachTarget, operation, steps, z } from "../../../plugin-sdk/index.ts";
import { listFlags } from "../features.ts";
import {
  categoryForms,
  categoryInput,
  listInput,
  localeInput,
  names,
  sellerForms,
  sellerInput,
  shopCurrency,
  sortWords,
} from "../inputs.ts";
import { SHOP } from "../source.ts";
import { addressOf, readShopUrl } from "../targets.ts";
import { Card } from "../shop/card-record.ts";
import { NOT_ECHOED } from "../shop/hold-list.ts";
import { products } from "../shop/listing.ts";

export const listings = operation({
  name: "listings",
  aliases: ["listing", "category", "categories", "brand", "shelf", "sellerProducts"],
  title: "Products of a category, brand or seller",
  summary:
    "Products of categories, brands, filtered lists and sellers' shops, with price, rating and seller.",
  agentHint: "Use with addresses of lists, `webCategories` of products, or seller ids; `search` for words.",
  availability: "full",
  notEchoed: NOT_ECHOED,
  input: z
    .object({ ...categoryInput, ...sellerInput, ...localeInput, ...listInput, ...listFlags })
    .check(atLeastOne("categoryUrls", "categoryIds", "sellerUrls", "sellerIds"))
    .check(shopCurrency),
  normalize: steps(categoryForms, sellerForms, sortWords),
  selects: names("categoryUrls", "categoryIds", "listing"),
  features: SHOP_FLAGS,
  record: Card,
  dedupeKey: (record) => `${record.listingUrl} ${record.id} ${record.isAd ? "ad" : ""}`,
  canary: {
    input: { categoryUrls: [`${SHOP}/kadin-gomlek-x-g1-c75`] },
    atLeast: { records: 10, fields: ["price", "brand"] },
  },
  run(ctx, asked, found) {
    const { categoryUrls = [], categoryIds = [], sellerUrls = [], sellerIds = [] } = asked;
    const urls = [
      ...categoryUrls,
      ...categoryIds.map((id) => `${SHOP}/sr?wc=${id}`),
      ...sellerUrls,
      ...sellerIds.map((id) => `${SHOP}/sr?mid=${id}`),
    ];
    return eachTarget(ctx, [...new Set(urls)], async function* (url, inner) {
      const target = readShopUrl(url);
      if (target === null) return;
      const { kind, id, path, query } = target;
      // A shop's own page shows adverts; its shelf is a list filtered by its number.
      const list =
        kind === "seller" && id !== null ? { path: "sr", query: { ...query, mid: id } } : { path, query };
      yield* products(inner, asked, list, found, { listingUrl: addressOf(target) });
    });
  },
});
