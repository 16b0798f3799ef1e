import { parseGithubUrl } from "./github-url.ts";
import { repositoryName } from "./repository.ts";

/** One issue or pull request. GitHub numbers both in one row, so the number alone does not tell which it is. */
export interface IssueReference {
  repo: string;
  number: number;
}

/** Reads `/issues/n`, `/pull/n`, `/pulls/n` URLs (with any tail) and `owner/name#n`. Null for anything else. */
export function parseIssueReference(text: string): IssueReference | null {
  const short = /^([^/\s#]+)\/([^/\s#]+)#(\d+)$/.exec(text.trim());
  const address = short === null ? parseGithubUrl(text) : null;
  if (short === null && address?.host !== "github.com") return null;
  const [owner, name, kind = "", digits = ""] = short
    ? [short[1], short[2], "issues", short[3]]
    : (address?.segments ?? []);
  const repo = repositoryName(owner, name);
  const isIssue = /^(?:issues|pulls?)$/.test(kind) && /^[1-9]\d{0,9}$/.test(digits);
  return repo === null || !isIssue ? null : { repo, number: Number(digits) };
}
