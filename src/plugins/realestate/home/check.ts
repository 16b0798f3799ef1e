import { changed, type RunContext, SourceError } from "../../../plugin-sdk/index.ts";
import type { Filters } from "../inputs.ts";
import type { HomeDraft } from "./home-record.ts";

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .match(/[\p{L}\d]{3,}/gu) ?? [];

/** Throws where a site answers with another place than it was asked for: both fall back to one without a word. `isPart`: not all rows could be read. */
export function checkPlace(
  asked: string,
  shown: readonly (string | null)[],
  url: string,
  isPart = false,
): void {
  const known = new Set(shown.flatMap((text) => wordsOf(text ?? "")));
  const words = wordsOf(asked);
  if (known.size === 0 || (isPart && !words.some((word) => known.has(word))))
    throw changed({ url }, "The answer does not say which place it is of.");
  if (words.length === 0 || words.some((word) => known.has(word))) return;
  const message = `The site does not know "${asked}" and shows another place: ${shown.find(Boolean) ?? ""}.`;
  throw new SourceError("input_not_found", message, { url });
}

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
