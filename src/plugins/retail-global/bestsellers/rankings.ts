import {
  asLists,
  listOf,
  MAX_GROUP_URLS,
  shortText,
  type Step,
  steps,
  wordsTo,
  z,
} from "../../../plugin-sdk/index.ts";
import { type Asked, countryOf, rankingForms, rankingInput, targetsOf } from "../inputs.ts";
import type { Market } from "../source.ts";
import { RANKINGS } from "../targets.ts";
import type { RankingTarget } from "./ranking-page.ts";

/** Rankings by address, or by kind and department. */
export const rankingsInput = {
  ...rankingInput,
  departments: listOf(
    shortText(128, "The department").refine(
      (text) => /^[a-z][\w-]*(?:\/\d+)?$/.test(text),
      "Expected a department as the shop spells it, such as electronics or electronics/172541.",
    ),
    MAX_GROUP_URLS,
    "departments",
  )
    .optional()
    .describe(
      "Departments as the shop spells them in its addresses, a category's number below them: electronics/172541.",
    )
    .meta({ aliases: ["department", "category", "categories", "bestsellerTargets", "slug", "slugs"] }),
  ranking: z
    .enum(RANKINGS)
    .default("bestsellers")
    .describe("Kind of ranking for `departments`.")
    .meta({ aliases: ["list", "listType", "chart"] }),
};
const KINDS = {
  best: "bestsellers",
  new: "new-releases",
  movers: "movers-and-shakers",
  wished: "most-wished-for",
  gifts: "most-gifted",
};
export const rankingsForms: Step = steps(asLists("departments"), rankingForms, wordsTo("ranking", KINDS));

export function rankingsOf(asked: Market & Asked<typeof rankingsInput>): RankingTarget[] {
  const { ranking = "bestsellers", departments = [] } = asked;
  const own = departments.map(
    (path) => ({ kind: "ranking", country: countryOf(asked), ranking, path }) as const,
  );
  return targetsOf(asked, asked.rankingUrls, own).filter((target) => target.kind === "ranking");
}
