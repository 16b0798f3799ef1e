import {
  countFrom,
  filledText,
  flagFrom,
  htmlToText,
  maybe,
  type Reading,
  readFields,
  type RowDraft,
  shapeOf,
  type StatedField,
  statedIn,
  str,
  textField,
  textFrom,
  textsField,
  placeField,
  z,
} from "../../../plugin-sdk/index.ts";

const ROWS = ["app in the search", "action in the search"];
const APPS = ["app in the search"];
/** What every row states. A page has only some of it. */
const inRows = <F extends StatedField>(field: F) => statedIn(ROWS, field);
/** The publisher may leave it empty. */
const ofPublisher = (key: string, meaning: string) => statedIn(APPS, maybe(textFrom(key, meaning)));

const listingFields = {
  ownerLogin: inRows(textFrom("owner_login", "Account that publishes it.")),
  isVerifiedOwner: inRows(flagFrom("is_verified_owner", "GitHub verified the publisher.")),
  isFree: inRows(flagFrom("free", "Free of charge.")),
  shortDescription: inRows(maybe(textFrom("short_description", "One line."))),
  description: inRows(
    maybe(textFrom("full_description", "Full description as text; Markdown as the publisher wrote it.")),
  ),
  extendedDescription: ofPublisher(
    "extended_description",
    "Further text of the publisher, in the same form.",
  ),
  imageUrl: inRows(maybe(textFrom("listing_logo_url", "Logo."))),
  installationCount: inRows(maybe(countFrom("installation_count", "Installations."))),
  stars: inRows(maybe(countFrom("stars", "Stars of the action's repository."))),
  dependentsCount: inRows(maybe(countFrom("dependents_count", "Repositories that use the action."))),
  isRecommended: inRows(flagFrom("recommended", "GitHub recommends it.")),
  state: inRows(textFrom("state", "State of the listing, such as verified.")),
  companyUrl: ofPublisher("company_url", "Web site of the publisher."),
  documentationUrl: ofPublisher("documentation_url", "Documentation."),
  supportUrl: ofPublisher("support_url", "Support."),
  privacyPolicyUrl: ofPublisher("privacy_policy_url", "Privacy policy."),
  termsUrl: ofPublisher("tos_url", "Terms of service."),
  pricingUrl: ofPublisher("pricing_url", "Prices."),
};

/** One listing of the GitHub Marketplace: an app or an action. */
export const MarketplaceApp = z
  .object({
    slug: z.string().describe("Last part of the listing's address."),
    name: z.string().describe("Name."),
    url: z.string().describe("Listing page."),
    kind: z.enum(["app", "action"]).describe("app or action."),
    id: z.string().nullable().describe("Id of the listing."),
    categories: textsField("Primary and secondary category; null where the source names none."),
    ...shapeOf(listingFields),
    descriptionHtml: textField("`description` as the source gives it, where that is HTML."),
    extendedDescriptionHtml: textField("`extendedDescription` as the source gives it, where that is HTML."),
    resultPosition: placeField("Place in the result list, from 1. Searches only."),
  })
  .meta({ title: "MarketplaceApp" });
export type MarketplaceDraft = RowDraft<z.input<typeof MarketplaceApp>>;

/** The fields of a listing, in the keys of search rows. An action has its text under another key than an app. */
export function readListing(listing: object, reading: Reading) {
  const read = readFields(listingFields, listing, reading);
  const isTextOfAction = "full_description" in listing && listing.full_description === null;
  const description = textAndHtml(read.description ?? (isTextOfAction ? str(listing, "description") : null));
  const extended = textAndHtml(read.extendedDescription);
  return {
    ...read,
    description: description.text,
    descriptionHtml: description.html,
    extendedDescription: extended.text,
    extendedDescriptionHtml: extended.html,
  };
}

/** HTML begins and ends with a tag; Markdown may have tags between its words, and stays as it is. */
function textAndHtml(written: string | null) {
  const trimmed = written?.trim() ?? "";
  const isHtml = /^<[a-z]/i.test(trimmed) && trimmed.endsWith(">");
  return isHtml ? { text: filledText(htmlToText(trimmed)), html: written } : { text: written, html: null };
}

const category = (key: string): StatedField => ({
  ...maybe(textFrom(key, "A category.")),
  read: (value) => str(value) ?? str(value, "name"),
});

/** The categories of a search row: each as text or as an object with a name. */
export function readCategories(row: unknown, reading: Reading): string[] | null {
  const named = Object.entries(
    readFields(
      { primary: category("primary_category"), secondary: category("secondary_category") },
      row,
      reading,
      "categories.",
    ),
  ).flatMap(([, name]) => (typeof name === "string" ? [name] : []));
  return named.length > 0 ? named : null;
}
