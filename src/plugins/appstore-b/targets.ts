import { withoutEnd } from "../../plugin-sdk/index.ts";
import { PATHS } from "./source.ts";

/** What a Google Play address names. */
export interface PlayTarget {
  kind: "app" | "developer" | "search" | "category";
  /** Package name, developer id, search text or category id. */
  value: string;
  /** Chart that a category address names, as in `/collection/topselling_paid`. */
  chart: string | null;
  country: string | null;
  language: string | null;
}

const KINDS: Readonly<Record<string, { kind: PlayTarget["kind"]; param: string }>> = {
  [PATHS.app]: { kind: "app", param: "id" },
  [PATHS.dataSafety]: { kind: "app", param: "id" },
  [PATHS.developerByNumber]: { kind: "developer", param: "id" },
  [PATHS.developerByName]: { kind: "developer", param: "id" },
  [PATHS.search]: { kind: "search", param: "q" },
};

/** Reads an address of Google Play, `market://` included. @returns null when it names nothing that is known */
export function readPlayUrl(address: string): PlayTarget | null {
  const url = URL.parse(address.trim());
  if (url === null) return null;
  const path = shopPath(url);
  if (path === null) return null;
  const query = url.searchParams;
  const base = { chart: null, country: query.get("gl"), language: query.get("hl") };
  const known = KINDS[path];
  if (known !== undefined) {
    const value = query.get(known.param)?.trim() ?? "";
    return value === "" ? null : { kind: known.kind, value, ...base };
  }
  const [, value, chart] = /^\/store\/apps\/category\/([A-Za-z_]+)(?:\/collection\/(\w+))?$/.exec(path) ?? [];
  return value === undefined ? null : { ...base, kind: "category", value, chart: chart ?? null };
}

/** `market://details?id=…` is what `/store/apps/details?id=…` is in a browser. */
function shopPath(url: URL): string | null {
  if (url.protocol === "market:") {
    if (url.host === "details") return PATHS.app;
    return url.host === "search" ? PATHS.search : null;
  }
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.hostname !== "play.google.com") return null;
  return withoutEnd(url.pathname, "/");
}
