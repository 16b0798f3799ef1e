import { absoluteUrl, type HtmlDocument, type HtmlNode } from "../../../plugin-sdk/index.ts";
import { SHOP } from "../source.ts";
import { readShopUrl } from "../targets.ts";

const CARD = 'article[class*="productCard"], li[class^="productListContent-"], li.search-item';
const INNER = 'article[class*="productCard"]';
const LINK = 'a[href*="-p-"], a[href*="-pm-"], a[href*="adservice."]';
const TITLE =
  '[data-test-id^="title-"], [data-test-id="product-card-name"], [class^="title-module_titleRoot"], .product-title';
const PRICE =
  '[data-test-id^="final-price-"], [data-test-id="price-current-price"], [class^="price-module_finalPrice"], .product-price';

/** The cards of a page without data, as lists state them: marks for tests are steadier than classes, which have hashes. */
export const cardRows = (page: HtmlDocument): unknown[] =>
  page
    .all(CARD)
    .filter((card) => card.has(LINK) && !card.has(INNER))
    .map(cardRow);

/** How many products a page shows, whether they can be read or not. */
export const shownProducts = (page: HtmlDocument): number =>
  Math.max(page.all(PRICE).length, page.all(CARD).filter((card) => !card.has(INNER)).length);

/** What cards until 2022 say beside the link. */
const flagIn = (card: HtmlNode, name: string): boolean | null =>
  ({ True: true, False: false })[card.attrOf(LINK, name) ?? ""] ?? null;

function cardRow(card: HtmlNode) {
  const url = card.attrOf(LINK, "href");
  const target = readShopUrl(absoluteUrl(url ?? "", SHOP) ?? "");
  const form = {
    ...{ sku: target?.id ?? null, url },
    name: card.attrOf(LINK, "title") ?? card.textOf(TITLE),
    listing: {
      priceInfo: { price: card.textOf(PRICE), originalPrice: card.textOf("del.product-old-price") },
      listingId: card.attrOf(LINK, "data-listing_id"),
      isPreOrder: flagIn(card, "data-ispreorder"),
    },
    procurable: flagIn(card, "data-isinstock"),
    // Badges stand beside the picture, on another host.
    images: card.attrOf('img[src*="productimages."]', "src"),
  };
  return { productId: target?.kind === "group" ? target.id : null, variantList: [form] };
}
