import {
  bool,
  firstOf,
  type HtmlDocument,
  idString,
  int,
  jsonScript,
  obj,
  type PageText,
  SourceError,
  str,
} from "../../../plugin-sdk/index.ts";
import type { Draft } from "../found.ts";
import type { ListingTarget } from "../input/listing-target.ts";
import type { MarketplaceAppInput } from "../records/marketplace-app.ts";
import { parseWholePage } from "./whole-page.ts";

const EMBEDDED_DATA = 'script[type="application/json"][data-target="react-app.embeddedData"]';
/** Deepest level of the embedded data that is searched for the listing. */
const MAX_DEPTH = 6;

/** What the page says of each link that a listing may have, in the words GitHub shows. */
const LINK_LABELS = {
  documentationUrl: /^documentation$/i,
  supportUrl: /^(?:customer )?support$/i,
  privacyPolicyUrl: /^privacy policy$/i,
  termsUrl: /^terms of service$/i,
  pricingUrl: /^pricing$/i,
  companyUrl: /^(?:website|developer website|company)$/i,
} as const;

/**
 * Reads the page of one listing. No recording of its embedded data is known, so three sources are asked in turn:
 * the embedded object that carries the listing's slug, the og: metas, and the links by their labels.
 */
export function parseMarketplacePage(page: PageText, target: ListingTarget): Draft<MarketplaceAppInput> {
  const document = parseWholePage(page);
  const listing = listingIn(jsonScript(document, EMBEDDED_DATA).value, target.slug, 0);
  const name = str(listing, "name") ?? nameFromTitle(document);
  if (name === null) {
    throw new SourceError("source_changed", "The listing page has neither embedded data nor a title.", {
      url: page.url,
    });
  }
  return {
    slug: target.slug,
    name,
    url: target.url,
    kind: target.kind,
    id: idString(listing, "id"),
    ownerLogin: textOf(listing, "owner_login", "ownerLogin"),
    isVerifiedOwner: flagOf(listing, "is_verified_owner", "isVerifiedOwner"),
    isFree: flagOf(listing, "free", "isFree"),
    categories: [],
    shortDescription:
      textOf(listing, "short_description", "shortDescription") ?? meta(document, "og:description"),
    description: textOf(listing, "full_description", "fullDescription") ?? textOf(listing, "description"),
    extendedDescription: textOf(listing, "extended_description", "extendedDescription"),
    logoUrl: textOf(listing, "listing_logo_url", "listingLogoUrl", "logoUrl") ?? meta(document, "og:image"),
    installationCount: int(firstOf(listing, ["installation_count", "installationCount"])),
    stars: int(firstOf(listing, ["stars", "stargazerCount"])),
    dependentsCount: int(firstOf(listing, ["dependents_count", "dependentsCount"])),
    isRecommended: flagOf(listing, "recommended", "isRecommended"),
    state: textOf(listing, "state"),
    ...linksOf(document, listing),
  };
}

/** The first object, nearest to the top, whose `slug` is the one of the page. */
function listingIn(value: unknown, slug: string, depth: number): object | null {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return null;
  if (str(value, "slug")?.toLowerCase() === slug.toLowerCase() && str(value, "name") !== null)
    return obj(value);
  for (const member of Object.values(value)) {
    const found = listingIn(member, slug, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function linksOf(
  document: HtmlDocument,
  listing: unknown,
): Pick<MarketplaceAppInput, keyof typeof LINK_LABELS> {
  const links = document.all("a[href]");
  const labelled = (label: RegExp) => links.find((link) => label.test(link.text()))?.url() ?? null;
  return {
    companyUrl: textOf(listing, "company_url", "companyUrl") ?? labelled(LINK_LABELS.companyUrl),
    documentationUrl:
      textOf(listing, "documentation_url", "documentationUrl") ?? labelled(LINK_LABELS.documentationUrl),
    supportUrl: textOf(listing, "support_url", "supportUrl") ?? labelled(LINK_LABELS.supportUrl),
    privacyPolicyUrl:
      textOf(listing, "privacy_policy_url", "privacyPolicyUrl") ?? labelled(LINK_LABELS.privacyPolicyUrl),
    termsUrl: textOf(listing, "tos_url", "termsOfServiceUrl") ?? labelled(LINK_LABELS.termsUrl),
    pricingUrl: textOf(listing, "pricing_url", "pricingUrl") ?? labelled(LINK_LABELS.pricingUrl),
  };
}

/** `GitHub Marketplace: Name` and `Name · GitHub Marketplace` both mean Name. */
function nameFromTitle(document: HtmlDocument): string | null {
  const title = meta(document, "og:title") ?? document.title;
  const name = title
    ?.replace(/^GitHub (?:Marketplace|Apps?)\s*[:-]\s*/i, "")
    .replace(/\s*[·|-]\s*(?:Actions\s*·\s*)?GitHub.*$/i, "");
  return name?.trim() || null;
}

function meta(document: HtmlDocument, property: string): string | null {
  return document.attrOf(`meta[property="${property}"]`, "content") || null;
}

function textOf(listing: unknown, ...names: string[]): string | null {
  return str(firstOf(listing, names)) || null;
}

function flagOf(listing: unknown, ...names: string[]): boolean | null {
  return bool(firstOf(listing, names));
}
