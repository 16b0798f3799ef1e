import { changed, type PageRef, type RunContext, SourceError } from "../../../plugin-sdk/index.ts";
import type { Filters } from "../filter-input.ts";
import type { HomeDraft } from "./home-record.ts";
import { isSameAddress, isSamePlace, namesHouse, type ShownPlace } from "./place-name.ts";

/** Throws where a site answers with another place than it was asked for: both fall back to one without a word. `isPart`: not all rows could be read. */
export function checkPlace(asked: string, shown: readonly ShownPlace[], url: string, isPart = false): void {
  const known = shown.filter(({ text }) => text !== "");
  const isSame = namesHouse(asked) ? isSameAddress : isSamePlace;
  if (known.some((place) => isSame(asked, place))) return;
  if (known.length === 0 || isPart) throw changed({ url }, "The answer does not say which place it is of.");
  const message = `The site does not know "${asked}" and shows another place: ${known[0]?.text ?? ""}.`;
  throw new SourceError("input_not_found", message, { url });
}

/** Throws where a search is answered with one home that is not the one of an address that was asked for. */
export function checkHome(asked: string, home: Pick<HomeDraft, "address">, page: PageRef): void {
  if (placesOf([home]).some((place) => isSameAddress(asked, place))) return;
  throw changed(page, `The page is about one home, and does not say that it is "${asked}".`);
}

/** The places of homes; a home whose city is not known counts by the text of its address. */
export const placesOf = (homes: readonly Pick<HomeDraft, "address">[]): ShownPlace[] =>
  homes.flatMap(({ address }) => {
    if (address === null) return [];
    const { city, region, postalCode, street, text } = address;
    const own = city === null ? text : [city, region, postalCode].filter((part) => part !== null).join(", ");
    return own === null ? [] : [{ text: own, isCity: true, street }];
  });

/** Tells of homes that the filters should have kept out: the site did not apply them. */
export function checkFilters(homes: readonly HomeDraft[], asked: Filters, warn: RunContext["warn"]): void {
  const outside = (value: number | null, min = -Infinity, max = Infinity) =>
    value !== null && (value < min || value > max);
  const strange = homes.filter(
    ({ kind, price, beds, baths }) =>
      kind === "home" &&
      (outside(price, asked.minPrice, asked.maxPrice) ||
        outside(beds, asked.minBeds, asked.maxBeds) ||
        outside(baths, asked.minBaths, asked.maxBaths)),
  );
  if (strange.length > 0)
    warn(
      "filter_not_applied",
      `${strange.length} of ${homes.length} homes are not in the range that was asked for.`,
    );
}
