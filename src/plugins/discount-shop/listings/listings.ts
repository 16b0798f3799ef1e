import { atLeastOne, eachTarget, operation, SHOP_FLAGS, z } from "../../../plugin-sdk/index.ts";
import { Card } from "../goods/card-record.ts";
import { listFlags } from "../features.ts";
import { goods } from "../goods/list.ts";
import { editionInput, listingForms, listingInput, names, targetsOf } from "../inputs.ts";
import { addressOf, mallOf } from "../targets.ts";

export const listings = operation({
  name: "listings",
  aliases: ["listing", "shop", "mall", "vendor", "store", "seller", "sellerProducts", "home", "landing"],
  title: "Goods of a list",
  summary: "Goods of shops, landing pages, the home page, categories and searches, by their addresses.",
  agentHint: "Use with addresses of lists, or with `seller.id` of products as mallIds.",
  availability: "partial",
  availabilityNote:
    "Only what the page of the list carries for a visitor without a session, which Temu mostly refuses (source_blocked). Of shops, landing pages and the home page only the first page is read: their further calls are not known.",
  input: z
    .object({ ...listingInput, ...editionInput, ...listFlags })
    .check(atLeastOne("listingUrls", "mallIds")),
  normalize: listingForms,
  selects: names("listingUrls", "mallIds", "mall", "page"),
  features: SHOP_FLAGS,
  record: Card,
  dedupeKey: (record) => `${record.listingUrl}\n${record.id}`,
  canary: {
    input: { listingUrls: ["https://www.temu.com/"] },
    atLeast: { records: 10, fields: ["title", "price"] },
  },
  run: (ctx, asked, found) =>
    eachTarget(ctx, targetsOf(asked.listingUrls, asked.mallIds, mallOf), (target, inner) => {
      const listingUrl = addressOf({ ...target, edition: {} });
      return goods(inner, asked, target, (page, card, coverage) =>
        found.row(page, { ...card, listingUrl }, coverage),
      );
    }),
});
