import {
  bool,
  changed,
  type FieldValues,
  filledText,
  type JsonObject,
  mediaOf,
  type PageText,
  parseHtml,
  readFields,
  type RunContext,
  SourceError,
  sourceUrl,
  str,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { moneyFrom, stockWord, tellDisagreements } from "../shop/amounts.ts";
import { SHOP } from "../source.ts";
import { productUrl, readShopUrl, type ShopTarget } from "../targets.ts";
import { OFFER, PRODUCT } from "./fields.ts";
import { fragmentsOf, ownText } from "./fragments.ts";
import { offerFrom, type OfferRow, sellerFrom } from "./offers.ts";
import { type ProductPage, productPageOf } from "./product-state.ts";
import { productOf } from "./record.ts";
import { variantsOf } from "./variants.ts";

/** Follows a short link to the product that it leads to. @throws SourceError `input_not_found` when it leads elsewhere */
async function knownTarget(ctx: RunContext, target: ShopTarget): Promise<ShopTarget> {
  if (target.kind !== "short" && target.kind !== "app") return target;
  const url = sourceUrl(ctx.origin(target.kind), "/{code}", { code: target.id });
  // It leads to a counter of clicks, whose address has that of the product in it.
  const moved = await ctx.http.get(url, { expect: [301, 302, 303, 307, 308] });
  const found = readShopUrl(moved.header("location") ?? "");
  if (found !== null && (found.kind === "product" || found.kind === "group")) return found;
  throw new SourceError("input_not_found", `The short link ${target.id} does not lead to a product.`, {
    url,
  });
}

/** Opens the page of a product. */
export async function openProduct(ctx: RunContext, given: ShopTarget): Promise<ProductPage> {
  const target = await knownTarget(ctx, given);
  const page = await ctx.http.get(sourceUrl(ctx.origin("web"), "/{path*}", { path: target.path }));
  return productPageOf(page, target, ctx.warn);
}

/** The number of a product; that of a group of forms is the form that its page shows. */
export async function skuOf(ctx: RunContext, given: ShopTarget): Promise<string> {
  const target = await knownTarget(ctx, given);
  return target.kind === "product" ? target.id : (await openProduct(ctx, target)).sku;
}

/** The description on pages that have none in their data. */
const shownDescription = (page: PageText): string | null =>
  ownText(parseHtml(page).one(".productDescriptionContent, div#ProductDescription")?.html() ?? null);

const CODE = /^(?:\d{8}|\d{12,14})$/;
const categoriesOf = (rows: FieldValues<typeof PRODUCT>["categories"]) =>
  rows?.map(({ id, name, slug }) => ({ id, name, url: slug === null ? null : `${SHOP}/${slug}-c-${id}` })) ??
  null;

/** What linked data leave out, or may say otherwise. */
const UNLINKED =
  "title, price, imageUrl, imageUrls, categories, attributes, rating, ratingCount, seller, offers";

/** The Record of a product, with what its page alone tells. */
export function productFrom(opened: ProductPage, warn: Warn) {
  const { page, data, state, sku, address, linked } = opened;
  if (state === null) {
    if (linked?.title == null) throw changed(page, "The page has no product.");
    warn("state_missing", `${UNLINKED}: the page of product ${sku} has linked data only.`);
    if (linked.imageUrls === null)
      warn("field_missing", "imageUrl, imageUrls: the linked data name no pictures.");
    return productOf({
      ...linked,
      ...{ id: sku, url: address, title: linked.title, description: ownText(linked.description) },
      // The brand stands where the merchant should.
      seller: null,
    });
  }
  const read = readFields(PRODUCT, state, { answer: "page", warn }, "product ");
  const first = firstOffer(page, state, warn);
  if (first === null && read.availability !== false)
    throw changed(page, `The page says that product ${sku} is sold, and not by whom.`);
  if (read.offers?.length === 0 && state["hasMoreListings"] === true)
    warn("field_missing", "offers: the page says that there are more, and lists none.");
  const isPreorder = bool(state, "isPreOrder");
  // Not all years say in the data whether it is ordered ahead.
  const isOpen = isPreorder === null && read.availability === true;
  const told = linked?.availability === "out_of_stock" ? null : (linked?.availability ?? null);
  const availability = isOpen ? told : stockWord(read.availability, isPreorder);
  if (isOpen && availability === null)
    warn("field_missing", "availability: the page does not say whether it is ordered ahead.");
  const fragments = fragmentsOf(data.states, sku, warn);
  const record = productOf({
    ...read,
    ...moneyFrom(state["prices"] ?? null, {
      ...{ what: `product ${sku}`, warn, isOptional: read.availability === false },
      original: state["originalPrice"] ?? null,
    }),
    ...fragments,
    description: fragments.description ?? shownDescription(page),
    ...mediaOf(read.imageUrls),
    id: sku,
    url: read.url === null ? address : productUrl(read.url, sku),
    title: read.title ?? "",
    gtin: read.gtin !== null && CODE.test(read.gtin) ? read.gtin : null,
    rating: read.rating || null,
    ...{ availability, condition: linked?.condition ?? null, shipping: linked?.shipping ?? null },
    minimumOrderQuantity: read.minimumOrderQuantity || null,
    categories: categoriesOf(read.categories),
    attributes: read.attributes?.flatMap(({ properties }) => properties) ?? null,
    variants: variantsOf(data.store, warn),
    seller: first === null ? null : sellerFrom(first),
    ...{ listingId: first?.listingId ?? null, freeShipping: first?.freeShipping ?? null },
    ...{ fastShipping: first?.fastShipping ?? null, shippingDays: first?.shippingDays ?? null },
    offers: read.offers === null ? null : offerRows(first, read.offers).map((row) => offerFrom(row, warn)),
  });
  tellDisagreements(record, linked, `product ${sku}`, warn);
  return record;
}

/** The product is its own first offer; the page lists the others apart. Null where nobody sells it. */
export function firstOffer({ url }: { url: string }, state: JsonObject, warn: Warn): OfferRow | null {
  const isSold = ["merchantId", "merchantName"].map((key) => filledText(state, key) !== null);
  if (!isSold.includes(true)) return null;
  // What is sold out may name the shop, which then offers nothing.
  if (str(state, "listingId") === "") return null;
  if (filledText(state, "listingId") === null && bool(state, "isInStock") === false) return null;
  const view = { ...state, merchantInfo: state["merchant"] ?? null, buyboxOrder: 1 };
  const { id, name, ...row } = readFields(OFFER, view, { answer: "page", warn }, "offers, seller: ");
  if (id !== null && name !== null) return { ...row, id, name };
  // What is sold out may keep a number.
  if (row.availability === false) return null;
  throw changed({ url }, "The page names half of the merchant.");
}

/** The first offer and the others of a page, which may list the first one again. */
export function offerRows(first: OfferRow | null, listed: readonly OfferRow[]): OfferRow[] {
  const others = listed.filter(
    ({ buyboxRank, listingId }) =>
      first === null || (buyboxRank !== 1 && (listingId ?? "") !== first.listingId),
  );
  return first === null ? others : [first, ...others];
}
