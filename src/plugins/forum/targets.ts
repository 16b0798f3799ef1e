import { decodePercent } from "../../plugin-sdk/index.ts";
import { SITE } from "./source.ts";

/** What an address of Reddit names. */
export interface ForumTarget {
  kind: "community" | "post" | "user" | "search" | "list";
  /** Name, id, `r/name/s/code` of a share link, or the search text. */
  value: string;
  /** Of a search inside of a community. */
  community?: string | undefined;
  sort?: string | undefined;
  time?: string | undefined;
}

const NAME = String.raw`(?:u_[\w-]{2,30}|\w{2,24}|reddit\.com)`;
/** One community, or several with a plus between them. */
export const COMMUNITY = new RegExp(`^${NAME}(?:\\+${NAME}){0,49}$`);
export const USER = /^[\w-]{2,30}$/;
/** An id in base 36, or the end of a share link, which leads to one. */
export const POST = /^(?:[0-9a-z]{3,10}|(?:r|u|user)\/[\w-]{2,30}\/s\/\w{6,20})$/;

const HOST = /^(?:[a-z0-9-]+\.)?reddit\.com$/;
const LISTS = new Set(["popular", "all"]);
const SORTS = new Set(["hot", "new", "top", "rising", "controversial", "best"]);

const NO_SCHEME = /^(?=(?:[a-z0-9-]+\.)*(?:reddit\.com|redd\.it)(?:\/|$))/i;
const NO_HOST = /^\/?(?=(?:r|u|user)\/\S)/i;

/** Reads an address of any of Reddit's hosts, also without its scheme or host. @returns null when it names nothing known */
export function readForumUrl(address: string): ForumTarget | null {
  const text = address.trim().replace(NO_SCHEME, "https://").replace(NO_HOST, `${SITE}/`);
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname.replace(/\/?\.?(?:rss|json)$/, "");
  const segments = path.split("/").slice(1);
  if (/^(?:www\.)?redd\.it$/.test(url.hostname)) return post(segments[0]);
  return HOST.test(url.hostname) ? readPath(segments, url.searchParams) : null;
}

function readPath(segments: readonly string[], query: URLSearchParams): ForumTarget | null {
  const [first = "", second = "", third = "", fourth = ""] = segments;
  const isUser = first === "user" || first === "u";
  const order = {
    sort: query.get("sort") ?? (SORTS.has(third) ? third : undefined),
    time: query.get("t") ?? undefined,
  };
  if (first === "comments" || first === "gallery") return post(second);
  if (first === "search") return search(query, undefined);
  if ((first !== "r" && !isUser) || second === "") return null;
  if (third === "comments" && fourth !== "") return post(fourth);
  if (third === "s") return post(`${first}/${second}/s/${fourth}`);
  if (isUser) return USER.test(second) ? { kind: "user", value: second, ...order } : null;
  if (third === "search") return search(query, second);
  const value = decodePercent(second) ?? second;
  if (LISTS.has(value)) return { kind: "list", value, ...order };
  return COMMUNITY.test(value) ? { kind: "community", value, ...order } : null;
}

function post(id: string | undefined): ForumTarget | null {
  const value = id !== undefined && id.includes("/") ? id : id?.toLowerCase();
  return value !== undefined && POST.test(value) ? { kind: "post", value } : null;
}

function search(query: URLSearchParams, community: string | undefined): ForumTarget | null {
  const value = query.get("q")?.trim() ?? "";
  const [sort, time] = [query.get("sort") ?? undefined, query.get("t") ?? undefined];
  return value === "" ? null : { kind: "search", value, community, sort, time };
}

const valueOf = (kind: ForumTarget["kind"]) => (text: string) => {
  const target = readForumUrl(text);
  return target?.kind === kind ? target.value : null;
};
/** `name` of an address, or of `r/name`; `popular` and `all` may stand for one. */
export const communityOf = (text: string): string | null =>
  valueOf("community")(text) ?? valueOf("list")(text);
/** `name` of an address, of `u/name`, or of `@name`. */
export const userOf = (text: string): string | null =>
  valueOf("user")(text) ?? /^@([\w-]{2,30})$/.exec(text.trim())?.[1] ?? null;
export const searchTextOf = valueOf("search");
/** `abc12` of an address, of `t3_abc12`, or in another spelling. */
export const postOf = (text: string): string | null => {
  const target = readForumUrl(text);
  if (target !== null) return target.kind === "post" ? target.value : null;
  const bare = text.trim().replace(/^t3_/i, "");
  return /^[0-9a-z]+$/i.test(bare) ? bare.toLowerCase() : null;
};
