import { z } from "zod";
import { count, optional } from "./fields.ts";

/** One listing of the GitHub Marketplace: an app or an action. */
export const MarketplaceApp = z.object({
  slug: z.string().describe("Last part of the listing's address."),
  name: z.string().describe("Name."),
  url: z.string().describe("Listing page."),
  kind: z.enum(["app", "action"]).describe("app or action."),
  id: optional(z.string(), "Id of the listing."),
  ownerLogin: optional(z.string(), "Account that publishes it."),
  isVerifiedOwner: optional(z.boolean(), "GitHub verified the publisher."),
  isFree: optional(z.boolean(), "Free of charge."),
  categories: z.array(z.string()).default([]).describe("Primary and secondary category."),
  shortDescription: optional(z.string(), "One line."),
  description: optional(z.string(), "Full description; Markdown or HTML as the publisher wrote it."),
  extendedDescription: optional(z.string(), "Further text of the publisher."),
  logoUrl: optional(z.string(), "Logo."),
  installationCount: optional(count, "Installations."),
  stars: optional(count, "Stars of the action's repository."),
  dependentsCount: optional(count, "Repositories that use the action."),
  isRecommended: optional(z.boolean(), "GitHub recommends it."),
  state: optional(z.string(), "State of the listing, such as verified."),
  companyUrl: optional(z.string(), "Web site of the publisher."),
  documentationUrl: optional(z.string(), "Documentation."),
  supportUrl: optional(z.string(), "Support."),
  privacyPolicyUrl: optional(z.string(), "Privacy policy."),
  termsUrl: optional(z.string(), "Terms of service."),
  pricingUrl: optional(z.string(), "Prices."),
  resultPosition: optional(z.int().positive(), "Place in the result list, from 1. Searches only."),
});
export type MarketplaceAppInput = z.input<typeof MarketplaceApp>;
