import {
  collapse,
  type HtmlDocument,
  type HtmlNode,
  moneyOf,
  type Price,
} from "../../../plugin-sdk/index.ts";
import { offerOf, type OfferDraft } from "../offers/record.ts";
import { productUrl, sellerUrl, SELLER_ID } from "../targets.ts";
import { type Facts, ownText, runsOn } from "./facts.ts";
import { discountOn, priceIn, priceOn, shippingIn, statedPrice } from "./money.ts";
import { toBuy } from "./to-buy.ts";
import { availabilityOf, conditionOf, isNotSentHere, leftIn } from "./stock.ts";

/** Used goods stand beside the chosen offer in the same markup, in the head of the page, too. */
const USED = "[id*=usedAccordion], [data-a-accordion-row-name^=used], #usedOnlyBuybox, #usedBuySection";
const USED_BOX = "#usedAccordionRow, [data-a-accordion-row-name^=used], #usedBuySection";
/** Parts of the page that hold the price among other things. */
const BLOCKS = [
  "#corePriceDisplay_desktop_feature_div",
  "#corePrice_feature_div",
  "#corePrice_desktop",
  "#apex_desktop",
];
/** Elements of older pages and of books that are the price. */
const PLAIN =
  "#price_inside_buybox, #newBuyBoxPrice, #priceblock_ourprice, #priceblock_dealprice, #priceblock_saleprice, #kindle-price, #buyNewSection .offer-price, span#price, #tmmSwatches .selected .slot-price";
const AMOUNT = "input[name='items[0.base][customerVisiblePrice][amount]']";
const CODE = "input[name='items[0.base][customerVisiblePrice][currencyCode]']";

const SHOWN = "input[name='items[0.base][customerVisiblePrice][displayString]']";

const outsideUsed = (doc: HtmlDocument, css: string): HtmlNode[] =>
  doc.all(css).filter((node) => node.closest(USED) === null && !node.has(USED));

/** The first match in a part of a page; of the whole page, outside of used goods. */
export type Find = (css: string) => HtmlNode | null;
const chosenOn =
  (doc: HtmlDocument): Find =>
  (css) =>
    outsideUsed(doc, css)[0] ?? null;

/** The mark of the price to pay; from 2021 to 2023 it had the class of old prices as well. */
const TO_PAY = [".priceToPay", ".apexPriceToPay"];

const blockPrice = (box: HtmlNode, facts: Facts): Price | null =>
  priceOn(
    box,
    facts,
    TO_PAY.find((css) => box.has(css)),
  ) ?? priceIn(box.textOf("#apex-pricetopay-accessibility-label"), facts);

/** The price to pay: as painted first, then the amounts that hidden fields state; a difference is a warning. */
export function priceOf(doc: HtmlDocument, facts: Facts): Price | null {
  const painted = [
    ...BLOCKS.flatMap((css) => outsideUsed(doc, css)).flatMap((box) => blockPrice(box, facts) ?? []),
    ...outsideUsed(doc, PLAIN).flatMap((node) => {
      const swatch = node.closest(".swatchElement, [id^=tmm-grid-swatch]");
      const shown = priceOn(node, facts) ?? priceIn(node.text(), facts);
      return (
        toBuy(shown, swatch, swatch?.one(".slot-extraMessage, .kindleExtraMessage") ?? null, facts) ?? []
      );
    }),
  ];
  const value = (css: string) => outsideUsed(doc, css)[0]?.attr("value") ?? null;
  const stated = [
    statedPrice(value(AMOUNT), value(CODE), facts),
    statedPrice(value("#twister-plus-price-data-price"), value("#twister-plus-price-data-price-unit"), facts),
  ].filter((price) => price !== null);
  const [first = null, ...others] = [...painted, ...stated];
  for (const other of others)
    if (
      first !== null &&
      first.range === null &&
      (other.amount !== first.amount || other.currency !== first.currency)
    )
      facts.warn(
        "sources_disagree",
        `price, priceMicros, priceText, currency: the page says "${first.text}" and "${other.text}"; the first was taken.`,
      );
  const shown = value(SHOWN) ?? "";
  if (first === null || first.text !== "") return first;
  if (shown === "") facts.warn("field_missing", "priceText: the page states the price and does not show it.");
  return { ...first, text: shown };
}

/** The name without a link; the tables of 2020 to 2023 have the sender in their first row, the seller in the second. */
const PLAIN_SELLER =
  "#merchantInfoFeature_feature_div .offer-display-feature-text-message, #aod-offer-soldBy .a-col-right, #merchant-info a:not([href*='/help/']), #tabular-buybox-truncate-1 .a-truncate-full, #tabular-buybox .tabular-buybox-container > .tabular-buybox-text:nth-child(4)";
/** A sentence says who sends and sells; only Amazon itself has no link in it. */
const AMAZON = /Amazon(?:\.(?:com?\.)?[a-z]{2,3})?(?!\s\p{Lu})/u;

/** Who sells: the link to the seller's page, else the name alone, as of Amazon itself. */
export function sellerOn(find: Find, id: string | null, facts: Facts) {
  const link = find(
    "#sellerProfileTriggerId, #merchant-info a[href*='seller='], #aod-offer-soldBy a[href*='seller=']",
  );
  const linked = /[?&]seller=(A[A-Z0-9]+)/.exec(link?.attr("href") ?? "")?.[1] ?? null;
  const sentence = find("#merchant-info:not(:has(a))")?.text() ?? "";
  const name =
    (link?.text() ?? "") || (find(PLAIN_SELLER)?.text() ?? "") || (AMAZON.exec(sentence)?.[0] ?? null);
  if (linked !== null && id !== null && linked !== id)
    facts.warn("sources_disagree", `seller: the page says ${linked} and ${id}; the first was taken.`);
  const own = linked ?? id;
  if (name === null && own === null) return null;
  // Amazon itself has an id and no page of a seller.
  return { id: own, name, url: linked === null ? null : sellerUrl(facts.country, linked) };
}

const DELIVERY = ["PRIMARY", "SECONDARY"].map(
  (slot) => `[id^=mir-layout-DELIVERY_BLOCK-slot-${slot}_DELIVERY_MESSAGE]`,
);

function deliveryOn(find: Find, facts: Facts) {
  const ways = DELIVERY.flatMap((css, index) => {
    const slot = find(css);
    const text = ownText(slot, "shipping", facts);
    if (slot !== null && slot.text() === "")
      facts.warn("field_missing", "shipping: a line of delivery is empty.");
    const stated = slot?.attrOf("[data-csa-c-delivery-price]", "data-csa-c-delivery-price") ?? null;
    const way = text === null ? null : shippingIn(text, stated, facts);
    if (index === 0 && way !== null && way.price === null)
      facts.warn(
        "field_missing",
        "shipping.price, shipping.currency, shipping.priceMicros: delivery has no known price.",
      );
    return way ?? [];
  });
  return ways.length === 0 ? null : ways;
}

/** Others sell it, and the page chose none of them. */
export const ONLY_OTHERS = "#buybox-see-all-buying-choices, #unqualifiedBuyBox_feature_div #addToCart";
export const NO_OFFER = `${ONLY_OTHERS}, #outOfStock`;

/** Where a page says that it does not send the goods to the reader's place; the line on stock may then be missing. */
const NOTICES =
  "[id^=mir-layout-DELIVERY_BLOCK], #deliveryBlockMessage, #ddmDeliveryMessage, [id*=outOfStock_buybox_message], [id*=undeliverable]";

const CONDITION_PART = "#newAccordionCaption_feature_div, #conditionInfoFeature_feature_div";
const CONDITION =
  "#newAccordionCaption_feature_div .accordion-caption, #conditionInfoFeature_feature_div .offer-display-feature-text-message";

/** The offer that a page chose. Null prices are right where it chose none. */
export function buyBoxOn(doc: HtmlDocument, id: string, facts: Facts) {
  const find = chosenOn(doc);
  const price = priceOf(doc, facts);
  const canBuy = find("#add-to-cart-button, #buy-now-button, #one-click-button") !== null;
  const box = find("#availability");
  const text =
    box
      ?.all(".primary-availability-message, :scope > span[class*=a-size], :scope > span[class*=a-color]")[0]
      ?.text() ??
    doc.textOf("#outOfStock .a-color-price, #outOfStock .a-text-bold") ??
    doc.textOf("#availability_feature_div .a-color-price, #ddmAvailabilityMessage");
  const notices = canBuy ? [] : outsideUsed(doc, NOTICES).filter((node) => isNotSentHere(node.text()));
  const notice = notices.find((node) => !runsOn(node))?.text() ?? null;
  if (notices.length > 0 && notice === null)
    facts.warn("field_missing", "availabilityText: its text runs on into another part of the page.");
  const availabilityText = notices.length > 0 ? notice : collapse(text ?? "") || null;
  // Without its line on stock, a button may also order what comes later.
  const stated = availabilityText === null ? null : availabilityOf(availabilityText, canBuy);
  const availability = notices.length > 0 ? "unknown" : stated;
  const isChosen = price !== null || canBuy;
  if (canBuy && price === null)
    facts.warn(
      "field_missing",
      "price, priceMicros, priceText, currency: the page has a button to buy and no price.",
    );
  if (canBuy && availabilityText === null)
    facts.warn(
      "field_missing",
      "availability, availabilityText, stockQuantity: the page has a button to buy and says nothing of stock.",
    );
  const merchant = find("input#merchantID")?.attr("value") ?? "";
  const seller = isChosen ? sellerOn(find, SELLER_ID.test(merchant) ? merchant : null, facts) : null;
  if (isChosen && seller?.name == null)
    facts.warn("field_missing", "seller: the page has a price and does not say who sells.");
  const conditionText = isChosen ? find(CONDITION)?.text() || null : null;
  if (isChosen && conditionText === null && (find(CONDITION_PART)?.text() ?? "") !== "")
    facts.warn(
      "field_missing",
      "condition, conditionText: the part of the page on the state of goods is not known.",
    );
  const offer = offerOf({
    ...moneyOf(price),
    ...(price === null ? {} : discountOn(discountBox(doc), facts)),
    url: productUrl(facts.country, id),
    seller,
    availability: availability ?? (doc.has(NO_OFFER) ? "unknown" : null),
    availabilityText,
    stockQuantity: leftIn(availabilityText),
    ...{ conditionText, condition: conditionOf(conditionText) },
    shipping: deliveryOn(find, facts),
    shipsFromText:
      find("#fulfillerInfoFeature_feature_div .offer-display-feature-text-message")?.text() ?? null,
    isBuyBox: true,
  });
  return { offer, price };
}

const discountBox = (doc: HtmlDocument) =>
  BLOCKS.flatMap((css) => outsideUsed(doc, css)).find((box) =>
    box.has("[data-a-strike=true], .basisPrice, .savingsPercentage"),
  ) ?? null;

/** The offer of used goods that the buy box holds beside the chosen one. */
export function usedOfferOn(doc: HtmlDocument, id: string, facts: Facts): OfferDraft | null {
  const box = doc.one(USED_BOX);
  const price = priceOn(box, facts);
  if (box === null || price === null) {
    if (box !== null) facts.warn("rows_missing", "The row of used goods shows no price.");
    return null;
  }
  const conditionText = box.textOf(".accordion-caption, #usedAccordionCaption_feature_div");
  if (conditionText === null)
    facts.warn("field_missing", "conditionText: the row of used goods does not say in which state they are.");
  const merchant = box.attrOf("input#merchantID", "value") ?? "";
  const seller = sellerOn((css) => box.one(css), SELLER_ID.test(merchant) ? merchant : null, facts);
  if (seller?.name == null)
    facts.warn("field_missing", "seller: the row of used goods does not say who sells.");
  return offerOf({
    ...moneyOf(price),
    url: productUrl(facts.country, id),
    seller,
    availability: availabilityOf(
      box.textOf("#availability"),
      box.has("#add-to-cart-button, [name='submit.add-to-cart']"),
    ),
    condition: conditionOf(conditionText ?? "Used"),
    conditionText,
    shipping: deliveryOn((css) => box.one(css), facts),
    isBuyBox: false,
    resultPosition: 1,
  });
}
