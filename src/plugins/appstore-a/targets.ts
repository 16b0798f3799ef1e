/** What an address of the App Store names. */
export interface StoreTarget {
  kind: "app" | "developer" | "genre" | "search";
  /** Id, or the search text. */
  value: string;
  country: string | undefined;
  language: string | undefined;
  /** Of a search or chart: the device in its address. */
  device: string | undefined;
  /** The chart in its address, by our name. */
  chart: string | undefined;
}

const KINDS: Readonly<Record<string, StoreTarget["kind"]>> = {
  app: "app",
  developer: "developer",
  artist: "developer",
  genre: "genre",
  charts: "genre",
};
const DEVICE = /^(?:iphone|ipad|mac)$/;
/** `top-free-apps`, `top-paid-games`. */
const CHART = /^top-(free|paid|grossing)-[a-z-]+$/;

/**
 * Reads an address of apps.apple.com or itunes.apple.com, `itms-apps://` included: `/us/app/some-slug/id310633997`,
 * `/us/charts/ipad/top-paid-apps/6014`, `/us/iphone/charts/6014`, `/us/mac/search?term=chess`, `…/viewSoftware?id=310633997`;
 * the country may be missing. @returns null when it names nothing known
 */
export function readStoreUrl(address: string): StoreTarget | null {
  const url = URL.parse(address.trim().replace(/^itms(?:-apps)?s?:/i, "https:"));
  if (url === null || !/^https?:$/.test(url.protocol) || !/^(?:apps|itunes)\.apple\.com$/.test(url.hostname))
    return null;
  const parts = url.pathname.split("/").filter((part) => part !== "");
  const country = /^[a-z]{2}$/i.test(parts[0] ?? "") ? parts.shift()?.toLowerCase() : undefined;
  const device = parts.find((part) => DEVICE.test(part));
  const chart = parts.flatMap((part) => CHART.exec(part)?.[1] ?? [])[0];
  const [word = "", ...rest] = parts.filter((part) => !DEVICE.test(part));
  const query = (name: string) => url.searchParams.get(name)?.trim() ?? "";
  const id = [rest.at(-1) ?? "", query("id")].flatMap((text) => /^(?:id)?(\d+)$/.exec(text)?.[1] ?? [])[0];
  const base = { country, language: url.searchParams.get("l") ?? undefined };
  if (word === "search" && query("term") !== "")
    return { ...base, kind: "search", value: query("term"), device, chart: undefined };
  const kind = CHART.test(word) ? "genre" : url.pathname.endsWith("/viewSoftware") ? "app" : KINDS[word];
  if (kind === undefined || id === undefined) return null;
  return kind === "genre"
    ? { ...base, kind, value: id, device, chart: chart === undefined ? undefined : `top_${chart}` }
    : { ...base, kind, value: id, device: undefined, chart: undefined };
}

/** The id or text in an address of this kind, or in the form `id310633997`; null for anything else. */
export const valueOf =
  (kind: StoreTarget["kind"]) =>
  (text: string): string | null => {
    const target = readStoreUrl(text);
    return target === null
      ? (/^id(\d+)$/.exec(text)?.[1] ?? null)
      : target.kind === kind
        ? target.value
        : null;
  };

/** Whether a text is an address, of whatever site, and no text to search for. */
export const isAddress = (text: string): boolean =>
  /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(text) || /^(?:[\w-]+\.)*apple\.com\//i.test(text);
