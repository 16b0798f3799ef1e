import {
  collapse,
  type HtmlDocument,
  type HtmlNode,
  type JsonObject,
  metaContent,
  parseNumber,
  wholeNumberIn,
  withoutEnd,
} from "../../../plugin-sdk/index.ts";
import { quantityIn } from "../amounts.ts";
import { readAlibabaUrl, supplierIdIn } from "../targets.ts";

const hook = (name: string) => `[data-testid="${name}"]`;
const moduleOf = (name: string) => `[data-module-name="${name}"]`;
/** The card of the supplier on pages in three columns. */
const CARD = hook("three-column-mini-company-card");
/** What no part of a page is inside of: one that holds another has run into it. */
const PART = "[data-testid], [data-module-name], [data-product-id]";

/** The number of the product that a page without data is about. */
export function shownId(doc: HtmlDocument): string | null {
  const links = [doc.urlOf('link[rel~="canonical"]'), doc.attrOf('meta[property="og:url"]', "content")];
  const linked = links.flatMap((url) => {
    const target = readAlibabaUrl(url ?? "");
    return target?.kind === "product" ? target.value : [];
  });
  const asked = doc.urlOf(`${moduleOf("module_company")} a[href*="productId="]`) ?? "";
  const told = doc.attrOf("[data-product-id][data-company-id]", "data-product-id");
  return linked[0] ?? told ?? URL.parse(asked)?.searchParams.get("productId") ?? null;
}

/** What the elements of a page show, by the names that its data have; null where the page shows no product. */
export function shownProduct(doc: HtmlDocument): JsonObject | null {
  const heading = doc.one(".product-title-container h1, h1[title]");
  if (heading === null) return null;
  const tiers = tiersOf(doc);
  const [first] = typeof tiers === "string" ? [] : tiers;
  const range = rangeOf(doc);
  const review = doc.one(moduleOf("module_review"));
  const comment = doc.textOf(moduleOf("module_comment")) ?? "";
  const mean = /^[0-5][.,]\d\b/.exec(comment)?.[0] ?? null;
  return {
    product: {
      subject: heading.attr("title") ?? heading.text(),
      moq: first?.min ?? range.minimum.quantity,
      price: {
        unitEven: first?.unit ?? range.minimum.unit,
        productLadderPrices: tiers.length === 0 ? null : tiers,
        productRangePrices: range.price === null ? null : { priceRangeText: range.price },
      },
      mediaItems: picturesOf(doc).map((big) => ({ type: "image", imageUrl: { big } })),
      productBasicProperties: propertiesOf(doc),
      sku: { skuAttrs: doc.all(hook("sku-list")).map(optionOf) },
    },
    seo: {
      vsRelatedKeywordsList: metaContent(doc, "keywords")?.split(",") ?? null,
      breadCrumb: {
        pathList: doc.all('nav[aria-label="breadcrumb"] a').map((link) => ({
          hrefObject: { name: link.text(), url: link.url() },
        })),
      },
    },
    review: { productReview: { averageStar: mean, totalReviewCount: reviewCounts(doc).product } },
    trade: {
      salesVolume: /\d[\d.,]*[KkMm]?\+?\s+sold\b/.exec(comment)?.[0] ?? null,
      leadTimeInfo: {
        ladderPeriodList: leadTimesOf(doc.one(`${moduleOf("module_lead")} table, .lead-list table`)),
      },
    },
    seller: sellerOf(doc, review),
    ...shownOffers(doc),
    nodes: { module_shipping: { privateData: { logisticsList: waysOf(doc) } } },
  };
}

/** What only elements show: the price of a sample, and what the form for a quotation is called. */
export const shownOffers = (doc: HtmlDocument) => ({
  samplePriceText: doc.textOf(`${hook("fortifiedSample")} span + span`),
  rfqText: doc.textOf('[data-testid$="-INQUIRY"]'),
});

/** How many reviews the page counts, of the product and of its supplier. */
export function reviewCounts(doc: HtmlDocument) {
  const review = doc.one(moduleOf("module_review"));
  return { product: tabCount(review, "product"), company: tabCount(review, "company") };
}

/** The text of a part that no other one has run into. Parts of an attribute have marks that begin like its own. */
function partOf(within: HtmlDocument | HtmlNode, css: string): string | null {
  const node = within.one(css);
  const mark = node?.attr("data-testid") ?? "";
  const isAlone = node?.all(PART).every((one) => one.attr("data-testid")?.startsWith(mark) === true) ?? false;
  return isAlone ? node?.text() || null : null;
}

/** The pictures of a page; on pages in three columns they stand in styles, among the sign of a film. */
function picturesOf(doc: HtmlDocument): (string | null)[] {
  const shown = doc.all(hook("media-image")).map((part) => {
    // A part with several pictures has run into others.
    const [image, other] = part.all("img");
    return other === undefined ? (image?.attr("src") ?? null) : null;
  });
  const styles = doc.all(hook("main-image-thumbnail")).map((part) => part.attr("style") ?? "");
  const urls = styles.map((style) => /url\(\s*["']?([^"')]+)/.exec(style)?.[1] ?? null);
  return shown.length > 0 ? shown : urls.filter((url) => url?.includes("icon-play") !== true);
}

function propertiesOf(doc: HtmlDocument) {
  const cells = doc.all(`${hook("three-column-key-attributes-row")} > *`).map((cell) => {
    // A cell that has not two texts has lost one, or has run into others.
    const [name, value, other] = cell.all("p").map((text) => text.text());
    const isPair = value !== undefined && other === undefined;
    return { attrName: isPair ? (name ?? null) : null, attrValue: value ?? null };
  });
  const rows = doc.all(hook("module-attribute-row")).map((row) => ({
    attrName: partOf(row, hook("module-attribute-name")),
    attrValue: partOf(row, hook("module-attribute-value")),
  }));
  return [...cells, ...rows];
}

/** One price for all, with the least order in an element of its own or behind it: `US$0.05-0.30 Minimum order quantity: 100 pieces`. */
function rangeOf(doc: HtmlDocument) {
  const shown = partOf(doc, `${hook("range-price")}, ${hook("pc-purchase-current-price")}`);
  const [, price = shown, behind = null] = /^(.*?\d)\s+(\p{L}[^\d]*:\s*\d.*)$/u.exec(shown ?? "") ?? [];
  return { price, minimum: quantityIn(doc.textOf(hook("pc-purchase-effective-moq")) ?? behind) };
}

/** The tiers of a page, from the least quantity on; a text, which is no list, where one of them cannot be read. */
function tiersOf(doc: HtmlDocument) {
  const css = `${hook("ladder-price")} .price-item, ${hook("pc-purchase-price-tier")}`;
  const items = new Map(doc.all(css).map((item) => [item.text(), item]));
  const tiers = [...items.values()].map(tierOf);
  const sorted = tiers.flatMap((tier) => tier ?? []).toSorted((one, other) => one.min - other.min);
  // Each goes to where the next begins, and the last one is open.
  const isWhole = sorted.every(({ max }, at) => (sorted[at + 1]?.min ?? 0) - 1 === max);
  return tiers.includes(null) || !isWhole ? "unreadable" : sorted;
}

/** A tier has two blocks whose order changes: the one with a sign of a currency, or of decimals, is the price. */
function tierOf(item: HtmlNode) {
  // A price before a discount stands beside the one that is to be paid.
  const paid = hook("pc-purchase-price-tier-current");
  const texts = item.children
    .map((block) => block.textOf(paid) ?? block.text())
    .filter((text) => /\d/.test(text));
  // A shortened price is none that anybody pays.
  const isPrice = (text: string) =>
    !/\d\s?[KkMm]\b/.test(text) && /\p{Sc}|\d[.,]\d{2}(?!\d)|^[A-Z]{3}\s?\d/u.test(text);
  const price = texts.find(isPrice);
  const quantity = texts.find((text) => !isPrice(text));
  if (texts.length !== 2 || price === undefined || quantity === undefined) return null;
  const [low = "", high = null] = quantity.split(/(?<=\d)\s*[-–—~]\s*(?=\d)/);
  const min = quantityIn(low).quantity;
  const max = high === null ? -1 : quantityIn(high).quantity;
  return min === null ? null : { min, max, unit: quantityIn(quantity).unit, formatPrice: price };
}

/** `Color: Blue` has the chosen value in an element of its own. */
function optionOf(list: HtmlNode) {
  const title = list.one(`${hook("sku-list-title")} span`);
  const chosen = title?.textOf("span") ?? "";
  const name = withoutEnd((title?.text() ?? "").replace(chosen, ""), " :：");
  const items = list.all(`${hook("non-last-sku-item")}, ${hook("last-sku-item")}`);
  const values = items.map((item) => ({
    name: item.attrOf("img", "alt") ?? item.text(),
    originImage: item.attrOf("img", "src"),
  }));
  return { name, values };
}

/** The count in the head of a tab, such as `Product reviews (0)`. */
const tabCount = (review: HtmlNode | null, tab: string): number | null =>
  wholeNumberIn(/\(([^)]*)\)/.exec(review?.textOf(`[aria-controls$="-content-${tab}"]`) ?? "")?.[1] ?? null);

/** Two rows: quantities such as `1 - 200` or `> 200`, and days below them. */
function leadTimesOf(table: HtmlNode | null): JsonObject[] | string | null {
  const rows = new Map(table?.all("tr").map((row) => [row.text(), row.all("td, th").slice(1)]));
  const [quantities, days, other] = [...rows.values()];
  if (quantities === undefined) return null;
  // No list: the reader says so.
  if (days?.length !== quantities.length || other !== undefined) return "unreadable";
  return quantities.map((cell, at) => {
    const [low = "", high] = cell.text().split(/\s+[-–—~]\s+/);
    const min = parseNumber(low, "en");
    const isAbove = /^>(?!=)/.test(low.trim()) && min !== null;
    return {
      minQuantity: isAbove ? min + 1 : min,
      maxQuantity: high === undefined ? null : parseNumber(high, "en"),
      processPeriod: days[at] === undefined ? null : parseNumber(days[at].text(), "en"),
    };
  });
}

function sellerOf(doc: HtmlDocument, review: HtmlNode | null): JsonObject | null {
  const links = [moduleOf("module_company"), moduleOf("module_unifed_company_card"), CARD].flatMap((css) =>
    doc.all(`${css} a`),
  );
  const link = links.find((one) => supplierIdIn(one.url() ?? "") !== null && one.text() !== "");
  if (link === undefined) return null;
  const card = doc.one(moduleOf("module_unifed_company_card"));
  const facts = doc.all(`${CARD} span`).map((node) => node.text());
  const titled = card?.all("[title]").map((node) => collapse(node.attr("title") ?? "")) ?? [];
  const scores = review?.all('[aria-labelledby$="-trigger-company"] [role="progressbar"]') ?? [];
  // Service, shipping and quality, in this order; the number stands behind each bar.
  const score = scores.map((bar) => parseNumber(bar.parent?.next?.text() ?? "", "en"));
  const types = ["supplierService", "shippingTime", "productQuality"];
  return {
    companyName: link.attr("title") ?? link.text(),
    companyId: doc.attrOf("[data-product-id][data-company-id]", "data-company-id"),
    homeUrl: link.url(),
    companyLogo: doc.attrOf(`${moduleOf("module_company")} .company-logo`, "src"),
    companyRegisterCountry:
      doc.textOf(`${moduleOf("module_company")} .register-country`) ??
      facts.flatMap((text) => /^(?:[^,]+, )?([A-Z]{2})$/.exec(text)?.[1] ?? [])[0] ??
      null,
    companyJoinYears:
      doc.textOf(`${moduleOf("module_company")} .company-life`) ??
      facts.find((text) => /^\d+\s*yrs?$/.test(text)) ??
      null,
    responseTimeText: titled.find((text) => /^[≤<].*\d/.test(text)) ?? null,
    supplierOnTimeDeliveryRate: titled.find((text) => /^\d[\d.,]*\s?%$/.test(text)) ?? null,
    supplierRatingReviews: {
      totalReviewOrderCount: tabCount(review, "company"),
      averageStar: scores.length === 3 ? meanOf(review) : null,
      latitudeScoreDTOList: types.map((latitudeType, at) => ({
        latitudeType,
        latitudeAverageScore: score[at] ?? null,
      })),
    },
  };
}

/** What the page says about sending, where nothing was worked out. */
function waysOf(doc: HtmlDocument) {
  const text = partOf(doc, `${hook("logistics-total-price")}, ${hook("logistics-no-result-text")}`);
  return text === null ? null : [{ listData: [{ deliveredDate: text }] }];
}

/** The mean of a store's reviews: the first element of its tab that is a number alone. */
function meanOf(review: HtmlNode | null): string | null {
  const texts = review?.all('[aria-labelledby$="-trigger-company"] div').map((node) => node.text()) ?? [];
  return texts.find((text) => /^[0-5](?:[.,]\d)?$/.test(text)) ?? null;
}
