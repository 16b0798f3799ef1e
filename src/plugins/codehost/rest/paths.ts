/** Every path of the REST interface that this family asks for, by what it gives. */
export const REST_PATHS = {
  repository: "/repos/{owner}/{name}",
  issue: "/repos/{owner}/{name}/issues/{number}",
  issueComments: "/repos/{owner}/{name}/issues/{number}/comments",
  pullRequest: "/repos/{owner}/{name}/pulls/{number}",
  pullRequestFiles: "/repos/{owner}/{name}/pulls/{number}/files",
  contents: "/repos/{owner}/{name}/contents/{path*}",
  branches: "/repos/{owner}/{name}/git/matching-refs/heads/{ref*}",
  tags: "/repos/{owner}/{name}/git/matching-refs/tags/{ref*}",
  stargazers: "/repos/{owner}/{name}/stargazers",
  subscribers: "/repos/{owner}/{name}/subscribers",
  forks: "/repos/{owner}/{name}/forks",
  account: "/users/{login}",
  repositorySearch: "/search/repositories",
  issueSearch: "/search/issues",
} as const;

/**
 * The paths that an operator's credential may go with. The issue search stays without one: its rows do not say whether
 * their repository is public, and an anonymous search shows public ones alone.
 */
export const AUTHORIZED_PATHS: readonly string[] = Object.values(REST_PATHS).filter(
  (path) => path !== REST_PATHS.issueSearch,
);

/** What goes into the slots of a path of the list above; `repo` is owner/name. */
export interface RestTarget {
  repo?: string;
  number?: number;
  path?: string;
  ref?: string;
  login?: string;
}

/** The slots of a repository given as owner/name. */
export function repositoryValues(repo: string): { owner: string; name: string } {
  const [owner = "", name = ""] = repo.split("/");
  return { owner, name };
}
