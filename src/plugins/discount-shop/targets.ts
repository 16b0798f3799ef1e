import { countryCode, decodePercent, languageTag, sourceUrl } from "../../plugin-sdk/index.ts";
import { TEMU } from "./source.ts";

/** Which edition of Temu an address or an input names. */
export interface Edition {
  countryCode: string;
  language?: string | undefined;
}

/** What an address of Temu names. */
export interface TemuTarget {
  kind: "product" | "category" | "mall" | "search" | "page" | "share";
  /** Of a product, category or shop; the words of a search; else empty. */
  id: string;
  /** Path below the edition, without a slash at its start. */
  path: string;
  query: Record<string, string>;
  edition: Partial<Edition>;
}

const PREFIX = /^\/([a-z]{2})(?:-([a-z]{2}(?:-[A-Za-z]{2,4})?))?(?=\/|$)/;
const GOODS = /^(?:[^/]*-)?g-(\d{10,20})\.html$/;
const CATEGORY = /^(?:[^/]*-)?o\d-(\d+)\.html$/;
const MALL = /^(?:[^/]*-)?m-(\d{6,20})\.html$/;
/** What is no list of goods: pages of the visitor's own, of the company, and calls. */
const NO_LIST =
  /^(?:login|no-auth|bg[a-z]*_|cart|user|order|checkout|goods|category|mall|search_result|about|privacy|terms|api\/)/;

/** The path after the first part that names the edition, and what that part says. */
export function editionOf(pathname: string): { edition: Partial<Edition>; rest: string } {
  const [prefix = "", country, language] = PREFIX.exec(pathname) ?? [];
  const code = countryCode.safeParse(country).data;
  if (code === undefined) return { edition: {}, rest: pathname };
  const tag = languageTag.safeParse(language).data;
  return {
    edition: { countryCode: code, ...(tag === undefined ? {} : { language: tag }) },
    rest: pathname.slice(prefix.length) || "/",
  };
}

/** Reads an address of temu.com or a share link. @returns null when it names nothing known */
export function readTemuUrl(address: string): TemuTarget | null {
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.hostname === "share.temu.com" || url.hostname === "temu.to")
    return /^\/[\w/-]+$/.test(url.pathname)
      ? { kind: "share", id: "", path: `${url.hostname}${url.pathname}`, query: {}, edition: {} }
      : null;
  if (!/^(?:www\.|m\.|[a-z]{2}\.)?temu\.com$/.test(url.hostname)) return null;
  const { edition, rest } = editionOf(url.pathname);
  const path = rest.slice(1);
  const given = (name: string) => url.searchParams.get(name)?.trim() ?? "";
  const target = (kind: TemuTarget["kind"], id: string, at: string, query = {}): TemuTarget => ({
    ...{ kind, id, path: at, query, edition },
  });
  const [, product] = GOODS.exec(path) ?? [];
  if (product !== undefined) return target("product", product, path);
  if (/^\d{10,20}$/.test(given("goods_id"))) return { ...productOf(given("goods_id")), edition };
  const [, category] = CATEGORY.exec(path) ?? [];
  if (category !== undefined) return target("category", category, path);
  if (/^\d+$/.test(given("opt_id"))) return { ...categoryOf(given("opt_id"), given("opt_level")), edition };
  const [, mall] = MALL.exec(path) ?? [];
  if (mall !== undefined) return target("mall", mall, path);
  if (/^\d{6,20}$/.test(given("mall_id"))) return { ...mallOf(given("mall_id")), edition };
  const words = given("search_key") || wordsIn(path);
  if (words !== "") return { ...searchOf(words), edition };
  return path === "" || (/\.html$/.test(path) && !NO_LIST.test(path)) ? target("page", "", path) : null;
}

/** `search/red-kite.html` searches for "red kite". */
function wordsIn(path: string): string {
  const [, slug = ""] = /^search\/([^/]+)\.html$/.exec(path) ?? [];
  return decodePercent(slug)?.replaceAll("-", " ").trim() ?? "";
}

const asked = (kind: TemuTarget["kind"], id: string, path: string, query: Record<string, string>) => ({
  ...{ kind, id, path, query, edition: {} },
});
export const productOf = (id: string): TemuTarget => asked("product", id, "goods.html", { goods_id: id });
export const mallOf = (id: string): TemuTarget => asked("mall", id, "mall.html", { mall_id: id });
export const searchOf = (text: string): TemuTarget =>
  asked("search", text, "search_result.html", { search_key: text });
export const categoryOf = (id: string, level = ""): TemuTarget =>
  asked("category", id, "category.html", { opt_id: id, ...(/^\d$/.test(level) ? { opt_level: level } : {}) });

/** First part of the path of an edition, with a slash before it; nothing for that of the United States. */
export function prefixOf({ countryCode: code, language }: Edition): string {
  const country = code === "gb" ? "uk" : code;
  if (language === undefined) return country === "us" ? "" : `/${country}`;
  return `/${country}-${language}`;
}

/** The address of a target as Records and canonical inputs have it. */
export function addressOf({ kind, path, query, edition }: TemuTarget): string {
  if (kind === "share") return `https://${path}`;
  const { countryCode: code, language } = edition;
  const prefix = code === undefined ? "" : prefixOf({ countryCode: code, language });
  const search = new URLSearchParams(query).toString();
  const place = path === "" ? `${TEMU}${prefix}/` : sourceUrl(`${TEMU}${prefix}`, "/{path*}", { path });
  return search === "" ? place : `${place}?${search}`;
}

/** The canonical address of what an address names, if it is of one of these kinds; the edition is an input of its own. */
export const canonical =
  (...kinds: TemuTarget["kind"][]) =>
  (address: string): string | null => {
    const target = readTemuUrl(address);
    return target !== null && kinds.includes(target.kind) ? addressOf({ ...target, edition: {} }) : null;
  };
