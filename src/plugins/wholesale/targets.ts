/** What an address of Alibaba names. */
export interface AlibabaTarget {
  kind: "product" | "supplier" | "category" | "search" | "rfq";
  /** Number of the product or category, sub-domain of the supplier, or the search text. */
  value: string;
}

const PRODUCT_PATH =
  /^\/product-detail\/[^/]*?[_-]?(\d{5,20})\.html$|^\/product\/(\d{5,20})(?:[-/]|\.html|$)/;
const CATEGORY_PATH = /_(?:cid|pid|p)(\d{1,20})(?:[/_.]|$)|^\/category\/products\/(\d{1,20})(?:\/|$)/;
/** Sub-domains of pages that are in no supplier's hands. */
const SUPPLIER_HOST = /^(?:www\.)?([a-z0-9-]+)\.(?:m\.)?(en|trustpass)\.alibaba\.com$/;

/** Reads an address of alibaba.com, with or without its language, slug or query. @returns null when it names nothing known */
export function readAlibabaUrl(address: string): AlibabaTarget | null {
  const text = address.trim();
  const url = URL.parse(text.startsWith("//") ? `https:${text}` : text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const { hostname, pathname, searchParams } = url;
  const target = (kind: AlibabaTarget["kind"], value: string | null | undefined) =>
    value === null || value === undefined || value.trim() === "" ? null : { kind, value: value.trim() };
  const number = (name: string) => /^\d{1,20}$/.exec(searchParams.get(name) ?? "")?.[0];
  const [, sub, zone] = SUPPLIER_HOST.exec(hostname) ?? [];
  const product = PRODUCT_PATH.exec(pathname);
  if (product !== null && /(?:^|\.)alibaba\.com$/.test(hostname))
    return target("product", product[1] ?? product[2]);
  if (sub !== undefined) return target("supplier", zone === "trustpass" ? `${sub}.trustpass` : sub);
  if (!/^(?:[a-z]+\.)?alibaba\.com$/.test(hostname)) return null;
  const searched = searchParams.get("searchText") ?? searchParams.get("SearchText");
  if (/^(?:sourcing|rfq)\./.test(hostname))
    return target("rfq", searched) ?? target("category", number("categoryIds") ?? number("categoryId"));
  const category = CATEGORY_PATH.exec(pathname);
  const id = category?.[1] ?? category?.[2];
  return (
    target("product", number("productId")) ??
    target("search", searched) ??
    target("category", (id === "0" ? null : id) ?? number("categoryId") ?? number("categoryIds"))
  );
}

/** The id or text in an address of this kind; null for anything else. */
export const valueOf =
  (...kinds: AlibabaTarget["kind"][]) =>
  (address: string): string | null => {
    const target = readAlibabaUrl(address);
    return target !== null && kinds.includes(target.kind) ? target.value : null;
  };

/** The id of the supplier that a link of a page leads to. */
export const supplierIdIn = valueOf("supplier");
