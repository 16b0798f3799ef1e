import {
  eachTarget,
  type Finder,
  type Found,
  type Operation,
  type RunContext,
  z,
} from "../../../plugin-sdk/index.ts";
import { Home } from "../home/home-record.ts";
import { filterInput } from "../filter-input.ts";
import { HOME_FLAGS, homeFlags, locations, onlyZillow, searchForms, sourceInput } from "../inputs.ts";
import { MarketsAround } from "../markets/around.ts";
import { redfinHomes } from "../redfin/search-pages.ts";
import { readAddress } from "../targets.ts";
import type { Status } from "../zillow/filters.ts";
import { type Asked, zillowHomes } from "../zillow/search-pages.ts";

const input = z.object({
  locations: locations("list", "a list of homes"),
  source: sourceInput,
  ...filterInput,
  ...homeFlags,
});
export const searchInput = input;
export const zillowInput = input.extend({ source: onlyZillow });

/** All that the searches have in common; they differ in the status of the homes. */
export const homeSearch = {
  normalize: searchForms,
  features: HOME_FLAGS,
  record: Home,
  dedupeKey: ({ site, id }: z.output<typeof Home>) => `${site} ${id}`,
} satisfies Partial<Operation<typeof input, typeof Home>>;

/** The homes of one status for each place, one after another. */
export function homesOf(
  ctx: RunContext,
  asked: Asked & { locations: string[]; source: "zillow" | "redfin" },
  status: Status,
  found: Finder<z.input<typeof Home>>,
): AsyncGenerator<Found<z.input<typeof Home>>, void, void> {
  const around = new MarketsAround(ctx);
  return eachTarget(ctx, asked.locations, (location, inner) => {
    const homes = (readAddress(location)?.source ?? asked.source) === "zillow" ? zillowHomes : redfinHomes;
    return homes(inner, { location, status, asked, around }, found);
  });
}
