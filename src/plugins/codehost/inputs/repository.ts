import { fieldsFrom, idsFromUrls, listOf, shortText, steps } from "../../../plugin-sdk/index.ts";
import { parseGithubUrl } from "./github-url.ts";

const OWNER = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;
const NAME = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/;

/** First path segments of github.com that are pages of its own, never owners. */
const RESERVED_OWNERS = new Set(
  (
    "login marketplace trending topics search apps settings features orgs sponsors explore about collections " +
    "notifications new codespaces"
  ).split(" "),
);

/** `owner/name`, or null when the two are no legal pair. A `.git` suffix is dropped. */
export function repositoryName(owner: string | undefined, name: string | undefined): string | null {
  const plainName = name?.replace(/\.git$/i, "");
  if (owner === undefined || plainName === undefined) return null;
  if (RESERVED_OWNERS.has(owner.toLowerCase()) || !OWNER.test(owner) || !NAME.test(plainName)) return null;
  return `${owner}/${plainName}`;
}

/** `owner/name` out of that form or any URL form of a repository or a page below it. Null for anything else. */
export function parseRepository(text: string): string | null {
  const address = parseGithubUrl(text);
  if (address !== null) return repositoryName(address.segments[0], address.segments[1]);
  const parts = text.trim().split("/");
  return parts.length === 2 ? repositoryName(parts[0], parts[1]) : null;
}

/** The field `repo` in its canonical form. */
export const repoField = shortText(140, "The repository")
  .refine((text) => parseRepository(text) === text, "Expected owner/name or the URL of a GitHub repository.")
  .describe("Public repository as owner/name; the URL forms (https, git, ssh) are accepted too.");

/** The field `url`. Normalisation turns a good one into `repo`, so one that is still there names no repository. */
const repositoryUrlField = shortText(2_048, "The URL")
  .refine((text) => parseRepository(text) !== null, "Expected the URL of a GitHub repository.")
  .describe("URL of a public repository, instead of `repo`.");

/** Turns `repo`, `repos` and `url` in any form into owner/name. What cannot be read stays for validation to name. */
export const normalizeRepository = steps(
  idsFromUrls("repo", parseRepository),
  idsFromUrls("repos", parseRepository),
  fieldsFrom("url", (url) => {
    const repo = parseRepository(url);
    return repo === null ? null : { repo };
  }),
);

/** The repositories that the fields name, as owner/name, each once. */
export function repositoriesOf(input: { repo?: string | undefined; repos?: string[] | undefined }): string[] {
  return [...new Set([input.repo ?? [], input.repos ?? []].flat())];
}

/** Object-level rule of the operations that work on repositories. */
export const REPOSITORY_NEEDED = {
  path: ["repo"],
  error: "Name a public repository: `repo` as owner/name, `repos`, or `url`.",
};

/** The input fields that name one repository. */
export const repositoryTarget = { repo: repoField.optional(), url: repositoryUrlField.optional() };

/** The same, and the field that names several. */
export const repositoryTargets = {
  ...repositoryTarget,
  repos: listOf(repoField, 50, "repositories")
    .optional()
    .describe("Public repositories as owner/name or by URL; one that is missing is a warning."),
};
