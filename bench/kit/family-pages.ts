import { existsSync, readFileSync } from "node:fs";
import type { JsonObject } from "../../src/kernel/json.ts";

/** A recorded page that one run of an operation reads. */
export interface FamilyPage {
  family: string;
  operation: string;
  /** As a caller sends it. */
  input: JsonObject;
  /** Records that the page holds, at most. */
  limit: number;
  file: string;
}

/** The biggest recordings there are of the families; they are kept outside the repository. */
export const FAMILY_PAGES: readonly FamilyPage[] = [
  {
    family: "codehost",
    operation: "trending",
    input: { language: "python" },
    limit: 14,
    file: "trending-python-daily-2026-04.html",
  },
  {
    family: "appstore-a",
    operation: "search",
    input: { searchTerms: ["vpn"] },
    limit: 10,
    file: "search-vpn-us-2026-03.json",
  },
  {
    family: "video",
    operation: "video",
    input: { videoIds: ["GJLlxj_dtq8"], includeRelated: true },
    limit: 1,
    file: "video-watch-page-surface-go-2025-06-trimmed.html",
  },
  {
    family: "reviews",
    operation: "reviews",
    input: { businesses: ["calo.app/en"] },
    limit: 20,
    file: "business-calo-uk-2026-02.html",
  },
  {
    family: "jobs",
    operation: "search",
    input: { query: "Frontend", location: "Egypt" },
    limit: 15,
    file: "indeed-search-frontend-egypt-2026-07.html",
  },
  {
    family: "maps",
    operation: "search",
    input: { searchTerms: ["hospitals in delhi"] },
    limit: 20,
    file: "search-page-hospitals-delhi-2025-07.html",
  },
  {
    family: "realestate",
    operation: "sales",
    input: { locations: ["https://www.zillow.com/albuquerque-nm/"] },
    limit: 41,
    file: "zillow-search-albuquerque-2024-11.html",
  },
  {
    family: "handmade-shop",
    operation: "listing",
    input: { listingIds: ["1394647088"], includeReviews: true },
    limit: 1,
    file: "listing_page_1394647088_productgroup_2026-04.html",
  },
  {
    family: "retail-global",
    operation: "product",
    input: { productIds: ["B0057OC5O8"], includeReviews: true, includeQuestions: true },
    limit: 1,
    file: "product_us_B0057OC5O8.html",
  },
  {
    family: "wholesale",
    operation: "search",
    input: { searchTerms: ["art"], includeSupplierVerification: true },
    limit: 21,
    file: "search_art_legacy_config_2022-02.html",
  },
  {
    family: "discount-shop",
    operation: "category",
    input: { categoryIds: ["1084"], countryCode: "ca" },
    limit: 40,
    file: "opt_listing_girls_dresses_ca_2025-11.json",
  },
  {
    family: "shop-tr-a",
    operation: "listings",
    input: { categoryUrls: ["https://www.trendyol.com/sr/kadin-giyim-x-g1-c82?sst=BEST_SELLER"] },
    limit: 24,
    file: "trendyol-search-app-state-kadin-giyim-2025-09.html",
  },
  {
    family: "shop-tr-b",
    operation: "product",
    input: { productIds: ["HBCV00005Z5G9Z"] },
    limit: 1,
    file: "hepsiburada-product-HBCV00005Z5G9Z-2025-05.html",
  },
  {
    family: "shortvideo",
    operation: "video",
    input: { videoIds: ["7610426235671350549"] },
    limit: 1,
    file: "share-page-photo-post-reflow-2026-02.html",
  },
  {
    family: "photo-social",
    operation: "reel",
    input: { shortcodes: ["DLZEet2I6No"], includeRelated: true },
    limit: 1,
    file: "reel-page-clips-DLZEet2I6No-2025-07.html",
  },
  {
    family: "forum",
    operation: "subreddit",
    input: { subreddit: "homelab", sort: "new" },
    limit: 25,
    file: "community-new-homelab-2023-07.atom.xml",
  },
  {
    family: "microblog",
    operation: "profile",
    input: { usernames: ["nasa"] },
    limit: 1,
    file: "page-profile-nasa-2026-07.html",
  },
  {
    family: "professional",
    operation: "company",
    input: { companies: ["google"] },
    limit: 1,
    file: "company-google-guest-page-2025-10.html",
  },
];

const fileOf = ({ family, file }: FamilyPage): URL =>
  new URL(`../../../shared/fixtures/${family}/${file}`, import.meta.url);

/** The text of the page; null where the recordings are not. */
export const pageText = (page: FamilyPage): string | null =>
  existsSync(fileOf(page)) ? readFileSync(fileOf(page), "utf8") : null;
