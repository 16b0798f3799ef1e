import { eachTarget, operation, SHOP_FLAGS, steps, z } from "../../../plugin-sdk/index.ts";
import { listFlags } from "../features.ts";
import { categoryIds, listInput, marketInput, names, sortWords, targetForms } from "../inputs.ts";
import { ProductCard } from "../lists/card-record.ts";
import { products } from "../lists/list.ts";

export const category = operation({
  name: "category",
  aliases: ["categories", "listings", "categoryProducts", "catalog"],
  title: "Products of a category",
  summary: "Products of categories, with price, minimum order and supplier.",
  agentHint: "Use with categories of products or addresses of lists; `search` for words.",
  availability: "full",
  input: z.object({ categoryIds, ...listInput, ...marketInput, ...listFlags }),
  normalize: steps(targetForms("categoryIds", "category"), sortWords),
  selects: names("categoryIds", "category"),
  features: SHOP_FLAGS,
  record: ProductCard,
  dedupeKey: (record) => `${record.categoryId}\n${record.id}\n${record.isAd === true ? "ad" : ""}`,
  canary: { input: { categoryIds: ["518"] }, atLeast: { records: 20, fields: ["title", "priceText"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.categoryIds)], (categoryId, inner) =>
      products(inner, asked, { term: null, categoryId }, found),
    ),
});
