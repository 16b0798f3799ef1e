import { SHORT_HOSTS, storefrontOf, STOREFRONTS } from "./source.ts";

export const RANKINGS = [
  "bestsellers",
  "new-releases",
  "movers-and-shakers",
  "most-wished-for",
  "most-gifted",
] as const;
export type Ranking = (typeof RANKINGS)[number];

/** What an address of Amazon names. */
export type AmazonTarget = { country: string } & (
  | { kind: "product"; id: string }
  | { kind: "seller"; id: string }
  /** Results, a category or what a seller offers: all are `/s` with what filters it. */
  | { kind: "list"; query: Record<string, string> }
  /** `path` is a department and, below it, the number of a category. */
  | { kind: "ranking"; ranking: Ranking; path: string }
  /** Only its redirect tells; `id` is the path. */
  | { kind: "short"; host: string; id: string }
);

const ASIN = /^[A-Z0-9]{10}$/;
const PRODUCT =
  /\/(?:dp|gp\/product|gp\/aw\/d|gp\/offer-listing|product-reviews|ask\/questions\/asin|product|d|exec\/obidos\/asin)\/(?:product\/)?([a-z0-9]{10})(?=[/?#]|$)/i;
const SELLER_PAGE = /^\/(?:sp|gp\/aag\/main|gp\/help\/seller\/at-a-glance\.html)(?:\/|$)/;
export const SELLER_ID = /^A[A-Z0-9]{9,20}$/;
/** What filters a list. All else says who sent the visitor. */
const FILTERS = ["k", "i", "rh", "bbn", "node", "me", "s", "low-price", "high-price"];
const RANKING_PATH =
  /\/(?:gp\/(bestsellers|new-releases|movers-and-shakers|most-wished-for|most-gifted)|zgbs)((?:\/[\w-]+)*)/;

const countryOf = (host: string): string | null =>
  [...STOREFRONTS.values()].find((one) => host === one.host || host.endsWith(`.${one.host}`))?.country ??
  null;

export const asinOf = (text: string): string | null => {
  const id = text.trim().toUpperCase();
  return ASIN.test(id) ? id : null;
};

/** The ASIN in a path or address of any form; of an advert's link, which holds the address as a value. */
export function asinIn(address: string | null): string | null {
  const inside = /[?&]url=([^&]+)/.exec(address ?? "")?.[1];
  const path =
    inside === undefined ? (address ?? "") : inside.replaceAll(/%2F/gi, "/").replaceAll(/%3F/gi, "?");
  return PRODUCT.exec(path)?.[1]?.toUpperCase() ?? null;
}

/** Reads an address of a storefront or a short link. @returns null when it names nothing known */
export function readAmazonUrl(address: string): AmazonTarget | null {
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^www\./, "");
  if (SHORT_HOSTS.includes(host))
    return /^\/[\w/-]+$/.test(url.pathname)
      ? { kind: "short", country: "us", host, id: url.pathname.slice(1) }
      : null;
  const country = countryOf(host);
  if (country === null) return null;
  const path = url.pathname.replace(/^\/-\/[a-z]{2}(?=\/)/, "");
  const { searchParams } = url;
  const seller =
    (SELLER_PAGE.test(path) ? searchParams.get("seller") : /^\/shops\/(\w+)/.exec(path)?.[1]) ?? "";
  if (SELLER_ID.test(seller)) return { kind: "seller", country, id: seller };
  const asin = PRODUCT.exec(path)?.[1] ?? searchParams.get("asin") ?? "";
  if (asinOf(asin) !== null) return { kind: "product", country, id: asin.toUpperCase() };
  const [, ranking = "bestsellers", rest = ""] = RANKING_PATH.exec(path) ?? [];
  const category = rest.replace(/\/(?:ref|pg).*$/, "").slice(1);
  if (category !== "") return { kind: "ranking", country, ranking: ranking as Ranking, path: category };
  return listIn(path, searchParams, country);
}

function listIn(path: string, params: URLSearchParams, country: string): AmazonTarget | null {
  const query = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = params.get(name)?.trim() ?? "";
      return value === "" ? [] : [[name, value]];
    }),
  );
  // Addresses of before 2015 have the text under the name of its field.
  const typed = params.get("field-keywords")?.trim() ?? "";
  if (typed !== "" && query["k"] === undefined) query["k"] = typed;
  const { node, ...others } = query;
  const isCategory = /(?:^|\/)b(?:\/|$)|^\/gp\/browse\.html$/.test(path) && node !== undefined;
  if (isCategory) return { kind: "list", country, query: { rh: `n:${node}` } };
  if (!/^\/(?:s|gp\/search)(?:\/|$)/.test(path)) return null;
  const list = node === undefined || others["rh"] !== undefined ? others : { ...others, rh: `n:${node}` };
  return ["k", "rh", "i", "bbn", "me"].some((name) => list[name] !== undefined)
    ? { kind: "list", country, query: list }
    : null;
}

const web = (country: string): string => `https://www.${storefrontOf(country).host}`;
export const productUrl = (country: string, asin: string): string => `${web(country)}/dp/${asin}`;
export const sellerUrl = (country: string, id: string): string => `${web(country)}/sp?seller=${id}`;

/** The address of a target as Records and canonical inputs have it. */
export function addressOf(target: AmazonTarget): string {
  if (target.kind === "product") return productUrl(target.country, target.id);
  if (target.kind === "seller") return sellerUrl(target.country, target.id);
  if (target.kind === "short") return `https://${target.host}/${target.id}`;
  if (target.kind === "ranking") return `${web(target.country)}/gp/${target.ranking}/${target.path}`;
  return `${web(target.country)}/s?${new URLSearchParams(target.query).toString()}`;
}

/** The canonical address of what an address names, if it is of one of these kinds. */
export const canonical =
  (...kinds: AmazonTarget["kind"][]) =>
  (address: string): string | null => {
    const target = readAmazonUrl(address);
    return target !== null && kinds.includes(target.kind) ? addressOf(target) : null;
  };
