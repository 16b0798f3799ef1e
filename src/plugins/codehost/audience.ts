import { flag, type Found, type RunContext, SourceError } from "../../plugin-sdk/index.ts";
import { type Draft, found } from "./found.ts";
import { REPOSITORY_NEEDED, repositoryNameOf, repositoryTarget } from "./input/repository-target.ts";
import { proven } from "./input/proven.ts";
import { arrayRows, type RestList, restPages } from "./paging.ts";
import { profileOf } from "./parse/developer.ts";
import { publicRows } from "./parse/visibility.ts";
import type { DeveloperInput } from "./records/developer.ts";
import { type Rest, restOf } from "./rest.ts";
import { REST_PATHS, repositoryValues } from "./rest-paths.ts";

/** The input fields that the audience operations share. */
export const audienceFields = {
  ...repositoryTarget,
  includeProfiles: flag
    .default(false)
    .describe("Also read each person's public profile; costs one call of the small hourly quota per person."),
};

/** Object-level rule of the audience operations. */
export const audienceRule = [
  (input: AudienceInput) => repositoryNameOf(input) !== null,
  REPOSITORY_NEEDED,
] as const;

interface AudienceInput {
  repo?: string | undefined;
  url?: string | undefined;
}

interface Audience extends Pick<RestList, "query" | "accept"> {
  list: "stargazers" | "subscribers" | "forks";
  maxRows: number;
  read(row: unknown): Draft<DeveloperInput>;
  /** For the run log, when the list is empty. */
  emptyReason: string;
}

/** The people in one list of a repository, page after page. An empty JSON array is GitHub's own sign for nobody. */
export async function* audienceOf(
  ctx: RunContext,
  input: AudienceInput & { includeProfiles: boolean },
  audience: Audience,
): AsyncGenerator<Found<DeveloperInput>, void, void> {
  const rest = restOf(ctx);
  const values = repositoryValues(proven(repositoryNameOf(input)));
  const list = { ...audience, path: REST_PATHS[audience.list], values, rowsOf: arrayRows };
  let isEmpty = true;
  for await (const { response, rows } of restPages(ctx, list, rest)) {
    for (const row of audience.list === "forks" ? publicRows(ctx, rows) : rows) {
      isEmpty = false;
      const developer = audience.read(row);
      yield found(response, input.includeProfiles ? await withProfile(ctx, rest, developer) : developer);
    }
  }
  if (isEmpty) ctx.foundNothing(audience.emptyReason);
}

/** Adds the public profile. Accounts vanish while lists still name them, so a missing profile is only a warning. */
async function withProfile(
  ctx: RunContext,
  rest: Rest,
  developer: Draft<DeveloperInput>,
): Promise<Draft<DeveloperInput>> {
  if (developer.login === null) return developer;
  try {
    const response = await rest.get({ path: REST_PATHS.account, values: { login: developer.login } });
    return { ...developer, ...profileOf(response.json()) };
  } catch (error) {
    if (!(error instanceof SourceError) || error.code !== "input_not_found") throw error;
    ctx.warn("profile_not_found", `The profile of ${developer.login} is gone.`);
    return developer;
  }
}
