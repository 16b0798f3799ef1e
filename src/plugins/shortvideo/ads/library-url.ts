import { parseDate } from "../../../plugin-sdk/index.ts";

const parsed = (text: string): URL | null => {
  const url = URL.parse(text);
  return url?.hostname === "library.tiktok.com" && /^\/ads\/?$/.test(url.pathname) ? url : null;
};
export const isLibraryUrl = (text: string): boolean => parsed(text) !== null;

/** The fields that an address of results in the library names; null for any other address. */
export function readLibraryUrl(text: string): Record<string, string> | null {
  const url = parsed(text);
  if (url === null) return null;
  const of = (name: string) => url.searchParams.get(name)?.trim() || null;
  const region = of("region");
  const dayOf = (name: string) => parseDate(of(name) ?? "")?.slice(0, "2026-01-31".length) ?? null;
  const fields = {
    queries: of("adv_name") ?? of("query"),
    searchBy: of("query_type") === "2" ? "keyword" : null,
    region: region?.toLowerCase() === "all" ? null : region,
    startDate: dayOf("start_time"),
    endDate: dayOf("end_time"),
    sort: of("sort_type")?.startsWith("impression") === true ? "mostShown" : null,
  };
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
