/** Names of things of LinkedIn as callers write them and as its own links hold them. */
import { decodePercent, withoutEnd } from "../../plugin-sdk/index.ts";

const HOST = /^(?:[a-z]{1,3}\.)?linkedin\.com$/;
/** Path and query of an address of any edition, decoded; null for anything else. */
function siteUrl(text: string): { path: string; query: URLSearchParams; edition: string | null } | null {
  const bare = text.trim();
  const url = URL.parse(/^(?:[a-z]{1,3}\.)?linkedin\.com\//i.test(bare) ? `https://${bare}` : bare);
  if (url === null || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) return null;
  const edition = /^([a-z]{2})\./.exec(url.hostname)?.[1] ?? null;
  return {
    path: withoutEnd(decodePercent(url.pathname) ?? url.pathname, "/"),
    query: url.searchParams,
    edition,
  };
}

const COMPANY_PATH = /^\/(?:organization-guest\/|mwlite\/|comm\/)?(company|school|showcase)\/([^/]+)/;
const COMPANY_URN = /^urn:li:(?:organization|company|fsd_company|fs_normalized_company):(\d+)$/;
/** A company: slug, number, or the path of a school or showcase page. */
export const COMPANY = /^(?:(?:school|showcase)\/)?[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_.&'’+-]*$/u;

/** `google`, `school/mit`, `showcase/google-cloud` or `1441`, from an address or URN. */
export function companyOf(text: string): string | null {
  const number = COMPANY_URN.exec(text.trim())?.[1];
  const [, kind, slug = ""] = COMPANY_PATH.exec(siteUrl(text)?.path ?? "") ?? [];
  if (kind === undefined) return number ?? null;
  return kind === "company" ? slug.toLowerCase() : `${kind}/${slug.toLowerCase()}`;
}

/** The slug that a company of this name mostly has. */
export const slugOf = (name: string): string =>
  COMPANY.test(name) && name === name.toLowerCase()
    ? name
    : name
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}_]+/gu, "-")
        .replace(/^-|-$/g, "");

export const isNumber = (company: string): boolean => /^\d+$/.test(company);

/** A person, as the address of the profile has it. */
export const PROFILE = /^[\p{L}\p{M}\p{N}_%.-]{2,150}$/u;
/** `jane-doe` of an address. */
export const profileOf = (text: string): string | null =>
  /^\/(?:mwlite\/|comm\/)?in\/([^/]+)/.exec(siteUrl(text)?.path ?? "")?.[1] ?? null;

export const JOB_ID = /^\d{5,20}$/;
/** The number of a job in the address of its page, or of a list that shows it. */
export function jobOf(text: string): string | null {
  const url = siteUrl(text);
  const path = url?.path ?? "";
  const named =
    /^\/(?:mwlite\/|comm\/)?jobs\/view\/(?:.*-)?(\d+)$/.exec(path) ?? /\/jobPosting\/(\d+)$/.exec(path);
  return named?.[1] ?? url?.query.get("currentJobId") ?? /^urn:li:jobPosting:(\d+)$/.exec(text)?.[1] ?? null;
}

/** Pages below `/jobs/` that are no lists with a name. */
const OTHER_JOBS =
  /^\/jobs\/(?:view|search|collections|recommended|alerts|tracker|saved|preferences|api)(?:[/-]|$)/;

export interface JobSearch {
  /** Path of a page that has a name, such as `/jobs/nurse-jobs`, or in an edition `/jobs/infirmier-emplois`. */
  path: string | null;
  /** Edition whose page it is, such as `fr`; null for the main one. */
  edition: string | null;
  query: URLSearchParams;
}

/** A list of jobs: what it asks for, or the path of a page that has a name. */
export function jobSearchOf(text: string): JobSearch | null {
  const url = siteUrl(text);
  if (url === null) return null;
  const { path, query, edition } = url;
  if (/^\/(?:comm\/)?jobs\/search(?:-results)?$|^\/jobs-guest\/jobs\/api\/seeMoreJobPostings\//.test(path))
    return { path: null, edition: null, query };
  return /^\/jobs\/(?=[^/]+-[^/])[^/]+$/.test(path) && !OTHER_JOBS.test(path)
    ? { path, edition, query }
    : null;
}

export const POST = /^urn:li:(?:activity|share|ugcPost):\d{15,25}$/;
const POST_URN = /urn:li:(activity|share|ugcPost):(\d{15,25})/i;
const POST_SLUG = /[-_](activity|share|ugcPost)-(\d{15,25})/i;
const KINDS: Readonly<Record<string, string>> = { activity: "activity", share: "share", ugcpost: "ugcPost" };

/** `urn:li:activity:…` of an address, a URN or a bare number. */
export function postOf(text: string): string | null {
  const bare = decodePercent(text.trim()) ?? text.trim();
  if (/^\d{15,25}$/.test(bare)) return `urn:li:activity:${bare}`;
  if (siteUrl(bare) === null && !/^urn:/i.test(bare)) return null;
  const [, kind = "", id = ""] = POST_URN.exec(bare) ?? POST_SLUG.exec(bare) ?? [];
  return id === "" ? null : `urn:li:${KINDS[kind.toLowerCase()]}:${id}`;
}

/** The number of a post, whatever its kind. */
export const postIdOf = (text: string | null): string | null =>
  text === null ? null : (postOf(text)?.split(":").at(-1) ?? null);

/** When something was posted: the number counts milliseconds since 1970 in all but its last 22 bits. */
export function instantOf(id: string): string | null {
  const at = Number(BigInt(id) >> 22n);
  // Before LinkedIn began, or far ahead: another kind of number.
  return at > Date.UTC(2003, 0) && at < Date.UTC(2100, 0) ? new Date(at).toISOString() : null;
}
