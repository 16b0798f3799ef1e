import { withoutEnd } from "../../plugin-sdk/index.ts";
import { EDITION_HOST } from "./source.ts";

/** What an address of Trustpilot names. */
export interface SiteTarget {
  kind: "business" | "category" | "reviewer" | "search";
  /** Name, id, or the search text. */
  value: string;
  country: string | undefined;
  language: string | undefined;
}

const KINDS = { review: "business", categories: "category", users: "reviewer" } as const;
const PATH = /^\/(review|categories|users)\/(.+?)\/?$/;

/** Reads an address of any edition. @returns null when it names nothing known */
export function readSiteUrl(address: string): SiteTarget | null {
  const url = URL.parse(address.trim());
  const [isSite, edition] = EDITION_HOST.exec(url?.hostname ?? "") ?? [];
  if (url === null || isSite === undefined || !/^https?:$/.test(url.protocol)) return null;
  const [, kind, path = ""] = PATH.exec(url.pathname) ?? [];
  const value = kind === undefined ? url.searchParams.get("query") : decoded(path);
  if (!value?.trim() || (kind === undefined && url.pathname !== "/search") || value === "connect")
    return null;
  return {
    kind: kind === undefined ? "search" : KINDS[kind as keyof typeof KINDS],
    value: kind === "review" ? value.toLowerCase() : value,
    country: url.searchParams.get("country") ?? (edition === "www" ? undefined : edition?.slice(-2)),
    language: url.searchParams.get("languages") ?? undefined,
  };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The value in an address of this kind; null for anything else. */
const valueOf = (kind: SiteTarget["kind"]) => (text: string) => {
  const target = readSiteUrl(text);
  return target?.kind === kind ? target.value : null;
};

/** The search text in the address of a results page. */
export const searchTextOf = valueOf("search");
/** The id in the address of a reviewer. */
export const reviewerOf = valueOf("reviewer");

/** `example.com` from the address of its reviews, of its own site, or in another spelling. */
export function businessOf(text: string): string | null {
  if (readSiteUrl(text) !== null) return valueOf("business")(text);
  const site = URL.parse(text.trim());
  if (site !== null && /^https?:$/.test(site.protocol))
    return EDITION_HOST.test(site.hostname) ? null : site.hostname;
  return withoutEnd(text.trim().toLowerCase(), "/");
}

/** `electronics_technology` from its address, or from the name that people read. */
export function categoryOf(text: string): string | null {
  if (URL.canParse(text)) return valueOf("category")(text);
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, "_");
  return words.includes("_") ? words : words.replaceAll("-", "_");
}

/** The number that Trustpilot gives to a business or a person. */
export const ID = /^[0-9a-f]{24}$/;
