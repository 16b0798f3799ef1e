import { decodePercent } from "../../../plugin-sdk/index.ts";

/** A GitHub address in any of its spellings, reduced to what carries meaning. */
export interface GithubAddress {
  /** `github.com` or `raw.githubusercontent.com`. */
  host: "github.com" | "raw.githubusercontent.com";
  /** Path segments, percent-decoded, without empty ones; query and fragment are dropped. */
  segments: string[];
}

const SCP_FORM = /^(?:[\w.-]+@)?github\.com:(?!\/)(.+)$/i;
const WITHOUT_SCHEME = /^(?:www\.)?(?:github\.com|raw\.githubusercontent\.com)\//i;

/** Reads https, http, git, ssh, scp-like (`git@github.com:o/r.git`) and scheme-less forms. Null for anything else. */
export function parseGithubUrl(text: string): GithubAddress | null {
  const trimmed = text.trim();
  const scp = SCP_FORM.exec(trimmed);
  const absolute = scp
    ? `https://github.com/${scp[1]}`
    : WITHOUT_SCHEME.test(trimmed)
      ? `https://${trimmed}`
      : trimmed.replace(/^git\+/i, "").replace(/^(?:git|ssh):/i, "https:");
  const url = URL.parse(absolute);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  const host = url.hostname.replace(/^www\./, "");
  if (host !== "github.com" && host !== "raw.githubusercontent.com") return null;
  // No page of GitHub has an address with a broken escape.
  const segments = url.pathname.split("/").filter(Boolean).map(decodePercent);
  return segments.every((segment) => segment !== null) ? { host, segments } : null;
}
