import {
  changed,
  type HtmlNode,
  moneyOf,
  type PageRef,
  parseHtml,
  type RunContext,
  SourceError,
} from "../../../plugin-sdk/index.ts";
import { sellerOn } from "../page/buy-box.ts";
import { countIn, type Facts, factsOn, ownText } from "../page/facts.ts";
import { discountOn, priceOn, shippingIn } from "../page/money.ts";
import { conditionOf } from "../page/stock.ts";
import { askPage, type Market } from "../source.ts";
import { asinIn, productUrl } from "../targets.ts";
import { offerOf, type OfferDraft } from "./record.ts";

export interface OfferPanel {
  from: PageRef;
  offers: OfferDraft[];
  /** Offers besides the chosen one that the panel counts. */
  count: number | null;
  title: string | null;
  /** False when it showed fewer offers than it counts. */
  isWhole: boolean;
}
interface Target {
  country: string;
  id: string;
}

const OFFER = "#aod-offer";
const PINNED = "#aod-pinned-offer";

function readOffer(node: HtmlNode, { country, id }: Target, facts: Facts): OfferDraft {
  const price = priceOn(node.one("#aod-offer-price, [id^=aod-price]") ?? node, facts);
  const conditionText = ownText(node.one("#aod-offer-heading"), "condition, conditionText", facts);
  const seller = sellerOn((css) => node.one(css), null, facts);
  const delivery = node.one("[data-csa-c-delivery-price], [id^=mir-layout-DELIVERY_BLOCK-slot-PRIMARY]");
  const shipping = shippingIn(
    delivery?.text() ?? null,
    delivery?.attr("data-csa-c-delivery-price") ?? null,
    facts,
  );
  if (price === null)
    facts.warn("field_missing", `price, priceMicros, priceText, currency: an offer for ${id} shows none.`);
  const shipsFromText = node.textOf("#aod-offer-shipsFrom .a-col-right, #aod-offer-shipsFrom .a-color-base");
  const stated = {
    "condition, conditionText": conditionText,
    seller: seller?.name ?? null,
    shipping,
    shipsFromText,
  };
  for (const [fields, value] of Object.entries(stated))
    if (value === null) facts.warn("field_missing", `${fields}: an offer for ${id} does not show it.`);
  return offerOf({
    ...moneyOf(price),
    ...discountOn(node, facts),
    ...{ url: productUrl(country, id), seller, conditionText },
    condition: conditionOf(conditionText),
    shipping: shipping === null ? null : [shipping],
    shipsFromText,
    sellerRatingText: node.textOf("#aod-offer-seller-rating"),
    isBuyBox: node.is(PINNED),
  });
}

/** The panel is part of a page: what it names must be the product that was asked for. */
function checkAbout(page: { text: string; url: string }, links: (string | null)[], id: string): void {
  const named = [...page.text.matchAll(/(?:&quot;|")asin(?:&quot;|")\s*:\s*(?:&quot;|")([A-Z0-9]{10})/g)].map(
    ([, asin]) => asin,
  );
  const all = [...named, ...links.flatMap((link) => asinIn(link) ?? [])];
  if (!page.text.includes(id) || (all.length > 0 && !all.includes(id)))
    throw changed(page, `The panel of offers is not about ${id}.`);
}

async function askPanel(ctx: RunContext, market: Market, target: Target, page: number, before: number) {
  const more = page === 1 ? {} : { pageno: page, isonlyrenderofferlist: true };
  const from = await askPage(ctx, target.country, market, {
    path: "/gp/product/ajax/aodAjaxMain/",
    query: { asin: target.id, pc: "dp", experienceId: "aodAjaxMain", ...more },
    headers: { "x-requested-with": "XMLHttpRequest", referer: productUrl(target.country, target.id) },
  });
  const doc = parseHtml(from);
  const facts = factsOn(doc, target.country, ctx.warn);
  if (!/<\/(?:div|span|form|script|html)>\s*$/i.test(from.text))
    throw changed(from, "The panel was cut on the way.");
  checkAbout(
    from,
    doc.all("a[href]").map((link) => link.attr("href")),
    target.id,
  );
  const [pinned, others] = [doc.all(PINNED), doc.all(OFFER)];
  const nodes = [...pinned, ...others];
  if (pinned.length > 1 || nodes.some((node) => node.has(`${PINNED}, ${OFFER}`)))
    throw changed(from, "The offers of the panel cannot be told apart.");
  if (page === 1 && pinned.length === 0)
    ctx.warn("rows_missing", "offers: the panel has no place for a chosen offer.");
  const count = countIn(doc.attrOf("#aod-total-offer-count", "value"), facts);
  if (page === 1 && nodes.length === 0 && count !== 0)
    throw changed(from, "The panel shows no offer and counts none.");
  const offers = nodes.flatMap((node, index) => {
    const resultPosition = node.is(PINNED) ? null : before + index + 1 - pinned.length;
    if (node.has(".a-price")) return { ...readOffer(node, target, facts), resultPosition };
    // Where the page chose no offer, its place in the panel is empty.
    if (node.is(OFFER) || node.text() !== "")
      ctx.warn("rows_missing", `offers: an offer for ${target.id} has no price.`);
    return [];
  });
  if (others.length > 0 && offers.length === 0) throw changed(from, "No offer of the panel can be read.");
  return { from, offers, others: others.length, count, title: doc.textOf("#aod-asin-title-text") };
}

const MAX_PAGES = 10;
/** What says that the panel is closed to this reader, and nothing of the product. */
const CLOSED = new Set(["robots_disallowed", "input_not_found", "source_changed", "source_request_refused"]);

/** All offers of the panel; null with a counted warning where Amazon does not serve it. */
export async function readOffers(
  ctx: RunContext,
  market: Market,
  target: Target,
): Promise<OfferPanel | null> {
  try {
    const first = await askPanel(ctx, market, target, 1, 0);
    const offers = [...first.offers];
    let shown = first.others;
    for (
      let page = 2;
      page <= MAX_PAGES && shown < (first.count ?? 0) && offers.length < ctx.limit;
      page += 1
    ) {
      const next = await askPanel(ctx, market, target, page, shown);
      if (next.others === 0) break;
      offers.push(...next.offers.filter((offer) => offer.isBuyBox !== true));
      shown += next.others;
    }
    const isWhole = shown === first.count;
    if (first.count !== null && shown > first.count)
      throw changed(first.from, `The panel counts ${first.count} further offers and shows ${shown}.`);
    if (!isWhole)
      ctx.warn(
        "rows_missing",
        `Amazon counts ${first.count ?? "no"} further offers for ${target.id} and showed ${shown}.`,
      );
    return { from: first.from, offers, count: first.count, title: first.title, isWhole };
  } catch (error) {
    if (!(error instanceof SourceError) || !CLOSED.has(error.code)) throw error;
    ctx.warn("offers_not_read", `offers, offerCount: ${error.message}`);
    return null;
  }
}
