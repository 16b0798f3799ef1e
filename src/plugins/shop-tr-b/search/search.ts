import { SHOP_FLAGS, eachTarget, operation, steps, z } from "../../../plugin-sdk/index.ts";
import { listFlags } from "../features.ts";
import { listForms, listInput, localeInput, names, searchTerms, termForms } from "../inputs.ts";
import { Card } from "../shop/card-record.ts";
import { NOT_ECHOED } from "../shop/hold-list.ts";
import { products } from "../shop/listing.ts";
import { GUARDED } from "../source.ts";

export const search = operation({
  name: "search",
  aliases: ["searchProducts", "productSearch"],
  title: "Product search",
  summary: "Products for a search text or bar code, with price, rating and who sells them first.",
  agentHint:
    "Use to find product ids. Add prices, merchants and an order to narrow it down; `product` has more of each.",
  availability: "partial",
  availabilityNote: GUARDED,
  notEchoed: NOT_ECHOED,
  input: z.object({ searchTerms, ...localeInput, ...listInput, ...listFlags }),
  normalize: steps(termForms, listForms),
  selects: names("searchTerms", [], "search"),
  features: SHOP_FLAGS,
  record: Card,
  dedupeKey: (record) => `${record.term} ${record.id} ${record.isAd ? "ad" : ""}`,
  canary: { input: { searchTerms: ["kahve"] }, atLeast: { records: 10, fields: ["price", "brand"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, asked.searchTerms, (term, inner) =>
      products(inner, asked, { kind: "search", id: term, path: "ara", query: { q: term } }, found, { term }),
    ),
});
