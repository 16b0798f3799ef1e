import {
  countField,
  countFrom,
  flagFrom,
  idFrom,
  instantFrom,
  listField,
  maybe,
  needed,
  neededText,
  nothingOf,
  num,
  numberField,
  obj,
  objectField,
  objectFrom,
  placeField,
  type Reading,
  readFields,
  type RowDraft,
  shapeOf,
  statedIn,
  str,
  textField,
  textFrom,
  textsFrom,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { PERIODS } from "../inputs/period.ts";
import { isPublicRepository } from "../rest/visibility.ts";
import { repositoryPageUrl } from "../urls.ts";
import { accountFields, repositoryLink } from "./account.ts";

const licenseFields = {
  key: textFrom("key", "Key, such as mit."),
  name: textFrom("name", "Full name of the license."),
  spdxId: maybe(textFrom("spdx_id", "SPDX id; NOASSERTION when GitHub could not tell.")),
};

/** What a REST repository object tells. The field called watchers_count holds stars; who watches are subscribers. */
const repositoryFields = {
  fullName: needed(textFrom("full_name", "owner/name in GitHub's spelling.")),
  name: needed(textFrom("name", "Name without the owner.")),
  owner: needed(objectFrom("owner", accountFields, "Account that owns the repository.")),
  url: needed(textFrom("html_url", "Page on github.com.")),
  id: idFrom("id", "Number of the repository as text; survives renames and transfers."),
  nodeId: textFrom("node_id", "Global node id."),
  description: maybe(textFrom("description", "Short description.")),
  homepage: maybe(textFrom("homepage", "Web site named by the owner.")),
  language: maybe(textFrom("language", "Main programming language.")),
  topics: textsFrom("topics", "Topics; null where the source row has none to show."),
  stars: countFrom("stargazers_count", "Stars."),
  forks: countFrom("forks_count", "Forks."),
  watchers: statedIn(
    ["repository"],
    countFrom("subscribers_count", "Accounts that watch it. Only for a repository asked for by name."),
  ),
  openIssues: countFrom("open_issues_count", "Open issues and pull requests together."),
  sizeKb: countFrom("size", "Size of the git data in kilobytes."),
  defaultBranch: textFrom("default_branch", "Default branch."),
  visibility: textFrom("visibility", "Visibility; public."),
  isFork: flagFrom("fork", "A fork of another repository."),
  isArchived: flagFrom("archived", "Read-only by choice of the owner."),
  isTemplate: flagFrom("is_template", "Meant to be copied."),
  isDisabled: flagFrom("disabled", "Switched off by GitHub."),
  license: maybe(objectFrom("license", licenseFields, "License that GitHub recognised.")),
  createdAt: instantFrom("created_at", "Creation time."),
  updatedAt: instantFrom("updated_at", "Last change of the repository's data."),
  pushedAt: maybe(instantFrom("pushed_at", "Last push to any branch.")),
  hasIssues: flagFrom("has_issues", "Issues are on."),
  hasWiki: flagFrom("has_wiki", "The wiki is on."),
  hasPages: flagFrom("has_pages", "A Pages site exists."),
  hasDiscussions: flagFrom("has_discussions", "Discussions are on."),
  hasProjects: flagFrom("has_projects", "Projects are on."),
};

const contributor = {
  login: neededText("Account name; of a bot the name of its app."),
  id: textField("Number of the account as text; null for a bot, whose picture names its app."),
  isBot: z.boolean().describe("An app, not a person."),
};

/** What REST rows do not tell, or not in one place. */
const otherShape = {
  starsInPeriod: countField("Stars gained in the period. Trending only."),
  period: wordField(PERIODS, "Period of the ranking. Trending only."),
  builtBy: listField(contributor, "Up to five contributors, bots included. Trending only."),
  parent: objectField(repositoryLink, "Repository it was forked from. Only for one asked for by name."),
  forkRoot: objectField(repositoryLink, "Root of the fork network. Only for one asked for by name."),
  score: numberField("Relevance that the search gave it."),
  resultPosition: placeField("Place in the result list, from 1."),
};

/** One repository, from a REST row or a row of the trending page. */
export const Repository = z
  .object({ ...shapeOf(repositoryFields), ...otherShape })
  .meta({ title: "Repository" });
export type RepositoryDraft = RowDraft<z.input<typeof Repository>>;

/** A REST repository object, from a search or by name. */
export function repositoryOf(row: unknown, reading: Reading): RepositoryDraft {
  const read = readFields(repositoryFields, row, reading);
  const link = (key: "parent" | "source") => {
    const repository = obj(row, key);
    const fullName = str(repository, "full_name");
    if (fullName === null && read.isFork === true && reading.answer === "repository")
      reading.warn("field_missing", `${key}: the repository is a fork and does not say of what.`);
    return fullName === null || !isPublicRepository(repository)
      ? null
      : { fullName, url: repositoryPageUrl(fullName) };
  };
  const links = { parent: link("parent"), forkRoot: link("source") };
  return { ...nothingOf(otherShape), ...read, ...links, score: num(row, "score") };
}
