import { sourceUrl } from "../../plugin-sdk/index.ts";
import { SHOP } from "./source.ts";

/** What an address of Trendyol names. */
export interface ShopTarget {
  kind: "product" | "seller" | "listing" | "search";
  /** Of a product or seller; null for the others, and for a short link, which only its redirect tells. */
  id: string | null;
  /** Path without slashes at its ends, and what filters the list. */
  path: string;
  query: Record<string, string>;
}

export type KnownTarget = ShopTarget & { id: string };

/** `/brand/name-p-123`, after a language where it has three segments; the page of its reviews is below it. */
const PRODUCT = /^\/(?:[a-z]{2}\/(?=[^/]+\/[^/]+-p-))?([^/]*\/[^/]*-p-(\d+))(?:\/yorumlar)?\/?$/;
const SELLER = /^\/(?:[a-z]{2}\/)?(magaza\/(?:[^/]+\/)*[^/]*-?m-(\d+))\/?$/;
/** `/kadin-gomlek-x-g1-c75`, also below a brand: gender, category, brand and their kin, each a letter and a number. */
const LISTING = /^\/(?:[a-z]{2}\/)?(?:sr\/)?((?:[^/]+\/)?[^/]+-x(?:-[a-z]\d+)+)\/?$/;
const RESULTS = /^\/(?:[a-z]{2}\/)?sr\/?$/;
/** What says who sent the visitor, and on which page of the list he is. */
const NO_FILTER = /^(?:pi|qt|st|os|sav|boutiqueId|gclid|fbclid|adjust_.*|utm_.*)$/;

/** Reads an address of trendyol.com or a short link of it. @returns null when it names nothing known */
export function readShopUrl(address: string): ShopTarget | null {
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const { hostname, pathname, searchParams } = url;
  const query = Object.fromEntries([...searchParams].filter(([name]) => !NO_FILTER.test(name)));
  const target = (kind: ShopTarget["kind"], id: string | null, path: string) => ({ kind, id, path, query });
  if (hostname === "ty.gl")
    return /^\/[\w-]+$/.test(pathname) ? target("product", null, pathname.slice(1)) : null;
  if (!/^(?:[a-z-]+\.)?trendyol\.com$/.test(hostname)) return null;
  const [, product, productId] = PRODUCT.exec(pathname) ?? [];
  if (product !== undefined && productId !== undefined) return target("product", productId, product);
  const [, seller, sellerId] = SELLER.exec(pathname) ?? [];
  if (seller !== undefined && sellerId !== undefined) return target("seller", sellerId, seller);
  const [, listing] = LISTING.exec(pathname) ?? [];
  if (listing !== undefined) return target("listing", null, listing);
  if (!RESULTS.test(pathname) || Object.keys(query).length === 0) return null;
  if (query["q"] !== undefined) return target("search", null, "sr");
  const { mid = null } = query;
  return target(mid === null ? "listing" : "seller", mid, "sr");
}

export const readProductId = (id: string): ShopTarget => ({
  kind: "product",
  id,
  path: `x/x-p-${id}`,
  query: {},
});

/** The address of a target as Records and canonical inputs have it. The price of a product depends on who sells it. */
export function addressOf({ kind, id, path, query }: ShopTarget): string {
  if (kind === "product" && id === null) return sourceUrl("https://ty.gl", "/{path}", { path });
  const { merchantId } = query;
  const kept = kind !== "product" ? query : merchantId === undefined ? {} : { merchantId };
  const search = new URLSearchParams(kept).toString();
  return sourceUrl(SHOP, "/{path*}", { path }) + (search === "" ? "" : `?${search}`);
}

/** The canonical address of what an address names, if it is of one of these kinds. */
export const canonical =
  (...kinds: ShopTarget["kind"][]) =>
  (address: string): string | null => {
    const target = readShopUrl(address);
    return target !== null && kinds.includes(target.kind) ? addressOf(target) : null;
  };

/** The shop answers to any name before the number. */
export const sellerUrl = (id: string): string => sourceUrl(SHOP, "/magaza/x-m-{id}", { id });

/** What a list is filtered by, whether its path or its query says so: `c82 g1` for category and gender, `b5` for a brand. */
export function listCodes({ path, query }: Pick<ShopTarget, "path" | "query">): string {
  const [named = ""] = /(?<=-x)(?:-[a-z]\d+)+$/.exec(path) ?? [];
  const filters = ["c", "b", "g"].flatMap((letter) =>
    (query[`w${letter}`] ?? "").split(",").flatMap((id) => (id === "" ? [] : [letter + id])),
  );
  return [...new Set([...(named.match(/[a-z]\d+/g) ?? []), ...filters])].toSorted().join(" ");
}
