// Made by `npm run generate` from schema.graphql and src/client/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
interface DocumentTypeDecoration<TResult, TVariables> { __apiType?: (variables: TVariables) => TResult }
/** Everything public about apps: texts, price, ratings, release, developer, media, and more from their pages. */
export type AppstoreAAppInput = {
  /** Apps: ids, `id310633997`, bundle ids, or addresses of app pages. 1 to 200 items. */
  appIds: Array<string>;
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Storefront, ISO 3166-1 alpha-2. Prices, charts, ratings and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** Apps for this device. Default: "iphone". */
  device?: AppstoreAAppInputDevice | null | undefined;
  /** @deprecated Another name of `device`. */
  deviceType?: AppstoreAAppInputDevice | null | undefined;
  /** @deprecated Another name of `device`. */
  entity?: AppstoreAAppInputDevice | null | undefined;
  /** Taken for compatibility: a Record always has it. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  includeAso?: boolean | null | undefined;
  /** Other apps of the developer. Reads the page of each app, once for all such flags. Default: false. */
  includeDeveloper?: boolean | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  includeOptimisation?: boolean | null | undefined;
  /** Subtitle, purchases, privacy labels, chart rank, similar apps. Reads the page of each app, once for all such flags. Default: false. */
  includeOptimization?: boolean | null | undefined;
  /** How many gave each number of stars. Reads the page of each app, once for all such flags. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** The reviews that the page shows, about ten; `reviews` has more. Reads the page of each app, once for all such flags. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Screenshots also where the list of apps has none. Reads the page of each app, once for all such flags. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** @deprecated Another name of `includeVersions`. */
  includeVersionHistory?: boolean | null | undefined;
  /** The version history. Reads the page of each app, once for all such flags. Default: false. */
  includeVersions?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  l?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Without it the storefront's own. At most 35 characters. */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  optimisation?: boolean | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  optimization?: boolean | null | undefined;
  /** @deprecated Another name of `device`. */
  platform?: AppstoreAAppInputDevice | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `includeVersions`. */
  versions?: boolean | null | undefined;
};

/** Apps for this device. */
export type AppstoreAAppInputDevice =
  | 'IPAD'
  | 'IPHONE'
  | 'MAC';

/** The apps of a developer in one country, for one kind of device. */
export type AppstoreADeveloperInput = {
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Storefront, ISO 3166-1 alpha-2. Prices, charts, ratings and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** Developers: ids, or addresses of their pages. 1 to 100 items. */
  developerIds: Array<string>;
  /** Apps for this device. Default: "iphone". */
  device?: AppstoreADeveloperInputDevice | null | undefined;
  /** @deprecated Another name of `device`. */
  deviceType?: AppstoreADeveloperInputDevice | null | undefined;
  /** @deprecated Another name of `device`. */
  entity?: AppstoreADeveloperInputDevice | null | undefined;
  /** Taken for compatibility: a Record always has it. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  includeAso?: boolean | null | undefined;
  /** Other apps of the developer. Reads the page of each app, once for all such flags. Default: false. */
  includeDeveloper?: boolean | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  includeOptimisation?: boolean | null | undefined;
  /** Subtitle, purchases, privacy labels, chart rank, similar apps. Reads the page of each app, once for all such flags. Default: false. */
  includeOptimization?: boolean | null | undefined;
  /** How many gave each number of stars. Reads the page of each app, once for all such flags. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** The reviews that the page shows, about ten; `reviews` has more. Reads the page of each app, once for all such flags. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Screenshots also where the list of apps has none. Reads the page of each app, once for all such flags. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** @deprecated Another name of `includeVersions`. */
  includeVersionHistory?: boolean | null | undefined;
  /** The version history. Reads the page of each app, once for all such flags. Default: false. */
  includeVersions?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  l?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Without it the storefront's own. At most 35 characters. */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  optimisation?: boolean | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  optimization?: boolean | null | undefined;
  /** @deprecated Another name of `device`. */
  platform?: AppstoreADeveloperInputDevice | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `includeVersions`. */
  versions?: boolean | null | undefined;
};

/** Apps for this device. */
export type AppstoreADeveloperInputDevice =
  | 'IPAD'
  | 'IPHONE'
  | 'MAC';

/** One operation of appstore-a, with its input. */
export type AppstoreAInput =
  {   /** Everything public about apps: texts, price, ratings, release, developer, media, and more from their pages. */
  app: AppstoreAAppInput; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never;   /** @deprecated Another name of `app`. */
  appDetails: AppstoreAAppInput; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never;   /** @deprecated Another name of `reviews`. */
  appReviews: AppstoreAReviewsInput; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never;   /** @deprecated Another name of `search`. */
  appSearch: AppstoreASearchInput; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never;   /** @deprecated Another name of `app`. */
  apps: AppstoreAAppInput; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never;   /** @deprecated Another name of `developer`. */
  artist: AppstoreADeveloperInput; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never;   /** @deprecated Another name of `keywords`. */
  autocomplete: AppstoreAKeywordsInput; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never;   /** @deprecated Another name of `rankings`. */
  charts: AppstoreARankingsInput; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never;   /** @deprecated Another name of `reviews`. */
  comments: AppstoreAReviewsInput; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never;   /** @deprecated Another name of `app`. */
  details: AppstoreAAppInput; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never;   /** The apps of a developer in one country, for one kind of device. */
  developer: AppstoreADeveloperInput; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never;   /** @deprecated Another name of `developer`. */
  developerApps: AppstoreADeveloperInput; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never;   /** @deprecated Another name of `keywords`. */
  hints: AppstoreAKeywordsInput; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never;   /** @deprecated Another name of `keywords`. */
  keyword: AppstoreAKeywordsInput; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never;   /** What the search box suggests for a text, and how strong the competition for each suggestion is. */
  keywords: AppstoreAKeywordsInput; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never;   /** @deprecated Another name of `rankings`. */
  list: AppstoreARankingsInput; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never;   /** @deprecated Another name of `app`. */
  lookup: AppstoreAAppInput; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never;   /** @deprecated Another name of `app`. */
  product: AppstoreAAppInput; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never;   /** @deprecated Another name of `developer`. */
  publisher: AppstoreADeveloperInput; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never;   /** @deprecated Another name of `rankings`. */
  ranking: AppstoreARankingsInput; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never;   /** The apps of a chart of a country and category, in order, with everything that a lookup gives. */
  rankings: AppstoreARankingsInput; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never;   /** @deprecated Another name of `reviews`. */
  review: AppstoreAReviewsInput; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never;   /** Text reviews of apps in one country, with stars, date, version, votes and replies where they are shown. */
  reviews: AppstoreAReviewsInput; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never;   /** Apps for a search text, with everything that a lookup gives. */
  search: AppstoreASearchInput; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never;   /** @deprecated Another name of `search`. */
  searchApps: AppstoreASearchInput; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never;   /** @deprecated Another name of `keywords`. */
  suggest: AppstoreAKeywordsInput; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never;   /** @deprecated Another name of `keywords`. */
  suggestions: AppstoreAKeywordsInput; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never;   /** @deprecated Another name of `rankings`. */
  topApps: AppstoreARankingsInput; topCharts?: never; }
  |  { app?: never; appDetails?: never; appReviews?: never; appSearch?: never; apps?: never; artist?: never; autocomplete?: never; charts?: never; comments?: never; details?: never; developer?: never; developerApps?: never; hints?: never; keyword?: never; keywords?: never; list?: never; lookup?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchApps?: never; suggest?: never; suggestions?: never; topApps?: never;   /** @deprecated Another name of `rankings`. */
  topCharts: AppstoreARankingsInput; };

/** What the search box suggests for a text, and how strong the competition for each suggestion is. */
export type AppstoreAKeywordsInput = {
  /** @deprecated Another name of `appIds`. */
  appId?: Array<string> | null | undefined;
  /** Apps whose place in the results of each suggestion is wanted; with `includeSearchStats`. 1 to 200 items. */
  appIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  appUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  appUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  bundleId?: Array<string> | null | undefined;
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Storefront, ISO 3166-1 alpha-2. Prices, charts, ratings and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** Apps for this device. Default: "iphone". */
  device?: AppstoreAKeywordsInputDevice | null | undefined;
  /** @deprecated Another name of `device`. */
  deviceType?: AppstoreAKeywordsInputDevice | null | undefined;
  /** @deprecated Another name of `device`. */
  entity?: AppstoreAKeywordsInputDevice | null | undefined;
  /** @deprecated Another name of `includeSearchStats`. */
  includeAppInfo?: boolean | null | undefined;
  /** @deprecated Another name of `includeSearchStats`. */
  includeOptimisation?: boolean | null | undefined;
  /** @deprecated Another name of `includeSearchStats`. */
  includeOptimization?: boolean | null | undefined;
  /** @deprecated Another name of `includeSearchStats`. */
  includeRanks?: boolean | null | undefined;
  /** Also searches for every suggestion (one more call each) and gives the figures of its results. Default: false. */
  includeSearchStats?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  l?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Without it the storefront's own. At most 35 characters. */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `device`. */
  platform?: AppstoreAKeywordsInputDevice | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** Search texts, or addresses of results pages; each is searched by itself. 1 to 50 items. */
  searchTerms: Array<string>;
  /** @deprecated Another name of `country`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `appIds`. */
  trackId?: Array<string> | null | undefined;
};

/** Apps for this device. */
export type AppstoreAKeywordsInputDevice =
  | 'IPAD'
  | 'IPHONE'
  | 'MAC';

/** The apps of a chart of a country and category, in order, with everything that a lookup gives. */
export type AppstoreARankingsInput = {
  /** Categories, one chart each: numbers, names such as Games, or addresses. 36 is all of them. 1 to 100 items. Default: ["36"]. */
  categories?: Array<string> | null | undefined;
  /** @deprecated Another name of `categories`. */
  category?: Array<string> | null | undefined;
  /** @deprecated Another name of `categories`. */
  categoryId?: Array<string> | null | undefined;
  /** @deprecated Another name of `categories`. */
  categoryUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `categories`. */
  categoryUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Chart. Words such as free, top-paid and grossing are accepted too. Default: "top_free". */
  chart?: AppstoreARankingsInputChart | null | undefined;
  /** @deprecated Another name of `chart`. */
  collection?: AppstoreARankingsInputChart | null | undefined;
  /** Storefront, ISO 3166-1 alpha-2. Prices, charts, ratings and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** Apps for this device. Default: "iphone". */
  device?: AppstoreARankingsInputDevice | null | undefined;
  /** @deprecated Another name of `device`. */
  deviceType?: AppstoreARankingsInputDevice | null | undefined;
  /** @deprecated Another name of `device`. */
  entity?: AppstoreARankingsInputDevice | null | undefined;
  /** @deprecated Another name of `chart`. */
  feed?: AppstoreARankingsInputChart | null | undefined;
  /** @deprecated Another name of `categories`. */
  genre?: Array<string> | null | undefined;
  /** @deprecated Another name of `categories`. */
  genreId?: Array<string> | null | undefined;
  /** @deprecated Another name of `categories`. */
  genreIds?: Array<string> | null | undefined;
  /** Taken for compatibility: a Record always has it. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  includeAso?: boolean | null | undefined;
  /** Other apps of the developer. Reads the page of each app, once for all such flags. Default: false. */
  includeDeveloper?: boolean | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  includeOptimisation?: boolean | null | undefined;
  /** Subtitle, purchases, privacy labels, chart rank, similar apps. Reads the page of each app, once for all such flags. Default: false. */
  includeOptimization?: boolean | null | undefined;
  /** How many gave each number of stars. Reads the page of each app, once for all such flags. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** The reviews that the page shows, about ten; `reviews` has more. Reads the page of each app, once for all such flags. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Screenshots also where the list of apps has none. Reads the page of each app, once for all such flags. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** @deprecated Another name of `includeVersions`. */
  includeVersionHistory?: boolean | null | undefined;
  /** The version history. Reads the page of each app, once for all such flags. Default: false. */
  includeVersions?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  l?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Without it the storefront's own. At most 35 characters. */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `chart`. */
  list?: AppstoreARankingsInputChart | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  optimisation?: boolean | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  optimization?: boolean | null | undefined;
  /** @deprecated Another name of `device`. */
  platform?: AppstoreARankingsInputDevice | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `categories`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `categories`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeVersions`. */
  versions?: boolean | null | undefined;
};

/** Chart. Words such as free, top-paid and grossing are accepted too. */
export type AppstoreARankingsInputChart =
  | 'NEW'
  | 'NEW_FREE'
  | 'NEW_PAID'
  | 'TOP_FREE'
  | 'TOP_GROSSING'
  | 'TOP_PAID';

/** Apps for this device. */
export type AppstoreARankingsInputDevice =
  | 'IPAD'
  | 'IPHONE'
  | 'MAC';

/** Text reviews of apps in one country, with stars, date, version, votes and replies where they are shown. */
export type AppstoreAReviewsInput = {
  /** Apps: ids, `id310633997`, bundle ids, or addresses of app pages. 1 to 200 items. */
  appIds: Array<string>;
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Storefront, ISO 3166-1 alpha-2. Prices, charts, ratings and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** Apps for this device. Default: "iphone". */
  device?: AppstoreAReviewsInputDevice | null | undefined;
  /** @deprecated Another name of `device`. */
  deviceType?: AppstoreAReviewsInputDevice | null | undefined;
  /** @deprecated Another name of `device`. */
  entity?: AppstoreAReviewsInputDevice | null | undefined;
  /** @deprecated Another name of `stars`. */
  filterScore?: Array<number> | null | undefined;
  /** Also gives a few facts of the app. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Also gives name and page of who wrote each review: personal data. Default: false. */
  includeAuthors?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  l?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Without it the storefront's own. At most 35 characters. */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: AppstoreAReviewsInputSort | null | undefined;
  /** @deprecated Another name of `device`. */
  platform?: AppstoreAReviewsInputDevice | null | undefined;
  /** @deprecated Another name of `stars`. */
  rating?: Array<number> | null | undefined;
  /** @deprecated Another name of `stars`. */
  ratings?: Array<number> | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `sort`. */
  reviewSort?: AppstoreAReviewsInputSort | null | undefined;
  /** Order of the reviews. Default: "newest". */
  sort?: AppstoreAReviewsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: AppstoreAReviewsInputSort | null | undefined;
  /** @deprecated Another name of `stars`. */
  star?: Array<number> | null | undefined;
  /** Only reviews with these stars, of those that the source lists. 1 to 5 items. */
  stars?: Array<number> | null | undefined;
  /** @deprecated Another name of `country`. */
  storefront?: string | null | undefined;
};

/** Apps for this device. */
export type AppstoreAReviewsInputDevice =
  | 'IPAD'
  | 'IPHONE'
  | 'MAC';

/** Order of the reviews. */
export type AppstoreAReviewsInputSort =
  | 'HELPFUL'
  | 'NEWEST';

/** Apps for a search text, with everything that a lookup gives. */
export type AppstoreASearchInput = {
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Storefront, ISO 3166-1 alpha-2. Prices, charts, ratings and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** Apps for this device. Default: "iphone". */
  device?: AppstoreASearchInputDevice | null | undefined;
  /** @deprecated Another name of `device`. */
  deviceType?: AppstoreASearchInputDevice | null | undefined;
  /** @deprecated Another name of `device`. */
  entity?: AppstoreASearchInputDevice | null | undefined;
  /** Taken for compatibility: a Record always has it. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  includeAso?: boolean | null | undefined;
  /** Other apps of the developer. Reads the page of each app, once for all such flags. Default: false. */
  includeDeveloper?: boolean | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  includeOptimisation?: boolean | null | undefined;
  /** Subtitle, purchases, privacy labels, chart rank, similar apps. Reads the page of each app, once for all such flags. Default: false. */
  includeOptimization?: boolean | null | undefined;
  /** How many gave each number of stars. Reads the page of each app, once for all such flags. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** The reviews that the page shows, about ten; `reviews` has more. Reads the page of each app, once for all such flags. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Screenshots also where the list of apps has none. Reads the page of each app, once for all such flags. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** @deprecated Another name of `includeVersions`. */
  includeVersionHistory?: boolean | null | undefined;
  /** The version history. Reads the page of each app, once for all such flags. Default: false. */
  includeVersions?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  l?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Without it the storefront's own. At most 35 characters. */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  optimisation?: boolean | null | undefined;
  /** @deprecated Another name of `includeOptimization`. */
  optimization?: boolean | null | undefined;
  /** @deprecated Another name of `device`. */
  platform?: AppstoreASearchInputDevice | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** Search texts, or addresses of results pages; each is searched by itself. 1 to 50 items. */
  searchTerms: Array<string>;
  /** @deprecated Another name of `country`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `includeVersions`. */
  versions?: boolean | null | undefined;
};

/** Apps for this device. */
export type AppstoreASearchInputDevice =
  | 'IPAD'
  | 'IPHONE'
  | 'MAC';

/** Everything that the page of an app shows: texts, price, installs, ratings, release, developer, media. */
export type AppstoreBAppInput = {
  /** @deprecated Another name of `appIds`. */
  appId?: Array<string> | null | undefined;
  /** Package names, case-sensitive. Addresses of app pages are accepted too. 1 to 200 items. */
  appIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  appUrl?: Array<string> | null | undefined;
  /** Addresses of app pages. 1 to 200 items. */
  appUrls?: Array<string> | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `appIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  ids?: Array<string> | null | undefined;
  /** Accepted as in other operations; a Record always has all of it. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Also opens the data safety page (one more page per app). Default: false. */
  includeDataSafety?: boolean | null | undefined;
  /** Reports whether the page has installs; always given. Default: false. */
  includeInstalls?: boolean | null | undefined;
  /** Also gives e-mail, postal address and phone of the developer. May be personal data of a sole trader. Default: false. */
  includeLegalContact?: boolean | null | undefined;
  /** Also gives the permissions that the page lists. Default: false. */
  includePermissions?: boolean | null | undefined;
  /** Reports whether the page has ratings; always given. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** Also gives the first reviews of the page, up to 20. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Reports whether the page has screenshots; always given. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `appIds`. */
  packageName?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  packageNames?: Array<string> | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  urls?: Array<string> | null | undefined;
};

/** What the developer of an app declares about user data: shared, collected, security practices. */
export type AppstoreBDataSafetyInput = {
  /** @deprecated Another name of `appIds`. */
  appId?: Array<string> | null | undefined;
  /** Package names, case-sensitive. Addresses of app pages are accepted too. 1 to 200 items. */
  appIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  appUrl?: Array<string> | null | undefined;
  /** Addresses of app pages. 1 to 200 items. */
  appUrls?: Array<string> | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `appIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  ids?: Array<string> | null | undefined;
  /** Also gives e-mail, postal address and phone of the developer. May be personal data of a sole trader. Default: false. */
  includeLegalContact?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `appIds`. */
  packageName?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  packageNames?: Array<string> | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  urls?: Array<string> | null | undefined;
};

/** All apps of a developer, with what the developer says about itself. */
export type AppstoreBDeveloperInput = {
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `developerIds`. */
  devId?: Array<string> | null | undefined;
  /** @deprecated Another name of `developerIds`. */
  developer?: Array<string> | null | undefined;
  /** @deprecated Another name of `developerIds`. */
  developerId?: Array<string> | null | undefined;
  /** Ids of developers: a number or a name. Addresses of developer pages are accepted too. 1 to 100 items. */
  developerIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `developerIds`. */
  developerName?: Array<string> | null | undefined;
  /** @deprecated Another name of `developerUrls`. */
  developerUrl?: Array<string> | null | undefined;
  /** Addresses of developer pages. 1 to 100 items. */
  developerUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `developerIds`. */
  developers?: Array<string> | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** Also opens the page of every app (one more page each) and gives all of it as `appInfo`. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Reports how much of the installs was found; the exact count needs `includeAppInfo`. Default: false. */
  includeInstalls?: boolean | null | undefined;
  /** Reports how much of the ratings was found; the star histogram needs `includeAppInfo`. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** Reports whether a list item came with screenshots. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `developerUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `developerUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `developerUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `developerUrls`. */
  urls?: Array<string> | null | undefined;
};

/** One operation of appstore-b, with its input. */
export type AppstoreBInput =
  {   /** Everything that the page of an app shows: texts, price, installs, ratings, release, developer, media. */
  app: AppstoreBAppInput; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never;   /** @deprecated Another name of `app`. */
  appDetails: AppstoreBAppInput; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never;   /** @deprecated Another name of `permissions`. */
  appPermissions: AppstoreBPermissionsInput; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never;   /** @deprecated Another name of `reviews`. */
  appReviews: AppstoreBReviewsInput; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never;   /** @deprecated Another name of `search`. */
  appSearch: AppstoreBSearchInput; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never;   /** @deprecated Another name of `app`. */
  apps: AppstoreBAppInput; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never;   /** @deprecated Another name of `keywords`. */
  autocomplete: AppstoreBKeywordsInput; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never;   /** @deprecated Another name of `rankings`. */
  charts: AppstoreBRankingsInput; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never;   /** @deprecated Another name of `reviews`. */
  comments: AppstoreBReviewsInput; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never;   /** What the developer of an app declares about user data: shared, collected, security practices. */
  dataSafety: AppstoreBDataSafetyInput; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never;   /** @deprecated Another name of `dataSafety`. */
  dataSafetyReport: AppstoreBDataSafetyInput; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never;   /** @deprecated Another name of `app`. */
  details: AppstoreBAppInput; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never;   /** @deprecated Another name of `developer`. */
  dev: AppstoreBDeveloperInput; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never;   /** All apps of a developer, with what the developer says about itself. */
  developer: AppstoreBDeveloperInput; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never;   /** @deprecated Another name of `developer`. */
  developerApps: AppstoreBDeveloperInput; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never;   /** @deprecated Another name of `keywords`. */
  keyword: AppstoreBKeywordsInput; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never;   /** What the search box suggests for a text, and how strong the competition for each suggestion is. */
  keywords: AppstoreBKeywordsInput; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never;   /** @deprecated Another name of `permissions`. */
  permission: AppstoreBPermissionsInput; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never;   /** What an app may do on a device, in groups. */
  permissions: AppstoreBPermissionsInput; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never;   /** @deprecated Another name of `dataSafety`. */
  privacy: AppstoreBDataSafetyInput; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never;   /** @deprecated Another name of `app`. */
  product: AppstoreBAppInput; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never;   /** @deprecated Another name of `developer`. */
  publisher: AppstoreBDeveloperInput; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never;   /** @deprecated Another name of `rankings`. */
  ranking: AppstoreBRankingsInput; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never;   /** Top free, top paid or top grossing apps of a category and country, in order. */
  rankings: AppstoreBRankingsInput; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never;   /** @deprecated Another name of `similar`. */
  related: AppstoreBSimilarInput; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never;   /** @deprecated Another name of `reviews`. */
  review: AppstoreBReviewsInput; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never;   /** Text reviews of apps with stars, date, version, helpful votes and the reply of the developer. */
  reviews: AppstoreBReviewsInput; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never;   /** Apps for a search text, the exact match first. */
  search: AppstoreBSearchInput; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never;   /** @deprecated Another name of `search`. */
  searchApps: AppstoreBSearchInput; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never;   /** Apps that the source calls similar to an app: those of its page, then the further ones. */
  similar: AppstoreBSimilarInput; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never;   /** @deprecated Another name of `similar`. */
  similarApps: AppstoreBSimilarInput; suggest?: never; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never;   /** @deprecated Another name of `keywords`. */
  suggest: AppstoreBKeywordsInput; suggestions?: never; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never;   /** @deprecated Another name of `keywords`. */
  suggestions: AppstoreBKeywordsInput; topApps?: never; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never;   /** @deprecated Another name of `rankings`. */
  topApps: AppstoreBRankingsInput; topCharts?: never; }
  |  { app?: never; appDetails?: never; appPermissions?: never; appReviews?: never; appSearch?: never; apps?: never; autocomplete?: never; charts?: never; comments?: never; dataSafety?: never; dataSafetyReport?: never; details?: never; dev?: never; developer?: never; developerApps?: never; keyword?: never; keywords?: never; permission?: never; permissions?: never; privacy?: never; product?: never; publisher?: never; ranking?: never; rankings?: never; related?: never; review?: never; reviews?: never; search?: never; searchApps?: never; similar?: never; similarApps?: never; suggest?: never; suggestions?: never; topApps?: never;   /** @deprecated Another name of `rankings`. */
  topCharts: AppstoreBRankingsInput; };

/** What the search box suggests for a text, and how strong the competition for each suggestion is. */
export type AppstoreBKeywordsInput = {
  /** @deprecated Another name of `appIds`. */
  appId?: Array<string> | null | undefined;
  /** Apps whose place in the results of each suggestion is wanted. Turns `includeSearchStats` on. 1 to 200 items. */
  appIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  appUrl?: Array<string> | null | undefined;
  /** Addresses of app pages. 1 to 200 items. */
  appUrls?: Array<string> | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `appIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  ids?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeSearchStats`. */
  includeAppInfo?: boolean | null | undefined;
  /** @deprecated Another name of `includeSearchStats`. */
  includeRanks?: boolean | null | undefined;
  /** Also opens the results page of every suggestion (one more page each) and gives its figures. Default: false. */
  includeSearchStats?: boolean | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keyword?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keywords?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `appIds`. */
  packageName?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  packageNames?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  q?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  queries?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  query?: Array<string> | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchQuery?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchTerm?: Array<string> | null | undefined;
  /** Search texts; each is searched by itself. 1 to 50 items. */
  searchTerms?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  searchUrl?: Array<string> | null | undefined;
  /** Addresses of results pages. 1 to 200 items. */
  searchUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  term?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  terms?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  urls?: Array<string> | null | undefined;
};

/** What an app may do on a device, in groups. */
export type AppstoreBPermissionsInput = {
  /** @deprecated Another name of `appIds`. */
  appId?: Array<string> | null | undefined;
  /** Package names, case-sensitive. Addresses of app pages are accepted too. 1 to 200 items. */
  appIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  appUrl?: Array<string> | null | undefined;
  /** Addresses of app pages. 1 to 200 items. */
  appUrls?: Array<string> | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `appIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  ids?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `appIds`. */
  packageName?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  packageNames?: Array<string> | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  urls?: Array<string> | null | undefined;
};

/** Top free, top paid or top grossing apps of a category and country, in order. */
export type AppstoreBRankingsInput = {
  /** Category ids, one chart each. Without any: APPLICATION, the chart of all apps. 1 to 100 items. */
  categories?: Array<AppstoreBRankingsInputCategories> | null | undefined;
  /** @deprecated Another name of `categories`. */
  category?: Array<AppstoreBRankingsInputCategories> | null | undefined;
  /** @deprecated Another name of `categories`. */
  categoryId?: Array<AppstoreBRankingsInputCategories> | null | undefined;
  /** @deprecated Another name of `categories`. */
  categoryIds?: Array<AppstoreBRankingsInputCategories> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  categoryUrl?: Array<string> | null | undefined;
  /** Addresses of category pages. 1 to 100 items. */
  categoryUrls?: Array<string> | null | undefined;
  /** Chart. Words such as top-free, top-paid and grossing are accepted too. Default: "topselling_free". */
  chart?: AppstoreBRankingsInputChart | null | undefined;
  /** @deprecated Another name of `chart`. */
  collection?: AppstoreBRankingsInputChart | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `categories`. */
  genre?: Array<AppstoreBRankingsInputCategories> | null | undefined;
  /** @deprecated Another name of `categories`. */
  genreId?: Array<AppstoreBRankingsInputCategories> | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** Also opens the page of every app (one more page each) and gives all of it as `appInfo`. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Reports how much of the installs was found; the exact count needs `includeAppInfo`. Default: false. */
  includeInstalls?: boolean | null | undefined;
  /** Reports how much of the ratings was found; the star histogram needs `includeAppInfo`. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** Reports whether a list item came with screenshots. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `chart`. */
  list?: AppstoreBRankingsInputChart | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  urls?: Array<string> | null | undefined;
};

export type AppstoreBRankingsInputCategories =
  | 'ANDROID_WEAR'
  | 'APPLICATION'
  | 'ART_AND_DESIGN'
  | 'AUTO_AND_VEHICLES'
  | 'BEAUTY'
  | 'BOOKS_AND_REFERENCE'
  | 'BUSINESS'
  | 'COMICS'
  | 'COMMUNICATION'
  | 'DATING'
  | 'EDUCATION'
  | 'ENTERTAINMENT'
  | 'EVENTS'
  | 'FAMILY'
  | 'FAMILY_ACTION'
  | 'FAMILY_BRAINGAMES'
  | 'FAMILY_CREATE'
  | 'FAMILY_EDUCATION'
  | 'FAMILY_MUSICVIDEO'
  | 'FAMILY_PRETEND'
  | 'FINANCE'
  | 'FOOD_AND_DRINK'
  | 'GAME'
  | 'GAME_ACTION'
  | 'GAME_ADVENTURE'
  | 'GAME_ARCADE'
  | 'GAME_BOARD'
  | 'GAME_CARD'
  | 'GAME_CASINO'
  | 'GAME_CASUAL'
  | 'GAME_EDUCATIONAL'
  | 'GAME_MUSIC'
  | 'GAME_PUZZLE'
  | 'GAME_RACING'
  | 'GAME_ROLE_PLAYING'
  | 'GAME_SIMULATION'
  | 'GAME_SPORTS'
  | 'GAME_STRATEGY'
  | 'GAME_TRIVIA'
  | 'GAME_WORD'
  | 'HEALTH_AND_FITNESS'
  | 'HOUSE_AND_HOME'
  | 'LIBRARIES_AND_DEMO'
  | 'LIFESTYLE'
  | 'MAPS_AND_NAVIGATION'
  | 'MEDICAL'
  | 'MUSIC_AND_AUDIO'
  | 'NEWS_AND_MAGAZINES'
  | 'PARENTING'
  | 'PERSONALIZATION'
  | 'PHOTOGRAPHY'
  | 'PRODUCTIVITY'
  | 'SHOPPING'
  | 'SOCIAL'
  | 'SPORTS'
  | 'TOOLS'
  | 'TRAVEL_AND_LOCAL'
  | 'VIDEO_PLAYERS'
  | 'WATCH_FACE'
  | 'WEATHER';

/** Chart. Words such as top-free, top-paid and grossing are accepted too. */
export type AppstoreBRankingsInputChart =
  | 'TOPGROSSING'
  | 'TOPSELLING_FREE'
  | 'TOPSELLING_PAID';

/** Text reviews of apps with stars, date, version, helpful votes and the reply of the developer. */
export type AppstoreBReviewsInput = {
  /** @deprecated Another name of `appIds`. */
  appId?: Array<string> | null | undefined;
  /** Package names, case-sensitive. Addresses of app pages are accepted too. 1 to 200 items. */
  appIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  appUrl?: Array<string> | null | undefined;
  /** Addresses of app pages. 1 to 200 items. */
  appUrls?: Array<string> | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** Only reviews written on this kind of device. */
  device?: AppstoreBReviewsInputDevice | null | undefined;
  /** @deprecated Another name of `device`. */
  deviceType?: AppstoreBReviewsInputDevice | null | undefined;
  /** @deprecated Another name of `stars`. */
  filterScore?: Array<number> | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `appIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  ids?: Array<string> | null | undefined;
  /** Also opens the page of the app once and gives the main facts. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: AppstoreBReviewsInputSort | null | undefined;
  /** @deprecated Another name of `appIds`. */
  packageName?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  packageNames?: Array<string> | null | undefined;
  /** @deprecated Another name of `stars`. */
  rating?: Array<number> | null | undefined;
  /** @deprecated Another name of `stars`. */
  ratings?: Array<number> | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `sort`. */
  reviewSort?: AppstoreBReviewsInputSort | null | undefined;
  /** @deprecated Another name of `stars`. */
  score?: Array<number> | null | undefined;
  /** Order of the reviews. Default: "newest". */
  sort?: AppstoreBReviewsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: AppstoreBReviewsInputSort | null | undefined;
  /** @deprecated Another name of `stars`. */
  star?: Array<number> | null | undefined;
  /** Only reviews with these stars. Each is a chain of pages of its own, so all five reach more reviews. 1 to 5 items. */
  stars?: Array<number> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  urls?: Array<string> | null | undefined;
};

/** Only reviews written on this kind of device. */
export type AppstoreBReviewsInputDevice =
  | 'CHROMEBOOK'
  | 'PHONE'
  | 'TABLET'
  | 'TV';

/** Order of the reviews. */
export type AppstoreBReviewsInputSort =
  | 'NEWEST'
  | 'RATING'
  | 'RELEVANCE';

/** Apps for a search text, the exact match first. */
export type AppstoreBSearchInput = {
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** Also opens the page of every app (one more page each) and gives all of it as `appInfo`. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Reports how much of the installs was found; the exact count needs `includeAppInfo`. Default: false. */
  includeInstalls?: boolean | null | undefined;
  /** Reports how much of the ratings was found; the star histogram needs `includeAppInfo`. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** Reports whether a list item came with screenshots. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keyword?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keywords?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** Only free or only paid apps. Default: "all". */
  price?: AppstoreBSearchInputPrice | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  q?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  queries?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  query?: Array<string> | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchQuery?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchTerm?: Array<string> | null | undefined;
  /** Search texts; each is searched by itself. 1 to 50 items. */
  searchTerms?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  searchUrl?: Array<string> | null | undefined;
  /** Addresses of results pages. 1 to 200 items. */
  searchUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  term?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  terms?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  urls?: Array<string> | null | undefined;
};

/** Only free or only paid apps. */
export type AppstoreBSearchInputPrice =
  | 'ALL'
  | 'FREE'
  | 'PAID';

/** Apps that the source calls similar to an app: those of its page, then the further ones. */
export type AppstoreBSimilarInput = {
  /** @deprecated Another name of `appIds`. */
  appId?: Array<string> | null | undefined;
  /** Package names, case-sensitive. Addresses of app pages are accepted too. 1 to 200 items. */
  appIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  appUrl?: Array<string> | null | undefined;
  /** Addresses of app pages. 1 to 200 items. */
  appUrls?: Array<string> | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `appIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  ids?: Array<string> | null | undefined;
  /** Also opens the page of every app (one more page each) and gives all of it as `appInfo`. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Reports how much of the installs was found; the exact count needs `includeAppInfo`. Default: false. */
  includeInstalls?: boolean | null | undefined;
  /** Reports how much of the ratings was found; the star histogram needs `includeAppInfo`. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** Reports whether a list item came with screenshots. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `appIds`. */
  packageName?: Array<string> | null | undefined;
  /** @deprecated Another name of `appIds`. */
  packageNames?: Array<string> | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `appUrls`. */
  urls?: Array<string> | null | undefined;
};

/** Files of public repositories that hold all given words, with the matching lines. */
export type CodehostCodeSearchInput = {
  /** Most characters of `content` in each hit; 0 leaves the content out. 0 to 100,000. Default: 0. */
  contentMaxChars?: number | null | undefined;
  /** File extension, such as yml. At most 40 characters. */
  extension?: string | null | undefined;
  /** Whole file name, or its beginning followed by *. At most 255 characters. */
  filename?: string | null | undefined;
  /** Programming language, told by the file name. At most 60 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Repositories to download and search when `repo` is left out, those with the most stars first. 1 to 10. Default: 3. */
  maxRepos?: number | null | undefined;
  /** Only repositories of this organization. At most 39 characters. */
  org?: string | null | undefined;
  /** Folder that the file is in, or the whole path of the file. At most 1,024 characters. */
  path?: string | null | undefined;
  /** Words and "quoted phrases" that a file must all hold. Qualifiers repo:, language:, filename:, path:, user:, org:, extension: become the fields of that name, where these are not set. At most 512 characters. */
  query?: string | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. At most 140 characters. */
  repo?: string | null | undefined;
  /** Public repositories as owner/name or by URL; one that is missing is a warning. 1 to 50 items. */
  repos?: Array<string> | null | undefined;
  /** @deprecated Another name of `query`. */
  searchQuery?: string | null | undefined;
  /** URL of a public repository, instead of `repo`. At most 2,048 characters. */
  url?: string | null | undefined;
  /** Only repositories of this user. At most 39 characters. */
  user?: string | null | undefined;
};

/** Files of public repositories: their text and what GitHub knows of them. */
export type CodehostFileInput = {
  /** Most characters of `content`; the rest of a longer file is left out. 0 to 1,000,000. Default: 100000. */
  contentMaxChars?: number | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Path of the file from the root of the repository, such as src/index.ts. At most 1,024 characters. */
  path?: string | null | undefined;
  /** Branch, tag or commit. HEAD is the newest commit of the default branch. At most 255 characters. Default: "HEAD". */
  ref?: string | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. At most 140 characters. */
  repo?: string | null | undefined;
  /** Blob URL or raw file URL, instead of `repo`, `ref` and `path`. At most 2,048 characters. */
  url?: string | null | undefined;
  /** Blob URLs or raw file URLs; a file that is missing is a warning. 1 to 50 items. */
  urls?: Array<string> | null | undefined;
};

/** Accounts that forked a repository, each with the fork. */
export type CodehostForkersInput = {
  /** Also read each person's public profile; costs one call of the small hourly quota per person. Default: false. */
  includeProfiles?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. At most 140 characters. */
  repo?: string | null | undefined;
  /** Public repositories as owner/name or by URL; one that is missing is a warning. 1 to 50 items. */
  repos?: Array<string> | null | undefined;
  /** Order of the forks: by age, by stars, or by watchers. Default: "newest". */
  sort?: CodehostForkersInputSort | null | undefined;
  /** URL of a public repository, instead of `repo`. At most 2,048 characters. */
  url?: string | null | undefined;
};

/** Order of the forks: by age, by stars, or by watchers. */
export type CodehostForkersInputSort =
  | 'NEWEST'
  | 'OLDEST'
  | 'STARGAZERS'
  | 'WATCHERS';

/** One operation of codehost, with its input. */
export type CodehostInput =
  {   /** Files of public repositories that hold all given words, with the matching lines. */
  codeSearch: CodehostCodeSearchInput; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never;   /** Files of public repositories: their text and what GitHub knows of them. */
  file: CodehostFileInput; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never;   /** @deprecated Another name of `file`. */
  fileContent: CodehostFileInput; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never;   /** Accounts that forked a repository, each with the fork. */
  forkers: CodehostForkersInput; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never;   /** @deprecated Another name of `forkers`. */
  forks: CodehostForkersInput; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never;   /** @deprecated Another name of `opportunities`. */
  goodFirstIssues: CodehostOpportunitiesInput; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never;   /** Issues by number or URL, each with its labels, reactions and comments. */
  issue: CodehostIssueInput; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never;   /** Apps and actions of the GitHub Marketplace, by search or by their pages. */
  marketplace: CodehostMarketplaceInput; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never;   /** @deprecated Another name of `marketplace`. */
  marketplaceSearch: CodehostMarketplaceInput; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never;   /** Open, unassigned issues whose labels invite outside work, most recently updated first. */
  opportunities: CodehostOpportunitiesInput; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never;   /** @deprecated Another name of `opportunities`. */
  opportunity: CodehostOpportunitiesInput; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never;   /** @deprecated Another name of `pullRequest`. */
  pr: CodehostPullRequestInput; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never;   /** @deprecated Another name of `pullRequest`. */
  pull: CodehostPullRequestInput; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never;   /** Pull requests by number or URL, each with its branches, merge state and size; its comments, changed files and patches on request. */
  pullRequest: CodehostPullRequestInput; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never;   /** @deprecated Another name of `search`. */
  repositories: CodehostSearchInput; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never;   /** @deprecated Another name of `search`. */
  repositorySearch: CodehostSearchInput; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never;   /** Public repositories that fit a search, or one repository by name. */
  search: CodehostSearchInput; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never;   /** Accounts that starred a repository, oldest star first, with the time of the star. */
  stargazers: CodehostStargazersInput; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never;   /** @deprecated Another name of `watchers`. */
  subscribers: CodehostWatchersInput; trending?: never; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never;   /** Up to 25 repositories that gain the most stars, as GitHub ranks them. */
  trending: CodehostTrendingInput; trendingDevelopers?: never; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never;   /** Up to 25 developers that GitHub ranks as trending, each with a popular repository. */
  trendingDevelopers: CodehostTrendingDevelopersInput; trendingRepositories?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never;   /** @deprecated Another name of `trending`. */
  trendingRepositories: CodehostTrendingInput; watchers?: never; }
  |  { codeSearch?: never; file?: never; fileContent?: never; forkers?: never; forks?: never; goodFirstIssues?: never; issue?: never; marketplace?: never; marketplaceSearch?: never; opportunities?: never; opportunity?: never; pr?: never; pull?: never; pullRequest?: never; repositories?: never; repositorySearch?: never; search?: never; stargazers?: never; subscribers?: never; trending?: never; trendingDevelopers?: never; trendingRepositories?: never;   /** Accounts that watch a repository, that is, are told of its activity. */
  watchers: CodehostWatchersInput; };

/** Issues by number or URL, each with its labels, reactions and comments. */
export type CodehostIssueInput = {
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Comments to read, oldest first. Each hundred costs one more call of GitHub's small hourly quota. 0 to 1,000. Default: 100. */
  maxComments?: number | null | undefined;
  /** Number of the issue or pull request in its repository. 1 to 9,999,999,999. */
  number?: number | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. At most 140 characters. */
  repo?: string | null | undefined;
  /** URL of the issue or pull request (or owner/name#number), instead of `repo` and `number`. At most 2,048 characters. */
  url?: string | null | undefined;
  /** Several by URL or as owner/name#number; one that is missing is a warning. 1 to 50 items. */
  urls?: Array<string> | null | undefined;
};

/** Apps and actions of the GitHub Marketplace, by search or by their pages. */
export type CodehostMarketplaceInput = {
  /** App pages: github.com/apps/…; listing pages are accepted too. 1 to 200 items. */
  appsUrls?: Array<string> | null | undefined;
  /** Only apps or only actions among the search hits. */
  kind?: CodehostMarketplaceInputKind | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Listing pages: github.com/marketplace/… or /marketplace/actions/…. 1 to 200 items. */
  marketplaceUrls?: Array<string> | null | undefined;
  /** Search text. At most 512 characters. */
  query?: string | null | undefined;
  /** @deprecated Another name of `query`. */
  searchQuery?: string | null | undefined;
};

/** Only apps or only actions among the search hits. */
export type CodehostMarketplaceInputKind =
  | 'ACTION'
  | 'APP';

/** Open, unassigned issues whose labels invite outside work, most recently updated first. */
export type CodehostOpportunitiesInput = {
  /** Programming language of the repository. At most 60 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Subject; GitHub's issue qualifiers pass through and win over the built-in ones. At most 512 characters. */
  query: string;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. At most 140 characters. */
  repo?: string | null | undefined;
  /** URL of a public repository, instead of `repo`. At most 2,048 characters. */
  url?: string | null | undefined;
};

/** Pull requests by number or URL, each with its branches, merge state and size; its comments, changed files and patches on request. */
export type CodehostPullRequestInput = {
  /** Also list the changed files; costs one more call of the hourly quota for each hundred. Default: false. */
  includeFiles?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Comments to read, oldest first. Each hundred costs one more call of GitHub's small hourly quota. 0 to 1,000. Default: 0. */
  maxComments?: number | null | undefined;
  /** Number of the issue or pull request in its repository. 1 to 9,999,999,999. */
  number?: number | null | undefined;
  /** Most characters of `patch` in each file, with `includeFiles`; 2,000,000 in all. 0 to 100,000. Default: 10000. */
  patchMaxChars?: number | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. At most 140 characters. */
  repo?: string | null | undefined;
  /** URL of the issue or pull request (or owner/name#number), instead of `repo` and `number`. At most 2,048 characters. */
  url?: string | null | undefined;
  /** Several by URL or as owner/name#number; one that is missing is a warning. 1 to 50 items. */
  urls?: Array<string> | null | undefined;
};

/** Public repositories that fit a search, or one repository by name. */
export type CodehostSearchInput = {
  /** Programming language, such as Rust or C++. At most 60 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Direction of `sort`. Default: "desc". */
  order?: CodehostSearchInputOrder | null | undefined;
  /** Search text; GitHub's qualifiers (stars:>100, user:x) pass through. At most 512 characters. */
  query?: string | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. At most 140 characters. */
  repo?: string | null | undefined;
  /** Public repositories as owner/name or by URL; one that is missing is a warning. 1 to 50 items. */
  repos?: Array<string> | null | undefined;
  /** @deprecated Another name of `query`. */
  searchQuery?: string | null | undefined;
  /** Order of the hits; best match when left out. */
  sort?: CodehostSearchInputSort | null | undefined;
  /** Topic, such as machine-learning. At most 50 characters. */
  topic?: string | null | undefined;
  /** URL of a public repository, instead of `repo`. At most 2,048 characters. */
  url?: string | null | undefined;
};

/** Direction of `sort`. */
export type CodehostSearchInputOrder =
  | 'ASC'
  | 'DESC';

/** Order of the hits; best match when left out. */
export type CodehostSearchInputSort =
  | 'FORKS'
  | 'HELP_WANTED_ISSUES'
  | 'STARS'
  | 'UPDATED';

/** Accounts that starred a repository, oldest star first, with the time of the star. */
export type CodehostStargazersInput = {
  /** Also read each person's public profile; costs one call of the small hourly quota per person. Default: false. */
  includeProfiles?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. At most 140 characters. */
  repo?: string | null | undefined;
  /** Public repositories as owner/name or by URL; one that is missing is a warning. 1 to 50 items. */
  repos?: Array<string> | null | undefined;
  /** URL of a public repository, instead of `repo`. At most 2,048 characters. */
  url?: string | null | undefined;
};

/** Up to 25 developers that GitHub ranks as trending, each with a popular repository. */
export type CodehostTrendingDevelopersInput = {
  /** Programming language in any case, such as TypeScript or Jupyter Notebook; `unknown` for repositories without one. At most 60 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Period of the ranking. GitHub's robots.txt disallows the weekly and monthly pages, so these run only where the operator of this server allows them. Default: "daily". */
  since?: CodehostTrendingDevelopersInputSince | null | undefined;
  /** Only developers who can be sponsored. Default: false. */
  sponsorableOnly?: boolean | null | undefined;
};

/** Period of the ranking. GitHub's robots.txt disallows the weekly and monthly pages, so these run only where the operator of this server allows them. */
export type CodehostTrendingDevelopersInputSince =
  | 'DAILY'
  | 'MONTHLY'
  | 'WEEKLY';

/** Up to 25 repositories that gain the most stars, as GitHub ranks them. */
export type CodehostTrendingInput = {
  /** Programming language in any case, such as TypeScript or Jupyter Notebook; `unknown` for repositories without one. At most 60 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Period of the ranking. GitHub's robots.txt disallows the weekly and monthly pages, so these run only where the operator of this server allows them. Default: "daily". */
  since?: CodehostTrendingInputSince | null | undefined;
  /** Natural language of the repositories: two letters of ISO 639-1, such as zh. At most 2 characters. */
  spokenLanguage?: string | null | undefined;
};

/** Period of the ranking. GitHub's robots.txt disallows the weekly and monthly pages, so these run only where the operator of this server allows them. */
export type CodehostTrendingInputSince =
  | 'DAILY'
  | 'MONTHLY'
  | 'WEEKLY';

/** Accounts that watch a repository, that is, are told of its activity. */
export type CodehostWatchersInput = {
  /** Also read each person's public profile; costs one call of the small hourly quota per person. Default: false. */
  includeProfiles?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. At most 140 characters. */
  repo?: string | null | undefined;
  /** Public repositories as owner/name or by URL; one that is missing is a warning. 1 to 50 items. */
  repos?: Array<string> | null | undefined;
  /** URL of a public repository, instead of `repo`. At most 2,048 characters. */
  url?: string | null | undefined;
};

/** Goods whose place in a search or list was paid for, with their place among the advertised ones. */
export type DiscountShopAdLibraryInput = {
  /** @deprecated Another name of `categoryIds`. */
  categoryId?: Array<string> | null | undefined;
  /** Numbers of categories, as in …-o3-123.html. 1 to 100 items. */
  categoryIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Temu by country: prices, stock and delivery depend on it. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Sold counts and forms of the product; false leaves them out. Default: true. */
  includeSalesData?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeSold?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeSoldCount?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeVariants?: boolean | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keyword?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keywords?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  listingUrl?: Array<string> | null | undefined;
  /** Addresses of lists: shops, categories, searches, landing pages, the home page. 1 to 100 items. */
  listingUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  mall?: Array<string> | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  mallId?: Array<string> | null | undefined;
  /** Numbers of sellers' shops, as `seller.id` of products has them. 1 to 100 items. */
  mallIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  mallUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  mallUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  optId?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  optIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  q?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  queries?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  query?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  salesData?: boolean | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchQuery?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchTerm?: Array<string> | null | undefined;
  /** Search texts, or addresses of results; each is searched by itself. 1 to 50 items. */
  searchTerms?: Array<string> | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  sellerId?: Array<string> | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  sellerIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  sellerUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  shopId?: Array<string> | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  shopIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  shopUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  shopUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  soldCount?: boolean | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  targets?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  term?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  terms?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  variants?: boolean | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  vendorIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Goods of categories with price, discount, sold count and rating; or the tree of categories of a page. */
export type DiscountShopCategoryInput = {
  /** @deprecated Another name of `categoryIds`. */
  categoryId?: Array<string> | null | undefined;
  /** Numbers of categories, as in …-o3-123.html. 1 to 100 items. */
  categoryIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  categoryUrl?: Array<string> | null | undefined;
  /** Addresses of categories. 1 to 100 items. */
  categoryUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `show`. */
  content?: DiscountShopCategoryInputShow | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Temu by country: prices, stock and delivery depend on it. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Sold counts and forms of the product; false leaves them out. Default: true. */
  includeSalesData?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeSold?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeSoldCount?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeVariants?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `show`. */
  mode?: DiscountShopCategoryInputShow | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  optId?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  optIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  optUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `show`. */
  recordType?: DiscountShopCategoryInputShow | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  salesData?: boolean | null | undefined;
  /** products: goods of the category; categories: the categories that its page names. Default: "products". */
  show?: DiscountShopCategoryInputShow | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  soldCount?: boolean | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  targets?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  variants?: boolean | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** products: goods of the category; categories: the categories that its page names. */
export type DiscountShopCategoryInputShow =
  | 'CATEGORIES'
  | 'PRODUCTS';

/** One operation of discount-shop, with its input. */
export type DiscountShopInput =
  {   /** Goods whose place in a search or list was paid for, with their place among the advertised ones. */
  adLibrary: DiscountShopAdLibraryInput; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never;   /** @deprecated Another name of `adLibrary`. */
  adLibraryTargets: DiscountShopAdLibraryInput; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never;   /** @deprecated Another name of `adLibrary`. */
  ads: DiscountShopAdLibraryInput; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never;   /** @deprecated Another name of `adLibrary`. */
  advertised: DiscountShopAdLibraryInput; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never;   /** @deprecated Another name of `adLibrary`. */
  adverts: DiscountShopAdLibraryInput; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never;   /** @deprecated Another name of `category`. */
  categories: DiscountShopCategoryInput; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never;   /** Goods of categories with price, discount, sold count and rating; or the tree of categories of a page. */
  category: DiscountShopCategoryInput; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never;   /** @deprecated Another name of `category`. */
  categoryProducts: DiscountShopCategoryInput; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never;   /** @deprecated Another name of `reviews`. */
  comments: DiscountShopReviewsInput; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never;   /** @deprecated Another name of `product`. */
  details: DiscountShopProductInput; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never;   /** @deprecated Another name of `product`. */
  goods: DiscountShopProductInput; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never;   /** @deprecated Another name of `search`. */
  goodsSearch: DiscountShopSearchInput; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never;   /** @deprecated Another name of `listings`. */
  home: DiscountShopListingsInput; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never;   /** @deprecated Another name of `product`. */
  item: DiscountShopProductInput; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never;   /** @deprecated Another name of `listings`. */
  landing: DiscountShopListingsInput; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never;   /** @deprecated Another name of `listings`. */
  listing: DiscountShopListingsInput; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never;   /** Goods of shops, landing pages, the home page, categories and searches, by their addresses. */
  listings: DiscountShopListingsInput; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never;   /** @deprecated Another name of `listings`. */
  mall: DiscountShopListingsInput; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never;   /** @deprecated Another name of `category`. */
  opt: DiscountShopCategoryInput; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never;   /** @deprecated Another name of `priceTracker`. */
  priceHistory: DiscountShopPriceTrackerInput; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never;   /** @deprecated Another name of `priceTracker`. */
  priceSnapshot: DiscountShopPriceTrackerInput; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never;   /** Price, stock and sold count of products at the time of the run, for every form. */
  priceTracker: DiscountShopPriceTrackerInput; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never;   /** @deprecated Another name of `priceTracker`. */
  prices: DiscountShopPriceTrackerInput; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never;   /** Everything that the page of a product carries: price, forms with stock, sold count, shop, properties, pictures. */
  product: DiscountShopProductInput; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never;   /** @deprecated Another name of `product`. */
  productDetails: DiscountShopProductInput; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never;   /** @deprecated Another name of `reviews`. */
  productReviews: DiscountShopReviewsInput; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never;   /** @deprecated Another name of `search`. */
  productSearch: DiscountShopSearchInput; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never;   /** @deprecated Another name of `product`. */
  products: DiscountShopProductInput; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never;   /** @deprecated Another name of `reviews`. */
  review: DiscountShopReviewsInput; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never;   /** Reviews of products with stars, time, country, pictures, films and how many found them helpful. */
  reviews: DiscountShopReviewsInput; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never;   /** Goods for a search text, with price, discount, sold count, rating, shop and paid places told apart. */
  search: DiscountShopSearchInput; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never;   /** @deprecated Another name of `search`. */
  searchProducts: DiscountShopSearchInput; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never;   /** @deprecated Another name of `listings`. */
  seller: DiscountShopListingsInput; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never;   /** @deprecated Another name of `listings`. */
  sellerProducts: DiscountShopListingsInput; shop?: never; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never;   /** @deprecated Another name of `listings`. */
  shop: DiscountShopListingsInput; sponsored?: never; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never;   /** @deprecated Another name of `adLibrary`. */
  sponsored: DiscountShopAdLibraryInput; store?: never; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never;   /** @deprecated Another name of `listings`. */
  store: DiscountShopListingsInput; trackPrice?: never; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never;   /** @deprecated Another name of `priceTracker`. */
  trackPrice: DiscountShopPriceTrackerInput; vendor?: never; }
  |  { adLibrary?: never; adLibraryTargets?: never; ads?: never; advertised?: never; adverts?: never; categories?: never; category?: never; categoryProducts?: never; comments?: never; details?: never; goods?: never; goodsSearch?: never; home?: never; item?: never; landing?: never; listing?: never; listings?: never; mall?: never; opt?: never; priceHistory?: never; priceSnapshot?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerProducts?: never; shop?: never; sponsored?: never; store?: never; trackPrice?: never;   /** @deprecated Another name of `listings`. */
  vendor: DiscountShopListingsInput; };

/** Goods of shops, landing pages, the home page, categories and searches, by their addresses. */
export type DiscountShopListingsInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Temu by country: prices, stock and delivery depend on it. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Sold counts and forms of the product; false leaves them out. Default: true. */
  includeSalesData?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeSold?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeSoldCount?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeVariants?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  listingUrl?: Array<string> | null | undefined;
  /** Addresses of lists: shops, categories, searches, landing pages, the home page. 1 to 100 items. */
  listingUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  mall?: Array<string> | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  mallId?: Array<string> | null | undefined;
  /** Numbers of sellers' shops, as `seller.id` of products has them. 1 to 100 items. */
  mallIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  mallUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  mallUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  salesData?: boolean | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  sellerId?: Array<string> | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  sellerIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  sellerUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  shopId?: Array<string> | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  shopIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  shopUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  shopUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  soldCount?: boolean | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  targets?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  variants?: boolean | null | undefined;
  /** @deprecated Another name of `mallIds`. */
  vendorIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Price, stock and sold count of products at the time of the run, for every form. */
export type DiscountShopPriceTrackerInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Temu by country: prices, stock and delivery depend on it. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  goodsId?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  goodsIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  goodsUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  goodsUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `includePriceHistory`. */
  history?: boolean | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** Only reported: there is no public history. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `includePriceHistory`. */
  priceHistory?: boolean | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** Numbers of products, as in …-g-123.html. 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products, or share links that lead to one. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  targets?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Everything that the page of a product carries: price, forms with stock, sold count, shop, properties, pictures. */
export type DiscountShopProductInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Temu by country: prices, stock and delivery depend on it. Default: "us". */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `includeCustomerPhotos`. */
  customerPhotos?: boolean | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  goodsId?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  goodsIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  goodsUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  goodsUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** Pictures of the reviews that the page shows. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** @deprecated Another name of `includeSellerInfo`. */
  includeMall?: boolean | null | undefined;
  /** Taken for the sake of other shops: Temu sells single pieces and shows nothing of it. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** @deprecated Another name of `includeMinimumOrder`. */
  includeMoq?: boolean | null | undefined;
  /** Each product has one seller; the flag only reports it. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Temu shows no history; price-tracker gives the price of now. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Taken for the sake of other shops: Temu sells single pieces and shows nothing of it. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Temu shows no questions; the flag only reports it. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** @deprecated Another name of `includeReviews`. */
  includeReviewSamples?: boolean | null | undefined;
  /** Reviews that the page of the product shows. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Taken for the sake of other shops: Temu sells single pieces and shows nothing of it. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Sold counts and forms of the product; false leaves them out. Default: true. */
  includeSalesData?: boolean | null | undefined;
  /** @deprecated Another name of `includeSellerInfo`. */
  includeSeller?: boolean | null | undefined;
  /** Goods, sales, followers and labels of the shop. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeSold?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeSoldCount?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeVariants?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `includeMinimumOrder`. */
  minimumOrderQuantity?: boolean | null | undefined;
  /** @deprecated Another name of `includeMinimumOrder`. */
  moq?: boolean | null | undefined;
  /** @deprecated Another name of `includeOffers`. */
  offers?: boolean | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `includePriceHistory`. */
  priceHistory?: boolean | null | undefined;
  /** @deprecated Another name of `includePriceTiers`. */
  priceTiers?: boolean | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** Numbers of products, as in …-g-123.html. 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products, or share links that lead to one. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeQuestions`. */
  questions?: boolean | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `includeRfq`. */
  rfq?: boolean | null | undefined;
  /** @deprecated Another name of `includeRfq`. */
  rfqText?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  salesData?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  soldCount?: boolean | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  targets?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  variants?: boolean | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Reviews of products with stars, time, country, pictures, films and how many found them helpful. */
export type DiscountShopReviewsInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Temu by country: prices, stock and delivery depend on it. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `stars`. */
  filterByStar?: Array<number> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  goodsId?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  goodsIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  goodsUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  goodsUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `reviewMode`. */
  mode?: DiscountShopReviewsInputReviewMode | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** Numbers of products, as in …-g-123.html. 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products, or share links that lead to one. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `stars`. */
  rating?: Array<number> | null | undefined;
  /** @deprecated Another name of `stars`. */
  ratings?: Array<number> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** all; photos: those with pictures or films. Default: "all". */
  reviewMode?: DiscountShopReviewsInputReviewMode | null | undefined;
  /** @deprecated Another name of `reviewMode`. */
  reviewType?: DiscountShopReviewsInputReviewMode | null | undefined;
  /** @deprecated Another name of `stars`. */
  star?: Array<number> | null | undefined;
  /** Only reviews with these stars. 1 to 5 items. */
  stars?: Array<number> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  targets?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** all; photos: those with pictures or films. */
export type DiscountShopReviewsInputReviewMode =
  | 'ALL'
  | 'PHOTOS';

/** Goods for a search text, with price, discount, sold count, rating, shop and paid places told apart. */
export type DiscountShopSearchInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Temu by country: prices, stock and delivery depend on it. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Sold counts and forms of the product; false leaves them out. Default: true. */
  includeSalesData?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeSold?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeSoldCount?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  includeVariants?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  salesData?: boolean | null | undefined;
  /** Search texts, or addresses of results; each is searched by itself. 1 to 50 items. */
  searchTerms: Array<string>;
  /** @deprecated Another name of `includeSalesData`. */
  soldCount?: boolean | null | undefined;
  /** @deprecated Another name of `includeSalesData`. */
  variants?: boolean | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Photos that buyers took, as the page of a listing shows them, with the purchase and the stars. */
export type HandmadeShopCustomerPhotosInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Adds what the buyer wrote beside the photo. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Listings: numbers, or addresses of their pages. 1 to 200 items. */
  listingIds: Array<string>;
  /** @deprecated Another name of `countryCode`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** One operation of handmade-shop, with its input. */
export type HandmadeShopInput =
  {   /** @deprecated Another name of `customerPhotos`. */
  buyerPhotos: HandmadeShopCustomerPhotosInput; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never;   /** Photos that buyers took, as the page of a listing shows them, with the purchase and the stars. */
  customerPhotos: HandmadeShopCustomerPhotosInput; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never;   /** @deprecated Another name of `listing`. */
  item: HandmadeShopListingInput; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never;   /** @deprecated Another name of `keywords`. */
  keyword: HandmadeShopKeywordsInput; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never;   /** @deprecated Another name of `keywords`. */
  keywordResearch: HandmadeShopKeywordsInput; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never;   /** Related searches and words of titles, for search texts and listings, with the figures of the results. */
  keywords: HandmadeShopKeywordsInput; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never;   /** Everything that the page of a listing shows: price, pieces, variants, ratings, sending, photos. */
  listing: HandmadeShopListingInput; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never;   /** @deprecated Another name of `listing`. */
  listingDetails: HandmadeShopListingInput; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never;   /** @deprecated Another name of `reviews`. */
  listingReviews: HandmadeShopReviewsInput; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never;   /** @deprecated Another name of `search`. */
  listingSearch: HandmadeShopSearchInput; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never;   /** @deprecated Another name of `listing`. */
  listings: HandmadeShopListingInput; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never;   /** @deprecated Another name of `customerPhotos`. */
  photos: HandmadeShopCustomerPhotosInput; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never;   /** @deprecated Another name of `listing`. */
  product: HandmadeShopListingInput; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never;   /** @deprecated Another name of `search`. */
  productSearch: HandmadeShopSearchInput; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never;   /** @deprecated Another name of `listing`. */
  products: HandmadeShopListingInput; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never;   /** @deprecated Another name of `reviews`. */
  review: HandmadeShopReviewsInput; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never;   /** @deprecated Another name of `customerPhotos`. */
  reviewPhotos: HandmadeShopCustomerPhotosInput; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never;   /** The few reviews that the page of a listing carries, with stars, day and photos. */
  reviews: HandmadeShopReviewsInput; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never;   /** Listings for a search text, with price, shop, rating and place among the results, adverts told apart. */
  search: HandmadeShopSearchInput; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never;   /** @deprecated Another name of `search`. */
  searchListings: HandmadeShopSearchInput; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never;   /** @deprecated Another name of `shop`. */
  seller: HandmadeShopShopInput; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never;   /** A shop with sales, exact rating, place and sections, and the figures of what it offers and sold. */
  sellerIntel: HandmadeShopSellerIntelInput; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never;   /** @deprecated Another name of `sellerIntel`. */
  sellerIntelligence: HandmadeShopSellerIntelInput; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never;   /** What a shop offers, page by page, and on request the shop itself. */
  shop: HandmadeShopShopInput; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never;   /** @deprecated Another name of `sellerIntel`. */
  shopDetails: HandmadeShopSellerIntelInput; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never;   /** @deprecated Another name of `sellerIntel`. */
  shopInfo: HandmadeShopSellerIntelInput; shopIntel?: never; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never;   /** @deprecated Another name of `sellerIntel`. */
  shopIntel: HandmadeShopSellerIntelInput; shopListings?: never; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never;   /** @deprecated Another name of `shop`. */
  shopListings: HandmadeShopShopInput; shops?: never; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never;   /** @deprecated Another name of `shop`. */
  shops: HandmadeShopShopInput; vendor?: never; }
  |  { buyerPhotos?: never; customerPhotos?: never; item?: never; keyword?: never; keywordResearch?: never; keywords?: never; listing?: never; listingDetails?: never; listingReviews?: never; listingSearch?: never; listings?: never; photos?: never; product?: never; productSearch?: never; products?: never; review?: never; reviewPhotos?: never; reviews?: never; search?: never; searchListings?: never; seller?: never; sellerIntel?: never; sellerIntelligence?: never; shop?: never; shopDetails?: never; shopInfo?: never; shopIntel?: never; shopListings?: never; shops?: never;   /** @deprecated Another name of `shop`. */
  vendor: HandmadeShopShopInput; };

/** Related searches and words of titles, for search texts and listings, with the figures of the results. */
export type HandmadeShopKeywordsInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `listingIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingIds`. */
  ids?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keyword?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keywords?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `listingIds`. */
  listing?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingIds`. */
  listingId?: Array<string> | null | undefined;
  /** Listings: numbers, or addresses of their pages. 1 to 200 items. */
  listingIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingIds`. */
  listingUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingIds`. */
  listingUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingIds`. */
  listings?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `listingIds`. */
  productId?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingIds`. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingIds`. */
  productUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `listingIds`. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  q?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  queries?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  query?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchQuery?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchTerm?: Array<string> | null | undefined;
  /** Search texts, or addresses of results or market pages; each is searched by itself. 1 to 50 items. */
  searchTerms?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  term?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  terms?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Everything that the page of a listing shows: price, pieces, variants, ratings, sending, photos. */
export type HandmadeShopListingInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Photos of buyers. A Record always has it; reported. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Related searches. A Record always has it; reported. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** The offer: price, pieces, sending. A Record always has it; reported. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Questions that the shop answers. A Record always has it; reported. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Adds the few reviews of the page; `reviews` has more of them. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** @deprecated Another name of `includeShopDetails`. */
  includeSeller?: boolean | null | undefined;
  /** @deprecated Another name of `includeShopDetails`. */
  includeSellerDetails?: boolean | null | undefined;
  /** @deprecated Another name of `includeShopDetails`. */
  includeShop?: boolean | null | undefined;
  /** Adds the shop: sales, place, exact rating, sections. One more page for each shop. Default: false. */
  includeShopDetails?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Listings: numbers, or addresses of their pages. 1 to 200 items. */
  listingIds: Array<string>;
  /** @deprecated Another name of `countryCode`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** The few reviews that the page of a listing carries, with stars, day and photos. */
export type HandmadeShopReviewsInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Also gives the name of who wrote each review: personal data. Default: false. */
  includeAuthors?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Listings: numbers, or addresses of their pages. 1 to 200 items. */
  listingIds: Array<string>;
  /** @deprecated Another name of `countryCode`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `stars`. */
  rating?: Array<number> | null | undefined;
  /** @deprecated Another name of `stars`. */
  ratings?: Array<number> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `stars`. */
  star?: Array<number> | null | undefined;
  /** Only reviews with these stars, of those that the page carries. 1 to 5 items. */
  stars?: Array<number> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Listings for a search text, with price, shop, rating and place among the results, adverts told apart. */
export type HandmadeShopSearchInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `includeShopDetails`. */
  includeSeller?: boolean | null | undefined;
  /** @deprecated Another name of `includeShopDetails`. */
  includeSellerDetails?: boolean | null | undefined;
  /** @deprecated Another name of `includeShopDetails`. */
  includeShop?: boolean | null | undefined;
  /** Adds the shop: sales, place, exact rating, sections. One more page for each shop. Default: false. */
  includeShopDetails?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  locale?: string | null | undefined;
  /** Highest price, in the currency of the edition. 0 to 1,000,000. */
  maxPrice?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  max_price?: number | null | undefined;
  /** Lowest price, in the currency of the edition. 0 to 1,000,000. */
  minPrice?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  min_price?: number | null | undefined;
  /** @deprecated Another name of `sort`. */
  order?: HandmadeShopSearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: HandmadeShopSearchInputSort | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** Search texts, or addresses of results or market pages; each is searched by itself. 1 to 50 items. */
  searchTerms: Array<string>;
  /** Order of the results. Default: "most_relevant". */
  sort?: HandmadeShopSearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: HandmadeShopSearchInputSort | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Order of the results. */
export type HandmadeShopSearchInputSort =
  | 'DATE_DESC'
  | 'HIGHEST_REVIEWS'
  | 'MOST_RELEVANT'
  | 'PRICE_ASC'
  | 'PRICE_DESC';

/** A shop with sales, exact rating, place and sections, and the figures of what it offers and sold. */
export type HandmadeShopSellerIntelInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `includeSoldListings`. */
  includeSales?: boolean | null | undefined;
  /** @deprecated Another name of `includeSoldListings`. */
  includeSalesData?: boolean | null | undefined;
  /** @deprecated Another name of `includeShopDetails`. */
  includeSeller?: boolean | null | undefined;
  /** @deprecated Another name of `includeShopDetails`. */
  includeSellerDetails?: boolean | null | undefined;
  /** @deprecated Another name of `includeShopDetails`. */
  includeShop?: boolean | null | undefined;
  /** Taken for compatibility: a Record always has the shop. Default: false. */
  includeShopDetails?: boolean | null | undefined;
  /** @deprecated Another name of `includeSoldListings`. */
  includeSold?: boolean | null | undefined;
  /** Adds what the shop sold last, from its sold page where it is public. One more page for each shop. Default: false. */
  includeSoldListings?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** Shops: names, or addresses of their pages. 1 to 100 items. */
  shopNames: Array<string>;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** What a shop offers, page by page, and on request the shop itself. */
export type HandmadeShopShopInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `includeShopDetails`. */
  includeSeller?: boolean | null | undefined;
  /** @deprecated Another name of `includeShopDetails`. */
  includeSellerDetails?: boolean | null | undefined;
  /** @deprecated Another name of `includeShopDetails`. */
  includeShop?: boolean | null | undefined;
  /** Adds the shop to each of its listings; costs no page. Default: false. */
  includeShopDetails?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  region?: string | null | undefined;
  /** Shops: names, or addresses of their pages. 1 to 100 items. */
  shopNames: Array<string>;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** What companies say of themselves, how employees rate them, and what they offer: size, benefits, jobs. */
export type JobsCompanyInput = {
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  co?: string | null | undefined;
  /** Companies: addresses of their pages, the slugs in these, or names. 1 to 100 items. */
  companies: Array<string>;
  /** Country whose site is read: code or English name. Addresses name it by their host. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  domain?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `country`. */
  market?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
};

/** One operation of jobs, with its input. */
export type JobsInput =
  {   /** @deprecated Another name of `company`. */
  companies: JobsCompanyInput; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never;   /** What companies say of themselves, how employees rate them, and what they offer: size, benefits, jobs. */
  company: JobsCompanyInput; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never;   /** @deprecated Another name of `company`. */
  companyDetails: JobsCompanyInput; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never;   /** @deprecated Another name of `salaries`. */
  compensation: JobsSalariesInput; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never;   /** @deprecated Another name of `resume`. */
  cv: JobsResumeInput; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never;   /** @deprecated Another name of `job`. */
  details: JobsJobInput; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never;   /** @deprecated Another name of `company`. */
  employer: JobsCompanyInput; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never;   /** Everything public about jobs: full text, pay, place with position, employment, benefits, skills, dates. */
  job: JobsJobInput; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never;   /** @deprecated Another name of `job`. */
  jobDetails: JobsJobInput; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never;   /** @deprecated Another name of `job`. */
  jobInfo: JobsJobInput; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never;   /** @deprecated Another name of `search`. */
  jobSearch: JobsSearchInput; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never;   /** @deprecated Another name of `search`. */
  jobs: JobsSearchInput; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never;   /** @deprecated Another name of `search`. */
  list: JobsSearchInput; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never;   /** @deprecated Another name of `salaries`. */
  pay: JobsSalariesInput; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never;   /** Samples of resumes that the source publishes for a title, with the advice around them. */
  resume: JobsResumeInput; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never;   /** @deprecated Another name of `resume`. */
  resumeSample: JobsResumeInput; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never;   /** @deprecated Another name of `resume`. */
  resumeSamples: JobsResumeInput; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never;   /** @deprecated Another name of `resume`. */
  resumes: JobsResumeInput; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never;   /** What people earn: by role at a company, or for a title in a country or place, with the companies that pay best. */
  salaries: JobsSalariesInput; salary?: never; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never;   /** @deprecated Another name of `salaries`. */
  salary: JobsSalariesInput; search?: never; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never;   /** Jobs for a search text, a place or both, with pay, place, employment, company and age. */
  search: JobsSearchInput; searchJobs?: never; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never;   /** @deprecated Another name of `search`. */
  searchJobs: JobsSearchInput; viewjob?: never; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never;   /** @deprecated Another name of `job`. */
  viewjob: JobsJobInput; wages?: never; }
  |  { companies?: never; company?: never; companyDetails?: never; compensation?: never; cv?: never; details?: never; employer?: never; job?: never; jobDetails?: never; jobInfo?: never; jobSearch?: never; jobs?: never; list?: never; pay?: never; resume?: never; resumeSample?: never; resumeSamples?: never; resumes?: never; salaries?: never; salary?: never; search?: never; searchJobs?: never; viewjob?: never;   /** @deprecated Another name of `salaries`. */
  wages: JobsSalariesInput; };

/** Everything public about jobs: full text, pay, place with position, employment, benefits, skills, dates. */
export type JobsJobInput = {
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  co?: string | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  companyInfo?: boolean | null | undefined;
  /** Country whose site is read: code or English name. Addresses name it by their host. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  domain?: string | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  includeCompany?: boolean | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  includeCompanyDetails?: boolean | null | undefined;
  /** Also reads the page of each company, once. Default: false. */
  includeCompanyInfo?: boolean | null | undefined;
  /** Jobs: ids as `search` gives them, or addresses of any form. 1 to 200 items. */
  jobIds: Array<string>;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `country`. */
  market?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
};

/** Samples of resumes that the source publishes for a title, with the advice around them. */
export type JobsResumeInput = {
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  co?: string | null | undefined;
  /** Country whose site is read: code or English name. Addresses name it by their host. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  domain?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `country`. */
  market?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** Titles, or addresses of samples. 1 to 50 items. */
  titles: Array<string>;
};

/** What people earn: by role at a company, or for a title in a country or place, with the companies that pay best. */
export type JobsSalariesInput = {
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `location`. */
  city?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  co?: string | null | undefined;
  /** Companies: addresses of their pages, the slugs in these, or names. 1 to 100 items. */
  companies?: Array<string> | null | undefined;
  /** @deprecated Another name of `companies`. */
  company?: Array<string> | null | undefined;
  /** @deprecated Another name of `companies`. */
  companyId?: Array<string> | null | undefined;
  /** @deprecated Another name of `companies`. */
  companyIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `companies`. */
  companyName?: Array<string> | null | undefined;
  /** @deprecated Another name of `companies`. */
  companyNames?: Array<string> | null | undefined;
  /** @deprecated Another name of `companies`. */
  companyUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `companies`. */
  companyUrls?: Array<string> | null | undefined;
  /** Country whose site is read: code or English name. Addresses name it by their host. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  domain?: string | null | undefined;
  /** @deprecated Another name of `titles`. */
  jobTitle?: Array<string> | null | undefined;
  /** @deprecated Another name of `titles`. */
  jobTitles?: Array<string> | null | undefined;
  /** @deprecated Another name of `titles`. */
  keyword?: Array<string> | null | undefined;
  /** @deprecated Another name of `location`. */
  l?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** City and region such as Jonesboro, AR; with `titles`. At most 128 characters. */
  location?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  market?: string | null | undefined;
  /** @deprecated Another name of `location`. */
  place?: string | null | undefined;
  /** @deprecated Another name of `titles`. */
  q?: Array<string> | null | undefined;
  /** @deprecated Another name of `titles`. */
  queries?: Array<string> | null | undefined;
  /** @deprecated Another name of `titles`. */
  query?: Array<string> | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `titles`. */
  role?: Array<string> | null | undefined;
  /** @deprecated Another name of `titles`. */
  salaryPageUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `titles`. */
  salaryUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `titles`. */
  salaryUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `titles`. */
  searchTerms?: Array<string> | null | undefined;
  /** @deprecated Another name of `companies`. */
  slug?: Array<string> | null | undefined;
  /** @deprecated Another name of `companies`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `companies`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `titles`. */
  title?: Array<string> | null | undefined;
  /** Titles, or addresses of pages about their pay. 1 to 50 items. */
  titles?: Array<string> | null | undefined;
  /** @deprecated Another name of `companies`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `companies`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `location`. */
  where?: string | null | undefined;
};

/** Jobs for a search text, a place or both, with pay, place, employment, company and age. */
export type JobsSearchInput = {
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `location`. */
  city?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  co?: string | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  companyInfo?: boolean | null | undefined;
  /** Country whose site is read: code or English name. Addresses name it by their host. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `postedWithinDays`. */
  datePosted?: number | null | undefined;
  /** @deprecated Another name of `postedWithinDays`. */
  days?: number | null | undefined;
  /** @deprecated Another name of `duplicatePolicy`. */
  dedupe?: JobsSearchInputDuplicatePolicy | null | undefined;
  /** @deprecated Another name of `duplicatePolicy`. */
  dedupePolicy?: JobsSearchInputDuplicatePolicy | null | undefined;
  /** @deprecated Another name of `duplicatePolicy`. */
  deduplicate?: JobsSearchInputDuplicatePolicy | null | undefined;
  /** @deprecated Another name of `radius`. */
  distance?: number | null | undefined;
  /** @deprecated Another name of `country`. */
  domain?: string | null | undefined;
  /** Leaves out what the source adds besides its hits: see `fillerReason`. Default: false. */
  dropFillers?: boolean | null | undefined;
  /** @deprecated Another name of `duplicatePolicy`. */
  duplicate?: JobsSearchInputDuplicatePolicy | null | undefined;
  /** Jobs that are the same: by id; by title, company and place too (content); or only in one search (none). Default: "id". */
  duplicatePolicy?: JobsSearchInputDuplicatePolicy | null | undefined;
  /** @deprecated Another name of `duplicatePolicy`. */
  duplicates?: JobsSearchInputDuplicatePolicy | null | undefined;
  /** @deprecated Another name of `jobType`. */
  employmentType?: JobsSearchInputJobType | null | undefined;
  /** @deprecated Another name of `dropFillers`. */
  excludeFillers?: boolean | null | undefined;
  /** @deprecated Another name of `dropFillers`. */
  excludeSponsored?: boolean | null | undefined;
  /** @deprecated Another name of `experienceLevel`. */
  experience?: JobsSearchInputExperienceLevel | null | undefined;
  /** Experience that is asked for. */
  experienceLevel?: JobsSearchInputExperienceLevel | null | undefined;
  /** @deprecated Another name of `experienceLevel`. */
  explvl?: JobsSearchInputExperienceLevel | null | undefined;
  /** @deprecated Another name of `postedWithinDays`. */
  fromDays?: number | null | undefined;
  /** @deprecated Another name of `postedWithinDays`. */
  fromage?: number | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  includeCompany?: boolean | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  includeCompanyDetails?: boolean | null | undefined;
  /** Also reads the page of each company, once. Default: false. */
  includeCompanyInfo?: boolean | null | undefined;
  /** @deprecated Another name of `remote`. */
  isRemote?: boolean | null | undefined;
  /** @deprecated Another name of `queries`. */
  jobTitle?: Array<string> | null | undefined;
  /** Kind of employment. */
  jobType?: JobsSearchInputJobType | null | undefined;
  /** @deprecated Another name of `jobType`. */
  jobTypes?: JobsSearchInputJobType | null | undefined;
  /** @deprecated Another name of `jobType`. */
  jt?: JobsSearchInputJobType | null | undefined;
  /** @deprecated Another name of `queries`. */
  keyword?: Array<string> | null | undefined;
  /** @deprecated Another name of `queries`. */
  keywords?: Array<string> | null | undefined;
  /** @deprecated Another name of `location`. */
  l?: string | null | undefined;
  /** @deprecated Another name of `experienceLevel`. */
  level?: JobsSearchInputExperienceLevel | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** City, region or postal code; without it the whole country. At most 256 characters. */
  location?: string | null | undefined;
  /** @deprecated Another name of `location`. */
  locationQuery?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  market?: string | null | undefined;
  /** @deprecated Another name of `postedWithinDays`. */
  maxAgeDays?: number | null | undefined;
  /** @deprecated Another name of `salaryMax`. */
  maxSalary?: number | null | undefined;
  /** @deprecated Another name of `salaryMax`. */
  maximumSalary?: number | null | undefined;
  /** @deprecated Another name of `salaryMin`. */
  minSalary?: number | null | undefined;
  /** @deprecated Another name of `salaryMin`. */
  minimumSalary?: number | null | undefined;
  /** @deprecated Another name of `sort`. */
  order?: JobsSearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: JobsSearchInputSort | null | undefined;
  /** @deprecated Another name of `salaryPeriod`. */
  payPeriod?: JobsSearchInputSalaryPeriod | null | undefined;
  /** @deprecated Another name of `location`. */
  place?: string | null | undefined;
  /** @deprecated Another name of `location`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `postedWithinDays`. */
  postedDate?: number | null | undefined;
  /** @deprecated Another name of `postedWithinDays`. */
  postedWithin?: number | null | undefined;
  /** Only jobs posted in the last days; the source offers 1, 3, 7 and 14. Words such as week are accepted. 1 to 365. */
  postedWithinDays?: number | null | undefined;
  /** @deprecated Another name of `queries`. */
  q?: Array<string> | null | undefined;
  /** Search texts, one search each. The source knows "exact words", -without, OR and brackets. 1 to 50 items. */
  queries?: Array<string> | null | undefined;
  /** @deprecated Another name of `queries`. */
  query?: Array<string> | null | undefined;
  /** Distance from `location`: miles in the United States and Great Britain, else kilometres. 0 to 200. */
  radius?: number | null | undefined;
  /** @deprecated Another name of `radius`. */
  radiusKm?: number | null | undefined;
  /** @deprecated Another name of `radius`. */
  radiusMiles?: number | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** Only jobs that say that the work can be done from anywhere. Default: false. */
  remote?: boolean | null | undefined;
  /** @deprecated Another name of `remote`. */
  remoteOnly?: boolean | null | undefined;
  /** @deprecated Another name of `salaryMin`. */
  salary?: number | null | undefined;
  /** @deprecated Another name of `salaryMin`. */
  salaryFrom?: number | null | undefined;
  /** Only jobs that state a pay of which the lower end is not above this. 1 to 1,000,000,000. */
  salaryMax?: number | null | undefined;
  /** Only jobs that state a pay of which the upper end is not below this. 1 to 1,000,000,000. */
  salaryMin?: number | null | undefined;
  /** What `salaryMin` and `salaryMax` are for; pays for other periods are converted to compare. Default: "year". */
  salaryPeriod?: JobsSearchInputSalaryPeriod | null | undefined;
  /** @deprecated Another name of `salaryMax`. */
  salaryTo?: number | null | undefined;
  /** @deprecated Another name of `salaryPeriod`. */
  salaryType?: JobsSearchInputSalaryPeriod | null | undefined;
  /** @deprecated Another name of `salaryPeriod`. */
  salaryUnit?: JobsSearchInputSalaryPeriod | null | undefined;
  /** @deprecated Another name of `queries`. */
  searchQuery?: Array<string> | null | undefined;
  /** @deprecated Another name of `queries`. */
  searchTerm?: Array<string> | null | undefined;
  /** @deprecated Another name of `queries`. */
  searchTerms?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  searchUrl?: Array<string> | null | undefined;
  /** Addresses of result pages; each keeps its own country and filters. 1 to 50 items. */
  searchUrls?: Array<string> | null | undefined;
  /** Order of the results. Default: "relevance". */
  sort?: JobsSearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: JobsSearchInputSort | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `dropFillers`. */
  strict?: boolean | null | undefined;
  /** @deprecated Another name of `queries`. */
  term?: Array<string> | null | undefined;
  /** @deprecated Another name of `queries`. */
  title?: Array<string> | null | undefined;
  /** @deprecated Another name of `jobType`. */
  type?: JobsSearchInputJobType | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `queries`. */
  what?: Array<string> | null | undefined;
  /** @deprecated Another name of `location`. */
  where?: string | null | undefined;
  /** @deprecated Another name of `remote`. */
  workFromHome?: boolean | null | undefined;
  /** @deprecated Another name of `location`. */
  zip?: string | null | undefined;
  /** @deprecated Another name of `location`. */
  zipCode?: string | null | undefined;
};

/** Jobs that are the same: by id; by title, company and place too (content); or only in one search (none). */
export type JobsSearchInputDuplicatePolicy =
  | 'CONTENT'
  | 'ID'
  | 'NONE';

/** Experience that is asked for. */
export type JobsSearchInputExperienceLevel =
  | 'ENTRY_LEVEL'
  | 'MID_LEVEL'
  | 'SENIOR_LEVEL';

/** Kind of employment. */
export type JobsSearchInputJobType =
  | 'CONTRACT'
  | 'FULLTIME'
  | 'INTERNSHIP'
  | 'PARTTIME'
  | 'PERMANENT'
  | 'TEMPORARY';

/** What `salaryMin` and `salaryMax` are for; pays for other periods are converted to compare. */
export type JobsSearchInputSalaryPeriod =
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

/** Order of the results. */
export type JobsSearchInputSort =
  | 'DATE'
  | 'RELEVANCE';

/** One operation of maps, with its input. */
export type MapsInput =
  {   /** @deprecated Another name of `place`. */
  business: MapsPlaceInput; comments?: never; details?: never; list?: never; lists?: never; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never; review?: never; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never;   /** @deprecated Another name of `reviews`. */
  comments: MapsReviewsInput; details?: never; list?: never; lists?: never; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never; review?: never; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never;   /** @deprecated Another name of `place`. */
  details: MapsPlaceInput; list?: never; lists?: never; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never; review?: never; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never;   /** Places of public shared lists, with the notes of their owner. */
  list: MapsListInput; lists?: never; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never; review?: never; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never;   /** @deprecated Another name of `list`. */
  lists: MapsListInput; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never; review?: never; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never; lists?: never;   /** All that the map shows of a place: address, position, hours, rating, prices, links, what it offers, busy hours. */
  place: MapsPlaceInput; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never; review?: never; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never; lists?: never; place?: never;   /** @deprecated Another name of `place`. */
  placeDetails: MapsPlaceInput; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never; review?: never; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never; lists?: never; place?: never; placeDetails?: never;   /** @deprecated Another name of `list`. */
  placeList: MapsListInput; placeReviews?: never; placeSearch?: never; places?: never; review?: never; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never; lists?: never; place?: never; placeDetails?: never; placeList?: never;   /** @deprecated Another name of `reviews`. */
  placeReviews: MapsReviewsInput; placeSearch?: never; places?: never; review?: never; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never; lists?: never; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never;   /** @deprecated Another name of `search`. */
  placeSearch: MapsSearchInput; places?: never; review?: never; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never; lists?: never; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never;   /** @deprecated Another name of `place`. */
  places: MapsPlaceInput; review?: never; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never; lists?: never; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never;   /** @deprecated Another name of `reviews`. */
  review: MapsReviewsInput; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never; lists?: never; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never; review?: never;   /** Reviews of places with stars, texts and translations, pictures, answers of the owner and aspects. */
  reviews: MapsReviewsInput; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never; lists?: never; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never; review?: never; reviews?: never;   /** @deprecated Another name of `list`. */
  savedPlaces: MapsListInput; search?: never; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never; lists?: never; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never; review?: never; reviews?: never; savedPlaces?: never;   /** Places for a search text, near a place or around a point, with adverts told apart. */
  search: MapsSearchInput; searchPlaces?: never; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never; lists?: never; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never; review?: never; reviews?: never; savedPlaces?: never; search?: never;   /** @deprecated Another name of `search`. */
  searchPlaces: MapsSearchInput; sharedList?: never; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never; lists?: never; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never; review?: never; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never;   /** @deprecated Another name of `list`. */
  sharedList: MapsListInput; textSearch?: never; }
  |  { business?: never; comments?: never; details?: never; list?: never; lists?: never; place?: never; placeDetails?: never; placeList?: never; placeReviews?: never; placeSearch?: never; places?: never; review?: never; reviews?: never; savedPlaces?: never; search?: never; searchPlaces?: never; sharedList?: never;   /** @deprecated Another name of `search`. */
  textSearch: MapsSearchInput; };

/** Places of public shared lists, with the notes of their owner. */
export type MapsListInput = {
  /** Country from which the map is looked at, ISO 3166-1 alpha-2; without it that of this server. */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47; `en` gives the most complete answers. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Shared lists, each as the id of a shared list, or its address. 1 to 100 items. */
  listIds: Array<string>;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
};

/** All that the map shows of a place: address, position, hours, rating, prices, links, what it offers, busy hours. */
export type MapsPlaceInput = {
  /** @deprecated Another name of `scrapeContacts`. */
  contacts?: boolean | null | undefined;
  /** Country from which the map is looked at, ISO 3166-1 alpha-2; without it that of this server. */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `includeImages`. */
  images?: boolean | null | undefined;
  /** @deprecated Another name of `scrapeContacts`. */
  includeContacts?: boolean | null | undefined;
  /** @deprecated Another name of `scrapeContacts`. */
  includeEmails?: boolean | null | undefined;
  /** Also lists pictures; a search then asks for each place. Default: false. */
  includeImages?: boolean | null | undefined;
  /** @deprecated Another name of `includeImages`. */
  includePhotos?: boolean | null | undefined;
  /** Also gives the few reviews in the answer about the place; `reviews` has more. A search asks for each place. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47; `en` gives the most complete answers. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `includeImages`. */
  photos?: boolean | null | undefined;
  /** Places, each as a place id (ChIJ…), a feature id (0x…:0x…), a cid, or the address of a place on the map. 1 to 200 items. */
  placeIds: Array<string>;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** Also reads the front page of the place's own web site, for e-mail addresses, phones and profiles. Default: false. */
  scrapeContacts?: boolean | null | undefined;
  /** @deprecated Another name of `scrapeContacts`. */
  scrapeEmails?: boolean | null | undefined;
  /** @deprecated Another name of `includeImages`. */
  scrapeImages?: boolean | null | undefined;
};

/** Reviews of places with stars, texts and translations, pictures, answers of the owner and aspects. */
export type MapsReviewsInput = {
  /** Country from which the map is looked at, ISO 3166-1 alpha-2; without it that of this server. */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** Also gives name and page of who wrote each review: personal data. Default: false. */
  includeAuthors?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47; `en` gives the most complete answers. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** Leaves out ratings without words. Default: false. */
  onlyWithText?: boolean | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: MapsReviewsInputSort | null | undefined;
  /** @deprecated Another name of `includeAuthors`. */
  personalData?: boolean | null | undefined;
  /** Places, each as a place id (ChIJ…), a feature id (0x…:0x…), a cid, or the address of a place on the map. 1 to 200 items. */
  placeIds: Array<string>;
  /** Only reviews of this day and later; the newest first, it also ends the reading there. */
  publishedAfter?: string | null | undefined;
  /** @deprecated Another name of `stars`. */
  rating?: Array<number> | null | undefined;
  /** @deprecated Another name of `stars`. */
  ratings?: Array<number> | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `sort`. */
  reviewSort?: MapsReviewsInputSort | null | undefined;
  /** @deprecated Another name of `includeAuthors`. */
  reviewsPersonalData?: boolean | null | undefined;
  /** @deprecated Another name of `sort`. */
  reviewsSort?: MapsReviewsInputSort | null | undefined;
  /** @deprecated Another name of `publishedAfter`. */
  reviewsStartDate?: string | null | undefined;
  /** @deprecated Another name of `publishedAfter`. */
  since?: string | null | undefined;
  /** Order of the reviews. Default: "newest". */
  sort?: MapsReviewsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: MapsReviewsInputSort | null | undefined;
  /** @deprecated Another name of `stars`. */
  star?: Array<number> | null | undefined;
  /** Only reviews with these stars, of those that the source lists. 1 to 5 items. */
  stars?: Array<number> | null | undefined;
  /** @deprecated Another name of `publishedAfter`. */
  startDate?: string | null | undefined;
  /** @deprecated Another name of `onlyWithText`. */
  withText?: boolean | null | undefined;
};

/** Order of the reviews. */
export type MapsReviewsInputSort =
  | 'HIGHEST'
  | 'LOWEST'
  | 'NEWEST'
  | 'RELEVANCE';

/** Places for a search text, near a place or around a point, with adverts told apart. */
export type MapsSearchInput = {
  /** @deprecated Another name of `locationQuery`. */
  city?: string | null | undefined;
  /** @deprecated Another name of `scrapeContacts`. */
  contacts?: boolean | null | undefined;
  /** Country from which the map is looked at, ISO 3166-1 alpha-2; without it that of this server. */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `includeDetails`. */
  details?: boolean | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `includeImages`. */
  images?: boolean | null | undefined;
  /** @deprecated Another name of `scrapeContacts`. */
  includeContacts?: boolean | null | undefined;
  /** Also asks for each place: ratings by stars, busy hours, links, topics, and what a row leaves out. Default: false. */
  includeDetails?: boolean | null | undefined;
  /** @deprecated Another name of `scrapeContacts`. */
  includeEmails?: boolean | null | undefined;
  /** Also lists pictures; a search then asks for each place. Default: false. */
  includeImages?: boolean | null | undefined;
  /** @deprecated Another name of `includeImages`. */
  includePhotos?: boolean | null | undefined;
  /** @deprecated Another name of `includeDetails`. */
  includePlaceDetails?: boolean | null | undefined;
  /** Also gives the few reviews in the answer about the place; `reviews` has more. A search asks for each place. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the texts, BCP 47; `en` gives the most complete answers. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** @deprecated Another name of `latitude`. */
  lat?: number | null | undefined;
  /** Middle of the map, with `longitude`. -90 to 90. */
  latitude?: number | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `longitude`. */
  lng?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `locationQuery`. */
  location?: string | null | undefined;
  /** Place in or near which to search, such as a city; added to each text. At most 256 characters. */
  locationQuery?: string | null | undefined;
  /** @deprecated Another name of `longitude`. */
  lon?: number | null | undefined;
  /** Middle of the map. -180 to 180. */
  longitude?: number | null | undefined;
  /** @deprecated Another name of `locationQuery`. */
  near?: string | null | undefined;
  /** @deprecated Another name of `includeImages`. */
  photos?: boolean | null | undefined;
  /** @deprecated Another name of `radiusMeters`. */
  radius?: number | null | undefined;
  /** How far the map reaches around its middle. 100 to 200,000. Default: 5000. */
  radiusMeters?: number | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** Also reads the front page of the place's own web site, for e-mail addresses, phones and profiles. Default: false. */
  scrapeContacts?: boolean | null | undefined;
  /** @deprecated Another name of `scrapeContacts`. */
  scrapeEmails?: boolean | null | undefined;
  /** @deprecated Another name of `includeImages`. */
  scrapeImages?: boolean | null | undefined;
  /** @deprecated Another name of `includeDetails`. */
  scrapePlaceDetailPage?: boolean | null | undefined;
  /** Search texts, or addresses of searches on the map, whose place on the map is kept. 1 to 50 items. */
  searchTerms: Array<string>;
};

/** How much of what an operation promises the source shows to the public. */
export type OperationAvailability =
  /** Everything. */
  | 'FULL'
  /** Nothing: creation is refused. */
  | 'NOT_PUBLIC'
  /** A part; the note says what is missing. */
  | 'PARTIAL';

/** Agents of a place from the directory of Zillow, and agents by their profiles. */
export type RealestateAgentsInput = {
  /** @deprecated Another name of `locations`. */
  address?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  addresses?: Array<string> | null | undefined;
  /** @deprecated Another name of `profiles`. */
  agentId?: Array<string> | null | undefined;
  /** @deprecated Another name of `profiles`. */
  agentIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `name`. */
  agentName?: string | null | undefined;
  /** @deprecated Another name of `profiles`. */
  agentUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `profiles`. */
  agentUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  cities?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  city?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeAgents`. */
  includeAgent?: boolean | null | undefined;
  /** Telephone and e-mail of an agent, where the profile shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** @deprecated Another name of `includeAgents`. */
  includeContacts?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `locations`. */
  location?: Array<string> | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a directory of agents; each is read by itself. 1 to 50 items. */
  locations?: Array<string> | null | undefined;
  /** Only agents of this name. At most 128 characters. */
  name?: string | null | undefined;
  /** @deprecated Another name of `locations`. */
  place?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  places?: Array<string> | null | undefined;
  /** @deprecated Another name of `source`. */
  platform?: RealestateAgentsInputSource | null | undefined;
  /** @deprecated Another name of `locations`. */
  postalCode?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  postalCodes?: Array<string> | null | undefined;
  /** @deprecated Another name of `profiles`. */
  profile?: Array<string> | null | undefined;
  /** @deprecated Another name of `profiles`. */
  profileUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `profiles`. */
  profileUrls?: Array<string> | null | undefined;
  /** Agents: names in the addresses of their profiles, or those addresses. 1 to 100 items. */
  profiles?: Array<string> | null | undefined;
  /** @deprecated Another name of `source`. */
  provider?: RealestateAgentsInputSource | null | undefined;
  /** @deprecated Another name of `locations`. */
  q?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  queries?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  query?: Array<string> | null | undefined;
  /** @deprecated Another name of `profiles`. */
  screenNames?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  searchQuery?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  searchTerm?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  searchTerms?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  searchUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  searchUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `source`. */
  site?: RealestateAgentsInputSource | null | undefined;
  /** Site to ask; the other one shows no such list to the public. Default: "zillow". */
  source?: RealestateAgentsInputSource | null | undefined;
  /** @deprecated Another name of `locations`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `source`. */
  website?: RealestateAgentsInputSource | null | undefined;
  /** @deprecated Another name of `locations`. */
  zip?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  zipCode?: Array<string> | null | undefined;
  /** @deprecated Another name of `locations`. */
  zipCodes?: Array<string> | null | undefined;
};

/** Site to ask; the other one shows no such list to the public. */
export type RealestateAgentsInputSource =
  | 'ZILLOW';

/** Homes in foreclosure, owned by banks or for auction at a place, those before a foreclosure included, on Zillow. */
export type RealestateForeclosuresInput = {
  /** @deprecated Another name of `minBaths`. */
  bathrooms?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  baths?: number | null | undefined;
  /** @deprecated Another name of `maxBaths`. */
  bathsMax?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  bathsMin?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  bedrooms?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  beds?: number | null | undefined;
  /** @deprecated Another name of `maxBeds`. */
  bedsMax?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  bedsMin?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysBack?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysListed?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysOnMarket?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  doz?: number | null | undefined;
  /** @deprecated Another name of `hasGarage`. */
  garage?: boolean | null | undefined;
  /** True: only homes with a garage. */
  hasGarage?: boolean | null | undefined;
  /** True: only homes with a pool. */
  hasPool?: boolean | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  homeType?: Array<RealestateForeclosuresInputHomeTypes> | null | undefined;
  /** Kinds of home; without it all. 1 to 7 items. */
  homeTypes?: Array<RealestateForeclosuresInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `includeAgents`. */
  includeAgent?: boolean | null | undefined;
  /** The listing agent: name, licence, phone, e-mail, as far as the listing shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** @deprecated Another name of `includeForeclosures`. */
  includeForeclosure?: boolean | null | undefined;
  /** In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too. Default: false. */
  includeForeclosures?: boolean | null | undefined;
  /** @deprecated Another name of `includePhotos`. */
  includeImages?: boolean | null | undefined;
  /** @deprecated Another name of `includeAgents`. */
  includeListingAgent?: boolean | null | undefined;
  /** @deprecated Another name of `includeMarkets`. */
  includeMarket?: boolean | null | undefined;
  /** @deprecated Another name of `includeMarkets`. */
  includeMarketData?: boolean | null | undefined;
  /** Taken for compatibility: `markets` has the figures of a region. Default: false. */
  includeMarkets?: boolean | null | undefined;
  /** All pictures that the page shows; without it only the first. Default: true. */
  includePhotos?: boolean | null | undefined;
  /** @deprecated Another name of `keywords`. */
  keyword?: string | null | undefined;
  /** Words that the listing holds. At most 512 characters. */
  keywords?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  listedWithinDays?: number | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a list of homes; each is read by itself. 1 to 50 items. */
  locations: Array<string>;
  /** Most living area in square feet. 0 to 1,000,000. */
  maxArea?: number | null | undefined;
  /** @deprecated Another name of `maxBaths`. */
  maxBathrooms?: number | null | undefined;
  /** Most bathrooms. 0 to 20. */
  maxBaths?: number | null | undefined;
  /** @deprecated Another name of `maxBeds`. */
  maxBedrooms?: number | null | undefined;
  /** Most bedrooms. 0 to 20. */
  maxBeds?: number | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  maxLivingArea?: number | null | undefined;
  /** @deprecated Another name of `maxLotSize`. */
  maxLot?: number | null | undefined;
  /** Most lot in square feet. 0 to 1,000,000,000. */
  maxLotSize?: number | null | undefined;
  /** Most price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  maxPrice?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  maxRent?: number | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  maxSqft?: number | null | undefined;
  /** @deprecated Another name of `maxYearBuilt`. */
  maxYear?: number | null | undefined;
  /** Most year of building. 0 to 2,100. */
  maxYearBuilt?: number | null | undefined;
  /** Least living area in square feet. 0 to 1,000,000. */
  minArea?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  minBathrooms?: number | null | undefined;
  /** Least bathrooms. 0 to 20. */
  minBaths?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  minBedrooms?: number | null | undefined;
  /** Least bedrooms. 0 to 20. */
  minBeds?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  minLivingArea?: number | null | undefined;
  /** @deprecated Another name of `minLotSize`. */
  minLot?: number | null | undefined;
  /** Least lot in square feet. 0 to 1,000,000,000. */
  minLotSize?: number | null | undefined;
  /** Least price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  minPrice?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  minRent?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  minSqft?: number | null | undefined;
  /** @deprecated Another name of `minYearBuilt`. */
  minYear?: number | null | undefined;
  /** Least year of building. 0 to 2,100. */
  minYearBuilt?: number | null | undefined;
  /** @deprecated Another name of `openHousesOnly`. */
  openHouse?: boolean | null | undefined;
  /** True: only homes with an open house. */
  openHousesOnly?: boolean | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: RealestateForeclosuresInputSort | null | undefined;
  /** @deprecated Another name of `includePhotos`. */
  photos?: boolean | null | undefined;
  /** @deprecated Another name of `source`. */
  platform?: RealestateForeclosuresInputSource | null | undefined;
  /** @deprecated Another name of `hasPool`. */
  pool?: boolean | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceFrom?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `priceReducedOnly`. */
  priceReduced?: boolean | null | undefined;
  /** True: only homes whose price was reduced. */
  priceReducedOnly?: boolean | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceTo?: number | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  propertyType?: Array<RealestateForeclosuresInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  propertyTypes?: Array<RealestateForeclosuresInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `source`. */
  provider?: RealestateForeclosuresInputSource | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  rentMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  rentMin?: number | null | undefined;
  /** @deprecated Another name of `source`. */
  site?: RealestateForeclosuresInputSource | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  soldWithinDays?: number | null | undefined;
  /** Order; without it the site's own. */
  sort?: RealestateForeclosuresInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: RealestateForeclosuresInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sort_by?: RealestateForeclosuresInputSort | null | undefined;
  /** Site to ask; the other one shows no such list to the public. Default: "zillow". */
  source?: RealestateForeclosuresInputSource | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  sqftMax?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  sqftMin?: number | null | undefined;
  /** @deprecated Another name of `source`. */
  website?: RealestateForeclosuresInputSource | null | undefined;
  /** Listed, or sold, within so many days: 1, 7, 14, 30, 90, 182, 365, 730 or 1095. 1 to 1,095. */
  withinDays?: number | null | undefined;
  /** @deprecated Another name of `maxYearBuilt`. */
  yearBuiltMax?: number | null | undefined;
  /** @deprecated Another name of `minYearBuilt`. */
  yearBuiltMin?: number | null | undefined;
};

export type RealestateForeclosuresInputHomeTypes =
  | 'APARTMENT'
  | 'CONDO'
  | 'HOUSE'
  | 'LAND'
  | 'MANUFACTURED'
  | 'MULTI_FAMILY'
  | 'TOWNHOUSE';

/** Order; without it the site's own. */
export type RealestateForeclosuresInputSort =
  | 'AREA'
  | 'BATHS'
  | 'BEDS'
  | 'LOT'
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'RELEVANCE';

/** Site to ask; the other one shows no such list to the public. */
export type RealestateForeclosuresInputSource =
  | 'ZILLOW';

/** One operation of realestate, with its input. */
export type RealestateInput =
  {   /** @deprecated Another name of `agents`. */
  agent: RealestateAgentsInput; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never;   /** @deprecated Another name of `agents`. */
  agentProfile: RealestateAgentsInput; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never;   /** @deprecated Another name of `agents`. */
  agentSearch: RealestateAgentsInput; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never;   /** Agents of a place from the directory of Zillow, and agents by their profiles. */
  agents: RealestateAgentsInput; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never;   /** @deprecated Another name of `rentals`. */
  apartments: RealestateRentalsInput; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never;   /** @deprecated Another name of `foreclosures`. */
  auctions: RealestateForeclosuresInput; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never;   /** @deprecated Another name of `property`. */
  building: RealestatePropertyInput; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never;   /** @deprecated Another name of `sales`. */
  buy: RealestateSalesInput; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never;   /** @deprecated Another name of `property`. */
  details: RealestatePropertyInput; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never;   /** @deprecated Another name of `rentals`. */
  forRent: RealestateRentalsInput; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never;   /** @deprecated Another name of `sales`. */
  forSale: RealestateSalesInput; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never;   /** @deprecated Another name of `foreclosures`. */
  foreclosed: RealestateForeclosuresInput; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never;   /** @deprecated Another name of `foreclosures`. */
  foreclosure: RealestateForeclosuresInput; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never;   /** Homes in foreclosure, owned by banks or for auction at a place, those before a foreclosure included, on Zillow. */
  foreclosures: RealestateForeclosuresInput; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never;   /** @deprecated Another name of `photos`. */
  gallery: RealestatePhotosInput; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never;   /** @deprecated Another name of `property`. */
  home: RealestatePropertyInput; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never;   /** @deprecated Another name of `search`. */
  homeSearch: RealestateSearchInput; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never;   /** @deprecated Another name of `markets`. */
  homeValues: RealestateMarketsInput; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never;   /** @deprecated Another name of `search`. */
  homes: RealestateSearchInput; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never;   /** @deprecated Another name of `markets`. */
  housingMarket: RealestateMarketsInput; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never;   /** @deprecated Another name of `photos`. */
  images: RealestatePhotosInput; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never;   /** @deprecated Another name of `property`. */
  listing: RealestatePropertyInput; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never;   /** @deprecated Another name of `search`. */
  listings: RealestateSearchInput; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never;   /** @deprecated Another name of `markets`. */
  market: RealestateMarketsInput; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never;   /** @deprecated Another name of `markets`. */
  marketReport: RealestateMarketsInput; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never;   /** @deprecated Another name of `markets`. */
  marketTrends: RealestateMarketsInput; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never;   /** Figures of the housing market of cities, ZIP codes and other regions: values, prices, listings, days. */
  markets: RealestateMarketsInput; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never;   /** @deprecated Another name of `photos`. */
  photo: RealestatePhotosInput; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never;   /** The pictures of homes and buildings, each as wide as the site has it. */
  photos: RealestatePhotosInput; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never;   /** @deprecated Another name of `photos`. */
  pictures: RealestatePhotosInput; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never;   /** @deprecated Another name of `property`. */
  properties: RealestatePropertyInput; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never;   /** Everything public about homes: facts, price and tax history, schools, pictures; units of buildings. */
  property: RealestatePropertyInput; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never;   /** @deprecated Another name of `property`. */
  propertyDetails: RealestatePropertyInput; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never;   /** @deprecated Another name of `agents`. */
  realtors: RealestateAgentsInput; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never;   /** @deprecated Another name of `sold`. */
  recentSales: RealestateSoldInput; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never;   /** @deprecated Another name of `sold`. */
  recentlySold: RealestateSoldInput; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never;   /** @deprecated Another name of `rentals`. */
  rent: RealestateRentalsInput; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never;   /** @deprecated Another name of `rentals`. */
  rental: RealestateRentalsInput; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never;   /** Homes and buildings for rent at a place, on Zillow. */
  rentals: RealestateRentalsInput; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never;   /** @deprecated Another name of `sales`. */
  sale: RealestateSalesInput; sales?: never; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never;   /** Homes for sale at a place. */
  sales: RealestateSalesInput; search?: never; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never;   /** Homes for sale, for rent, sold or in foreclosure at a place, from the list of the site. */
  search: RealestateSearchInput; searchHomes?: never; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never;   /** @deprecated Another name of `search`. */
  searchHomes: RealestateSearchInput; sold?: never; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never;   /** Homes that were sold at a place, on Redfin within a year unless asked otherwise. */
  sold: RealestateSoldInput; soldHomes?: never; }
  |  { agent?: never; agentProfile?: never; agentSearch?: never; agents?: never; apartments?: never; auctions?: never; building?: never; buy?: never; details?: never; forRent?: never; forSale?: never; foreclosed?: never; foreclosure?: never; foreclosures?: never; gallery?: never; home?: never; homeSearch?: never; homeValues?: never; homes?: never; housingMarket?: never; images?: never; listing?: never; listings?: never; market?: never; marketReport?: never; marketTrends?: never; markets?: never; photo?: never; photos?: never; pictures?: never; properties?: never; property?: never; propertyDetails?: never; realtors?: never; recentSales?: never; recentlySold?: never; rent?: never; rental?: never; rentals?: never; sale?: never; sales?: never; search?: never; searchHomes?: never; sold?: never;   /** @deprecated Another name of `sold`. */
  soldHomes: RealestateSoldInput; };

/** Figures of the housing market of cities, ZIP codes and other regions: values, prices, listings, days. */
export type RealestateMarketsInput = {
  /** @deprecated Another name of `includeHistory`. */
  history?: boolean | null | undefined;
  /** The values of the months before, on Zillow. Default: false. */
  includeHistory?: boolean | null | undefined;
  /** @deprecated Another name of `includeHistory`. */
  includeMarketHistory?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a page of home values or of a region; each is read by itself. 1 to 50 items. */
  locations: Array<string>;
  /** @deprecated Another name of `source`. */
  platform?: RealestateMarketsInputSource | null | undefined;
  /** @deprecated Another name of `source`. */
  provider?: RealestateMarketsInputSource | null | undefined;
  /** @deprecated Another name of `source`. */
  site?: RealestateMarketsInputSource | null | undefined;
  /** Site to ask. An address of a site decides by itself. Default: "zillow". */
  source?: RealestateMarketsInputSource | null | undefined;
  /** @deprecated Another name of `source`. */
  website?: RealestateMarketsInputSource | null | undefined;
};

/** Site to ask. An address of a site decides by itself. */
export type RealestateMarketsInputSource =
  | 'REDFIN'
  | 'ZILLOW';

/** The pictures of homes and buildings, each as wide as the site has it. */
export type RealestatePhotosInput = {
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `source`. */
  platform?: RealestatePhotosInputSource | null | undefined;
  /** Homes: numbers of the site (zpid on Zillow), or addresses of their pages; buildings by address. 1 to 200 items. */
  propertyIds: Array<string>;
  /** @deprecated Another name of `source`. */
  provider?: RealestatePhotosInputSource | null | undefined;
  /** @deprecated Another name of `source`. */
  site?: RealestatePhotosInputSource | null | undefined;
  /** Site to ask. An address of a site decides by itself. Default: "zillow". */
  source?: RealestatePhotosInputSource | null | undefined;
  /** @deprecated Another name of `source`. */
  website?: RealestatePhotosInputSource | null | undefined;
};

/** Site to ask. An address of a site decides by itself. */
export type RealestatePhotosInputSource =
  | 'REDFIN'
  | 'ZILLOW';

/** Everything public about homes: facts, price and tax history, schools, pictures; units of buildings. */
export type RealestatePropertyInput = {
  /** @deprecated Another name of `includeAgents`. */
  includeAgent?: boolean | null | undefined;
  /** The listing agent: name, licence, phone, e-mail, as far as the listing shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** @deprecated Another name of `includeForeclosures`. */
  includeForeclosure?: boolean | null | undefined;
  /** In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too. Default: false. */
  includeForeclosures?: boolean | null | undefined;
  /** @deprecated Another name of `includePhotos`. */
  includeImages?: boolean | null | undefined;
  /** @deprecated Another name of `includeAgents`. */
  includeListingAgent?: boolean | null | undefined;
  /** @deprecated Another name of `includeMarkets`. */
  includeMarket?: boolean | null | undefined;
  /** @deprecated Another name of `includeMarkets`. */
  includeMarketData?: boolean | null | undefined;
  /** Taken for compatibility: `markets` has the figures of a region. Default: false. */
  includeMarkets?: boolean | null | undefined;
  /** All pictures that the page shows; without it only the first. Default: true. */
  includePhotos?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `includePhotos`. */
  photos?: boolean | null | undefined;
  /** @deprecated Another name of `source`. */
  platform?: RealestatePropertyInputSource | null | undefined;
  /** Homes: numbers of the site (zpid on Zillow), or addresses of their pages; buildings by address. 1 to 200 items. */
  propertyIds: Array<string>;
  /** @deprecated Another name of `source`. */
  provider?: RealestatePropertyInputSource | null | undefined;
  /** @deprecated Another name of `source`. */
  site?: RealestatePropertyInputSource | null | undefined;
  /** Site to ask. An address of a site decides by itself. Default: "zillow". */
  source?: RealestatePropertyInputSource | null | undefined;
  /** @deprecated Another name of `source`. */
  website?: RealestatePropertyInputSource | null | undefined;
};

/** Site to ask. An address of a site decides by itself. */
export type RealestatePropertyInputSource =
  | 'REDFIN'
  | 'ZILLOW';

/** Homes and buildings for rent at a place, on Zillow. */
export type RealestateRentalsInput = {
  /** @deprecated Another name of `minBaths`. */
  bathrooms?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  baths?: number | null | undefined;
  /** @deprecated Another name of `maxBaths`. */
  bathsMax?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  bathsMin?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  bedrooms?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  beds?: number | null | undefined;
  /** @deprecated Another name of `maxBeds`. */
  bedsMax?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  bedsMin?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysBack?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysListed?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysOnMarket?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  doz?: number | null | undefined;
  /** @deprecated Another name of `hasGarage`. */
  garage?: boolean | null | undefined;
  /** True: only homes with a garage. */
  hasGarage?: boolean | null | undefined;
  /** True: only homes with a pool. */
  hasPool?: boolean | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  homeType?: Array<RealestateRentalsInputHomeTypes> | null | undefined;
  /** Kinds of home; without it all. 1 to 7 items. */
  homeTypes?: Array<RealestateRentalsInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `includeAgents`. */
  includeAgent?: boolean | null | undefined;
  /** The listing agent: name, licence, phone, e-mail, as far as the listing shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** @deprecated Another name of `includeForeclosures`. */
  includeForeclosure?: boolean | null | undefined;
  /** In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too. Default: false. */
  includeForeclosures?: boolean | null | undefined;
  /** @deprecated Another name of `includePhotos`. */
  includeImages?: boolean | null | undefined;
  /** @deprecated Another name of `includeAgents`. */
  includeListingAgent?: boolean | null | undefined;
  /** @deprecated Another name of `includeMarkets`. */
  includeMarket?: boolean | null | undefined;
  /** @deprecated Another name of `includeMarkets`. */
  includeMarketData?: boolean | null | undefined;
  /** Taken for compatibility: `markets` has the figures of a region. Default: false. */
  includeMarkets?: boolean | null | undefined;
  /** All pictures that the page shows; without it only the first. Default: true. */
  includePhotos?: boolean | null | undefined;
  /** @deprecated Another name of `keywords`. */
  keyword?: string | null | undefined;
  /** Words that the listing holds. At most 512 characters. */
  keywords?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  listedWithinDays?: number | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a list of homes; each is read by itself. 1 to 50 items. */
  locations: Array<string>;
  /** Most living area in square feet. 0 to 1,000,000. */
  maxArea?: number | null | undefined;
  /** @deprecated Another name of `maxBaths`. */
  maxBathrooms?: number | null | undefined;
  /** Most bathrooms. 0 to 20. */
  maxBaths?: number | null | undefined;
  /** @deprecated Another name of `maxBeds`. */
  maxBedrooms?: number | null | undefined;
  /** Most bedrooms. 0 to 20. */
  maxBeds?: number | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  maxLivingArea?: number | null | undefined;
  /** @deprecated Another name of `maxLotSize`. */
  maxLot?: number | null | undefined;
  /** Most lot in square feet. 0 to 1,000,000,000. */
  maxLotSize?: number | null | undefined;
  /** Most price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  maxPrice?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  maxRent?: number | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  maxSqft?: number | null | undefined;
  /** @deprecated Another name of `maxYearBuilt`. */
  maxYear?: number | null | undefined;
  /** Most year of building. 0 to 2,100. */
  maxYearBuilt?: number | null | undefined;
  /** Least living area in square feet. 0 to 1,000,000. */
  minArea?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  minBathrooms?: number | null | undefined;
  /** Least bathrooms. 0 to 20. */
  minBaths?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  minBedrooms?: number | null | undefined;
  /** Least bedrooms. 0 to 20. */
  minBeds?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  minLivingArea?: number | null | undefined;
  /** @deprecated Another name of `minLotSize`. */
  minLot?: number | null | undefined;
  /** Least lot in square feet. 0 to 1,000,000,000. */
  minLotSize?: number | null | undefined;
  /** Least price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  minPrice?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  minRent?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  minSqft?: number | null | undefined;
  /** @deprecated Another name of `minYearBuilt`. */
  minYear?: number | null | undefined;
  /** Least year of building. 0 to 2,100. */
  minYearBuilt?: number | null | undefined;
  /** @deprecated Another name of `openHousesOnly`. */
  openHouse?: boolean | null | undefined;
  /** True: only homes with an open house. */
  openHousesOnly?: boolean | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: RealestateRentalsInputSort | null | undefined;
  /** @deprecated Another name of `includePhotos`. */
  photos?: boolean | null | undefined;
  /** @deprecated Another name of `source`. */
  platform?: RealestateRentalsInputSource | null | undefined;
  /** @deprecated Another name of `hasPool`. */
  pool?: boolean | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceFrom?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `priceReducedOnly`. */
  priceReduced?: boolean | null | undefined;
  /** True: only homes whose price was reduced. */
  priceReducedOnly?: boolean | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceTo?: number | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  propertyType?: Array<RealestateRentalsInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  propertyTypes?: Array<RealestateRentalsInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `source`. */
  provider?: RealestateRentalsInputSource | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  rentMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  rentMin?: number | null | undefined;
  /** @deprecated Another name of `source`. */
  site?: RealestateRentalsInputSource | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  soldWithinDays?: number | null | undefined;
  /** Order; without it the site's own. */
  sort?: RealestateRentalsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: RealestateRentalsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sort_by?: RealestateRentalsInputSort | null | undefined;
  /** Site to ask; the other one shows no such list to the public. Default: "zillow". */
  source?: RealestateRentalsInputSource | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  sqftMax?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  sqftMin?: number | null | undefined;
  /** @deprecated Another name of `source`. */
  website?: RealestateRentalsInputSource | null | undefined;
  /** Listed, or sold, within so many days: 1, 7, 14, 30, 90, 182, 365, 730 or 1095. 1 to 1,095. */
  withinDays?: number | null | undefined;
  /** @deprecated Another name of `maxYearBuilt`. */
  yearBuiltMax?: number | null | undefined;
  /** @deprecated Another name of `minYearBuilt`. */
  yearBuiltMin?: number | null | undefined;
};

export type RealestateRentalsInputHomeTypes =
  | 'APARTMENT'
  | 'CONDO'
  | 'HOUSE'
  | 'LAND'
  | 'MANUFACTURED'
  | 'MULTI_FAMILY'
  | 'TOWNHOUSE';

/** Order; without it the site's own. */
export type RealestateRentalsInputSort =
  | 'AREA'
  | 'BATHS'
  | 'BEDS'
  | 'LOT'
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'RELEVANCE';

/** Site to ask; the other one shows no such list to the public. */
export type RealestateRentalsInputSource =
  | 'ZILLOW';

/** Homes for sale at a place. */
export type RealestateSalesInput = {
  /** @deprecated Another name of `minBaths`. */
  bathrooms?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  baths?: number | null | undefined;
  /** @deprecated Another name of `maxBaths`. */
  bathsMax?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  bathsMin?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  bedrooms?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  beds?: number | null | undefined;
  /** @deprecated Another name of `maxBeds`. */
  bedsMax?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  bedsMin?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysBack?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysListed?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysOnMarket?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  doz?: number | null | undefined;
  /** @deprecated Another name of `hasGarage`. */
  garage?: boolean | null | undefined;
  /** True: only homes with a garage. */
  hasGarage?: boolean | null | undefined;
  /** True: only homes with a pool. */
  hasPool?: boolean | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  homeType?: Array<RealestateSalesInputHomeTypes> | null | undefined;
  /** Kinds of home; without it all. 1 to 7 items. */
  homeTypes?: Array<RealestateSalesInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `includeAgents`. */
  includeAgent?: boolean | null | undefined;
  /** The listing agent: name, licence, phone, e-mail, as far as the listing shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** @deprecated Another name of `includeForeclosures`. */
  includeForeclosure?: boolean | null | undefined;
  /** In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too. Default: false. */
  includeForeclosures?: boolean | null | undefined;
  /** @deprecated Another name of `includePhotos`. */
  includeImages?: boolean | null | undefined;
  /** @deprecated Another name of `includeAgents`. */
  includeListingAgent?: boolean | null | undefined;
  /** @deprecated Another name of `includeMarkets`. */
  includeMarket?: boolean | null | undefined;
  /** @deprecated Another name of `includeMarkets`. */
  includeMarketData?: boolean | null | undefined;
  /** Taken for compatibility: `markets` has the figures of a region. Default: false. */
  includeMarkets?: boolean | null | undefined;
  /** All pictures that the page shows; without it only the first. Default: true. */
  includePhotos?: boolean | null | undefined;
  /** @deprecated Another name of `keywords`. */
  keyword?: string | null | undefined;
  /** Words that the listing holds. At most 512 characters. */
  keywords?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  listedWithinDays?: number | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a list of homes; each is read by itself. 1 to 50 items. */
  locations: Array<string>;
  /** Most living area in square feet. 0 to 1,000,000. */
  maxArea?: number | null | undefined;
  /** @deprecated Another name of `maxBaths`. */
  maxBathrooms?: number | null | undefined;
  /** Most bathrooms. 0 to 20. */
  maxBaths?: number | null | undefined;
  /** @deprecated Another name of `maxBeds`. */
  maxBedrooms?: number | null | undefined;
  /** Most bedrooms. 0 to 20. */
  maxBeds?: number | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  maxLivingArea?: number | null | undefined;
  /** @deprecated Another name of `maxLotSize`. */
  maxLot?: number | null | undefined;
  /** Most lot in square feet. 0 to 1,000,000,000. */
  maxLotSize?: number | null | undefined;
  /** Most price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  maxPrice?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  maxRent?: number | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  maxSqft?: number | null | undefined;
  /** @deprecated Another name of `maxYearBuilt`. */
  maxYear?: number | null | undefined;
  /** Most year of building. 0 to 2,100. */
  maxYearBuilt?: number | null | undefined;
  /** Least living area in square feet. 0 to 1,000,000. */
  minArea?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  minBathrooms?: number | null | undefined;
  /** Least bathrooms. 0 to 20. */
  minBaths?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  minBedrooms?: number | null | undefined;
  /** Least bedrooms. 0 to 20. */
  minBeds?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  minLivingArea?: number | null | undefined;
  /** @deprecated Another name of `minLotSize`. */
  minLot?: number | null | undefined;
  /** Least lot in square feet. 0 to 1,000,000,000. */
  minLotSize?: number | null | undefined;
  /** Least price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  minPrice?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  minRent?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  minSqft?: number | null | undefined;
  /** @deprecated Another name of `minYearBuilt`. */
  minYear?: number | null | undefined;
  /** Least year of building. 0 to 2,100. */
  minYearBuilt?: number | null | undefined;
  /** @deprecated Another name of `openHousesOnly`. */
  openHouse?: boolean | null | undefined;
  /** True: only homes with an open house. */
  openHousesOnly?: boolean | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: RealestateSalesInputSort | null | undefined;
  /** @deprecated Another name of `includePhotos`. */
  photos?: boolean | null | undefined;
  /** @deprecated Another name of `source`. */
  platform?: RealestateSalesInputSource | null | undefined;
  /** @deprecated Another name of `hasPool`. */
  pool?: boolean | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceFrom?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `priceReducedOnly`. */
  priceReduced?: boolean | null | undefined;
  /** True: only homes whose price was reduced. */
  priceReducedOnly?: boolean | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceTo?: number | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  propertyType?: Array<RealestateSalesInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  propertyTypes?: Array<RealestateSalesInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `source`. */
  provider?: RealestateSalesInputSource | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  rentMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  rentMin?: number | null | undefined;
  /** @deprecated Another name of `source`. */
  site?: RealestateSalesInputSource | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  soldWithinDays?: number | null | undefined;
  /** Order; without it the site's own. */
  sort?: RealestateSalesInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: RealestateSalesInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sort_by?: RealestateSalesInputSort | null | undefined;
  /** Site to ask. An address of a site decides by itself. Default: "zillow". */
  source?: RealestateSalesInputSource | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  sqftMax?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  sqftMin?: number | null | undefined;
  /** @deprecated Another name of `source`. */
  website?: RealestateSalesInputSource | null | undefined;
  /** Listed, or sold, within so many days: 1, 7, 14, 30, 90, 182, 365, 730 or 1095. 1 to 1,095. */
  withinDays?: number | null | undefined;
  /** @deprecated Another name of `maxYearBuilt`. */
  yearBuiltMax?: number | null | undefined;
  /** @deprecated Another name of `minYearBuilt`. */
  yearBuiltMin?: number | null | undefined;
};

export type RealestateSalesInputHomeTypes =
  | 'APARTMENT'
  | 'CONDO'
  | 'HOUSE'
  | 'LAND'
  | 'MANUFACTURED'
  | 'MULTI_FAMILY'
  | 'TOWNHOUSE';

/** Order; without it the site's own. */
export type RealestateSalesInputSort =
  | 'AREA'
  | 'BATHS'
  | 'BEDS'
  | 'LOT'
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'RELEVANCE';

/** Site to ask. An address of a site decides by itself. */
export type RealestateSalesInputSource =
  | 'REDFIN'
  | 'ZILLOW';

/** Homes for sale, for rent, sold or in foreclosure at a place, from the list of the site. */
export type RealestateSearchInput = {
  /** @deprecated Another name of `minBaths`. */
  bathrooms?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  baths?: number | null | undefined;
  /** @deprecated Another name of `maxBaths`. */
  bathsMax?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  bathsMin?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  bedrooms?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  beds?: number | null | undefined;
  /** @deprecated Another name of `maxBeds`. */
  bedsMax?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  bedsMin?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysBack?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysListed?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysOnMarket?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  doz?: number | null | undefined;
  /** @deprecated Another name of `hasGarage`. */
  garage?: boolean | null | undefined;
  /** True: only homes with a garage. */
  hasGarage?: boolean | null | undefined;
  /** True: only homes with a pool. */
  hasPool?: boolean | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  homeType?: Array<RealestateSearchInputHomeTypes> | null | undefined;
  /** Kinds of home; without it all. 1 to 7 items. */
  homeTypes?: Array<RealestateSearchInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `includeAgents`. */
  includeAgent?: boolean | null | undefined;
  /** The listing agent: name, licence, phone, e-mail, as far as the listing shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** @deprecated Another name of `includeForeclosures`. */
  includeForeclosure?: boolean | null | undefined;
  /** In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too. Default: false. */
  includeForeclosures?: boolean | null | undefined;
  /** @deprecated Another name of `includePhotos`. */
  includeImages?: boolean | null | undefined;
  /** @deprecated Another name of `includeAgents`. */
  includeListingAgent?: boolean | null | undefined;
  /** @deprecated Another name of `includeMarkets`. */
  includeMarket?: boolean | null | undefined;
  /** @deprecated Another name of `includeMarkets`. */
  includeMarketData?: boolean | null | undefined;
  /** Taken for compatibility: `markets` has the figures of a region. Default: false. */
  includeMarkets?: boolean | null | undefined;
  /** All pictures that the page shows; without it only the first. Default: true. */
  includePhotos?: boolean | null | undefined;
  /** @deprecated Another name of `keywords`. */
  keyword?: string | null | undefined;
  /** Words that the listing holds. At most 512 characters. */
  keywords?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  listedWithinDays?: number | null | undefined;
  /** @deprecated Another name of `status`. */
  listingStatus?: RealestateSearchInputStatus | null | undefined;
  /** @deprecated Another name of `status`. */
  listingType?: RealestateSearchInputStatus | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a list of homes; each is read by itself. 1 to 50 items. */
  locations: Array<string>;
  /** Most living area in square feet. 0 to 1,000,000. */
  maxArea?: number | null | undefined;
  /** @deprecated Another name of `maxBaths`. */
  maxBathrooms?: number | null | undefined;
  /** Most bathrooms. 0 to 20. */
  maxBaths?: number | null | undefined;
  /** @deprecated Another name of `maxBeds`. */
  maxBedrooms?: number | null | undefined;
  /** Most bedrooms. 0 to 20. */
  maxBeds?: number | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  maxLivingArea?: number | null | undefined;
  /** @deprecated Another name of `maxLotSize`. */
  maxLot?: number | null | undefined;
  /** Most lot in square feet. 0 to 1,000,000,000. */
  maxLotSize?: number | null | undefined;
  /** Most price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  maxPrice?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  maxRent?: number | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  maxSqft?: number | null | undefined;
  /** @deprecated Another name of `maxYearBuilt`. */
  maxYear?: number | null | undefined;
  /** Most year of building. 0 to 2,100. */
  maxYearBuilt?: number | null | undefined;
  /** Least living area in square feet. 0 to 1,000,000. */
  minArea?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  minBathrooms?: number | null | undefined;
  /** Least bathrooms. 0 to 20. */
  minBaths?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  minBedrooms?: number | null | undefined;
  /** Least bedrooms. 0 to 20. */
  minBeds?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  minLivingArea?: number | null | undefined;
  /** @deprecated Another name of `minLotSize`. */
  minLot?: number | null | undefined;
  /** Least lot in square feet. 0 to 1,000,000,000. */
  minLotSize?: number | null | undefined;
  /** Least price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  minPrice?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  minRent?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  minSqft?: number | null | undefined;
  /** @deprecated Another name of `minYearBuilt`. */
  minYear?: number | null | undefined;
  /** Least year of building. 0 to 2,100. */
  minYearBuilt?: number | null | undefined;
  /** @deprecated Another name of `status`. */
  mode?: RealestateSearchInputStatus | null | undefined;
  /** @deprecated Another name of `openHousesOnly`. */
  openHouse?: boolean | null | undefined;
  /** True: only homes with an open house. */
  openHousesOnly?: boolean | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: RealestateSearchInputSort | null | undefined;
  /** @deprecated Another name of `includePhotos`. */
  photos?: boolean | null | undefined;
  /** @deprecated Another name of `source`. */
  platform?: RealestateSearchInputSource | null | undefined;
  /** @deprecated Another name of `hasPool`. */
  pool?: boolean | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceFrom?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `priceReducedOnly`. */
  priceReduced?: boolean | null | undefined;
  /** True: only homes whose price was reduced. */
  priceReducedOnly?: boolean | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceTo?: number | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  propertyType?: Array<RealestateSearchInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  propertyTypes?: Array<RealestateSearchInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `source`. */
  provider?: RealestateSearchInputSource | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  rentMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  rentMin?: number | null | undefined;
  /** @deprecated Another name of `source`. */
  site?: RealestateSearchInputSource | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  soldWithinDays?: number | null | undefined;
  /** Order; without it the site's own. */
  sort?: RealestateSearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: RealestateSearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sort_by?: RealestateSearchInputSort | null | undefined;
  /** Site to ask. An address of a site decides by itself. Default: "zillow". */
  source?: RealestateSearchInputSource | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  sqftMax?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  sqftMin?: number | null | undefined;
  /** Homes for sale, for rent, sold, or in foreclosure. Default: "sale". */
  status?: RealestateSearchInputStatus | null | undefined;
  /** @deprecated Another name of `status`. */
  type?: RealestateSearchInputStatus | null | undefined;
  /** @deprecated Another name of `source`. */
  website?: RealestateSearchInputSource | null | undefined;
  /** Listed, or sold, within so many days: 1, 7, 14, 30, 90, 182, 365, 730 or 1095. 1 to 1,095. */
  withinDays?: number | null | undefined;
  /** @deprecated Another name of `maxYearBuilt`. */
  yearBuiltMax?: number | null | undefined;
  /** @deprecated Another name of `minYearBuilt`. */
  yearBuiltMin?: number | null | undefined;
};

export type RealestateSearchInputHomeTypes =
  | 'APARTMENT'
  | 'CONDO'
  | 'HOUSE'
  | 'LAND'
  | 'MANUFACTURED'
  | 'MULTI_FAMILY'
  | 'TOWNHOUSE';

/** Order; without it the site's own. */
export type RealestateSearchInputSort =
  | 'AREA'
  | 'BATHS'
  | 'BEDS'
  | 'LOT'
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'RELEVANCE';

/** Site to ask. An address of a site decides by itself. */
export type RealestateSearchInputSource =
  | 'REDFIN'
  | 'ZILLOW';

/** Homes for sale, for rent, sold, or in foreclosure. */
export type RealestateSearchInputStatus =
  | 'FORECLOSURE'
  | 'RENT'
  | 'SALE'
  | 'SOLD';

/** Homes that were sold at a place, on Redfin within a year unless asked otherwise. */
export type RealestateSoldInput = {
  /** @deprecated Another name of `minBaths`. */
  bathrooms?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  baths?: number | null | undefined;
  /** @deprecated Another name of `maxBaths`. */
  bathsMax?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  bathsMin?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  bedrooms?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  beds?: number | null | undefined;
  /** @deprecated Another name of `maxBeds`. */
  bedsMax?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  bedsMin?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysBack?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysListed?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  daysOnMarket?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  doz?: number | null | undefined;
  /** @deprecated Another name of `hasGarage`. */
  garage?: boolean | null | undefined;
  /** True: only homes with a garage. */
  hasGarage?: boolean | null | undefined;
  /** True: only homes with a pool. */
  hasPool?: boolean | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  homeType?: Array<RealestateSoldInputHomeTypes> | null | undefined;
  /** Kinds of home; without it all. 1 to 7 items. */
  homeTypes?: Array<RealestateSoldInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `includeAgents`. */
  includeAgent?: boolean | null | undefined;
  /** The listing agent: name, licence, phone, e-mail, as far as the listing shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** @deprecated Another name of `includeForeclosures`. */
  includeForeclosure?: boolean | null | undefined;
  /** In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too. Default: false. */
  includeForeclosures?: boolean | null | undefined;
  /** @deprecated Another name of `includePhotos`. */
  includeImages?: boolean | null | undefined;
  /** @deprecated Another name of `includeAgents`. */
  includeListingAgent?: boolean | null | undefined;
  /** @deprecated Another name of `includeMarkets`. */
  includeMarket?: boolean | null | undefined;
  /** @deprecated Another name of `includeMarkets`. */
  includeMarketData?: boolean | null | undefined;
  /** Taken for compatibility: `markets` has the figures of a region. Default: false. */
  includeMarkets?: boolean | null | undefined;
  /** All pictures that the page shows; without it only the first. Default: true. */
  includePhotos?: boolean | null | undefined;
  /** @deprecated Another name of `keywords`. */
  keyword?: string | null | undefined;
  /** Words that the listing holds. At most 512 characters. */
  keywords?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  listedWithinDays?: number | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a list of homes; each is read by itself. 1 to 50 items. */
  locations: Array<string>;
  /** Most living area in square feet. 0 to 1,000,000. */
  maxArea?: number | null | undefined;
  /** @deprecated Another name of `maxBaths`. */
  maxBathrooms?: number | null | undefined;
  /** Most bathrooms. 0 to 20. */
  maxBaths?: number | null | undefined;
  /** @deprecated Another name of `maxBeds`. */
  maxBedrooms?: number | null | undefined;
  /** Most bedrooms. 0 to 20. */
  maxBeds?: number | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  maxLivingArea?: number | null | undefined;
  /** @deprecated Another name of `maxLotSize`. */
  maxLot?: number | null | undefined;
  /** Most lot in square feet. 0 to 1,000,000,000. */
  maxLotSize?: number | null | undefined;
  /** Most price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  maxPrice?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  maxRent?: number | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  maxSqft?: number | null | undefined;
  /** @deprecated Another name of `maxYearBuilt`. */
  maxYear?: number | null | undefined;
  /** Most year of building. 0 to 2,100. */
  maxYearBuilt?: number | null | undefined;
  /** Least living area in square feet. 0 to 1,000,000. */
  minArea?: number | null | undefined;
  /** @deprecated Another name of `minBaths`. */
  minBathrooms?: number | null | undefined;
  /** Least bathrooms. 0 to 20. */
  minBaths?: number | null | undefined;
  /** @deprecated Another name of `minBeds`. */
  minBedrooms?: number | null | undefined;
  /** Least bedrooms. 0 to 20. */
  minBeds?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  minLivingArea?: number | null | undefined;
  /** @deprecated Another name of `minLotSize`. */
  minLot?: number | null | undefined;
  /** Least lot in square feet. 0 to 1,000,000,000. */
  minLotSize?: number | null | undefined;
  /** Least price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  minPrice?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  minRent?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  minSqft?: number | null | undefined;
  /** @deprecated Another name of `minYearBuilt`. */
  minYear?: number | null | undefined;
  /** Least year of building. 0 to 2,100. */
  minYearBuilt?: number | null | undefined;
  /** @deprecated Another name of `openHousesOnly`. */
  openHouse?: boolean | null | undefined;
  /** True: only homes with an open house. */
  openHousesOnly?: boolean | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: RealestateSoldInputSort | null | undefined;
  /** @deprecated Another name of `includePhotos`. */
  photos?: boolean | null | undefined;
  /** @deprecated Another name of `source`. */
  platform?: RealestateSoldInputSource | null | undefined;
  /** @deprecated Another name of `hasPool`. */
  pool?: boolean | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceFrom?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `priceReducedOnly`. */
  priceReduced?: boolean | null | undefined;
  /** True: only homes whose price was reduced. */
  priceReducedOnly?: boolean | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceTo?: number | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  propertyType?: Array<RealestateSoldInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `homeTypes`. */
  propertyTypes?: Array<RealestateSoldInputHomeTypes> | null | undefined;
  /** @deprecated Another name of `source`. */
  provider?: RealestateSoldInputSource | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  rentMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  rentMin?: number | null | undefined;
  /** @deprecated Another name of `source`. */
  site?: RealestateSoldInputSource | null | undefined;
  /** @deprecated Another name of `withinDays`. */
  soldWithinDays?: number | null | undefined;
  /** Order; without it the site's own. */
  sort?: RealestateSoldInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: RealestateSoldInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sort_by?: RealestateSoldInputSort | null | undefined;
  /** Site to ask. An address of a site decides by itself. Default: "zillow". */
  source?: RealestateSoldInputSource | null | undefined;
  /** @deprecated Another name of `maxArea`. */
  sqftMax?: number | null | undefined;
  /** @deprecated Another name of `minArea`. */
  sqftMin?: number | null | undefined;
  /** @deprecated Another name of `source`. */
  website?: RealestateSoldInputSource | null | undefined;
  /** Listed, or sold, within so many days: 1, 7, 14, 30, 90, 182, 365, 730 or 1095. 1 to 1,095. */
  withinDays?: number | null | undefined;
  /** @deprecated Another name of `maxYearBuilt`. */
  yearBuiltMax?: number | null | undefined;
  /** @deprecated Another name of `minYearBuilt`. */
  yearBuiltMin?: number | null | undefined;
};

export type RealestateSoldInputHomeTypes =
  | 'APARTMENT'
  | 'CONDO'
  | 'HOUSE'
  | 'LAND'
  | 'MANUFACTURED'
  | 'MULTI_FAMILY'
  | 'TOWNHOUSE';

/** Order; without it the site's own. */
export type RealestateSoldInputSort =
  | 'AREA'
  | 'BATHS'
  | 'BEDS'
  | 'LOT'
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'RELEVANCE';

/** Site to ask. An address of a site decides by itself. */
export type RealestateSoldInputSource =
  | 'REDFIN'
  | 'ZILLOW';

/** What to scrape. Public targets only: cookies, credentials, tokens and proxies are refused. */
export type RequestCreateInput = {
  /** Input of the scraper, `operation` included; see `inputSchema`. Goes with `scraper`. */
  input?: unknown;
  /** Maximum number of Records, 1 to 100,000; also accepted as `input.limit`. Default 100. */
  limit?: number | null | undefined;
  /** Exact cost ceiling in micro-USD. The run ends as PARTIAL before it would be passed. */
  maxCostUsdMicros?: number | null | undefined;
  /** Scraper id from the catalog, unless `typed` is given. */
  scraper?: string | null | undefined;
  /** Scraper, operation and input by their types. In place of `scraper` and `input`. */
  typed?: ScraperInput | null | undefined;
};

/** Which Requests to list. */
export type RequestFilter = {
  /** Only this scraper. */
  scraper?: string | null | undefined;
  /** Only those created then or later. */
  since?: string | null | undefined;
  /** Only these states. */
  status?: Array<RequestStatus> | null | undefined;
};

/** State of a Request. The last four are terminal; `stopReason` says why. */
export type RequestStatus =
  /** Cancelled; Records stored before are kept and billed. */
  | 'CANCELLED'
  /** Asked to stop; ends in a moment. */
  | 'CANCELLING'
  /** Stopped early with none; free. */
  | 'FAILED'
  /** Stopped early with at least one stored Record, which is billed. */
  | 'PARTIAL'
  /** Waiting for a worker. */
  | 'QUEUED'
  /** A worker stores Records. */
  | 'RUNNING'
  /** The source is exhausted or the limit is reached. */
  | 'SUCCEEDED';

/** Ids only: of searches, categories, sellers, rankings, and of all forms of a product. */
export type RetailGlobalAsinsInput = {
  /** @deprecated Another name of `productIds`. */
  asin?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  asinUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  asins?: Array<string> | null | undefined;
  /** @deprecated Another name of `rankingUrls`. */
  bestSellersUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `departments`. */
  bestsellerTargets?: Array<string> | null | undefined;
  /** @deprecated Another name of `rankingUrls`. */
  bestsellerUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `rankingUrls`. */
  bestsellerUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `rankingUrls`. */
  bestsellers?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  browseNodes?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  categoryId?: Array<string> | null | undefined;
  /** Numbers of categories (nodes), as `categories` of products have them. 1 to 100 items. */
  categoryIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  categoryUrl?: Array<string> | null | undefined;
  /** Addresses of results with their filters, of categories, or of what a seller offers. 1 to 100 items. */
  categoryUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `ranking`. */
  chart?: RetailGlobalAsinsInputRanking | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: us without it. An address names its shop itself, which wins. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. */
  currency?: string | null | undefined;
  /** Kept with the Request only: choosing a place needs a session; Records have the place shown. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Department to search in, as the shop spells it in its addresses (i=…). */
  department?: string | null | undefined;
  /** Departments as the shop spells them in its addresses, a category's number below them: electronics/172541. 1 to 100 items. */
  departments?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  domainCode?: string | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  highPrice?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  high_price?: number | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  k?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keyword?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keywords?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `ranking`. */
  list?: RetailGlobalAsinsInputRanking | null | undefined;
  /** @deprecated Another name of `ranking`. */
  listType?: RetailGlobalAsinsInputRanking | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  listUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  lowPrice?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  low_price?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** Highest price, in the shop's currency. 0 to 10,000,000. */
  maxPrice?: number | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  merchantIds?: Array<string> | null | undefined;
  /** Least price, in the shop's currency. 0 to 10,000,000. */
  minPrice?: number | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  node?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  nodes?: Array<string> | null | undefined;
  /** @deprecated Another name of `sort`. */
  order?: RetailGlobalAsinsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: RetailGlobalAsinsInputSort | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** ASINs; of a book its ISBN-10. 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products in any form, or short links. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  q?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  queries?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  query?: Array<string> | null | undefined;
  /** Kind of ranking for `departments`. Default: "bestsellers". */
  ranking?: RetailGlobalAsinsInputRanking | null | undefined;
  /** @deprecated Another name of `rankingUrls`. */
  rankingUrl?: Array<string> | null | undefined;
  /** Addresses of rankings of any kind, with or without a category below the department. 1 to 100 items. */
  rankingUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `department`. */
  searchAlias?: string | null | undefined;
  /** @deprecated Another name of `department`. */
  searchIndex?: string | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchQuery?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchTerm?: Array<string> | null | undefined;
  /** Search texts; each is searched by itself. 1 to 50 items. */
  searchTerms?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  searchUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  searchUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  seller?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  sellerId?: Array<string> | null | undefined;
  /** Ids of sellers, for what they offer. 1 to 100 items. */
  sellerIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  sellers?: Array<string> | null | undefined;
  /** @deprecated Another name of `departments`. */
  slugs?: Array<string> | null | undefined;
  /** Order of the list; without it Amazon's own, or that of the address. */
  sort?: RetailGlobalAsinsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: RetailGlobalAsinsInputSort | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  term?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  terms?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  vendor?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  vendors?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Kind of ranking for `departments`. */
export type RetailGlobalAsinsInputRanking =
  | 'BESTSELLERS'
  | 'MOST_GIFTED'
  | 'MOST_WISHED_FOR'
  | 'MOVERS_AND_SHAKERS'
  | 'NEW_RELEASES';

/** Order of the list; without it Amazon's own, or that of the address. */
export type RetailGlobalAsinsInputSort =
  | 'BEST_SELLING'
  | 'FEATURED'
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'RATING';

/** Best sellers, new releases, movers, most wished and most gifted of a department: up to 100 places. */
export type RetailGlobalBestsellersInput = {
  /** @deprecated Another name of `departments`. */
  bestsellerTargets?: Array<string> | null | undefined;
  /** @deprecated Another name of `rankingUrls`. */
  bestsellerUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `rankingUrls`. */
  bestsellerUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `departments`. */
  categories?: Array<string> | null | undefined;
  /** @deprecated Another name of `departments`. */
  category?: Array<string> | null | undefined;
  /** @deprecated Another name of `rankingUrls`. */
  categoryUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `ranking`. */
  chart?: RetailGlobalBestsellersInputRanking | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: us without it. An address names its shop itself, which wins. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. */
  currency?: string | null | undefined;
  /** Kept with the Request only: choosing a place needs a session; Records have the place shown. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `departments`. */
  department?: Array<string> | null | undefined;
  /** Departments as the shop spells them in its addresses, a category's number below them: electronics/172541. 1 to 100 items. */
  departments?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  domainCode?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `ranking`. */
  list?: RetailGlobalBestsellersInputRanking | null | undefined;
  /** @deprecated Another name of `ranking`. */
  listType?: RetailGlobalBestsellersInputRanking | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** Kind of ranking for `departments`. Default: "bestsellers". */
  ranking?: RetailGlobalBestsellersInputRanking | null | undefined;
  /** @deprecated Another name of `rankingUrls`. */
  rankingUrl?: Array<string> | null | undefined;
  /** Addresses of rankings of any kind, with or without a category below the department. 1 to 100 items. */
  rankingUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `departments`. */
  slug?: Array<string> | null | undefined;
  /** @deprecated Another name of `departments`. */
  slugs?: Array<string> | null | undefined;
  /** @deprecated Another name of `rankingUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `rankingUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `rankingUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Kind of ranking for `departments`. */
export type RetailGlobalBestsellersInputRanking =
  | 'BESTSELLERS'
  | 'MOST_GIFTED'
  | 'MOST_WISHED_FOR'
  | 'MOVERS_AND_SHAKERS'
  | 'NEW_RELEASES';

/** One operation of retail-global, with its input. */
export type RetailGlobalInput =
  {   /** @deprecated Another name of `questions`. */
  answers: RetailGlobalQuestionsInput; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never;   /** @deprecated Another name of `asins`. */
  asin: RetailGlobalAsinsInput; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never;   /** @deprecated Another name of `asins`. */
  asinFinder: RetailGlobalAsinsInput; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never;   /** @deprecated Another name of `asins`. */
  asinHarvest: RetailGlobalAsinsInput; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never;   /** Ids only: of searches, categories, sellers, rankings, and of all forms of a product. */
  asins: RetailGlobalAsinsInput; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never;   /** @deprecated Another name of `bestsellers`. */
  bestseller: RetailGlobalBestsellersInput; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never;   /** Best sellers, new releases, movers, most wished and most gifted of a department: up to 100 places. */
  bestsellers: RetailGlobalBestsellersInput; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never;   /** @deprecated Another name of `offers`. */
  buyingOptions: RetailGlobalOffersInput; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never;   /** @deprecated Another name of `search`. */
  category: RetailGlobalSearchInput; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never;   /** @deprecated Another name of `reviews`. */
  customerReviews: RetailGlobalReviewsInput; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never;   /** @deprecated Another name of `product`. */
  details: RetailGlobalProductInput; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never;   /** @deprecated Another name of `product`. */
  item: RetailGlobalProductInput; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never;   /** @deprecated Another name of `search`. */
  listings: RetailGlobalSearchInput; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never;   /** @deprecated Another name of `seller`. */
  merchant: RetailGlobalSellerInput; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never;   /** @deprecated Another name of `bestsellers`. */
  moversAndShakers: RetailGlobalBestsellersInput; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never;   /** @deprecated Another name of `bestsellers`. */
  newReleases: RetailGlobalBestsellersInput; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never;   /** @deprecated Another name of `offers`. */
  offer: RetailGlobalOffersInput; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never;   /** @deprecated Another name of `offers`. */
  offerListing: RetailGlobalOffersInput; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never;   /** Who sells a product for what, in which state and how sent; the chosen offer first. */
  offers: RetailGlobalOffersInput; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never;   /** @deprecated Another name of `priceTracker`. */
  price: RetailGlobalPriceTrackerInput; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never;   /** @deprecated Another name of `priceTracker`. */
  priceHistory: RetailGlobalPriceTrackerInput; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never;   /** One price point for each product: time, price, currency, stock and seller, as they are now. */
  priceTracker: RetailGlobalPriceTrackerInput; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never;   /** @deprecated Another name of `priceTracker`. */
  prices: RetailGlobalPriceTrackerInput; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never;   /** All that the page of a product says: price, stock, seller, rating, forms, properties, ranks, pictures. */
  product: RetailGlobalProductInput; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never;   /** @deprecated Another name of `product`. */
  productDetails: RetailGlobalProductInput; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never;   /** @deprecated Another name of `asins`. */
  productIds: RetailGlobalAsinsInput; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never;   /** @deprecated Another name of `reviews`. */
  productReviews: RetailGlobalReviewsInput; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never;   /** @deprecated Another name of `search`. */
  productSearch: RetailGlobalSearchInput; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never;   /** @deprecated Another name of `product`. */
  products: RetailGlobalProductInput; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never;   /** @deprecated Another name of `questions`. */
  qa: RetailGlobalQuestionsInput; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never;   /** @deprecated Another name of `questions`. */
  question: RetailGlobalQuestionsInput; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never;   /** How many questions about a product were answered, and those few that its page still prints. */
  questions: RetailGlobalQuestionsInput; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never;   /** @deprecated Another name of `questions`. */
  questionsAndAnswers: RetailGlobalQuestionsInput; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never;   /** @deprecated Another name of `bestsellers`. */
  rankings: RetailGlobalBestsellersInput; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never;   /** @deprecated Another name of `reviews`. */
  review: RetailGlobalReviewsInput; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never;   /** The reviews that the page of a product prints: about eight of its country and five of others. */
  reviews: RetailGlobalReviewsInput; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never;   /** Products for search texts, categories and sellers: price, rating, place, adverts told apart. */
  search: RetailGlobalSearchInput; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never;   /** @deprecated Another name of `search`. */
  searchProducts: RetailGlobalSearchInput; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never;   /** The page of a seller: name, registered business, ratings by time, and what buyers said. */
  seller: RetailGlobalSellerInput; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never;   /** @deprecated Another name of `seller`. */
  sellerIntelligence: RetailGlobalSellerInput; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never;   /** @deprecated Another name of `seller`. */
  sellerProfile: RetailGlobalSellerInput; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never;   /** @deprecated Another name of `seller`. */
  sellers: RetailGlobalSellerInput; sellersOfProduct?: never; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never;   /** @deprecated Another name of `offers`. */
  sellersOfProduct: RetailGlobalOffersInput; trackPrices?: never; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never;   /** @deprecated Another name of `priceTracker`. */
  trackPrices: RetailGlobalPriceTrackerInput; vendor?: never; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never;   /** @deprecated Another name of `seller`. */
  vendor: RetailGlobalSellerInput; vendors?: never; }
  |  { answers?: never; asin?: never; asinFinder?: never; asinHarvest?: never; asins?: never; bestseller?: never; bestsellers?: never; buyingOptions?: never; category?: never; customerReviews?: never; details?: never; item?: never; listings?: never; merchant?: never; moversAndShakers?: never; newReleases?: never; offer?: never; offerListing?: never; offers?: never; price?: never; priceHistory?: never; priceTracker?: never; prices?: never; product?: never; productDetails?: never; productIds?: never; productReviews?: never; productSearch?: never; products?: never; qa?: never; question?: never; questions?: never; questionsAndAnswers?: never; rankings?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellerProfile?: never; sellers?: never; sellersOfProduct?: never; trackPrices?: never; vendor?: never;   /** @deprecated Another name of `seller`. */
  vendors: RetailGlobalSellerInput; };

/** Who sells a product for what, in which state and how sent; the chosen offer first. */
export type RetailGlobalOffersInput = {
  /** @deprecated Another name of `productIds`. */
  asin?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  asinUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  asins?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: us without it. An address names its shop itself, which wins. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. */
  currency?: string | null | undefined;
  /** Kept with the Request only: choosing a place needs a session; Records have the place shown. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  domainCode?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** ASINs; of a book its ISBN-10. 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products in any form, or short links. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** One price point for each product: time, price, currency, stock and seller, as they are now. */
export type RetailGlobalPriceTrackerInput = {
  /** @deprecated Another name of `productIds`. */
  asin?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  asinUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  asins?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: us without it. An address names its shop itself, which wins. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. */
  currency?: string | null | undefined;
  /** Kept with the Request only: choosing a place needs a session; Records have the place shown. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  domainCode?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** ASINs; of a book its ISBN-10. 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products in any form, or short links. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** All that the page of a product says: price, stock, seller, rating, forms, properties, ranks, pictures. */
export type RetailGlobalProductInput = {
  /** @deprecated Another name of `productIds`. */
  asin?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  asinUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  asins?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: us without it. An address names its shop itself, which wins. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. */
  currency?: string | null | undefined;
  /** Kept with the Request only: choosing a place needs a session; Records have the place shown. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  domainCode?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** Photos of customers: those of the reviews that the page prints. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Offers of all sellers: one or two calls more for each product. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Taken, and changes nothing: Amazon shows prices by quantity to business accounts only. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Questions: most pages show none since 2024, some a count. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Reviews that the page prints, about thirteen at the most. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** @deprecated Another name of `includeSellerInfo`. */
  includeSeller?: boolean | null | undefined;
  /** @deprecated Another name of `includeSellerInfo`. */
  includeSellerDetails?: boolean | null | undefined;
  /** The seller's own page: one page more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** @deprecated Another name of `includeOffers`. */
  includeSellers?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** ASINs; of a book its ISBN-10. 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products in any form, or short links. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** How many questions about a product were answered, and those few that its page still prints. */
export type RetailGlobalQuestionsInput = {
  /** @deprecated Another name of `productIds`. */
  asin?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  asinUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  asins?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: us without it. An address names its shop itself, which wins. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. */
  currency?: string | null | undefined;
  /** Kept with the Request only: choosing a place needs a session; Records have the place shown. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  domainCode?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** ASINs; of a book its ISBN-10. 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products in any form, or short links. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** The reviews that the page of a product prints: about eight of its country and five of others. */
export type RetailGlobalReviewsInput = {
  /** @deprecated Another name of `productIds`. */
  asin?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  asinUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  asins?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: us without it. An address names its shop itself, which wins. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. */
  currency?: string | null | undefined;
  /** Kept with the Request only: choosing a place needs a session; Records have the place shown. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  domainCode?: string | null | undefined;
  /** @deprecated Another name of `stars`. */
  filterByStar?: Array<number> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** ASINs; of a book its ISBN-10. 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products in any form, or short links. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `stars`. */
  rating?: Array<number> | null | undefined;
  /** @deprecated Another name of `stars`. */
  ratings?: Array<number> | null | undefined;
  /** @deprecated Another name of `stars`. */
  star?: Array<number> | null | undefined;
  /** Only reviews with these stars, of those that the page prints. 1 to 5 items. */
  stars?: Array<number> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Products for search texts, categories and sellers: price, rating, place, adverts told apart. */
export type RetailGlobalSearchInput = {
  /** @deprecated Another name of `categoryIds`. */
  browseNodes?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  categoryId?: Array<string> | null | undefined;
  /** Numbers of categories (nodes), as `categories` of products have them. 1 to 100 items. */
  categoryIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  categoryUrl?: Array<string> | null | undefined;
  /** Addresses of results with their filters, of categories, or of what a seller offers. 1 to 100 items. */
  categoryUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: us without it. An address names its shop itself, which wins. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. */
  currency?: string | null | undefined;
  /** Kept with the Request only: choosing a place needs a session; Records have the place shown. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Department to search in, as the shop spells it in its addresses (i=…). */
  department?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  domainCode?: string | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  highPrice?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  high_price?: number | null | undefined;
  /** Offers of all sellers: one or two calls more for each product. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Reviews that the page of each product prints: one page more for each. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** @deprecated Another name of `includeOffers`. */
  includeSellers?: boolean | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  k?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keyword?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keywords?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  listUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  lowPrice?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  low_price?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** Highest price, in the shop's currency. 0 to 10,000,000. */
  maxPrice?: number | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  merchantIds?: Array<string> | null | undefined;
  /** Least price, in the shop's currency. 0 to 10,000,000. */
  minPrice?: number | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  node?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  nodes?: Array<string> | null | undefined;
  /** @deprecated Another name of `sort`. */
  order?: RetailGlobalSearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: RetailGlobalSearchInputSort | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  q?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  queries?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  query?: Array<string> | null | undefined;
  /** @deprecated Another name of `department`. */
  searchAlias?: string | null | undefined;
  /** @deprecated Another name of `department`. */
  searchIndex?: string | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchQuery?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchTerm?: Array<string> | null | undefined;
  /** Search texts; each is searched by itself. 1 to 50 items. */
  searchTerms?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  searchUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  searchUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  seller?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  sellerId?: Array<string> | null | undefined;
  /** Ids of sellers, for what they offer. 1 to 100 items. */
  sellerIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  sellers?: Array<string> | null | undefined;
  /** Order of the list; without it Amazon's own, or that of the address. */
  sort?: RetailGlobalSearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: RetailGlobalSearchInputSort | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  term?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  terms?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  vendor?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  vendors?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Order of the list; without it Amazon's own, or that of the address. */
export type RetailGlobalSearchInputSort =
  | 'BEST_SELLING'
  | 'FEATURED'
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'RATING';

/** The page of a seller: name, registered business, ratings by time, and what buyers said. */
export type RetailGlobalSellerInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: us without it. An address names its shop itself, which wins. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. */
  currency?: string | null | undefined;
  /** Kept with the Request only: choosing a place needs a session; Records have the place shown. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  domainCode?: string | null | undefined;
  /** Also what buyers said: one call more for each five. Default: false. */
  includeFeedback?: boolean | null | undefined;
  /** @deprecated Another name of `includeFeedback`. */
  includeReviews?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** Most pieces of feedback for each seller. 1 to 100. Default: 10. */
  maxFeedback?: number | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  merchantIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  seller?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  sellerId?: Array<string> | null | undefined;
  /** Ids of sellers, as products and offers have them. 1 to 100 items. */
  sellerIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  sellerUrl?: Array<string> | null | undefined;
  /** Addresses of sellers' pages. 1 to 100 items. */
  sellerUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  sellers?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  storeUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  vendor?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  vendorUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  vendors?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** A business with its score, stars, categories, claims, how it answers, and businesses like it. */
export type ReviewsBusinessInput = {
  /** Businesses: domains, addresses of their pages or sites, or `businessUnitId` of a Record. 1 to 200 items. */
  businesses: Array<string>;
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Edition of the site, for names of categories and countries; ISO 3166-1 alpha-2. Without it the one in English. */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  includeBusinessInfo?: boolean | null | undefined;
  /** All that the page of each business states; in lists one page more for each. Default: false. */
  includeCompanyInfo?: boolean | null | undefined;
  /** Telephone and e-mail: may be personal data of a sole trader. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  includeProfile?: boolean | null | undefined;
  /** The reviews on the first page of each business, about 20; `reviews` has more. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `country`. */
  market?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
};

/** The businesses of a category of one country, with score, number of reviews and place. */
export type ReviewsCategoriesInput = {
  /** Categories: ids such as `electronics_technology`, their names in English, or addresses. 1 to 100 items. */
  categories: Array<string>;
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Only businesses of this country, from its edition of the site; ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  includeBusinessInfo?: boolean | null | undefined;
  /** All that the page of each business states; in lists one page more for each. Default: false. */
  includeCompanyInfo?: boolean | null | undefined;
  /** Telephone and e-mail: may be personal data of a sole trader. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  includeProfile?: boolean | null | undefined;
  /** The reviews on the first page of each business, about 20; `reviews` has more. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `country`. */
  market?: string | null | undefined;
  /** @deprecated Another name of `sort`. */
  order?: ReviewsCategoriesInputSort | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** Order: the site's own, by number of reviews, or by the newest review. Default: "relevance". */
  sort?: ReviewsCategoriesInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: ReviewsCategoriesInputSort | null | undefined;
};

/** Order: the site's own, by number of reviews, or by the newest review. */
export type ReviewsCategoriesInputSort =
  | 'LATEST_REVIEW'
  | 'RELEVANCE'
  | 'REVIEWS_COUNT';

/** One operation of reviews, with its input. */
export type ReviewsInput =
  {   /** A business with its score, stars, categories, claims, how it answers, and businesses like it. */
  business: ReviewsBusinessInput; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never;   /** @deprecated Another name of `business`. */
  businessProfile: ReviewsBusinessInput; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never;   /** @deprecated Another name of `reviews`. */
  businessReviews: ReviewsReviewsInput; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never;   /** @deprecated Another name of `search`. */
  businessSearch: ReviewsSearchInput; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never;   /** The businesses of a category of one country, with score, number of reviews and place. */
  categories: ReviewsCategoriesInput; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never;   /** @deprecated Another name of `categories`. */
  category: ReviewsCategoriesInput; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never;   /** @deprecated Another name of `categories`. */
  categoryBusinesses: ReviewsCategoriesInput; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never;   /** @deprecated Another name of `business`. */
  company: ReviewsBusinessInput; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never;   /** @deprecated Another name of `reviews`. */
  companyReviews: ReviewsReviewsInput; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never;   /** @deprecated Another name of `reviewer`. */
  consumer: ReviewsReviewerInput; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never;   /** @deprecated Another name of `business`. */
  details: ReviewsBusinessInput; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never;   /** @deprecated Another name of `search`. */
  find: ReviewsSearchInput; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never;   /** @deprecated Another name of `categories`. */
  listings: ReviewsCategoriesInput; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never;   /** @deprecated Another name of `business`. */
  profile: ReviewsBusinessInput; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never;   /** @deprecated Another name of `reviews`. */
  review: ReviewsReviewsInput; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never;   /** Who wrote a review: name, country and number of reviews, and what else they wrote. */
  reviewer: ReviewsReviewerInput; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never;   /** @deprecated Another name of `reviewer`. */
  reviewerProfile: ReviewsReviewerInput; reviews?: never; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never;   /** Reviews of businesses with stars, text, dates, verification and the answer of the business. */
  reviews: ReviewsReviewsInput; search?: never; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never;   /** Businesses for a search text, with score, number of reviews, categories and place. */
  search: ReviewsSearchInput; searchBusinesses?: never; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never;   /** @deprecated Another name of `search`. */
  searchBusinesses: ReviewsSearchInput; user?: never; }
  |  { business?: never; businessProfile?: never; businessReviews?: never; businessSearch?: never; categories?: never; category?: never; categoryBusinesses?: never; company?: never; companyReviews?: never; consumer?: never; details?: never; find?: never; listings?: never; profile?: never; review?: never; reviewer?: never; reviewerProfile?: never; reviews?: never; search?: never; searchBusinesses?: never;   /** @deprecated Another name of `reviewer`. */
  user: ReviewsReviewerInput; };

/** Who wrote a review: name, country and number of reviews, and what else they wrote. */
export type ReviewsReviewerInput = {
  /** @deprecated Another name of `businesses`. */
  business?: Array<string> | null | undefined;
  /** Businesses: who wrote the newest reviews of each, as those show them. 1 to 200 items. */
  businesses?: Array<string> | null | undefined;
  /** @deprecated Another name of `businesses`. */
  company?: Array<string> | null | undefined;
  /** @deprecated Another name of `businesses`. */
  domain?: Array<string> | null | undefined;
  /** @deprecated Another name of `businesses`. */
  domains?: Array<string> | null | undefined;
  /** Also gives their reviews: one page more for each 20. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `reviewers`. */
  reviewer?: Array<string> | null | undefined;
  /** @deprecated Another name of `reviewers`. */
  reviewerId?: Array<string> | null | undefined;
  /** @deprecated Another name of `reviewers`. */
  reviewerIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `reviewers`. */
  reviewerUrls?: Array<string> | null | undefined;
  /** People who wrote reviews: `author.id` of a review, or addresses of their pages. 1 to 100 items. */
  reviewers?: Array<string> | null | undefined;
  /** @deprecated Another name of `reviewers`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `reviewers`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `reviewers`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `reviewers`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `reviewers`. */
  user?: Array<string> | null | undefined;
  /** @deprecated Another name of `reviewers`. */
  userId?: Array<string> | null | undefined;
  /** @deprecated Another name of `reviewers`. */
  userIds?: Array<string> | null | undefined;
};

/** Reviews of businesses with stars, text, dates, verification and the answer of the business. */
export type ReviewsReviewsInput = {
  /** Businesses: domains, addresses of their pages or sites, or `businessUnitId` of a Record. 1 to 200 items. */
  businesses: Array<string>;
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Edition of the site, for names of categories and countries; ISO 3166-1 alpha-2. Without it the one in English. */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** Only reviews of this time. */
  date?: ReviewsReviewsInputDate | null | undefined;
  /** Only reviews published on this day or later. */
  dateFrom?: string | null | undefined;
  /** @deprecated Another name of `date`. */
  datePosted?: ReviewsReviewsInputDate | null | undefined;
  /** @deprecated Another name of `date`. */
  dateRange?: ReviewsReviewsInputDate | null | undefined;
  /** Only reviews published on this day or earlier. */
  dateTo?: string | null | undefined;
  /** @deprecated Another name of `dateTo`. */
  endDate?: string | null | undefined;
  /** @deprecated Another name of `stars`. */
  filterStars?: Array<number> | null | undefined;
  /** @deprecated Another name of `dateFrom`. */
  from?: string | null | undefined;
  /** @deprecated Another name of `dateFrom`. */
  fromDate?: string | null | undefined;
  /** @deprecated Another name of `replies`. */
  hasReply?: boolean | null | undefined;
  /** @deprecated Another name of `includeAuthors`. */
  includeAuthor?: boolean | null | undefined;
  /** Also gives id, name, page and picture of who wrote each review: personal data. Default: false. */
  includeAuthors?: boolean | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  includeBusinessInfo?: boolean | null | undefined;
  /** Also gives a few facts of the business. Default: false. */
  includeCompanyInfo?: boolean | null | undefined;
  /** @deprecated Another name of `includeAuthors`. */
  includeConsumer?: boolean | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  includeProfile?: boolean | null | undefined;
  /** @deprecated Another name of `includeAuthors`. */
  includeReviewer?: boolean | null | undefined;
  /** @deprecated Another name of `includeAuthors`. */
  includeReviewers?: boolean | null | undefined;
  /** Taken for compatibility: Records are reviews. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Also gives the sentiment that the stars stand for. Default: false. */
  includeSentiment?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Only reviews in this language. Without it those in all languages. At most 35 characters. */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languages?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  market?: string | null | undefined;
  /** @deprecated Another name of `verified`. */
  onlyVerified?: boolean | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: ReviewsReviewsInputSort | null | undefined;
  /** @deprecated Another name of `date`. */
  period?: ReviewsReviewsInputDate | null | undefined;
  /** @deprecated Another name of `stars`. */
  rating?: Array<number> | null | undefined;
  /** @deprecated Another name of `stars`. */
  ratings?: Array<number> | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** Only reviews that the business answered. Default: false. */
  replies?: boolean | null | undefined;
  /** @deprecated Another name of `replies`. */
  repliesOnly?: boolean | null | undefined;
  /** @deprecated Another name of `replies`. */
  reply?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  reviewLanguage?: string | null | undefined;
  /** @deprecated Another name of `search`. */
  reviewSearch?: string | null | undefined;
  /** @deprecated Another name of `sort`. */
  reviewSort?: ReviewsReviewsInputSort | null | undefined;
  /** Only reviews with these words. At most 512 characters. */
  search?: string | null | undefined;
  /** @deprecated Another name of `search`. */
  searchReviews?: string | null | undefined;
  /** The same in words: 1 and 2 stars, 3, 4 and 5. 1 to 3 items. */
  sentiment?: Array<ReviewsReviewsInputSentiment> | null | undefined;
  /** @deprecated Another name of `sentiment`. */
  sentiments?: Array<ReviewsReviewsInputSentiment> | null | undefined;
  /** @deprecated Another name of `dateFrom`. */
  since?: string | null | undefined;
  /** Order: newest first, or the site's own. Default: "recency". */
  sort?: ReviewsReviewsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: ReviewsReviewsInputSort | null | undefined;
  /** @deprecated Another name of `stars`. */
  star?: Array<number> | null | undefined;
  /** Only reviews with these stars. 1 to 5 items. */
  stars?: Array<number> | null | undefined;
  /** @deprecated Another name of `dateFrom`. */
  startDate?: string | null | undefined;
  /** @deprecated Another name of `search`. */
  textSearch?: string | null | undefined;
  /** @deprecated Another name of `dateTo`. */
  to?: string | null | undefined;
  /** @deprecated Another name of `dateTo`. */
  toDate?: string | null | undefined;
  /** @deprecated Another name of `dateTo`. */
  until?: string | null | undefined;
  /** Only reviews that are verified. Default: false. */
  verified?: boolean | null | undefined;
  /** @deprecated Another name of `verified`. */
  verifiedOnly?: boolean | null | undefined;
  /** @deprecated Another name of `replies`. */
  withReplies?: boolean | null | undefined;
  /** @deprecated Another name of `replies`. */
  withReply?: boolean | null | undefined;
};

/** Only reviews of this time. */
export type ReviewsReviewsInputDate =
  | 'LAST3MONTHS'
  | 'LAST6MONTHS'
  | 'LAST12MONTHS'
  | 'LAST30DAYS';

export type ReviewsReviewsInputSentiment =
  | 'NEGATIVE'
  | 'NEUTRAL'
  | 'POSITIVE';

/** Order: newest first, or the site's own. */
export type ReviewsReviewsInputSort =
  | 'RECENCY'
  | 'RELEVANCE';

/** Businesses for a search text, with score, number of reviews, categories and place. */
export type ReviewsSearchInput = {
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Only businesses of this country, from its edition of the site; ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  includeBusinessInfo?: boolean | null | undefined;
  /** All that the page of each business states; in lists one page more for each. Default: false. */
  includeCompanyInfo?: boolean | null | undefined;
  /** Telephone and e-mail: may be personal data of a sole trader. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** @deprecated Another name of `includeCompanyInfo`. */
  includeProfile?: boolean | null | undefined;
  /** The reviews on the first page of each business, about 20; `reviews` has more. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `country`. */
  market?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** Search texts, or addresses of results pages; each is searched by itself. 1 to 50 items. */
  searchTerms: Array<string>;
};

/** One scraper, with one of its operations and the input of that. */
export type ScraperInput =
  {   /** Apps, search results, reviews, charts, developers and search suggestions of the App Store. */
  appstoreA: AppstoreAInput; appstoreB?: never; codehost?: never; discountShop?: never; handmadeShop?: never; jobs?: never; maps?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never;   /** Apps, reviews, charts, developers, permissions and data safety of the Android app shop. */
  appstoreB: AppstoreBInput; codehost?: never; discountShop?: never; handmadeShop?: never; jobs?: never; maps?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never;   /** Public repositories, code, issues, people and marketplace listings of GitHub, read without an account. */
  codehost: CodehostInput; discountShop?: never; handmadeShop?: never; jobs?: never; maps?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never;   /** Products, lists, categories, reviews and advertised goods of Temu, as far as its public pages carry them. */
  discountShop: DiscountShopInput; handmadeShop?: never; jobs?: never; maps?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never;   /** Listings, search results, shops, reviews, keywords and photos of buyers on Etsy. */
  handmadeShop: HandmadeShopInput; jobs?: never; maps?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; handmadeShop?: never;   /** Jobs, companies, pay and resume samples of Indeed, in 62 countries. */
  jobs: JobsInput; maps?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; handmadeShop?: never; jobs?: never;   /** Places of the map, searches for them, their reviews, and shared lists of places. */
  maps: MapsInput; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; handmadeShop?: never; jobs?: never; maps?: never;   /** Homes for sale, for rent, sold and in foreclosure, with agents, pictures and markets, from Zillow and Redfin. */
  realestate: RealestateInput; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; handmadeShop?: never; jobs?: never; maps?: never; realestate?: never;   /** Products, lists, rankings, offers, sellers, reviews and prices of Amazon's 23 shops. */
  retailGlobal: RetailGlobalInput; reviews?: never; shopTrA?: never; shopTrB?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; handmadeShop?: never; jobs?: never; maps?: never; realestate?: never; retailGlobal?: never;   /** Businesses, their reviews, categories and reviewers of Trustpilot. */
  reviews: ReviewsInput; shopTrA?: never; shopTrB?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; handmadeShop?: never; jobs?: never; maps?: never; realestate?: never; retailGlobal?: never; reviews?: never;   /** Products, lists, reviews, sellers and registered contacts of Trendyol. */
  shopTrA: ShopTrAInput; shopTrB?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; handmadeShop?: never; jobs?: never; maps?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never;   /** Products, lists, reviews and merchants of Hepsiburada. */
  shopTrB: ShopTrBInput; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; handmadeShop?: never; jobs?: never; maps?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never;   /** Videos, channels, playlists, shorts, comments, transcripts, search results and charts of YouTube, as the pages show them to anybody. */
  video: VideoInput; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; handmadeShop?: never; jobs?: never; maps?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; video?: never;   /** Products, prices by quantity, suppliers, categories and requests for quotation of Alibaba.com. */
  wholesale: WholesaleInput; };

/** Where the code of a scraper reads inputs. Its Requests run in threads of its family in any case. */
export type ScraperIsolation =
  /** In the gateway itself: it comes with Quarry. */
  | 'IN_PROCESS'
  /** In a thread of its own, with limits of time and memory: the operator installed it. No process of Quarry loads it elsewhere. */
  | 'THREAD';

/** How to reach the seller of a product by law: registered e-mail, name, tax number and address. */
export type ShopTrAEmailsInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  contentId?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  contentIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: tr, ae or ro. Prices, languages and what is sold depend on it. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: each shop has one currency (TRY, AED, RON), and nothing is converted. */
  currency?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** Numbers of products, as in …-p-123. 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products, also of their reviews, or short links; `merchantId` in it chooses the seller. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  urls?: Array<string> | null | undefined;
};

/** One operation of shop-tr-a, with its input. */
export type ShopTrAInput =
  {   /** @deprecated Another name of `listings`. */
  brand: ShopTrAListingsInput; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never;   /** @deprecated Another name of `listings`. */
  categories: ShopTrAListingsInput; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never;   /** @deprecated Another name of `listings`. */
  category: ShopTrAListingsInput; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never;   /** @deprecated Another name of `reviews`. */
  comments: ShopTrAReviewsInput; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never;   /** @deprecated Another name of `emails`. */
  contactDetails: ShopTrAEmailsInput; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never;   /** @deprecated Another name of `emails`. */
  contacts: ShopTrAEmailsInput; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never;   /** @deprecated Another name of `product`. */
  details: ShopTrAProductInput; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never;   /** @deprecated Another name of `emails`. */
  email: ShopTrAEmailsInput; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never;   /** How to reach the seller of a product by law: registered e-mail, name, tax number and address. */
  emails: ShopTrAEmailsInput; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never;   /** @deprecated Another name of `product`. */
  item: ShopTrAProductInput; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never;   /** @deprecated Another name of `listings`. */
  listing: ShopTrAListingsInput; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never;   /** Products of categories, brands, filtered lists and sellers' shops, with price, rating and seller. */
  listings: ShopTrAListingsInput; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never;   /** @deprecated Another name of `seller`. */
  merchant: ShopTrASellerInput; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never;   /** Everything public about products: price, offers of all sellers, forms, stock, ratings, properties, pictures. */
  product: ShopTrAProductInput; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never;   /** @deprecated Another name of `product`. */
  productDetails: ShopTrAProductInput; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never;   /** @deprecated Another name of `reviews`. */
  productReviews: ShopTrAReviewsInput; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never;   /** @deprecated Another name of `search`. */
  productSearch: ShopTrASearchInput; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never;   /** @deprecated Another name of `product`. */
  products: ShopTrAProductInput; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never;   /** @deprecated Another name of `reviews`. */
  review: ShopTrAReviewsInput; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never;   /** Reviews of products with stars, date, seller, pictures and how many found them helpful. */
  reviews: ShopTrAReviewsInput; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never;   /** Products for a search text, with price, rating, seller and what people did with them lately. */
  search: ShopTrASearchInput; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never;   /** @deprecated Another name of `search`. */
  searchProducts: ShopTrASearchInput; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never;   /** Shops of sellers: score, number of products, rank, how fast they answer and send. */
  seller: ShopTrASellerInput; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never;   /** @deprecated Another name of `emails`. */
  sellerEmails: ShopTrAEmailsInput; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never;   /** @deprecated Another name of `seller`. */
  sellerIntelligence: ShopTrASellerInput; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never;   /** @deprecated Another name of `listings`. */
  sellerProducts: ShopTrAListingsInput; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never;   /** @deprecated Another name of `seller`. */
  sellerProfile: ShopTrASellerInput; sellers?: never; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never;   /** @deprecated Another name of `seller`. */
  sellers: ShopTrASellerInput; shelf?: never; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never;   /** @deprecated Another name of `listings`. */
  shelf: ShopTrAListingsInput; store?: never; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never;   /** @deprecated Another name of `seller`. */
  store: ShopTrASellerInput; vendor?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never;   /** @deprecated Another name of `seller`. */
  vendor: ShopTrASellerInput; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; contactDetails?: never; contacts?: never; details?: never; email?: never; emails?: never; item?: never; listing?: never; listings?: never; merchant?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerEmails?: never; sellerIntelligence?: never; sellerProducts?: never; sellerProfile?: never; sellers?: never; shelf?: never; store?: never; vendor?: never;   /** @deprecated Another name of `reviews`. */
  yorumlar: ShopTrAReviewsInput; };

/** Products of categories, brands, filtered lists and sellers' shops, with price, rating and seller. */
export type ShopTrAListingsInput = {
  /** @deprecated Another name of `categoryUrls`. */
  brandUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  categoryId?: Array<string> | null | undefined;
  /** Numbers of categories, as the products' `webCategories` have them. 1 to 100 items. */
  categoryIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  categoryUrl?: Array<string> | null | undefined;
  /** Addresses of categories, brands, filtered lists or sellers' shops. 1 to 100 items. */
  categoryUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: tr, ae or ro. Prices, languages and what is sold depend on it. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: each shop has one currency (TRY, AED, RON), and nothing is converted. */
  currency?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  listingUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  listingUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** Highest price, in the shop's currency. At least 0. */
  maxPrice?: number | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  merchantId?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  merchantIds?: Array<string> | null | undefined;
  /** Least price, in the shop's currency. At least 0. */
  minPrice?: number | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: ShopTrAListingsInputSort | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceFrom?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceTo?: number | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  sellerId?: Array<string> | null | undefined;
  /** Numbers of sellers. 1 to 100 items. */
  sellerIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  sellerUrl?: Array<string> | null | undefined;
  /** Addresses of sellers' shops. 1 to 100 items. */
  sellerUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  shopUrls?: Array<string> | null | undefined;
  /** Order of the list. Without it the source's own, or that of the address. */
  sort?: ShopTrAListingsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: ShopTrAListingsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sst?: ShopTrAListingsInputSort | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  storeUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  storeUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  vendorIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  webCategoryIds?: Array<string> | null | undefined;
};

/** Order of the list. Without it the source's own, or that of the address. */
export type ShopTrAListingsInputSort =
  | 'BEST_SELLING'
  | 'DISCOUNTED'
  | 'MOST_FAVOURITE'
  | 'MOST_RATED'
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'RECOMMENDED';

/** Everything public about products: price, offers of all sellers, forms, stock, ratings, properties, pictures. */
export type ShopTrAProductInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  contentId?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  contentIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: tr, ae or ro. Prices, languages and what is sold depend on it. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: each shop has one currency (TRY, AED, RON), and nothing is converted. */
  currency?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** Registered name, e-mail, tax number and address of the seller: may be personal data. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** The seller's description: one call more for each product. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** @deprecated Another name of `includeContacts`. */
  includeEmail?: boolean | null | undefined;
  /** @deprecated Another name of `includeContacts`. */
  includeEmails?: boolean | null | undefined;
  /** @deprecated Another name of `includeContacts`. */
  includePublicContacts?: boolean | null | undefined;
  /** Questions that sellers answered: one call more. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Ratings by stars and pictures of buyers from the newest reviews: one call more. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** @deprecated Another name of `includeSellerInfo`. */
  includeSeller?: boolean | null | undefined;
  /** @deprecated Another name of `includeSellerInfo`. */
  includeSellerDetails?: boolean | null | undefined;
  /** The seller's shop: one call more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** Numbers of products, as in …-p-123. 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products, also of their reviews, or short links; `merchantId` in it chooses the seller. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeContacts`. */
  publicContacts?: boolean | null | undefined;
  /** @deprecated Another name of `includeContacts`. */
  scrapeContacts?: boolean | null | undefined;
  /** @deprecated Another name of `includeSellerInfo`. */
  sellerIntelligence?: boolean | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  urls?: Array<string> | null | undefined;
};

/** Reviews of products with stars, date, seller, pictures and how many found them helpful. */
export type ShopTrAReviewsInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  contentId?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  contentIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: tr, ae or ro. Prices, languages and what is sold depend on it. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: each shop has one currency (TRY, AED, RON), and nothing is converted. */
  currency?: string | null | undefined;
  /** @deprecated Another name of `stars`. */
  filterByStar?: Array<number> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** Also what the source says of all reviews of the product together. Default: false. */
  includeSummary?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `reviewMode`. */
  mode?: ShopTrAReviewsInputReviewMode | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: ShopTrAReviewsInputSort | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** Numbers of products, as in …-p-123. 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products, also of their reviews, or short links; `merchantId` in it chooses the seller. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `stars`. */
  rating?: Array<number> | null | undefined;
  /** @deprecated Another name of `stars`. */
  ratings?: Array<number> | null | undefined;
  /** all; photos: those with pictures; seller: those of the seller that the address names. Default: "all". */
  reviewMode?: ShopTrAReviewsInputReviewMode | null | undefined;
  /** @deprecated Another name of `sort`. */
  reviewSort?: ShopTrAReviewsInputSort | null | undefined;
  /** @deprecated Another name of `reviewMode`. */
  reviewType?: ShopTrAReviewsInputReviewMode | null | undefined;
  /** Order of the reviews. Without it the source's own. */
  sort?: ShopTrAReviewsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: ShopTrAReviewsInputSort | null | undefined;
  /** @deprecated Another name of `stars`. */
  star?: Array<number> | null | undefined;
  /** Only reviews with these stars. 1 to 5 items. */
  stars?: Array<number> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  urls?: Array<string> | null | undefined;
};

/** all; photos: those with pictures; seller: those of the seller that the address names. */
export type ShopTrAReviewsInputReviewMode =
  | 'ALL'
  | 'PHOTOS'
  | 'SELLER';

/** Order of the reviews. Without it the source's own. */
export type ShopTrAReviewsInputSort =
  | 'NEWEST'
  | 'RECOMMENDED';

/** Products for a search text, with price, rating, seller and what people did with them lately. */
export type ShopTrASearchInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: tr, ae or ro. Prices, languages and what is sold depend on it. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: each shop has one currency (TRY, AED, RON), and nothing is converted. */
  currency?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** Highest price, in the shop's currency. At least 0. */
  maxPrice?: number | null | undefined;
  /** Least price, in the shop's currency. At least 0. */
  minPrice?: number | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: ShopTrASearchInputSort | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceFrom?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceTo?: number | null | undefined;
  /** Search texts, or addresses of results; each is searched by itself. 1 to 50 items. */
  searchTerms: Array<string>;
  /** Order of the list. Without it the source's own, or that of the address. */
  sort?: ShopTrASearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: ShopTrASearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sst?: ShopTrASearchInputSort | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
};

/** Order of the list. Without it the source's own, or that of the address. */
export type ShopTrASearchInputSort =
  | 'BEST_SELLING'
  | 'DISCOUNTED'
  | 'MOST_FAVOURITE'
  | 'MOST_RATED'
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'RECOMMENDED';

/** Shops of sellers: score, number of products, rank, how fast they answer and send. */
export type ShopTrASellerInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the shop: tr, ae or ro. Prices, languages and what is sold depend on it. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: each shop has one currency (TRY, AED, RON), and nothing is converted. */
  currency?: string | null | undefined;
  /** Also how many people follow it; the source often refuses that call. Default: false. */
  includeFollowers?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  marketplace?: string | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  merchantId?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  merchantIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  sellerId?: Array<string> | null | undefined;
  /** Numbers of sellers. 1 to 100 items. */
  sellerIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  sellerUrl?: Array<string> | null | undefined;
  /** Addresses of sellers' shops. 1 to 100 items. */
  sellerUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  storeUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  storeUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  storefront?: string | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sellerIds`. */
  vendorIds?: Array<string> | null | undefined;
};

/** One operation of shop-tr-b, with its input. */
export type ShopTrBInput =
  {   /** @deprecated Another name of `listings`. */
  brand: ShopTrBListingsInput; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never;   /** @deprecated Another name of `listings`. */
  categories: ShopTrBListingsInput; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never;   /** @deprecated Another name of `listings`. */
  category: ShopTrBListingsInput; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never;   /** @deprecated Another name of `reviews`. */
  comments: ShopTrBReviewsInput; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never;   /** @deprecated Another name of `product`. */
  details: ShopTrBProductInput; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never;   /** @deprecated Another name of `product`. */
  item: ShopTrBProductInput; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never;   /** @deprecated Another name of `listings`. */
  listing: ShopTrBListingsInput; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never;   /** Products of categories, models, brands and merchants' stores, with price, rating and seller. */
  listings: ShopTrBListingsInput; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never;   /** Stores of merchants, or all merchants that offer a product: rating, city, registered name, products. */
  merchant: ShopTrBMerchantInput; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never;   /** @deprecated Another name of `listings`. */
  merchantProducts: ShopTrBListingsInput; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never;   /** @deprecated Another name of `merchant`. */
  merchantProfile: ShopTrBMerchantInput; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never;   /** @deprecated Another name of `merchant`. */
  merchants: ShopTrBMerchantInput; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never;   /** Everything public about products: price, offers of all merchants, forms, ratings, questions, properties, pictures. */
  product: ShopTrBProductInput; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never;   /** @deprecated Another name of `product`. */
  productDetails: ShopTrBProductInput; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never;   /** @deprecated Another name of `reviews`. */
  productReviews: ShopTrBReviewsInput; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never;   /** @deprecated Another name of `search`. */
  productSearch: ShopTrBSearchInput; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never;   /** @deprecated Another name of `product`. */
  products: ShopTrBProductInput; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never;   /** @deprecated Another name of `reviews`. */
  review: ShopTrBReviewsInput; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never;   /** Reviews of products with stars, date, merchant, city, pictures and who found them helpful. */
  reviews: ShopTrBReviewsInput; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never;   /** Products for a search text or bar code, with price, rating and who sells them first. */
  search: ShopTrBSearchInput; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never;   /** @deprecated Another name of `search`. */
  searchProducts: ShopTrBSearchInput; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never;   /** @deprecated Another name of `merchant`. */
  seller: ShopTrBMerchantInput; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never;   /** @deprecated Another name of `merchant`. */
  sellerIntelligence: ShopTrBMerchantInput; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never;   /** @deprecated Another name of `merchant`. */
  sellers: ShopTrBMerchantInput; shelf?: never; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never;   /** @deprecated Another name of `listings`. */
  shelf: ShopTrBListingsInput; store?: never; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never;   /** @deprecated Another name of `merchant`. */
  store: ShopTrBMerchantInput; vendor?: never; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never;   /** @deprecated Another name of `merchant`. */
  vendor: ShopTrBMerchantInput; vendors?: never; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never;   /** @deprecated Another name of `merchant`. */
  vendors: ShopTrBMerchantInput; yorumlar?: never; }
  |  { brand?: never; categories?: never; category?: never; comments?: never; details?: never; item?: never; listing?: never; listings?: never; merchant?: never; merchantProducts?: never; merchantProfile?: never; merchants?: never; product?: never; productDetails?: never; productReviews?: never; productSearch?: never; products?: never; review?: never; reviews?: never; search?: never; searchProducts?: never; seller?: never; sellerIntelligence?: never; sellers?: never; shelf?: never; store?: never; vendor?: never; vendors?: never;   /** @deprecated Another name of `reviews`. */
  yorumlar: ShopTrBReviewsInput; };

/** Products of categories, models, brands and merchants' stores, with price, rating and seller. */
export type ShopTrBListingsInput = {
  /** @deprecated Another name of `categoryUrls`. */
  brandUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  categoryId?: Array<string> | null | undefined;
  /** Numbers of categories, as the products' `categories` have them. 1 to 100 items. */
  categoryIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  categoryUrl?: Array<string> | null | undefined;
  /** Addresses of categories, models and brands of them, popular searches, or merchants' stores. 1 to 100 items. */
  categoryUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Only checked: Hepsiburada has one shop, that of Turkey. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: prices are in TRY, and nothing is converted. */
  currency?: string | null | undefined;
  /** Kept with the Request only: pages cannot be asked for with a place. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `filters`. */
  filter?: Array<string> | null | undefined;
  /** Filters as the addresses of the site have them in `filtreler`, such as `markalar:apple`. 1 to 20 items. */
  filters?: Array<string> | null | undefined;
  /** @deprecated Another name of `filters`. */
  filtreler?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  listingUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  listingUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `filters`. */
  marketplaceFilters?: Array<string> | null | undefined;
  /** Highest price in TRY. At least 0. */
  maxPrice?: number | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  merchant?: Array<string> | null | undefined;
  /** @deprecated Another name of `soldBy`. */
  merchantName?: Array<string> | null | undefined;
  /** @deprecated Another name of `soldBy`. */
  merchantNames?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  merchantUrl?: Array<string> | null | undefined;
  /** Addresses of merchants' stores, or the names in them. 1 to 100 items. */
  merchantUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  merchants?: Array<string> | null | undefined;
  /** Least price in TRY. At least 0. */
  minPrice?: number | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: ShopTrBListingsInputSort | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceFrom?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceTo?: number | null | undefined;
  /** @deprecated Another name of `soldBy`. */
  satici?: Array<string> | null | undefined;
  /** @deprecated Another name of `soldBy`. */
  sellerName?: Array<string> | null | undefined;
  /** @deprecated Another name of `soldBy`. */
  sellerNames?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  sellerUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  sellerUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  shopUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `sort`. */
  siralama?: ShopTrBListingsInputSort | null | undefined;
  /** Only offers of these merchants, by their names as shown. 1 to 20 items. */
  soldBy?: Array<string> | null | undefined;
  /** Order of the list. Without it the source's own, or that of the address. */
  sort?: ShopTrBListingsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: ShopTrBListingsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortType?: ShopTrBListingsInputSort | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  storeUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  storeUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Order of the list. Without it the source's own, or that of the address. */
export type ShopTrBListingsInputSort =
  | 'BEST_RATED'
  | 'BEST_SELLING'
  | 'DISCOUNTED'
  | 'MOST_REVIEWED'
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW';

/** Stores of merchants, or all merchants that offer a product: rating, city, registered name, products. */
export type ShopTrBMerchantInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Only checked: Hepsiburada has one shop, that of Turkey. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: prices are in TRY, and nothing is converted. */
  currency?: string | null | undefined;
  /** Kept with the Request only: pages cannot be asked for with a place. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** Registered phone, e-mail and number of the company, where its store shows them: may be personal data. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** @deprecated Another name of `includeContacts`. */
  includeEmails?: boolean | null | undefined;
  /** @deprecated Another name of `includeContacts`. */
  includePublicContacts?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  merchant?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  merchantUrl?: Array<string> | null | undefined;
  /** Addresses of merchants' stores, or the names in them. 1 to 100 items. */
  merchantUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  merchants?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** Numbers of products (SKU, as in …-p-HBCV…), or of groups of forms (HBC…). 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products or groups of forms, also of their reviews, or hb.biz links. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeContacts`. */
  publicContacts?: boolean | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  sellerUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  sellerUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  shopUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  sku?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  skus?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  storeUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  storeUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `merchantUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Everything public about products: price, offers of all merchants, forms, ratings, questions, properties, pictures. */
export type ShopTrBProductInput = {
  /** @deprecated Another name of `barcodes`. */
  barcode?: Array<string> | null | undefined;
  /** Bar codes: each is searched for, and only a product that states it is given. 1 to 200 items. */
  barcodes?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Only checked: Hepsiburada has one shop, that of Turkey. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: prices are in TRY, and nothing is converted. */
  currency?: string | null | undefined;
  /** Kept with the Request only: pages cannot be asked for with a place. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `barcodes`. */
  ean?: Array<string> | null | undefined;
  /** @deprecated Another name of `barcodes`. */
  eans?: Array<string> | null | undefined;
  /** @deprecated Another name of `barcodes`. */
  gtin?: Array<string> | null | undefined;
  /** @deprecated Another name of `barcodes`. */
  gtins?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeOffers`. */
  includeListings?: boolean | null | undefined;
  /** Offers with pieces in stock and campaign prices: one call more, which the site often refuses. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Pictures of buyers from the first 50 reviews, and ratings by stars: one call more. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** @deprecated Another name of `includeOffers`. */
  includeSellers?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** Numbers of products (SKU, as in …-p-HBCV…), or of groups of forms (HBC…). 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products or groups of forms, also of their reviews, or hb.biz links. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  sku?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  skus?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Reviews of products with stars, date, merchant, city, pictures and who found them helpful. */
export type ShopTrBReviewsInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Only checked: Hepsiburada has one shop, that of Turkey. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: prices are in TRY, and nothing is converted. */
  currency?: string | null | undefined;
  /** Kept with the Request only: pages cannot be asked for with a place. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  id?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  ids?: Array<string> | null | undefined;
  /** Also what the source says of all reviews of the product together. Default: false. */
  includeSummary?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `reviewMode`. */
  mode?: ShopTrBReviewsInputReviewMode | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: ShopTrBReviewsInputSort | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `productIds`. */
  productId?: Array<string> | null | undefined;
  /** Numbers of products (SKU, as in …-p-HBCV…), or of groups of forms (HBC…). 1 to 200 items. */
  productIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  productUrl?: Array<string> | null | undefined;
  /** Addresses of products or groups of forms, also of their reviews, or hb.biz links. 1 to 200 items. */
  productUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `stars`. */
  rating?: Array<number> | null | undefined;
  /** @deprecated Another name of `stars`. */
  ratings?: Array<number> | null | undefined;
  /** all: of all forms of the product; photos: those with pictures; product: of this form alone. Default: "all". */
  reviewMode?: ShopTrBReviewsInputReviewMode | null | undefined;
  /** @deprecated Another name of `sort`. */
  reviewSort?: ShopTrBReviewsInputSort | null | undefined;
  /** @deprecated Another name of `reviewMode`. */
  reviewType?: ShopTrBReviewsInputReviewMode | null | undefined;
  /** @deprecated Another name of `stars`. */
  selectedStars?: Array<number> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  sku?: Array<string> | null | undefined;
  /** @deprecated Another name of `productIds`. */
  skus?: Array<string> | null | undefined;
  /** Order of the reviews. Without it the source's own, which is not by date. */
  sort?: ShopTrBReviewsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: ShopTrBReviewsInputSort | null | undefined;
  /** @deprecated Another name of `stars`. */
  star?: Array<number> | null | undefined;
  /** Only reviews with these stars. 1 to 5 items. */
  stars?: Array<number> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `productUrls`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** all: of all forms of the product; photos: those with pictures; product: of this form alone. */
export type ShopTrBReviewsInputReviewMode =
  | 'ALL'
  | 'PHOTOS'
  | 'PRODUCT';

/** Order of the reviews. Without it the source's own, which is not by date. */
export type ShopTrBReviewsInputSort =
  | 'NEWEST';

/** Products for a search text or bar code, with price, rating and who sells them first. */
export type ShopTrBSearchInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Only checked: Hepsiburada has one shop, that of Turkey. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: prices are in TRY, and nothing is converted. */
  currency?: string | null | undefined;
  /** Kept with the Request only: pages cannot be asked for with a place. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `filters`. */
  filter?: Array<string> | null | undefined;
  /** Filters as the addresses of the site have them in `filtreler`, such as `markalar:apple`. 1 to 20 items. */
  filters?: Array<string> | null | undefined;
  /** @deprecated Another name of `filters`. */
  filtreler?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `filters`. */
  marketplaceFilters?: Array<string> | null | undefined;
  /** Highest price in TRY. At least 0. */
  maxPrice?: number | null | undefined;
  /** @deprecated Another name of `soldBy`. */
  merchantName?: Array<string> | null | undefined;
  /** @deprecated Another name of `soldBy`. */
  merchantNames?: Array<string> | null | undefined;
  /** Least price in TRY. At least 0. */
  minPrice?: number | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: ShopTrBSearchInputSort | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceFrom?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceTo?: number | null | undefined;
  /** @deprecated Another name of `soldBy`. */
  satici?: Array<string> | null | undefined;
  /** Search texts or bar codes, or addresses of results; each is searched by itself. 1 to 50 items. */
  searchTerms: Array<string>;
  /** @deprecated Another name of `soldBy`. */
  sellerName?: Array<string> | null | undefined;
  /** @deprecated Another name of `soldBy`. */
  sellerNames?: Array<string> | null | undefined;
  /** @deprecated Another name of `sort`. */
  siralama?: ShopTrBSearchInputSort | null | undefined;
  /** Only offers of these merchants, by their names as shown. 1 to 20 items. */
  soldBy?: Array<string> | null | undefined;
  /** Order of the list. Without it the source's own, or that of the address. */
  sort?: ShopTrBSearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: ShopTrBSearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortType?: ShopTrBSearchInputSort | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Order of the list. Without it the source's own, or that of the address. */
export type ShopTrBSearchInputSort =
  | 'BEST_RATED'
  | 'BEST_SELLING'
  | 'DISCOUNTED'
  | 'MOST_REVIEWED'
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW';

/** What a caller may expect of a source now, from the outcomes of real runs. */
export type SourceStatus =
  /** The source refuses most runs. */
  | 'BLOCKED'
  /** The source no longer looks as the scraper expects. */
  | 'CHANGED'
  /** Some recent runs failed. */
  | 'DEGRADED'
  /** The plugin did not load; `reason` says why. */
  | 'DISABLED'
  /** Listed in the catalog, not built yet. */
  | 'NOT_IMPLEMENTED'
  /** Recent runs were good, or none was made yet. */
  | 'READY';

/** Why a Request ended. */
export type StopReason =
  /** The account's balance ran out. */
  | 'BALANCE_EXHAUSTED'
  /** requestCancel was called. */
  | 'CANCELLED_BY_USER'
  /** One more Record would cost more than `maxCost`. */
  | 'COST_CAP_REACHED'
  /** The run took longer than the server allows. */
  | 'DEADLINE'
  /** The source has no more. */
  | 'EXHAUSTED'
  /** The target does not exist or is not public. */
  | 'INPUT_NOT_FOUND'
  /** An error of the server or the plugin. */
  | 'INTERNAL'
  /** `limit` Records are stored. */
  | 'LIMIT_REACHED'
  /** robots.txt of the source forbids the page. */
  | 'ROBOTS_DISALLOWED'
  /** The source refused, or asked for a slower pace. */
  | 'SOURCE_BLOCKED'
  /** The source no longer looks as the scraper expects. */
  | 'SOURCE_CHANGED'
  /** The source could not be reached, failed, or did not answer in time. */
  | 'SOURCE_UNAVAILABLE'
  /** Several workers were lost while they ran it. */
  | 'WORKER_LOST';

/** What a channel has published, tab by tab, each row with what the page says of the channel. */
export type VideoChannelInput = {
  /** @deprecated Another name of `includeAbout`. */
  about?: boolean | null | undefined;
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Channels: ids, handles with their @, or addresses. 1 to 100 items. */
  channels: Array<string>;
  /** @deprecated Another name of `tabs`. */
  content?: Array<VideoChannelInputTabs> | null | undefined;
  /** @deprecated Another name of `tabs`. */
  contentType?: Array<VideoChannelInputTabs> | null | undefined;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** Also gives views in all, country, links and day of joining. One more call per channel and tab. Default: false. */
  includeAbout?: boolean | null | undefined;
  /** @deprecated Another name of `includeAbout`. */
  includeChannelInfo?: boolean | null | undefined;
  /** Also reads the tab of shorts. Default: false. */
  includeShorts?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `sort`. */
  order?: VideoChannelInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: VideoChannelInputSort | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `includeShorts`. */
  shorts?: boolean | null | undefined;
  /** Order of videos, shorts and streams. Default: "latest". */
  sort?: VideoChannelInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: VideoChannelInputSort | null | undefined;
  /** @deprecated Another name of `tabs`. */
  tab?: Array<VideoChannelInputTabs> | null | undefined;
  /** Which tabs are read. `about` gives one Record about the channel itself. 1 to 7 items. Default: ["videos"]. */
  tabs?: Array<VideoChannelInputTabs> | null | undefined;
};

/** Order of videos, shorts and streams. */
export type VideoChannelInputSort =
  | 'LATEST'
  | 'OLDEST'
  | 'POPULAR';

export type VideoChannelInputTabs =
  | 'ABOUT'
  | 'PLAYLISTS'
  | 'PODCASTS'
  | 'RELEASES'
  | 'SHORTS'
  | 'STREAMS'
  | 'VIDEOS';

/** Comments of a video with likes, replies, pins and hearts. */
export type VideoCommentsInput = {
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `sort`. */
  commentSort?: VideoCommentsInputSort | null | undefined;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** Also gives name, channel and picture of who wrote: personal data. Default: false. */
  includeAuthors?: boolean | null | undefined;
  /** Also gives replies, each after its comment. One more call for about ten. Default: false. */
  includeReplies?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `sort`. */
  order?: VideoCommentsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: VideoCommentsInputSort | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `includeReplies`. */
  replies?: boolean | null | undefined;
  /** Order. Default: "top". */
  sort?: VideoCommentsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: VideoCommentsInputSort | null | undefined;
  /** Videos: ids, or addresses in any form (watch, youtu.be, shorts, live, embed). 1 to 200 items. */
  videoIds: Array<string>;
};

/** Order. */
export type VideoCommentsInputSort =
  | 'NEWEST'
  | 'TOP';

/** Formats, captions and stills of a video as its page lists them: what a download would choose from. */
export type VideoDownloadInput = {
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** Videos: ids, or addresses in any form (watch, youtu.be, shorts, live, embed). 1 to 200 items. */
  videoIds: Array<string>;
};

/** E-mail addresses that a channel or video shows to everybody in its description or links. */
export type VideoEmailInput = {
  /** @deprecated Another name of `includeAbout`. */
  about?: boolean | null | undefined;
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `channels`. */
  channel?: Array<string> | null | undefined;
  /** @deprecated Another name of `channels`. */
  channelId?: Array<string> | null | undefined;
  /** @deprecated Another name of `channels`. */
  channelIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `channels`. */
  channelUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `channels`. */
  channelUrls?: Array<string> | null | undefined;
  /** Channels: ids, handles with their @, or addresses. 1 to 100 items. */
  channels?: Array<string> | null | undefined;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `channels`. */
  handle?: Array<string> | null | undefined;
  /** @deprecated Another name of `channels`. */
  handles?: Array<string> | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** Also reads the channel's links. One more call per channel. Default: false. */
  includeAbout?: boolean | null | undefined;
  /** @deprecated Another name of `includeAbout`. */
  includeLinks?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `channels`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `channels`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `channels`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `channels`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `videoIds`. */
  video?: Array<string> | null | undefined;
  /** @deprecated Another name of `videoIds`. */
  videoId?: Array<string> | null | undefined;
  /** Videos: ids, or addresses in any form (watch, youtu.be, shorts, live, embed). 1 to 200 items. */
  videoIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `videoIds`. */
  videoUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `videoIds`. */
  videoUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `videoIds`. */
  videos?: Array<string> | null | undefined;
};

/** One operation of video, with its input. */
export type VideoInput =
  {   /** @deprecated Another name of `transcript`. */
  captions: VideoTranscriptInput; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never;   /** What a channel has published, tab by tab, each row with what the page says of the channel. */
  channel: VideoChannelInput; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never;   /** @deprecated Another name of `shorts`. */
  channelShorts: VideoShortsInput; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never;   /** @deprecated Another name of `channel`. */
  channelVideos: VideoChannelInput; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never;   /** @deprecated Another name of `channel`. */
  channels: VideoChannelInput; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never;   /** @deprecated Another name of `trending`. */
  charts: VideoTrendingInput; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never;   /** @deprecated Another name of `comments`. */
  comment: VideoCommentsInput; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never;   /** @deprecated Another name of `comments`. */
  commentThreads: VideoCommentsInput; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never;   /** Comments of a video with likes, replies, pins and hearts. */
  comments: VideoCommentsInput; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never;   /** @deprecated Another name of `email`. */
  contact: VideoEmailInput; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never;   /** @deprecated Another name of `email`. */
  contacts: VideoEmailInput; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never;   /** @deprecated Another name of `channel`. */
  creator: VideoChannelInput; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never;   /** @deprecated Another name of `video`. */
  details: VideoVideoInput; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never;   /** Formats, captions and stills of a video as its page lists them: what a download would choose from. */
  download: VideoDownloadInput; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never;   /** @deprecated Another name of `download`. */
  downloadVideo: VideoDownloadInput; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never;   /** @deprecated Another name of `download`. */
  downloads: VideoDownloadInput; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never;   /** E-mail addresses that a channel or video shows to everybody in its description or links. */
  email: VideoEmailInput; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never;   /** @deprecated Another name of `email`. */
  emails: VideoEmailInput; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never;   /** @deprecated Another name of `download`. */
  formats: VideoDownloadInput; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never;   /** The videos of a playlist in its order, each row with what the page says of the playlist. */
  playlist: VideoPlaylistInput; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never;   /** @deprecated Another name of `playlist`. */
  playlistItems: VideoPlaylistInput; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never;   /** @deprecated Another name of `playlist`. */
  playlistVideos: VideoPlaylistInput; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never;   /** @deprecated Another name of `playlist`. */
  playlists: VideoPlaylistInput; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never;   /** @deprecated Another name of `trending`. */
  popular: VideoTrendingInput; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never;   /** @deprecated Another name of `email`. */
  publicEmail: VideoEmailInput; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never;   /** @deprecated Another name of `shorts`. */
  reels: VideoShortsInput; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never;   /** @deprecated Another name of `search`. */
  results: VideoSearchInput; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never;   /** Videos, shorts, channels and playlists for a search text. */
  search: VideoSearchInput; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never;   /** @deprecated Another name of `search`. */
  searchVideos: VideoSearchInput; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never;   /** @deprecated Another name of `shorts`. */
  short: VideoShortsInput; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never;   /** The shorts of a channel, with views. */
  shorts: VideoShortsInput; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never;   /** @deprecated Another name of `transcript`. */
  subtitles: VideoTranscriptInput; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never;   /** What is said in a video, line by line with times, in the languages that it has captions in. */
  transcript: VideoTranscriptInput; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never;   /** @deprecated Another name of `transcript`. */
  transcripts: VideoTranscriptInput; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never;   /** What is watched most now: games, music, film trailers, live streams, podcasts. */
  trending: VideoTrendingInput; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never;   /** @deprecated Another name of `trending`. */
  trends: VideoTrendingInput; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never;   /** @deprecated Another name of `channel`. */
  user: VideoChannelInput; video?: never; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never;   /** All that the page of a video says: counts, instants, channel, captions, chapters, and on request comments, transcript and formats. */
  video: VideoVideoInput; videoComments?: never; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never;   /** @deprecated Another name of `comments`. */
  videoComments: VideoCommentsInput; videoSearch?: never; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never;   /** @deprecated Another name of `search`. */
  videoSearch: VideoSearchInput; videos?: never; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never;   /** @deprecated Another name of `video`. */
  videos: VideoVideoInput; watch?: never; }
  |  { captions?: never; channel?: never; channelShorts?: never; channelVideos?: never; channels?: never; charts?: never; comment?: never; commentThreads?: never; comments?: never; contact?: never; contacts?: never; creator?: never; details?: never; download?: never; downloadVideo?: never; downloads?: never; email?: never; emails?: never; formats?: never; playlist?: never; playlistItems?: never; playlistVideos?: never; playlists?: never; popular?: never; publicEmail?: never; reels?: never; results?: never; search?: never; searchVideos?: never; short?: never; shorts?: never; subtitles?: never; transcript?: never; transcripts?: never; trending?: never; trends?: never; user?: never; video?: never; videoComments?: never; videoSearch?: never; videos?: never;   /** @deprecated Another name of `video`. */
  watch: VideoVideoInput; };

/** The videos of a playlist in its order, each row with what the page says of the playlist. */
export type VideoPlaylistInput = {
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** Playlists: ids, or addresses. 1 to 100 items. */
  playlistIds: Array<string>;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
};

/** Videos, shorts, channels and playlists for a search text. */
export type VideoSearchInput = {
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** Only rows of this kind. Default: "all". */
  kind?: VideoSearchInputKind | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `kind`. */
  resultType?: VideoSearchInputKind | null | undefined;
  /** Search texts, or addresses of results pages; each is searched by itself. 1 to 50 items. */
  searchTerms: Array<string>;
  /** @deprecated Another name of `kind`. */
  searchType?: VideoSearchInputKind | null | undefined;
  /** @deprecated Another name of `kind`. */
  type?: VideoSearchInputKind | null | undefined;
};

/** Only rows of this kind. */
export type VideoSearchInputKind =
  | 'ALL'
  | 'CHANNEL'
  | 'PLAYLIST'
  | 'VIDEO';

/** The shorts of a channel, with views. */
export type VideoShortsInput = {
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Channels: ids, handles with their @, or addresses. 1 to 100 items. */
  channels: Array<string>;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `sort`. */
  order?: VideoShortsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: VideoShortsInputSort | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** Order. Default: "latest". */
  sort?: VideoShortsInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: VideoShortsInputSort | null | undefined;
};

/** Order. */
export type VideoShortsInputSort =
  | 'LATEST'
  | 'OLDEST'
  | 'POPULAR';

/** What is said in a video, line by line with times, in the languages that it has captions in. */
export type VideoTranscriptInput = {
  /** @deprecated Another name of `languages`. */
  captionLanguages?: Array<string> | null | undefined;
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Languages of the transcripts, BCP 47; one Record each. Without it the captions that the page would show. 1 to 20 items. */
  languages?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `languages`. */
  subtitlesLanguage?: Array<string> | null | undefined;
  /** @deprecated Another name of `languages`. */
  subtitlesLanguages?: Array<string> | null | undefined;
  /** @deprecated Another name of `languages`. */
  transcriptLanguage?: Array<string> | null | undefined;
  /** @deprecated Another name of `languages`. */
  transcriptLanguages?: Array<string> | null | undefined;
  /** Videos: ids, or addresses in any form (watch, youtu.be, shorts, live, embed). 1 to 200 items. */
  videoIds: Array<string>;
};

/** What is watched most now: games, music, film trailers, live streams, podcasts. */
export type VideoTrendingInput = {
  /** @deprecated Another name of `chart`. */
  category?: VideoTrendingInputChart | null | undefined;
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** Which list: games, music, trailers, live streams or podcasts. Default: "gaming". */
  chart?: VideoTrendingInputChart | null | undefined;
  /** @deprecated Another name of `chart`. */
  charts?: VideoTrendingInputChart | null | undefined;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `chart`. */
  trending?: VideoTrendingInputChart | null | undefined;
  /** @deprecated Another name of `chart`. */
  type?: VideoTrendingInputChart | null | undefined;
};

/** Which list: games, music, trailers, live streams or podcasts. */
export type VideoTrendingInputChart =
  | 'GAMING'
  | 'LIVE'
  | 'MOVIES'
  | 'MUSIC'
  | 'PODCASTS';

/** All that the page of a video says: counts, instants, channel, captions, chapters, and on request comments, transcript and formats. */
export type VideoVideoInput = {
  /** @deprecated Another name of `languages`. */
  captionLanguages?: Array<string> | null | undefined;
  /** @deprecated Another name of `country`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `includeComments`. */
  comments?: boolean | null | undefined;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Default: "us". */
  country?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  countryCode?: string | null | undefined;
  /** @deprecated Another name of `includeDownload`. */
  download?: boolean | null | undefined;
  /** @deprecated Another name of `includeTranscript`. */
  downloadSubtitles?: boolean | null | undefined;
  /** @deprecated Another name of `includeDownload`. */
  downloadVideos?: boolean | null | undefined;
  /** @deprecated Another name of `includeEmails`. */
  email?: boolean | null | undefined;
  /** @deprecated Another name of `includeEmails`. */
  emails?: boolean | null | undefined;
  /** @deprecated Another name of `country`. */
  gl?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  hl?: string | null | undefined;
  /** Also gives the first comments. One more call per video. Default: false. */
  includeComments?: boolean | null | undefined;
  /** Also lists the formats that the page names; no files, and no addresses of them. Default: false. */
  includeDownload?: boolean | null | undefined;
  /** @deprecated Another name of `includeEmails`. */
  includeEmail?: boolean | null | undefined;
  /** Also gives e-mail addresses that the description shows. Default: false. */
  includeEmails?: boolean | null | undefined;
  /** @deprecated Another name of `includeDownload`. */
  includeFormats?: boolean | null | undefined;
  /** Also gives the suggestions beside the video. Default: false. */
  includeRelated?: boolean | null | undefined;
  /** Also gives the transcript, in the first of `languages` that there is. One more call per video. Default: false. */
  includeTranscript?: boolean | null | undefined;
  /** @deprecated Another name of `includeTranscript`. */
  includeTranscripts?: boolean | null | undefined;
  /** @deprecated Another name of `language`. */
  lang?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** @deprecated Another name of `language`. */
  languageCode?: string | null | undefined;
  /** Languages of the transcripts, BCP 47; one Record each. Without it the captions that the page would show. 1 to 20 items. */
  languages?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `language`. */
  locale?: string | null | undefined;
  /** @deprecated Another name of `country`. */
  region?: string | null | undefined;
  /** @deprecated Another name of `includeRelated`. */
  related?: boolean | null | undefined;
  /** @deprecated Another name of `languages`. */
  subtitlesLanguage?: Array<string> | null | undefined;
  /** @deprecated Another name of `languages`. */
  subtitlesLanguages?: Array<string> | null | undefined;
  /** @deprecated Another name of `includeTranscript`. */
  transcript?: boolean | null | undefined;
  /** @deprecated Another name of `languages`. */
  transcriptLanguage?: Array<string> | null | undefined;
  /** @deprecated Another name of `languages`. */
  transcriptLanguages?: Array<string> | null | undefined;
  /** Videos: ids, or addresses in any form (watch, youtu.be, shorts, live, embed). 1 to 200 items. */
  videoIds: Array<string>;
};

/** Products of categories, with price, minimum order and supplier. */
export type WholesaleCategoryInput = {
  /** Categories: numbers, as products state them, or addresses of their pages. 1 to 100 items. */
  categoryIds: Array<string>;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Only products with free samples. Default: false. */
  freeSample?: boolean | null | undefined;
  /** @deprecated Another name of `includePriceTiers`. */
  includeLadderPrices?: boolean | null | undefined;
  /** @deprecated Another name of `includeMoq`. */
  includeMinOrder?: boolean | null | undefined;
  /** @deprecated Another name of `includeMoq`. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the minimum order was found; it is always given. Default: false. */
  includeMoq?: boolean | null | undefined;
  /** Prices by quantity. In lists one page more for each product; without it only where the list states them. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** What Alibaba checked of the supplier, as the same page states it. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** @deprecated Another name of `includePriceTiers`. */
  includeTiers?: boolean | null | undefined;
  /** @deprecated Another name of `includeSupplierVerification`. */
  includeVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  maxMoq?: number | null | undefined;
  /** Highest price, in the currency of the page. At least 0. */
  maxPrice?: number | null | undefined;
  /** @deprecated Another name of `minOrderFrom`. */
  minMoq?: number | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  minOrder?: number | null | undefined;
  /** Least minimum order. At least 0. */
  minOrderFrom?: number | null | undefined;
  /** Highest minimum order: what can be ordered in this quantity. At least 0. */
  minOrderTo?: number | null | undefined;
  /** Least price, in the currency of the page. At least 0. */
  minPrice?: number | null | undefined;
  /** Least rating of the supplier. */
  minReviewScore?: WholesaleCategoryInputMinReviewScore | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  minimumOrderQuantity?: number | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  moq?: number | null | undefined;
  /** @deprecated Another name of `minOrderFrom`. */
  moqFrom?: number | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  moqMax?: number | null | undefined;
  /** @deprecated Another name of `minOrderFrom`. */
  moqMin?: number | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  moqTo?: number | null | undefined;
  /** @deprecated Another name of `minOrderFrom`. */
  moqf?: number | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  moqt?: number | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: WholesaleCategoryInputSort | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `includePriceTiers`. */
  priceTiers?: boolean | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  pricef?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  pricet?: number | null | undefined;
  /** @deprecated Another name of `minReviewScore`. */
  reviewScore?: WholesaleCategoryInputMinReviewScore | null | undefined;
  /** Order of the list. Default: "best_match". */
  sort?: WholesaleCategoryInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: WholesaleCategoryInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortType?: WholesaleCategoryInputSort | null | undefined;
  /** Country of the supplier. */
  supplierCountry?: string | null | undefined;
  /** @deprecated Another name of `supplierCountry`. */
  supplierCountryCode?: string | null | undefined;
  /** Only suppliers with Trade Assurance. Default: false. */
  tradeAssurance?: boolean | null | undefined;
  /** Only Verified Pro suppliers. Default: false. */
  verifiedPro?: boolean | null | undefined;
  /** Only suppliers that were assessed. Default: false. */
  verifiedSupplier?: boolean | null | undefined;
  /** @deprecated Another name of `includeSupplierVerification`. */
  verifiedSupplierInfo?: boolean | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  visitorCountry?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Least rating of the supplier. */
export type WholesaleCategoryInputMinReviewScore =
  | '_4'
  | '_4_5'
  | '_5';

/** Order of the list. */
export type WholesaleCategoryInputSort =
  | 'BEST_MATCH'
  | 'ORDERS'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'RESPONSE_RATE';

/** One operation of wholesale, with its input. */
export type WholesaleInput =
  {   /** @deprecated Another name of `rfq`. */
  buyingRequests: WholesaleRfqInput; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never;   /** @deprecated Another name of `category`. */
  catalog: WholesaleCategoryInput; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never;   /** @deprecated Another name of `category`. */
  categories: WholesaleCategoryInput; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never;   /** Products of categories, with price, minimum order and supplier. */
  category: WholesaleCategoryInput; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never;   /** @deprecated Another name of `category`. */
  categoryProducts: WholesaleCategoryInput; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never;   /** @deprecated Another name of `supplier`. */
  company: WholesaleSupplierInput; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never;   /** @deprecated Another name of `product`. */
  details: WholesaleProductInput; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never;   /** @deprecated Another name of `reverseImage`. */
  imageSearch: WholesaleReverseImageInput; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never;   /** @deprecated Another name of `product`. */
  item: WholesaleProductInput; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never;   /** @deprecated Another name of `priceTiers`. */
  ladderPrices: WholesalePriceTiersInput; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never;   /** @deprecated Another name of `product`. */
  listing: WholesaleProductInput; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never;   /** @deprecated Another name of `category`. */
  listings: WholesaleCategoryInput; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never;   /** @deprecated Another name of `reverseImage`. */
  picture: WholesaleReverseImageInput; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never;   /** @deprecated Another name of `priceTiers`. */
  priceLadder: WholesalePriceTiersInput; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never;   /** What products cost by quantity, with the minimum order, the currency shown and US dollars. */
  priceTiers: WholesalePriceTiersInput; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never;   /** @deprecated Another name of `priceTiers`. */
  prices: WholesalePriceTiersInput; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never;   /** Everything public about products: prices by quantity, forms, supplier, lead times, certificates. */
  product: WholesaleProductInput; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never;   /** @deprecated Another name of `product`. */
  productDetails: WholesaleProductInput; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never;   /** @deprecated Another name of `search`. */
  productSearch: WholesaleSearchInput; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never;   /** @deprecated Another name of `search`. */
  products: WholesaleSearchInput; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never;   /** @deprecated Another name of `priceTiers`. */
  quantityPrices: WholesalePriceTiersInput; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never;   /** @deprecated Another name of `rfq`. */
  quotations: WholesaleRfqInput; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never;   /** @deprecated Another name of `rfq`. */
  requestForQuotation: WholesaleRfqInput; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never;   /** @deprecated Another name of `rfq`. */
  requests: WholesaleRfqInput; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never;   /** Products that look like a picture on the web. */
  reverseImage: WholesaleReverseImageInput; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never;   /** @deprecated Another name of `reverseImage`. */
  reverseImageSearch: WholesaleReverseImageInput; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never;   /** What buyers ask suppliers for: text, quantity, country, and how many quotations may still be given. */
  rfq: WholesaleRfqInput; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never;   /** @deprecated Another name of `rfq`. */
  rfqs: WholesaleRfqInput; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never;   /** Products for a search text, with price, minimum order, supplier and place, adverts told apart. */
  search: WholesaleSearchInput; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never;   /** @deprecated Another name of `reverseImage`. */
  searchByImage: WholesaleReverseImageInput; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never;   /** @deprecated Another name of `search`. */
  searchProducts: WholesaleSearchInput; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never;   /** @deprecated Another name of `supplier`. */
  seller: WholesaleSupplierInput; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never;   /** @deprecated Another name of `supplier`. */
  store: WholesaleSupplierInput; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never;   /** Suppliers by their sites, or for a search text: what they sell, where, for how long, and what was checked. */
  supplier: WholesaleSupplierInput; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never;   /** @deprecated Another name of `supplier`. */
  supplierSearch: WholesaleSupplierInput; suppliers?: never; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never;   /** @deprecated Another name of `supplier`. */
  suppliers: WholesaleSupplierInput; tiers?: never; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never;   /** @deprecated Another name of `priceTiers`. */
  tiers: WholesalePriceTiersInput; vendor?: never; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never;   /** @deprecated Another name of `supplier`. */
  vendor: WholesaleSupplierInput; vendors?: never; }
  |  { buyingRequests?: never; catalog?: never; categories?: never; category?: never; categoryProducts?: never; company?: never; details?: never; imageSearch?: never; item?: never; ladderPrices?: never; listing?: never; listings?: never; picture?: never; priceLadder?: never; priceTiers?: never; prices?: never; product?: never; productDetails?: never; productSearch?: never; products?: never; quantityPrices?: never; quotations?: never; requestForQuotation?: never; requests?: never; reverseImage?: never; reverseImageSearch?: never; rfq?: never; rfqs?: never; search?: never; searchByImage?: never; searchProducts?: never; seller?: never; store?: never; supplier?: never; supplierSearch?: never; suppliers?: never; tiers?: never; vendor?: never;   /** @deprecated Another name of `supplier`. */
  vendors: WholesaleSupplierInput; };

/** What products cost by quantity, with the minimum order, the currency shown and US dollars. */
export type WholesalePriceTiersInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `includePriceTiers`. */
  includeLadderPrices?: boolean | null | undefined;
  /** @deprecated Another name of `includeMoq`. */
  includeMinOrder?: boolean | null | undefined;
  /** @deprecated Another name of `includeMoq`. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the minimum order was found; it is always given. Default: false. */
  includeMoq?: boolean | null | undefined;
  /** Prices by quantity. In lists one page more for each product; without it only where the list states them. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** What Alibaba checked of the supplier, as the same page states it. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** @deprecated Another name of `includePriceTiers`. */
  includeTiers?: boolean | null | undefined;
  /** @deprecated Another name of `includeSupplierVerification`. */
  includeVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `includePriceTiers`. */
  priceTiers?: boolean | null | undefined;
  /** Products: numbers, or addresses of their pages. 1 to 200 items. */
  productIds: Array<string>;
  /** @deprecated Another name of `includeSupplierVerification`. */
  verifiedSupplierInfo?: boolean | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  visitorCountry?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Everything public about products: prices by quantity, forms, supplier, lead times, certificates. */
export type WholesaleProductInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Says that the page has none: photos of buyers are behind the same call. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** @deprecated Another name of `includeMoq`. */
  includeMinOrder?: boolean | null | undefined;
  /** @deprecated Another name of `includeMoq`. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the minimum order was found; it is always given. Default: false. */
  includeMoq?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the page has tiers; they are always given. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Questions that the supplier answers on the page; those of buyers are not public. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Rating and number of reviews; texts are behind a call that needs a token. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** @deprecated Another name of `includeSupplierDetails`. */
  includeSeller?: boolean | null | undefined;
  /** @deprecated Another name of `includeSupplierDetails`. */
  includeSellerDetails?: boolean | null | undefined;
  /** @deprecated Another name of `includeSupplierDetails`. */
  includeSupplier?: boolean | null | undefined;
  /** The supplier's own site: one page more for each product. Default: false. */
  includeSupplierDetails?: boolean | null | undefined;
  /** @deprecated Another name of `includeSupplierDetails`. */
  includeSupplierProfile?: boolean | null | undefined;
  /** What Alibaba checked of the supplier, as the same page states it. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** @deprecated Another name of `includeSupplierVerification`. */
  includeVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** Products: numbers, or addresses of their pages. 1 to 200 items. */
  productIds: Array<string>;
  /** @deprecated Another name of `includeSupplierVerification`. */
  verifiedSupplierInfo?: boolean | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  visitorCountry?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Products that look like a picture on the web. */
export type WholesaleReverseImageInput = {
  /** Category to look in; all of them without it. Default: "66666666". */
  categoryId?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Addresses of pictures; each is looked for by itself. 1 to 200 items. */
  imageUrls: Array<string>;
  /** @deprecated Another name of `includePriceTiers`. */
  includeLadderPrices?: boolean | null | undefined;
  /** @deprecated Another name of `includeMoq`. */
  includeMinOrder?: boolean | null | undefined;
  /** @deprecated Another name of `includeMoq`. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the minimum order was found; it is always given. Default: false. */
  includeMoq?: boolean | null | undefined;
  /** Prices by quantity. In lists one page more for each product; without it only where the list states them. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** What Alibaba checked of the supplier, as the same page states it. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** @deprecated Another name of `includePriceTiers`. */
  includeTiers?: boolean | null | undefined;
  /** @deprecated Another name of `includeSupplierVerification`. */
  includeVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `includePriceTiers`. */
  priceTiers?: boolean | null | undefined;
  /** @deprecated Another name of `includeSupplierVerification`. */
  verifiedSupplierInfo?: boolean | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  visitorCountry?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** What buyers ask suppliers for: text, quantity, country, and how many quotations may still be given. */
export type WholesaleRfqInput = {
  /** @deprecated Another name of `categoryIds`. */
  category?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  categoryId?: Array<string> | null | undefined;
  /** Categories: numbers, as products state them, or addresses of their pages. 1 to 100 items. */
  categoryIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `categoryIds`. */
  categoryUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keyword?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keywords?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  q?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  queries?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  query?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  rfq?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  rfqTarget?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  rfqTargets?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  rfqText?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  rfqUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  rfqUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  rfqs?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchTerm?: Array<string> | null | undefined;
  /** Words, or addresses of lists of requests. 1 to 50 items. */
  searchTerms?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  term?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  terms?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  visitorCountry?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Products for a search text, with price, minimum order, supplier and place, adverts told apart. */
export type WholesaleSearchInput = {
  /** Searches inside of this category. At most 128 characters. */
  categoryId?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Only products with free samples. Default: false. */
  freeSample?: boolean | null | undefined;
  /** @deprecated Another name of `includePriceTiers`. */
  includeLadderPrices?: boolean | null | undefined;
  /** @deprecated Another name of `includeMoq`. */
  includeMinOrder?: boolean | null | undefined;
  /** @deprecated Another name of `includeMoq`. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the minimum order was found; it is always given. Default: false. */
  includeMoq?: boolean | null | undefined;
  /** Prices by quantity. In lists one page more for each product; without it only where the list states them. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** What Alibaba checked of the supplier, as the same page states it. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** @deprecated Another name of `includePriceTiers`. */
  includeTiers?: boolean | null | undefined;
  /** @deprecated Another name of `includeSupplierVerification`. */
  includeVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  maxMoq?: number | null | undefined;
  /** Highest price, in the currency of the page. At least 0. */
  maxPrice?: number | null | undefined;
  /** @deprecated Another name of `minOrderFrom`. */
  minMoq?: number | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  minOrder?: number | null | undefined;
  /** Least minimum order. At least 0. */
  minOrderFrom?: number | null | undefined;
  /** Highest minimum order: what can be ordered in this quantity. At least 0. */
  minOrderTo?: number | null | undefined;
  /** Least price, in the currency of the page. At least 0. */
  minPrice?: number | null | undefined;
  /** Least rating of the supplier. */
  minReviewScore?: WholesaleSearchInputMinReviewScore | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  minimumOrderQuantity?: number | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  moq?: number | null | undefined;
  /** @deprecated Another name of `minOrderFrom`. */
  moqFrom?: number | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  moqMax?: number | null | undefined;
  /** @deprecated Another name of `minOrderFrom`. */
  moqMin?: number | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  moqTo?: number | null | undefined;
  /** @deprecated Another name of `minOrderFrom`. */
  moqf?: number | null | undefined;
  /** @deprecated Another name of `minOrderTo`. */
  moqt?: number | null | undefined;
  /** @deprecated Another name of `sort`. */
  orderBy?: WholesaleSearchInputSort | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  priceMax?: number | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  priceMin?: number | null | undefined;
  /** @deprecated Another name of `includePriceTiers`. */
  priceTiers?: boolean | null | undefined;
  /** @deprecated Another name of `minPrice`. */
  pricef?: number | null | undefined;
  /** @deprecated Another name of `maxPrice`. */
  pricet?: number | null | undefined;
  /** @deprecated Another name of `minReviewScore`. */
  reviewScore?: WholesaleSearchInputMinReviewScore | null | undefined;
  /** Search texts, or addresses of results; each is searched by itself. 1 to 50 items. */
  searchTerms: Array<string>;
  /** Order of the list. Default: "best_match". */
  sort?: WholesaleSearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortBy?: WholesaleSearchInputSort | null | undefined;
  /** @deprecated Another name of `sort`. */
  sortType?: WholesaleSearchInputSort | null | undefined;
  /** Country of the supplier. */
  supplierCountry?: string | null | undefined;
  /** @deprecated Another name of `supplierCountry`. */
  supplierCountryCode?: string | null | undefined;
  /** Only suppliers with Trade Assurance. Default: false. */
  tradeAssurance?: boolean | null | undefined;
  /** Only Verified Pro suppliers. Default: false. */
  verifiedPro?: boolean | null | undefined;
  /** Only suppliers that were assessed. Default: false. */
  verifiedSupplier?: boolean | null | undefined;
  /** @deprecated Another name of `includeSupplierVerification`. */
  verifiedSupplierInfo?: boolean | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  visitorCountry?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

/** Least rating of the supplier. */
export type WholesaleSearchInputMinReviewScore =
  | '_4'
  | '_4_5'
  | '_5';

/** Order of the list. */
export type WholesaleSearchInputSort =
  | 'BEST_MATCH'
  | 'ORDERS'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'RESPONSE_RATE';

/** Suppliers by their sites, or for a search text: what they sell, where, for how long, and what was checked. */
export type WholesaleSupplierInput = {
  /** @deprecated Another name of `countryCode`. */
  cc?: string | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  companies?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  company?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  companyId?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  companyUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  companyUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  companys?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  country?: string | null | undefined;
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. At most 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** How fast it answers and sends, and its orders of six months: one page more. Default: false. */
  includeFeedback?: boolean | null | undefined;
  /** @deprecated Another name of `includeProducts`. */
  includeListings?: boolean | null | undefined;
  /** @deprecated Another name of `includeFeedback`. */
  includePerformance?: boolean | null | undefined;
  /** What it sells: one page more for each 16 products. Default: false. */
  includeProducts?: boolean | null | undefined;
  /** @deprecated Another name of `includeFeedback`. */
  includeReviews?: boolean | null | undefined;
  /** @deprecated Another name of `includeProducts`. */
  includeSupplierProducts?: boolean | null | undefined;
  /** What Alibaba checked of the supplier, as the same page states it. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** @deprecated Another name of `includeSupplierVerification`. */
  includeVerification?: boolean | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keyword?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  keywords?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most products of each supplier, with `includeProducts`. 1 to 160. Default: 16. */
  maxProducts?: number | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  postalCode?: string | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  q?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  queries?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  query?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchQuery?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  searchTerm?: Array<string> | null | undefined;
  /** Words to find suppliers by. 1 to 50 items. */
  searchTerms?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  seller?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  sellerId?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  sellerIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  sellerUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  sellerUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  sellers?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  shop?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  shopId?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  shopUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  shopUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  shops?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  startUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  startUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  store?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  storeId?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  storeUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  storeUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  stores?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  supplier?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  supplierId?: Array<string> | null | undefined;
  /** Suppliers: sub-domains of their sites, such as `kites` of kites.en.alibaba.com, or addresses. 1 to 100 items. */
  supplierIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  supplierUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  supplierUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  suppliers?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  targets?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  term?: Array<string> | null | undefined;
  /** @deprecated Another name of `searchTerms`. */
  terms?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  url?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  urls?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  vendor?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  vendorId?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  vendorIds?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  vendorUrl?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  vendorUrls?: Array<string> | null | undefined;
  /** @deprecated Another name of `supplierIds`. */
  vendors?: Array<string> | null | undefined;
  /** @deprecated Another name of `countryCode`. */
  visitorCountry?: string | null | undefined;
  /** @deprecated Another name of `deliveryLocation`. */
  zipCode?: string | null | undefined;
};

export type ClientApiKeyFragment = { id: string, label: string, hint: string, createdAt: string, revokedAt: string | null };

export type ClientAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientAccountQuery = { viewer: { id: string, name: string, plan: string, billingActive: boolean, availableUsd: string, availableUsdMicros: number, heldUsdMicros: number } | null };

export type ClientApiKeyListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  revoked?: boolean | null | undefined;
}>;


export type ClientApiKeyListQuery = { viewer: { apiKeys: { nodes: Array<{ id: string, label: string, hint: string, createdAt: string, revokedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ClientApiKeyCreateMutationVariables = Exact<{
  label: string;
}>;


export type ClientApiKeyCreateMutation = { apiKeyCreate: { secret: string, apiKey: { id: string, label: string, hint: string, createdAt: string, revokedAt: string | null } } | null };

export type ClientApiKeyRevokeMutationVariables = Exact<{
  id: string;
}>;


export type ClientApiKeyRevokeMutation = { apiKeyRevoke: { apiKey: { id: string, label: string, hint: string, createdAt: string, revokedAt: string | null } } | null };

export type ClientPriceEventFragment = { name: string, unit: string, usdMicros: number, usd: string };

export type ClientScraperListQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientScraperListQuery = { scrapers: Array<{ id: string, title: string, unit: string, summary: string | null, priceEvents: Array<{ name: string, unit: string, usdMicros: number, usd: string }>, operations: Array<{ name: string, availability: OperationAvailability, canary: { input: unknown, atLeast: { records: number, fields: Array<string> } } | null }>, health: { status: SourceStatus, reason: string | null } | null }> };

export type ClientScraperQueryVariables = Exact<{
  id: string;
}>;


export type ClientScraperQuery = { scraper: { id: string, title: string, unit: string, summary: string | null, defaultOperation: string | null, origins: Array<string>, isolation: ScraperIsolation | null, priceEvents: Array<{ name: string, unit: string, usdMicros: number, usd: string }>, operations: Array<{ name: string, aliases: Array<string>, title: string, summary: string, agentHint: string, availability: OperationAvailability, availabilityNote: string | null, features: Array<string>, inputSchema: unknown, recordSchema: unknown }>, health: { status: SourceStatus, reason: string | null } | null } | null };

export type ClientSourceHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientSourceHealthQuery = { sourceHealth: Array<{ id: string, title: string, status: SourceStatus, reason: string | null, recentRuns: number, successRate: number | null, lastSuccessAt: string | null, lastFailureAt: string | null, errorRates: Array<{ code: string, rate: number, count: number }>, operations: Array<{ name: string, status: SourceStatus, lastSuccessAt: string | null, lastFailureAt: string | null, fieldWarnings: Array<{ code: string, path: string, since: string, recordCount: number }>, canary: { requestId: string, at: string, hasPassed: boolean, error: string | null, records: number, wantedRecords: number, missing: Array<string>, lastPassedAt: string | null } | null }> }> };

export type ClientRequestFragment = { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } };

export type ClientRequestEstimateMutationVariables = Exact<{
  input: RequestCreateInput;
}>;


export type ClientRequestEstimateMutation = { requestEstimate: { scraper: string, operation: string, input: unknown, limit: number, affordableRecords: number, priceUsdMicros: number, estimatedCostUsdMicros: number, estimatedCostUsd: string, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }> } | null };

export type ClientRequestCreateMutationVariables = Exact<{
  input: RequestCreateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type ClientRequestCreateMutation = { requestCreate: { idempotentReplayed: boolean, request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } } | null };

export type ClientRequestCancelMutationVariables = Exact<{
  id: string;
}>;


export type ClientRequestCancelMutation = { requestCancel: { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } } | null };

export type ClientRequestResumeMutationVariables = Exact<{
  id: string;
}>;


export type ClientRequestResumeMutation = { requestResume: { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } } | null };

export type ClientRequestQueryVariables = Exact<{
  id: string;
}>;


export type ClientRequestQuery = { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } | null };

export type ClientRequestListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: RequestFilter | null | undefined;
}>;


export type ClientRequestListQuery = { requests: { nodes: Array<{ id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ClientRequestLogQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ClientRequestLogQuery = { request: { log: Array<{ at: string, attempt: number, level: string, message: string, data: unknown, cursor: string }> } | null };

export type ClientRecordsQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ClientRecordsQuery = { request: { records: { complete: boolean, nodes: Array<{ seq: number, data: unknown }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ClientRecordStoredSubscriptionVariables = Exact<{
  requestId: string;
  after?: string | null | undefined;
  withData: boolean;
}>;


export type ClientRecordStoredSubscription = { recordStored: { cursor: string, record: { seq: number, data?: unknown } } };

export type ClientRequestUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ClientRequestUpdatedSubscription = { requestUpdated: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } };

export type ClientCanaryRunMutationVariables = Exact<{
  scraper: string;
  operation: string;
}>;


export type ClientCanaryRunMutation = { canaryRun: { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ClientApiKeyFragmentDoc = new TypedDocumentString(`
    fragment ClientApiKey on ApiKey {
  id
  label
  hint
  createdAt
  revokedAt
}
    `, {"fragmentName":"ClientApiKey"}) as unknown as TypedDocumentString<ClientApiKeyFragment, unknown>;
export const ClientPriceEventFragmentDoc = new TypedDocumentString(`
    fragment ClientPriceEvent on PriceEvent {
  name
  unit
  usdMicros
  usd
}
    `, {"fragmentName":"ClientPriceEvent"}) as unknown as TypedDocumentString<ClientPriceEventFragment, unknown>;
export const ClientRequestFragmentDoc = new TypedDocumentString(`
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    pagesFetched
    recordsStored
    total
    bytesReceived
    retries
    dropped
    duplicates
    warnings {
      code
      count
    }
  }
  attempt
  round
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}
    `, {"fragmentName":"ClientRequest"}) as unknown as TypedDocumentString<ClientRequestFragment, unknown>;
export const ClientAccountDocument = new TypedDocumentString(`
    query ClientAccount {
  viewer {
    id
    name
    plan
    billingActive
    availableUsd
    availableUsdMicros
    heldUsdMicros
  }
}
    `) as unknown as TypedDocumentString<ClientAccountQuery, ClientAccountQueryVariables>;
export const ClientApiKeyListDocument = new TypedDocumentString(`
    query ClientApiKeyList($first: Int!, $after: String, $revoked: Boolean) {
  viewer {
    apiKeys(first: $first, after: $after, revoked: $revoked) {
      nodes {
        ...ClientApiKey
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment ClientApiKey on ApiKey {
  id
  label
  hint
  createdAt
  revokedAt
}`) as unknown as TypedDocumentString<ClientApiKeyListQuery, ClientApiKeyListQueryVariables>;
export const ClientApiKeyCreateDocument = new TypedDocumentString(`
    mutation ClientApiKeyCreate($label: String!) {
  apiKeyCreate(label: $label) {
    apiKey {
      ...ClientApiKey
    }
    secret
  }
}
    fragment ClientApiKey on ApiKey {
  id
  label
  hint
  createdAt
  revokedAt
}`) as unknown as TypedDocumentString<ClientApiKeyCreateMutation, ClientApiKeyCreateMutationVariables>;
export const ClientApiKeyRevokeDocument = new TypedDocumentString(`
    mutation ClientApiKeyRevoke($id: ID!) {
  apiKeyRevoke(id: $id) {
    apiKey {
      ...ClientApiKey
    }
  }
}
    fragment ClientApiKey on ApiKey {
  id
  label
  hint
  createdAt
  revokedAt
}`) as unknown as TypedDocumentString<ClientApiKeyRevokeMutation, ClientApiKeyRevokeMutationVariables>;
export const ClientScraperListDocument = new TypedDocumentString(`
    query ClientScraperList {
  scrapers {
    id
    title
    unit
    summary
    priceEvents {
      ...ClientPriceEvent
    }
    operations {
      name
      availability
      canary {
        input
        atLeast {
          records
          fields
        }
      }
    }
    health {
      status
      reason
    }
  }
}
    fragment ClientPriceEvent on PriceEvent {
  name
  unit
  usdMicros
  usd
}`) as unknown as TypedDocumentString<ClientScraperListQuery, ClientScraperListQueryVariables>;
export const ClientScraperDocument = new TypedDocumentString(`
    query ClientScraper($id: String!) {
  scraper(id: $id) {
    id
    title
    unit
    summary
    priceEvents {
      ...ClientPriceEvent
    }
    defaultOperation
    operations {
      name
      aliases
      title
      summary
      agentHint
      availability
      availabilityNote
      features
      inputSchema
      recordSchema
    }
    origins
    isolation
    health {
      status
      reason
    }
  }
}
    fragment ClientPriceEvent on PriceEvent {
  name
  unit
  usdMicros
  usd
}`) as unknown as TypedDocumentString<ClientScraperQuery, ClientScraperQueryVariables>;
export const ClientSourceHealthDocument = new TypedDocumentString(`
    query ClientSourceHealth {
  sourceHealth {
    id
    title
    status
    reason
    recentRuns
    successRate
    errorRates {
      code
      rate
      count
    }
    lastSuccessAt
    lastFailureAt
    operations {
      name
      status
      lastSuccessAt
      lastFailureAt
      fieldWarnings {
        code
        path
        since
        recordCount
      }
      canary {
        requestId
        at
        hasPassed
        error
        records
        wantedRecords
        missing
        lastPassedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ClientSourceHealthQuery, ClientSourceHealthQueryVariables>;
export const ClientRequestEstimateDocument = new TypedDocumentString(`
    mutation ClientRequestEstimate($input: RequestCreateInput!) {
  requestEstimate(input: $input) {
    scraper
    operation
    input
    normalizations {
      path
      from
      to
      reason
    }
    limit
    affordableRecords
    priceUsdMicros
    estimatedCostUsdMicros
    estimatedCostUsd
  }
}
    `) as unknown as TypedDocumentString<ClientRequestEstimateMutation, ClientRequestEstimateMutationVariables>;
export const ClientRequestCreateDocument = new TypedDocumentString(`
    mutation ClientRequestCreate($input: RequestCreateInput!, $idempotencyKey: String) {
  requestCreate(input: $input, idempotencyKey: $idempotencyKey) {
    idempotentReplayed
    request {
      ...ClientRequest
    }
  }
}
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    pagesFetched
    recordsStored
    total
    bytesReceived
    retries
    dropped
    duplicates
    warnings {
      code
      count
    }
  }
  attempt
  round
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<ClientRequestCreateMutation, ClientRequestCreateMutationVariables>;
export const ClientRequestCancelDocument = new TypedDocumentString(`
    mutation ClientRequestCancel($id: ID!) {
  requestCancel(id: $id) {
    request {
      ...ClientRequest
    }
  }
}
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    pagesFetched
    recordsStored
    total
    bytesReceived
    retries
    dropped
    duplicates
    warnings {
      code
      count
    }
  }
  attempt
  round
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<ClientRequestCancelMutation, ClientRequestCancelMutationVariables>;
export const ClientRequestResumeDocument = new TypedDocumentString(`
    mutation ClientRequestResume($id: ID!) {
  requestResume(id: $id) {
    request {
      ...ClientRequest
    }
  }
}
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    pagesFetched
    recordsStored
    total
    bytesReceived
    retries
    dropped
    duplicates
    warnings {
      code
      count
    }
  }
  attempt
  round
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<ClientRequestResumeMutation, ClientRequestResumeMutationVariables>;
export const ClientRequestDocument = new TypedDocumentString(`
    query ClientRequest($id: ID!) {
  request(id: $id) {
    ...ClientRequest
  }
}
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    pagesFetched
    recordsStored
    total
    bytesReceived
    retries
    dropped
    duplicates
    warnings {
      code
      count
    }
  }
  attempt
  round
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<ClientRequestQuery, ClientRequestQueryVariables>;
export const ClientRequestListDocument = new TypedDocumentString(`
    query ClientRequestList($first: Int!, $after: String, $filter: RequestFilter) {
  requests(first: $first, after: $after, filter: $filter) {
    nodes {
      ...ClientRequest
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    pagesFetched
    recordsStored
    total
    bytesReceived
    retries
    dropped
    duplicates
    warnings {
      code
      count
    }
  }
  attempt
  round
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<ClientRequestListQuery, ClientRequestListQueryVariables>;
export const ClientRequestLogDocument = new TypedDocumentString(`
    query ClientRequestLog($id: ID!, $first: Int!, $after: String) {
  request(id: $id) {
    log(first: $first, after: $after) {
      at
      attempt
      level
      message
      data
      cursor
    }
  }
}
    `) as unknown as TypedDocumentString<ClientRequestLogQuery, ClientRequestLogQueryVariables>;
export const ClientRecordsDocument = new TypedDocumentString(`
    query ClientRecords($id: ID!, $first: Int!, $after: String) {
  request(id: $id) {
    records(first: $first, after: $after) {
      nodes {
        seq
        data
      }
      complete
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ClientRecordsQuery, ClientRecordsQueryVariables>;
export const ClientRecordStoredDocument = new TypedDocumentString(`
    subscription ClientRecordStored($requestId: ID!, $after: String, $withData: Boolean!) {
  recordStored(requestId: $requestId, after: $after) {
    cursor
    record {
      seq
      data @include(if: $withData)
    }
  }
}
    `) as unknown as TypedDocumentString<ClientRecordStoredSubscription, ClientRecordStoredSubscriptionVariables>;
export const ClientRequestUpdatedDocument = new TypedDocumentString(`
    subscription ClientRequestUpdated($id: ID!) {
  requestUpdated(id: $id) {
    ...ClientRequest
  }
}
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    pagesFetched
    recordsStored
    total
    bytesReceived
    retries
    dropped
    duplicates
    warnings {
      code
      count
    }
  }
  attempt
  round
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<ClientRequestUpdatedSubscription, ClientRequestUpdatedSubscriptionVariables>;
export const ClientCanaryRunDocument = new TypedDocumentString(`
    mutation ClientCanaryRun($scraper: String!, $operation: String!) {
  canaryRun(scraper: $scraper, operation: $operation) {
    request {
      ...ClientRequest
    }
  }
}
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    pagesFetched
    recordsStored
    total
    bytesReceived
    retries
    dropped
    duplicates
    warnings {
      code
      count
    }
  }
  attempt
  round
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<ClientCanaryRunMutation, ClientCanaryRunMutationVariables>;