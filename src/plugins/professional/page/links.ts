import { absoluteUrl, decodeEntities, type HtmlNode, str } from "../../../plugin-sdk/index.ts";
import { companyUrl, profileUrl, SITE } from "../source.ts";
import { companyOf, profileOf } from "../targets.ts";

/** Who a link leads to; `url` is the same for every edition of the site. */
export interface Identity {
  id: string;
  url: string;
  kind: "person" | "organization";
}

export function identityOf(link: string | null): Identity | null {
  const company = link === null ? null : companyOf(link);
  if (company !== null) return { id: company, url: companyUrl(company), kind: "organization" };
  const profile = link === null ? null : profileOf(link);
  return profile === null ? null : { id: profile, url: profileUrl(profile), kind: "person" };
}

/** Where a link leads in the end: other sites stand behind one of LinkedIn's own. Null for LinkedIn's own pages. */
export function outwardUrl(link: string | null): string | null {
  const url = link === null ? null : URL.parse(link, SITE);
  if (url === null) return null;
  const wrapped = url.pathname.startsWith("/redir/") ? url.searchParams.get("url") : url.href;
  const target = wrapped === null ? null : URL.parse(wrapped);
  if (target === null || /(?:^|\.)linkedin\.com$/.test(target.hostname)) return null;
  // LinkedIn counts clicks on short links by this.
  target.searchParams.delete("trk");
  return absoluteUrl(target.href, SITE);
}

/** The picture of an element. Placeholders come from the host of scripts and icons. */
export function pictureIn(node: HtmlNode | null, css = "img"): string | null {
  const img = node?.one(css) ?? null;
  const shown = img?.url("data-delayed-url") ?? img?.url("src") ?? null;
  return shown === null || URL.parse(shown)?.hostname === "static.licdn.com" ? null : shown;
}

/** An address in linked data, where `&` is at times written as in markup. */
export const linkAt = (value: unknown, path: string): string | null => {
  const link = str(value, path);
  return link === null ? null : absoluteUrl(decodeEntities(link), SITE);
};
