import { decodePercent, withoutEnd } from "../../plugin-sdk/index.ts";

/** What an address of TikTok names. */
export interface Target {
  kind: "video" | "profile" | "hashtag" | "sound" | "place" | "shop" | "search" | "ad" | "short";
  /** Id, handle, hashtag or search text; of a short link the link itself. */
  value: string;
}

export const ID = /^\d{15,20}$/;
export const HANDLE = /^[a-z0-9_.]{2,24}$/;
/** Letters of any script, digits and underscores. */
export const TAG = /^[\p{L}\p{M}\p{N}_\p{Extended_Pictographic}]{1,100}$/u;
export const SHORT = /^https:\/\/(?:v[mt]\.tiktok\.com|www\.tiktok\.com\/t)\/[\w-]{4,40}$/;

const HOST = /^(?:(?:www|m|us|web|shop)\.)?tiktok\.com$/;
/** What a path names, the first that fits; the name of the group is the kind. */
const PATHS: readonly (readonly [Target["kind"], RegExp])[] = [
  ["video", /^\/@[^/]*\/(?:video|photo)\/(\d+)/],
  ["video", /^\/(?:video|v|share\/video|embed|embed\/v\d|player\/v\d)\/(\d+)(?:\.html)?$/],
  ["profile", /^\/(?:embed\/)?@([^/]+)/],
  ["hashtag", /^\/(?:embed\/|share\/)?tag\/([^/]+)/],
  ["sound", /^\/(?:embed\/|share\/)?(?:music|sound)\/(?:.*-)?(\d+)$/],
  ["place", /^\/place\/(?:.*-)?(\d+)$/],
  ["shop", /^\/(?:shop|view\/product)\/(.+)$/],
  ["search", /^\/discover\/([^/]+)/],
];
const FORMS: Partial<Record<Target["kind"], RegExp>> = {
  video: ID,
  profile: HANDLE,
  hashtag: TAG,
  sound: ID,
  place: ID,
};

/** @returns null for an address that names nothing known */
export function readAddress(address: string): Target | null {
  const url = URL.parse(address.trim().replace(/^(?=(?:[a-z]+\.)?tiktok\.com\/)/i, "https://"));
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const path = withoutEnd(decodePercent(url.pathname) ?? url.pathname, "/");
  const query = (name: string) => url.searchParams.get(name)?.trim() ?? "";
  if (url.hostname === "library.tiktok.com")
    return ID.test(query("ad_id")) ? { kind: "ad", value: query("ad_id") } : null;
  const code = /^(?:\/t)?\/([\w-]{4,40})$/.exec(path)?.[1];
  if (/^v[mt]\.tiktok\.com$/.test(url.hostname) && code !== undefined)
    return { kind: "short", value: `https://${url.hostname}/${code}` };
  if (!HOST.test(url.hostname)) return null;
  if (path.startsWith("/t/") && code !== undefined)
    return { kind: "short", value: `https://www.tiktok.com/t/${code}` };
  if (ID.test(query("item_id"))) return { kind: "video", value: query("item_id") };
  if (/^\/search(?:\/|$)/.test(path) && query("q") !== "") return { kind: "search", value: query("q") };
  for (const [kind, form] of PATHS) {
    const value = form.exec(path)?.[1];
    if (value !== undefined) return checked(kind, value);
  }
  return null;
}

function checked(kind: Target["kind"], found: string): Target | null {
  const value = kind === "search" ? found.replaceAll("-", " ") : found.toLowerCase();
  return FORMS[kind]?.test(value) === false ? null : { kind, value };
}

/** The canonical form of a target of this kind from an address or a loose spelling; null for anything else. */
export const valueOf =
  (...kinds: readonly Target["kind"][]) =>
  (text: string): string | null => {
    const named = readAddress(text);
    if (named !== null) return kinds.includes(named.kind) ? named.value : null;
    const bare = text.trim();
    if (kinds.includes("profile"))
      return HANDLE.test(bare.replace(/^@/, "").toLowerCase()) ? bare.replace(/^@/, "").toLowerCase() : null;
    if (kinds.includes("hashtag")) return bare.replace(/^#/, "").toLowerCase();
    return null;
  };
