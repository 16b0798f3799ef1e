import {
  changed,
  type Finder,
  type Found,
  int,
  listAsAsked,
  type ListPart,
  type RunContext,
  str,
  type z,
} from "../../../plugin-sdk/index.ts";
import { checkFilters, checkHome, placesOf } from "../home/check.ts";
import type { Home, HomeDraft } from "../home/home-record.ts";
import { isSamePlace } from "../home/place-name.ts";
import { DAYS, type Filters, HOME_TYPES } from "../filter-input.ts";
import { asAsked } from "../inputs.ts";
import { originOf, REDFIN } from "../source.ts";
import { readAddress } from "../targets.ts";
import type { Status } from "../zillow/filters.ts";
import type { Asked, Search } from "../zillow/search-pages.ts";
import { aroundHome } from "./around-home.ts";
import { listIn, payloadObject } from "./answer.ts";
import { readCard } from "./card.ts";
import { redfinHome } from "./property-page.ts";
import { type Region, resolveRegion } from "./region.ts";

/** One answer holds no more; a further page was never seen to work. */
const MAX_HOMES = 350;
const KINDS: Readonly<Record<(typeof HOME_TYPES)[number], string>> = {
  house: "1",
  condo: "2",
  apartment: "2",
  townhouse: "3",
  multi_family: "4",
  land: "5",
  manufactured: "6",
};
const TAKEN = ["minPrice", "maxPrice", "minBeds", "minBaths", "homeTypes", "withinDays"];

/** The homes for one place, or address of a region, on Redfin. */
export async function* redfinHomes(
  ctx: RunContext,
  { location, status, asked, around }: Search,
  found: Finder<z.input<typeof Home>>,
): AsyncGenerator<Found<z.input<typeof Home>>, void, void> {
  const region = await resolveRegion(ctx, location);
  if ("homeUrl" in region) {
    const { page, home } = await redfinHome(ctx, readAddress(region.homeUrl));
    checkHome(location, home, page);
    const market = asked.includeMarkets ? aroundHome(page, { answer: "page", warn: ctx.warn }) : null;
    yield found(page, ...asAsked(asked, { ...home, market, location }));
    return;
  }
  warnOfFilters(asked, ctx.warn);
  const origin = ctx.origin(originOf(readAddress(location)?.url ?? REDFIN));
  const page = await ctx.http.get(`${origin}/stingray/api/gis`, {
    query: { ...queryOf(status, asked), region_id: region.id, region_type: region.listType },
  });
  const payload = payloadObject(page);
  const rows = listIn(page, payload, "homes");
  if (rows.length === 0) {
    await checkEmpty(ctx, origin, region);
    ctx.foundNothing(`No homes for "${location}".`);
  }
  const reading = { answer: "list", warn: ctx.warn };
  const homes = rows.map((row) => readCard(row, reading));
  const known = homes.filter((home) => home !== null);
  if (rows.length > 0 && known.length === 0) throw changed(page, "No row of the list says which home it is.");
  const homePlaces = placesOf(known);
  const places =
    homePlaces.length > 0 ? homePlaces : [{ text: str(payload, "serviceRegionName") ?? "", isCity: false }];
  if (rows.length > 0)
    listAsAsked(ctx, page, {
      place: {
        asked: region.place,
        shown: places[0]?.text || null,
        isSame: (_, place) => places.some((one) => isSamePlace(place, one)),
      },
      status: { asked: status, shown: statusOfRows(rows, known) },
      // Redfin repeats no filter: homes that are all outside of one are of another list.
      price: rangePart(known, "price", asked.minPrice, asked.maxPrice),
      beds: rangePart(known, "beds", asked.minBeds),
      baths: rangePart(known, "baths", asked.minBaths),
    });
  if (rows.length >= MAX_HOMES)
    ctx.warn("page_limit_reached", `Redfin gives ${MAX_HOMES} homes at most; narrow the search by price.`);
  checkFilters(known, asked, ctx.warn);
  const market = asked.includeMarkets && known.length > 0 ? await around.redfin(ctx, location, region) : null;
  for (const [index, home] of homes.entries()) {
    if (home === null) ctx.warn("row_dropped", "A row does not say which home it is.");
    else yield found.row(page, ...asAsked(asked, { ...home, market, location, resultPosition: index + 1 }));
  }
  around.end();
}

/** Whether homes are for sale or sold; null where they are neither, or of both kinds. */
function statusOfRows(rows: readonly unknown[], homes: readonly HomeDraft[]): Status | null {
  if (rows.every((row) => int(row, "searchStatus") === 1)) return "sale";
  const [first, ...others] = new Set(homes.flatMap(({ status }) => status ?? []));
  return first === "RECENTLY_SOLD" && others.length === 0 ? "sold" : null;
}

const rangePart = (
  homes: readonly HomeDraft[],
  name: "price" | "beds" | "baths",
  min = -Infinity,
  max = Infinity,
): ListPart => {
  const values = homes.flatMap((home) => home[name] ?? []);
  return {
    asked: min === -Infinity && max === Infinity ? null : `${min} to ${max}`,
    shown: values[0] ?? null,
    isSame: () => values.some((value) => value >= min && value <= max),
  };
};

/**
 * An empty list is of the form of a broken one and counts nothing: it is believed where the same region lists what was
 * sold within the longest time that can be asked for.
 */
async function checkEmpty(ctx: RunContext, origin: string, region: Region): Promise<void> {
  const widest = { withinDays: Math.max(...Object.keys(DAYS).map(Number)) };
  const page = await ctx.http.get(`${origin}/stingray/api/gis`, {
    query: { ...queryOf("sold", widest), region_id: region.id, region_type: region.listType },
  });
  const rows = listIn(page, payloadObject(page), "homes");
  if (rows.length === 0)
    throw changed(page, "Redfin lists no home of this region, for sale or sold: it may not know the region.");
}

function queryOf(status: Status, asked: Filters) {
  const { homeTypes = HOME_TYPES, withinDays = 365 } = asked;
  return {
    al: 1,
    num_homes: MAX_HOMES,
    start: 0,
    v: 8,
    sf: "1,2,3,5,6,7",
    status: 9,
    uipt: [...new Set(homeTypes.map((kind) => KINDS[kind]))].sort().join(","),
    min_price: asked.minPrice,
    max_price: asked.maxPrice,
    num_beds: asked.minBeds,
    num_baths: asked.minBaths,
    // Without `mpt` the answer lists homes for sale.
    ...(status === "sold" ? { sold_within_days: withinDays, mpt: 99 } : {}),
  };
}

function warnOfFilters(asked: Asked, warn: RunContext["warn"]): void {
  const filters = ["location", "locations", "source", "status", ...TAKEN];
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined && !filters.includes(name) && !name.startsWith("include"))
      warn("filter_not_supported", `${name}: Redfin is not asked for it.`);
}
