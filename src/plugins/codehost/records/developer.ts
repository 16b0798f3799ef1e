import {
  countFrom,
  idFrom,
  instantFrom,
  maybe,
  needed,
  neededText,
  nothingOf,
  objectField,
  objectFrom,
  placeField,
  type Reading,
  readFields,
  readObject,
  type RowDraft,
  shapeOf,
  textField,
  textFrom,
  z,
} from "../../../plugin-sdk/index.ts";

/** A REST user object, as lists hold it. */
const personFields = {
  login: needed(textFrom("login", "Account name.")),
  url: needed(textFrom("html_url", "Profile page.")),
  id: idFrom("id", "Number of the account as text; survives a change of login."),
  nodeId: textFrom("node_id", "Global node id."),
  type: textFrom("type", "User or Organization."),
  imageUrl: textFrom("avatar_url", "Avatar image."),
};

/** What only the profile of an account tells. E-mail and other contact fields are left out on purpose. */
const profileFields = {
  name: maybe(textFrom("name", "Display name.")),
  bio: maybe(textFrom("bio", "Profile text. With `includeProfiles` only, as are the fields below.")),
  company: maybe(textFrom("company", "Company as written by the person.")),
  location: maybe(textFrom("location", "Place as written by the person.")),
  blog: maybe(textFrom("blog", "Web site.")),
  followers: countFrom("followers", "Followers."),
  following: countFrom("following", "Accounts followed."),
  publicRepos: countFrom("public_repos", "Public repositories."),
  createdAt: instantFrom("created_at", "When the account was opened."),
};

const forkFields = {
  fullName: needed(textFrom("full_name", "owner/name of the fork.")),
  url: textFrom("html_url", "Page of the fork."),
  description: maybe(textFrom("description", "Short description.")),
  language: maybe(textFrom("language", "Main programming language.")),
  stars: countFrom("stargazers_count", "Stars of the fork."),
  pushedAt: maybe(instantFrom("pushed_at", "Last push to the fork.")),
};

const stargazerFields = {
  user: objectFrom("user", personFields, "The account."),
  starredAt: instantFrom("starred_at", "When the star was given. Stargazers only."),
};

const forkerFields = {
  owner: objectFrom("owner", personFields, "The account."),
  forkedAt: instantFrom("created_at", "When the fork was made. Forkers only."),
};

const popularRepository = {
  fullName: neededText("owner/name."),
  description: textField("Short description; GitHub cuts it on this page."),
};

/** One public account, as a member of an audience or a row of the trending developers. */
export const Developer = z
  .object({
    ...shapeOf(personFields),
    repo: textField("Repository whose list this is, as owner/name. Stargazers, watchers and forkers only."),
    rank: placeField("Place in the ranking, from 1. Trending developers only."),
    popularRepo: objectField(popularRepository, "Popular repository. Trending developers only."),
    sponsorable: z
      .literal(true)
      .nullable()
      .describe("True where a sponsor link is shown; null where none is. Trending developers only."),
    starredAt: stargazerFields.starredAt.schema,
    forkedAt: forkerFields.forkedAt.schema,
    fork: objectField(shapeOf(forkFields), "The fork. Forkers only."),
    ...shapeOf(profileFields),
  })
  .meta({ title: "Developer", person: true });
export type DeveloperDraft = RowDraft<z.input<typeof Developer>>;

/** All that can be said of an account of which nothing is known yet. */
export const NOBODY = nothingOf(Developer.shape);

/** A REST user object: a row of the subscribers. */
export function developerOf(user: unknown, reading: Reading): DeveloperDraft {
  return { ...NOBODY, ...readFields(personFields, user, reading) };
}

/** A row of the stargazers in the star media type. */
export function stargazerOf(row: unknown, reading: Reading): DeveloperDraft {
  const { user, starredAt } = readFields(stargazerFields, row, reading);
  return { ...NOBODY, ...user, starredAt };
}

/** A row of the forks: the forker is the owner of the fork. */
export function forkerOf(row: unknown, reading: Reading): DeveloperDraft {
  const { owner, forkedAt } = readFields(forkerFields, row, reading);
  return { ...NOBODY, ...owner, forkedAt, fork: readObject(forkFields, row, reading, "fork") };
}

/** What the profile of an account adds. */
export function profileOf(user: unknown, reading: Reading) {
  return readFields(profileFields, user, reading);
}
