import {
  canonicalUrl,
  changed,
  filledText,
  idString,
  isJsonObject,
  type JsonObject,
  jsonScript,
  openGraph,
  type PageText,
  parseHtml,
  requireEnd,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import { type MarketplaceDraft, readListing } from "./record.ts";
import { type ListingTarget, parseListingPath } from "./target.ts";

const EMBEDDED_DATA = 'script[type="application/json"][data-target="react-app.embeddedData"]';

/** What the page says of each link that a listing may have, in the words GitHub shows. */
const LINK_LABELS = [
  ["documentationUrl", /^documentation$/i],
  ["supportUrl", /^(?:customer )?support$/i],
  ["privacyPolicyUrl", /^privacy policy$/i],
  ["termsUrl", /^terms of service$/i],
  ["pricingUrl", /^pricing$/i],
  ["companyUrl", /^(?:website|developer website|company)$/i],
] as const;

/**
 * Reads the page of one listing. No recording of its embedded data is known, so three sources are asked in turn:
 * the embedded object that carries the listing's slug, the og: metas, and the links by their labels.
 * @throws SourceError `source_changed` for a page that was cut or is not about the listing, whatever its title says
 */
export function parseMarketplacePage(
  page: PageText,
  asked: ListingTarget,
  warn: RunContext["warn"],
): MarketplaceDraft {
  requireEnd(page, "</html>");
  // A listing that was renamed redirects to its new address.
  const target = parseListingPath(page.url);
  if (target?.kind !== asked.kind)
    throw changed(page, `${asked.url} leads to ${page.url}, which is no such listing.`);
  const document = parseHtml(page);
  const meta = (name: string) => filledText(openGraph(document).get(name)?.[0]);
  const embedded = jsonScript(document, EMBEDDED_DATA).value;
  const listing = listingIn(embedded, target.slug);
  const isNamed = [canonicalUrl(document), meta("url")].some((url) => isAbout(url, target));
  if (listing === null && !isNamed)
    throw changed(page, `Neither the data of the page nor its canonical link is about ${target.url}.`);
  if (listing === null && embedded !== null)
    warn("listing_data_missing", "The page has data, but none of its listing: only what it shows was read.");
  const name = str(listing, "name") ?? nameIn(meta("title") ?? document.title);
  if (name === null) throw changed(page, "The listing page has neither embedded data nor a title.");
  const read = readListing(listing ?? {}, { answer: "page's data", warn });
  const links = document.all("a[href]");
  for (const [field, label] of LINK_LABELS)
    read[field] ??= links.find((link) => label.test(link.text()))?.url() ?? null;
  return {
    ...read,
    slug: target.slug,
    name,
    url: target.url,
    kind: target.kind,
    id: idString(listing, "id"),
    categories: null,
    shortDescription: read.shortDescription ?? meta("description"),
    imageUrl: read.imageUrl ?? meta("image"),
    resultPosition: null,
  };
}

function isAbout(url: string | null, target: ListingTarget): boolean {
  const named = url === null ? null : parseListingPath(url);
  return named?.kind === target.kind && named.slug.toLowerCase() === target.slug.toLowerCase();
}

/** Keys of the embedded data that are no other spelling of those of the search. */
const SEARCH_KEYS: Readonly<Record<string, string>> = {
  isFree: "free",
  isRecommended: "recommended",
  logoUrl: "listing_logo_url",
  stargazerCount: "stars",
  termsOfServiceUrl: "tos_url",
};

/** The first object, at most six levels deep, whose `slug` is the one of the page; with the keys of the search. */
function listingIn(value: unknown, slug: string, levels = 6): JsonObject | null {
  if (isJsonObject(value) && str(value, "slug")?.toLowerCase() === slug.toLowerCase() && str(value, "name")) {
    const snake = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [SEARCH_KEYS[key] ?? snake(key), one]),
    );
  }
  const members = levels > 0 && typeof value === "object" && value !== null ? Object.values(value) : [];
  for (const member of members) {
    const found = listingIn(member, slug, levels - 1);
    if (found !== null) return found;
  }
  return null;
}

/** `GitHub Marketplace: Name` and `Name · GitHub Marketplace` both mean Name. */
function nameIn(title: string | null): string | null {
  const name = title
    ?.replace(/^GitHub (?:Marketplace|Apps?)\s*[:-]\s*/i, "")
    .replace(/\s*[·|-]\s*(?:Actions\s*·\s*)?GitHub.*$/i, "");
  return filledText(name);
}
