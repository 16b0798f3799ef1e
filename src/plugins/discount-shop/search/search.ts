import { eachTarget, operation, SHOP_FLAGS, z } from "../../../plugin-sdk/index.ts";
import { Card } from "../goods/card-record.ts";
import { listFlags } from "../features.ts";
import { goods } from "../goods/list.ts";
import { editionInput, names, searchTerms, targetForms } from "../inputs.ts";
import { searchOf } from "../targets.ts";

export const search = operation({
  name: "search",
  aliases: ["searchProducts", "productSearch", "goodsSearch"],
  title: "Product search",
  summary:
    "Goods for a search text, with price, discount, sold count, rating, shop and paid places told apart.",
  agentHint: "Use to find product, shop and category numbers; `product` has more of each.",
  availability: "partial",
  availabilityNote:
    "Only what the page of results carries for a visitor without a session; Temu mostly answers with a sign-in page or a check, and refuses the calls for further pages. Both end the run as source_blocked.",
  input: z.object({ searchTerms, ...editionInput, ...listFlags }),
  normalize: targetForms("searchTerms", "search"),
  selects: names("searchTerms", null, "search"),
  features: SHOP_FLAGS,
  record: Card,
  dedupeKey: (record) => `${record.term}\n${record.id}`,
  canary: { input: { searchTerms: ["phone case"] }, atLeast: { records: 10, fields: ["title", "price"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, asked.searchTerms, (term, inner) =>
      goods(inner, asked, searchOf(term), (page, card, coverage) =>
        found.row(page, { ...card, term }, coverage),
      ),
    ),
});
