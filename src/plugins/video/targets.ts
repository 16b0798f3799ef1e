import { decodePercent } from "../../plugin-sdk/index.ts";

/** What an address of YouTube names. */
export interface VideoTarget {
  kind: "video" | "channel" | "playlist" | "search";
  /** Id, `@handle`, `c/name`, `user/name`, or the search text: of the page of a hashtag that, with its sign. */
  value: string;
  /** Tab that the address of a channel names. */
  tab?: string;
}

export const VIDEO_ID = /^[\w-]{11}$/;
/** Lists that one may share: of a person, of all uploads, of an album. Mixes (RD) and lists of the viewer's own are made per viewer. */
export const PLAYLIST_ID = /^(?:PL|UU|FL|OLAK5uy_)[\w-]{10,}$/;
/** A channel as its address has it behind the host: an id, a handle, or a name of older times. */
export const CHANNEL = /^(?:UC[\w-]{22}|@[\p{L}\p{N}\p{M}_.·-]{3,30}|(?:c|user)\/[^/?#\s]{1,100})$/u;

/** A hashtag, with its sign. */
export const HASHTAG = /^#[\p{L}\p{N}\p{M}_·]{1,100}$/u;

const HOST = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const VIDEO_PATH = /^\/(?:shorts|live|embed|v|e)\/([\w-]{11})(?:\/|$)/;

/** @returns null for an address that names nothing known */
export function readVideoUrl(address: string): VideoTarget | null {
  const url = URL.parse(
    address.trim().replace(/^(?=(?:[a-z-]+\.)*(?:youtube\.com|youtu\.be)\/)/i, "https://"),
  );
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const path = (decodePercent(url.pathname) ?? url.pathname).replace(/\/$/, "");
  if (url.hostname === "youtu.be") return target("video", VIDEO_ID, path.slice(1));
  if (!HOST.test(url.hostname)) return null;
  const query = (name: string) => url.searchParams.get(name) ?? "";
  const short = VIDEO_PATH.exec(`${path}/`)?.[1];
  if (short !== undefined) return target("video", VIDEO_ID, short);
  if (path === "/watch") return target("video", VIDEO_ID, query("v"));
  if (path === "/playlist") return target("playlist", PLAYLIST_ID, query("list"));
  if (path === "/results") return target("search", /\S/, query("search_query") || query("q"));
  const tag = /^\/hashtag\/([^/]+)$/.exec(path)?.[1];
  if (tag !== undefined) return target("search", HASHTAG, `#${tag}`);
  const channel = /^\/(?:channel\/(UC[^/]*)|(@[^/]+)|((?:c|user)\/[^/]+))(?:\/([a-z]+))?(?:\/|$)/.exec(path);
  const named = target("channel", CHANNEL, channel?.[1] ?? channel?.[2] ?? channel?.[3] ?? "");
  const tab = channel?.[4];
  return named === null || tab === undefined ? named : { ...named, tab };
}

/** Whether a text is an address, of whatever site, and no text to search for. */
export const isAddress = (text: string): boolean =>
  /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(text) || /^(?:[a-z-]+\.)*(?:youtube\.com|youtu\.be)\//i.test(text);

/** The id or text in an address of this kind, or in a bare handle; null for anything else. */
export const valueOf =
  (kind: VideoTarget["kind"]) =>
  (text: string): string | null => {
    const named = readVideoUrl(text);
    if (named?.kind === kind) return named.value;
    // A list may be named by the address of a film in it.
    const list = kind === "playlist" ? URL.parse(text)?.searchParams.get("list") : null;
    return list !== null && list !== undefined && PLAYLIST_ID.test(list) ? list : null;
  };

function target(kind: VideoTarget["kind"], form: RegExp, value: string): VideoTarget | null {
  return form.test(value) ? { kind, value } : null;
}
