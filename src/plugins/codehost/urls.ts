import { type OriginPolicy, sourceUrl } from "../../plugin-sdk/index.ts";
import { languageSlug } from "./inputs/period.ts";
import { AUTHORIZED_PATHS, repositoryValues } from "./rest/paths.ts";

/** The hosts of GitHub's public surfaces; the only place where they are spelled for fetching. */
export const origins = {
  /** Public REST interface: 60 requests an hour and 10 searches a minute for each address without a token. */
  api: {
    url: "https://api.github.com",
    requestsPerSecond: 1,
    concurrency: 2,
    headers: {
      accept: "application/vnd.github+json",
      // 2026-03-10 exists too; the older version still answers and is what the parsers were checked against.
      "x-github-api-version": "2022-11-28",
    },
    authorized: AUTHORIZED_PATHS,
  },
  /** Pages that have no REST twin: trending and marketplace. Throttled by unpublished rules, so one at a time. */
  web: { url: "https://github.com", requestsPerSecond: 0.5, concurrency: 1 },
  /** File bytes at a ref. */
  raw: { url: "https://raw.githubusercontent.com", requestsPerSecond: 2, concurrency: 2 },
  /** Repository archives. */
  codeload: { url: "https://codeload.github.com", requestsPerSecond: 1, concurrency: 1 },
} as const satisfies Record<string, OriginPolicy>;

/** The address people see. Records carry it whatever origin an operator configured for fetching. */
const PAGE_ORIGIN = origins.web.url;

/** For links in Records, which nobody here follows. Percent-encodes each segment of a path and keeps its slashes. */
function encodedPath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

export function accountPageUrl(login: string): string {
  return `${PAGE_ORIGIN}/${encodeURIComponent(login)}`;
}

export function repositoryPageUrl(fullName: string): string {
  return `${PAGE_ORIGIN}/${encodedPath(fullName)}`;
}

/** Page of a file; `line` jumps to it. */
export function blobPageUrl(repo: string, ref: string, path: string, line?: number): string {
  const page = `${repositoryPageUrl(repo)}/blob/${encodedPath(ref)}/${encodedPath(path)}`;
  return line === undefined ? page : `${page}#L${line}`;
}

/** Link to the bytes of a file. */
export function rawPageUrl(repo: string, ref: string, path: string): string {
  return `${origins.raw.url}/${encodedPath(repo)}/${encodedPath(ref)}/${encodedPath(path)}`;
}

/** Bytes of a file on the raw host at `origin`, to be fetched. */
export function rawFileUrl(origin: string, repo: string, ref: string, path: string): string {
  // A ref may have slashes of its own; as one path with the file it is checked and encoded alike.
  const values = { ...repositoryValues(repo), refAndPath: `${ref}/${path}` };
  return sourceUrl(origin, "/{owner}/{name}/{refAndPath*}", values);
}

/** Archive of the newest commit of the default branch. */
export function archiveUrl(origin: string, repo: string): string {
  return sourceUrl(origin, "/{owner}/{name}/tar.gz/HEAD", repositoryValues(repo));
}

/** A trending page: its address without a period, and the path that its canonical link names. */
export function trendingPage(origin: string, list: "/trending" | "/trending/developers", language?: string) {
  if (language === undefined) return { url: origin + list, path: list };
  const slug = languageSlug(language);
  return { url: sourceUrl(origin, `${list}/{language}`, { language: slug }), path: `${list}/${slug}` };
}

/** Listing page of the marketplace, by the path its search row names. */
export function marketplacePageUrl(path: string): string {
  return new URL(path, PAGE_ORIGIN).href;
}
