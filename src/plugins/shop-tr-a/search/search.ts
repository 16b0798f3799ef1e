import { SHOP_FLAGS, eachTarget, operation, steps, z } from "../../../plugin-sdk/index.ts";
import { listFlags } from "../features.ts";
import { listInput, localeInput, names, searchTerms, shopCurrency, sortWords, termForms } from "../inputs.ts";
import { Card } from "../shop/card-record.ts";
import { NOT_ECHOED } from "../shop/hold-list.ts";
import { products } from "../shop/listing.ts";

export const search = operation({
  name: "search",
  aliases: ["searchProducts", "productSearch"],
  title: "Product search",
  summary: "Products for a search text, with price, rating, seller and what people recently did with them.",
  agentHint:
    "Use to find product and seller ids. Add prices and an order to narrow it down; `product` has more of each.",
  availability: "full",
  notEchoed: NOT_ECHOED,
  input: z.object({ searchTerms, ...localeInput, ...listInput, ...listFlags }).check(shopCurrency),
  normalize: steps(termForms, sortWords),
  selects: names("searchTerms", null, "search"),
  features: SHOP_FLAGS,
  record: Card,
  dedupeKey: (record) => `${record.term} ${record.id} ${record.isAd ? "ad" : ""}`,
  canary: { input: { searchTerms: ["pantolon"] }, atLeast: { records: 10, fields: ["price", "brand"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, asked.searchTerms, (term, inner) =>
      products(inner, asked, { path: "sr", query: { q: term } }, found, { term }),
    ),
});
