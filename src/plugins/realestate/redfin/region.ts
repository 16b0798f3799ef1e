import {
  at,
  decodePercent,
  obj,
  type PageText,
  type RunContext,
  SourceError,
  str,
} from "../../../plugin-sdk/index.ts";
import { checkPlace } from "../home/check.ts";
import { isSamePlace, type ShownPlace } from "../home/place-name.ts";
import { originOf, REDFIN } from "../source.ts";
import { homeUrl, readAddress } from "../targets.ts";
import { listIn, payloadObject } from "./answer.ts";

/** A region by the two numbers that name it, which lists and market figures count differently. */
export interface Region {
  id: string;
  listType: string;
  marketType: string;
  name: string;
  /** The place that it is, as a list has to show it; null where nobody knows. */
  place: string | null;
  path: string | null;
}

/** Numbers of the kinds of region by the word in their addresses: in lists, and in suggestions and market figures. */
const KINDS: Readonly<Record<string, readonly [list: string, market: string]>> = {
  city: ["6", "2"],
  zipcode: ["2", "4"],
  neighborhood: ["1", "1"],
  county: ["5", "5"],
};

/** The region that a text or address names, or the address of the one home that it names. */
export async function resolveRegion(
  ctx: RunContext,
  location: string,
): Promise<Region | { homeUrl: string }> {
  const target = readAddress(location);
  const [, kind = "", id = ""] = new URL(target?.url ?? REDFIN).pathname.split("/");
  const [listType, marketType] = KINDS[kind] ?? [];
  if (target !== null && kind !== "zipcode" && listType !== undefined && marketType !== undefined)
    return {
      id,
      listType,
      marketType,
      name: "",
      place: placeIn(target.url),
      path: new URL(target.url).pathname,
    };
  const text = target === null ? location : id;
  const query = { location: text, start: 0, count: 10, v: 2 };
  const origin = ctx.origin(originOf(target?.url ?? REDFIN));
  const page = await ctx.http.get(`${origin}/stingray/do/location-autocomplete`, { query });
  return regionOn(page, text);
}

/** `/city/1/NM/Some-Town`, `/neighborhood/2/NM/Some-Town/Old-Town`: the narrowest part comes last. */
function placeIn(url: string): string | null {
  const [, , ...parts] = (decodePercent(new URL(url).pathname) ?? "")
    .split("/")
    .filter((part) => part !== "");
  const filter = parts.indexOf("filter");
  const names = parts.slice(0, filter === -1 ? undefined : filter);
  return names.length === 0
    ? null
    : names
        .map((part) => part.replaceAll("-", " "))
        .toReversed()
        .join(", ");
}

const HOME = /\/home\/(\d+)/;

/** Reads the suggestions for a text. @throws SourceError `input_not_found` where there are none for it */
export function regionOn(page: PageText, text: string): Region | { homeUrl: string } {
  const payload = payloadObject(page);
  const sections = listIn(page, payload, "sections");
  const rows = [
    at(payload, "exactMatch"),
    ...sections.flatMap((section) => listIn(page, obj(section) ?? {}, "rows")),
  ];
  const others: ShownPlace[] = [];
  for (const row of rows) {
    const path = str(row, "url");
    const [found, type, id] = /^(\d+)_(\d+)$/.exec(str(row, "id") ?? "") ?? [];
    const name = [str(row, "name"), str(row, "subName")].filter(Boolean).join(", ");
    if (found !== undefined && type !== undefined && id !== undefined) {
      const shown = { text: name, isCity: path?.startsWith("/city/") === true };
      if (!isSamePlace(text, shown)) {
        others.push(shown);
        continue;
      }
      const [listType, marketType] = KINDS[path?.split("/")[1] ?? ""] ?? [type, type];
      return { id, listType, marketType, name, place: name, path };
    }
    const home = HOME.exec(path ?? "");
    // A home is only meant where no region was suggested first.
    if (home !== null && others.length === 0)
      return { homeUrl: readAddress(REDFIN + (path ?? ""))?.url ?? homeUrl("redfin", home[1] ?? "") };
  }
  if (others.length > 0) checkPlace(text, others, page.url);
  throw new SourceError("input_not_found", `Redfin does not know "${text}".`, { url: page.url });
}
