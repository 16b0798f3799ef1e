import {
  changed,
  eachTarget,
  type Finder,
  flag,
  idString,
  int,
  listPages,
  type Reading,
  type RunContext,
  SourceError,
  str,
  z,
} from "../../../plugin-sdk/index.ts";
import {
  normalizeRepository,
  REPOSITORY_NEEDED,
  repositoriesOf,
  repositoryTargets,
} from "../inputs/repository.ts";
import { Developer, type DeveloperDraft, profileOf } from "../records/developer.ts";
import { assertAbout, assertSameLogin } from "../rest/about.ts";
import { type Rest, restOf } from "../rest/client.ts";
import { REST_PATHS } from "../rest/paths.ts";
import { publicRows } from "../rest/visibility.ts";

const fields = {
  ...repositoryTargets,
  includeProfiles: flag
    .default(false)
    .describe("Also read each person's public profile; costs one call of the small hourly quota per person."),
};
type AudienceInput = Parameters<typeof repositoriesOf>[0] & { includeProfiles: boolean; sort?: string };

/** The input of an audience operation, with fields of its own. */
export const audienceInput = <S extends z.ZodRawShape>(own: S) =>
  z
    .object({ ...fields, ...own })
    .refine((input) => repositoriesOf(input as AudienceInput).length > 0, REPOSITORY_NEEDED);

/** What the audience operations share besides. */
export const audience = {
  notEchoed: "Rows of these lists do not name the repository.",
  normalize: normalizeRepository,
  record: Developer,
  dedupeKey: ({ repo, login, fork }: z.output<typeof Developer>) =>
    `${repo}:${login}:${fork?.fullName ?? ""}`.toLowerCase(),
};

interface AudienceList {
  list: "stargazers" | "subscribers" | "forks";
  read(row: unknown, reading: Reading): DeveloperDraft;
  /** Where the repository itself counts the list. */
  counted: string;
  maxRows?: number;
  accept?: string;
}

/** Makes the `run` of an operation that gives the people in one list of each repository. */
export function peopleIn(people: AudienceList) {
  const { list, maxRows = Number.POSITIVE_INFINITY, accept } = people;
  return (ctx: RunContext, input: AudienceInput, found: Finder<z.input<typeof Developer>>) => {
    const rest = restOf(ctx);
    return eachTarget(ctx, repositoriesOf(input), (repo, inner) => {
      const rows = rest.list(REST_PATHS[list], { repo }, maxRows, { sort: input.sort }, accept);
      const reading = { answer: list, warn: inner.warn };
      return listPages(inner, rows, async function* (page) {
        if (page.rows.length === 0 && page.firstPosition === 1) await assertNobody(inner, rest, repo, people);
        for (const row of list === "forks" ? publicRows(inner, page.rows) : page.rows) {
          const person = { ...people.read(row, reading), repo };
          yield found.row(
            page.response,
            input.includeProfiles ? await withProfile(inner, rest, person) : person,
          );
        }
      });
    });
  };
}

/** An empty list says little by itself: the repository must count nobody, too. */
async function assertNobody(ctx: RunContext, rest: Rest, repo: string, { list, counted }: AudienceList) {
  const response = await rest.get(REST_PATHS.repository, { repo });
  const body = response.json();
  assertAbout(response, { repo }, { repo: str(body, "full_name"), repositoryId: idString(body, "id") });
  const count = int(body, counted);
  if (count !== 0)
    throw changed(
      response,
      `GitHub lists none of the ${count ?? "unknown number of"} ${list} that it counts.`,
    );
  ctx.foundNothing(`The repository counts no ${list}.`);
}

/** Adds the public profile. Accounts vanish while lists still name them, so a missing profile is only a warning. */
async function withProfile(ctx: RunContext, rest: Rest, person: DeveloperDraft): Promise<DeveloperDraft> {
  const { login } = person;
  if (login === null) return person;
  try {
    const response = await rest.get(REST_PATHS.account, { login });
    assertSameLogin(response, login, response.json());
    return { ...person, ...profileOf(response.json(), { answer: "profile", warn: ctx.warn }) };
  } catch (error) {
    if (!(error instanceof SourceError) || error.code !== "input_not_found") throw error;
    ctx.warn("profile_not_found", `The profile of ${login} is gone.`);
    return person;
  }
}
