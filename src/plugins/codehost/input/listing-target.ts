import { parseGithubUrl } from "./github-url.ts";
import { marketplacePageUrl } from "../urls.ts";

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
  if (first === "apps" && second !== undefined)
    return target("app", second, `/apps/${encodeURIComponent(second)}`);
  if (first !== "marketplace" || second === undefined) return null;
  if (second !== "actions") return target("app", second, `/marketplace/${encodeURIComponent(second)}`);
  return third === undefined
    ? null
    : target("action", third, `/marketplace/actions/${encodeURIComponent(third)}`);
}

function target(kind: ListingTarget["kind"], slug: string, path: string): ListingTarget {
  return { kind, slug, path, url: marketplacePageUrl(path) };
}
