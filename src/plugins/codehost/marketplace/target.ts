import { isSafePath, sourceUrl } from "../../../plugin-sdk/index.ts";
import { marketplacePageUrl } from "../urls.ts";
import { parseGithubUrl } from "../inputs/github-url.ts";

/** One page of the marketplace, or the page of an app. */
export interface ListingTarget {
  kind: "app" | "action";
  slug: string;
  /** Path on github.com. */
  path: string;
  url: string;
}

/** Reads `/marketplace/{slug}`, `/marketplace/actions/{slug}` and `/apps/{slug}` of github.com. Null for anything else. */
export function parseListingUrl(text: string): ListingTarget | null {
  const address = parseGithubUrl(text);
  return address?.host === "github.com" ? listingOf(address.segments) : null;
}

/** The same by the path of a URL alone: pages may be fetched from another host than github.com. */
export function parseListingPath(url: string): ListingTarget | null {
  return listingOf(new URL(url).pathname.split("/").filter(Boolean));
}

function listingOf([first, second, third]: readonly string[]): ListingTarget | null {
  if (first === "apps") return target("app", "/apps/{slug}", second);
  if (first !== "marketplace") return null;
  if (second !== "actions") return target("app", "/marketplace/{slug}", second);
  return target("action", "/marketplace/actions/{slug}", third);
}

function target(
  kind: ListingTarget["kind"],
  template: string,
  slug: string | undefined,
): ListingTarget | null {
  if (slug === undefined || !/^[\w.-]+$/.test(slug) || !isSafePath(slug)) return null;
  const path = sourceUrl("", template, { slug });
  return { kind, slug, path, url: marketplacePageUrl(path) };
}
