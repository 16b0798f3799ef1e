import { decodePercent } from "../../plugin-sdk/index.ts";

/** What an address of X names. */
export interface Target {
  kind: "post" | "profile" | "search";
  /** Id of the post, name of the account, or the search text. */
  value: string;
  /** Tab of a search, as its address has it. */
  tab: string | null;
}

/** Ids are 64-bit numbers without a sign. */
export const POST_ID = /^[1-9]\d{0,18}$/;
/** Since late 2010 ids hold the time at which they were made. */
const FIRST_TIMED_ID = 30_000_000_000n;
const EPOCH_MS = 1_288_834_974_657n;
/** When a post was made, as its id says; null for one of the first years. */
export const madeAt = (id: string): Date | null =>
  BigInt(id) < FIRST_TIMED_ID ? null : new Date(Number((BigInt(id) >> 22n) + EPOCH_MS));

export const USERNAME = /^[A-Za-z0-9_]{1,15}$/;

/** The site, and sites that mirror it under the same paths; requests always go to X itself. */
const HOST =
  /^(?:(?:www|mobile|m)\.)?(?:x|twitter|fxtwitter|vxtwitter|fixupx|fixvx|twittpr|xcancel)\.com$|^(?:[a-z0-9-]+\.)*nitter\.[a-z0-9.-]+$/;
const BARE = /^(?=(?:(?:www|mobile|m)\.)?(?:x|twitter)\.com\/)/i;
const POST = /^\/(?:i(?:\/web)?|[A-Za-z0-9_]{1,15})\/status(?:es)?\/(\d{1,19})(?:\/|$)/;
/** First parts of paths that are no account. */
const RESERVED = new Set(
  (
    "home explore search settings notifications messages i hashtag intent share login logout signup tos privacy " +
    "compose jobs about account download oauth help"
  ).split(" "),
);

/** Reads an address of X. @returns null when it names nothing known */
export function readXUrl(address: string): Target | null {
  const url = URL.parse(address.trim().replace(BARE, "https://"));
  if (url === null || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) return null;
  const id = POST.exec(url.pathname)?.[1];
  if (id !== undefined) return POST_ID.test(id) ? { kind: "post", value: id, tab: null } : null;
  const [first = "", second = ""] = url.pathname.split("/").filter((part) => part !== "");
  if (first === "search" && url.searchParams.get("q")?.trim())
    return { kind: "search", value: url.searchParams.get("q") ?? "", tab: url.searchParams.get("f") };
  const tag = decodePercent(second) ?? "";
  if (first === "hashtag" && /^[^%/]+$/.test(tag))
    return { kind: "search", value: `#${tag}`, tab: url.searchParams.get("f") };
  const name = first.replace(/^@/, "");
  const isName = USERNAME.test(name) && !RESERVED.has(name.toLowerCase());
  return isName ? { kind: "profile", value: name, tab: null } : null;
}

/** The id in the address of a post. */
export const postIdOf = (text: string): string | null => valueOf("post", text);

/** `NASA` from `@NASA` or the address of the account. */
export function usernameOf(text: string): string | null {
  const name = /^@([A-Za-z0-9_]{1,15})$/.exec(text.trim())?.[1];
  return name ?? valueOf("profile", text);
}

function valueOf(kind: Target["kind"], text: string): string | null {
  const target = readXUrl(text);
  return target?.kind === kind ? target.value : null;
}
