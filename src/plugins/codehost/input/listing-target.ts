import { isSafePath, sourceUrl } from "../../../plugin-sdk/index.ts";
import { marketplacePageUrl } from "../urls.ts";
import { parseGithubUrl } from "./github-url.ts";

/** One page of the marketplace, or the page of an app. */
export interface ListingTarget {
  kind: "app" | "action";
  slug: string;
  /** Path on github.com. */
  path: string;
  url: string;
}

/** Reads `/marketplace/{slug}`, `/marketplace/actions/{slug}` and `/apps/{slug}`. Null for anything else. */
export function parseListingUrl(text: string): ListingTarget | null {
  const address = parseGithubUrl(text);
  if (address?.host !== "github.com") return null;
  const [first, second, third] = address.segments;
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
