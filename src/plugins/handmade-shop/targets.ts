import { decodePercent } from "../../plugin-sdk/index.ts";
import { categoryUrl, countryOfPrefix } from "./source.ts";

/** What an address of Etsy names. */
export interface EtsyTarget {
  kind: "listing" | "shop" | "search" | "category" | "short";
  /** Number of the listing, name of the shop, the search text, path of the category, or code of the short link. */
  value: string;
  countryCode: string | undefined;
}

const SHOP_NAME = /^[A-Za-z0-9]{2,30}$/;
/** Sub-domains that are no shops. */
const OWN_HOSTS = /^(?:www|m|api|openapi|help|blog|investors|careers|developers?|i|img\d*)$/i;

const SHORT = /^https?:\/\/etsy\.me\/([\w-]{1,40})\/?$/i;

/** Reads an address of etsy.com, with or without a locale, slug or query. @returns null when it names nothing known */
export function readEtsyUrl(address: string): EtsyTarget | null {
  const [, code] = SHORT.exec(address.trim()) ?? [];
  if (code !== undefined) return { kind: "short", value: code, countryCode: undefined };
  const url = URL.parse(address.trim());
  const host = /^(?:([A-Za-z0-9-]+)\.)?etsy\.com$/i.exec(url?.hostname ?? "");
  if (url === null || host === null || !/^https?:$/.test(url.protocol)) return null;
  const parts = url.pathname.split("/").filter((part) => part !== "");
  const country = countryOfPrefix(parts[0] ?? "");
  const [kind, name = "", ...more] = country === null ? parts : parts.slice(1);
  const target = (of: EtsyTarget["kind"], value: string): EtsyTarget | null =>
    value === "" ? null : { kind: of, value, countryCode: country ?? undefined };
  const sub = host[1] ?? "www";
  if (kind === "listing") return target("listing", /^\d+$/.test(name) ? name : "");
  if (kind === "shop") return target("shop", SHOP_NAME.test(name) ? name : "");
  if (kind === "search") return target("search", url.searchParams.get("q")?.trim() ?? "");
  if (kind === "c") return target("category", [name, ...more].join("/"));
  if (kind === "market") return target("search", phraseOf(name));
  return !OWN_HOSTS.test(sub) && SHOP_NAME.test(sub) ? target("shop", sub) : null;
}

/** The words of a market page: `dog_bed` is "dog bed". */
export const phraseOf = (slug: string): string => decodePercent(slug)?.replaceAll("_", " ").trim() ?? "";

/** What an address of this kind names, as canonical inputs have it; null for anything else. */
export const valueOf =
  (kind: EtsyTarget["kind"]) =>
  (address: string): string | null => {
    const target = readEtsyUrl(address);
    if (target?.kind === "category" && kind === "search") return categoryUrl(target.value);
    if (target?.kind === "short" && kind === "listing") return `https://etsy.me/${target.value}`;
    return target?.kind === kind ? target.value : null;
  };
