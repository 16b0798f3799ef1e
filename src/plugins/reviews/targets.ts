import { decodePercent, withoutEnd } from "../../plugin-sdk/index.ts";
import { EDITION_HOST } from "./source.ts";

/** What an address of Trustpilot names. */
export interface SiteTarget {
  kind: "business" | "category" | "reviewer" | "review" | "search";
  /** Name, id, or the search text. */
  value: string;
  country: string | undefined;
  language: string | undefined;
}

const KINDS = {
  review: "business",
  evaluate: "business",
  categories: "category",
  users: "reviewer",
  reviews: "review",
} as const;
const PATH = /^\/(review|evaluate|categories|users|reviews)\/(.+?)\/?$/;
/** The page about how a business collects its reviews, which is no part of its name. */
const TRANSPARENCY = /\/transparency$/;

/** Reads an address of any edition, also without its `https://`. @returns null when it names nothing known */
export function readSiteUrl(address: string): SiteTarget | null {
  const url = siteUrl(address);
  if (url === null) return null;
  const [, word, path = ""] = PATH.exec(url.pathname) ?? [];
  const kind = word === undefined ? "search" : KINDS[word as keyof typeof KINDS];
  const value = kind === "search" ? url.searchParams.get("query") : decodePercent(path);
  if (!value?.trim() || (kind === "search" && url.pathname !== "/search") || value === "connect") return null;
  if (kind === "review" && !ID.test(value)) return null;
  const edition = EDITION_HOST.exec(url.hostname)?.[1];
  return {
    kind,
    value: kind === "business" ? value.toLowerCase().replace(TRANSPARENCY, "") : value,
    country: url.searchParams.get("country") ?? (edition === "www" ? undefined : edition?.slice(-2)),
    language: url.searchParams.get("languages") ?? undefined,
  };
}

/** An address of the site; null for any other text. A host alone is the business of that name. */
function siteUrl(text: string): URL | null {
  const address = text.trim();
  const url = URL.parse(/^[a-z.-]+\/[^/]/i.test(address) ? `https://${address}` : address);
  return url !== null && /^https?:$/.test(url.protocol) && EDITION_HOST.test(url.hostname) ? url : null;
}

/** What is meant as an address: with a protocol, or a path of the site. */
export const isAddress = (text: string): boolean =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(text.trim()) || siteUrl(text) !== null;

/** The value in an address of this kind; null for anything else. */
const valueOf = (kind: SiteTarget["kind"]) => (text: string) => {
  const target = readSiteUrl(text);
  return target?.kind === kind ? target.value : null;
};

/** The search text in the address of a results page. */
export const searchTextOf = valueOf("search");
/** The id in the address of a reviewer. */
export const reviewerOf = valueOf("reviewer");
/** The id in the address of a single review. */
export const reviewOf = valueOf("review");

/** `example.com` from the address of its reviews, of its own site, or in another spelling. */
export function businessOf(text: string): string | null {
  if (siteUrl(text) !== null) return valueOf("business")(text);
  const site = URL.parse(text.trim());
  if (site !== null && /^https?:$/.test(site.protocol)) return site.hostname;
  return withoutEnd(text.trim().toLowerCase(), "/");
}

/** `electronics_technology` from its address, or from the name that people read. */
export function categoryOf(text: string): string | null {
  if (isAddress(text)) return valueOf("category")(text);
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, "_");
  return words.includes("_") ? words : words.replaceAll("-", "_");
}

/** The number that Trustpilot gives to a business or a person. */
export const ID = /^[0-9a-f]{24}$/;
