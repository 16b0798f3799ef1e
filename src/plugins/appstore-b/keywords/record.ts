import { cell } from "../../../plugin-shared/google/kinds.ts";
import { FieldTable, neededAt } from "../../../plugin-shared/google/field-table.ts";
import { integerField, neededLink, numberField, z } from "../../../plugin-sdk/index.ts";
import { type ListedApp, shopFields } from "../lists/listed-app.ts";

/** What the first results page of a keyword says about the competition. Search volume is public nowhere. */
export const SearchStats = z
  .object({
    resultCount: z
      .int()
      .min(0)
      .describe("Apps on the first results page, which is all that the source shows"),
    titleMatchShare: numberField("Share of them with the keyword in the name, 0 to 1"),
    meanTopRating: numberField(
      "Mean rating of those of the first ten that have installs, 0 to 5; null when one shows none",
    ),
    meanTopMinInstalls: numberField(
      "Mean lower bound of the installs of the first ten; null when the source shows none",
    ),
    ranks: z
      .array(
        z.object({
          appId: z.string().describe("Package name"),
          rank: integerField("Place in the results, from 1; null when it is not on the first page"),
        }),
      )
      .describe("Places of the apps asked for"),
  })
  .meta({ title: "SearchStats" });

export const SUGGESTION = new FieldTable({
  suggestion: neededAt(cell.text, "Search that the source suggests", [0]),
});

/** Record of `keywords`. */
export const Keyword = z
  .object({
    term: z.string().describe("Text that was typed"),
    ...SUGGESTION.shape,
    resultPosition: z.int().min(1).describe("Place among the suggestions, from 1"),
    url: neededLink("Results page of the suggestion"),
    ...shopFields,
    searchStats: SearchStats.nullable().describe(
      "First results page of the suggestion, with `includeSearchStats`",
    ),
  })
  .meta({ title: "Keyword" });

export type SearchStats = z.output<typeof SearchStats>;

const TOP = 10;

/** What a results page says about the competition for a keyword, and where the asked apps stand. */
export function searchStats(
  keyword: string,
  apps: readonly ListedApp[],
  appIds: readonly string[],
): SearchStats {
  const top = apps.slice(0, TOP);
  const ratings = top.filter(({ installs }) => installs !== null).map(({ rating }) => rating);
  const needle = keyword.toLowerCase();
  const matches = apps.filter(({ title }) => title.toLowerCase().includes(needle)).length;
  return {
    resultCount: apps.length,
    titleMatchShare: apps.length === 0 ? null : matches / apps.length,
    meanTopRating: ratings.includes(null) ? null : mean(ratings),
    meanTopMinInstalls: mean(top.map((app) => app.minInstalls)),
    ranks: appIds.map((appId) => ({ appId, rank: apps.findIndex(({ id }) => id === appId) + 1 || null })),
  };
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
