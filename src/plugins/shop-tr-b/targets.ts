import { sourceUrl } from "../../plugin-sdk/index.ts";
import { SHOP } from "./source.ts";

/** What an address of Hepsiburada names. */
export interface ShopTarget {
  kind: "product" | "group" | "listing" | "merchant" | "search" | "short" | "app";
  /** Number of a product, group or category; name of a merchant; code of a short link. */
  id: string;
  /** Path without slashes at its ends, and what filters the list. */
  path: string;
  query: Record<string, string>;
}

/** `/slug-p-HBCV0000EBN5K8`, old numbers such as FT17059-G too; the page of its reviews is below it. */
const PRODUCT = /^\/([^/]*-)?p-(?=[a-z0-9-]{1,60}\/?$)([a-z0-9]+(?:-[a-z0-9]+)*?)(?:-yorumlari)?\/?$/i;
const GROUP = /^\/([^/]*-)?pm-(hbc[a-z0-9]+)(?:-yorumlari)?\/?$/i;
/** `/brand/slug-c-98`, `-xc-98-b12` for a model or brand of a category, `-x-s77` for a popular search. */
const LISTING = /^\/((?:[^/]+\/)?[^/]*?-?(?:x?c-(\d+)(?:-[a-z]+\d+)*|x-(s\d+)))\/?$/;
const MERCHANT = /^\/magaza\/([^/]+)\/?$/;
/** All that chooses and sorts rows; the rest says who sent the visitor and on which page he is. */
const FILTERS = new Set(["q", "siralama", "filtreler", "kategori", "markalar"]);

/** Reads an address of hepsiburada.com, or a short or tracking link to it. @returns null when it names nothing known */
export function readShopUrl(address: string): ShopTarget | null {
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const { hostname, pathname, searchParams } = url;
  const behind = ["adjust_fallback", "adj_fallback", "redirect"].flatMap(
    (name) => searchParams.get(name) ?? [],
  );
  if (behind[0] !== undefined) return readShopUrl(behind[0]);
  const [, code] = /^\/([\w-]+)\/?$/.exec(pathname) ?? [];
  if (/^(?:app\.)?hb\.biz$/.test(hostname))
    return code === undefined
      ? null
      : { kind: hostname === "hb.biz" ? "short" : "app", id: code, path: code, query: {} };
  if (!/^(?:(?:www|m)\.)?hepsiburada\.com$/.test(hostname)) return null;
  const query = Object.fromEntries([...searchParams].filter(([name]) => FILTERS.has(name)));
  const [, listing, category, keyword] = LISTING.exec(pathname) ?? [];
  if (listing !== undefined) return { kind: "listing", id: category ?? keyword ?? "", path: listing, query };
  const [, slug = "x-", sku] = PRODUCT.exec(pathname) ?? [];
  if (sku !== undefined) return productTarget(sku, slug);
  const [, name = "x-", group] = GROUP.exec(pathname) ?? [];
  if (group !== undefined) return groupTarget(group, name);
  const [, merchant] = MERCHANT.exec(pathname) ?? [];
  if (merchant !== undefined) return { kind: "merchant", id: merchant, path: `magaza/${merchant}`, query };
  const { q } = query;
  return /^\/ara\/?$/.test(pathname) && q !== undefined
    ? { kind: "search", id: q, path: "ara", query }
    : null;
}

const productTarget = (sku: string, slug: string): ShopTarget => {
  const id = sku.toUpperCase();
  return { kind: "product", id, path: `${slug}p-${id}`, query: {} };
};
const groupTarget = (group: string, slug: string): ShopTarget => {
  const id = group.toUpperCase();
  return { kind: "group", id, path: `${slug}pm-${id}`, query: {} };
};

/** The shop answers to any name before the number. A number that begins with HBC and no V is that of a group. */
export const readProductId = (id: string): ShopTarget =>
  /^HBC(?!V)/i.test(id) ? groupTarget(id, "x-") : productTarget(id, "x-");

/** The address of a target as Records and canonical inputs have it. */
export function addressOf({ kind, path, query }: ShopTarget): string {
  if (kind === "short") return sourceUrl("https://hb.biz", "/{path}", { path });
  if (kind === "app") return sourceUrl("https://app.hb.biz", "/{path}", { path });
  const search = new URLSearchParams(query).toString();
  return sourceUrl(SHOP, "/{path*}", { path }) + (search === "" ? "" : `?${search}`);
}

/** The canonical address of what an address names, if it is of one of these kinds. */
export const canonical =
  (...kinds: ShopTarget["kind"][]) =>
  (address: string): string | null => {
    const target = readShopUrl(address);
    return target !== null && kinds.includes(target.kind) ? addressOf(target) : null;
  };

/** Where a request ended, whatever the origin is configured to. */
export function landedOn(url: string): ShopTarget | null {
  const { pathname, search } = new URL(url);
  return readShopUrl(SHOP + pathname + search);
}

export const productUrl = (slug: string, sku: string): string =>
  sourceUrl(SHOP, "/{path}", { path: `${slug}-p-${sku}` });
export const merchantUrl = (slug: string): string => sourceUrl(SHOP, "/magaza/{slug}", { slug });
