import { decodePercent, withoutEnd } from "../../plugin-sdk/index.ts";
import { publicCode, shortcodeOf } from "./media-id.ts";

/** What an address of Instagram names. */
export interface SocialTarget {
  kind: "profile" | "post" | "reel" | "hashtag" | "search";
  /** Handle, shortcode or `share/…` link, tag or search text. */
  value: string;
}

export const USERNAME = /^[a-z0-9._]{1,30}$/;
export const SHORTCODE = /^(?:[\w-]{1,28}|share\/(?:(?:p|reel|reels|tv)\/)?[\w-]{1,64})$/;
/** A link made for sharing, which has a code of its own and leads on to the post. */
export const SHARE = /^share\/(?:(p|reel|reels|tv)\/)?[\w-]+$/;

const HOST = /^(?:(?:www|m|web)\.)?(?:instagram\.com|instagr\.am)$/;
const POST_PATH = /^\/(?:[\w.]+\/)?(p|reel|reels|tv)\/([\w-]{1,64})(?:\/|$)/;
/** First segments of addresses that are no handles. */
const RESERVED = new Set(
  "p reel reels tv explore stories accounts about direct api graphql web share legal developer challenge session emails oauth data static".split(
    " ",
  ),
);

/** @returns null for an address that names nothing known */
export function readSocialUrl(address: string): SocialTarget | null {
  const text = address
    .trim()
    .replace(/^(?=(?:[a-z]+\.)?(?:instagram\.com|instagr\.am)(?:\/|$))/i, "https://");
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) return null;
  const path = (decodePercent(url.pathname) ?? url.pathname).replace(/^\/_u\//, "/");
  const shared = withoutEnd(path.replace(/^\//, ""), "/");
  const [share, sharedForm] = SHARE.exec(shared) ?? [];
  if (share !== undefined) return { kind: sharedForm?.startsWith("reel") ? "reel" : "post", value: shared };
  const [, form, code] = POST_PATH.exec(path) ?? [];
  if (code !== undefined)
    return { kind: form?.startsWith("reel") ? "reel" : "post", value: publicCode(code) };
  const tag = /^\/explore\/tags\/([^/]+)/.exec(path)?.[1];
  if (tag !== undefined) return { kind: "hashtag", value: tag.normalize("NFC").toLowerCase() };
  if (/^\/explore\/search(?:\/|$)/.test(path)) {
    const query = url.searchParams.get("q") ?? "";
    return query === "" ? null : { kind: "search", value: query };
  }
  const [, name = ""] = path.split("/");
  const username = name.replace(/^@/, "").toLowerCase();
  return USERNAME.test(username) && !RESERVED.has(username) ? { kind: "profile", value: username } : null;
}

/** A handle from its address, or from another spelling of it; null for the address of anything else. */
export function usernameOf(text: string): string | null {
  const target = readSocialUrl(text);
  if (target !== null || URL.canParse(text)) return target?.kind === "profile" ? target.value : null;
  return withoutEnd(text.trim().replace(/^@/, ""), "/").toLowerCase();
}

/** A shortcode from the address of a post, from a code with a secret, or from digits that are too many for a code. */
export function shortcodeIn(text: string): string | null {
  const target = readSocialUrl(text);
  if (target !== null) return target.kind === "post" || target.kind === "reel" ? target.value : null;
  if (URL.canParse(text)) return null;
  const code = withoutEnd(text.trim().replace(/^\/?(?:p|reels?|tv)\//, ""), "/");
  if (SHARE.test(code)) return code;
  return /^\d{15,}(?:_\d*)?$/.test(code) ? shortcodeOf(code) : publicCode(code);
}
