import { categoryId, eachTarget, operation, SHOP_FLAGS, steps, z } from "../../../plugin-sdk/index.ts";
import { listFlags } from "../features.ts";
import { listInput, marketInput, names, searchTerms, sortWords, targetForms } from "../inputs.ts";
import { ProductCard } from "../lists/card-record.ts";
import { products } from "../lists/list.ts";

export const search = operation({
  name: "search",
  aliases: ["searchProducts", "productSearch", "products"],
  title: "Product search",
  summary: "Products for a search text, with price, minimum order, supplier and place, adverts told apart.",
  agentHint: "Use to find products and suppliers; `product` has the details, `supplier` who sells.",
  availability: "full",
  input: z.object({
    searchTerms,
    categoryId: categoryId
      .refine((id) => /^[1-9]\d*$/.test(id), "Expected the number of a category.")
      .optional()
      .describe("Searches inside of this category."),
    ...listInput,
    ...marketInput,
    ...listFlags,
  }),
  normalize: steps(targetForms("searchTerms", "search"), sortWords),
  selects: names("searchTerms", "search"),
  features: SHOP_FLAGS,
  record: ProductCard,
  dedupeKey: (record) => `${record.term}\n${record.id}\n${record.isAd === true ? "ad" : ""}`,
  canary: {
    input: { searchTerms: ["bluetooth speaker"] },
    atLeast: { records: 20, fields: ["title", "priceText"] },
  },
  run: (ctx, asked, found) =>
    eachTarget(ctx, asked.searchTerms, (term, inner) =>
      products(inner, asked, { term, categoryId: asked.categoryId ?? null }, found),
    ),
});
