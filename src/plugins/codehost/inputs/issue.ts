import {
  asLists,
  countIn,
  fieldsFrom,
  listOf,
  publicUrl,
  shortText,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { type IssueReference, parseIssueReference } from "./issue-reference.ts";
import { normalizeRepository, repoField } from "./repository.ts";

const isReference = (text: string) => parseIssueReference(text) !== null;
const EXPECTED = "Expected the URL of a GitHub issue or pull request.";

/** The input fields that name issues or pull requests. */
const issueTargets = {
  repo: repoField.optional(),
  number: countIn(1, 9_999_999_999).optional().describe("Number of the issue or pull request."),
  url: publicUrl
    .refine(isReference, EXPECTED)
    .optional()
    .describe("URL of the issue or pull request (or owner/name#number), instead of `repo` and `number`."),
  urls: listOf(shortText(2_048, "The URL").refine(isReference, EXPECTED), 50, "URLs")
    .optional()
    .describe("Several by URL or as owner/name#number; one that is missing is a warning."),
};

export const maxCommentsField = countIn(0, 1_000).describe(
  "Comments to read, oldest first. Each hundred costs one more call of GitHub's small hourly quota.",
);

type TargetsOf = z.output<z.ZodObject<typeof issueTargets>>;

/** The issues that the fields name. */
export function issuesOf({ repo, number, urls = [] }: TargetsOf): IssueReference[] {
  const one = repo !== undefined && number !== undefined ? [{ repo, number }] : [];
  return [...one, ...urls.flatMap((text) => parseIssueReference(text) ?? [])];
}

/** The input of an operation on issues, with fields of its own. */
export const issueInput = <S extends z.ZodRawShape>(own: S) =>
  z.object({ ...issueTargets, ...own }).refine((input) => issuesOf(input as TargetsOf).length > 0, {
    path: ["number"],
    error: "Name an issue: `repo` (owner/name) and `number`, or `url`, or `urls`.",
  });

/** Turns `url`, `owner/name#n` and loose numbers into `repo` and `number`. */
export const normalizeIssue = steps(
  asLists("urls"),
  fieldsFrom("repo", parseIssueReference),
  fieldsFrom("url", parseIssueReference),
  fieldsFrom("number", (text) => (/^#\d+$/.test(text) ? { number: text.slice(1) } : null)),
  normalizeRepository,
);
