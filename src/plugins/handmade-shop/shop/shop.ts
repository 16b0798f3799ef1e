import { coverageOf, eachPage, eachTarget, operation, outcomeOf, z } from "../../../plugin-sdk/index.ts";
import { FLAGS, flagsOf, listAdds, listOutcomes } from "../features.ts";
import { editionInput, names, shopNames, targetForms } from "../inputs.ts";
import { ListingCard } from "../pages/card-record.ts";
import { FIRST_PAGE, followList } from "../pages/follow-list.ts";
import { checkGoods, readShopPage } from "../pages/shop-page.ts";
import { warnUneven } from "../pages/uneven.ts";
import { askPage } from "../source.ts";

const MAX_PAGES = 300;
const flags = flagsOf({
  ...listAdds,
  includeShopDetails: "Adds the shop to each of its listings; costs no page.",
  includeSalesData: "Says whether the page counts what the shop sold; includeShopDetails gives it.",
});

export const shop = operation({
  name: "shop",
  aliases: ["shops", "vendor", "seller", "shopListings"],
  title: "Listings of a shop",
  summary: "What a shop offers, page by page, and on request the shop itself.",
  agentHint: "Use with the name of a shop. For figures of the shop alone use `seller-intel`.",
  availability: "partial",
  availabilityNote:
    "Etsy answers most plain clients with a guard page, which ends the run as source_blocked. Owners' names are left out.",
  input: z.object({
    shopNames,
    ...editionInput,
    ...flags,
  }),
  normalize: targetForms("shopNames", "shop"),
  selects: names("shopNames", "shop"),
  features: FLAGS,
  record: ListingCard.omit({ term: true, adPosition: true, isAd: true }).meta({ title: "ShopListing" }),
  dedupeKey: (record) => `${record.seller?.id}\n${record.id}`,
  canary: { input: { shopNames: ["Oakywood"] }, atLeast: { records: 20, fields: ["title", "price"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.shopNames)], (name, inner) =>
      eachPage(inner, { first: FIRST_PAGE, max: MAX_PAGES }, async function* (cursor) {
        const { page, seen } = cursor;
        const from = await askPage(
          inner,
          asked,
          "/shop/{name}",
          { name },
          { page: page === 1 ? undefined : page },
        );
        const read = readShopPage(from, name, inner.warn);
        inner.held(from);
        checkGoods(inner, from, read);
        const { cards } = read.list;
        warnUneven(inner.warn, "listings", cards, ["imageUrl"]);
        const details = asked.includeShopDetails ? read.shop : null;
        const { id, url } = read.shop;
        for (const [index, { term: _term, adPosition: _place, isAd: _ad, ...card }] of cards.entries()) {
          const seller = card.seller ?? { id, name: id, url };
          const place = { seller, page, resultPosition: seen + index + 1, shop: details };
          yield found.row(
            from,
            { ...card, ...place },
            coverageOf(asked, FLAGS, {
              ...listOutcomes(card),
              includeShopDetails: outcomeOf(read.shop.soldCount !== null, true),
              includeSalesData: outcomeOf(read.shop.soldCount !== null),
            }),
          );
        }
        return followList(inner, read.doc, read.list, cursor).next;
      }),
    ),
});
