/** What an address of the App Store names. */
export interface StoreTarget {
  kind: "app" | "developer" | "genre" | "search";
  /** Id, or the search text. */
  value: string;
  country: string | undefined;
  language: string | undefined;
}

const KINDS = {
  app: "app",
  developer: "developer",
  artist: "developer",
  genre: "genre",
  charts: "genre",
} as const;
/** `/us/app/some-slug/id310633997`, `/us/iphone/charts/6014`, `/us/iphone/search`; the country may be missing. */
const PATH =
  /^\/(?:([a-z]{2})\/)?(?:(?:iphone|ipad|mac)\/)?(?:(app|developer|artist|genre|charts)\/(?:[^/]+\/)*(?:id)?(\d+)|search)\/?$/;

/** Reads an address of apps.apple.com or itunes.apple.com, `itms-apps://` included. @returns null when it names nothing known */
export function readStoreUrl(address: string): StoreTarget | null {
  const url = URL.parse(address.trim().replace(/^itms(?:-apps)?s?:/i, "https:"));
  if (
    url === null ||
    !/^(?:https?:)$/.test(url.protocol) ||
    !/^(?:apps|itunes)\.apple\.com$/.test(url.hostname)
  )
    return null;
  const [found, country, kind, id] = PATH.exec(url.pathname) ?? [];
  const value = id ?? url.searchParams.get("term");
  if (found === undefined || value === null || value.trim() === "") return null;
  const language = url.searchParams.get("l") ?? undefined;
  return {
    kind: kind === undefined ? "search" : KINDS[kind as keyof typeof KINDS],
    value,
    country,
    language,
  };
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
