import {
  atLeastOne,
  changed,
  eachTarget,
  operation,
  type RunContext,
  SourceError,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { knownProduct, marketInput, productForms, productInput, productTargets } from "../inputs.ts";
import { buyBoxOn, NO_OFFER, ONLY_OTHERS, usedOfferOn } from "../page/buy-box.ts";
import { askProduct } from "../page/product-page.ts";
import type { Market } from "../source.ts";
import { isNotSentHere } from "../page/stock.ts";
import { readOffers } from "./read-offers.ts";
import { ProductOffer } from "./record.ts";

/** The offers that the page of a product itself shows: the chosen one, and used goods beside it. */
async function offersOnPage(ctx: RunContext, market: Market, target: { country: string; id: string }) {
  const { page, doc, facts, id, title } = await askProduct(ctx, target.country, market, target.id);
  const { offer: chosen } = buyBoxOn(doc, id, facts);
  const offers = [chosen.price === null ? null : chosen, usedOfferOn(doc, id, facts)].filter(
    (one) => one !== null,
  );
  const isNone =
    doc.has(NO_OFFER) || chosen.availability === "out_of_stock" || isNotSentHere(chosen.availabilityText);
  if (offers.length === 0 && !isNone)
    throw changed(page, `The page of ${id} shows no offer and does not say why.`);
  if (offers.length === 0 && doc.has(ONLY_OTHERS))
    throw new SourceError(
      "source_request_refused",
      `Others sell ${id}, and Amazon does not serve the panel that names them.`,
      { url: page.url },
    );
  return { from: page, offers, count: null, title };
}

export const offers = operation({
  name: "offers",
  aliases: ["offer", "offerListing", "sellersOfProduct", "buyingOptions"],
  title: "Offers",
  summary: "Who sells a product for what, in which state and how sent; the chosen offer first.",
  agentHint: "Use with ASINs; `seller` has the sellers that offers name.",
  availability: "partial",
  availabilityNote:
    "The panel of all offers is closed to some readers and probably to robots; then only what the page of the product shows is there: the chosen offer and a used one.",
  input: z.object({ ...productInput, ...marketInput }).check(atLeastOne("productUrls", "productIds")),
  normalize: steps(productForms),
  record: ProductOffer,
  dedupeKey: (record) => `${record.productId} ${record.resultPosition ?? 0}`,
  canary: { input: { productIds: ["B0057OC5O8"] }, atLeast: { records: 1, fields: ["price", "seller"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, productTargets(asked), async function* (given, inner) {
      const { country, id } = await knownProduct(inner, asked, given);
      const panel = await readOffers(inner, asked, { country, id });
      const isEmpty = panel === null || panel.offers.length === 0;
      const read = isEmpty ? await offersOnPage(inner, asked, { country, id }) : panel;
      if (read.offers.length === 0) inner.foundNothing(`Nobody offers ${id} now.`);
      const own = { productId: id, productTitle: read.title, offerCount: read.count };
      // Panel and page are held to the product where they are read.
      inner.held(read.from);
      for (const offer of read.offers) yield found(read.from, { ...offer, ...own });
    }),
});
