import { countryOfPrefix } from "./source.ts";

/** What an address of Etsy names. */
export interface EtsyTarget {
  kind: "listing" | "shop" | "search";
  /** Number of the listing, name of the shop, or the search text. */
  value: string;
  countryCode: string | undefined;
}

const SHOP_NAME = /^[A-Za-z0-9]{2,30}$/;
/** Sub-domains that are no shops. */
const OWN_HOSTS = /^(?:www|m|api|openapi|help|blog|investors|careers|developers?|i|img\d*)$/i;

/** Reads an address of etsy.com, with or without a locale, slug or query. @returns null when it names nothing known */
export function readEtsyUrl(address: string): EtsyTarget | null {
  const url = URL.parse(address.trim());
  const host = /^(?:([A-Za-z0-9-]+)\.)?etsy\.com$/i.exec(url?.hostname ?? "");
  if (url === null || host === null || !/^https?:$/.test(url.protocol)) return null;
  const parts = url.pathname.split("/").filter((part) => part !== "");
  const country = countryOfPrefix(parts[0] ?? "");
  const [kind, name = ""] = country === null ? parts : parts.slice(1);
  const target = (of: EtsyTarget["kind"], value: string): EtsyTarget | null =>
    value === "" ? null : { kind: of, value, countryCode: country ?? undefined };
  const sub = host[1] ?? "www";
  if (kind === "listing") return target("listing", /^\d+$/.test(name) ? name : "");
  if (kind === "shop") return target("shop", SHOP_NAME.test(name) ? name : "");
  if (kind === "search") return target("search", url.searchParams.get("q")?.trim() ?? "");
  if (kind === "market") return target("search", phraseOf(name));
  return !OWN_HOSTS.test(sub) && SHOP_NAME.test(sub) ? target("shop", sub) : null;
}

/** The words of a market page: `dog_bed` is "dog bed". */
export function phraseOf(slug: string): string {
  try {
    return decodeURIComponent(slug).replaceAll("_", " ").trim();
  } catch {
    return "";
  }
}

/** The id, name or text in an address of this kind; null for anything else. */
export const valueOf =
  (kind: EtsyTarget["kind"]) =>
  (address: string): string | null => {
    const target = readEtsyUrl(address);
    return target?.kind === kind ? target.value : null;
  };
