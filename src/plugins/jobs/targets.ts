import { absoluteUrl, decodePercent } from "../../plugin-sdk/index.ts";
import { isSearchPath } from "./search/asked.ts";
import { countryOfHost } from "./source.ts";

export type TargetKind = "job" | "company" | "salaries" | "resume" | "search";

/** What an address of the source names. */
export interface Target {
  kind: TargetKind;
  /** Key of a job, slug of a company, `title/place` of a page of salaries, path of a sample, or empty. */
  value: string;
  country: string;
  url: URL;
}

/** Key of a job. */
export const JOB_ID = /^[0-9a-f]{16}$/;
const COMPANY = /^\/cmp\/([^/]+)(?:\/(salaries)?.*)?$/;
const TITLE = /^\/career\/([^/]+)\/salaries(?:\/([^/]+))?\/?$/;
const SAMPLE = /^\/career-advice\/resume-samples\/(.+?)\/?$/;

/** Reads an address of any country's site. @returns null when it names nothing known */
export function readUrl(address: string): Target | null {
  const url = URL.parse(address.trim());
  const country = url === null ? undefined : countryOfHost(url.hostname);
  if (url === null || country === undefined || !/^https?:$/.test(url.protocol)) return null;
  const { pathname, searchParams } = url;
  const to = (kind: TargetKind, value: string): Target => ({
    kind,
    value: decodePercent(value) ?? value,
    country,
    url,
  });
  const key = searchParams.get("vjk") ?? searchParams.get("jk");
  if (key !== null && JOB_ID.test(key)) return to("job", key);
  const [company, slug, tab] = COMPANY.exec(pathname) ?? [];
  if (company !== undefined && slug !== undefined) return to(tab === "salaries" ? tab : "company", slug);
  const [career, title, place] = TITLE.exec(pathname) ?? [];
  if (career !== undefined && title !== undefined)
    return to("salaries", place === undefined ? `career/${title}` : `career/${title}/${place}`);
  const sample = SAMPLE.exec(pathname)?.[1];
  if (sample !== undefined) return to("resume", sample);
  return isSearchPath(pathname) ? to("search", pathname) : null;
}

/** Slug of a company that a link of the source names, `/cmp/<slug>/…`. */
export function companySlug(link: string | null, site: string): string | null {
  const target = link === null ? null : readUrl(absoluteUrl(link, site) ?? "");
  return target?.kind === "company" || target?.kind === "salaries" ? target.value : null;
}
