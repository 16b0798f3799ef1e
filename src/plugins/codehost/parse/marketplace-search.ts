import {
  arr,
  bool,
  firstOf,
  type HttpResponse,
  idString,
  int,
  obj,
  SourceError,
  str,
} from "../../../plugin-sdk/index.ts";
import type { Draft } from "../found.ts";
import type { MarketplaceAppInput } from "../records/marketplace-app.ts";
import { marketplacePageUrl } from "../urls.ts";

/** One page of the marketplace search. */
export interface MarketplaceSearch {
  rows: unknown[];
  resultCount: number;
  pageCount: number;
}

/** Newer pages nest the payload of the search under the name of its route. */
const PAYLOAD_PATHS = ["payload.blackbirdSearchRoute", "payload"];

/**
 * Reads the JSON form of github.com/search. Hits without rows are the signed-out form of a search that needs an account,
 * so they are `source_changed`, never "no results".
 */
export function marketplaceSearchOf(response: Pick<HttpResponse, "url" | "json">): MarketplaceSearch {
  const payload = firstOf(response.json(), PAYLOAD_PATHS);
  const rows = arr(payload, "results");
  const resultCount = int(payload, "result_count");
  if (rows === null || resultCount === null || (rows.length === 0 && resultCount > 0)) {
    throw new SourceError("source_changed", "The search answer has no result list.", { url: response.url });
  }
  return { rows, resultCount, pageCount: int(payload, "page_count") ?? 1 };
}

/** A search row of type marketplace. An app fills `marketplace_listing`, an action `repository_action`. */
export function marketplaceRowOf(row: unknown): Draft<MarketplaceAppInput> {
  const listing = obj(row, "marketplace_listing.listing");
  const action = obj(row, "repository_action.repository_action");
  const isAction = action !== null || (listing === null && /action/i.test(str(row, "type") ?? ""));
  const slug = str(row, "slug") ?? str(listing, "slug") ?? str(action, "slug");
  const path = str(row, "resource_path") ?? (slug && `/marketplace/${isAction ? "actions/" : ""}${slug}`);
  return {
    slug,
    name: str(row, "name") ?? str(listing, "name") ?? str(action, "name"),
    url: path && marketplacePageUrl(path),
    kind: isAction ? "action" : "app",
    id: idString(row, "id") ?? idString(listing, "id") ?? idString(action, "id"),
    ownerLogin: str(row, "owner_login"),
    isVerifiedOwner: bool(row, "is_verified_owner"),
    isFree: bool(row, "free"),
    categories: categoriesOf(row),
    shortDescription: str(row, "short_description") ?? str(listing, "short_description"),
    description: str(row, "full_description") ?? str(row, "description") ?? str(action, "description"),
    extendedDescription: str(listing, "extended_description"),
    logoUrl: str(row, "listing_logo_url"),
    installationCount: int(row, "installation_count"),
    stars: int(row, "stars"),
    dependentsCount: int(row, "dependents_count"),
    isRecommended: bool(row, "recommended"),
    state: str(row, "state"),
    companyUrl: str(listing, "company_url"),
    documentationUrl: str(listing, "documentation_url"),
    supportUrl: str(listing, "support_url"),
    privacyPolicyUrl: str(listing, "privacy_policy_url"),
    termsUrl: str(listing, "tos_url"),
    pricingUrl: str(listing, "pricing_url"),
  };
}

function categoriesOf(row: unknown): string[] {
  return ["primary_category", "secondary_category"].flatMap((field) => {
    const category = str(row, field) ?? str(row, `${field}.name`);
    return category ? [category] : [];
  });
}
