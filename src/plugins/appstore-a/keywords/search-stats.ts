import {
  integerField,
  listField,
  localeFields,
  neededLink,
  neededText,
  numberField,
  objectField,
  placeField,
  z,
} from "../../../plugin-sdk/index.ts";
import type { ListedApp } from "../shop/apps.ts";

const statsFields = {
  resultCount: integerField("Apps that the search gives, 200 at most."),
  titleMatchShare: numberField("Share of them with the keyword in the name, 0 to 1."),
  meanTopRating: numberField("Mean rating of the first ten that are rated, 0 to 5."),
  ranks: listField(
    {
      appId: neededText("App asked for."),
      rank: placeField("Place in the results, from 1; null when it is not there."),
    },
    "Places of the apps asked for; null when none was asked for.",
  ),
};

/** Record of `keywords`. */
export const Keyword = z
  .object({
    term: neededText("Text that was typed."),
    suggestion: neededText("Search that the source suggests."),
    resultPosition: placeField("Place among the suggestions, from 1."),
    url: neededLink("Results page of the suggestion."),
    ...localeFields(),
    searchStats: objectField(statsFields, "Results of the suggestion, with `includeSearchStats`."),
  })
  .meta({ title: "Keyword" });

const TOP = 10;

/** What the results say about the competition for a keyword, and where the asked apps stand. */
export function searchStats(
  keyword: string,
  apps: readonly ListedApp[],
  appIds: readonly string[] | undefined,
) {
  const matches = apps.filter(({ title }) => title.toLowerCase().includes(keyword.toLowerCase())).length;
  const ratings = apps.slice(0, TOP).flatMap(({ rating }) => (rating !== null && rating > 0 ? rating : []));
  const rankOf = (appId: string) =>
    apps.findIndex(({ id, bundleId }) => id === appId || bundleId === appId) + 1 || null;
  return {
    resultCount: apps.length,
    titleMatchShare: apps.length === 0 ? null : matches / apps.length,
    meanTopRating:
      ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length,
    ranks: appIds?.map((appId) => ({ appId, rank: rankOf(appId) })) ?? null,
  };
}
