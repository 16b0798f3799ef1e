import { coverageOf, eachTarget, ExtraPages, operation, SHOP_FLAGS, z } from "../../../plugin-sdk/index.ts";
import { compareCurrency } from "../amounts.ts";
import { productFlags, productOutcomes } from "../features.ts";
import { marketInput, names, productIds, targetForms } from "../inputs.ts";
import { readSupplier } from "../supplier/read-supplier.ts";
import { readProduct } from "./product-page.ts";
import { Product } from "./record.ts";

export const product = operation({
  name: "product",
  aliases: ["productDetails", "details", "item", "listing"],
  title: "Product details",
  summary: "Everything public about products: prices by quantity, forms, supplier, lead times, certificates.",
  agentHint: "Use with numbers or addresses of products; `search` finds them.",
  availability: "partial",
  availabilityNote:
    "Of reviews only the first ones that a page shows: the others and photos of buyers are behind a call that needs a token. Long descriptions are pages of their own. Currency and delivery go by the visitor's country.",
  input: z.object({ productIds, ...marketInput, ...productFlags }),
  normalize: targetForms("productIds", "product"),
  selects: names("productIds", "product"),
  features: SHOP_FLAGS,
  record: Product,
  dedupeKey: (record) => record.id,
  canary: {
    input: { productIds: ["1601302079515"] },
    atLeast: { records: 1, fields: ["title", "priceText", "seller"] },
  },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    return eachTarget(ctx, [...new Set(asked.productIds)], async function* (id, inner) {
      const { page, draft } = await readProduct(inner, id, { withReviews: asked.includeReviews });
      compareCurrency(inner.warn, asked.currency, draft.currency);
      yield* extra.each(inner, [draft], async () => {
        const sellerId = draft.seller?.id ?? null;
        const isWanted = asked.includeSellerInfo && sellerId !== null;
        const supplier = isWanted ? await extra.read("supplier", () => readSupplier(inner, sellerId)) : null;
        const own = asked.includeSupplierVerification ? draft.supplierVerification : null;
        const record = { ...draft, supplierInfo: supplier?.record ?? null, supplierVerification: own };
        return found(page, record, coverageOf({ ...asked }, SHOP_FLAGS, productOutcomes(record)));
      });
    });
  },
});
