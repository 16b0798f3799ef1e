import { bool, int, num, obj, str } from "../../../plugin-sdk/index.ts";
import type { Draft } from "../found.ts";
import type { RepositoryInput } from "../records/repository.ts";
import { accountOf, repositoryLinkOf } from "./account.ts";
import { eachOrNull } from "./each.ts";

/** A REST repository object, from a search, a list or by name. */
export function repositoryOf(row: unknown): Draft<RepositoryInput> {
  return {
    fullName: str(row, "full_name"),
    name: str(row, "name"),
    owner: accountOf(obj(row, "owner")),
    url: str(row, "html_url"),
    id: int(row, "id"),
    nodeId: str(row, "node_id"),
    description: str(row, "description"),
    homepage: str(row, "homepage") || null,
    language: str(row, "language"),
    topics: eachOrNull(row, "topics", (topic) => str(topic)),
    stars: int(row, "stargazers_count"),
    forks: int(row, "forks_count"),
    // The field called watchers_count holds stars; the people who watch are the subscribers.
    watchers: int(row, "subscribers_count"),
    openIssues: int(row, "open_issues_count"),
    sizeKb: int(row, "size"),
    defaultBranch: str(row, "default_branch"),
    visibility: str(row, "visibility"),
    isFork: bool(row, "fork"),
    isArchived: bool(row, "archived"),
    isTemplate: bool(row, "is_template"),
    isDisabled: bool(row, "disabled"),
    license: licenseOf(obj(row, "license")),
    createdAt: str(row, "created_at"),
    updatedAt: str(row, "updated_at"),
    pushedAt: str(row, "pushed_at"),
    hasIssues: bool(row, "has_issues"),
    hasWiki: bool(row, "has_wiki"),
    hasPages: bool(row, "has_pages"),
    hasDiscussions: bool(row, "has_discussions"),
    hasProjects: bool(row, "has_projects"),
    parent: repositoryLinkOf(obj(row, "parent")),
    source: repositoryLinkOf(obj(row, "source")),
    score: num(row, "score"),
  };
}

function licenseOf(license: unknown): RepositoryInput["license"] {
  if (license === null) return null;
  return { key: str(license, "key"), name: str(license, "name"), spdxId: str(license, "spdx_id") };
}
