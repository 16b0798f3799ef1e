import {
  arr,
  changed,
  countFrom,
  idFrom,
  int,
  moneyOf,
  needed,
  obj,
  rarely,
  readRows,
  type RunContext,
  statedOn,
} from "../../../plugin-sdk/index.ts";
import { fullSize, plainFrom, priceIn, quantityIn, shownFrom, type Warn } from "../amounts.ts";
import { askSupplier, productUrl } from "../source.ts";
import { modulesOn } from "./modules.ts";

const SHELF = "icbu-pc-productListPc";

/** A product of a supplier's site, or of a list of suppliers. */
const PRODUCT = {
  id: needed(idFrom("id|productId", "")),
  title: rarely(plainFrom("subject|title")),
  picture: rarely(shownFrom("imageUrlList.0.original|imageUrls.original|productImg|imageUrl")),
  priceText: rarely(shownFrom("fobPriceWithoutUnit|price")),
  minimumOrder: rarely(shownFrom("moq")),
  soldCount: rarely(countFrom("prodSold180", "")),
};

export const productsFrom = (rows: readonly unknown[], answer: string, warn: Warn) =>
  readRows(PRODUCT, rows, { answer, warn }, "products").map((row) => {
    const price = priceIn(row.priceText, "en");
    if (row.priceText !== null)
      statedOn(warn, `product ${row.id}`)("products.price, products.priceMin", price);
    const minimum = quantityIn(row.minimumOrder);
    return {
      ...moneyOf(price),
      id: row.id,
      url: productUrl(row.id),
      title: row.title,
      imageUrl: fullSize(row.picture),
      minimumOrderQuantity: minimum.quantity,
      minimumOrderUnit: minimum.unit,
      soldCount: row.soldCount,
    };
  });

/** What a supplier sells: as many pages of 16 as hold `most` products, and how many the site counts. */
export async function readShelf(ctx: RunContext, id: string, most: number) {
  const products: ReturnType<typeof productsFrom> = [];
  for (let number = 1; ; number++) {
    const page = await askSupplier(ctx, id, number === 1 ? "productlist.html" : `productlist-${number}.html`);
    const { part } = modulesOn(page, id);
    const rows = arr(part(SHELF, ["productList"]), "productList");
    const nav = obj(part(SHELF, ["pageNavView"]), "pageNavView");
    const total = int(nav, "totalLines");
    const current = int(nav, "currentPage");
    if (rows === null || (rows.length === 0 && total !== 0))
      throw changed(page, `The list of products is empty, and the site counts ${total ?? "nothing"}.`);
    if (current !== null && current !== number)
      throw changed(page, `The list is page ${current}, not ${number}.`);
    products.push(...productsFrom(rows, "site", ctx.warn));
    const isLast = total === null || products.length >= total || rows.length === 0;
    if (!isLast && products.length < most) continue;
    if (total === null) ctx.warn("field_missing", "productCount: the list of products does not count them.");
    return { products: products.slice(0, most), productCount: total };
  }
}
