import {
  changed,
  findByType,
  type HtmlDocument,
  type HttpResponse,
  type JsonObject,
  jsonLd,
  type LinkedProduct,
  metaContent,
  parseHtml,
  parsePrice,
  readProduct,
  requireEnd,
  type RunContext,
  SourceError,
  str,
} from "../../../plugin-sdk/index.ts";
import { SAYS } from "./sentences.ts";
import { isWholeList } from "./uneven.ts";
import { askPage, type Edition } from "../source.ts";
import { type Facts, factsOn, fullSize, listingIdIn, readingOf, shopIdOf, shopNameIn } from "./facts.ts";

export interface ListingPage {
  page: HttpResponse;
  doc: HtmlDocument;
  facts: Facts;
  /** The listing in the JSON-LD of the page. */
  node: JsonObject;
  /** All of the JSON-LD. */
  items: JsonObject[];
  product: LinkedProduct & { title: string };
  shopName: string | null;
  shopId: string | null;
}

/** @throws SourceError `source_changed` when the page is cut, has no JSON-LD of a listing, or is about another one */
export async function askListing(ctx: RunContext, edition: Edition, id: string): Promise<ListingPage> {
  const page = await askPage(ctx, edition, "/listing/{id}", { id });
  requireEnd(page, "</html>");
  const doc = parseHtml(page);
  const { items } = jsonLd(doc);
  const named = ["Product", "ProductGroup"].flatMap((type) => findByType(items, type));
  const node = named.find((item) => idOf(item) === id);
  const canonical = listingIdIn(doc.urlOf('link[rel~="canonical"]') ?? metaContent(doc, "og:url"));
  if (node === undefined && SAYS.listingGone.test(`${doc.textOf("title") ?? ""}\n${doc.textOf("h1") ?? ""}`))
    throw new SourceError("input_not_found", `Etsy says that listing ${id} is no longer offered.`, {
      url: page.url,
    });
  if (node === undefined || (canonical ?? id) !== id)
    throw changed(page, `The page has no JSON-LD of listing ${id}.`);
  const facts = factsOn(doc);
  // Etsy writes `n/a` where there is no bar code, which is no doubt.
  const { gtin, ...rest } = node;
  const told = gtin === "n/a" ? rest : node;
  const { product, doubts } = readProduct({ items: [told], broken: 0 }, readingOf(facts, page.url));
  for (const { field, reason } of doubts) ctx.warn("field_doubtful", `${field}: ${reason}`);
  if (product === null || product.title === null) throw changed(page, `Listing ${id} has no title.`);
  comparePrice(doc, product, facts, ctx.warn);
  const images = product.imageUrls?.map(fullSize) ?? [];
  ctx.held(page);
  const isWhole = isWholeList(ctx.warn, "imageUrl, imageUrls", node["image"], images);
  const imageUrls = images.length === 0 ? null : images;
  const shopId = shopIdOf(product.imageUrl) ?? doc.attrOf("[data-shop-id]", "data-shop-id");
  const shopName =
    str(node, "brand") ?? str(node, "brand.name") ?? shopNameIn(doc.urlOf('a[href*="/shop/"]'));
  return {
    ...{ page, doc, facts, node, items, shopName, shopId },
    product: {
      ...product,
      title: product.title,
      imageUrl: isWhole ? (imageUrls?.[0] ?? null) : null,
      imageUrls,
    },
  };
}

/** The listing that a Product or ProductGroup is about: by its address, else by its article number. */
const idOf = (item: JsonObject): string | null => listingIdIn(str(item, "url")) ?? str(item, "sku");

/** Warns where the meta tags of the page state another price or currency. */
function comparePrice(
  doc: HtmlDocument,
  product: LinkedProduct,
  facts: Facts,
  warn: RunContext["warn"],
): void {
  const amount = parsePrice(metaContent(doc, "product:price:amount") ?? "")?.amount ?? null;
  const currency = metaContent(doc, "product:price:currency") ?? facts.currency;
  const known = product.price ?? product.priceMin;
  if (known === null) return;
  if (amount !== null && amount !== known)
    warn("sources_disagree", `price: JSON-LD says ${known}, the meta tags ${amount}; JSON-LD was taken.`);
  if (currency !== null && product.currency !== null && currency !== product.currency)
    warn(
      "sources_disagree",
      `currency: JSON-LD says ${product.currency}, the page ${currency}; JSON-LD was taken.`,
    );
}
