import { countIn, type JsonObject, type NoteNormalization, publicUrl } from "../../../plugin-sdk/index.ts";
import { parseGithubUrl } from "./github-url.ts";
import { normalizeRepository, repoField, repositoryName } from "./repository-target.ts";

/** One issue or pull request. GitHub numbers both in one row, so the number alone does not tell which it is. */
export interface IssueReference {
  repo: string;
  number: number;
}

const SHORT_FORM = /^([^/\s#]+)\/([^/\s#]+)#([1-9]\d{0,9})$/;

/** Reads `/issues/n`, `/pull/n`, `/pulls/n` URLs (with any tail) and `owner/name#n`. Null for anything else. */
export function parseIssueReference(text: string): IssueReference | null {
  const short = SHORT_FORM.exec(text.trim());
  if (short) return reference(repositoryName(short[1], short[2]), short[3]);
  const address = parseGithubUrl(text);
  if (address?.host !== "github.com") return null;
  const [owner, name, kind, number] = address.segments;
  if (kind !== "issues" && kind !== "pull" && kind !== "pulls") return null;
  return reference(repositoryName(owner, name), number);
}

function reference(repo: string | null, digits: string | undefined): IssueReference | null {
  if (repo === null || digits === undefined || !/^[1-9]\d{0,9}$/.test(digits)) return null;
  return { repo, number: Number(digits) };
}

/** The input fields that name one issue or pull request. */
export const issueTarget = {
  repo: repoField.optional(),
  number: countIn(1, 9_999_999_999)
    .optional()
    .describe("Number of the issue or pull request in its repository."),
  url: publicUrl
    .refine(
      (text) => parseIssueReference(text) !== null,
      "Expected the URL of a GitHub issue or pull request.",
    )
    .optional()
    .describe("URL of the issue or pull request (or owner/name#number), instead of `repo` and `number`."),
};

export const maxCommentsField = countIn(0, 1_000).describe(
  "Comments to read, oldest first. Each hundred costs one more call of GitHub's small hourly quota.",
);

interface IssueFields {
  repo?: string | undefined;
  number?: number | undefined;
  url?: string | undefined;
}

/** The issue that the fields name, or null. */
export function issueReferenceOf({ repo, number, url }: IssueFields): IssueReference | null {
  if (repo !== undefined && number !== undefined) return { repo, number };
  return url === undefined ? null : parseIssueReference(url);
}

/** Object-level rule: validation passes only where `issueReferenceOf` finds one. */
export const ISSUE_NEEDED = {
  path: ["number"],
  error: "Name one issue: `repo` (owner/name) and `number`, or `url`.",
};

/** Turns `url`, `owner/name#n` and loose numbers into `repo` and `number`. */
export function normalizeIssue(raw: JsonObject, note: NoteNormalization): JsonObject {
  const { url, ...rest } = raw;
  for (const [field, text] of Object.entries({ url, repo: raw.repo })) {
    const found = typeof text === "string" ? parseIssueReference(text) : null;
    if (found === null) continue;
    note("repo", `read from ${field}`);
    note("number", `read from ${field}`);
    return { ...rest, ...found };
  }
  const normalized = normalizeRepository(raw, note);
  if (typeof normalized.number !== "string" || !normalized.number.startsWith("#")) return normalized;
  note("number", "written without #");
  return { ...normalized, number: normalized.number.slice(1) };
}
