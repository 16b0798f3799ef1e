import { decodePercent } from "../../plugin-sdk/index.ts";
import { featureId, isTopic } from "./ids.ts";

/** What an address of Google Maps names. */
export interface MapsTarget {
  /** `page`: a place whose address has no id; `short`: an address that leads to another. */
  kind: "place" | "page" | "search" | "list" | "short";
  /** Id or search text; for `page` and `short` the address. */
  value: string;
  /** Where the map of a search lies. */
  viewport: Viewport | null;
  language: string | undefined;
  country: string | undefined;
}

export interface Viewport {
  latitude: number;
  longitude: number;
  /** Height of the map. */
  meters: number;
}

const HOST = /^(?:(?:www|maps|search)\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;
const SHORT = /^(?:maps\.app\.goo\.gl\/[\w-]+|goo\.gl\/maps\/[\w-]+)/;
const FEATURE = /(?:!1s|[?&]ftid=)(0x[0-9a-f]+(?::|%3a)0x[0-9a-f]+)/i;
const PLACE_ID = /(?:place_?id[:=]|place_id%3a|!19s)([A-Za-z0-9_-]{20,})/i;
/** Id in Google's knowledge graph. */
const TOPIC = /(?:!16s|[?&]kgmid=)((?:\/|%2f)[gm](?:\/|%2f)\w+)/i;
const CID = /[?&](?:cid|ludocid)=(\d{5,20})/;
const LIST = /(?:\/placelists\/list\/|!11m\d+!2s)([A-Za-z0-9_-]{10,256})/;
const AT = /\/@(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d+(?:\.\d+)?)([zm])/;
export const LIST_ID = /^[A-Za-z0-9_-]{10,256}$/;

/** Reads an address of Google Maps in any country. @returns null when it names nothing known */
export function readMapsUrl(address: string): MapsTarget | null {
  const url = URL.parse(/^https?:/i.test(address.trim()) ? address.trim() : "");
  if (url === null) return null;
  const { hostname, pathname, href, searchParams } = url;
  const [language, country] = ["hl", "gl"].map((name) => searchParams.get(name) ?? undefined);
  const named = (kind: MapsTarget["kind"], value: string, viewport: Viewport | null = null): MapsTarget => ({
    kind,
    value,
    viewport,
    language,
    country,
  });
  if (SHORT.test(`${hostname}${pathname}`)) return named("short", href);
  if (!HOST.test(hostname)) return null;
  const list = LIST.exec(href)?.[1];
  if (list !== undefined) return named("list", list);
  const id =
    featureId(decodeURIComponent(FEATURE.exec(href)?.[1] ?? "")) ??
    (PLACE_ID.exec(href) ?? CID.exec(href))?.[1] ??
    topicIn(href);
  if (id !== undefined) return named("place", id);
  const query = /^\/maps\/search\/([^/@]+)/.exec(pathname)?.[1] ?? null;
  const text =
    query === null
      ? (searchParams.get("query") ?? searchParams.get("q"))
      : (decodePercent(query.replaceAll("+", " ")) ?? query);
  if (text?.trim() && /^\/(?:maps\/search\/?|maps\/?$|maps\/search\/.*|$)/.test(pathname))
    return named("search", text.trim(), viewportOf(href));
  return /^\/maps\/place\/[^/@]+/.test(pathname) ? named("page", href) : null;
}

/** The id or text in an address of one of these kinds; null for anything else, also for a search with a place on the map. */
export const valueOf =
  (...kinds: readonly MapsTarget["kind"][]) =>
  (text: string): string | null => {
    const target = readMapsUrl(text);
    return target !== null && kinds.includes(target.kind) && target.viewport === null ? target.value : null;
  };

function topicIn(href: string): string | undefined {
  const id = decodeURIComponent(TOPIC.exec(href)?.[1] ?? "");
  return isTopic(id) ? id : undefined;
}

/** Of a zoom the height of a map of 768 pixels. */
function viewportOf(href: string): Viewport | null {
  const [, latitude, longitude, size, unit] = AT.exec(href) ?? [];
  if (latitude === undefined) return null;
  const degrees = Number(latitude);
  const perPixel = (156_543 * Math.cos((degrees * Math.PI) / 180)) / 2 ** Number(size);
  const meters = unit === "m" ? Number(size) : perPixel * 768;
  return { latitude: degrees, longitude: Number(longitude), meters: Math.round(meters) };
}
