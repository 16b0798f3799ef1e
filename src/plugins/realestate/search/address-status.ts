import { arr, at, obj, type Step, str } from "../../../plugin-sdk/index.ts";
import { decodedPath, readAddress, searchStateIn } from "../targets.ts";
import type { Status } from "../zillow/filters.ts";

/** Parts of the paths of lists, on both sites. */
const PATHS: readonly (readonly [part: RegExp, status: Status])[] = [
  [/\/(?:rentals|for_rent|apartments-for-rent|rental-buildings)(?:\/|$)/, "rent"],
  [/\/(?:sold|recently_sold|recently-sold)(?:\/|$)|[/,]include=sold-/, "sold"],
  [/\/foreclosures?(?:\/|$)/, "foreclosure"],
];
/** Names of filters, long and short. */
const FILTERS: readonly (readonly [names: readonly string[], status: Status])[] = [
  [["isForRent", "fr"], "rent"],
  [["isRecentlySold", "rs"], "sold"],
];

/** The status of the homes that the address of a list is about; null where it does not say. */
export function statusIn(address: string): Status | null {
  const target = readAddress(address);
  if (target?.kind !== "list") return null;
  const url = new URL(target.url);
  const path = decodedPath(url.pathname) ?? "";
  const filters = obj(searchStateIn(url), "filterState");
  const isOn = (name: string) => at(filters, `${name}.value`) === true;
  return (
    PATHS.find(([part]) => part.test(path))?.[1] ?? FILTERS.find(([names]) => names.some(isOn))?.[1] ?? null
  );
}

/** `status` from the addresses of lists, where the input names none and all of them are about the same. */
export const statusFromAddresses: Step = (raw, note) => {
  const named = new Set([arr(raw, "locations") ?? []].flat().map((item) => statusIn(str(item) ?? "")));
  const [only] = named;
  if ((raw["status"] ?? null) !== null || only === undefined || only === null || named.size > 1) return raw;
  note("status", "Taken from the address.");
  return { ...raw, status: only };
};
