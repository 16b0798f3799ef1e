// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
interface DocumentTypeDecoration<TResult, TVariables> { __apiType?: (variables: TVariables) => TResult }
/** What is done with a report of abuse. */
export type AbuseAction =
  /** Answer as the owner. */
  | 'APPEAL'
  /** Tell the owner. */
  | 'NOTIFY_OWNER'
  /** Block what was reported. */
  | 'QUARANTINE'
  /** Close it as unsupported. */
  | 'REJECT'
  /** Block it no more. */
  | 'RELEASE'
  /** Close it. */
  | 'RESOLVE'
  /** Look at it and write down what is served; of an appeal, deny it. */
  | 'TRIAGE';

/** What a report of abuse complains of. */
export type AbuseCategory =
  /** It shows what somebody else has the right to. */
  | 'COPYRIGHT'
  /** Somebody is in danger. Urgent. */
  | 'EMERGENCY_SAFETY'
  /** The law forbids it. Urgent. */
  | 'ILLEGAL_CONTENT'
  /** It spreads or controls harmful software. Urgent. */
  | 'MALWARE'
  /** It attacks, scans or floods others. */
  | 'NETWORK_ABUSE'
  /** Something else. */
  | 'OTHER'
  /** It pretends to be somebody else to get at passwords or money. */
  | 'PHISHING'
  /** It shows what is private. */
  | 'PRIVACY'
  /** It uses a mark of somebody else. */
  | 'TRADEMARK';

/** What the owner of a service says of a report. */
export type AbuseReportAppealInput = {
  /** What shows that; an appeal after a denial needs evidence that the first one had not. */
  evidence?: string | null | undefined;
  /** What was done about it, 1 to 10,000 characters. */
  remediation: string;
};

/** A report of abuse. */
export type AbuseReportSubmitInput = {
  /** What it is. */
  category: AbuseCategory;
  /** What is wrong, 1 to 10,000 characters. */
  details: string;
  /** What shows it: URL of a screenshot, id of a request, path of a file, lines of a log; 1 to 10,000 characters. */
  evidence: string;
  /** Path of the stored object that it is about. */
  objectPath?: string | null | undefined;
  /** E-mail address of who reports. The owner never sees it; 3 reports an hour and 10 a day are taken of one. */
  reporterEmail: string;
  /** Id or slug of the service, where it is known. */
  serviceId?: string | null | undefined;
  /** One line, 1 to 200 characters. */
  summary: string;
  /** Path below the service that it is about. */
  targetPath?: string | null | undefined;
  /** Public URL of what is reported, at most 2,000 characters. */
  targetUrl: string;
};

/** How soon operators should look at a report of abuse. */
export type AbuseSeverity =
  /** Before others. */
  | 'HIGH'
  /** In its turn. */
  | 'NORMAL'
  /** At once: it may be quarantined before it was triaged. */
  | 'URGENT';

/** How a report of abuse stands. */
export type AbuseStatus =
  /** The owner has answered; a quarantine holds until operators decide. */
  | 'APPEALED'
  /** Nobody has looked at it yet. */
  | 'OPEN'
  /** The owner was told. */
  | 'OWNER_NOTIFIED'
  /** What was reported is blocked. */
  | 'QUARANTINED'
  /** It is closed: nothing supports it. */
  | 'REJECTED'
  /** It is closed: what was reported is dealt with. */
  | 'RESOLVED'
  /** An operator has looked, and what was served then is written down. */
  | 'TRIAGED';

/** Everything public about apps: texts, price, ratings, release, developer, media, and more from their pages. */
export type AppstoreAAppInput = {
  /** Apps: ids, `id310633997`, bundle ids, or addresses of app pages. 1 to 200 items. Each item: 1 to 128 characters. */
  appIds: Array<string>;
  /** Storefront, ISO 3166-1 alpha-2. Prices, charts, ratings and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Apps for this device. Default: "iphone". */
  device?: AppstoreAAppInputDevice | null | undefined;
  /** Taken for compatibility: a Record always has it. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Other apps of the developer. Reads the page of each app, once for all such flags. Default: false. */
  includeDeveloper?: boolean | null | undefined;
  /** Subtitle, purchases, privacy labels, chart rank, similar apps. Reads the page of each app, once for all such flags. Default: false. */
  includeOptimization?: boolean | null | undefined;
  /** How many gave each number of stars. Reads the page of each app, once for all such flags. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** The reviews that the page shows, about ten; `reviews` has more. Reads the page of each app, once for all such flags. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Screenshots also where the list of apps has none. Reads the page of each app, once for all such flags. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** The version history. Reads the page of each app, once for all such flags. Default: false. */
  includeVersions?: boolean | null | undefined;
  /** Language of the texts, BCP 47. Without it the storefront's own. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** Apps for this device. */
export type AppstoreAAppInputDevice =
  | 'IPAD'
  | 'IPHONE'
  | 'MAC';

/** The apps of a developer in one country, for one kind of device. */
export type AppstoreADeveloperInput = {
  /** Storefront, ISO 3166-1 alpha-2. Prices, charts, ratings and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Developers: ids, or addresses of their pages. 1 to 100 items. Each item: 1 to 128 characters. */
  developerIds: Array<string>;
  /** Apps for this device. Default: "iphone". */
  device?: AppstoreADeveloperInputDevice | null | undefined;
  /** Taken for compatibility: a Record always has it. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Other apps of the developer. Reads the page of each app, once for all such flags. Default: false. */
  includeDeveloper?: boolean | null | undefined;
  /** Subtitle, purchases, privacy labels, chart rank, similar apps. Reads the page of each app, once for all such flags. Default: false. */
  includeOptimization?: boolean | null | undefined;
  /** How many gave each number of stars. Reads the page of each app, once for all such flags. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** The reviews that the page shows, about ten; `reviews` has more. Reads the page of each app, once for all such flags. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Screenshots also where the list of apps has none. Reads the page of each app, once for all such flags. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** The version history. Reads the page of each app, once for all such flags. Default: false. */
  includeVersions?: boolean | null | undefined;
  /** Language of the texts, BCP 47. Without it the storefront's own. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** Apps for this device. */
export type AppstoreADeveloperInputDevice =
  | 'IPAD'
  | 'IPHONE'
  | 'MAC';

/** One operation of appstore-a, with its input. */
export type AppstoreAInput =
  {   /** Everything public about apps: texts, price, ratings, release, developer, media, and more from their pages. */
  app: AppstoreAAppInput; developer?: never; keywords?: never; rankings?: never; reviews?: never; search?: never; }
  |  { app?: never;   /** The apps of a developer in one country, for one kind of device. */
  developer: AppstoreADeveloperInput; keywords?: never; rankings?: never; reviews?: never; search?: never; }
  |  { app?: never; developer?: never;   /** What the search box suggests for a text, and how strong the competition for each suggestion is. */
  keywords: AppstoreAKeywordsInput; rankings?: never; reviews?: never; search?: never; }
  |  { app?: never; developer?: never; keywords?: never;   /** The apps of a chart of a country and category, in order, with everything that a lookup gives. */
  rankings: AppstoreARankingsInput; reviews?: never; search?: never; }
  |  { app?: never; developer?: never; keywords?: never; rankings?: never;   /** Text reviews of apps in one country, with stars, date, version, votes and replies where they are shown. */
  reviews: AppstoreAReviewsInput; search?: never; }
  |  { app?: never; developer?: never; keywords?: never; rankings?: never; reviews?: never;   /** Apps for a search text, with everything that a lookup gives. */
  search: AppstoreASearchInput; };

/** What the search box suggests for a text, and how strong the competition for each suggestion is. */
export type AppstoreAKeywordsInput = {
  /** Apps whose place in the results of each suggestion is wanted; asks for `includeSearchStats`. 1 to 200 items. Each item: 1 to 128 characters. */
  appIds?: Array<string> | null | undefined;
  /** Storefront, ISO 3166-1 alpha-2. Prices, charts, ratings and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Apps for this device. Default: "iphone". */
  device?: AppstoreAKeywordsInputDevice | null | undefined;
  /** Also searches for every suggestion (one more call each) and gives the figures of its results. Default: false. */
  includeSearchStats?: boolean | null | undefined;
  /** Language of the texts, BCP 47. Without it the storefront's own. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Search texts, or addresses of results pages; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
};

/** Apps for this device. */
export type AppstoreAKeywordsInputDevice =
  | 'IPAD'
  | 'IPHONE'
  | 'MAC';

/** The apps of a chart of a country and category, in order, with everything that a lookup gives. */
export type AppstoreARankingsInput = {
  /** Categories, one chart each: numbers, names such as Games, or addresses. 36 is all of them. 1 to 100 items. Each item: 1 to 128 characters. Default: ["36"]. */
  categories?: Array<string> | null | undefined;
  /** Chart. Words such as free, top-paid and grossing are accepted too. Default: "top_free". */
  chart?: AppstoreARankingsInputChart | null | undefined;
  /** Storefront, ISO 3166-1 alpha-2. Prices, charts, ratings and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Apps for this device. Default: "iphone". */
  device?: AppstoreARankingsInputDevice | null | undefined;
  /** Taken for compatibility: a Record always has it. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Other apps of the developer. Reads the page of each app, once for all such flags. Default: false. */
  includeDeveloper?: boolean | null | undefined;
  /** Subtitle, purchases, privacy labels, chart rank, similar apps. Reads the page of each app, once for all such flags. Default: false. */
  includeOptimization?: boolean | null | undefined;
  /** How many gave each number of stars. Reads the page of each app, once for all such flags. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** The reviews that the page shows, about ten; `reviews` has more. Reads the page of each app, once for all such flags. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Screenshots also where the list of apps has none. Reads the page of each app, once for all such flags. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** The version history. Reads the page of each app, once for all such flags. Default: false. */
  includeVersions?: boolean | null | undefined;
  /** Language of the texts, BCP 47. Without it the storefront's own. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** Chart. Words such as free, top-paid and grossing are accepted too. */
export type AppstoreARankingsInputChart =
  | 'NEW'
  | 'NEW_FREE'
  | 'NEW_PAID'
  | 'TOP'
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
  /** Apps: ids, `id310633997`, bundle ids, or addresses of app pages. 1 to 200 items. Each item: 1 to 128 characters. */
  appIds: Array<string>;
  /** Storefront, ISO 3166-1 alpha-2. Prices, charts, ratings and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Apps for this device. Default: "iphone". */
  device?: AppstoreAReviewsInputDevice | null | undefined;
  /** Also gives a few facts of the app. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Also gives name and page of who wrote each review: personal data. Default: false. */
  includeAuthors?: boolean | null | undefined;
  /** Language of the texts, BCP 47. Without it the storefront's own. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Order of the reviews. By stars (`favorable`, `critical`) only an older list sorts them, which not every country has. Default: "newest". */
  sort?: AppstoreAReviewsInputSort | null | undefined;
  /** Only reviews with these stars, of those that the source lists. 1 to 5 items. Each item: 1 to 5. */
  stars?: Array<number> | null | undefined;
};

/** Apps for this device. */
export type AppstoreAReviewsInputDevice =
  | 'IPAD'
  | 'IPHONE'
  | 'MAC';

/** Order of the reviews. By stars (`favorable`, `critical`) only an older list sorts them, which not every country has. */
export type AppstoreAReviewsInputSort =
  | 'CRITICAL'
  | 'FAVORABLE'
  | 'HELPFUL'
  | 'NEWEST';

/** Apps for a search text, with everything that a lookup gives. */
export type AppstoreASearchInput = {
  /** Storefront, ISO 3166-1 alpha-2. Prices, charts, ratings and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Apps for this device. Default: "iphone". */
  device?: AppstoreASearchInputDevice | null | undefined;
  /** Taken for compatibility: a Record always has it. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Other apps of the developer. Reads the page of each app, once for all such flags. Default: false. */
  includeDeveloper?: boolean | null | undefined;
  /** Subtitle, purchases, privacy labels, chart rank, similar apps. Reads the page of each app, once for all such flags. Default: false. */
  includeOptimization?: boolean | null | undefined;
  /** How many gave each number of stars. Reads the page of each app, once for all such flags. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** The reviews that the page shows, about ten; `reviews` has more. Reads the page of each app, once for all such flags. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Screenshots also where the list of apps has none. Reads the page of each app, once for all such flags. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** The version history. Reads the page of each app, once for all such flags. Default: false. */
  includeVersions?: boolean | null | undefined;
  /** Language of the texts, BCP 47. Without it the storefront's own. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Order of the search API, or the one on devices, from the results page of the web site: one more call. Default: "api". */
  order?: AppstoreASearchInputOrder | null | undefined;
  /** Search texts, or addresses of results pages; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
};

/** Apps for this device. */
export type AppstoreASearchInputDevice =
  | 'IPAD'
  | 'IPHONE'
  | 'MAC';

/** Order of the search API, or the one on devices, from the results page of the web site: one more call. */
export type AppstoreASearchInputOrder =
  | 'API'
  | 'DEVICE';

/** Everything that the page of an app shows: texts, price, installs, ratings, release, developer, media. */
export type AppstoreBAppInput = {
  /** Package names, case-sensitive. Addresses of app pages are accepted too. 1 to 200 items. Each item: 1 to 128 characters. Each item: pattern: ^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)+$. */
  appIds?: Array<string> | null | undefined;
  /** Addresses of app pages. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  appUrls?: Array<string> | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
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
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** What the developer of an app declares about user data: shared, collected, security practices. */
export type AppstoreBDataSafetyInput = {
  /** Package names, case-sensitive. Addresses of app pages are accepted too. 1 to 200 items. Each item: 1 to 128 characters. Each item: pattern: ^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)+$. */
  appIds?: Array<string> | null | undefined;
  /** Addresses of app pages. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  appUrls?: Array<string> | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Also gives e-mail, postal address and phone of the developer. May be personal data of a sole trader. Default: false. */
  includeLegalContact?: boolean | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** All apps of a developer, with what the developer says about itself. */
export type AppstoreBDeveloperInput = {
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Ids of developers: a number or a name. Addresses of developer pages are accepted too. 1 to 100 items. Each item: 1 to 128 characters. */
  developerIds?: Array<string> | null | undefined;
  /** Addresses of developer pages. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  developerUrls?: Array<string> | null | undefined;
  /** Also opens the page of every app (one more page each) and gives all of it as `appInfo`. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Reports how much of the installs was found; the exact count needs `includeAppInfo`. Default: false. */
  includeInstalls?: boolean | null | undefined;
  /** Reports how much of the ratings was found; the star histogram needs `includeAppInfo`. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** Reports whether a list item came with screenshots. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** One operation of appstore-b, with its input. */
export type AppstoreBInput =
  {   /** Everything that the page of an app shows: texts, price, installs, ratings, release, developer, media. */
  app: AppstoreBAppInput; dataSafety?: never; developer?: never; keywords?: never; permissions?: never; rankings?: never; reviews?: never; search?: never; similar?: never; }
  |  { app?: never;   /** What the developer of an app declares about user data: shared, collected, security practices. */
  dataSafety: AppstoreBDataSafetyInput; developer?: never; keywords?: never; permissions?: never; rankings?: never; reviews?: never; search?: never; similar?: never; }
  |  { app?: never; dataSafety?: never;   /** All apps of a developer, with what the developer says about itself. */
  developer: AppstoreBDeveloperInput; keywords?: never; permissions?: never; rankings?: never; reviews?: never; search?: never; similar?: never; }
  |  { app?: never; dataSafety?: never; developer?: never;   /** What the search box suggests for a text, and how strong the competition for each suggestion is. */
  keywords: AppstoreBKeywordsInput; permissions?: never; rankings?: never; reviews?: never; search?: never; similar?: never; }
  |  { app?: never; dataSafety?: never; developer?: never; keywords?: never;   /** What an app may do on a device, in groups. */
  permissions: AppstoreBPermissionsInput; rankings?: never; reviews?: never; search?: never; similar?: never; }
  |  { app?: never; dataSafety?: never; developer?: never; keywords?: never; permissions?: never;   /** Top free, top paid or top grossing apps of a category and country, in order. */
  rankings: AppstoreBRankingsInput; reviews?: never; search?: never; similar?: never; }
  |  { app?: never; dataSafety?: never; developer?: never; keywords?: never; permissions?: never; rankings?: never;   /** Text reviews of apps with stars, date, version, helpful votes and the reply of the developer. */
  reviews: AppstoreBReviewsInput; search?: never; similar?: never; }
  |  { app?: never; dataSafety?: never; developer?: never; keywords?: never; permissions?: never; rankings?: never; reviews?: never;   /** Apps for a search text, the exact match first. */
  search: AppstoreBSearchInput; similar?: never; }
  |  { app?: never; dataSafety?: never; developer?: never; keywords?: never; permissions?: never; rankings?: never; reviews?: never; search?: never;   /** Apps that the source calls similar to an app: those of its page, then the further ones. */
  similar: AppstoreBSimilarInput; };

/** What the search box suggests for a text, and how strong the competition for each suggestion is. */
export type AppstoreBKeywordsInput = {
  /** Apps whose place in the results of each suggestion is wanted. Turns `includeSearchStats` on. 1 to 200 items. Each item: 1 to 128 characters. Each item: pattern: ^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)+$. */
  appIds?: Array<string> | null | undefined;
  /** Addresses of app pages. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  appUrls?: Array<string> | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Also opens the results page of every suggestion (one more page each) and gives its figures. Default: false. */
  includeSearchStats?: boolean | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Search texts; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms?: Array<string> | null | undefined;
  /** Addresses of results pages. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  searchUrls?: Array<string> | null | undefined;
};

/** What an app may do on a device, in groups. */
export type AppstoreBPermissionsInput = {
  /** Package names, case-sensitive. Addresses of app pages are accepted too. 1 to 200 items. Each item: 1 to 128 characters. Each item: pattern: ^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)+$. */
  appIds?: Array<string> | null | undefined;
  /** Addresses of app pages. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  appUrls?: Array<string> | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** Top free, top paid or top grossing apps of a category and country, in order. */
export type AppstoreBRankingsInput = {
  /** Category ids, one chart each. Without any: APPLICATION, the chart of all apps. 1 to 100 items. */
  categories?: Array<AppstoreBRankingsInputCategories> | null | undefined;
  /** Addresses of category pages. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  categoryUrls?: Array<string> | null | undefined;
  /** Chart. Words such as top-free, top-paid and grossing are accepted too. Default: "topselling_free". */
  chart?: AppstoreBRankingsInputChart | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Also opens the page of every app (one more page each) and gives all of it as `appInfo`. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Reports how much of the installs was found; the exact count needs `includeAppInfo`. Default: false. */
  includeInstalls?: boolean | null | undefined;
  /** Reports how much of the ratings was found; the star histogram needs `includeAppInfo`. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** Reports whether a list item came with screenshots. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
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
  /** Package names, case-sensitive. Addresses of app pages are accepted too. 1 to 200 items. Each item: 1 to 128 characters. Each item: pattern: ^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)+$. */
  appIds?: Array<string> | null | undefined;
  /** Addresses of app pages. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  appUrls?: Array<string> | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Only reviews written on this kind of device. */
  device?: AppstoreBReviewsInputDevice | null | undefined;
  /** Also opens the page of the app once and gives the main facts. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Order of the reviews. Default: "newest". */
  sort?: AppstoreBReviewsInputSort | null | undefined;
  /** Only reviews with these stars. Each is a chain of pages of its own, so all five reach more reviews. 1 to 5 items. Each item: 1 to 5. */
  stars?: Array<number> | null | undefined;
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
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Also opens the page of every app (one more page each) and gives all of it as `appInfo`. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Reports how much of the installs was found; the exact count needs `includeAppInfo`. Default: false. */
  includeInstalls?: boolean | null | undefined;
  /** Reports how much of the ratings was found; the star histogram needs `includeAppInfo`. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** Reports whether a list item came with screenshots. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Only free or only paid apps. Default: "all". */
  price?: AppstoreBSearchInputPrice | null | undefined;
  /** Search texts; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms?: Array<string> | null | undefined;
  /** Addresses of results pages. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  searchUrls?: Array<string> | null | undefined;
};

/** Only free or only paid apps. */
export type AppstoreBSearchInputPrice =
  | 'ALL'
  | 'FREE'
  | 'PAID';

/** Apps that the source calls similar to an app: those of its page, then the further ones. */
export type AppstoreBSimilarInput = {
  /** Package names, case-sensitive. Addresses of app pages are accepted too. 1 to 200 items. Each item: 1 to 128 characters. Each item: pattern: ^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)+$. */
  appIds?: Array<string> | null | undefined;
  /** Addresses of app pages. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  appUrls?: Array<string> | null | undefined;
  /** Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Also opens the page of every app (one more page each) and gives all of it as `appInfo`. Default: false. */
  includeAppInfo?: boolean | null | undefined;
  /** Reports how much of the installs was found; the exact count needs `includeAppInfo`. Default: false. */
  includeInstalls?: boolean | null | undefined;
  /** Reports how much of the ratings was found; the star histogram needs `includeAppInfo`. Default: false. */
  includeRatings?: boolean | null | undefined;
  /** Reports whether a list item came with screenshots. Default: false. */
  includeScreenshots?: boolean | null | undefined;
  /** Language of the texts, BCP 47. Reviews are listed per language. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** Settings of automatic top-up; fields that are left out do not change. */
export type AutoTopUpInput = {
  /** Amount of one top-up, in micro-USD: 20 USD or more. */
  amountUsdMicros?: number | null | undefined;
  /** Whether it is on. */
  isEnabled: boolean;
  /** The most in a calendar month (UTC), in micro-USD. */
  monthlyCeilingUsdMicros?: number | null | undefined;
  /** Topped up when less is available, in micro-USD. */
  thresholdUsdMicros?: number | null | undefined;
};

/** What to pay for: exactly one of the fields. */
export type BillingCheckoutInput = {
  /** A plan to start, or to change to. */
  plan?: PaidPlan | null | undefined;
  /** An amount to top up, in micro-USD: whole cents, 20 USD or more. */
  topUpUsdMicros?: number | null | undefined;
};

/** Where a build on the server stands. */
export type BuildStatus =
  /** It made none; its log says why. */
  | 'FAILED'
  /** It waits for others. */
  | 'QUEUED'
  /** It is compiled. */
  | 'RUNNING'
  /** It made a program, whose deployment is checked now. */
  | 'SUCCEEDED';

/** When a cap starts counting again, in UTC. */
export type CapPeriod =
  /** At midnight. */
  | 'DAY'
  /** On the first of the month. */
  | 'MONTH';

/** How usage compares with a cap. */
export type CapState =
  /** Below the warning. */
  | 'OK'
  /** At the cap: nothing more is allowed on this meter. */
  | 'STOPPED'
  /** At `notifyAtPercent` or above. */
  | 'WARNED';

/** Files of public repositories that hold all given words, with the matching lines. */
export type CodehostCodeSearchInput = {
  /** Most characters of `content` in each hit; 0 leaves the content out. 0 to 100,000. Default: 0. */
  contentMaxChars?: number | null | undefined;
  /** File extension, such as yml. 1 to 40 characters. */
  extension?: string | null | undefined;
  /** Whole file name, or its beginning followed by *. 1 to 255 characters. */
  filename?: string | null | undefined;
  /** Programming language, told by the file name. 1 to 60 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Repositories to download and search when `repo` is left out, those with the most stars first. 1 to 10. Default: 3. */
  maxRepos?: number | null | undefined;
  /** Only repositories of this organization. 1 to 39 characters. */
  org?: string | null | undefined;
  /** Folder that the file is in, or the whole path of the file. 1 to 1,024 characters. */
  path?: string | null | undefined;
  /** Words and "quoted phrases" that a file must all hold. Qualifiers repo:, language:, filename:, path:, user:, org:, extension: become the fields of that name, where these are not set. 1 to 512 characters. */
  query?: string | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. 1 to 140 characters. */
  repo?: string | null | undefined;
  /** Public repositories as owner/name or by URL; one that is missing is a warning. 1 to 50 items. Each item: 1 to 140 characters. */
  repos?: Array<string> | null | undefined;
  /** URL of a public repository, instead of `repo`. 1 to 2,048 characters. */
  url?: string | null | undefined;
  /** Only repositories of this user. 1 to 39 characters. */
  user?: string | null | undefined;
};

/** Files of public repositories: their text and what GitHub knows of them. */
export type CodehostFileInput = {
  /** Most characters of `content`; the rest of a longer file is left out. 0 to 1,000,000. Default: 100000. */
  contentMaxChars?: number | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Path of the file from the root of the repository, such as src/index.ts. 1 to 1,024 characters. */
  path?: string | null | undefined;
  /** Branch, tag or commit. HEAD is the newest commit of the default branch. 1 to 255 characters. Default: "HEAD". */
  ref?: string | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. 1 to 140 characters. */
  repo?: string | null | undefined;
  /** Blob URL or raw file URL, instead of `repo`, `ref` and `path`. 1 to 2,048 characters. Format: uri. */
  url?: string | null | undefined;
  /** Blob URLs or raw file URLs; a file that is missing is a warning. 1 to 50 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  urls?: Array<string> | null | undefined;
};

/** Accounts that forked a repository, each with the fork. */
export type CodehostForkersInput = {
  /** Also read each person's public profile; costs one call of the small hourly quota per person. Default: false. */
  includeProfiles?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. 1 to 140 characters. */
  repo?: string | null | undefined;
  /** Public repositories as owner/name or by URL; one that is missing is a warning. 1 to 50 items. Each item: 1 to 140 characters. */
  repos?: Array<string> | null | undefined;
  /** Order of the forks: by age, by stars, or by watchers. Default: "newest". */
  sort?: CodehostForkersInputSort | null | undefined;
  /** URL of a public repository, instead of `repo`. 1 to 2,048 characters. */
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
  codeSearch: CodehostCodeSearchInput; file?: never; forkers?: never; issue?: never; marketplace?: never; opportunities?: never; pullRequest?: never; search?: never; stargazers?: never; trending?: never; trendingDevelopers?: never; watchers?: never; }
  |  { codeSearch?: never;   /** Files of public repositories: their text and what GitHub knows of them. */
  file: CodehostFileInput; forkers?: never; issue?: never; marketplace?: never; opportunities?: never; pullRequest?: never; search?: never; stargazers?: never; trending?: never; trendingDevelopers?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never;   /** Accounts that forked a repository, each with the fork. */
  forkers: CodehostForkersInput; issue?: never; marketplace?: never; opportunities?: never; pullRequest?: never; search?: never; stargazers?: never; trending?: never; trendingDevelopers?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; forkers?: never;   /** Issues by number or URL, each with its labels, reactions and comments. */
  issue: CodehostIssueInput; marketplace?: never; opportunities?: never; pullRequest?: never; search?: never; stargazers?: never; trending?: never; trendingDevelopers?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; forkers?: never; issue?: never;   /** Apps and actions of the GitHub Marketplace, by search or by their pages. */
  marketplace: CodehostMarketplaceInput; opportunities?: never; pullRequest?: never; search?: never; stargazers?: never; trending?: never; trendingDevelopers?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; forkers?: never; issue?: never; marketplace?: never;   /** Open, unassigned issues whose labels invite outside work, most recently updated first. */
  opportunities: CodehostOpportunitiesInput; pullRequest?: never; search?: never; stargazers?: never; trending?: never; trendingDevelopers?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; forkers?: never; issue?: never; marketplace?: never; opportunities?: never;   /** Pull requests by number or URL, each with its branches, merge state and size; its comments, changed files and patches on request. */
  pullRequest: CodehostPullRequestInput; search?: never; stargazers?: never; trending?: never; trendingDevelopers?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; forkers?: never; issue?: never; marketplace?: never; opportunities?: never; pullRequest?: never;   /** Public repositories that fit a search, or one repository by name. */
  search: CodehostSearchInput; stargazers?: never; trending?: never; trendingDevelopers?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; forkers?: never; issue?: never; marketplace?: never; opportunities?: never; pullRequest?: never; search?: never;   /** Accounts that starred a repository, oldest star first, with the time of the star. */
  stargazers: CodehostStargazersInput; trending?: never; trendingDevelopers?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; forkers?: never; issue?: never; marketplace?: never; opportunities?: never; pullRequest?: never; search?: never; stargazers?: never;   /** Up to 25 repositories that gain the most stars, as GitHub ranks them. */
  trending: CodehostTrendingInput; trendingDevelopers?: never; watchers?: never; }
  |  { codeSearch?: never; file?: never; forkers?: never; issue?: never; marketplace?: never; opportunities?: never; pullRequest?: never; search?: never; stargazers?: never; trending?: never;   /** Up to 25 developers that GitHub ranks as trending, each with a popular repository. */
  trendingDevelopers: CodehostTrendingDevelopersInput; watchers?: never; }
  |  { codeSearch?: never; file?: never; forkers?: never; issue?: never; marketplace?: never; opportunities?: never; pullRequest?: never; search?: never; stargazers?: never; trending?: never; trendingDevelopers?: never;   /** Accounts that watch a repository, that is, are told of its activity. */
  watchers: CodehostWatchersInput; };

/** Issues by number or URL, each with its labels, reactions and comments. */
export type CodehostIssueInput = {
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Comments to read, oldest first. Each hundred costs one more call of GitHub's small hourly quota. 0 to 1,000. Default: 100. */
  maxComments?: number | null | undefined;
  /** Number of the issue or pull request. 1 to 9,999,999,999. */
  number?: number | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. 1 to 140 characters. */
  repo?: string | null | undefined;
  /** URL of the issue or pull request (or owner/name#number), instead of `repo` and `number`. 1 to 2,048 characters. Format: uri. */
  url?: string | null | undefined;
  /** Several by URL or as owner/name#number; one that is missing is a warning. 1 to 50 items. Each item: 1 to 2,048 characters. */
  urls?: Array<string> | null | undefined;
};

/** Apps and actions of the GitHub Marketplace, by search or by their pages. */
export type CodehostMarketplaceInput = {
  /** App pages: github.com/apps/…; listing pages are accepted too. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  appsUrls?: Array<string> | null | undefined;
  /** Only apps or only actions among the search hits. */
  kind?: CodehostMarketplaceInputKind | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Listing pages: github.com/marketplace/… or /marketplace/actions/…. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  marketplaceUrls?: Array<string> | null | undefined;
  /** Search text. 1 to 512 characters. */
  query?: string | null | undefined;
};

/** Only apps or only actions among the search hits. */
export type CodehostMarketplaceInputKind =
  | 'ACTION'
  | 'APP';

/** Open, unassigned issues whose labels invite outside work, most recently updated first. */
export type CodehostOpportunitiesInput = {
  /** Programming language of the repository. 1 to 60 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Subject; GitHub's issue qualifiers pass through and win over the built-in ones. 1 to 512 characters. */
  query: string;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. 1 to 140 characters. */
  repo?: string | null | undefined;
  /** URL of a public repository, instead of `repo`. 1 to 2,048 characters. */
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
  /** Number of the issue or pull request. 1 to 9,999,999,999. */
  number?: number | null | undefined;
  /** Most characters of `patch` in each file, with `includeFiles`; 2,000,000 in all. 0 to 100,000. Default: 10000. */
  patchMaxChars?: number | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. 1 to 140 characters. */
  repo?: string | null | undefined;
  /** URL of the issue or pull request (or owner/name#number), instead of `repo` and `number`. 1 to 2,048 characters. Format: uri. */
  url?: string | null | undefined;
  /** Several by URL or as owner/name#number; one that is missing is a warning. 1 to 50 items. Each item: 1 to 2,048 characters. */
  urls?: Array<string> | null | undefined;
};

/** Public repositories that fit a search, or one repository by name. */
export type CodehostSearchInput = {
  /** Programming language, such as Rust or C++. 1 to 60 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Direction of `sort`. Default: "desc". */
  order?: CodehostSearchInputOrder | null | undefined;
  /** Search text; GitHub's qualifiers (stars:>100, user:x) pass through. 1 to 512 characters. */
  query?: string | null | undefined;
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. 1 to 140 characters. */
  repo?: string | null | undefined;
  /** Public repositories as owner/name or by URL; one that is missing is a warning. 1 to 50 items. Each item: 1 to 140 characters. */
  repos?: Array<string> | null | undefined;
  /** Order of the hits; best match when left out. */
  sort?: CodehostSearchInputSort | null | undefined;
  /** Topic, such as machine-learning. 1 to 50 characters. */
  topic?: string | null | undefined;
  /** URL of a public repository, instead of `repo`. 1 to 2,048 characters. */
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
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. 1 to 140 characters. */
  repo?: string | null | undefined;
  /** Public repositories as owner/name or by URL; one that is missing is a warning. 1 to 50 items. Each item: 1 to 140 characters. */
  repos?: Array<string> | null | undefined;
  /** URL of a public repository, instead of `repo`. 1 to 2,048 characters. */
  url?: string | null | undefined;
};

/** Up to 25 developers that GitHub ranks as trending, each with a popular repository. */
export type CodehostTrendingDevelopersInput = {
  /** Programming language in any case, such as TypeScript or Jupyter Notebook; `unknown` for repositories without one. 1 to 60 characters. */
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
  /** Programming language in any case, such as TypeScript or Jupyter Notebook; `unknown` for repositories without one. 1 to 60 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Period of the ranking. GitHub's robots.txt disallows the weekly and monthly pages, so these run only where the operator of this server allows them. Default: "daily". */
  since?: CodehostTrendingInputSince | null | undefined;
  /** Natural language of the repositories: two letters of ISO 639-1, such as zh. 1 to 2 characters. */
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
  /** Public repository as owner/name; the URL forms (https, git, ssh) are accepted too. 1 to 140 characters. */
  repo?: string | null | undefined;
  /** Public repositories as owner/name or by URL; one that is missing is a warning. 1 to 50 items. Each item: 1 to 140 characters. */
  repos?: Array<string> | null | undefined;
  /** URL of a public repository, instead of `repo`. 1 to 2,048 characters. */
  url?: string | null | undefined;
};

/** Kind of credential. */
export type CredentialKind =
  /** An API key of the account. */
  | 'API_KEY'
  /** A token of the operator, who runs the server. */
  | 'OPERATOR'
  /** A session of the account's owner, who signed in. */
  | 'SESSION';

/** What happens when a slot comes while a run of the trigger is not over. */
export type CronOverlap =
  /** Both run. */
  | 'ALLOW'
  /** The slot is skipped. */
  | 'SKIP';

/** What became of a slot of a trigger. */
export type CronRunState =
  /** Somebody wants it to run, and it has not begun. */
  | 'ASKED'
  /** The worker answered something else, nothing in time, or crashed. */
  | 'FAILED'
  /** It could not be delivered while it counted. */
  | 'MISSED'
  /** The worker has it. */
  | 'RUNNING'
  /** The run before it was not over. */
  | 'SKIPPED'
  /** The worker answered 2xx. */
  | 'SUCCEEDED';

/** A new cron trigger. */
export type CronTriggerCreateInput = {
  /** Five fields, minute, hour, day of the month, month and weekday, or a name such as @daily. */
  cronExpression: string;
  /** Its name in the service: a to z, 0 to 9 and -. */
  name: string;
  /** What happens when a slot comes while a run is not over. */
  overlap?: CronOverlap;
  /** Whether nothing is delivered. */
  paused?: boolean;
  /** Time zone of the IANA list in which it is meant. */
  timezone?: string;
};

/** A change of a cron trigger; what is left out stays. */
export type CronTriggerUpdateInput = {
  /** Five fields, minute, hour, day of the month, month and weekday, or a name such as @daily. */
  cronExpression?: string | null | undefined;
  /** What happens when a slot comes while a run is not over. */
  overlap?: CronOverlap | null | undefined;
  /** Whether nothing is delivered. */
  paused?: boolean | null | undefined;
  /** Time zone of the IANA list in which it is meant. */
  timezone?: string | null | undefined;
};

/** Where a deployment stands. */
export type DeploymentStatus =
  /** It is served. */
  | 'ACTIVE'
  /** Its worker is started for the first time. */
  | 'CHECKING'
  /** It is never served; `failure` says why. */
  | 'FAILED'
  /** It is uploaded, or built on the server. */
  | 'PENDING'
  /** It is about to be served. */
  | 'READY'
  /** It was served; a rollback can go back to it. */
  | 'SUPERSEDED';

/** Goods whose place in a search or list was paid for, with their place among the advertised ones. */
export type DiscountShopAdLibraryInput = {
  /** Numbers of categories, as in …-o3-123.html. 1 to 100 items. Each item: 1 to 128 characters. */
  categoryIds?: Array<string> | null | undefined;
  /** Edition of Temu by country: prices, stock and delivery depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Each product has one seller; the flag only reports it. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the list shows a rating; it is always given. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Sold counts and forms of the product; false leaves them out. Default: true. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the list names the shop; `product` has more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Addresses of lists: shops, categories, searches, landing pages, the home page. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  listingUrls?: Array<string> | null | undefined;
  /** Numbers of sellers' shops, as `seller.id` of products has them. 1 to 100 items. Each item: 1 to 128 characters. */
  mallIds?: Array<string> | null | undefined;
  /** Search texts, or addresses of results; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms?: Array<string> | null | undefined;
};

/** Goods of categories with price, discount, sold count and rating; or the tree of categories of a page. */
export type DiscountShopCategoryInput = {
  /** Numbers of categories, as in …-o3-123.html. 1 to 100 items. Each item: 1 to 128 characters. */
  categoryIds?: Array<string> | null | undefined;
  /** Addresses of categories. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  categoryUrls?: Array<string> | null | undefined;
  /** Edition of Temu by country: prices, stock and delivery depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Each product has one seller; the flag only reports it. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the list shows a rating; it is always given. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Sold counts and forms of the product; false leaves them out. Default: true. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the list names the shop; `product` has more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** products: goods of the category; categories: the categories that its page names. Default: "products". */
  show?: DiscountShopCategoryInputShow | null | undefined;
};

/** products: goods of the category; categories: the categories that its page names. */
export type DiscountShopCategoryInputShow =
  | 'CATEGORIES'
  | 'PRODUCTS';

/** One operation of discount-shop, with its input. */
export type DiscountShopInput =
  {   /** Goods whose place in a search or list was paid for, with their place among the advertised ones. */
  adLibrary: DiscountShopAdLibraryInput; category?: never; listings?: never; priceTracker?: never; product?: never; reviews?: never; search?: never; }
  |  { adLibrary?: never;   /** Goods of categories with price, discount, sold count and rating; or the tree of categories of a page. */
  category: DiscountShopCategoryInput; listings?: never; priceTracker?: never; product?: never; reviews?: never; search?: never; }
  |  { adLibrary?: never; category?: never;   /** Goods of shops, landing pages, the home page, categories and searches, by their addresses. */
  listings: DiscountShopListingsInput; priceTracker?: never; product?: never; reviews?: never; search?: never; }
  |  { adLibrary?: never; category?: never; listings?: never;   /** Price, stock and sold count of products at the time of the run, for every form. */
  priceTracker: DiscountShopPriceTrackerInput; product?: never; reviews?: never; search?: never; }
  |  { adLibrary?: never; category?: never; listings?: never; priceTracker?: never;   /** Everything that the page of a product carries: price, forms with stock, sold count, shop, properties, pictures. */
  product: DiscountShopProductInput; reviews?: never; search?: never; }
  |  { adLibrary?: never; category?: never; listings?: never; priceTracker?: never; product?: never;   /** Reviews of products with stars, time, country, pictures, films and how many found them helpful. */
  reviews: DiscountShopReviewsInput; search?: never; }
  |  { adLibrary?: never; category?: never; listings?: never; priceTracker?: never; product?: never; reviews?: never;   /** Goods for a search text, with price, discount, sold count, rating, shop and paid places told apart. */
  search: DiscountShopSearchInput; };

/** Goods of shops, landing pages, the home page, categories and searches, by their addresses. */
export type DiscountShopListingsInput = {
  /** Edition of Temu by country: prices, stock and delivery depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Each product has one seller; the flag only reports it. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the list shows a rating; it is always given. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Sold counts and forms of the product; false leaves them out. Default: true. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the list names the shop; `product` has more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Addresses of lists: shops, categories, searches, landing pages, the home page. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  listingUrls?: Array<string> | null | undefined;
  /** Numbers of sellers' shops, as `seller.id` of products has them. 1 to 100 items. Each item: 1 to 128 characters. */
  mallIds?: Array<string> | null | undefined;
};

/** Price, stock and sold count of products at the time of the run, for every form. */
export type DiscountShopPriceTrackerInput = {
  /** Edition of Temu by country: prices, stock and delivery depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Each product has one seller; the flag only reports it. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Only reported: there is no public history. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Sold counts and forms of the product; false leaves them out. Default: true. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the page names the shop; it is always given. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Numbers of products, as in …-g-123.html. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products, or share links that lead to one. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
};

/** Everything that the page of a product carries: price, forms with stock, sold count, shop, properties, pictures. */
export type DiscountShopProductInput = {
  /** Edition of Temu by country: prices, stock and delivery depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Pictures of the reviews that the page shows. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Says whether the page has a description; it is always given. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Says whether the page names search words; they are always given. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Each product has one seller; the flag only reports it. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Temu shows no history; price-tracker gives the price of now. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Temu shows no questions; the flag only reports it. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Reviews that the page of the product shows. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Sold counts and forms of the product; false leaves them out. Default: true. */
  includeSalesData?: boolean | null | undefined;
  /** Goods, sales, followers and labels of the shop. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Numbers of products, as in …-g-123.html. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products, or share links that lead to one. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
};

/** Reviews of products with stars, time, country, pictures, films and how many found them helpful. */
export type DiscountShopReviewsInput = {
  /** Edition of Temu by country: prices, stock and delivery depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Numbers of products, as in …-g-123.html. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products, or share links that lead to one. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
  /** all; photos: those with pictures or films. Default: "all". */
  reviewMode?: DiscountShopReviewsInputReviewMode | null | undefined;
  /** Only reviews with these stars. 1 to 5 items. Each item: 1 to 5. */
  stars?: Array<number> | null | undefined;
};

/** all; photos: those with pictures or films. */
export type DiscountShopReviewsInputReviewMode =
  | 'ALL'
  | 'PHOTOS';

/** Goods for a search text, with price, discount, sold count, rating, shop and paid places told apart. */
export type DiscountShopSearchInput = {
  /** Edition of Temu by country: prices, stock and delivery depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request only: Temu takes no postal code from a visitor without a session. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Each product has one seller; the flag only reports it. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the list shows a rating; it is always given. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Sold counts and forms of the product; false leaves them out. Default: true. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the list names the shop; `product` has more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Language of the texts, where the edition has several. Without it the edition's first. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Search texts, or addresses of results; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
};

/** Posts of nearly all communities, as r/all shows them. */
export type ForumAllInput = {
  /** What is given: posts, comments, or both. Default: "posts". */
  contentType?: ForumAllInputContentType | null | undefined;
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumAllInputFields> | null | undefined;
  /** Flair and marks such as for adults, locked or stickied: in the API alone. Default: true. */
  includeFlair?: boolean | null | undefined;
  /** Pictures and films: whole in the API, single pictures in feeds. Default: true. */
  includeMedia?: boolean | null | undefined;
  /** Score, share of votes, numbers of comments, shares and awards: in the API alone. Default: true. */
  includeScores?: boolean | null | undefined;
  /** What a comment answers and how deep it is: only in the API. Default: true. */
  includeThreads?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Order; hot where nothing is said. Default: "hot". */
  sort?: ForumAllInputSort | null | undefined;
  /** Only from this span of time, for the orders top and controversial, and for searches. */
  time?: ForumAllInputTime | null | undefined;
};

/** What is given: posts, comments, or both. */
export type ForumAllInputContentType =
  | 'BOTH'
  | 'COMMENTS'
  | 'POSTS';

export type ForumAllInputFields =
  | 'AUTHOR'
  | 'AUTHOR_FLAIR'
  | 'AWARD_COUNT'
  | 'COMMENT_COUNT'
  | 'COMMUNITY'
  | 'COMMUNITY_ID'
  | 'COMMUNITY_MEMBER_COUNT'
  | 'CROSSPOST_PARENT_ID'
  | 'DISTINGUISHED'
  | 'DOMAIN'
  | 'EDITED_AT'
  | 'EXTERNAL_URL'
  | 'FEATURE_COVERAGE'
  | 'FLAIR'
  | 'FULLNAME'
  | 'ID'
  | 'IMAGE_URL'
  | 'IS_ARCHIVED'
  | 'IS_CONTROVERSIAL'
  | 'IS_LOCKED'
  | 'IS_NSFW'
  | 'IS_ORIGINAL_CONTENT'
  | 'IS_REMOVED'
  | 'IS_SCORE_HIDDEN'
  | 'IS_SELF'
  | 'IS_SPOILER'
  | 'IS_STICKIED'
  | 'IS_SUBMITTER'
  | 'IS_VIDEO'
  | 'KIND'
  | 'MARKDOWN'
  | 'MEDIA'
  | 'PARENT_ID'
  | 'POST_ID'
  | 'POST_TITLE'
  | 'POST_TYPE'
  | 'PUBLISHED_AT'
  | 'REMOVED_BY'
  | 'SCORE'
  | 'SHARE_COUNT'
  | 'SURFACE'
  | 'TEXT'
  | 'TEXT_HTML'
  | 'TITLE'
  | 'UPVOTE_RATIO'
  | 'URL';

/** Order; hot where nothing is said. */
export type ForumAllInputSort =
  | 'CONTROVERSIAL'
  | 'HOT'
  | 'NEW'
  | 'RISING'
  | 'TOP';

/** Only from this span of time, for the orders top and controversial, and for searches. */
export type ForumAllInputTime =
  | 'ALL'
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

/** All comments on posts, answers after what they answer. */
export type ForumCommentsInput = {
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumCommentsInputFields> | null | undefined;
  /** Flair and marks such as for adults, locked or stickied: in the API alone. Default: true. */
  includeFlair?: boolean | null | undefined;
  /** Score, share of votes, numbers of comments, shares and awards: in the API alone. Default: true. */
  includeScores?: boolean | null | undefined;
  /** What a comment answers and how deep it is: only in the API. Default: true. */
  includeThreads?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Posts: ids, addresses of any form, or share links (`/r/name/s/…`), which are followed. 1 to 200 items. Each item: 1 to 400 characters. */
  postIds: Array<string>;
  /** Order; confidence where nothing is said. Default: "confidence". */
  sort?: ForumCommentsInputSort | null | undefined;
};

export type ForumCommentsInputFields =
  | 'AUTHOR'
  | 'AUTHOR_FLAIR'
  | 'AWARD_COUNT'
  | 'COMMUNITY'
  | 'COMMUNITY_ID'
  | 'DEPTH'
  | 'DISTINGUISHED'
  | 'EDITED_AT'
  | 'FEATURE_COVERAGE'
  | 'FULLNAME'
  | 'ID'
  | 'IS_CONTROVERSIAL'
  | 'IS_LOCKED'
  | 'IS_REMOVED'
  | 'IS_SCORE_HIDDEN'
  | 'IS_STICKIED'
  | 'IS_SUBMITTER'
  | 'KIND'
  | 'MARKDOWN'
  | 'MORE_REPLY_COUNT'
  | 'PARENT_ID'
  | 'POST_ID'
  | 'POST_TITLE'
  | 'PUBLISHED_AT'
  | 'REPLY_COUNT'
  | 'SCORE'
  | 'SURFACE'
  | 'TEXT'
  | 'TEXT_HTML'
  | 'URL';

/** Order; confidence where nothing is said. */
export type ForumCommentsInputSort =
  | 'CONFIDENCE'
  | 'CONTROVERSIAL'
  | 'NEW'
  | 'OLD'
  | 'QA'
  | 'TOP';

/** One operation of forum, with its input. */
export type ForumInput =
  {   /** Posts of nearly all communities, as r/all shows them. */
  all: ForumAllInput; comments?: never; popular?: never; post?: never; search?: never; searchComments?: never; searchCommunities?: never; searchUsers?: never; subreddit?: never; subredditProfile?: never; subredditUsers?: never; user?: never; userComments?: never; userOverview?: never; userPosts?: never; }
  |  { all?: never;   /** All comments on posts, answers after what they answer. */
  comments: ForumCommentsInput; popular?: never; post?: never; search?: never; searchComments?: never; searchCommunities?: never; searchUsers?: never; subreddit?: never; subredditProfile?: never; subredditUsers?: never; user?: never; userComments?: never; userOverview?: never; userPosts?: never; }
  |  { all?: never; comments?: never;   /** Posts of popular communities, as r/popular shows them. */
  popular: ForumPopularInput; post?: never; search?: never; searchComments?: never; searchCommunities?: never; searchUsers?: never; subreddit?: never; subredditProfile?: never; subredditUsers?: never; user?: never; userComments?: never; userOverview?: never; userPosts?: never; }
  |  { all?: never; comments?: never; popular?: never;   /** Posts by id or address, with their first comments where they are asked for. */
  post: ForumPostInput; search?: never; searchComments?: never; searchCommunities?: never; searchUsers?: never; subreddit?: never; subredditProfile?: never; subredditUsers?: never; user?: never; userComments?: never; userOverview?: never; userPosts?: never; }
  |  { all?: never; comments?: never; popular?: never; post?: never;   /** Posts for a search text, on all of Reddit or in communities; comments on them that hold its words. */
  search: ForumSearchInput; searchComments?: never; searchCommunities?: never; searchUsers?: never; subreddit?: never; subredditProfile?: never; subredditUsers?: never; user?: never; userComments?: never; userOverview?: never; userPosts?: never; }
  |  { all?: never; comments?: never; popular?: never; post?: never; search?: never;   /** Comments that hold the words of a search text, on the posts that Reddit finds for it. */
  searchComments: ForumSearchCommentsInput; searchCommunities?: never; searchUsers?: never; subreddit?: never; subredditProfile?: never; subredditUsers?: never; user?: never; userComments?: never; userOverview?: never; userPosts?: never; }
  |  { all?: never; comments?: never; popular?: never; post?: never; search?: never; searchComments?: never;   /** Communities for a search text, with what they are about. */
  searchCommunities: ForumSearchCommunitiesInput; searchUsers?: never; subreddit?: never; subredditProfile?: never; subredditUsers?: never; user?: never; userComments?: never; userOverview?: never; userPosts?: never; }
  |  { all?: never; comments?: never; popular?: never; post?: never; search?: never; searchComments?: never; searchCommunities?: never;   /** Accounts for a search text; without the API the one account of exactly this name. */
  searchUsers: ForumSearchUsersInput; subreddit?: never; subredditProfile?: never; subredditUsers?: never; user?: never; userComments?: never; userOverview?: never; userPosts?: never; }
  |  { all?: never; comments?: never; popular?: never; post?: never; search?: never; searchComments?: never; searchCommunities?: never; searchUsers?: never;   /** Posts of communities in one of their orders, their newest comments, or both. */
  subreddit: ForumSubredditInput; subredditProfile?: never; subredditUsers?: never; user?: never; userComments?: never; userOverview?: never; userPosts?: never; }
  |  { all?: never; comments?: never; popular?: never; post?: never; search?: never; searchComments?: never; searchCommunities?: never; searchUsers?: never; subreddit?: never;   /** One Record for each community: title, description, sidebar, members, rules, pictures and marks. */
  subredditProfile: ForumSubredditProfileInput; subredditUsers?: never; user?: never; userComments?: never; userOverview?: never; userPosts?: never; }
  |  { all?: never; comments?: never; popular?: never; post?: never; search?: never; searchComments?: never; searchCommunities?: never; searchUsers?: never; subreddit?: never; subredditProfile?: never;   /** Who wrote the newest posts and comments of communities; each once. */
  subredditUsers: ForumSubredditUsersInput; user?: never; userComments?: never; userOverview?: never; userPosts?: never; }
  |  { all?: never; comments?: never; popular?: never; post?: never; search?: never; searchComments?: never; searchCommunities?: never; searchUsers?: never; subreddit?: never; subredditProfile?: never; subredditUsers?: never;   /** An account: name, age, points and description. */
  user: ForumUserInput; userComments?: never; userOverview?: never; userPosts?: never; }
  |  { all?: never; comments?: never; popular?: never; post?: never; search?: never; searchComments?: never; searchCommunities?: never; searchUsers?: never; subreddit?: never; subredditProfile?: never; subredditUsers?: never; user?: never;   /** Comments of accounts, in all communities, with the title of the post of each. */
  userComments: ForumUserCommentsInput; userOverview?: never; userPosts?: never; }
  |  { all?: never; comments?: never; popular?: never; post?: never; search?: never; searchComments?: never; searchCommunities?: never; searchUsers?: never; subreddit?: never; subredditProfile?: never; subredditUsers?: never; user?: never; userComments?: never;   /** Posts and comments of accounts, mixed, as their pages show them. */
  userOverview: ForumUserOverviewInput; userPosts?: never; }
  |  { all?: never; comments?: never; popular?: never; post?: never; search?: never; searchComments?: never; searchCommunities?: never; searchUsers?: never; subreddit?: never; subredditProfile?: never; subredditUsers?: never; user?: never; userComments?: never; userOverview?: never;   /** Posts of accounts, in all communities. */
  userPosts: ForumUserPostsInput; };

/** Posts of popular communities, as r/popular shows them. */
export type ForumPopularInput = {
  /** What is given: posts, comments, or both. Default: "posts". */
  contentType?: ForumPopularInputContentType | null | undefined;
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumPopularInputFields> | null | undefined;
  /** Flair and marks such as for adults, locked or stickied: in the API alone. Default: true. */
  includeFlair?: boolean | null | undefined;
  /** Pictures and films: whole in the API, single pictures in feeds. Default: true. */
  includeMedia?: boolean | null | undefined;
  /** Score, share of votes, numbers of comments, shares and awards: in the API alone. Default: true. */
  includeScores?: boolean | null | undefined;
  /** What a comment answers and how deep it is: only in the API. Default: true. */
  includeThreads?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Order; hot where nothing is said. Default: "hot". */
  sort?: ForumPopularInputSort | null | undefined;
  /** Only from this span of time, for the orders top and controversial, and for searches. */
  time?: ForumPopularInputTime | null | undefined;
};

/** What is given: posts, comments, or both. */
export type ForumPopularInputContentType =
  | 'BOTH'
  | 'COMMENTS'
  | 'POSTS';

export type ForumPopularInputFields =
  | 'AUTHOR'
  | 'AUTHOR_FLAIR'
  | 'AWARD_COUNT'
  | 'COMMENT_COUNT'
  | 'COMMUNITY'
  | 'COMMUNITY_ID'
  | 'COMMUNITY_MEMBER_COUNT'
  | 'CROSSPOST_PARENT_ID'
  | 'DISTINGUISHED'
  | 'DOMAIN'
  | 'EDITED_AT'
  | 'EXTERNAL_URL'
  | 'FEATURE_COVERAGE'
  | 'FLAIR'
  | 'FULLNAME'
  | 'ID'
  | 'IMAGE_URL'
  | 'IS_ARCHIVED'
  | 'IS_CONTROVERSIAL'
  | 'IS_LOCKED'
  | 'IS_NSFW'
  | 'IS_ORIGINAL_CONTENT'
  | 'IS_REMOVED'
  | 'IS_SCORE_HIDDEN'
  | 'IS_SELF'
  | 'IS_SPOILER'
  | 'IS_STICKIED'
  | 'IS_SUBMITTER'
  | 'IS_VIDEO'
  | 'KIND'
  | 'MARKDOWN'
  | 'MEDIA'
  | 'PARENT_ID'
  | 'POST_ID'
  | 'POST_TITLE'
  | 'POST_TYPE'
  | 'PUBLISHED_AT'
  | 'REMOVED_BY'
  | 'SCORE'
  | 'SHARE_COUNT'
  | 'SURFACE'
  | 'TEXT'
  | 'TEXT_HTML'
  | 'TITLE'
  | 'UPVOTE_RATIO'
  | 'URL';

/** Order; hot where nothing is said. */
export type ForumPopularInputSort =
  | 'CONTROVERSIAL'
  | 'HOT'
  | 'NEW'
  | 'RISING'
  | 'TOP';

/** Only from this span of time, for the orders top and controversial, and for searches. */
export type ForumPopularInputTime =
  | 'ALL'
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

/** Posts by id or address, with their first comments where they are asked for. */
export type ForumPostInput = {
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumPostInputFields> | null | undefined;
  /** The first hundred comments, in the order of `sort`. Default: false. */
  includeComments?: boolean | null | undefined;
  /** Flair and marks such as for adults, locked or stickied: in the API alone. Default: true. */
  includeFlair?: boolean | null | undefined;
  /** Pictures and films: whole in the API, single pictures in feeds. Default: true. */
  includeMedia?: boolean | null | undefined;
  /** Score, share of votes, numbers of comments, shares and awards: in the API alone. Default: true. */
  includeScores?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Posts: ids, addresses of any form, or share links (`/r/name/s/…`), which are followed. 1 to 200 items. Each item: 1 to 400 characters. */
  postIds: Array<string>;
  /** Order; confidence where nothing is said. Default: "confidence". */
  sort?: ForumPostInputSort | null | undefined;
};

export type ForumPostInputFields =
  | 'AUTHOR'
  | 'AUTHOR_FLAIR'
  | 'AWARD_COUNT'
  | 'COMMENTS'
  | 'COMMENT_COUNT'
  | 'COMMUNITY'
  | 'COMMUNITY_ID'
  | 'COMMUNITY_MEMBER_COUNT'
  | 'CROSSPOST_PARENT_ID'
  | 'DISTINGUISHED'
  | 'DOMAIN'
  | 'EDITED_AT'
  | 'EXTERNAL_URL'
  | 'FEATURE_COVERAGE'
  | 'FLAIR'
  | 'FULLNAME'
  | 'ID'
  | 'IMAGE_URL'
  | 'IS_ARCHIVED'
  | 'IS_LOCKED'
  | 'IS_NSFW'
  | 'IS_ORIGINAL_CONTENT'
  | 'IS_REMOVED'
  | 'IS_SCORE_HIDDEN'
  | 'IS_SELF'
  | 'IS_SPOILER'
  | 'IS_STICKIED'
  | 'IS_VIDEO'
  | 'KIND'
  | 'MARKDOWN'
  | 'MEDIA'
  | 'POST_TYPE'
  | 'PUBLISHED_AT'
  | 'REMOVED_BY'
  | 'SCORE'
  | 'SHARE_COUNT'
  | 'SURFACE'
  | 'TEXT'
  | 'TEXT_HTML'
  | 'TITLE'
  | 'UPVOTE_RATIO'
  | 'URL';

/** Order; confidence where nothing is said. */
export type ForumPostInputSort =
  | 'CONFIDENCE'
  | 'CONTROVERSIAL'
  | 'NEW'
  | 'OLD'
  | 'QA'
  | 'TOP';

/** Comments that hold the words of a search text, on the posts that Reddit finds for it. */
export type ForumSearchCommentsInput = {
  /** First finds communities for the search text, then searches in each of them. Default: false. */
  autoDiscoverSubreddits?: boolean | null | undefined;
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumSearchCommentsInputFields> | null | undefined;
  /** Flair and marks such as for adults, locked or stickied: in the API alone. Default: true. */
  includeFlair?: boolean | null | undefined;
  /** Also posts for adults; feeds may leave them out all the same. Default: false. */
  includeNsfw?: boolean | null | undefined;
  /** Score, share of votes, numbers of comments, shares and awards: in the API alone. Default: true. */
  includeScores?: boolean | null | undefined;
  /** What a comment answers and how deep it is: only in the API. Default: true. */
  includeThreads?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Posts whose comments are looked through, for each search text and community. 1 to 1,000. Default: 10. */
  maxPosts?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Communities that are found so, at most. 1 to 50. Default: 5. */
  maxSubreddits?: number | null | undefined;
  /** Search texts, with Reddit's operators such as `author:` or quotes, or addresses of results. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
  /** Order; relevance where nothing is said. Default: "relevance". */
  sort?: ForumSearchCommentsInputSort | null | undefined;
  /** Only in these communities, one after another. Without them all of Reddit is searched. 1 to 100 items. Each item: 1 to 400 characters. */
  subreddits?: Array<string> | null | undefined;
  /** Only from this span of time, for the orders top and controversial, and for searches. */
  time?: ForumSearchCommentsInputTime | null | undefined;
};

export type ForumSearchCommentsInputFields =
  | 'AUTHOR'
  | 'AUTHOR_FLAIR'
  | 'AWARD_COUNT'
  | 'COMMUNITY'
  | 'COMMUNITY_ID'
  | 'DEPTH'
  | 'DISTINGUISHED'
  | 'EDITED_AT'
  | 'FEATURE_COVERAGE'
  | 'FULLNAME'
  | 'ID'
  | 'IS_CONTROVERSIAL'
  | 'IS_LOCKED'
  | 'IS_REMOVED'
  | 'IS_SCORE_HIDDEN'
  | 'IS_STICKIED'
  | 'IS_SUBMITTER'
  | 'KIND'
  | 'MARKDOWN'
  | 'MORE_REPLY_COUNT'
  | 'PARENT_ID'
  | 'POST_ID'
  | 'POST_TITLE'
  | 'PUBLISHED_AT'
  | 'REPLY_COUNT'
  | 'SCORE'
  | 'SURFACE'
  | 'TERM'
  | 'TEXT'
  | 'TEXT_HTML'
  | 'URL';

/** Order; relevance where nothing is said. */
export type ForumSearchCommentsInputSort =
  | 'COMMENTS'
  | 'HOT'
  | 'NEW'
  | 'RELEVANCE'
  | 'TOP';

/** Only from this span of time, for the orders top and controversial, and for searches. */
export type ForumSearchCommentsInputTime =
  | 'ALL'
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

/** Communities for a search text, with what they are about. */
export type ForumSearchCommunitiesInput = {
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumSearchCommunitiesInputFields> | null | undefined;
  /** Numbers of members and of people who were there: only in the API. Default: true. */
  includeMembers?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Search texts, with Reddit's operators such as `author:` or quotes, or addresses of results. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
};

export type ForumSearchCommunitiesInputFields =
  | 'ACTIVE_COUNT'
  | 'ALLOWS_GALLERIES'
  | 'ALLOWS_IMAGES'
  | 'ALLOWS_POLLS'
  | 'ALLOWS_VIDEOS'
  | 'BANNER_URL'
  | 'CATEGORY'
  | 'CREATED_AT'
  | 'DESCRIPTION'
  | 'FEATURE_COVERAGE'
  | 'HAS_WIKI'
  | 'HEADER_URL'
  | 'ID'
  | 'IMAGE_URL'
  | 'IS_NSFW'
  | 'IS_QUARANTINED'
  | 'LANGUAGE'
  | 'MEMBER_COUNT'
  | 'NAME'
  | 'PRIMARY_COLOR'
  | 'RESULT_POSITION'
  | 'RULES'
  | 'SIDEBAR_MARKDOWN'
  | 'SIDEBAR_TEXT'
  | 'SUBMISSION_TYPE'
  | 'SUBMIT_TEXT'
  | 'SURFACE'
  | 'TERM'
  | 'TITLE'
  | 'TYPE'
  | 'URL'
  | 'WEEKLY_CONTRIBUTION_COUNT'
  | 'WEEKLY_VISITOR_COUNT';

/** Posts for a search text, on all of Reddit or in communities; comments on them that hold its words. */
export type ForumSearchInput = {
  /** First finds communities for the search text, then searches in each of them. Default: false. */
  autoDiscoverSubreddits?: boolean | null | undefined;
  /** What is given: posts, comments, or both. Default: "posts". */
  contentType?: ForumSearchInputContentType | null | undefined;
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumSearchInputFields> | null | undefined;
  /** Flair and marks such as for adults, locked or stickied: in the API alone. Default: true. */
  includeFlair?: boolean | null | undefined;
  /** Pictures and films: whole in the API, single pictures in feeds. Default: true. */
  includeMedia?: boolean | null | undefined;
  /** Also posts for adults; feeds may leave them out all the same. Default: false. */
  includeNsfw?: boolean | null | undefined;
  /** Score, share of votes, numbers of comments, shares and awards: in the API alone. Default: true. */
  includeScores?: boolean | null | undefined;
  /** What a comment answers and how deep it is: only in the API. Default: true. */
  includeThreads?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Posts whose comments are looked through, for each search text and community. 1 to 1,000. Default: 10. */
  maxPosts?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Communities that are found so, at most. 1 to 50. Default: 5. */
  maxSubreddits?: number | null | undefined;
  /** Search texts, with Reddit's operators such as `author:` or quotes, or addresses of results. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
  /** Order; relevance where nothing is said. Default: "relevance". */
  sort?: ForumSearchInputSort | null | undefined;
  /** Only in these communities, one after another. Without them all of Reddit is searched. 1 to 100 items. Each item: 1 to 400 characters. */
  subreddits?: Array<string> | null | undefined;
  /** Only from this span of time, for the orders top and controversial, and for searches. */
  time?: ForumSearchInputTime | null | undefined;
};

/** What is given: posts, comments, or both. */
export type ForumSearchInputContentType =
  | 'BOTH'
  | 'COMMENTS'
  | 'POSTS';

export type ForumSearchInputFields =
  | 'AUTHOR'
  | 'AUTHOR_FLAIR'
  | 'AWARD_COUNT'
  | 'COMMENT_COUNT'
  | 'COMMUNITY'
  | 'COMMUNITY_ID'
  | 'COMMUNITY_MEMBER_COUNT'
  | 'CROSSPOST_PARENT_ID'
  | 'DEPTH'
  | 'DISTINGUISHED'
  | 'DOMAIN'
  | 'EDITED_AT'
  | 'EXTERNAL_URL'
  | 'FEATURE_COVERAGE'
  | 'FLAIR'
  | 'FULLNAME'
  | 'ID'
  | 'IMAGE_URL'
  | 'IS_ARCHIVED'
  | 'IS_CONTROVERSIAL'
  | 'IS_LOCKED'
  | 'IS_NSFW'
  | 'IS_ORIGINAL_CONTENT'
  | 'IS_REMOVED'
  | 'IS_SCORE_HIDDEN'
  | 'IS_SELF'
  | 'IS_SPOILER'
  | 'IS_STICKIED'
  | 'IS_SUBMITTER'
  | 'IS_VIDEO'
  | 'KIND'
  | 'MARKDOWN'
  | 'MEDIA'
  | 'MORE_REPLY_COUNT'
  | 'PARENT_ID'
  | 'POST_ID'
  | 'POST_TITLE'
  | 'POST_TYPE'
  | 'PUBLISHED_AT'
  | 'REMOVED_BY'
  | 'REPLY_COUNT'
  | 'SCORE'
  | 'SHARE_COUNT'
  | 'SURFACE'
  | 'TERM'
  | 'TEXT'
  | 'TEXT_HTML'
  | 'TITLE'
  | 'UPVOTE_RATIO'
  | 'URL';

/** Order; relevance where nothing is said. */
export type ForumSearchInputSort =
  | 'COMMENTS'
  | 'HOT'
  | 'NEW'
  | 'RELEVANCE'
  | 'TOP';

/** Only from this span of time, for the orders top and controversial, and for searches. */
export type ForumSearchInputTime =
  | 'ALL'
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

/** Accounts for a search text; without the API the one account of exactly this name. */
export type ForumSearchUsersInput = {
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumSearchUsersInputFields> | null | undefined;
  /** Points, age and description of the account: in the API alone. Default: true. */
  includeKarma?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Search texts, with Reddit's operators such as `author:` or quotes, or addresses of results. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
};

export type ForumSearchUsersInputFields =
  | 'APPROXIMATION'
  | 'BANNER_URL'
  | 'COMMENT_KARMA'
  | 'COMMUNITY'
  | 'DESCRIPTION'
  | 'FEATURE_COVERAGE'
  | 'FOLLOWER_COUNT'
  | 'ID'
  | 'IMAGE_URL'
  | 'IS_EMPLOYEE'
  | 'IS_MODERATOR'
  | 'IS_NSFW'
  | 'IS_SUSPENDED'
  | 'IS_VERIFIED'
  | 'JOINED_AT'
  | 'LAST_ACTIVE_AT'
  | 'NAME'
  | 'POST_KARMA'
  | 'RESULT_POSITION'
  | 'SURFACE'
  | 'TERM'
  | 'TOTAL_KARMA'
  | 'URL'
  | 'USERNAME';

/** Posts of communities in one of their orders, their newest comments, or both. */
export type ForumSubredditInput = {
  /** What is given: posts, comments, or both. Default: "posts". */
  contentType?: ForumSubredditInputContentType | null | undefined;
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumSubredditInputFields> | null | undefined;
  /** Flair and marks such as for adults, locked or stickied: in the API alone. Default: true. */
  includeFlair?: boolean | null | undefined;
  /** Pictures and films: whole in the API, single pictures in feeds. Default: true. */
  includeMedia?: boolean | null | undefined;
  /** Score, share of votes, numbers of comments, shares and awards: in the API alone. Default: true. */
  includeScores?: boolean | null | undefined;
  /** What a comment answers and how deep it is: only in the API. Default: true. */
  includeThreads?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Order; hot where nothing is said. Default: "hot". */
  sort?: ForumSubredditInputSort | null | undefined;
  /** Communities: names, `r/name`, several at once as `a+b`, `u_name` for an account's own, or addresses. 1 to 100 items. Each item: 1 to 400 characters. */
  subreddits: Array<string>;
  /** Only from this span of time, for the orders top and controversial, and for searches. */
  time?: ForumSubredditInputTime | null | undefined;
};

/** What is given: posts, comments, or both. */
export type ForumSubredditInputContentType =
  | 'BOTH'
  | 'COMMENTS'
  | 'POSTS';

export type ForumSubredditInputFields =
  | 'AUTHOR'
  | 'AUTHOR_FLAIR'
  | 'AWARD_COUNT'
  | 'COMMENT_COUNT'
  | 'COMMUNITY'
  | 'COMMUNITY_ID'
  | 'COMMUNITY_MEMBER_COUNT'
  | 'CROSSPOST_PARENT_ID'
  | 'DISTINGUISHED'
  | 'DOMAIN'
  | 'EDITED_AT'
  | 'EXTERNAL_URL'
  | 'FEATURE_COVERAGE'
  | 'FLAIR'
  | 'FULLNAME'
  | 'ID'
  | 'IMAGE_URL'
  | 'IS_ARCHIVED'
  | 'IS_CONTROVERSIAL'
  | 'IS_LOCKED'
  | 'IS_NSFW'
  | 'IS_ORIGINAL_CONTENT'
  | 'IS_REMOVED'
  | 'IS_SCORE_HIDDEN'
  | 'IS_SELF'
  | 'IS_SPOILER'
  | 'IS_STICKIED'
  | 'IS_SUBMITTER'
  | 'IS_VIDEO'
  | 'KIND'
  | 'MARKDOWN'
  | 'MEDIA'
  | 'PARENT_ID'
  | 'POST_ID'
  | 'POST_TITLE'
  | 'POST_TYPE'
  | 'PUBLISHED_AT'
  | 'REMOVED_BY'
  | 'SCORE'
  | 'SHARE_COUNT'
  | 'SURFACE'
  | 'TEXT'
  | 'TEXT_HTML'
  | 'TITLE'
  | 'UPVOTE_RATIO'
  | 'URL';

/** Order; hot where nothing is said. */
export type ForumSubredditInputSort =
  | 'CONTROVERSIAL'
  | 'HOT'
  | 'NEW'
  | 'RISING'
  | 'TOP';

/** Only from this span of time, for the orders top and controversial, and for searches. */
export type ForumSubredditInputTime =
  | 'ALL'
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

/** One Record for each community: title, description, sidebar, members, rules, pictures and marks. */
export type ForumSubredditProfileInput = {
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumSubredditProfileInputFields> | null | undefined;
  /** Numbers of members and of people who were there: only in the API. Default: true. */
  includeMembers?: boolean | null | undefined;
  /** Its rules: one call more in the API, and not in feeds. Default: true. */
  includeRules?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Communities: names, `r/name`, several at once as `a+b`, `u_name` for an account's own, or addresses. 1 to 100 items. Each item: 1 to 400 characters. */
  subreddits: Array<string>;
};

export type ForumSubredditProfileInputFields =
  | 'ACTIVE_COUNT'
  | 'ALLOWS_GALLERIES'
  | 'ALLOWS_IMAGES'
  | 'ALLOWS_POLLS'
  | 'ALLOWS_VIDEOS'
  | 'BANNER_URL'
  | 'CATEGORY'
  | 'CREATED_AT'
  | 'DESCRIPTION'
  | 'FEATURE_COVERAGE'
  | 'HAS_WIKI'
  | 'HEADER_URL'
  | 'ID'
  | 'IMAGE_URL'
  | 'IS_NSFW'
  | 'IS_QUARANTINED'
  | 'LANGUAGE'
  | 'MEMBER_COUNT'
  | 'NAME'
  | 'PRIMARY_COLOR'
  | 'RESULT_POSITION'
  | 'RULES'
  | 'SIDEBAR_MARKDOWN'
  | 'SIDEBAR_TEXT'
  | 'SUBMISSION_TYPE'
  | 'SUBMIT_TEXT'
  | 'SURFACE'
  | 'TERM'
  | 'TITLE'
  | 'TYPE'
  | 'URL'
  | 'WEEKLY_CONTRIBUTION_COUNT'
  | 'WEEKLY_VISITOR_COUNT';

/** Who wrote the newest posts and comments of communities; each once. */
export type ForumSubredditUsersInput = {
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumSubredditUsersInputFields> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Communities: names, `r/name`, several at once as `a+b`, `u_name` for an account's own, or addresses. 1 to 100 items. Each item: 1 to 400 characters. */
  subreddits: Array<string>;
};

export type ForumSubredditUsersInputFields =
  | 'APPROXIMATION'
  | 'BANNER_URL'
  | 'COMMENT_KARMA'
  | 'COMMUNITY'
  | 'DESCRIPTION'
  | 'FEATURE_COVERAGE'
  | 'FOLLOWER_COUNT'
  | 'ID'
  | 'IMAGE_URL'
  | 'IS_EMPLOYEE'
  | 'IS_MODERATOR'
  | 'IS_NSFW'
  | 'IS_SUSPENDED'
  | 'IS_VERIFIED'
  | 'JOINED_AT'
  | 'LAST_ACTIVE_AT'
  | 'NAME'
  | 'POST_KARMA'
  | 'RESULT_POSITION'
  | 'SURFACE'
  | 'TERM'
  | 'TOTAL_KARMA'
  | 'URL'
  | 'USERNAME';

/** Comments of accounts, in all communities, with the title of the post of each. */
export type ForumUserCommentsInput = {
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumUserCommentsInputFields> | null | undefined;
  /** Flair and marks such as for adults, locked or stickied: in the API alone. Default: true. */
  includeFlair?: boolean | null | undefined;
  /** Score, share of votes, numbers of comments, shares and awards: in the API alone. Default: true. */
  includeScores?: boolean | null | undefined;
  /** What a comment answers and how deep it is: only in the API. Default: true. */
  includeThreads?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Order; new where nothing is said. Default: "new". */
  sort?: ForumUserCommentsInputSort | null | undefined;
  /** Only from this span of time, for the orders top and controversial, and for searches. */
  time?: ForumUserCommentsInputTime | null | undefined;
  /** Accounts: names, `u/name`, or addresses. 1 to 100 items. Each item: 1 to 400 characters. */
  usernames: Array<string>;
};

export type ForumUserCommentsInputFields =
  | 'AUTHOR'
  | 'AUTHOR_FLAIR'
  | 'AWARD_COUNT'
  | 'COMMUNITY'
  | 'COMMUNITY_ID'
  | 'DEPTH'
  | 'DISTINGUISHED'
  | 'EDITED_AT'
  | 'FEATURE_COVERAGE'
  | 'FULLNAME'
  | 'ID'
  | 'IS_CONTROVERSIAL'
  | 'IS_LOCKED'
  | 'IS_REMOVED'
  | 'IS_SCORE_HIDDEN'
  | 'IS_STICKIED'
  | 'IS_SUBMITTER'
  | 'KIND'
  | 'MARKDOWN'
  | 'MORE_REPLY_COUNT'
  | 'PARENT_ID'
  | 'POST_ID'
  | 'POST_TITLE'
  | 'PUBLISHED_AT'
  | 'REPLY_COUNT'
  | 'SCORE'
  | 'SURFACE'
  | 'TEXT'
  | 'TEXT_HTML'
  | 'URL';

/** Order; new where nothing is said. */
export type ForumUserCommentsInputSort =
  | 'CONTROVERSIAL'
  | 'HOT'
  | 'NEW'
  | 'TOP';

/** Only from this span of time, for the orders top and controversial, and for searches. */
export type ForumUserCommentsInputTime =
  | 'ALL'
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

/** An account: name, age, points and description. */
export type ForumUserInput = {
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumUserInputFields> | null | undefined;
  /** Points, age and description of the account: in the API alone. Default: true. */
  includeKarma?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Accounts: names, `u/name`, or addresses. 1 to 100 items. Each item: 1 to 400 characters. */
  usernames: Array<string>;
};

export type ForumUserInputFields =
  | 'APPROXIMATION'
  | 'BANNER_URL'
  | 'COMMENT_KARMA'
  | 'COMMUNITY'
  | 'DESCRIPTION'
  | 'FEATURE_COVERAGE'
  | 'FOLLOWER_COUNT'
  | 'ID'
  | 'IMAGE_URL'
  | 'IS_EMPLOYEE'
  | 'IS_MODERATOR'
  | 'IS_NSFW'
  | 'IS_SUSPENDED'
  | 'IS_VERIFIED'
  | 'JOINED_AT'
  | 'LAST_ACTIVE_AT'
  | 'NAME'
  | 'POST_KARMA'
  | 'RESULT_POSITION'
  | 'SURFACE'
  | 'TERM'
  | 'TOTAL_KARMA'
  | 'URL'
  | 'USERNAME';

/** Posts and comments of accounts, mixed, as their pages show them. */
export type ForumUserOverviewInput = {
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumUserOverviewInputFields> | null | undefined;
  /** Flair and marks such as for adults, locked or stickied: in the API alone. Default: true. */
  includeFlair?: boolean | null | undefined;
  /** Pictures and films: whole in the API, single pictures in feeds. Default: true. */
  includeMedia?: boolean | null | undefined;
  /** Score, share of votes, numbers of comments, shares and awards: in the API alone. Default: true. */
  includeScores?: boolean | null | undefined;
  /** What a comment answers and how deep it is: only in the API. Default: true. */
  includeThreads?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Order; new where nothing is said. Default: "new". */
  sort?: ForumUserOverviewInputSort | null | undefined;
  /** Only from this span of time, for the orders top and controversial, and for searches. */
  time?: ForumUserOverviewInputTime | null | undefined;
  /** Accounts: names, `u/name`, or addresses. 1 to 100 items. Each item: 1 to 400 characters. */
  usernames: Array<string>;
};

export type ForumUserOverviewInputFields =
  | 'AUTHOR'
  | 'AUTHOR_FLAIR'
  | 'AWARD_COUNT'
  | 'COMMENT_COUNT'
  | 'COMMUNITY'
  | 'COMMUNITY_ID'
  | 'COMMUNITY_MEMBER_COUNT'
  | 'CROSSPOST_PARENT_ID'
  | 'DISTINGUISHED'
  | 'DOMAIN'
  | 'EDITED_AT'
  | 'EXTERNAL_URL'
  | 'FEATURE_COVERAGE'
  | 'FLAIR'
  | 'FULLNAME'
  | 'ID'
  | 'IMAGE_URL'
  | 'IS_ARCHIVED'
  | 'IS_CONTROVERSIAL'
  | 'IS_LOCKED'
  | 'IS_NSFW'
  | 'IS_ORIGINAL_CONTENT'
  | 'IS_REMOVED'
  | 'IS_SCORE_HIDDEN'
  | 'IS_SELF'
  | 'IS_SPOILER'
  | 'IS_STICKIED'
  | 'IS_SUBMITTER'
  | 'IS_VIDEO'
  | 'KIND'
  | 'MARKDOWN'
  | 'MEDIA'
  | 'PARENT_ID'
  | 'POST_ID'
  | 'POST_TITLE'
  | 'POST_TYPE'
  | 'PUBLISHED_AT'
  | 'REMOVED_BY'
  | 'SCORE'
  | 'SHARE_COUNT'
  | 'SURFACE'
  | 'TEXT'
  | 'TEXT_HTML'
  | 'TITLE'
  | 'UPVOTE_RATIO'
  | 'URL';

/** Order; new where nothing is said. */
export type ForumUserOverviewInputSort =
  | 'CONTROVERSIAL'
  | 'HOT'
  | 'NEW'
  | 'TOP';

/** Only from this span of time, for the orders top and controversial, and for searches. */
export type ForumUserOverviewInputTime =
  | 'ALL'
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

/** Posts of accounts, in all communities. */
export type ForumUserPostsInput = {
  /** Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so. 1 to 100 items. */
  fields?: Array<ForumUserPostsInputFields> | null | undefined;
  /** Flair and marks such as for adults, locked or stickied: in the API alone. Default: true. */
  includeFlair?: boolean | null | undefined;
  /** Pictures and films: whole in the API, single pictures in feeds. Default: true. */
  includeMedia?: boolean | null | undefined;
  /** Score, share of votes, numbers of comments, shares and awards: in the API alone. Default: true. */
  includeScores?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most Records, in addition to `limit`: the smaller of the two counts. 1 to 100,000. */
  maxResults?: number | null | undefined;
  /** Order; new where nothing is said. Default: "new". */
  sort?: ForumUserPostsInputSort | null | undefined;
  /** Only from this span of time, for the orders top and controversial, and for searches. */
  time?: ForumUserPostsInputTime | null | undefined;
  /** Accounts: names, `u/name`, or addresses. 1 to 100 items. Each item: 1 to 400 characters. */
  usernames: Array<string>;
};

export type ForumUserPostsInputFields =
  | 'AUTHOR'
  | 'AUTHOR_FLAIR'
  | 'AWARD_COUNT'
  | 'COMMENT_COUNT'
  | 'COMMUNITY'
  | 'COMMUNITY_ID'
  | 'COMMUNITY_MEMBER_COUNT'
  | 'CROSSPOST_PARENT_ID'
  | 'DISTINGUISHED'
  | 'DOMAIN'
  | 'EDITED_AT'
  | 'EXTERNAL_URL'
  | 'FEATURE_COVERAGE'
  | 'FLAIR'
  | 'FULLNAME'
  | 'ID'
  | 'IMAGE_URL'
  | 'IS_ARCHIVED'
  | 'IS_LOCKED'
  | 'IS_NSFW'
  | 'IS_ORIGINAL_CONTENT'
  | 'IS_REMOVED'
  | 'IS_SCORE_HIDDEN'
  | 'IS_SELF'
  | 'IS_SPOILER'
  | 'IS_STICKIED'
  | 'IS_VIDEO'
  | 'KIND'
  | 'MARKDOWN'
  | 'MEDIA'
  | 'POST_TYPE'
  | 'PUBLISHED_AT'
  | 'REMOVED_BY'
  | 'SCORE'
  | 'SHARE_COUNT'
  | 'SURFACE'
  | 'TEXT'
  | 'TEXT_HTML'
  | 'TITLE'
  | 'UPVOTE_RATIO'
  | 'URL';

/** Order; new where nothing is said. */
export type ForumUserPostsInputSort =
  | 'CONTROVERSIAL'
  | 'HOT'
  | 'NEW'
  | 'TOP';

/** Only from this span of time, for the orders top and controversial, and for searches. */
export type ForumUserPostsInputTime =
  | 'ALL'
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

/** Photos that buyers took, as the page of a listing shows them, with the purchase and the stars. */
export type HandmadeShopCustomerPhotosInput = {
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Adds what the buyer wrote next to the photo. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Listings: numbers, addresses of their pages, or etsy.me links. 1 to 200 items. Each item: 1 to 128 characters. */
  listingIds: Array<string>;
};

/** One operation of handmade-shop, with its input. */
export type HandmadeShopInput =
  {   /** Photos that buyers took, as the page of a listing shows them, with the purchase and the stars. */
  customerPhotos: HandmadeShopCustomerPhotosInput; keywords?: never; listing?: never; reviews?: never; search?: never; sellerIntel?: never; shop?: never; }
  |  { customerPhotos?: never;   /** Related searches and words of titles, for search texts and listings, with the figures of the results. */
  keywords: HandmadeShopKeywordsInput; listing?: never; reviews?: never; search?: never; sellerIntel?: never; shop?: never; }
  |  { customerPhotos?: never; keywords?: never;   /** Everything that the page of a listing shows: price, pieces, variants, ratings, sending, photos. */
  listing: HandmadeShopListingInput; reviews?: never; search?: never; sellerIntel?: never; shop?: never; }
  |  { customerPhotos?: never; keywords?: never; listing?: never;   /** The few reviews that the page of a listing carries, with stars, day and photos. */
  reviews: HandmadeShopReviewsInput; search?: never; sellerIntel?: never; shop?: never; }
  |  { customerPhotos?: never; keywords?: never; listing?: never; reviews?: never;   /** Listings for a search text, with price, shop, rating and place among the results, adverts told apart. */
  search: HandmadeShopSearchInput; sellerIntel?: never; shop?: never; }
  |  { customerPhotos?: never; keywords?: never; listing?: never; reviews?: never; search?: never;   /** A shop with sales, exact rating, place and sections, and the figures of what it offers and sold. */
  sellerIntel: HandmadeShopSellerIntelInput; shop?: never; }
  |  { customerPhotos?: never; keywords?: never; listing?: never; reviews?: never; search?: never; sellerIntel?: never;   /** What a shop offers, page by page, and on request the shop itself. */
  shop: HandmadeShopShopInput; };

/** Related searches and words of titles, for search texts and listings, with the figures of the results. */
export type HandmadeShopKeywordsInput = {
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Listings: numbers, addresses of their pages, or etsy.me links. 1 to 200 items. Each item: 1 to 128 characters. */
  listingIds?: Array<string> | null | undefined;
  /** Search texts, or addresses of results, market pages or categories; each is read separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms?: Array<string> | null | undefined;
};

/** Everything that the page of a listing shows: price, pieces, variants, ratings, sending, photos. */
export type HandmadeShopListingInput = {
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Photos of buyers. A Record always has it; reported. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** What the seller says of it. A Record always has it; reported. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Related searches. A Record always has it; reported. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** The offer: price, pieces, sending. A Record always has it; reported. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Questions that the shop answers. A Record always has it; reported. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Adds the few reviews of the page; `reviews` has more of them. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** How many things the shop sold. A Record always has it; reported. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Adds the shop: sales, place, exact rating, sections. One more page for each shop. Default: false. */
  includeShopDetails?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Listings: numbers, addresses of their pages, or etsy.me links. 1 to 200 items. Each item: 1 to 128 characters. */
  listingIds: Array<string>;
};

/** The few reviews that the page of a listing carries, with stars, day and photos. */
export type HandmadeShopReviewsInput = {
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Also gives the name of who wrote each review: personal data. Default: false. */
  includeAuthors?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Listings: numbers, addresses of their pages, or etsy.me links. 1 to 200 items. Each item: 1 to 128 characters. */
  listingIds: Array<string>;
  /** Only reviews with these stars, of those that the page carries. 1 to 5 items. Each item: 1 to 5. */
  stars?: Array<number> | null | undefined;
};

/** Listings for a search text, with price, shop, rating and place among the results, adverts told apart. */
export type HandmadeShopSearchInput = {
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Says whether the list shows a price; it is always given. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the list shows a rating; it is always given. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Adds the shop: sales, place, exact rating, sections. One more page for each shop. Default: false. */
  includeShopDetails?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Highest price, in the currency of the edition. 0 to 1,000,000. */
  maxPrice?: number | null | undefined;
  /** Lowest price, in the currency of the edition. 0 to 1,000,000. */
  minPrice?: number | null | undefined;
  /** Search texts, or addresses of results, market pages or categories; each is read separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
  /** Order of the results. Default: "most_relevant". */
  sort?: HandmadeShopSearchInputSort | null | undefined;
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
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Taken for compatibility: a Record always has the shop. Default: false. */
  includeShopDetails?: boolean | null | undefined;
  /** Adds what the shop sold last, from its sold page where it is public. One more page for each shop. Default: false. */
  includeSoldListings?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Shops: names, or addresses of their pages. 1 to 100 items. Each item: 1 to 30 characters. */
  shopNames: Array<string>;
};

/** What a shop offers, page by page, and on request the shop itself. */
export type HandmadeShopShopInput = {
  /** Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  countryCode?: string | null | undefined;
  /** Kept with the Request only: Etsy does not let a page be asked for with a destination. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Says whether the list shows a price; it is always given. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the list shows a rating; it is always given. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Says whether the page counts what the shop sold; includeShopDetails gives it. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Adds the shop to each of its listings; costs no page. Default: false. */
  includeShopDetails?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Shops: names, or addresses of their pages. 1 to 100 items. Each item: 1 to 30 characters. */
  shopNames: Array<string>;
};

/** Whether a host is there. */
export type HostStatus =
  /** Its lease is over: it stopped, was lost, or came back with another one. */
  | 'ENDED'
  /** It has a lease, so that it alone runs the services that live there. */
  | 'RUNNING';

/** What a worker of a service does. */
export type HostedWorkerState =
  /** It takes requests. */
  | 'AWAKE'
  /** It answers those that it has, and ends. */
  | 'DRAINING'
  /** Its process starts. */
  | 'STARTING';

/** State of an invoice. */
export type InvoiceState =
  | 'OPEN'
  | 'PAID'
  | 'VOID';

/** What companies say of themselves, how employees rate them, and what they offer: size, benefits, jobs. */
export type JobsCompanyInput = {
  /** Companies: addresses of their pages, the slugs in these, or names. 1 to 100 items. Each item: 1 to 128 characters. */
  companies: Array<string>;
  /** Country whose site is read: code or English name. Addresses name it by their host. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Also reads the pages of its open jobs, at most 20 of each company, into `jobs`. Default: false. */
  includeJobs?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** One operation of jobs, with its input. */
export type JobsInput =
  {   /** What companies say of themselves, how employees rate them, and what they offer: size, benefits, jobs. */
  company: JobsCompanyInput; job?: never; resume?: never; salaries?: never; search?: never; }
  |  { company?: never;   /** Everything public about jobs: full text, pay, place with position, employment, benefits, skills, dates. */
  job: JobsJobInput; resume?: never; salaries?: never; search?: never; }
  |  { company?: never; job?: never;   /** Samples of resumes that the source publishes for a title, with the advice around them. */
  resume: JobsResumeInput; salaries?: never; search?: never; }
  |  { company?: never; job?: never; resume?: never;   /** What people earn: by role at a company, or for a title in a country or place, with the companies that pay best. */
  salaries: JobsSalariesInput; search?: never; }
  |  { company?: never; job?: never; resume?: never; salaries?: never;   /** Jobs for a search text, a place or both, with pay, place, employment, company and age. */
  search: JobsSearchInput; };

/** Everything public about jobs: full text, pay, place with position, employment, benefits, skills, dates. */
export type JobsJobInput = {
  /** Country whose site is read: code or English name. Addresses name it by their host. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Also reads the page of each company, once. Default: false. */
  includeCompanyInfo?: boolean | null | undefined;
  /** Jobs: ids as `search` gives them, or addresses of any form. 1 to 200 items. Each item: 1 to 128 characters. */
  jobIds: Array<string>;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** Samples of resumes that the source publishes for a title, with the advice around them. */
export type JobsResumeInput = {
  /** Country whose site is read: code or English name. Addresses name it by their host. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Titles, or addresses of samples. 1 to 50 items. Each item: 1 to 128 characters. */
  titles: Array<string>;
};

/** What people earn: by role at a company, or for a title in a country or place, with the companies that pay best. */
export type JobsSalariesInput = {
  /** Companies: addresses of their pages, the slugs in these, or names. 1 to 100 items. Each item: 1 to 128 characters. */
  companies?: Array<string> | null | undefined;
  /** Country whose site is read: code or English name. Addresses name it by their host. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** City and region such as Jonesboro, AR; with `titles`. 1 to 128 characters. */
  location?: string | null | undefined;
  /** Titles, or addresses of pages about their pay. 1 to 50 items. Each item: 1 to 128 characters. */
  titles?: Array<string> | null | undefined;
};

/** Jobs for a search text, a place or both, with pay, place, employment, company and age. */
export type JobsSearchInput = {
  /** Country whose site is read: code or English name. Addresses name it by their host. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Leaves out what the source adds besides its hits: see `fillerReason`. Default: false. */
  dropFillers?: boolean | null | undefined;
  /** Jobs that are the same: by id; by title, company and place too (content); or only in one search (none). Default: "id". */
  duplicatePolicy?: JobsSearchInputDuplicatePolicy | null | undefined;
  /** Experience that is asked for. */
  experienceLevel?: JobsSearchInputExperienceLevel | null | undefined;
  /** Also reads the page of each company, once. Default: false. */
  includeCompanyInfo?: boolean | null | undefined;
  /** Kinds of employment; each is a search of its own. 1 to 6 items. */
  jobType?: Array<JobsSearchInputJobType> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** City, region or postal code; without it the whole country. 1 to 256 characters. */
  location?: string | null | undefined;
  /** Only jobs posted in the last days; the source offers 1, 3, 7 and 14. Words such as week are accepted. 1 to 365. */
  postedWithinDays?: number | null | undefined;
  /** Search texts, one search each. The source knows "exact words", -without, OR and brackets. 1 to 50 items. Each item: 1 to 512 characters. */
  queries?: Array<string> | null | undefined;
  /** Distance from `location`: miles in the United States and Great Britain, else kilometres. 0 to 200. */
  radius?: number | null | undefined;
  /** Only jobs that say that the work can be done from anywhere. Default: false. */
  remote?: boolean | null | undefined;
  /** Only jobs whose stated pay has a lower end that is not above this. 1 to 1,000,000,000. */
  salaryMax?: number | null | undefined;
  /** Only jobs whose stated pay has an upper end that is not below this. 1 to 1,000,000,000. */
  salaryMin?: number | null | undefined;
  /** What `salaryMin` and `salaryMax` are for; pays for other periods are converted to compare. Default: "year". */
  salaryPeriod?: JobsSearchInputSalaryPeriod | null | undefined;
  /** Addresses of result pages; each keeps its own country and filters, and takes those of the input that it lacks. 1 to 50 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  searchUrls?: Array<string> | null | undefined;
  /** Order of the results. Default: "relevance". */
  sort?: JobsSearchInputSort | null | undefined;
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

/** Keys that are written together or not at all. */
export type KvAtomicInput = {
  /** What has to be there. */
  checks?: Array<KvCheckInput>;
  /** What is done; with the checks at most 10 keys. */
  mutations: Array<KvMutationInput>;
};

/** One value of many to be written. */
export type KvBulkPutInput = {
  /** Whether it is in base64. */
  encoding?: KvEncoding;
  /** UNIX time at which it expires. */
  expiration?: number | null | undefined;
  /** Seconds after which it expires. */
  expirationTtlSeconds?: number | null | undefined;
  /** The key. */
  key: string;
  /** What is kept with it. */
  metadata?: unknown;
  /** The value, as `encoding` says. */
  value: string;
};

/** What has to be under a key. */
export type KvCheckInput = {
  /** The key. */
  key: string;
  /** Its version; null where nothing has to be there. */
  version?: string | null | undefined;
};

/** How bytes stand in text. */
export type KvEncoding =
  /** In base64, for bytes that are no text. */
  | 'BASE64'
  /** As the text itself. */
  | 'UTF8';

/** What is done with a key. */
export type KvMutationInput = {
  /** Whether it is in base64. */
  encoding?: KvEncoding;
  /** UNIX time at which it expires. */
  expiration?: number | null | undefined;
  /** Seconds after which it expires. */
  expirationTtlSeconds?: number | null | undefined;
  /** The key. */
  key: string;
  /** What is kept with it. */
  metadata?: unknown;
  /** The value, of at most 32768 bytes; null deletes. */
  value?: string | null | undefined;
};

/** A value to be written. */
export type KvPutInput = {
  /** Whether it is in base64. */
  encoding?: KvEncoding;
  /** UNIX time at which it expires. */
  expiration?: number | null | undefined;
  /** Seconds after which it expires. */
  expirationTtlSeconds?: number | null | undefined;
  /** Write only where nothing is. */
  ifAbsent?: boolean;
  /** Write only over this version. */
  ifVersion?: string | null | undefined;
  /** What is kept with it: at most 1024 bytes of JSON. */
  metadata?: unknown;
  /** The value, as `encoding` says. */
  value: string;
};

/** Why money was added to a balance or taken from it. */
export type LedgerKind =
  /** Something that was used. */
  | 'CHARGE'
  /** The part of a refund or dispute that had already been spent. */
  | 'DEBT'
  /** A payment that the payer's bank took back. */
  | 'DISPUTE'
  /** A dispute that was won: the amount it took is returned. */
  | 'DISPUTE_WON'
  /** Included balance that was left at the end of its month. */
  | 'EXPIRE'
  /** Given by the operator; it does not expire. */
  | 'GRANT'
  /** Balance that comes with a month of a plan. */
  | 'INCLUDED'
  /** The prorated amount of a change of plan within a month. */
  | 'PRORATION'
  /** A payment that was refunded. */
  | 'REFUND'
  /** A refund that failed in the end: the amount it took is returned. */
  | 'REFUND_FAILED'
  /** A top-up, manual or automatic. */
  | 'TOP_UP';

/** One operation of maps, with its input. */
export type MapsInput =
  {   /** Places of public shared lists, with the notes of their owner. */
  list: MapsListInput; place?: never; reviews?: never; search?: never; }
  |  { list?: never;   /** All that the map shows of a place: address, position, hours, rating, prices, links, what it offers, busy hours. */
  place: MapsPlaceInput; reviews?: never; search?: never; }
  |  { list?: never; place?: never;   /** Reviews of places with stars, texts and translations, pictures, answers of the owner and aspects. */
  reviews: MapsReviewsInput; search?: never; }
  |  { list?: never; place?: never; reviews?: never;   /** Places for a search text, near a place or around a point, with adverts told apart. */
  search: MapsSearchInput; };

/** Places of public shared lists, with the notes of their owner. */
export type MapsListInput = {
  /** Country from which the map is looked at, ISO 3166-1 alpha-2; without it that of this server. Pattern: ^[A-Za-z]{2}$. */
  country?: string | null | undefined;
  /** Language of the texts, BCP 47; `en` gives the most complete answers. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Shared lists, each as the id of a shared list, or its address. 1 to 100 items. Each item: 1 to 2,048 characters. */
  listIds: Array<string>;
};

/** All that the map shows of a place: address, position, hours, rating, prices, links, what it offers, busy hours. */
export type MapsPlaceInput = {
  /** Country from which the map is looked at, ISO 3166-1 alpha-2; without it that of this server. Pattern: ^[A-Za-z]{2}$. */
  country?: string | null | undefined;
  /** Also lists pictures; a search then asks for each place. Default: false. */
  includeImages?: boolean | null | undefined;
  /** Also gives the few reviews in the answer about the place; `reviews` has more. A search asks for each place. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Language of the texts, BCP 47; `en` gives the most complete answers. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Places, each as a place id (ChIJ…), a feature id (0x…:0x…), a cid, a topic id (/g/…), or the address of a place on the map. 1 to 200 items. Each item: 1 to 2,048 characters. */
  placeIds: Array<string>;
  /** Also reads the front page of the place's own web site, for e-mail addresses, phones and profiles. Default: false. */
  scrapeContacts?: boolean | null | undefined;
};

/** Reviews of places with stars, texts and translations, pictures, answers of the owner and aspects. */
export type MapsReviewsInput = {
  /** Country from which the map is looked at, ISO 3166-1 alpha-2; without it that of this server. Pattern: ^[A-Za-z]{2}$. */
  country?: string | null | undefined;
  /** Also gives name and page of who wrote each review: personal data. Default: false. */
  includeAuthors?: boolean | null | undefined;
  /** Only reviews whose text, as written or translated, holds all of these words. 1 to 512 characters. */
  keywords?: string | null | undefined;
  /** Language of the texts, BCP 47; `en` gives the most complete answers. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Leaves out ratings without words. Default: false. */
  onlyWithText?: boolean | null | undefined;
  /** Places, each as a place id (ChIJ…), a feature id (0x…:0x…), a cid, a topic id (/g/…), or the address of a place on the map. 1 to 200 items. Each item: 1 to 2,048 characters. */
  placeIds: Array<string>;
  /** Only reviews of this day and later; the newest first, it also ends the reading there. Format: date. */
  publishedAfter?: string | null | undefined;
  /** Only reviews of this day and earlier. Format: date. */
  publishedUntil?: string | null | undefined;
  /** Only reviews that were written in one of these languages, BCP 47; `pt` is any kind of it. 1 to 20 items. Each item: at most 35 characters. */
  reviewLanguages?: Array<string> | null | undefined;
  /** Order of the reviews. Default: "newest". */
  sort?: MapsReviewsInputSort | null | undefined;
  /** Only reviews with these stars, of those that the source lists. 1 to 5 items. Each item: 1 to 5. */
  stars?: Array<number> | null | undefined;
};

/** Order of the reviews. */
export type MapsReviewsInputSort =
  | 'HIGHEST'
  | 'LOWEST'
  | 'NEWEST'
  | 'RELEVANCE';

/** Places for a search text, near a place or around a point, with adverts told apart. */
export type MapsSearchInput = {
  /** Country from which the map is looked at, ISO 3166-1 alpha-2; without it that of this server. Pattern: ^[A-Za-z]{2}$. */
  country?: string | null | undefined;
  /** Also asks for each place: ratings by stars, busy hours, links, topics, and what a row leaves out. Default: false. */
  includeDetails?: boolean | null | undefined;
  /** Also lists pictures; a search then asks for each place. Default: false. */
  includeImages?: boolean | null | undefined;
  /** Also gives the few reviews in the answer about the place; `reviews` has more. A search asks for each place. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Language of the texts, BCP 47; `en` gives the most complete answers. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Middle of the map, with `longitude`. -90 to 90. */
  latitude?: number | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Place in or near which to search, such as a city; added to each text. 1 to 256 characters. */
  locationQuery?: string | null | undefined;
  /** Middle of the map. -180 to 180. */
  longitude?: number | null | undefined;
  /** How far the map reaches around its middle. 100 to 200,000. Default: 5000. */
  radiusMeters?: number | null | undefined;
  /** Also reads the front page of the place's own web site, for e-mail addresses, phones and profiles. Default: false. */
  scrapeContacts?: boolean | null | undefined;
  /** Search texts, or addresses of searches on the map, whose place on the map is kept. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
};

/** How a meter counts. */
export type MeterKind =
  /** Counts up and starts again each period. */
  | 'FLOW'
  /** A level, which falls when something is deleted. */
  | 'STORED';

/** One operation of microblog, with its input. */
export type MicroblogInput =
  {   /** Single posts by id or address: text, author, time, counters, media, and the posts that they answer or quote. */
  post: MicroblogPostInput; profile?: never; replies?: never; search?: never; timeline?: never; }
  |  { post?: never;   /** Accounts by name: description, place, links, counters, marks, and when they were made. */
  profile: MicroblogProfileInput; replies?: never; search?: never; timeline?: never; }
  |  { post?: never; profile?: never;   /** The answers that the page of a post shows without an account: about three, as X ranks them. */
  replies: MicroblogRepliesInput; search?: never; timeline?: never; }
  |  { post?: never; profile?: never; replies?: never;   /** Posts that fit a search, among those that one account shows; X has no open search of all posts. */
  search: MicroblogSearchInput; timeline?: never; }
  |  { post?: never; profile?: never; replies?: never; search?: never;   /** The posts of accounts that X shows to other sites, newest first, with what it shows of the account. */
  timeline: MicroblogTimelineInput; };

/** Single posts by id or address: text, author, time, counters, media, and the posts that they answer or quote. */
export type MicroblogPostInput = {
  /** What is shown of the author besides name, address and picture. Default: true. */
  includeAuthorInfo?: boolean | null | undefined;
  /** All counters of posts: views, quotes and bookmarks are on their pages alone. Default: true. */
  includeCounts?: boolean | null | undefined;
  /** Pictures and films, with their sizes and forms. Default: true. */
  includeMedia?: boolean | null | undefined;
  /** Some answers to the post, about three. Default: false. */
  includeReplies?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Posts: ids as text, or addresses on x.com, twitter.com and sites that mirror them. 1 to 200 items. Each item: 1 to 128 characters. */
  tweetIds: Array<string>;
};

/** Accounts by name: description, place, links, counters, marks, and when they were made. */
export type MicroblogProfileInput = {
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Number of the account: its answer is refused if it belongs to another account. Needs the name, too. 1 to 128 characters. */
  userId?: string | null | undefined;
  /** Accounts: names with or without @, or addresses. 1 to 100 items. Each item: 1 to 64 characters. */
  usernames: Array<string>;
};

/** The answers that the page of a post shows without an account: about three, as X ranks them. */
export type MicroblogRepliesInput = {
  /** What is shown of the author besides name, address and picture. Default: true. */
  includeAuthorInfo?: boolean | null | undefined;
  /** All counters of posts: views, quotes and bookmarks are on their pages alone. Default: true. */
  includeCounts?: boolean | null | undefined;
  /** Pictures and films, with their sizes and forms. Default: true. */
  includeMedia?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Posts: ids as text, or addresses on x.com, twitter.com and sites that mirror them. 1 to 200 items. Each item: 1 to 128 characters. */
  tweetIds: Array<string>;
};

/** Posts that fit a search, among those that one account shows; X has no open search of all posts. */
export type MicroblogSearchInput = {
  /** What is shown of the author besides name, address and picture. Default: true. */
  includeAuthorInfo?: boolean | null | undefined;
  /** All counters of posts: views, quotes and bookmarks are on their pages alone. Default: true. */
  includeCounts?: boolean | null | undefined;
  /** Pictures and films, with their sizes and forms. Default: true. */
  includeMedia?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Tab of the search: Latest, Photos (with pictures) or Videos (with films). Top and People are refused. Default: "Latest". */
  product?: MicroblogSearchInputProduct | null | undefined;
  /** Searches of one account, such as `from:NASA moon since:2026-01-01 filter:media`, or its name. */
  searchTerms: Array<string>;
};

/** Tab of the search: Latest, Photos (with pictures) or Videos (with films). Top and People are refused. */
export type MicroblogSearchInputProduct =
  | 'LATEST'
  | 'PEOPLE'
  | 'PHOTOS'
  | 'TOP'
  | 'VIDEOS';

/** The posts of accounts that X shows to other sites, newest first, with what it shows of the account. */
export type MicroblogTimelineInput = {
  /** What is shown of the author besides name, address and picture. Default: true. */
  includeAuthorInfo?: boolean | null | undefined;
  /** All counters of posts: views, quotes and bookmarks are on their pages alone. Default: true. */
  includeCounts?: boolean | null | undefined;
  /** Pictures and films, with their sizes and forms. Default: true. */
  includeMedia?: boolean | null | undefined;
  /** Also posts of others that the account passes on. Default: true. */
  includeReposts?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Number of the account: its answer is refused if it belongs to another account. Needs the name, too. 1 to 128 characters. */
  userId?: string | null | undefined;
  /** Accounts: names with or without @, or addresses. 1 to 100 items. Each item: 1 to 64 characters. */
  usernames: Array<string>;
};

/** Where the account wants to be notified of events of one kind; fields that are left out do not change. */
export type NotificationSettingInput = {
  /** Whether they are sent to the e-mail address of the account. */
  email?: boolean | null | undefined;
  /** Whether they are added to the list. */
  inApp?: boolean | null | undefined;
  /** Kind of the notifications. */
  kind: string;
};

/** How much of what an operation promises is public at the source. */
export type OperationAvailability =
  /** Everything. */
  | 'FULL'
  /** Nothing: creation is refused. */
  | 'NOT_PUBLIC'
  /** A part; the note says what is missing. */
  | 'PARTIAL';

/** A plan that can be paid for; see `plans`. */
export type PaidPlan =
  | 'MAX'
  | 'PLUS'
  | 'PRO';

/** What is paid for. */
export type PaymentPurpose =
  | 'AUTO_TOP_UP'
  | 'PLAN'
  | 'TOP_UP';

/** State of a payment. */
export type PaymentState =
  /** The page was abandoned or is too old. */
  | 'EXPIRED'
  /** Refused. */
  | 'FAILED'
  /** Nobody has paid yet. */
  | 'OPEN'
  /** On its way, as with bank transfers. */
  | 'PENDING'
  /** Paid. */
  | 'SUCCEEDED';

/** The first comments of a post or reel, about 3 to 15, with likes and numbers of answers. */
export type PhotoSocialCommentsInput = {
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Posts and reels by their numbers, with or without that of the account behind `_`. 1 to 200 items. Each item: 1 to 128 characters. */
  mediaIds?: Array<string> | null | undefined;
  /** Posts and reels: shortcodes, or addresses. 1 to 200 items. Each item: 1 to 128 characters. */
  shortcodes?: Array<string> | null | undefined;
};

/** One operation of photo-social, with its input. */
export type PhotoSocialInput =
  {   /** The first comments of a post or reel, about 3 to 15, with likes and numbers of answers. */
  comments: PhotoSocialCommentsInput; post?: never; profile?: never; reel?: never; search?: never; }
  |  { comments?: never;   /** A post by its address or number, or the latest posts of an account: text, author, time, counts, pictures and films. */
  post: PhotoSocialPostInput; profile?: never; reel?: never; search?: never; }
  |  { comments?: never; post?: never;   /** An account: name, text, links, counts, highlights, and its latest posts. */
  profile: PhotoSocialProfileInput; reel?: never; search?: never; }
  |  { comments?: never; post?: never; profile?: never;   /** A reel by its address or number, or those among the latest posts of an account: film, sound, text, counts. */
  reel: PhotoSocialReelInput; search?: never; }
  |  { comments?: never; post?: never; profile?: never; reel?: never;   /** The account whose handle is exactly the text: all of a search that Instagram shows without an account. */
  search: PhotoSocialSearchInput; };

/** A post by its address or number, or the latest posts of an account: text, author, time, counts, pictures and films. */
export type PhotoSocialPostInput = {
  /** With `usernames`: reads the page of each post, too, for likes, time and films. One page more for each. Default: false. */
  includeDetails?: boolean | null | undefined;
  /** Also gives the other posts of the account that the page of a post shows. Default: false. */
  includeRelated?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Posts and reels by their numbers, with or without that of the account behind `_`. 1 to 200 items. Each item: 1 to 128 characters. */
  mediaIds?: Array<string> | null | undefined;
  /** Posts and reels: shortcodes, or addresses. 1 to 200 items. Each item: 1 to 128 characters. */
  shortcodes?: Array<string> | null | undefined;
  /** With `usernames`: leaves out posts that the account pinned to the top. Default: false. */
  skipPinned?: boolean | null | undefined;
  /** Accounts whose latest posts are wanted: up to 12 of each, all that is shown without an account. 1 to 100 items. Each item: 1 to 128 characters. */
  usernames?: Array<string> | null | undefined;
};

/** An account: name, text, links, counts, highlights, and its latest posts. */
export type PhotoSocialProfileInput = {
  /** Also gives telephone, e-mail and address that a business shows; current pages rarely carry them. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Also gives the latest posts, at most 12, which stand on the same page. Default: true. */
  includePosts?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Accounts: handles with or without their @, or addresses of profiles. 1 to 100 items. Each item: 1 to 128 characters. */
  usernames: Array<string>;
};

/** A reel by its address or number, or those among the latest posts of an account: film, sound, text, counts. */
export type PhotoSocialReelInput = {
  /** With `usernames`: reads the page of each post, too, for likes, time and films. One page more for each. Default: false. */
  includeDetails?: boolean | null | undefined;
  /** Also gives the other posts of the account that the page of a post shows. Default: false. */
  includeRelated?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Posts and reels by their numbers, with or without that of the account behind `_`. 1 to 200 items. Each item: 1 to 128 characters. */
  mediaIds?: Array<string> | null | undefined;
  /** Posts and reels: shortcodes, or addresses. 1 to 200 items. Each item: 1 to 128 characters. */
  shortcodes?: Array<string> | null | undefined;
  /** With `usernames`: leaves out posts that the account pinned to the top. Default: false. */
  skipPinned?: boolean | null | undefined;
  /** Accounts whose latest posts are wanted: up to 12 of each, all that is shown without an account. 1 to 100 items. Each item: 1 to 128 characters. */
  usernames?: Array<string> | null | undefined;
};

/** The account whose handle is exactly the text: all of a search that Instagram shows without an account. */
export type PhotoSocialSearchInput = {
  /** Also gives telephone, e-mail and address that a business shows; current pages rarely carry them. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Also gives the latest posts, at most 12, which stand on the same page. Default: true. */
  includePosts?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Texts; each is looked for as a handle. 1 to 50 items. Each item: 1 to 512 characters. */
  queries: Array<string>;
};

/** A file that would be uploaded. */
export type PlannedFileInput = {
  /** Its size. */
  bytes: number;
  /** `worker`, or a path below `static/` or `source/`. */
  path: string;
  /** SHA-256 of its bytes, 64 hexadecimal digits. */
  sha256: string;
};

/** The few people whom the page of a company shows to guests, with the lines under their names. */
export type ProfessionalCompanyEmployeesInput = {
  /** Companies, schools and showcase pages: addresses, slugs, names, or numbers. A number costs one call more, and leads on only while the company has open jobs. 1 to 100 items. Each item: 1 to 128 characters. */
  companies: Array<string>;
  /** Only people whose line holds these words; OR, AND, NOT, quotes and brackets are known. 1 to 512 characters. */
  jobTitle?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** At most this many of each company. 1 to 100. */
  maxEmployees?: number | null | undefined;
};

/** What the page of a company, school or showcase says: facts, size, places, funding, similar pages. */
export type ProfessionalCompanyInput = {
  /** Companies, schools and showcase pages: addresses, slugs, names, or numbers. A number costs one call more, and leads on only while the company has open jobs. 1 to 100 items. Each item: 1 to 128 characters. */
  companies: Array<string>;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** The newest posts on the page of a company, with reactions, comments, pictures and films. */
export type ProfessionalCompanyPostsInput = {
  /** Companies, schools and showcase pages: addresses, slugs, names, or numbers. A number costs one call more, and leads on only while the company has open jobs. 1 to 100 items. Each item: 1 to 128 characters. */
  companies: Array<string>;
  /** Only posts of so lately. */
  dateFilter?: ProfessionalCompanyPostsInputDateFilter | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** At most this many posts of each company. 1 to 100. */
  maxPosts?: number | null | undefined;
  /** Only posts that hold these words; OR, AND, NOT, quotes and brackets are known. 1 to 512 characters. */
  query?: string | null | undefined;
  /** Order: as on the page, or by date. Default: "relevance". */
  sortType?: ProfessionalCompanyPostsInputSortType | null | undefined;
};

/** Only posts of so lately. */
export type ProfessionalCompanyPostsInputDateFilter =
  | 'PAST_24H'
  | 'PAST_HOUR'
  | 'PAST_MONTH'
  | 'PAST_WEEK';

/** Order: as on the page, or by date. */
export type ProfessionalCompanyPostsInputSortType =
  | 'DATE_POSTED'
  | 'RELEVANCE';

/** Companies whose names fit a text: number and name, on request their pages. */
export type ProfessionalCompanySearchInput = {
  /** Also looks for the page of each: one call more, and only with open jobs. Default: false. */
  includePages?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Names of companies, or parts of them; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  queries: Array<string>;
};

/** One operation of professional, with its input. */
export type ProfessionalInput =
  {   /** What the page of a company, school or showcase says: facts, size, places, funding, similar pages. */
  company: ProfessionalCompanyInput; companyEmployees?: never; companyPosts?: never; companySearch?: never; job?: never; jobs?: never; post?: never; postComments?: never; postReactions?: never; profile?: never; profileComments?: never; profilePosts?: never; profileReactions?: never; }
  |  { company?: never;   /** The few people whom the page of a company shows to guests, with the lines under their names. */
  companyEmployees: ProfessionalCompanyEmployeesInput; companyPosts?: never; companySearch?: never; job?: never; jobs?: never; post?: never; postComments?: never; postReactions?: never; profile?: never; profileComments?: never; profilePosts?: never; profileReactions?: never; }
  |  { company?: never; companyEmployees?: never;   /** The newest posts on the page of a company, with reactions, comments, pictures and films. */
  companyPosts: ProfessionalCompanyPostsInput; companySearch?: never; job?: never; jobs?: never; post?: never; postComments?: never; postReactions?: never; profile?: never; profileComments?: never; profilePosts?: never; profileReactions?: never; }
  |  { company?: never; companyEmployees?: never; companyPosts?: never;   /** Companies whose names fit a text: number and name, on request their pages. */
  companySearch: ProfessionalCompanySearchInput; job?: never; jobs?: never; post?: never; postComments?: never; postReactions?: never; profile?: never; profileComments?: never; profilePosts?: never; profileReactions?: never; }
  |  { company?: never; companyEmployees?: never; companyPosts?: never; companySearch?: never;   /** All that guests see of jobs: text, criteria, applicants, pay, and where to apply. */
  job: ProfessionalJobInput; jobs?: never; post?: never; postComments?: never; postReactions?: never; profile?: never; profileComments?: never; profilePosts?: never; profileReactions?: never; }
  |  { company?: never; companyEmployees?: never; companyPosts?: never; companySearch?: never; job?: never;   /** Open jobs for a search text, a place, companies or filters, with company, place and day. */
  jobs: ProfessionalJobsInput; post?: never; postComments?: never; postReactions?: never; profile?: never; profileComments?: never; profilePosts?: never; profileReactions?: never; }
  |  { company?: never; companyEmployees?: never; companyPosts?: never; companySearch?: never; job?: never; jobs?: never;   /** Posts with text, author, reactions, pictures, films and links. */
  post: ProfessionalPostInput; postComments?: never; postReactions?: never; profile?: never; profileComments?: never; profilePosts?: never; profileReactions?: never; }
  |  { company?: never; companyEmployees?: never; companyPosts?: never; companySearch?: never; job?: never; jobs?: never; post?: never;   /** The comments that the page of a post shows to guests, with authors, instants and reactions. */
  postComments: ProfessionalPostCommentsInput; postReactions?: never; profile?: never; profileComments?: never; profilePosts?: never; profileReactions?: never; }
  |  { company?: never; companyEmployees?: never; companyPosts?: never; companySearch?: never; job?: never; jobs?: never; post?: never; postComments?: never;   /** How many people reacted to a post, and the kinds of reaction that it got most. */
  postReactions: ProfessionalPostReactionsInput; profile?: never; profileComments?: never; profilePosts?: never; profileReactions?: never; }
  |  { company?: never; companyEmployees?: never; companyPosts?: never; companySearch?: never; job?: never; jobs?: never; post?: never; postComments?: never; postReactions?: never;   /** What the profile of a person shows to guests: name, line, place, work, education, languages. */
  profile: ProfessionalProfileInput; profileComments?: never; profilePosts?: never; profileReactions?: never; }
  |  { company?: never; companyEmployees?: never; companyPosts?: never; companySearch?: never; job?: never; jobs?: never; post?: never; postComments?: never; postReactions?: never; profile?: never;   /** Posts whose cards on the profile say that the person commented on them, without the comments. */
  profileComments: ProfessionalProfileCommentsInput; profilePosts?: never; profileReactions?: never; }
  |  { company?: never; companyEmployees?: never; companyPosts?: never; companySearch?: never; job?: never; jobs?: never; post?: never; postComments?: never; postReactions?: never; profile?: never; profileComments?: never;   /** Posts and articles that the profile of a person shows to guests, each with its beginning. */
  profilePosts: ProfessionalProfilePostsInput; profileReactions?: never; }
  |  { company?: never; companyEmployees?: never; companyPosts?: never; companySearch?: never; job?: never; jobs?: never; post?: never; postComments?: never; postReactions?: never; profile?: never; profileComments?: never; profilePosts?: never;   /** Posts whose cards on the profile say that the person liked them. */
  profileReactions: ProfessionalProfileReactionsInput; };

/** All that guests see of jobs: text, criteria, applicants, pay, and where to apply. */
export type ProfessionalJobInput = {
  /** Also reads the page of each job, for what its linked data add: instants, position, last day, pay, skills. One large page more for each. Default: false. */
  includePage?: boolean | null | undefined;
  /** Jobs: numbers as `jobs` gives them, or addresses of any form. 1 to 200 items. Each item: 1 to 128 characters. */
  jobIds: Array<string>;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** Open jobs for a search text, a place, companies or filters, with company, place and day. */
export type ProfessionalJobsInput = {
  /** Only jobs of these companies: numbers or URNs, as `company` and `company-search` give them. 1 to 100 items. Each item: 1 to 128 characters. */
  companyIds?: Array<string> | null | undefined;
  /** Only jobs posted so lately. */
  dateFilter?: ProfessionalJobsInputDateFilter | null | undefined;
  /** Distance from the place in miles. 0 to 100. */
  distance?: number | null | undefined;
  /** Only jobs to apply for on the source itself. Default: false. */
  easyApply?: boolean | null | undefined;
  /** Level that is asked for. 1 to 6 items. */
  experienceLevels?: Array<ProfessionalJobsInputExperienceLevels> | null | undefined;
  /** Only jobs with under 10 applicants. Default: false. */
  fewApplicants?: boolean | null | undefined;
  /** Place by the source's own number, such as 103644278 for the United States. 1 to 128 characters. */
  geoId?: string | null | undefined;
  /** Also reads each job: text, criteria, applicants. One call more for each. Default: false. */
  includeDetails?: boolean | null | undefined;
  /** Only jobs of these industries, by the source's own numbers. 1 to 50 items. Each item: 1 to 128 characters. */
  industryIds?: Array<string> | null | undefined;
  /** Kind of employment. 1 to 6 items. */
  jobTypes?: Array<ProfessionalJobsInputJobTypes> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** City, region or country; without it the source takes the whole world. 1 to 256 characters. */
  location?: string | null | undefined;
  /** Search texts, one search each. The source knows "exact words", OR, NOT and brackets. 1 to 50 items. Each item: 1 to 512 characters. */
  queries?: Array<string> | null | undefined;
  /** Least pay a year in US dollars. */
  salaryMin?: ProfessionalJobsInputSalaryMin | null | undefined;
  /** Addresses of lists of jobs; each keeps its own text, place and filters. 1 to 50 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  searchUrls?: Array<string> | null | undefined;
  /** Order. Guests get the source's own whatever is asked for; by date, the jobs of each page are put in order. Default: "relevance". */
  sortType?: ProfessionalJobsInputSortType | null | undefined;
  /** Where one works. 1 to 6 items. */
  workplaceTypes?: Array<ProfessionalJobsInputWorkplaceTypes> | null | undefined;
};

/** Only jobs posted so lately. */
export type ProfessionalJobsInputDateFilter =
  | 'PAST_24H'
  | 'PAST_HOUR'
  | 'PAST_MONTH'
  | 'PAST_WEEK';

export type ProfessionalJobsInputExperienceLevels =
  | 'ASSOCIATE'
  | 'DIRECTOR'
  | 'ENTRY'
  | 'EXECUTIVE'
  | 'INTERNSHIP'
  | 'MID_SENIOR';

export type ProfessionalJobsInputJobTypes =
  | 'CONTRACT'
  | 'FULL_TIME'
  | 'INTERNSHIP'
  | 'PART_TIME'
  | 'TEMPORARY';

/** Least pay a year in US dollars. */
export type ProfessionalJobsInputSalaryMin =
  | '_40000'
  | '_60000'
  | '_80000'
  | '_100000'
  | '_120000';

/** Order. Guests get the source's own whatever is asked for; by date, the jobs of each page are put in order. */
export type ProfessionalJobsInputSortType =
  | 'DATE_POSTED'
  | 'RELEVANCE';

export type ProfessionalJobsInputWorkplaceTypes =
  | 'HYBRID'
  | 'ON_SITE'
  | 'REMOTE';

/** The comments that the page of a post shows to guests, with authors, instants and reactions. */
export type ProfessionalPostCommentsInput = {
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Posts: addresses, URNs, or `id` of a Record. 1 to 200 items. Each item: 1 to 128 characters. */
  posts: Array<string>;
};

/** Posts with text, author, reactions, pictures, films and links. */
export type ProfessionalPostInput = {
  /** Also gives the comments on the page, at most 10. Default: false. */
  includeComments?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Posts: addresses, URNs, or `id` of a Record. 1 to 200 items. Each item: 1 to 128 characters. */
  posts: Array<string>;
};

/** How many people reacted to a post, and the kinds of reaction that it got most. */
export type ProfessionalPostReactionsInput = {
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Posts: addresses, URNs, or `id` of a Record. 1 to 200 items. Each item: 1 to 128 characters. */
  posts: Array<string>;
};

/** Posts whose cards on the profile say that the person commented on them, without the comments. */
export type ProfessionalProfileCommentsInput = {
  /** Only posts of so lately. */
  dateFilter?: ProfessionalProfileCommentsInputDateFilter | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** At most this many of each profile. 1 to 100. */
  maxPosts?: number | null | undefined;
  /** People: addresses of their profiles, or the public identifiers in these. 1 to 100 items. Each item: 1 to 128 characters. */
  profiles: Array<string>;
};

/** Only posts of so lately. */
export type ProfessionalProfileCommentsInputDateFilter =
  | 'PAST_24H'
  | 'PAST_HOUR'
  | 'PAST_MONTH'
  | 'PAST_WEEK';

/** What the profile of a person shows to guests: name, line, place, work, education, languages. */
export type ProfessionalProfileInput = {
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** People: addresses of their profiles, or the public identifiers in these. 1 to 100 items. Each item: 1 to 128 characters. */
  profiles: Array<string>;
};

/** Posts and articles that the profile of a person shows to guests, each with its beginning. */
export type ProfessionalProfilePostsInput = {
  /** Only posts of so lately. */
  dateFilter?: ProfessionalProfilePostsInputDateFilter | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** At most this many of each profile. 1 to 100. */
  maxPosts?: number | null | undefined;
  /** People: addresses of their profiles, or the public identifiers in these. 1 to 100 items. Each item: 1 to 128 characters. */
  profiles: Array<string>;
};

/** Only posts of so lately. */
export type ProfessionalProfilePostsInputDateFilter =
  | 'PAST_24H'
  | 'PAST_HOUR'
  | 'PAST_MONTH'
  | 'PAST_WEEK';

/** Posts whose cards on the profile say that the person liked them. */
export type ProfessionalProfileReactionsInput = {
  /** Only posts of so lately. */
  dateFilter?: ProfessionalProfileReactionsInputDateFilter | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** At most this many of each profile. 1 to 100. */
  maxPosts?: number | null | undefined;
  /** People: addresses of their profiles, or the public identifiers in these. 1 to 100 items. Each item: 1 to 128 characters. */
  profiles: Array<string>;
};

/** Only posts of so lately. */
export type ProfessionalProfileReactionsInputDateFilter =
  | 'PAST_24H'
  | 'PAST_HOUR'
  | 'PAST_MONTH'
  | 'PAST_WEEK';

/** What became of messages that were pulled, 100 at most. */
export type QueueAcknowledgeInput = {
  /** Leases of those that are handled. */
  acks?: Array<string>;
  /** Those that are to come again. */
  retries?: Array<QueueRetryInput>;
};

/** How long retries wait. */
export type QueueBackoff =
  /** Each twice as long as the one before, up to 12 hours. */
  | 'EXPONENTIAL'
  /** Each as long as `retryDelaySeconds` says. */
  | 'FIXED';

/** What the body of a message is. */
export type QueueContentType =
  /** Bytes, in base64. */
  | 'BYTES'
  /** Any JSON. */
  | 'JSON'
  /** Text. */
  | 'TEXT';

/** A new queue. */
export type QueueCreateInput = {
  /** Id or name of another queue of the service, which takes what fails permanently. */
  deadLetterQueue?: string | null | undefined;
  /** Messages of one delivery, 1 to 100. */
  maxBatchSize?: number;
  /** Seconds that the first message of a delivery waits for more, 0 to 60. */
  maxBatchTimeoutSeconds?: number;
  /** Deliveries at once, 1 to 250. */
  maxConcurrency?: number;
  /** Deliveries after the first one, where that fails, 0 to 100. */
  maxRetries?: number;
  /** Its name in the service: a to z, 0 to 9 and -. */
  name: string;
  /** Whether nothing is delivered. */
  paused?: boolean;
  /** Seconds in which a message is handled, or is forgotten, 60 to 1,209,600. */
  retentionSeconds?: number;
  /** How long retries wait. */
  retryBackoff?: QueueBackoff;
  /** Seconds before a retry, 0 to 86,400. */
  retryDelaySeconds?: number;
};

/** What happened to a message. */
export type QueueEventKind =
  /** Its last delivery failed: it went to the dead-letter queue. */
  | 'DEAD_LETTERED'
  /** The worker has handled it. */
  | 'DELIVERED'
  /** Its last delivery failed, and the queue has no dead-letter queue. */
  | 'DROPPED'
  /** A delivery failed, or the worker asked for another one. */
  | 'RETRIED'
  /** It came into its first queue. */
  | 'SENT'
  /** It is delivered from then on. */
  | 'WAITING';

/** A message. */
export type QueueMessageInput = {
  /** Its body: any JSON; text where `contentType` is text, or bytes in base64. At most 127900 bytes. */
  body?: unknown;
  /** What the body is; JSON when left out. */
  contentType?: QueueContentType | null | undefined;
  /** Seconds until it may be delivered; 0 when left out. */
  delaySeconds?: number | null | undefined;
};

/** What a message waits for. */
export type QueueMessageState =
  /** Another queue gave it up. */
  | 'DEAD'
  /** It was sent, or is retried, with a delay. */
  | 'DELAYED'
  /** The worker has it. */
  | 'INFLIGHT'
  /** It is delivered next. */
  | 'READY';

/** Which messages are pulled. */
export type QueuePullInput = {
  /** How many, at most. */
  batchSize?: number;
  /** Seconds for which nobody else gets them. */
  visibilityTimeoutSeconds?: number;
};

/** Which messages go back. */
export type QueueReplayFilter = {
  /** Only those whose last delivery failed so. */
  error?: string | null | undefined;
  /** Only those that were sent then or later. */
  sentSince?: string | null | undefined;
  /** Only those that were sent before. */
  sentUntil?: string | null | undefined;
  /** Only those of this queue, by its name. */
  source?: string | null | undefined;
};

/** A message that is to come again. */
export type QueueRetryInput = {
  /** Seconds until it may be pulled again. */
  delaySeconds?: number;
  /** Its lease. */
  leaseId: string;
};

/** Messages to send, all of them or none. */
export type QueueSendBatchInput = {
  /** Of the messages that do not say it themselves. */
  delaySeconds?: number | null | undefined;
  /** A call with the key of one within 24 hours sends nothing, and answers what that did. */
  idempotencyKey?: string | null | undefined;
  /** 1 to 100 messages, together at most 256000 bytes, 100 for each included. */
  messages: Array<QueueMessageInput>;
};

/** A message to send. */
export type QueueSendInput = {
  /** Its body: any JSON; text where `contentType` is text, or bytes in base64. At most 127900 bytes. */
  body?: unknown;
  /** What the body is; JSON when left out. */
  contentType?: QueueContentType | null | undefined;
  /** Seconds until it may be delivered; 0 when left out. */
  delaySeconds?: number | null | undefined;
  /** A call with the key of one within 24 hours sends nothing, and answers what that did. */
  idempotencyKey?: string | null | undefined;
};

/** A change of the settings of a queue; what is left out stays. */
export type QueueUpdateInput = {
  /** Id or name of another queue of the service, which takes what fails permanently; null: none. */
  deadLetterQueue?: string | null | undefined;
  /** Messages of one delivery, 1 to 100. */
  maxBatchSize?: number | null | undefined;
  /** Seconds that the first message of a delivery waits for more, 0 to 60. */
  maxBatchTimeoutSeconds?: number | null | undefined;
  /** Deliveries at once, 1 to 250. */
  maxConcurrency?: number | null | undefined;
  /** Deliveries after the first one, where that fails, 0 to 100. */
  maxRetries?: number | null | undefined;
  /** Whether nothing is delivered. */
  paused?: boolean | null | undefined;
  /** Seconds in which a message is handled, or is forgotten, 60 to 1,209,600. */
  retentionSeconds?: number | null | undefined;
  /** How long retries wait. */
  retryBackoff?: QueueBackoff | null | undefined;
  /** Seconds before a retry, 0 to 86,400. */
  retryDelaySeconds?: number | null | undefined;
};

/** Agents of a place from the directory of Zillow, and agents by their profiles. */
export type RealestateAgentsInput = {
  /** Telephone and e-mail of an agent, where the profile shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a directory of agents; each is read separately. 1 to 50 items. Each item: 1 to 512 characters. */
  locations?: Array<string> | null | undefined;
  /** Only agents of this name. 1 to 128 characters. */
  name?: string | null | undefined;
  /** Agents: names in the addresses of their profiles, or those addresses. 1 to 100 items. Each item: 1 to 256 characters. */
  profiles?: Array<string> | null | undefined;
  /** Site to ask; the other one shows no such list to the public. Default: "zillow". */
  source?: RealestateAgentsInputSource | null | undefined;
};

/** Site to ask; the other one shows no such list to the public. */
export type RealestateAgentsInputSource =
  | 'ZILLOW';

/** Homes in foreclosure, owned by banks or for auction at a place, those before a foreclosure included, on Zillow. */
export type RealestateForeclosuresInput = {
  /** True: only homes with a garage. */
  hasGarage?: boolean | null | undefined;
  /** True: only homes with a pool. */
  hasPool?: boolean | null | undefined;
  /** Kinds of home; without it all. 1 to 7 items. */
  homeTypes?: Array<RealestateForeclosuresInputHomeTypes> | null | undefined;
  /** The listing agent: name, licence, phone, e-mail, as far as the listing shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too. Default: false. */
  includeForeclosures?: boolean | null | undefined;
  /** Figures of the market of the region around each home, as far as the site has them: one more page for each region. Default: false. */
  includeMarkets?: boolean | null | undefined;
  /** All pictures that the page shows; without it only the first. Default: true. */
  includePhotos?: boolean | null | undefined;
  /** Words that the listing holds. 1 to 512 characters. */
  keywords?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a list of homes; each is read separately. 1 to 50 items. Each item: 1 to 512 characters. */
  locations: Array<string>;
  /** Most living area in square feet. 0 to 1,000,000. */
  maxArea?: number | null | undefined;
  /** Most bathrooms. 0 to 20. */
  maxBaths?: number | null | undefined;
  /** Most bedrooms. 0 to 20. */
  maxBeds?: number | null | undefined;
  /** Most lot in square feet. 0 to 1,000,000,000. */
  maxLotSize?: number | null | undefined;
  /** Most price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  maxPrice?: number | null | undefined;
  /** Most year of building. 0 to 2,100. */
  maxYearBuilt?: number | null | undefined;
  /** Least living area in square feet. 0 to 1,000,000. */
  minArea?: number | null | undefined;
  /** Least bathrooms. 0 to 20. */
  minBaths?: number | null | undefined;
  /** Least bedrooms. 0 to 20. */
  minBeds?: number | null | undefined;
  /** Least lot in square feet. 0 to 1,000,000,000. */
  minLotSize?: number | null | undefined;
  /** Least price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  minPrice?: number | null | undefined;
  /** Least year of building. 0 to 2,100. */
  minYearBuilt?: number | null | undefined;
  /** True: only homes with an open house. */
  openHousesOnly?: boolean | null | undefined;
  /** A range of prices, such as $200,000-$500,000, $1M+ or under 500k; becomes `minPrice` and `maxPrice`. */
  price?: string | null | undefined;
  /** True: only homes whose price was reduced. */
  priceReducedOnly?: boolean | null | undefined;
  /** Order; without it the site's own. */
  sort?: RealestateForeclosuresInputSort | null | undefined;
  /** Site to ask; the other one shows no such list to the public. Default: "zillow". */
  source?: RealestateForeclosuresInputSource | null | undefined;
  /** Listed, or sold, within this many days: 1, 7, 14, 30, 90, 182, 365, 730 or 1095. 1 to 1,095. */
  withinDays?: number | null | undefined;
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
  {   /** Agents of a place from the directory of Zillow, and agents by their profiles. */
  agents: RealestateAgentsInput; foreclosures?: never; markets?: never; photos?: never; property?: never; rentals?: never; sales?: never; search?: never; sold?: never; }
  |  { agents?: never;   /** Homes in foreclosure, owned by banks or for auction at a place, those before a foreclosure included, on Zillow. */
  foreclosures: RealestateForeclosuresInput; markets?: never; photos?: never; property?: never; rentals?: never; sales?: never; search?: never; sold?: never; }
  |  { agents?: never; foreclosures?: never;   /** Figures of the housing market of cities, ZIP codes and other regions: values, prices, listings, days. */
  markets: RealestateMarketsInput; photos?: never; property?: never; rentals?: never; sales?: never; search?: never; sold?: never; }
  |  { agents?: never; foreclosures?: never; markets?: never;   /** The pictures of homes and buildings, each as wide as the site has it. */
  photos: RealestatePhotosInput; property?: never; rentals?: never; sales?: never; search?: never; sold?: never; }
  |  { agents?: never; foreclosures?: never; markets?: never; photos?: never;   /** Everything public about homes: facts, price and tax history, schools, pictures; units of buildings. */
  property: RealestatePropertyInput; rentals?: never; sales?: never; search?: never; sold?: never; }
  |  { agents?: never; foreclosures?: never; markets?: never; photos?: never; property?: never;   /** Homes and buildings for rent at a place, on Zillow. */
  rentals: RealestateRentalsInput; sales?: never; search?: never; sold?: never; }
  |  { agents?: never; foreclosures?: never; markets?: never; photos?: never; property?: never; rentals?: never;   /** Homes for sale at a place. */
  sales: RealestateSalesInput; search?: never; sold?: never; }
  |  { agents?: never; foreclosures?: never; markets?: never; photos?: never; property?: never; rentals?: never; sales?: never;   /** Homes for sale, for rent, sold or in foreclosure at a place, from the list of the site. */
  search: RealestateSearchInput; sold?: never; }
  |  { agents?: never; foreclosures?: never; markets?: never; photos?: never; property?: never; rentals?: never; sales?: never; search?: never;   /** Homes that were sold at a place, on Redfin within a year unless asked otherwise. */
  sold: RealestateSoldInput; };

/** Figures of the housing market of cities, ZIP codes and other regions: values, prices, listings, days. */
export type RealestateMarketsInput = {
  /** The values of the months before, on Zillow. Default: false. */
  includeHistory?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a page of home values or of a region; each is read separately. 1 to 50 items. Each item: 1 to 512 characters. */
  locations: Array<string>;
  /** Site to ask. The address of a site decides it. Default: "zillow". */
  source?: RealestateMarketsInputSource | null | undefined;
};

/** Site to ask. The address of a site decides it. */
export type RealestateMarketsInputSource =
  | 'REDFIN'
  | 'ZILLOW';

/** The pictures of homes and buildings, each as wide as the site has it. */
export type RealestatePhotosInput = {
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Homes: numbers of the site (zpid on Zillow), or addresses of their pages; buildings by address. 1 to 200 items. Each item: 1 to 128 characters. */
  propertyIds: Array<string>;
  /** Site to ask. The address of a site decides it. Default: "zillow". */
  source?: RealestatePhotosInputSource | null | undefined;
};

/** Site to ask. The address of a site decides it. */
export type RealestatePhotosInputSource =
  | 'REDFIN'
  | 'ZILLOW';

/** Everything public about homes: facts, price and tax history, schools, pictures; units of buildings. */
export type RealestatePropertyInput = {
  /** The listing agent: name, licence, phone, e-mail, as far as the listing shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too. Default: false. */
  includeForeclosures?: boolean | null | undefined;
  /** Figures of the market of the region around each home, as far as the site has them: one more page for each region. Default: false. */
  includeMarkets?: boolean | null | undefined;
  /** All pictures that the page shows; without it only the first. Default: true. */
  includePhotos?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Homes: numbers of the site (zpid on Zillow), or addresses of their pages; buildings by address. 1 to 200 items. Each item: 1 to 128 characters. */
  propertyIds: Array<string>;
  /** Site to ask. The address of a site decides it. Default: "zillow". */
  source?: RealestatePropertyInputSource | null | undefined;
};

/** Site to ask. The address of a site decides it. */
export type RealestatePropertyInputSource =
  | 'REDFIN'
  | 'ZILLOW';

/** Homes and buildings for rent at a place, on Zillow. */
export type RealestateRentalsInput = {
  /** True: only homes with a garage. */
  hasGarage?: boolean | null | undefined;
  /** True: only homes with a pool. */
  hasPool?: boolean | null | undefined;
  /** Kinds of home; without it all. 1 to 7 items. */
  homeTypes?: Array<RealestateRentalsInputHomeTypes> | null | undefined;
  /** The listing agent: name, licence, phone, e-mail, as far as the listing shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too. Default: false. */
  includeForeclosures?: boolean | null | undefined;
  /** Figures of the market of the region around each home, as far as the site has them: one more page for each region. Default: false. */
  includeMarkets?: boolean | null | undefined;
  /** All pictures that the page shows; without it only the first. Default: true. */
  includePhotos?: boolean | null | undefined;
  /** Words that the listing holds. 1 to 512 characters. */
  keywords?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a list of homes; each is read separately. 1 to 50 items. Each item: 1 to 512 characters. */
  locations: Array<string>;
  /** Most living area in square feet. 0 to 1,000,000. */
  maxArea?: number | null | undefined;
  /** Most bathrooms. 0 to 20. */
  maxBaths?: number | null | undefined;
  /** Most bedrooms. 0 to 20. */
  maxBeds?: number | null | undefined;
  /** Most lot in square feet. 0 to 1,000,000,000. */
  maxLotSize?: number | null | undefined;
  /** Most price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  maxPrice?: number | null | undefined;
  /** Most year of building. 0 to 2,100. */
  maxYearBuilt?: number | null | undefined;
  /** Least living area in square feet. 0 to 1,000,000. */
  minArea?: number | null | undefined;
  /** Least bathrooms. 0 to 20. */
  minBaths?: number | null | undefined;
  /** Least bedrooms. 0 to 20. */
  minBeds?: number | null | undefined;
  /** Least lot in square feet. 0 to 1,000,000,000. */
  minLotSize?: number | null | undefined;
  /** Least price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  minPrice?: number | null | undefined;
  /** Least year of building. 0 to 2,100. */
  minYearBuilt?: number | null | undefined;
  /** True: only homes with an open house. */
  openHousesOnly?: boolean | null | undefined;
  /** A range of prices, such as $200,000-$500,000, $1M+ or under 500k; becomes `minPrice` and `maxPrice`. */
  price?: string | null | undefined;
  /** True: only homes whose price was reduced. */
  priceReducedOnly?: boolean | null | undefined;
  /** Order; without it the site's own. */
  sort?: RealestateRentalsInputSort | null | undefined;
  /** Site to ask; the other one shows no such list to the public. Default: "zillow". */
  source?: RealestateRentalsInputSource | null | undefined;
  /** Listed, or sold, within this many days: 1, 7, 14, 30, 90, 182, 365, 730 or 1095. 1 to 1,095. */
  withinDays?: number | null | undefined;
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
  /** True: only homes with a garage. */
  hasGarage?: boolean | null | undefined;
  /** True: only homes with a pool. */
  hasPool?: boolean | null | undefined;
  /** Kinds of home; without it all. 1 to 7 items. */
  homeTypes?: Array<RealestateSalesInputHomeTypes> | null | undefined;
  /** The listing agent: name, licence, phone, e-mail, as far as the listing shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too. Default: false. */
  includeForeclosures?: boolean | null | undefined;
  /** Figures of the market of the region around each home, as far as the site has them: one more page for each region. Default: false. */
  includeMarkets?: boolean | null | undefined;
  /** All pictures that the page shows; without it only the first. Default: true. */
  includePhotos?: boolean | null | undefined;
  /** Words that the listing holds. 1 to 512 characters. */
  keywords?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a list of homes; each is read separately. 1 to 50 items. Each item: 1 to 512 characters. */
  locations: Array<string>;
  /** Most living area in square feet. 0 to 1,000,000. */
  maxArea?: number | null | undefined;
  /** Most bathrooms. 0 to 20. */
  maxBaths?: number | null | undefined;
  /** Most bedrooms. 0 to 20. */
  maxBeds?: number | null | undefined;
  /** Most lot in square feet. 0 to 1,000,000,000. */
  maxLotSize?: number | null | undefined;
  /** Most price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  maxPrice?: number | null | undefined;
  /** Most year of building. 0 to 2,100. */
  maxYearBuilt?: number | null | undefined;
  /** Least living area in square feet. 0 to 1,000,000. */
  minArea?: number | null | undefined;
  /** Least bathrooms. 0 to 20. */
  minBaths?: number | null | undefined;
  /** Least bedrooms. 0 to 20. */
  minBeds?: number | null | undefined;
  /** Least lot in square feet. 0 to 1,000,000,000. */
  minLotSize?: number | null | undefined;
  /** Least price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  minPrice?: number | null | undefined;
  /** Least year of building. 0 to 2,100. */
  minYearBuilt?: number | null | undefined;
  /** True: only homes with an open house. */
  openHousesOnly?: boolean | null | undefined;
  /** A range of prices, such as $200,000-$500,000, $1M+ or under 500k; becomes `minPrice` and `maxPrice`. */
  price?: string | null | undefined;
  /** True: only homes whose price was reduced. */
  priceReducedOnly?: boolean | null | undefined;
  /** Order; without it the site's own. */
  sort?: RealestateSalesInputSort | null | undefined;
  /** Site to ask. The address of a site decides it. Default: "zillow". */
  source?: RealestateSalesInputSource | null | undefined;
  /** Listed, or sold, within this many days: 1, 7, 14, 30, 90, 182, 365, 730 or 1095. 1 to 1,095. */
  withinDays?: number | null | undefined;
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

/** Site to ask. The address of a site decides it. */
export type RealestateSalesInputSource =
  | 'REDFIN'
  | 'ZILLOW';

/** Homes for sale, for rent, sold or in foreclosure at a place, from the list of the site. */
export type RealestateSearchInput = {
  /** True: only homes with a garage. */
  hasGarage?: boolean | null | undefined;
  /** True: only homes with a pool. */
  hasPool?: boolean | null | undefined;
  /** Kinds of home; without it all. 1 to 7 items. */
  homeTypes?: Array<RealestateSearchInputHomeTypes> | null | undefined;
  /** The listing agent: name, licence, phone, e-mail, as far as the listing shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too. Default: false. */
  includeForeclosures?: boolean | null | undefined;
  /** Figures of the market of the region around each home, as far as the site has them: one more page for each region. Default: false. */
  includeMarkets?: boolean | null | undefined;
  /** All pictures that the page shows; without it only the first. Default: true. */
  includePhotos?: boolean | null | undefined;
  /** Words that the listing holds. 1 to 512 characters. */
  keywords?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a list of homes; each is read separately. 1 to 50 items. Each item: 1 to 512 characters. */
  locations: Array<string>;
  /** Most living area in square feet. 0 to 1,000,000. */
  maxArea?: number | null | undefined;
  /** Most bathrooms. 0 to 20. */
  maxBaths?: number | null | undefined;
  /** Most bedrooms. 0 to 20. */
  maxBeds?: number | null | undefined;
  /** Most lot in square feet. 0 to 1,000,000,000. */
  maxLotSize?: number | null | undefined;
  /** Most price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  maxPrice?: number | null | undefined;
  /** Most year of building. 0 to 2,100. */
  maxYearBuilt?: number | null | undefined;
  /** Least living area in square feet. 0 to 1,000,000. */
  minArea?: number | null | undefined;
  /** Least bathrooms. 0 to 20. */
  minBaths?: number | null | undefined;
  /** Least bedrooms. 0 to 20. */
  minBeds?: number | null | undefined;
  /** Least lot in square feet. 0 to 1,000,000,000. */
  minLotSize?: number | null | undefined;
  /** Least price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  minPrice?: number | null | undefined;
  /** Least year of building. 0 to 2,100. */
  minYearBuilt?: number | null | undefined;
  /** True: only homes with an open house. */
  openHousesOnly?: boolean | null | undefined;
  /** A range of prices, such as $200,000-$500,000, $1M+ or under 500k; becomes `minPrice` and `maxPrice`. */
  price?: string | null | undefined;
  /** True: only homes whose price was reduced. */
  priceReducedOnly?: boolean | null | undefined;
  /** Order; without it the site's own. */
  sort?: RealestateSearchInputSort | null | undefined;
  /** Site to ask. The address of a site decides it. Default: "zillow". */
  source?: RealestateSearchInputSource | null | undefined;
  /** Homes for sale, for rent, sold, or in foreclosure; without it what the address of a list says, else for sale. Default: "sale". */
  status?: RealestateSearchInputStatus | null | undefined;
  /** Listed, or sold, within this many days: 1, 7, 14, 30, 90, 182, 365, 730 or 1095. 1 to 1,095. */
  withinDays?: number | null | undefined;
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

/** Site to ask. The address of a site decides it. */
export type RealestateSearchInputSource =
  | 'REDFIN'
  | 'ZILLOW';

/** Homes for sale, for rent, sold, or in foreclosure; without it what the address of a list says, else for sale. */
export type RealestateSearchInputStatus =
  | 'FORECLOSURE'
  | 'RENT'
  | 'SALE'
  | 'SOLD';

/** Homes that were sold at a place, on Redfin within a year unless asked otherwise. */
export type RealestateSoldInput = {
  /** True: only homes with a garage. */
  hasGarage?: boolean | null | undefined;
  /** True: only homes with a pool. */
  hasPool?: boolean | null | undefined;
  /** Kinds of home; without it all. 1 to 7 items. */
  homeTypes?: Array<RealestateSoldInputHomeTypes> | null | undefined;
  /** The listing agent: name, licence, phone, e-mail, as far as the listing shows them. Default: false. */
  includeAgents?: boolean | null | undefined;
  /** In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too. Default: false. */
  includeForeclosures?: boolean | null | undefined;
  /** Figures of the market of the region around each home, as far as the site has them: one more page for each region. Default: false. */
  includeMarkets?: boolean | null | undefined;
  /** All pictures that the page shows; without it only the first. Default: true. */
  includePhotos?: boolean | null | undefined;
  /** Words that the listing holds. 1 to 512 characters. */
  keywords?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Cities, ZIP codes, street addresses, or the address of a list of homes; each is read separately. 1 to 50 items. Each item: 1 to 512 characters. */
  locations: Array<string>;
  /** Most living area in square feet. 0 to 1,000,000. */
  maxArea?: number | null | undefined;
  /** Most bathrooms. 0 to 20. */
  maxBaths?: number | null | undefined;
  /** Most bedrooms. 0 to 20. */
  maxBeds?: number | null | undefined;
  /** Most lot in square feet. 0 to 1,000,000,000. */
  maxLotSize?: number | null | undefined;
  /** Most price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  maxPrice?: number | null | undefined;
  /** Most year of building. 0 to 2,100. */
  maxYearBuilt?: number | null | undefined;
  /** Least living area in square feet. 0 to 1,000,000. */
  minArea?: number | null | undefined;
  /** Least bathrooms. 0 to 20. */
  minBaths?: number | null | undefined;
  /** Least bedrooms. 0 to 20. */
  minBeds?: number | null | undefined;
  /** Least lot in square feet. 0 to 1,000,000,000. */
  minLotSize?: number | null | undefined;
  /** Least price, for rentals per month, in the currency of the site. 0 to 1,000,000,000. */
  minPrice?: number | null | undefined;
  /** Least year of building. 0 to 2,100. */
  minYearBuilt?: number | null | undefined;
  /** True: only homes with an open house. */
  openHousesOnly?: boolean | null | undefined;
  /** A range of prices, such as $200,000-$500,000, $1M+ or under 500k; becomes `minPrice` and `maxPrice`. */
  price?: string | null | undefined;
  /** True: only homes whose price was reduced. */
  priceReducedOnly?: boolean | null | undefined;
  /** Order; without it the site's own. */
  sort?: RealestateSoldInputSort | null | undefined;
  /** Site to ask. The address of a site decides it. Default: "zillow". */
  source?: RealestateSoldInputSource | null | undefined;
  /** Listed, or sold, within this many days: 1, 7, 14, 30, 90, 182, 365, 730 or 1095. 1 to 1,095. */
  withinDays?: number | null | undefined;
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

/** Site to ask. The address of a site decides it. */
export type RealestateSoldInputSource =
  | 'REDFIN'
  | 'ZILLOW';

/** What to scrape. Public targets only: cookies, credentials, tokens and proxies are refused. */
export type RequestCreateInput = {
  /** Input of the scraper, `operation` included; see `inputSchema`. Goes with `scraper`. */
  input?: unknown;
  /** Maximum number of Records, 1 to 100,000; also accepted as `input.limit`. Default 100. */
  limit?: number | null | undefined;
  /** Exact cost ceiling in micro-USD. The run ends as PARTIAL before it would exceed it. */
  maxCostUsdMicros?: number | null | undefined;
  /** Scraper id from the catalog, unless `typed` is given. */
  scraper?: string | null | undefined;
  /** Your own tags to find it by, at most 10 of 50 characters each. */
  tags?: Array<string> | null | undefined;
  /** Scraper, operation and input by their types. Used instead of `scraper` and `input`. */
  typed?: ScraperInput | null | undefined;
};

/** Which Requests to list. */
export type RequestFilter = {
  /** Only Requests of this scraper. */
  scraper?: string | null | undefined;
  /** Only those created then or later. */
  since?: string | null | undefined;
  /** Only these states. */
  status?: Array<RequestStatus> | null | undefined;
  /** Only those that have all of these tags. */
  tags?: Array<string> | null | undefined;
};

/** State of a Request. The last four are terminal; `stopReason` says why. */
export type RequestStatus =
  /** Cancelled; Records stored before are kept and billed. */
  | 'CANCELLED'
  /** Asked to stop; ends in a moment. */
  | 'CANCELLING'
  /** Stopped early with no stored Record; free. */
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
  /** Numbers of categories (nodes), as `categories` of products have them. 1 to 100 items. Each item: 1 to 128 characters. */
  categoryIds?: Array<string> | null | undefined;
  /** Addresses of results with their filters, of categories, or of what a seller offers. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  categoryUrls?: Array<string> | null | undefined;
  /** Country of the shop: us without it. An address names its shop itself, which wins. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products and price points as requestedDeliveryLocation: choosing a place needs a session; Records have the place shown. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Department to search in, as the shop spells it in its addresses (i=…). Pattern: ^[a-z][a-z0-9-]{0,60}$. */
  department?: string | null | undefined;
  /** Departments as the shop spells them in its addresses, a category's number below them: electronics/172541. 1 to 100 items. Each item: 1 to 128 characters. */
  departments?: Array<string> | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Highest price, in the shop's currency. 0 to 10,000,000. */
  maxPrice?: number | null | undefined;
  /** Least price, in the shop's currency. 0 to 10,000,000. */
  minPrice?: number | null | undefined;
  /** ASINs; of a book its ISBN-10. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products in any form, or short links. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
  /** Kind of ranking for `departments`. Default: "bestsellers". */
  ranking?: RetailGlobalAsinsInputRanking | null | undefined;
  /** Addresses of rankings of any kind, with or without a category below the department. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  rankingUrls?: Array<string> | null | undefined;
  /** Search texts; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms?: Array<string> | null | undefined;
  /** Ids of sellers, for what they offer. 1 to 100 items. Each item: 1 to 128 characters. */
  sellerIds?: Array<string> | null | undefined;
  /** Order of the list; without it Amazon's own, or that of the address. */
  sort?: RetailGlobalAsinsInputSort | null | undefined;
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
  /** Country of the shop: us without it. An address names its shop itself, which wins. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products and price points as requestedDeliveryLocation: choosing a place needs a session; Records have the place shown. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Departments as the shop spells them in its addresses, a category's number below them: electronics/172541. 1 to 100 items. Each item: 1 to 128 characters. */
  departments?: Array<string> | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Kind of ranking for `departments`. Default: "bestsellers". */
  ranking?: RetailGlobalBestsellersInputRanking | null | undefined;
  /** Addresses of rankings of any kind, with or without a category below the department. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  rankingUrls?: Array<string> | null | undefined;
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
  {   /** Ids only: of searches, categories, sellers, rankings, and of all forms of a product. */
  asins: RetailGlobalAsinsInput; bestsellers?: never; offers?: never; priceTracker?: never; product?: never; questions?: never; reviews?: never; search?: never; seller?: never; }
  |  { asins?: never;   /** Best sellers, new releases, movers, most wished and most gifted of a department: up to 100 places. */
  bestsellers: RetailGlobalBestsellersInput; offers?: never; priceTracker?: never; product?: never; questions?: never; reviews?: never; search?: never; seller?: never; }
  |  { asins?: never; bestsellers?: never;   /** Who sells a product for what, in which state and how sent; the chosen offer first. */
  offers: RetailGlobalOffersInput; priceTracker?: never; product?: never; questions?: never; reviews?: never; search?: never; seller?: never; }
  |  { asins?: never; bestsellers?: never; offers?: never;   /** One price point for each product: time, price, currency, stock and seller, as they are now. */
  priceTracker: RetailGlobalPriceTrackerInput; product?: never; questions?: never; reviews?: never; search?: never; seller?: never; }
  |  { asins?: never; bestsellers?: never; offers?: never; priceTracker?: never;   /** All that the page of a product says: price, stock, seller, rating, forms, properties, ranks, pictures. */
  product: RetailGlobalProductInput; questions?: never; reviews?: never; search?: never; seller?: never; }
  |  { asins?: never; bestsellers?: never; offers?: never; priceTracker?: never; product?: never;   /** How many questions about a product were answered, and those few that its page still prints. */
  questions: RetailGlobalQuestionsInput; reviews?: never; search?: never; seller?: never; }
  |  { asins?: never; bestsellers?: never; offers?: never; priceTracker?: never; product?: never; questions?: never;   /** The reviews that the page of a product prints: about eight of its country and five of others. */
  reviews: RetailGlobalReviewsInput; search?: never; seller?: never; }
  |  { asins?: never; bestsellers?: never; offers?: never; priceTracker?: never; product?: never; questions?: never; reviews?: never;   /** Products for search texts, categories and sellers: price, rating, place, adverts told apart. */
  search: RetailGlobalSearchInput; seller?: never; }
  |  { asins?: never; bestsellers?: never; offers?: never; priceTracker?: never; product?: never; questions?: never; reviews?: never; search?: never;   /** The page of a seller: name, registered business, ratings by time, and what buyers said. */
  seller: RetailGlobalSellerInput; };

/** Who sells a product for what, in which state and how sent; the chosen offer first. */
export type RetailGlobalOffersInput = {
  /** Country of the shop: us without it. An address names its shop itself, which wins. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products and price points as requestedDeliveryLocation: choosing a place needs a session; Records have the place shown. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** ASINs; of a book its ISBN-10. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products in any form, or short links. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
};

/** One price point for each product: time, price, currency, stock and seller, as they are now. */
export type RetailGlobalPriceTrackerInput = {
  /** Country of the shop: us without it. An address names its shop itself, which wins. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products and price points as requestedDeliveryLocation: choosing a place needs a session; Records have the place shown. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** ASINs; of a book its ISBN-10. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products in any form, or short links. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
};

/** All that the page of a product says: price, stock, seller, rating, forms, properties, ranks, pictures. */
export type RetailGlobalProductInput = {
  /** Country of the shop: us without it. An address names its shop itself, which wins. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products and price points as requestedDeliveryLocation: choosing a place needs a session; Records have the place shown. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Photos of customers: those of the reviews that the page prints. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the page describes it; a description is always given. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Least quantity of an order: accepted for compatibility; Amazon has them for business accounts. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Offers of all sellers: one or two calls more for each product. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Prices by quantity: accepted for compatibility; Amazon has them for business accounts. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Questions: most pages show none since 2024, some a count. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Reviews that the page prints, at most about thirteen. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Requests for a quotation: accepted for compatibility; Amazon has them for business accounts. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Says whether the page counts what was bought lately; the count is always given. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** The seller's own page: one page more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** ASINs; of a book its ISBN-10. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products in any form, or short links. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
};

/** How many questions about a product were answered, and those few that its page still prints. */
export type RetailGlobalQuestionsInput = {
  /** Country of the shop: us without it. An address names its shop itself, which wins. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products and price points as requestedDeliveryLocation: choosing a place needs a session; Records have the place shown. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** ASINs; of a book its ISBN-10. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products in any form, or short links. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
};

/** The reviews that the page of a product prints: about eight of its country and five of others. */
export type RetailGlobalReviewsInput = {
  /** Country of the shop: us without it. An address names its shop itself, which wins. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products and price points as requestedDeliveryLocation: choosing a place needs a session; Records have the place shown. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** ASINs; of a book its ISBN-10. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products in any form, or short links. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
  /** Only reviews with these stars, of those that the page prints. 1 to 5 items. Each item: 1 to 5. */
  stars?: Array<number> | null | undefined;
};

/** Products for search texts, categories and sellers: price, rating, place, adverts told apart. */
export type RetailGlobalSearchInput = {
  /** Numbers of categories (nodes), as `categories` of products have them. 1 to 100 items. Each item: 1 to 128 characters. */
  categoryIds?: Array<string> | null | undefined;
  /** Addresses of results with their filters, of categories, or of what a seller offers. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  categoryUrls?: Array<string> | null | undefined;
  /** Country of the shop: us without it. An address names its shop itself, which wins. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products and price points as requestedDeliveryLocation: choosing a place needs a session; Records have the place shown. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Department to search in, as the shop spells it in its addresses (i=…). Pattern: ^[a-z][a-z0-9-]{0,60}$. */
  department?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Says whether the page names related searches; they are always given. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Offers of all sellers: one or two calls more for each product. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Reviews that the page of each product prints: one page more for each. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the list counts what was bought lately; the count is always given. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Highest price, in the shop's currency. 0 to 10,000,000. */
  maxPrice?: number | null | undefined;
  /** Least price, in the shop's currency. 0 to 10,000,000. */
  minPrice?: number | null | undefined;
  /** Search texts; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms?: Array<string> | null | undefined;
  /** Ids of sellers, for what they offer. 1 to 100 items. Each item: 1 to 128 characters. */
  sellerIds?: Array<string> | null | undefined;
  /** Order of the list; without it Amazon's own, or that of the address. */
  sort?: RetailGlobalSearchInputSort | null | undefined;
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
  /** Country of the shop: us without it. An address names its shop itself, which wins. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Currency asked for; Amazon decides by the visitor's country, and Records have what it showed. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products and price points as requestedDeliveryLocation: choosing a place needs a session; Records have the place shown. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Also what buyers said: one call more for each five. Default: false. */
  includeFeedback?: boolean | null | undefined;
  /** Language asked for, such as en-US; not every shop has every language. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most pieces of feedback for each seller. 1 to 100. Default: 10. */
  maxFeedback?: number | null | undefined;
  /** Ids of sellers, as products and offers have them. 1 to 100 items. Each item: 1 to 128 characters. */
  sellerIds?: Array<string> | null | undefined;
  /** Addresses of sellers' pages. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  sellerUrls?: Array<string> | null | undefined;
};

/** A business with its score, stars, categories, claims, how it answers, and businesses like it. */
export type ReviewsBusinessInput = {
  /** Businesses: domains, addresses of their pages or sites, or `businessUnitId` of a Record. 1 to 200 items. Each item: 1 to 255 characters. */
  businesses: Array<string>;
  /** Edition of the site, for names of categories and countries; ISO 3166-1 alpha-2. Without it, or for a country that has none, the one in English. Pattern: ^[A-Za-z]{2}$. */
  country?: string | null | undefined;
  /** All that the page of each business states; in lists one page more for each. Default: false. */
  includeCompanyInfo?: boolean | null | undefined;
  /** Telephone and e-mail: may be personal data of a sole trader. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** The reviews on the first page of each business, about 20; `reviews` has more. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** The businesses of a category of one country, with score, number of reviews and place. */
export type ReviewsCategoriesInput = {
  /** Categories: ids such as `electronics_technology`, their names in English, or addresses. 1 to 100 items. Each item: 1 to 128 characters. */
  categories: Array<string>;
  /** Only businesses of this country, from its edition of the site; ISO 3166-1 alpha-2. Pattern: ^[A-Za-z]{2}$. */
  country?: string | null | undefined;
  /** All that the page of each business states; in lists one page more for each. Default: false. */
  includeCompanyInfo?: boolean | null | undefined;
  /** Telephone and e-mail: may be personal data of a sole trader. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** The reviews on the first page of each business, about 20; `reviews` has more. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Order: the site's own, by number of reviews, or by the newest review. Default: "relevance". */
  sort?: ReviewsCategoriesInputSort | null | undefined;
};

/** Order: the site's own, by number of reviews, or by the newest review. */
export type ReviewsCategoriesInputSort =
  | 'LATEST_REVIEW'
  | 'RELEVANCE'
  | 'REVIEWS_COUNT';

/** One operation of reviews, with its input. */
export type ReviewsInput =
  {   /** A business with its score, stars, categories, claims, how it answers, and businesses like it. */
  business: ReviewsBusinessInput; categories?: never; reviewer?: never; reviews?: never; search?: never; }
  |  { business?: never;   /** The businesses of a category of one country, with score, number of reviews and place. */
  categories: ReviewsCategoriesInput; reviewer?: never; reviews?: never; search?: never; }
  |  { business?: never; categories?: never;   /** Who wrote a review: name, country and number of reviews, and what else they wrote. */
  reviewer: ReviewsReviewerInput; reviews?: never; search?: never; }
  |  { business?: never; categories?: never; reviewer?: never;   /** Reviews of businesses with stars, text, dates, verification and the answer of the business. */
  reviews: ReviewsReviewsInput; search?: never; }
  |  { business?: never; categories?: never; reviewer?: never; reviews?: never;   /** Businesses for a search text, with score, number of reviews, categories and place. */
  search: ReviewsSearchInput; };

/** Who wrote a review: name, country and number of reviews, and what else they wrote. */
export type ReviewsReviewerInput = {
  /** Businesses: who wrote the newest reviews of each, as those show them. 1 to 200 items. Each item: 1 to 255 characters. */
  businesses?: Array<string> | null | undefined;
  /** Also gives their reviews: one page more for each 20. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** People who wrote reviews: `author.id` of a review, or addresses of their pages. 1 to 100 items. Each item: 1 to 128 characters. */
  reviewers?: Array<string> | null | undefined;
};

/** Reviews of businesses with stars, text, dates, verification and the answer of the business. */
export type ReviewsReviewsInput = {
  /** Businesses: domains, addresses of their pages or sites, or `businessUnitId` of a Record. 1 to 200 items. Each item: 1 to 255 characters. */
  businesses?: Array<string> | null | undefined;
  /** Edition of the site, for names of categories and countries; ISO 3166-1 alpha-2. Without it, or for a country that has none, the one in English. Pattern: ^[A-Za-z]{2}$. */
  country?: string | null | undefined;
  /** Only reviews of this time. */
  date?: ReviewsReviewsInputDate | null | undefined;
  /** Only reviews published on this day or later. Format: date. */
  dateFrom?: string | null | undefined;
  /** Only reviews published on this day or earlier. Format: date. */
  dateTo?: string | null | undefined;
  /** Also gives id, name, page and picture of who wrote each review: personal data. Default: false. */
  includeAuthors?: boolean | null | undefined;
  /** Also gives a few facts of the business. Default: false. */
  includeCompanyInfo?: boolean | null | undefined;
  /** Taken for compatibility: Records are reviews. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Also gives the sentiment that the stars stand for. Default: false. */
  includeSentiment?: boolean | null | undefined;
  /** Only reviews in this language. Without it those in all languages. At most 35 characters. */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Only reviews that the business answered. Default: false. */
  replies?: boolean | null | undefined;
  /** Single reviews: `id` of a Record, or addresses of their pages. Filters do not count for them. 1 to 200 items. Each item: 1 to 128 characters. */
  reviewIds?: Array<string> | null | undefined;
  /** Only reviews with these words. 1 to 512 characters. */
  search?: string | null | undefined;
  /** The same in words: 1 and 2 stars, 3, 4 and 5. 1 to 3 items. */
  sentiment?: Array<ReviewsReviewsInputSentiment> | null | undefined;
  /** Order: newest first, or the site's own. Default: "recency". */
  sort?: ReviewsReviewsInputSort | null | undefined;
  /** Only reviews with these stars. 1 to 5 items. Each item: 1 to 5. */
  stars?: Array<number> | null | undefined;
  /** Only reviews of these topics, such as `topic` in `aiTopics` of a business. 1 to 20 items. Each item: 1 to 512 characters. */
  topics?: Array<string> | null | undefined;
  /** Only reviews that are verified. Default: false. */
  verified?: boolean | null | undefined;
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
  /** Only businesses of this country, from its edition of the site; ISO 3166-1 alpha-2. Pattern: ^[A-Za-z]{2}$. */
  country?: string | null | undefined;
  /** All that the page of each business states; in lists one page more for each. Default: false. */
  includeCompanyInfo?: boolean | null | undefined;
  /** Telephone and e-mail: may be personal data of a sole trader. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** The reviews on the first page of each business, about 20; `reviews` has more. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Search texts, or addresses of results pages; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
};

/** One scraper, one of its operations, and that operation's input. */
export type ScraperInput =
  {   /** Apps, search results, reviews, charts, developers and search suggestions of the App Store. */
  appstoreA: AppstoreAInput; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never;   /** Apps, reviews, charts, developers, permissions and data safety of the Android app shop. */
  appstoreB: AppstoreBInput; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never;   /** Public repositories, code, issues, people and marketplace listings of GitHub, read without an account. */
  codehost: CodehostInput; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never;   /** Products, lists, categories, reviews and advertised goods of Temu, as far as its public pages carry them. */
  discountShop: DiscountShopInput; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never;   /** Posts, comments, communities and accounts of Reddit, from its feeds or, with the operator's credential, its API. */
  forum: ForumInput; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never;   /** Listings, search results, shops, reviews, keywords and photos of buyers on Etsy. */
  handmadeShop: HandmadeShopInput; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never;   /** Jobs, companies, pay and resume samples of Indeed, in 62 countries. */
  jobs: JobsInput; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never;   /** Places of the map, searches for them, their reviews, and shared lists of places. */
  maps: MapsInput; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never;   /** Posts of X, formerly Twitter, by id or account, with counters, media and answers, and accounts, as X shows them to anybody. */
  microblog: MicroblogInput; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never;   /** Accounts, posts, reels and first comments of Instagram, as its pages and embeds show them to readers without an account. */
  photoSocial: PhotoSocialInput; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never;   /** Jobs, companies, posts, comments and profiles of LinkedIn, as far as guests see them. */
  professional: ProfessionalInput; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never;   /** Homes for sale, for rent, sold and in foreclosure, with agents, pictures and markets, from Zillow and Redfin. */
  realestate: RealestateInput; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never;   /** Products, lists, rankings, offers, sellers, reviews and prices of Amazon's 23 shops. */
  retailGlobal: RetailGlobalInput; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never;   /** Businesses, their reviews, categories and reviewers of Trustpilot. */
  reviews: ReviewsInput; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never;   /** Products, lists, reviews, sellers and registered contacts of Trendyol. */
  shopTrA: ShopTrAInput; shopTrB?: never; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never;   /** Products, lists, reviews and merchants of Hepsiburada. */
  shopTrB: ShopTrBInput; shortvideo?: never; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never;   /** Videos, accounts, hashtags, sounds and advertisements of TikTok, as far as it shows them to visitors who are not signed in. */
  shortvideo: ShortvideoInput; video?: never; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never;   /** Videos, channels, playlists, shorts, comments, transcripts, search results and charts of YouTube, as the pages show them to anybody. */
  video: VideoInput; wholesale?: never; }
  |  { appstoreA?: never; appstoreB?: never; codehost?: never; discountShop?: never; forum?: never; handmadeShop?: never; jobs?: never; maps?: never; microblog?: never; photoSocial?: never; professional?: never; realestate?: never; retailGlobal?: never; reviews?: never; shopTrA?: never; shopTrB?: never; shortvideo?: never; video?: never;   /** Products, prices by quantity, suppliers, categories and requests for quotation of Alibaba.com. */
  wholesale: WholesaleInput; };

/** Where the code of a scraper reads inputs. Its Requests run in threads of its family in any case. */
export type ScraperIsolation =
  /** In the gateway itself: it comes with Quarry. */
  | 'IN_PROCESS'
  /** In a thread of its own, with limits of time and memory: the operator installed it. No process of Quarry loads it elsewhere. */
  | 'THREAD';

/** A value to keep. */
export type SecretInput = {
  /** Its name: letters, digits and _. */
  name: string;
  /** The value; null removes what has the name. */
  value?: string | null | undefined;
};

/** Who is given a secret. */
export type SecretScope =
  /** Builds on the server. */
  | 'BUILD'
  /** The worker. */
  | 'RUNTIME';

/** What service.toml switches on. */
export type ServiceCapability =
  /** Work at fixed times. */
  | 'CRON'
  /** Small values by key. */
  | 'KV'
  /** Background work. */
  | 'QUEUE'
  /** Keyed objects whose work is done in order. */
  | 'STATE';

/** A new service. */
export type ServiceCreateInput = {
  /** Its name for people; the slug when left out. */
  name?: string;
  /** Its name in its URL: a to z, 0 to 9 and -; no other service has it. */
  slug: string;
};

/** What a service serves. */
export type ServiceKind =
  /** Nothing yet. */
  | 'EMPTY'
  /** Static files. */
  | 'STATIC'
  /** A worker. */
  | 'WORKER'
  /** Static files, and a worker below /api/. */
  | 'WORKER_AND_STATIC';

/** Which lines are wanted. */
export type ServiceLogFilter = {
  /** Only lines of this deployment. */
  deploymentId?: string | null | undefined;
  /** Only lines of this level or a worse one. */
  level?: ServiceLogLevel | null | undefined;
  /** Only lines of this request. */
  requestId?: string | null | undefined;
  /** Only lines of then or later. */
  since?: string | null | undefined;
  /** Only lines of this source. */
  source?: ServiceLogSource | null | undefined;
  /** Only lines with this text in them, in whatever case. */
  text?: string | null | undefined;
  /** Only lines before then. */
  until?: string | null | undefined;
};

/** How much a line matters. */
export type ServiceLogLevel =
  /** For who looks for a fault. */
  | 'DEBUG'
  /** What went wrong; a line of stderr unless it says otherwise. */
  | 'ERROR'
  /** What happened; a line of stdout unless it says otherwise. */
  | 'INFO'
  /** What may become a fault. */
  | 'WARN';

/** Who wrote a line. */
export type ServiceLogSource =
  /** The router, a line for each request to the worker. */
  | 'HTTP'
  /** The server, which says what it did with the service. */
  | 'PLATFORM'
  /** The worker, on its standard error. */
  | 'STDERR'
  /** The worker, on its standard output. */
  | 'STDOUT';

/** Whether a service is served. */
export type ServiceStatus =
  /** It is served; its worker is woken by its first request. */
  | 'ACTIVE'
  /** It is not served, and can be brought back for 7 days. */
  | 'DELETED'
  /** Nothing is deployed yet. */
  | 'EMPTY';

/** A change of a service. */
export type ServiceUpdateInput = {
  /** Another name for people. */
  name?: string | null | undefined;
  /** Another name in its URL; the old one answers no more. */
  slug?: string | null | undefined;
};

/** How to reach the seller of a product by law: registered e-mail, name, tax number and address. */
export type ShopTrAEmailsInput = {
  /** Country of the shop: tr, ae or ro. Prices, languages and what is sold depend on it. Pattern: ^[A-Za-z]{2}$. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: each shop has one currency (TRY, AED, RON), and nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products as requestedDeliveryLocation: pages cannot be asked for with a place. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Numbers of products, as in …-p-123. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products, also of their reviews, or short links; `merchantId` in it chooses the seller. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
};

/** One operation of shop-tr-a, with its input. */
export type ShopTrAInput =
  {   /** How to reach the seller of a product by law: registered e-mail, name, tax number and address. */
  emails: ShopTrAEmailsInput; listings?: never; product?: never; reviews?: never; search?: never; seller?: never; }
  |  { emails?: never;   /** Products of categories, brands, filtered lists and sellers' shops, with price, rating and seller. */
  listings: ShopTrAListingsInput; product?: never; reviews?: never; search?: never; seller?: never; }
  |  { emails?: never; listings?: never;   /** Everything public about products: price, offers of all sellers, forms, stock, ratings, properties, pictures. */
  product: ShopTrAProductInput; reviews?: never; search?: never; seller?: never; }
  |  { emails?: never; listings?: never; product?: never;   /** Reviews of products with stars, date, seller, pictures and how many found them helpful. */
  reviews: ShopTrAReviewsInput; search?: never; seller?: never; }
  |  { emails?: never; listings?: never; product?: never; reviews?: never;   /** Products for a search text, with price, rating, seller and what people recently did with them. */
  search: ShopTrASearchInput; seller?: never; }
  |  { emails?: never; listings?: never; product?: never; reviews?: never; search?: never;   /** Shops of sellers: score, number of products, rank, how fast they answer and send. */
  seller: ShopTrASellerInput; };

/** Products of categories, brands, filtered lists and sellers' shops, with price, rating and seller. */
export type ShopTrAListingsInput = {
  /** Numbers of categories, as the products' `webCategories` have them. 1 to 100 items. Each item: 1 to 128 characters. */
  categoryIds?: Array<string> | null | undefined;
  /** Addresses of categories, brands, filtered lists or sellers' shops. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  categoryUrls?: Array<string> | null | undefined;
  /** Country of the shop: tr, ae or ro. Prices, languages and what is sold depend on it. Pattern: ^[A-Za-z]{2}$. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: each shop has one currency (TRY, AED, RON), and nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products as requestedDeliveryLocation: pages cannot be asked for with a place. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Says whether the list shows an offer; `product` has those of all sellers. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the list shows a rating; it is always given. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Says whether the list shows how many were sold; it is always given. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the list names the seller; `seller` has more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Highest price, in the shop's currency. At least 0. */
  maxPrice?: number | null | undefined;
  /** Least price, in the shop's currency. At least 0. */
  minPrice?: number | null | undefined;
  /** Numbers of sellers. 1 to 100 items. Each item: 1 to 128 characters. */
  sellerIds?: Array<string> | null | undefined;
  /** Addresses of sellers' shops. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  sellerUrls?: Array<string> | null | undefined;
  /** Order of the list. Without it the source's own, or that of the address. */
  sort?: ShopTrAListingsInputSort | null | undefined;
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
  /** Country of the shop: tr, ae or ro. Prices, languages and what is sold depend on it. Pattern: ^[A-Za-z]{2}$. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: each shop has one currency (TRY, AED, RON), and nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products as requestedDeliveryLocation: pages cannot be asked for with a place. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Registered name, e-mail, tax number and address of the seller: may be personal data. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Pictures of buyers from the newest reviews: the same call. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** The seller's description: one call more for each product. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the page has offers; they are always given. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** The newest questions that sellers answered: one call more. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Ratings by stars and pictures of buyers from the newest reviews: one call more. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Says how far the page counts what people did lately; it is always given. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** The seller's shop: one call more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Numbers of products, as in …-p-123. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products, also of their reviews, or short links; `merchantId` in it chooses the seller. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
};

/** Reviews of products with stars, date, seller, pictures and how many found them helpful. */
export type ShopTrAReviewsInput = {
  /** Country of the shop: tr, ae or ro. Prices, languages and what is sold depend on it. Pattern: ^[A-Za-z]{2}$. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: each shop has one currency (TRY, AED, RON), and nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products as requestedDeliveryLocation: pages cannot be asked for with a place. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Also what the source says of all reviews of the product together. Default: false. */
  includeSummary?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Numbers of products, as in …-p-123. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products, also of their reviews, or short links; `merchantId` in it chooses the seller. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
  /** all; photos: those with pictures; seller: those of the seller that the address names. Default: "all". */
  reviewMode?: ShopTrAReviewsInputReviewMode | null | undefined;
  /** Order of the reviews. Without it the source's own. */
  sort?: ShopTrAReviewsInputSort | null | undefined;
  /** Only reviews with these stars. 1 to 5 items. Each item: 1 to 5. */
  stars?: Array<number> | null | undefined;
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

/** Products for a search text, with price, rating, seller and what people recently did with them. */
export type ShopTrASearchInput = {
  /** Country of the shop: tr, ae or ro. Prices, languages and what is sold depend on it. Pattern: ^[A-Za-z]{2}$. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: each shop has one currency (TRY, AED, RON), and nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products as requestedDeliveryLocation: pages cannot be asked for with a place. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Says whether the list shows an offer; `product` has those of all sellers. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the list shows a rating; it is always given. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Says whether the list shows how many were sold; it is always given. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the list names the seller; `seller` has more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Highest price, in the shop's currency. At least 0. */
  maxPrice?: number | null | undefined;
  /** Least price, in the shop's currency. At least 0. */
  minPrice?: number | null | undefined;
  /** Search texts, or addresses of results; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
  /** Order of the list. Without it the source's own, or that of the address. */
  sort?: ShopTrASearchInputSort | null | undefined;
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
  /** Country of the shop: tr, ae or ro. Prices, languages and what is sold depend on it. Pattern: ^[A-Za-z]{2}$. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: each shop has one currency (TRY, AED, RON), and nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products as requestedDeliveryLocation: pages cannot be asked for with a place. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Also how many people follow it; the source often refuses that call. Default: false. */
  includeFollowers?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Numbers of sellers. 1 to 100 items. Each item: 1 to 128 characters. */
  sellerIds?: Array<string> | null | undefined;
  /** Addresses of sellers' shops. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  sellerUrls?: Array<string> | null | undefined;
};

/** One operation of shop-tr-b, with its input. */
export type ShopTrBInput =
  {   /** Products of categories, models, brands and merchants' stores, with price, rating and seller. */
  listings: ShopTrBListingsInput; merchant?: never; product?: never; reviews?: never; search?: never; }
  |  { listings?: never;   /** Stores of merchants, or all merchants that offer a product: rating, city, registered name, products. */
  merchant: ShopTrBMerchantInput; product?: never; reviews?: never; search?: never; }
  |  { listings?: never; merchant?: never;   /** Everything public about products: price, offers of all merchants, forms, ratings, questions, properties, pictures. */
  product: ShopTrBProductInput; reviews?: never; search?: never; }
  |  { listings?: never; merchant?: never; product?: never;   /** Reviews of products with stars, date, merchant, city, pictures and who found them helpful. */
  reviews: ShopTrBReviewsInput; search?: never; }
  |  { listings?: never; merchant?: never; product?: never; reviews?: never;   /** Products for a search text or bar code, with price, rating and who sells them first. */
  search: ShopTrBSearchInput; };

/** Products of categories, models, brands and merchants' stores, with price, rating and seller. */
export type ShopTrBListingsInput = {
  /** Numbers of categories, as the products' `categories` have them. 1 to 100 items. Each item: 1 to 128 characters. */
  categoryIds?: Array<string> | null | undefined;
  /** Addresses of categories, models and brands of them, popular searches, or merchants' stores. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  categoryUrls?: Array<string> | null | undefined;
  /** Only checked: Hepsiburada has one shop, that of Turkey. Pattern: ^[A-Za-z]{2}$. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: prices are in TRY, and nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products as requestedDeliveryLocation: pages cannot be asked for with a place. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Filters as the addresses of the site have them in `filtreler`, such as `markalar:apple`. 1 to 20 items. Each item: 1 to 200 characters. */
  filters?: Array<string> | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Says whether the list shows an offer; `product` has those of all merchants. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the list shows a rating; it is always given. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the list names the merchant; `merchant` has more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Highest price in TRY. At least 0. */
  maxPrice?: number | null | undefined;
  /** Addresses of merchants' stores, or the names in them. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  merchantUrls?: Array<string> | null | undefined;
  /** Least price in TRY. At least 0. */
  minPrice?: number | null | undefined;
  /** Only offers of these merchants, by their names as shown. 1 to 20 items. Each item: 1 to 100 characters. */
  soldBy?: Array<string> | null | undefined;
  /** Order of the list. Without it the source's own, or that of the address. */
  sort?: ShopTrBListingsInputSort | null | undefined;
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
  /** Only checked: Hepsiburada has one shop, that of Turkey. Pattern: ^[A-Za-z]{2}$. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: prices are in TRY, and nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products as requestedDeliveryLocation: pages cannot be asked for with a place. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Registered phone, e-mail and number of the company, where its store shows them: may be personal data. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Addresses of merchants' stores, or the names in them. 1 to 100 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  merchantUrls?: Array<string> | null | undefined;
  /** Numbers of products (SKU, as in …-p-HBCV…), or of groups of forms (HBC…). 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products or groups of forms, also of their reviews, or hb.biz links. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
};

/** Everything public about products: price, offers of all merchants, forms, ratings, questions, properties, pictures. */
export type ShopTrBProductInput = {
  /** Bar codes: each is searched for, and only a product that states it is given. 1 to 200 items. Each item: 1 to 128 characters. */
  barcodes?: Array<string> | null | undefined;
  /** Only checked: Hepsiburada has one shop, that of Turkey. Pattern: ^[A-Za-z]{2}$. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: prices are in TRY, and nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products as requestedDeliveryLocation: pages cannot be asked for with a place. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Says how far pictures of buyers were read: those on the page, with `includeReviews` of the first 50 reviews. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Says whether the page has the seller's own words; they are always given. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Says whether the page states a least quantity; it is always given. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Offers with pieces in stock and campaign prices: one call more, which the site often refuses. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Says in `featureCoverage` how far the page shows questions; they are always given. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Pictures of buyers from the first 50 reviews, and ratings by stars: one call more. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the page names the merchant; `merchant` has more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Numbers of products (SKU, as in …-p-HBCV…), or of groups of forms (HBC…). 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products or groups of forms, also of their reviews, or hb.biz links. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
};

/** Reviews of products with stars, date, merchant, city, pictures and who found them helpful. */
export type ShopTrBReviewsInput = {
  /** Only checked: Hepsiburada has one shop, that of Turkey. Pattern: ^[A-Za-z]{2}$. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: prices are in TRY, and nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products as requestedDeliveryLocation: pages cannot be asked for with a place. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Also what the source says of all reviews of the product together. Default: false. */
  includeSummary?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Numbers of products (SKU, as in …-p-HBCV…), or of groups of forms (HBC…). 1 to 200 items. Each item: 1 to 128 characters. */
  productIds?: Array<string> | null | undefined;
  /** Addresses of products or groups of forms, also of their reviews, or hb.biz links. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  productUrls?: Array<string> | null | undefined;
  /** all: of all forms of the product; photos: those with pictures; product: of this form alone. Default: "all". */
  reviewMode?: ShopTrBReviewsInputReviewMode | null | undefined;
  /** Order of the reviews. Without it the source's own, which is not by date. */
  sort?: ShopTrBReviewsInputSort | null | undefined;
  /** Only reviews with these stars. 1 to 5 items. Each item: 1 to 5. */
  stars?: Array<number> | null | undefined;
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
  /** Only checked: Hepsiburada has one shop, that of Turkey. Pattern: ^[A-Za-z]{2}$. Default: "tr". */
  countryCode?: string | null | undefined;
  /** Only checked: prices are in TRY, and nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Kept with the Request, and in products as requestedDeliveryLocation: pages cannot be asked for with a place. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Filters as the addresses of the site have them in `filtreler`, such as `markalar:apple`. 1 to 20 items. Each item: 1 to 200 characters. */
  filters?: Array<string> | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Says whether the list shows an offer; `product` has those of all merchants. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the list shows a rating; it is always given. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the list names the merchant; `merchant` has more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Highest price in TRY. At least 0. */
  maxPrice?: number | null | undefined;
  /** Least price in TRY. At least 0. */
  minPrice?: number | null | undefined;
  /** Search texts or bar codes, or addresses of results; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
  /** Only offers of these merchants, by their names as shown. 1 to 20 items. Each item: 1 to 100 characters. */
  soldBy?: Array<string> | null | undefined;
  /** Order of the list. Without it the source's own, or that of the address. */
  sort?: ShopTrBSearchInputSort | null | undefined;
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

/** Advertisements of TikTok's public library: advertiser, days on which they ran, reach, films and pictures. */
export type ShortvideoAdsInput = {
  /** Single advertisements instead of a search: `id` of a Record, or addresses of their pages. 1 to 200 items. Each item: 1 to 128 characters. */
  adIds?: Array<string> | null | undefined;
  /** Says in `featureCoverage` what there is of it: the Record has addresses of subtitles, no files. Default: false. */
  downloadSubtitles?: boolean | null | undefined;
  /** Says in `featureCoverage` what there is of it: the Record has the address of the film, no file. Default: false. */
  downloadVideos?: boolean | null | undefined;
  /** Last such day; without it today. Format: date. */
  endDate?: string | null | undefined;
  /** Fields of the Record to give once more on their own, as dot paths such as `author.username` or `media[0].url`; a list, or one text with commas. 1 to 50 items. Each item: 1 to 120 characters. */
  fields?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Names of advertisers, or words of advertisements. Without them all advertisements of the region. 1 to 50 items. Each item: 1 to 512 characters. */
  queries?: Array<string> | null | undefined;
  /** Country of the library, ISO 3166-1 alpha-2: EU, EEA, gb, ch, tr. Without it all of them. Pattern: ^[A-Za-z]{2}$. */
  region?: string | null | undefined;
  /** What `queries` are. Default: "advertiser". */
  searchBy?: ShortvideoAdsInputSearchBy | null | undefined;
  /** Order: shown last first, or shown most first. Default: "lastShown". */
  sort?: ShortvideoAdsInputSort | null | undefined;
  /** First day on which an advertisement was shown; without it since the library began. Format: date. */
  startDate?: string | null | undefined;
  /** Says in `featureCoverage` what there is of it: speech is not made into text here; subtitles of TikTok's own may say it. Default: false. */
  transcribeVideos?: boolean | null | undefined;
  /** Address of results in the library; its parts become the other fields. 1 to 2,048 characters. */
  url?: string | null | undefined;
};

/** What `queries` are. */
export type ShortvideoAdsInputSearchBy =
  | 'ADVERTISER'
  | 'KEYWORD';

/** Order: shown last first, or shown most first. */
export type ShortvideoAdsInputSort =
  | 'LAST_SHOWN'
  | 'MOST_SHOWN';

/** How many comments a video has, with those that its page shows to visitors, which are mostly none. */
export type ShortvideoCommentsInput = {
  /** Says in `featureCoverage` what there is of it: the Record has addresses of subtitles, no files. Default: false. */
  downloadSubtitles?: boolean | null | undefined;
  /** Says in `featureCoverage` what there is of it: the Record has the address of the film, no file. Default: false. */
  downloadVideos?: boolean | null | undefined;
  /** Fields of the Record to give once more on their own, as dot paths such as `author.username` or `media[0].url`; a list, or one text with commas. 1 to 50 items. Each item: 1 to 120 characters. */
  fields?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Says in `featureCoverage` what there is of it: speech is not made into text here; subtitles of TikTok's own may say it. Default: false. */
  transcribeVideos?: boolean | null | undefined;
  /** Videos and photo posts: ids, or addresses in any form, short links too. 1 to 200 items. Each item: 1 to 128 characters. */
  videoIds: Array<string>;
};

/** How many accounts follow an account. */
export type ShortvideoFollowersInput = {
  /** Says in `featureCoverage` what there is of it: the Record has addresses of subtitles, no files. Default: false. */
  downloadSubtitles?: boolean | null | undefined;
  /** Says in `featureCoverage` what there is of it: the Record has the address of the film, no file. Default: false. */
  downloadVideos?: boolean | null | undefined;
  /** Fields of the Record to give once more on their own, as dot paths such as `author.username` or `media[0].url`; a list, or one text with commas. 1 to 50 items. Each item: 1 to 120 characters. */
  fields?: Array<string> | null | undefined;
  /** Accounts: handles with or without their @, or addresses. 1 to 100 items. Each item: 1 to 128 characters. */
  handles: Array<string>;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Says in `featureCoverage` what there is of it: speech is not made into text here; subtitles of TikTok's own may say it. Default: false. */
  transcribeVideos?: boolean | null | undefined;
};

/** How many accounts an account follows. */
export type ShortvideoFollowingInput = {
  /** Says in `featureCoverage` what there is of it: the Record has addresses of subtitles, no files. Default: false. */
  downloadSubtitles?: boolean | null | undefined;
  /** Says in `featureCoverage` what there is of it: the Record has the address of the film, no file. Default: false. */
  downloadVideos?: boolean | null | undefined;
  /** Fields of the Record to give once more on their own, as dot paths such as `author.username` or `media[0].url`; a list, or one text with commas. 1 to 50 items. Each item: 1 to 120 characters. */
  fields?: Array<string> | null | undefined;
  /** Accounts: handles with or without their @, or addresses. 1 to 100 items. Each item: 1 to 128 characters. */
  handles: Array<string>;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Says in `featureCoverage` what there is of it: speech is not made into text here; subtitles of TikTok's own may say it. Default: false. */
  transcribeVideos?: boolean | null | undefined;
};

/** Videos with a hashtag, and how many there are and how often they were seen. */
export type ShortvideoHashtagInput = {
  /** Says in `featureCoverage` what there is of it: the Record has addresses of subtitles, no files. Default: false. */
  downloadSubtitles?: boolean | null | undefined;
  /** Says in `featureCoverage` what there is of it: the Record has the address of the film, no file. Default: false. */
  downloadVideos?: boolean | null | undefined;
  /** Only videos published on this day or earlier. Format: date. */
  endDate?: string | null | undefined;
  /** Fields of the Record to give once more on their own, as dot paths such as `author.username` or `media[0].url`; a list, or one text with commas. 1 to 50 items. Each item: 1 to 120 characters. */
  fields?: Array<string> | null | undefined;
  /** Hashtags with or without their #, or addresses. 1 to 100 items. Each item: 1 to 128 characters. */
  hashtags: Array<string>;
  /** All that the page of each video states: likes, comments, sound, place. One page more for each. Default: false. */
  includeDetails?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Only videos with at most this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  maxLikes?: number | null | undefined;
  /** Only videos with at least this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  minLikes?: number | null | undefined;
  /** Only videos made in this country, as far as their pages state it; ISO 3166-1 alpha-2. In lists one page more for each. Pattern: ^[A-Za-z]{2}$. */
  region?: string | null | undefined;
  /** Only videos published on this day or later. Format: date. */
  startDate?: string | null | undefined;
  /** Says in `featureCoverage` what there is of it: speech is not made into text here; subtitles of TikTok's own may say it. Default: false. */
  transcribeVideos?: boolean | null | undefined;
};

/** One operation of shortvideo, with its input. */
export type ShortvideoInput =
  {   /** Advertisements of TikTok's public library: advertiser, days on which they ran, reach, films and pictures. */
  ads: ShortvideoAdsInput; comments?: never; followers?: never; following?: never; hashtag?: never; location?: never; music?: never; profile?: never; search?: never; sound?: never; video?: never; videos?: never; }
  |  { ads?: never;   /** How many comments a video has, with those that its page shows to visitors, which are mostly none. */
  comments: ShortvideoCommentsInput; followers?: never; following?: never; hashtag?: never; location?: never; music?: never; profile?: never; search?: never; sound?: never; video?: never; videos?: never; }
  |  { ads?: never; comments?: never;   /** How many accounts follow an account. */
  followers: ShortvideoFollowersInput; following?: never; hashtag?: never; location?: never; music?: never; profile?: never; search?: never; sound?: never; video?: never; videos?: never; }
  |  { ads?: never; comments?: never; followers?: never;   /** How many accounts an account follows. */
  following: ShortvideoFollowingInput; hashtag?: never; location?: never; music?: never; profile?: never; search?: never; sound?: never; video?: never; videos?: never; }
  |  { ads?: never; comments?: never; followers?: never; following?: never;   /** Videos with a hashtag, and how many there are and how often they were seen. */
  hashtag: ShortvideoHashtagInput; location?: never; music?: never; profile?: never; search?: never; sound?: never; video?: never; videos?: never; }
  |  { ads?: never; comments?: never; followers?: never; following?: never; hashtag?: never;   /** Country and place of videos, as their pages state them; of all given or of those at given places. */
  location: ShortvideoLocationInput; music?: never; profile?: never; search?: never; sound?: never; video?: never; videos?: never; }
  |  { ads?: never; comments?: never; followers?: never; following?: never; hashtag?: never; location?: never;   /** Videos with a song, and how many there are. */
  music: ShortvideoMusicInput; profile?: never; search?: never; sound?: never; video?: never; videos?: never; }
  |  { ads?: never; comments?: never; followers?: never; following?: never; hashtag?: never; location?: never; music?: never;   /** An account: name, bio, link, counts of followers, likes and videos, and marks such as verified. */
  profile: ShortvideoProfileInput; search?: never; sound?: never; video?: never; videos?: never; }
  |  { ads?: never; comments?: never; followers?: never; following?: never; hashtag?: never; location?: never; music?: never; profile?: never;   /** Videos with the words of a search as their hashtag, or the account that has them as its handle. */
  search: ShortvideoSearchInput; sound?: never; video?: never; videos?: never; }
  |  { ads?: never; comments?: never; followers?: never; following?: never; hashtag?: never; location?: never; music?: never; profile?: never; search?: never;   /** Videos with a sound, and how many there are. */
  sound: ShortvideoSoundInput; video?: never; videos?: never; }
  |  { ads?: never; comments?: never; followers?: never; following?: never; hashtag?: never; location?: never; music?: never; profile?: never; search?: never; sound?: never;   /** A video or photo post: caption, author, counts, sound, hashtags, subtitles, place and media addresses. */
  video: ShortvideoVideoInput; videos?: never; }
  |  { ads?: never; comments?: never; followers?: never; following?: never; hashtag?: never; location?: never; music?: never; profile?: never; search?: never; sound?: never; video?: never;   /** The newest videos of an account, those that it keeps on top first. */
  videos: ShortvideoVideosInput; };

/** Country and place of videos, as their pages state them; of all given or of those at given places. */
export type ShortvideoLocationInput = {
  /** Says in `featureCoverage` what there is of it: the Record has addresses of subtitles, no files. Default: false. */
  downloadSubtitles?: boolean | null | undefined;
  /** Says in `featureCoverage` what there is of it: the Record has the address of the film, no file. Default: false. */
  downloadVideos?: boolean | null | undefined;
  /** Only videos published on this day or earlier. Format: date. */
  endDate?: string | null | undefined;
  /** Fields of the Record to give once more on their own, as dot paths such as `author.username` or `media[0].url`; a list, or one text with commas. 1 to 50 items. Each item: 1 to 120 characters. */
  fields?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Only videos with at most this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  maxLikes?: number | null | undefined;
  /** Only videos with at least this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  minLikes?: number | null | undefined;
  /** Only videos whose page names one of these places: `place.id` of a Record, or addresses of places. 1 to 100 items. Each item: 1 to 128 characters. */
  placeIds?: Array<string> | null | undefined;
  /** Only videos made in this country, as far as their pages state it; ISO 3166-1 alpha-2. In lists one page more for each. Pattern: ^[A-Za-z]{2}$. */
  region?: string | null | undefined;
  /** Only videos published on this day or later. Format: date. */
  startDate?: string | null | undefined;
  /** Says in `featureCoverage` what there is of it: speech is not made into text here; subtitles of TikTok's own may say it. Default: false. */
  transcribeVideos?: boolean | null | undefined;
  /** Videos and photo posts: ids, or addresses in any form, short links too. 1 to 200 items. Each item: 1 to 128 characters. */
  videoIds: Array<string>;
};

/** Videos with a song, and how many there are. */
export type ShortvideoMusicInput = {
  /** Says in `featureCoverage` what there is of it: the Record has addresses of subtitles, no files. Default: false. */
  downloadSubtitles?: boolean | null | undefined;
  /** Says in `featureCoverage` what there is of it: the Record has the address of the film, no file. Default: false. */
  downloadVideos?: boolean | null | undefined;
  /** Only videos published on this day or earlier. Format: date. */
  endDate?: string | null | undefined;
  /** Fields of the Record to give once more on their own, as dot paths such as `author.username` or `media[0].url`; a list, or one text with commas. 1 to 50 items. Each item: 1 to 120 characters. */
  fields?: Array<string> | null | undefined;
  /** All that the page of each video states: likes, comments, sound, place. One page more for each. Default: false. */
  includeDetails?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Only videos with at most this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  maxLikes?: number | null | undefined;
  /** Only videos with at least this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  minLikes?: number | null | undefined;
  /** Only videos made in this country, as far as their pages state it; ISO 3166-1 alpha-2. In lists one page more for each. Pattern: ^[A-Za-z]{2}$. */
  region?: string | null | undefined;
  /** Sounds: ids, or addresses. 1 to 100 items. Each item: 1 to 128 characters. */
  soundIds: Array<string>;
  /** Only videos published on this day or later. Format: date. */
  startDate?: string | null | undefined;
  /** Says in `featureCoverage` what there is of it: speech is not made into text here; subtitles of TikTok's own may say it. Default: false. */
  transcribeVideos?: boolean | null | undefined;
};

/** An account: name, bio, link, counts of followers, likes and videos, and marks such as verified. */
export type ShortvideoProfileInput = {
  /** Says in `featureCoverage` what there is of it: the Record has addresses of subtitles, no files. Default: false. */
  downloadSubtitles?: boolean | null | undefined;
  /** Says in `featureCoverage` what there is of it: the Record has the address of the film, no file. Default: false. */
  downloadVideos?: boolean | null | undefined;
  /** Fields of the Record to give once more on their own, as dot paths such as `author.username` or `media[0].url`; a list, or one text with commas. 1 to 50 items. Each item: 1 to 120 characters. */
  fields?: Array<string> | null | undefined;
  /** Accounts: handles with or without their @, or addresses. 1 to 100 items. Each item: 1 to 128 characters. */
  handles: Array<string>;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Says in `featureCoverage` what there is of it: speech is not made into text here; subtitles of TikTok's own may say it. Default: false. */
  transcribeVideos?: boolean | null | undefined;
};

/** Videos with the words of a search as their hashtag, or the account that has them as its handle. */
export type ShortvideoSearchInput = {
  /** Says in `featureCoverage` what there is of it: the Record has addresses of subtitles, no files. Default: false. */
  downloadSubtitles?: boolean | null | undefined;
  /** Says in `featureCoverage` what there is of it: the Record has the address of the film, no file. Default: false. */
  downloadVideos?: boolean | null | undefined;
  /** Only videos published on this day or earlier. Format: date. */
  endDate?: string | null | undefined;
  /** Fields of the Record to give once more on their own, as dot paths such as `author.username` or `media[0].url`; a list, or one text with commas. 1 to 50 items. Each item: 1 to 120 characters. */
  fields?: Array<string> | null | undefined;
  /** All that the page of each video states: likes, comments, sound, place. One page more for each. Default: false. */
  includeDetails?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Only videos with at most this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  maxLikes?: number | null | undefined;
  /** Only videos with at least this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  minLikes?: number | null | undefined;
  /** Search texts: words of a hashtag, or a handle with its @; or addresses of results pages. 1 to 50 items. Each item: 1 to 512 characters. */
  queries: Array<string>;
  /** Only videos made in this country, as far as their pages state it; ISO 3166-1 alpha-2. In lists one page more for each. Pattern: ^[A-Za-z]{2}$. */
  region?: string | null | undefined;
  /** What is searched for. Default: "videos". */
  section?: ShortvideoSearchInputSection | null | undefined;
  /** Only videos published on this day or later. Format: date. */
  startDate?: string | null | undefined;
  /** Says in `featureCoverage` what there is of it: speech is not made into text here; subtitles of TikTok's own may say it. Default: false. */
  transcribeVideos?: boolean | null | undefined;
  /** Search texts for accounts, or true: the same as `section` users. */
  userSearch?: string | null | undefined;
  /** Search texts for videos, or true: the same as `section` videos. */
  videoSearch?: string | null | undefined;
};

/** What is searched for. */
export type ShortvideoSearchInputSection =
  | 'USERS'
  | 'VIDEOS';

/** Videos with a sound, and how many there are. */
export type ShortvideoSoundInput = {
  /** Says in `featureCoverage` what there is of it: the Record has addresses of subtitles, no files. Default: false. */
  downloadSubtitles?: boolean | null | undefined;
  /** Says in `featureCoverage` what there is of it: the Record has the address of the film, no file. Default: false. */
  downloadVideos?: boolean | null | undefined;
  /** Only videos published on this day or earlier. Format: date. */
  endDate?: string | null | undefined;
  /** Fields of the Record to give once more on their own, as dot paths such as `author.username` or `media[0].url`; a list, or one text with commas. 1 to 50 items. Each item: 1 to 120 characters. */
  fields?: Array<string> | null | undefined;
  /** All that the page of each video states: likes, comments, sound, place. One page more for each. Default: false. */
  includeDetails?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Only videos with at most this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  maxLikes?: number | null | undefined;
  /** Only videos with at least this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  minLikes?: number | null | undefined;
  /** Only videos made in this country, as far as their pages state it; ISO 3166-1 alpha-2. In lists one page more for each. Pattern: ^[A-Za-z]{2}$. */
  region?: string | null | undefined;
  /** Sounds: ids, or addresses. 1 to 100 items. Each item: 1 to 128 characters. */
  soundIds: Array<string>;
  /** Only videos published on this day or later. Format: date. */
  startDate?: string | null | undefined;
  /** Says in `featureCoverage` what there is of it: speech is not made into text here; subtitles of TikTok's own may say it. Default: false. */
  transcribeVideos?: boolean | null | undefined;
};

/** A video or photo post: caption, author, counts, sound, hashtags, subtitles, place and media addresses. */
export type ShortvideoVideoInput = {
  /** Says in `featureCoverage` what there is of it: the Record has addresses of subtitles, no files. Default: false. */
  downloadSubtitles?: boolean | null | undefined;
  /** Says in `featureCoverage` what there is of it: the Record has the address of the film, no file. Default: false. */
  downloadVideos?: boolean | null | undefined;
  /** Only videos published on this day or earlier. Format: date. */
  endDate?: string | null | undefined;
  /** Fields of the Record to give once more on their own, as dot paths such as `author.username` or `media[0].url`; a list, or one text with commas. 1 to 50 items. Each item: 1 to 120 characters. */
  fields?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Only videos with at most this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  maxLikes?: number | null | undefined;
  /** Only videos with at least this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  minLikes?: number | null | undefined;
  /** Only videos made in this country, as far as their pages state it; ISO 3166-1 alpha-2. In lists one page more for each. Pattern: ^[A-Za-z]{2}$. */
  region?: string | null | undefined;
  /** Only videos published on this day or later. Format: date. */
  startDate?: string | null | undefined;
  /** Says in `featureCoverage` what there is of it: speech is not made into text here; subtitles of TikTok's own may say it. Default: false. */
  transcribeVideos?: boolean | null | undefined;
  /** Videos and photo posts: ids, or addresses in any form, short links too. 1 to 200 items. Each item: 1 to 128 characters. */
  videoIds: Array<string>;
};

/** The newest videos of an account, those that it keeps on top first. */
export type ShortvideoVideosInput = {
  /** Says in `featureCoverage` what there is of it: the Record has addresses of subtitles, no files. Default: false. */
  downloadSubtitles?: boolean | null | undefined;
  /** Says in `featureCoverage` what there is of it: the Record has the address of the film, no file. Default: false. */
  downloadVideos?: boolean | null | undefined;
  /** Only videos published on this day or earlier. Format: date. */
  endDate?: string | null | undefined;
  /** Fields of the Record to give once more on their own, as dot paths such as `author.username` or `media[0].url`; a list, or one text with commas. 1 to 50 items. Each item: 1 to 120 characters. */
  fields?: Array<string> | null | undefined;
  /** Accounts: handles with or without their @, or addresses. 1 to 100 items. Each item: 1 to 128 characters. */
  handles: Array<string>;
  /** All that the page of each video states: likes, comments, sound, place. One page more for each. Default: false. */
  includeDetails?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Only videos with at most this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  maxLikes?: number | null | undefined;
  /** Only videos with at least this many likes. In lists one page more for each. 0 to 10,000,000,000. */
  minLikes?: number | null | undefined;
  /** Only videos made in this country, as far as their pages state it; ISO 3166-1 alpha-2. In lists one page more for each. Pattern: ^[A-Za-z]{2}$. */
  region?: string | null | undefined;
  /** Only videos published on this day or later. Format: date. */
  startDate?: string | null | undefined;
  /** Says in `featureCoverage` what there is of it: speech is not made into text here; subtitles of TikTok's own may say it. Default: false. */
  transcribeVideos?: boolean | null | undefined;
};

/** What a caller may expect of a source now, from the outcomes of real runs. */
export type SourceStatus =
  /** The source refuses most runs. */
  | 'BLOCKED'
  /** The source no longer looks the way the scraper expects. */
  | 'CHANGED'
  /** Some recent runs failed. */
  | 'DEGRADED'
  /** The plugin did not load; `reason` says why. */
  | 'DISABLED'
  /** Listed in the catalog, not built yet. */
  | 'NOT_IMPLEMENTED'
  /** Recent runs were good, or none was made yet. */
  | 'READY';

/** Limits to set: for the month, for one Request, or both. */
export type SpendLimitInput = {
  /** For one Request, in micro-USD; null for no such limit. */
  maxRequestUsdMicros?: number | null | undefined;
  /** Each UTC month, in micro-USD; null for no such limit. */
  monthlyUsdMicros?: number | null | undefined;
  /** Percent of the monthly limit at which to warn. */
  notifyAtPercent?: number;
  /** `account`, or the id of an API key. */
  scope?: string;
};

/** Statements of one transaction, and how they are run. */
export type SqliteBatchInput = {
  /** Rows that are answered at most; 10000 when left out. */
  maxRows?: number | null | undefined;
  /** Whether it is refused where it would write. */
  readOnly?: boolean | null | undefined;
  /** What a row is; an object when left out. */
  rowFormat?: SqliteRowFormat | null | undefined;
  /** 1 to 100 statements. Time and bytes of the answer are those of all. */
  statements: Array<SqliteStatementInput>;
  /** Milliseconds until it is ended; 10000 when left out. */
  timeoutMs?: number | null | undefined;
};

/** One statement, and how it is run. */
export type SqliteQueryInput = {
  /** Rows that are answered at most; 10000 when left out. */
  maxRows?: number | null | undefined;
  /** Its parameters: a list, or an object by their names, of null, true, false, numbers, texts, and bytes as {"base64": "…"}. At most 1000. */
  params?: unknown;
  /** Whether it is refused where it would write. */
  readOnly?: boolean | null | undefined;
  /** What a row is; an object when left out. */
  rowFormat?: SqliteRowFormat | null | undefined;
  /** One statement of SQL, at most 100000 bytes. */
  sql: string;
  /** Milliseconds until it is ended; 10000 when left out. */
  timeoutMs?: number | null | undefined;
};

/** What a row is. */
export type SqliteRowFormat =
  /** A list of values, in the order of the columns. */
  | 'ARRAYS'
  /** An object by the names of the columns. */
  | 'OBJECTS';

/** One statement. */
export type SqliteStatementInput = {
  /** Its parameters: a list, or an object by their names, of null, true, false, numbers, texts, and bytes as {"base64": "…"}. At most 1000. */
  params?: unknown;
  /** One statement of SQL, at most 100000 bytes. */
  sql: string;
};

/** Values of one object that are written and deleted, all or none. */
export type StateCommitInput = {
  /** Keys. */
  deletes?: Array<string>;
  /** Commit only over this version of the object; 0: of a new one. */
  ifVersion?: number | null | undefined;
  /** With deletes 1 to 100. */
  puts?: Array<StateCommitPut>;
};

/** One value of a commit. */
export type StateCommitPut = {
  /** Bytes, instead of JSON. */
  base64?: string | null | undefined;
  /** The key. */
  key: string;
  /** Any JSON. */
  value?: unknown;
};

/** A value to write. */
export type StatePutInput = {
  /** Bytes, instead of JSON. */
  base64?: string | null | undefined;
  /** Write only over this version of the value; 0: where nothing is. */
  ifVersion?: number | null | undefined;
  /** Any JSON. */
  value?: unknown;
};

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
  /** The source no longer looks the way the scraper expects. */
  | 'SOURCE_CHANGED'
  /** The source could not be reached, failed, or did not answer in time. */
  | 'SOURCE_UNAVAILABLE'
  /** Several workers were lost while they ran it. */
  | 'WORKER_LOST';

/** State of a subscription. */
export type SubscriptionStatus =
  /** Paid. */
  | 'ACTIVE'
  /** It has ended. */
  | 'CANCELLED'
  /** A renewal could not be paid; everything keeps working for seven days. */
  | 'GRACE'
  /** Its first payment has not arrived yet. */
  | 'INCOMPLETE'
  /** Unpaid for longer: no new Request can be created until it is paid. */
  | 'PAST_DUE';

/** A new ticket. */
export type SupportTicketCreateInput = {
  /** What is wrong, 1 to 20,000 characters. */
  details: string;
  /** The command that fails, at most 4,000 characters. */
  failingCommand?: string | null | undefined;
  /** The first meaningful line of its log, at most 4,000 characters. */
  firstLogLine?: string | null | undefined;
  /** The Request of the account that it is about. */
  requestId?: string | null | undefined;
  /** The scraper that it is about. */
  scraperId?: string | null | undefined;
  /** How much is at stake. */
  severity?: TicketSeverity;
  /** One line, 1 to 200 characters. */
  subject: string;
};

/** The kind of caller that created a ticket. */
export type TicketCreator =
  /** A program with a key. */
  | 'API_KEY'
  /** A person who was signed in. */
  | 'SESSION';

/** Who wrote a message. */
export type TicketMessageAuthor =
  /** The account. */
  | 'CUSTOMER'
  /** The people who run the server. */
  | 'SUPPORT';

/** How much is at stake. */
export type TicketSeverity =
  /** Work is held up. */
  | 'HIGH'
  /** A question. */
  | 'LOW'
  /** Something does not work as it should. */
  | 'NORMAL'
  /** Nothing works, or money is at stake. */
  | 'URGENT';

/** Whose turn it is. */
export type TicketStatus =
  /** Support has it. */
  | 'OPEN'
  /** Done; a reply of the customer opens it again. */
  | 'RESOLVED'
  /** Support has answered. */
  | 'WAITING_ON_CUSTOMER';

/** A cap to set. */
export type UsageCapInput = {
  /** Id of the meter. */
  metric: string;
  /** Percent of `value` at which to warn, 1 to 100. */
  notifyAtPercent?: number;
  /** When it starts counting again. */
  period: CapPeriod;
  /** The most that may be used, in the meter's unit; 0 stops at once. */
  value: number;
};

/** What a channel has published, tab by tab, each row with what the page says of the channel. */
export type VideoChannelInput = {
  /** Channels: ids, handles with their @, or addresses. 1 to 100 items. Each item: 1 to 128 characters. */
  channels: Array<string>;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Also gives views in all, country, links and day of joining. One more call per channel and tab. Default: false. */
  includeAbout?: boolean | null | undefined;
  /** Also gives when the newest 15 videos, shorts and streams were published, and their likes, from feeds. One more call per channel and tab. Default: false. */
  includeInstants?: boolean | null | undefined;
  /** Also reads the tab of shorts. Default: false. */
  includeShorts?: boolean | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Order of videos, shorts and streams. Default: "latest". */
  sort?: VideoChannelInputSort | null | undefined;
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
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Also gives name, channel and picture of who wrote: personal data. Default: false. */
  includeAuthors?: boolean | null | undefined;
  /** Also gives replies, each after its comment. One more call for about ten. Default: false. */
  includeReplies?: boolean | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Order. Default: "top". */
  sort?: VideoCommentsInputSort | null | undefined;
  /** Videos: ids, or addresses in any form (watch, youtu.be, shorts, live, embed). 1 to 200 items. Each item: 1 to 128 characters. */
  videoIds: Array<string>;
};

/** Order. */
export type VideoCommentsInputSort =
  | 'NEWEST'
  | 'TOP';

/** Formats, captions and stills of a video as its page lists them: what a download would choose from. */
export type VideoDownloadInput = {
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Videos: ids, or addresses in any form (watch, youtu.be, shorts, live, embed). 1 to 200 items. Each item: 1 to 128 characters. */
  videoIds: Array<string>;
};

/** E-mail addresses that a channel or video shows to everybody in its description or links. */
export type VideoEmailInput = {
  /** Channels: ids, handles with their @, or addresses. 1 to 100 items. Each item: 1 to 128 characters. */
  channels?: Array<string> | null | undefined;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Also reads the channel's links. One more call per channel. Default: false. */
  includeAbout?: boolean | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Videos: ids, or addresses in any form (watch, youtu.be, shorts, live, embed). 1 to 200 items. Each item: 1 to 128 characters. */
  videoIds?: Array<string> | null | undefined;
};

/** One operation of video, with its input. */
export type VideoInput =
  {   /** What a channel has published, tab by tab, each row with what the page says of the channel. */
  channel: VideoChannelInput; comments?: never; download?: never; email?: never; playlist?: never; search?: never; shorts?: never; transcript?: never; trending?: never; video?: never; }
  |  { channel?: never;   /** Comments of a video with likes, replies, pins and hearts. */
  comments: VideoCommentsInput; download?: never; email?: never; playlist?: never; search?: never; shorts?: never; transcript?: never; trending?: never; video?: never; }
  |  { channel?: never; comments?: never;   /** Formats, captions and stills of a video as its page lists them: what a download would choose from. */
  download: VideoDownloadInput; email?: never; playlist?: never; search?: never; shorts?: never; transcript?: never; trending?: never; video?: never; }
  |  { channel?: never; comments?: never; download?: never;   /** E-mail addresses that a channel or video shows to everybody in its description or links. */
  email: VideoEmailInput; playlist?: never; search?: never; shorts?: never; transcript?: never; trending?: never; video?: never; }
  |  { channel?: never; comments?: never; download?: never; email?: never;   /** The videos of a playlist in its order, each row with what the page says of the playlist. */
  playlist: VideoPlaylistInput; search?: never; shorts?: never; transcript?: never; trending?: never; video?: never; }
  |  { channel?: never; comments?: never; download?: never; email?: never; playlist?: never;   /** Videos, shorts, channels and playlists for a search text; videos and shorts for a hashtag. */
  search: VideoSearchInput; shorts?: never; transcript?: never; trending?: never; video?: never; }
  |  { channel?: never; comments?: never; download?: never; email?: never; playlist?: never; search?: never;   /** The shorts of a channel, with views. */
  shorts: VideoShortsInput; transcript?: never; trending?: never; video?: never; }
  |  { channel?: never; comments?: never; download?: never; email?: never; playlist?: never; search?: never; shorts?: never;   /** What is said in a video, line by line with times, in the languages that it has captions in. */
  transcript: VideoTranscriptInput; trending?: never; video?: never; }
  |  { channel?: never; comments?: never; download?: never; email?: never; playlist?: never; search?: never; shorts?: never; transcript?: never;   /** What is watched most now: games, music, film trailers, live streams, podcasts. */
  trending: VideoTrendingInput; video?: never; }
  |  { channel?: never; comments?: never; download?: never; email?: never; playlist?: never; search?: never; shorts?: never; transcript?: never; trending?: never;   /** All that the page of a video says: counts, instants, channel, captions, chapters, and on request comments, transcript and formats. */
  video: VideoVideoInput; };

/** The videos of a playlist in its order, each row with what the page says of the playlist. */
export type VideoPlaylistInput = {
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Playlists: ids, or addresses. 1 to 100 items. Each item: 1 to 128 characters. */
  playlistIds: Array<string>;
};

/** Videos, shorts, channels and playlists for a search text; videos and shorts for a hashtag. */
export type VideoSearchInput = {
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Only rows of this kind. Default: "all". */
  kind?: VideoSearchInputKind | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Search texts, or addresses of results pages; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
};

/** Only rows of this kind. */
export type VideoSearchInputKind =
  | 'ALL'
  | 'CHANNEL'
  | 'PLAYLIST'
  | 'VIDEO';

/** The shorts of a channel, with views. */
export type VideoShortsInput = {
  /** Channels: ids, handles with their @, or addresses. 1 to 100 items. Each item: 1 to 128 characters. */
  channels: Array<string>;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Order. Default: "latest". */
  sort?: VideoShortsInputSort | null | undefined;
};

/** Order. */
export type VideoShortsInputSort =
  | 'LATEST'
  | 'OLDEST'
  | 'POPULAR';

/** What is said in a video, line by line with times, in the languages that it has captions in. */
export type VideoTranscriptInput = {
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Languages of the transcripts, BCP 47; one Record each. Without it the captions that the page would show. 1 to 20 items. Each item: at most 35 characters. */
  languages?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Videos: ids, or addresses in any form (watch, youtu.be, shorts, live, embed). 1 to 200 items. Each item: 1 to 128 characters. */
  videoIds: Array<string>;
};

/** What is watched most now: games, music, film trailers, live streams, podcasts. */
export type VideoTrendingInput = {
  /** Which list: games, music, trailers, live streams or podcasts. Default: "gaming". */
  chart?: VideoTrendingInputChart | null | undefined;
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
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
  /** Country from which the pages are asked for; charts and what may be watched depend on it. Pattern: ^[A-Za-z]{2}$. Default: "us". */
  country?: string | null | undefined;
  /** Also gives the first comments. One more call per video. Default: false. */
  includeComments?: boolean | null | undefined;
  /** Also lists the formats that the page names; no files, and no addresses of them. Default: false. */
  includeDownload?: boolean | null | undefined;
  /** Also gives e-mail addresses that the description shows. Default: false. */
  includeEmails?: boolean | null | undefined;
  /** Also gives the suggestions next to the video. Default: false. */
  includeRelated?: boolean | null | undefined;
  /** Also gives the transcript, in the first of `languages` that there is. One more call per video. Default: false. */
  includeTranscript?: boolean | null | undefined;
  /** Language of the pages, BCP 47. Counts and ages are texts in it; they are read by its rules. At most 35 characters. Default: "en". */
  language?: string | null | undefined;
  /** Languages of the transcripts, BCP 47; one Record each. Without it the captions that the page would show. 1 to 20 items. Each item: at most 35 characters. */
  languages?: Array<string> | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Videos: ids, or addresses in any form (watch, youtu.be, shorts, live, embed). 1 to 200 items. Each item: 1 to 128 characters. */
  videoIds: Array<string>;
};

/** Status of a delivery. */
export type WebhookDeliveryStatus =
  /** The endpoint answered 200 to 299. */
  | 'DELIVERED'
  /** Given up; it can be replayed. */
  | 'FAILED'
  /** To be tried, for the first time or again. */
  | 'PENDING';

/** Why an endpoint is switched off. */
export type WebhookDisabledReason =
  /** It accepted nothing for five days. */
  | 'FAILURES'
  /** It answered 410 Gone. */
  | 'GONE'
  /** Its owner switched it off. */
  | 'OWNER';

/** A new endpoint. */
export type WebhookEndpointCreateInput = {
  /** Your own description, at most 200 characters. */
  description?: string;
  /** How many Records a `request.finished` includes, 0 to 100. */
  includeRecords?: number;
  /** Whether anything is sent. */
  isEnabled?: boolean;
  /** What to send: kinds of notifications; `*` is all. */
  topics: Array<string>;
  /** An https:// URL with a public address. */
  url: string;
};

/** What to change; fields that are left out do not change. */
export type WebhookEndpointUpdateInput = {
  /** Your own description, at most 200 characters. */
  description?: string | null | undefined;
  /** How many Records a `request.finished` includes, 0 to 100. */
  includeRecords?: number | null | undefined;
  /** Whether anything is sent. */
  isEnabled?: boolean | null | undefined;
  /** What to send: kinds of notifications; `*` is all. */
  topics?: Array<string> | null | undefined;
  /** An https:// URL with a public address. */
  url?: string | null | undefined;
};

/** Products of categories, with price, minimum order and supplier. */
export type WholesaleCategoryInput = {
  /** Categories: numbers, as products state them, or addresses of their pages. 1 to 100 items. Each item: 1 to 128 characters. */
  categoryIds: Array<string>;
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Only products with free samples. Default: false. */
  freeSample?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the minimum order was found; it is always given. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Each product has one supplier; the flag only reports it. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Prices by quantity: one page more for each product; without it only where the list states them. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Says whether the list shows the rating of the product or of its supplier; it is always given. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Says whether the page shows how many were sold; it is always given. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the list names the supplier; `supplier` has more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** What Alibaba checked of the supplier, as the same page states it. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Highest price, in the currency of the page. At least 0. */
  maxPrice?: number | null | undefined;
  /** Least minimum order. At least 0. */
  minOrderFrom?: number | null | undefined;
  /** Highest minimum order: what can be ordered in this quantity. At least 0. */
  minOrderTo?: number | null | undefined;
  /** Least price, in the currency of the page. At least 0. */
  minPrice?: number | null | undefined;
  /** Least rating of the supplier. */
  minReviewScore?: WholesaleCategoryInputMinReviewScore | null | undefined;
  /** Order of the list. Default: "best_match". */
  sort?: WholesaleCategoryInputSort | null | undefined;
  /** Country of the supplier. Pattern: ^[A-Za-z]{2}$. */
  supplierCountry?: string | null | undefined;
  /** Only suppliers with Trade Assurance. Default: false. */
  tradeAssurance?: boolean | null | undefined;
  /** Only Verified Pro suppliers. Default: false. */
  verifiedPro?: boolean | null | undefined;
  /** Only suppliers that were assessed. Default: false. */
  verifiedSupplier?: boolean | null | undefined;
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
  {   /** Products of categories, with price, minimum order and supplier. */
  category: WholesaleCategoryInput; priceTiers?: never; product?: never; reverseImage?: never; rfq?: never; search?: never; supplier?: never; }
  |  { category?: never;   /** What products cost by quantity, with the minimum order, the currency shown and US dollars. */
  priceTiers: WholesalePriceTiersInput; product?: never; reverseImage?: never; rfq?: never; search?: never; supplier?: never; }
  |  { category?: never; priceTiers?: never;   /** Everything public about products: prices by quantity, forms, supplier, lead times, certificates. */
  product: WholesaleProductInput; reverseImage?: never; rfq?: never; search?: never; supplier?: never; }
  |  { category?: never; priceTiers?: never; product?: never;   /** Products that look like a picture on the web. */
  reverseImage: WholesaleReverseImageInput; rfq?: never; search?: never; supplier?: never; }
  |  { category?: never; priceTiers?: never; product?: never; reverseImage?: never;   /** What buyers ask suppliers for: text, quantity, country, and how many quotations may still be given. */
  rfq: WholesaleRfqInput; search?: never; supplier?: never; }
  |  { category?: never; priceTiers?: never; product?: never; reverseImage?: never; rfq?: never;   /** Products for a search text, with price, minimum order, supplier and place, adverts told apart. */
  search: WholesaleSearchInput; supplier?: never; }
  |  { category?: never; priceTiers?: never; product?: never; reverseImage?: never; rfq?: never; search?: never;   /** Suppliers by their sites, or for a search text: what they sell, where, for how long, and what was checked. */
  supplier: WholesaleSupplierInput; };

/** What products cost by quantity, with the minimum order, the currency shown and US dollars. */
export type WholesalePriceTiersInput = {
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the minimum order was found; it is always given. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Each product has one supplier; the flag only reports it. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the page has tiers; they are always given. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Says whether the page shows how many were sold; it is always given. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the page names the supplier; `supplier` has more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** What Alibaba checked of the supplier, as the same page states it. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Products: numbers, or addresses of their pages. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds: Array<string>;
};

/** Everything public about products: prices by quantity, forms, supplier, lead times, certificates. */
export type WholesaleProductInput = {
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Says that the page has none: photos of buyers are behind the same call as reviews. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Says whether the page has a description; it is always given. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Says whether the page names search words; they are always given. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the minimum order was found; it is always given. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Each product has one supplier; the flag only reports it. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the page has tiers; they are always given. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Questions that the supplier answers on the page; those of buyers are not public. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Reviews that the page shows; the others are behind a call that needs a token. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Says whether the page has a form to ask for a quotation; `rfq` has requests of buyers. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Says whether the page shows how many were sold; it is always given. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** The supplier's own site: one page more for each product. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** What Alibaba checked of the supplier, as the same page states it. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Products: numbers, or addresses of their pages. 1 to 200 items. Each item: 1 to 128 characters. */
  productIds: Array<string>;
};

/** Products that look like a picture on the web. */
export type WholesaleReverseImageInput = {
  /** Category to look in; all of them without it. Pattern: ^\d{1,20}$. Default: "66666666". */
  categoryId?: string | null | undefined;
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Addresses of pictures; each is looked for separately. 1 to 200 items. Each item: 1 to 2,048 characters. Each item: format: uri. */
  imageUrls: Array<string>;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the minimum order was found; it is always given. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Each product has one supplier; the flag only reports it. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Prices by quantity: one page more for each product; without it only where the list states them. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Says whether the list shows the rating of the product or of its supplier; it is always given. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Says whether the page shows how many were sold; it is always given. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the list names the supplier; `supplier` has more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** What Alibaba checked of the supplier, as the same page states it. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
};

/** What buyers ask suppliers for: text, quantity, country, and how many quotations may still be given. */
export type WholesaleRfqInput = {
  /** Categories: numbers, as products state them, or addresses of their pages. 1 to 100 items. Each item: 1 to 128 characters. */
  categoryIds?: Array<string> | null | undefined;
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Words, or addresses of lists of requests. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms?: Array<string> | null | undefined;
};

/** Products for a search text, with price, minimum order, supplier and place, adverts told apart. */
export type WholesaleSearchInput = {
  /** Searches inside of this category. 1 to 128 characters. */
  categoryId?: string | null | undefined;
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Only products with free samples. Default: false. */
  freeSample?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Says in `featureCoverage` whether the minimum order was found; it is always given. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** Each product has one supplier; the flag only reports it. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Prices by quantity: one page more for each product; without it only where the list states them. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** Says whether the list shows the rating of the product or of its supplier; it is always given. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Says whether the page shows how many were sold; it is always given. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Says whether the list names the supplier; `supplier` has more. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** What Alibaba checked of the supplier, as the same page states it. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Highest price, in the currency of the page. At least 0. */
  maxPrice?: number | null | undefined;
  /** Least minimum order. At least 0. */
  minOrderFrom?: number | null | undefined;
  /** Highest minimum order: what can be ordered in this quantity. At least 0. */
  minOrderTo?: number | null | undefined;
  /** Least price, in the currency of the page. At least 0. */
  minPrice?: number | null | undefined;
  /** Least rating of the supplier. */
  minReviewScore?: WholesaleSearchInputMinReviewScore | null | undefined;
  /** Search texts, or addresses of results; each is searched separately. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms: Array<string>;
  /** Order of the list. Default: "best_match". */
  sort?: WholesaleSearchInputSort | null | undefined;
  /** Country of the supplier. Pattern: ^[A-Za-z]{2}$. */
  supplierCountry?: string | null | undefined;
  /** Only suppliers with Trade Assurance. Default: false. */
  tradeAssurance?: boolean | null | undefined;
  /** Only Verified Pro suppliers. Default: false. */
  verifiedPro?: boolean | null | undefined;
  /** Only suppliers that were assessed. Default: false. */
  verifiedSupplier?: boolean | null | undefined;
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
  /** Country of the visitor. Kept with the Request only: Alibaba goes by where the server is. Pattern: ^[A-Za-z]{2}$. */
  countryCode?: string | null | undefined;
  /** Only compared: a counted warning says where prices are in another one. Nothing is converted. Pattern: ^[A-Z]{3}$. */
  currency?: string | null | undefined;
  /** Place to deliver to. Kept with the Request only: Alibaba goes by where the server is. 1 to 128 characters. */
  deliveryLocation?: string | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeContacts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeCustomerPhotos?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeDescription?: boolean | null | undefined;
  /** How fast it answers and sends, and its orders of six months: one page more. Default: false. */
  includeFeedback?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeKeywords?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeMinimumOrder?: boolean | null | undefined;
  /** What it sells, as `includeProducts`. Default: false. */
  includeOffers?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceHistory?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includePriceTiers?: boolean | null | undefined;
  /** What it sells: one page more for each 16 products. Default: false. */
  includeProducts?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeQuestions?: boolean | null | undefined;
  /** How fast it answers and sends, and its orders of six months, as `includeFeedback`. Default: false. */
  includeReviews?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeRfq?: boolean | null | undefined;
  /** Accepted for compatibility with other shops. Default: false. */
  includeSalesData?: boolean | null | undefined;
  /** Says that the Record is about the supplier. Default: false. */
  includeSellerInfo?: boolean | null | undefined;
  /** What Alibaba checked of the supplier, as the same page states it. Default: false. */
  includeSupplierVerification?: boolean | null | undefined;
  /** Most Records to store. 1 to 100,000. Default: 100. */
  limit?: number | null | undefined;
  /** Most products of each supplier, with `includeProducts` or `includeOffers`. 1 to 160. Default: 16. */
  maxProducts?: number | null | undefined;
  /** Words to find suppliers by. 1 to 50 items. Each item: 1 to 512 characters. */
  searchTerms?: Array<string> | null | undefined;
  /** Suppliers: sub-domains of their sites, such as `kites` of kites.en.alibaba.com, or addresses. 1 to 100 items. Each item: 1 to 100 characters. */
  supplierIds?: Array<string> | null | undefined;
};

/** Whether a worker is there. */
export type WorkerStatus =
  /** It was heard of within the last minute. */
  | 'RUNNING'
  /** It did not say that it ends, and is heard of no more. */
  | 'SILENT'
  /** It ended as it was told to. */
  | 'STOPPED';

export type AbuseReceiptFragment = { id: string, status: AbuseStatus, severity: AbuseSeverity, receivedAt: string, updatedAt: string, statusUrl: string | null, agentInstruction: string };

export type AbuseReportFragment = { id: string, serviceId: string | null, targetUrl: string, targetPath: string | null, objectPath: string | null, category: AbuseCategory, severity: AbuseSeverity, status: AbuseStatus, summary: string, details: string, evidence: string, allowed: Array<AbuseAction>, receivedAt: string, updatedAt: string, agentInstruction: string, quarantine: { path: string | null, since: string } | null, appeals: Array<{ at: string, remediation: string, evidence: string | null, isGranted: boolean | null }>, events: Array<{ seq: number, at: string, action: AbuseAction, from: AbuseStatus, to: AbuseStatus, note: string | null, isQuarantined: boolean }> };

export type OperatorAbuseReportFragment = { accountId: string | null, reporterEmail: string, mayNotify: boolean, actors: Array<string>, forgedSeq: number | null, report: { id: string, serviceId: string | null, targetUrl: string, targetPath: string | null, objectPath: string | null, category: AbuseCategory, severity: AbuseSeverity, status: AbuseStatus, summary: string, details: string, evidence: string, allowed: Array<AbuseAction>, receivedAt: string, updatedAt: string, agentInstruction: string, quarantine: { path: string | null, since: string } | null, appeals: Array<{ at: string, remediation: string, evidence: string | null, isGranted: boolean | null }>, events: Array<{ seq: number, at: string, action: AbuseAction, from: AbuseStatus, to: AbuseStatus, note: string | null, isQuarantined: boolean }> }, preserved: Array<{ at: string, accountId: string, serviceId: string, slug: string, deploymentId: string | null, workerSha256: string | null, filesSha256: string | null }> };

export type ReportAbuseMutationVariables = Exact<{
  input: AbuseReportSubmitInput;
}>;


export type ReportAbuseMutation = { abuseReportSubmit: { receipt: { id: string, status: AbuseStatus, severity: AbuseSeverity, receivedAt: string, updatedAt: string, statusUrl: string | null, agentInstruction: string } } | null };

export type AbuseReceiptQueryVariables = Exact<{
  link: string;
}>;


export type AbuseReceiptQuery = { abuseReceipt: { id: string, status: AbuseStatus, severity: AbuseSeverity, receivedAt: string, updatedAt: string, statusUrl: string | null, agentInstruction: string } | null };

export type AbuseReportsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status?: AbuseStatus | null | undefined;
  severity?: AbuseSeverity | null | undefined;
}>;


export type AbuseReportsQuery = { abuseReports: { nodes: Array<{ id: string, serviceId: string | null, targetUrl: string, targetPath: string | null, objectPath: string | null, category: AbuseCategory, severity: AbuseSeverity, status: AbuseStatus, summary: string, details: string, evidence: string, allowed: Array<AbuseAction>, receivedAt: string, updatedAt: string, agentInstruction: string, quarantine: { path: string | null, since: string } | null, appeals: Array<{ at: string, remediation: string, evidence: string | null, isGranted: boolean | null }>, events: Array<{ seq: number, at: string, action: AbuseAction, from: AbuseStatus, to: AbuseStatus, note: string | null, isQuarantined: boolean }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AbuseReportQueryVariables = Exact<{
  id: string;
}>;


export type AbuseReportQuery = { abuseReport: { id: string, serviceId: string | null, targetUrl: string, targetPath: string | null, objectPath: string | null, category: AbuseCategory, severity: AbuseSeverity, status: AbuseStatus, summary: string, details: string, evidence: string, allowed: Array<AbuseAction>, receivedAt: string, updatedAt: string, agentInstruction: string, quarantine: { path: string | null, since: string } | null, appeals: Array<{ at: string, remediation: string, evidence: string | null, isGranted: boolean | null }>, events: Array<{ seq: number, at: string, action: AbuseAction, from: AbuseStatus, to: AbuseStatus, note: string | null, isQuarantined: boolean }> } | null };

export type AppealAbuseReportMutationVariables = Exact<{
  id: string;
  input: AbuseReportAppealInput;
}>;


export type AppealAbuseReportMutation = { abuseReportAppeal: { report: { id: string, serviceId: string | null, targetUrl: string, targetPath: string | null, objectPath: string | null, category: AbuseCategory, severity: AbuseSeverity, status: AbuseStatus, summary: string, details: string, evidence: string, allowed: Array<AbuseAction>, receivedAt: string, updatedAt: string, agentInstruction: string, quarantine: { path: string | null, since: string } | null, appeals: Array<{ at: string, remediation: string, evidence: string | null, isGranted: boolean | null }>, events: Array<{ seq: number, at: string, action: AbuseAction, from: AbuseStatus, to: AbuseStatus, note: string | null, isQuarantined: boolean }> } } | null };

export type OperatorAbuseReportsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status?: AbuseStatus | null | undefined;
  severity?: AbuseSeverity | null | undefined;
}>;


export type OperatorAbuseReportsQuery = { operatorAbuseReports: { nodes: Array<{ accountId: string | null, reporterEmail: string, mayNotify: boolean, actors: Array<string>, forgedSeq: number | null, report: { id: string, serviceId: string | null, targetUrl: string, targetPath: string | null, objectPath: string | null, category: AbuseCategory, severity: AbuseSeverity, status: AbuseStatus, summary: string, details: string, evidence: string, allowed: Array<AbuseAction>, receivedAt: string, updatedAt: string, agentInstruction: string, quarantine: { path: string | null, since: string } | null, appeals: Array<{ at: string, remediation: string, evidence: string | null, isGranted: boolean | null }>, events: Array<{ seq: number, at: string, action: AbuseAction, from: AbuseStatus, to: AbuseStatus, note: string | null, isQuarantined: boolean }> }, preserved: Array<{ at: string, accountId: string, serviceId: string, slug: string, deploymentId: string | null, workerSha256: string | null, filesSha256: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OperatorAbuseReportQueryVariables = Exact<{
  id: string;
}>;


export type OperatorAbuseReportQuery = { operatorAbuseReport: { accountId: string | null, reporterEmail: string, mayNotify: boolean, actors: Array<string>, forgedSeq: number | null, report: { id: string, serviceId: string | null, targetUrl: string, targetPath: string | null, objectPath: string | null, category: AbuseCategory, severity: AbuseSeverity, status: AbuseStatus, summary: string, details: string, evidence: string, allowed: Array<AbuseAction>, receivedAt: string, updatedAt: string, agentInstruction: string, quarantine: { path: string | null, since: string } | null, appeals: Array<{ at: string, remediation: string, evidence: string | null, isGranted: boolean | null }>, events: Array<{ seq: number, at: string, action: AbuseAction, from: AbuseStatus, to: AbuseStatus, note: string | null, isQuarantined: boolean }> }, preserved: Array<{ at: string, accountId: string, serviceId: string, slug: string, deploymentId: string | null, workerSha256: string | null, filesSha256: string | null }> } | null };

export type TriageAbuseReportMutationVariables = Exact<{
  id: string;
  note: string;
  mayNotify?: boolean | null | undefined;
}>;


export type TriageAbuseReportMutation = { operatorAbuseReportTriage: { report: { accountId: string | null, reporterEmail: string, mayNotify: boolean, actors: Array<string>, forgedSeq: number | null, report: { id: string, serviceId: string | null, targetUrl: string, targetPath: string | null, objectPath: string | null, category: AbuseCategory, severity: AbuseSeverity, status: AbuseStatus, summary: string, details: string, evidence: string, allowed: Array<AbuseAction>, receivedAt: string, updatedAt: string, agentInstruction: string, quarantine: { path: string | null, since: string } | null, appeals: Array<{ at: string, remediation: string, evidence: string | null, isGranted: boolean | null }>, events: Array<{ seq: number, at: string, action: AbuseAction, from: AbuseStatus, to: AbuseStatus, note: string | null, isQuarantined: boolean }> }, preserved: Array<{ at: string, accountId: string, serviceId: string, slug: string, deploymentId: string | null, workerSha256: string | null, filesSha256: string | null }> } } | null };

export type NotifyOwnerOfAbuseMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type NotifyOwnerOfAbuseMutation = { operatorAbuseReportNotifyOwner: { report: { accountId: string | null, reporterEmail: string, mayNotify: boolean, actors: Array<string>, forgedSeq: number | null, report: { id: string, serviceId: string | null, targetUrl: string, targetPath: string | null, objectPath: string | null, category: AbuseCategory, severity: AbuseSeverity, status: AbuseStatus, summary: string, details: string, evidence: string, allowed: Array<AbuseAction>, receivedAt: string, updatedAt: string, agentInstruction: string, quarantine: { path: string | null, since: string } | null, appeals: Array<{ at: string, remediation: string, evidence: string | null, isGranted: boolean | null }>, events: Array<{ seq: number, at: string, action: AbuseAction, from: AbuseStatus, to: AbuseStatus, note: string | null, isQuarantined: boolean }> }, preserved: Array<{ at: string, accountId: string, serviceId: string, slug: string, deploymentId: string | null, workerSha256: string | null, filesSha256: string | null }> } } | null };

export type QuarantineForAbuseMutationVariables = Exact<{
  id: string;
  note: string;
  path?: string | null | undefined;
}>;


export type QuarantineForAbuseMutation = { operatorAbuseReportQuarantine: { report: { accountId: string | null, reporterEmail: string, mayNotify: boolean, actors: Array<string>, forgedSeq: number | null, report: { id: string, serviceId: string | null, targetUrl: string, targetPath: string | null, objectPath: string | null, category: AbuseCategory, severity: AbuseSeverity, status: AbuseStatus, summary: string, details: string, evidence: string, allowed: Array<AbuseAction>, receivedAt: string, updatedAt: string, agentInstruction: string, quarantine: { path: string | null, since: string } | null, appeals: Array<{ at: string, remediation: string, evidence: string | null, isGranted: boolean | null }>, events: Array<{ seq: number, at: string, action: AbuseAction, from: AbuseStatus, to: AbuseStatus, note: string | null, isQuarantined: boolean }> }, preserved: Array<{ at: string, accountId: string, serviceId: string, slug: string, deploymentId: string | null, workerSha256: string | null, filesSha256: string | null }> } } | null };

export type ReleaseFromQuarantineMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type ReleaseFromQuarantineMutation = { operatorAbuseReportRelease: { report: { accountId: string | null, reporterEmail: string, mayNotify: boolean, actors: Array<string>, forgedSeq: number | null, report: { id: string, serviceId: string | null, targetUrl: string, targetPath: string | null, objectPath: string | null, category: AbuseCategory, severity: AbuseSeverity, status: AbuseStatus, summary: string, details: string, evidence: string, allowed: Array<AbuseAction>, receivedAt: string, updatedAt: string, agentInstruction: string, quarantine: { path: string | null, since: string } | null, appeals: Array<{ at: string, remediation: string, evidence: string | null, isGranted: boolean | null }>, events: Array<{ seq: number, at: string, action: AbuseAction, from: AbuseStatus, to: AbuseStatus, note: string | null, isQuarantined: boolean }> }, preserved: Array<{ at: string, accountId: string, serviceId: string, slug: string, deploymentId: string | null, workerSha256: string | null, filesSha256: string | null }> } } | null };

export type ResolveAbuseReportMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type ResolveAbuseReportMutation = { operatorAbuseReportResolve: { report: { accountId: string | null, reporterEmail: string, mayNotify: boolean, actors: Array<string>, forgedSeq: number | null, report: { id: string, serviceId: string | null, targetUrl: string, targetPath: string | null, objectPath: string | null, category: AbuseCategory, severity: AbuseSeverity, status: AbuseStatus, summary: string, details: string, evidence: string, allowed: Array<AbuseAction>, receivedAt: string, updatedAt: string, agentInstruction: string, quarantine: { path: string | null, since: string } | null, appeals: Array<{ at: string, remediation: string, evidence: string | null, isGranted: boolean | null }>, events: Array<{ seq: number, at: string, action: AbuseAction, from: AbuseStatus, to: AbuseStatus, note: string | null, isQuarantined: boolean }> }, preserved: Array<{ at: string, accountId: string, serviceId: string, slug: string, deploymentId: string | null, workerSha256: string | null, filesSha256: string | null }> } } | null };

export type RejectAbuseReportMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type RejectAbuseReportMutation = { operatorAbuseReportReject: { report: { accountId: string | null, reporterEmail: string, mayNotify: boolean, actors: Array<string>, forgedSeq: number | null, report: { id: string, serviceId: string | null, targetUrl: string, targetPath: string | null, objectPath: string | null, category: AbuseCategory, severity: AbuseSeverity, status: AbuseStatus, summary: string, details: string, evidence: string, allowed: Array<AbuseAction>, receivedAt: string, updatedAt: string, agentInstruction: string, quarantine: { path: string | null, since: string } | null, appeals: Array<{ at: string, remediation: string, evidence: string | null, isGranted: boolean | null }>, events: Array<{ seq: number, at: string, action: AbuseAction, from: AbuseStatus, to: AbuseStatus, note: string | null, isQuarantined: boolean }> }, preserved: Array<{ at: string, accountId: string, serviceId: string, slug: string, deploymentId: string | null, workerSha256: string | null, filesSha256: string | null }> } } | null };

export type ApiKeyFragment = { id: string, label: string, prefix: string, hint: string, scopes: Array<string>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, madeBy: { kind: CredentialKind, id: string } | null };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { viewer: { id: string, name: string, plan: string, billingActive: boolean, canClose: boolean, availableUsd: string, availableUsdMicros: number, heldUsdMicros: number } | null };

export type ApiKeysQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  revoked?: boolean | null | undefined;
}>;


export type ApiKeysQuery = { viewer: { apiKeys: { nodes: Array<{ id: string, label: string, prefix: string, hint: string, scopes: Array<string>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, madeBy: { kind: CredentialKind, id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CreateApiKeyMutationVariables = Exact<{
  label: string;
  scopes?: Array<string> | string | null | undefined;
  expiresAt?: string | null | undefined;
  code?: string | null | undefined;
}>;


export type CreateApiKeyMutation = { apiKeyCreate: { secret: string, apiKey: { id: string, label: string, prefix: string, hint: string, scopes: Array<string>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, madeBy: { kind: CredentialKind, id: string } | null } } | null };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string;
  cascade: boolean;
}>;


export type RevokeApiKeyMutation = { apiKeyRevoke: { apiKey: { id: string, label: string, prefix: string, hint: string, scopes: Array<string>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, madeBy: { kind: CredentialKind, id: string } | null }, descendants: Array<{ id: string, label: string, prefix: string, hint: string, scopes: Array<string>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, madeBy: { kind: CredentialKind, id: string } | null }> } | null };

export type CredentialQueryVariables = Exact<{ [key: string]: never; }>;


export type CredentialQuery = { credential: { kind: CredentialKind, id: string, accountId: string, scopes: Array<string>, isOperator: boolean } | null };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
}>;


export type DeleteAccountMutation = { accountDelete: { id: string, closedAt: string, eraseAt: string } | null };

export type RestoreAccountMutationVariables = Exact<{
  token: string;
}>;


export type RestoreAccountMutation = { accountRestore: { message: string } | null };

export type OperatorAccountFragment = { id: string, name: string, email: string | null, plan: string, isLocal: boolean, mayHost: boolean, billingActive: boolean, availableUsdMicros: number, heldUsdMicros: number, openRequests: number, recentRecords: number, recentSpendUsdMicros: number, createdAt: string, claimedAt: string | null, closedAt: string | null, eraseAt: string | null, erasedAt: string | null };

export type OperatorAccountsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type OperatorAccountsQuery = { operatorAccounts: { nodes: Array<{ id: string, name: string, email: string | null, plan: string, isLocal: boolean, mayHost: boolean, billingActive: boolean, availableUsdMicros: number, heldUsdMicros: number, openRequests: number, recentRecords: number, recentSpendUsdMicros: number, createdAt: string, claimedAt: string | null, closedAt: string | null, eraseAt: string | null, erasedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OperatorAccountQueryVariables = Exact<{
  id: string;
}>;


export type OperatorAccountQuery = { operatorAccount: { id: string, name: string, email: string | null, plan: string, isLocal: boolean, mayHost: boolean, billingActive: boolean, availableUsdMicros: number, heldUsdMicros: number, openRequests: number, recentRecords: number, recentSpendUsdMicros: number, createdAt: string, claimedAt: string | null, closedAt: string | null, eraseAt: string | null, erasedAt: string | null } | null };

export type AllowHostingMutationVariables = Exact<{
  id: string;
  allowed: boolean;
}>;


export type AllowHostingMutation = { operatorAccountHosting: { account: { id: string, name: string, email: string | null, plan: string, isLocal: boolean, mayHost: boolean, billingActive: boolean, availableUsdMicros: number, heldUsdMicros: number, openRequests: number, recentRecords: number, recentSpendUsdMicros: number, createdAt: string, claimedAt: string | null, closedAt: string | null, eraseAt: string | null, erasedAt: string | null } } | null };

export type BillingFragment = { plan: string, isActive: boolean, availableUsdMicros: number, includedUsdMicros: number, includedExpiresAt: string | null, toppedUpUsdMicros: number, heldUsdMicros: number, debtUsdMicros: number, provider: string, agentInstruction: string, subscription: { plan: string, status: SubscriptionStatus, periodStart: string, periodEnd: string, cancelAtPeriodEnd: boolean, pendingPlan: string | null, graceEndsAt: string | null } | null, autoTopUp: { isEnabled: boolean, thresholdUsdMicros: number, amountUsdMicros: number, monthlyCeilingUsdMicros: number, chargedUsdMicros: number, isUnderWay: boolean, pausedUntil: string | null }, payments: Array<{ id: string, purpose: PaymentPurpose, state: PaymentState, usdMicros: number, refundedUsdMicros: number, failure: string | null, createdAt: string, endedAt: string | null }>, plans: Array<{ name: string, priceUsdMicros: number, includedUsdMicros: number, canScrape: boolean }> };

export type InvoiceFragment = { id: string, number: string, purpose: PaymentPurpose, state: InvoiceState, totalUsdMicros: number, refundedUsdMicros: number, periodStart: string | null, periodEnd: string | null, issuedAt: string, paidAt: string | null, htmlUrl: string, pdfUrl: string, lines: Array<{ description: string, usdMicros: number }> };

export type HostedPageFragment = { url: string, expiresAt: string | null, agentInstruction: string };

export type BillingQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingQuery = { billing: { plan: string, isActive: boolean, availableUsdMicros: number, includedUsdMicros: number, includedExpiresAt: string | null, toppedUpUsdMicros: number, heldUsdMicros: number, debtUsdMicros: number, provider: string, agentInstruction: string, subscription: { plan: string, status: SubscriptionStatus, periodStart: string, periodEnd: string, cancelAtPeriodEnd: boolean, pendingPlan: string | null, graceEndsAt: string | null } | null, autoTopUp: { isEnabled: boolean, thresholdUsdMicros: number, amountUsdMicros: number, monthlyCeilingUsdMicros: number, chargedUsdMicros: number, isUnderWay: boolean, pausedUntil: string | null }, payments: Array<{ id: string, purpose: PaymentPurpose, state: PaymentState, usdMicros: number, refundedUsdMicros: number, failure: string | null, createdAt: string, endedAt: string | null }>, plans: Array<{ name: string, priceUsdMicros: number, includedUsdMicros: number, canScrape: boolean }> } | null };

export type CheckoutMutationVariables = Exact<{
  input: BillingCheckoutInput;
}>;


export type CheckoutMutation = { billingCheckout: { url: string, expiresAt: string | null, agentInstruction: string } | null };

export type BillingPortalMutationVariables = Exact<{ [key: string]: never; }>;


export type BillingPortalMutation = { billingPortal: { url: string, expiresAt: string | null, agentInstruction: string } | null };

export type SetAutoTopUpMutationVariables = Exact<{
  input: AutoTopUpInput;
}>;


export type SetAutoTopUpMutation = { autoTopUpSet: { billing: { plan: string, isActive: boolean, availableUsdMicros: number, includedUsdMicros: number, includedExpiresAt: string | null, toppedUpUsdMicros: number, heldUsdMicros: number, debtUsdMicros: number, provider: string, agentInstruction: string, subscription: { plan: string, status: SubscriptionStatus, periodStart: string, periodEnd: string, cancelAtPeriodEnd: boolean, pendingPlan: string | null, graceEndsAt: string | null } | null, autoTopUp: { isEnabled: boolean, thresholdUsdMicros: number, amountUsdMicros: number, monthlyCeilingUsdMicros: number, chargedUsdMicros: number, isUnderWay: boolean, pausedUntil: string | null }, payments: Array<{ id: string, purpose: PaymentPurpose, state: PaymentState, usdMicros: number, refundedUsdMicros: number, failure: string | null, createdAt: string, endedAt: string | null }>, plans: Array<{ name: string, priceUsdMicros: number, includedUsdMicros: number, canScrape: boolean }> } } | null };

export type LedgerQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type LedgerQuery = { ledger: { nodes: Array<{ id: string, kind: LedgerKind, usdMicros: number, meter: string | null, quantity: number | null, unitPriceUsdMicros: number | null, at: string, source: { kind: string, id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type InvoicesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type InvoicesQuery = { invoices: { nodes: Array<{ id: string, number: string, purpose: PaymentPurpose, state: InvoiceState, totalUsdMicros: number, refundedUsdMicros: number, periodStart: string | null, periodEnd: string | null, issuedAt: string, paidAt: string | null, htmlUrl: string, pdfUrl: string, lines: Array<{ description: string, usdMicros: number }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type InvoiceQueryVariables = Exact<{
  id: string;
}>;


export type InvoiceQuery = { invoice: { id: string, number: string, purpose: PaymentPurpose, state: InvoiceState, totalUsdMicros: number, refundedUsdMicros: number, periodStart: string | null, periodEnd: string | null, issuedAt: string, paidAt: string | null, htmlUrl: string, pdfUrl: string, lines: Array<{ description: string, usdMicros: number }> } | null };

export type RefundPaymentMutationVariables = Exact<{
  id: string;
  usdMicros?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type RefundPaymentMutation = { paymentRefund: { payment: { id: string, purpose: PaymentPurpose, state: PaymentState, usdMicros: number, refundedUsdMicros: number, failure: string | null, createdAt: string, endedAt: string | null } } | null };

export type VerifyLedgerQueryVariables = Exact<{
  accountId?: string | null | undefined;
}>;


export type VerifyLedgerQuery = { ledgerVerification: { accounts: number, entries: number, faults: Array<{ accountId: string, entryId: string | null, problem: string, ledgerUsdMicros: number, walletUsdMicros: number | null }> } };

export type CronTriggerFragment = { id: string, serviceId: string, name: string, variable: string, cronExpression: string, timezone: string, overlap: CronOverlap, paused: boolean, nextRunAt: string | null, nextRuns: Array<string>, notes: Array<string>, lastRunAt: string | null, lastStatus: CronRunState | null, consecutiveFailures: number, createdAt: string, deletedAt: string | null, held: { reason: string, until: string } | null };

export type CronRunFragment = { id: string, slot: string, state: CronRunState, isManual: boolean, startedAt: string | null, ms: number | null, status: number | null, error: string | null, requestId: string | null, slots: number, lastSlot: string };

export type CronTriggersQueryVariables = Exact<{
  service: string;
}>;


export type CronTriggersQuery = { cronTriggers: Array<{ id: string, serviceId: string, name: string, variable: string, cronExpression: string, timezone: string, overlap: CronOverlap, paused: boolean, nextRunAt: string | null, nextRuns: Array<string>, notes: Array<string>, lastRunAt: string | null, lastStatus: CronRunState | null, consecutiveFailures: number, createdAt: string, deletedAt: string | null, held: { reason: string, until: string } | null }> };

export type CronTriggerQueryVariables = Exact<{
  service: string;
  trigger: string;
}>;


export type CronTriggerQuery = { cronTrigger: { id: string, serviceId: string, name: string, variable: string, cronExpression: string, timezone: string, overlap: CronOverlap, paused: boolean, nextRunAt: string | null, nextRuns: Array<string>, notes: Array<string>, lastRunAt: string | null, lastStatus: CronRunState | null, consecutiveFailures: number, createdAt: string, deletedAt: string | null, held: { reason: string, until: string } | null } | null };

export type CreateCronTriggerMutationVariables = Exact<{
  service: string;
  input: CronTriggerCreateInput;
}>;


export type CreateCronTriggerMutation = { cronTriggerCreate: { trigger: { id: string, serviceId: string, name: string, variable: string, cronExpression: string, timezone: string, overlap: CronOverlap, paused: boolean, nextRunAt: string | null, nextRuns: Array<string>, notes: Array<string>, lastRunAt: string | null, lastStatus: CronRunState | null, consecutiveFailures: number, createdAt: string, deletedAt: string | null, held: { reason: string, until: string } | null } } | null };

export type UpdateCronTriggerMutationVariables = Exact<{
  service: string;
  trigger: string;
  input: CronTriggerUpdateInput;
}>;


export type UpdateCronTriggerMutation = { cronTriggerUpdate: { trigger: { id: string, serviceId: string, name: string, variable: string, cronExpression: string, timezone: string, overlap: CronOverlap, paused: boolean, nextRunAt: string | null, nextRuns: Array<string>, notes: Array<string>, lastRunAt: string | null, lastStatus: CronRunState | null, consecutiveFailures: number, createdAt: string, deletedAt: string | null, held: { reason: string, until: string } | null } } | null };

export type DeleteCronTriggerMutationVariables = Exact<{
  service: string;
  trigger: string;
}>;


export type DeleteCronTriggerMutation = { cronTriggerDelete: { service: { status: ServiceStatus, envNames: Array<string>, deploys: Array<{ id: string, serviceId: string, n: number, status: DeploymentStatus, workerBytes: number | null, staticFiles: number, staticBytes: number, deployedBy: string | null, createdAt: string, changedAt: string, failure: { reason: string, message: string } | null, warnings: Array<{ reason: string, message: string }> }>, builds: Array<{ id: string, status: string, deploymentId: string | null, createdAt: string, durationMs: number | null }>, logs: Array<{ id: string, at: string, level: ServiceLogLevel, source: ServiceLogSource, requestId: string | null, deploymentId: string | null, outcome: string | null, message: string, fields: unknown, truncated: boolean }>, domains: Array<{ hostname: string, status: string, reason: string | null }>, resources: Array<{ id: string, kind: string, name: string, variable: string, createdAt: string }>, capabilities: Array<{ name: ServiceCapability, isEnabled: boolean }>, isolation: { level: string, reason: string | null } | null, accountUsage: Array<{ meter: string, title: string, unit: string, kind: MeterKind, used: number, today: number, scraper: string | null }>, billingEstimate: { currency: string, periodStart: string, periodEnd: string, estimatedSpendUsdMicros: number, forecastSpendUsdMicros: number, lineItems: Array<{ meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null }> }, nextActions: Array<{ action: string, message: string, command: string | null }> } } | null };

export type RunCronTriggerMutationVariables = Exact<{
  service: string;
  trigger: string;
}>;


export type RunCronTriggerMutation = { cronTriggerRun: { run: { id: string, slot: string, state: CronRunState, isManual: boolean, startedAt: string | null, ms: number | null, status: number | null, error: string | null, requestId: string | null, slots: number, lastSlot: string } } | null };

export type CronRunsQueryVariables = Exact<{
  service: string;
  trigger: string;
  first: number;
  after?: string | null | undefined;
}>;


export type CronRunsQuery = { cronRuns: { nodes: Array<{ id: string, slot: string, state: CronRunState, isManual: boolean, startedAt: string | null, ms: number | null, status: number | null, error: string | null, requestId: string | null, slots: number, lastSlot: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ErasureFragment = { id: string, isDryRun: boolean, subjectHash: string, apiKeyId: string, recordsRead: number, recordsMatched: number, pricePointsMatched: number, createdAt: string, finishedAt: string | null };

export type EraseRecordsMutationVariables = Exact<{
  url?: string | null | undefined;
  id?: string | null | undefined;
  handle?: string | null | undefined;
  scraper?: string | null | undefined;
  dryRun: boolean;
}>;


export type EraseRecordsMutation = { recordsErase: { erasure: { id: string, isDryRun: boolean, subjectHash: string, apiKeyId: string, recordsRead: number, recordsMatched: number, pricePointsMatched: number, createdAt: string, finishedAt: string | null } } | null };

export type ErasureQueryVariables = Exact<{
  id: string;
}>;


export type ErasureQuery = { erasure: { id: string, isDryRun: boolean, subjectHash: string, apiKeyId: string, recordsRead: number, recordsMatched: number, pricePointsMatched: number, createdAt: string, finishedAt: string | null } | null };

export type ErasuresQueryVariables = Exact<{
  first: number;
}>;


export type ErasuresQuery = { erasures: Array<{ id: string, isDryRun: boolean, subjectHash: string, apiKeyId: string, recordsRead: number, recordsMatched: number, pricePointsMatched: number, createdAt: string, finishedAt: string | null }> };

export type HostFragment = { id: string, name: string, status: HostStatus, version: string, url: string, isolation: string, isolationReason: string | null, buildsNot: string | null, startedAt: string, seenAt: string, services: number, memoryBytes: number, workers: Array<{ serviceId: string, slug: string, deployment: number, state: HostedWorkerState, memoryBytes: number }> };

export type OperatorHostsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorHostsQuery = { operatorHosts: Array<{ id: string, name: string, status: HostStatus, version: string, url: string, isolation: string, isolationReason: string | null, buildsNot: string | null, startedAt: string, seenAt: string, services: number, memoryBytes: number, workers: Array<{ serviceId: string, slug: string, deployment: number, state: HostedWorkerState, memoryBytes: number }> }> };

export type KvNamespaceFragment = { id: string, serviceId: string, name: string, variable: string, createdAt: string, deletedAt: string | null };

export type KvNamespacesQueryVariables = Exact<{
  service: string;
}>;


export type KvNamespacesQuery = { kvNamespaces: Array<{ id: string, serviceId: string, name: string, variable: string, createdAt: string, deletedAt: string | null }> };

export type KvNamespaceQueryVariables = Exact<{
  service: string;
  namespace: string;
}>;


export type KvNamespaceQuery = { kvNamespace: { id: string, serviceId: string, name: string, variable: string, createdAt: string, deletedAt: string | null } | null };

export type CreateKvNamespaceMutationVariables = Exact<{
  service: string;
  name: string;
}>;


export type CreateKvNamespaceMutation = { kvNamespaceCreate: { namespace: { id: string, serviceId: string, name: string, variable: string, createdAt: string, deletedAt: string | null } } | null };

export type DeleteKvNamespaceMutationVariables = Exact<{
  service: string;
  namespace: string;
}>;


export type DeleteKvNamespaceMutation = { kvNamespaceDelete: { service: { status: ServiceStatus, envNames: Array<string>, deploys: Array<{ id: string, serviceId: string, n: number, status: DeploymentStatus, workerBytes: number | null, staticFiles: number, staticBytes: number, deployedBy: string | null, createdAt: string, changedAt: string, failure: { reason: string, message: string } | null, warnings: Array<{ reason: string, message: string }> }>, builds: Array<{ id: string, status: string, deploymentId: string | null, createdAt: string, durationMs: number | null }>, logs: Array<{ id: string, at: string, level: ServiceLogLevel, source: ServiceLogSource, requestId: string | null, deploymentId: string | null, outcome: string | null, message: string, fields: unknown, truncated: boolean }>, domains: Array<{ hostname: string, status: string, reason: string | null }>, resources: Array<{ id: string, kind: string, name: string, variable: string, createdAt: string }>, capabilities: Array<{ name: ServiceCapability, isEnabled: boolean }>, isolation: { level: string, reason: string | null } | null, accountUsage: Array<{ meter: string, title: string, unit: string, kind: MeterKind, used: number, today: number, scraper: string | null }>, billingEstimate: { currency: string, periodStart: string, periodEnd: string, estimatedSpendUsdMicros: number, forecastSpendUsdMicros: number, lineItems: Array<{ meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null }> }, nextActions: Array<{ action: string, message: string, command: string | null }> } } | null };

export type RestoreKvNamespaceMutationVariables = Exact<{
  service: string;
  namespace: string;
}>;


export type RestoreKvNamespaceMutation = { kvNamespaceRestore: { namespace: { id: string, serviceId: string, name: string, variable: string, createdAt: string, deletedAt: string | null } } | null };

export type KvKeyFragment = { name: string, version: string, bytes: number, metadata: unknown, expiration: number | null };

export type KvValueFragment = { name: string, version: string, bytes: number, metadata: unknown, expiration: number | null, value: string, encoding: KvEncoding };

export type KvBulkFragment = { successfulKeyCount: number, unsuccessfulKeys: Array<string>, failures: Array<{ key: string, code: string, message: string }> };

export type KvKeysQueryVariables = Exact<{
  service: string;
  namespace: string;
  prefix?: string;
  cursor?: string | null | undefined;
  limit?: number;
}>;


export type KvKeysQuery = { kvKeys: { listComplete: boolean, cursor: string | null, keys: Array<{ name: string, version: string, bytes: number, metadata: unknown, expiration: number | null }> } };

export type KvValueQueryVariables = Exact<{
  service: string;
  namespace: string;
  key: string;
}>;


export type KvValueQuery = { kvValue: { name: string, version: string, bytes: number, metadata: unknown, expiration: number | null, value: string, encoding: KvEncoding } | null };

export type KvValuesQueryVariables = Exact<{
  service: string;
  namespace: string;
  keys: Array<string> | string;
}>;


export type KvValuesQuery = { kvValues: Array<{ name: string, version: string, bytes: number, metadata: unknown, expiration: number | null, value: string, encoding: KvEncoding }> };

export type PutKvMutationVariables = Exact<{
  service: string;
  namespace: string;
  key: string;
  input: KvPutInput;
}>;


export type PutKvMutation = { kvPut: { key: { name: string, version: string, bytes: number, metadata: unknown, expiration: number | null } } | null };

export type DeleteKvMutationVariables = Exact<{
  service: string;
  namespace: string;
  key: string;
  ifVersion?: string | null | undefined;
}>;


export type DeleteKvMutation = { kvDelete: { key: string, deleted: boolean } | null };

export type PutManyKvMutationVariables = Exact<{
  service: string;
  namespace: string;
  values: Array<KvBulkPutInput> | KvBulkPutInput;
}>;


export type PutManyKvMutation = { kvPutMany: { successfulKeyCount: number, unsuccessfulKeys: Array<string>, failures: Array<{ key: string, code: string, message: string }> } | null };

export type DeleteManyKvMutationVariables = Exact<{
  service: string;
  namespace: string;
  keys: Array<string> | string;
}>;


export type DeleteManyKvMutation = { kvDeleteMany: { successfulKeyCount: number, unsuccessfulKeys: Array<string>, failures: Array<{ key: string, code: string, message: string }> } | null };

export type AtomicKvMutationVariables = Exact<{
  service: string;
  namespace: string;
  input: KvAtomicInput;
}>;


export type AtomicKvMutation = { kvAtomic: { keys: Array<{ key: string, version: string | null }> } | null };

export type KvChangeFragment = { key: string, version: string | null, bytes: number, metadata: unknown, expiration: number | null };

export type KvChangedSubscriptionVariables = Exact<{
  service: string;
  namespace: string;
  keys: Array<string> | string;
}>;


export type KvChangedSubscription = { kvChanged: { key: string, version: string | null, bytes: number, metadata: unknown, expiration: number | null } };

export type NotificationFragment = { id: string, kind: string, subject: string, message: string, data: unknown, createdAt: string, readAt: string | null };

export type NotificationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  unread: boolean;
  kind?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { nodes: Array<{ id: string, kind: string, subject: string, message: string, data: unknown, createdAt: string, readAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReadNotificationsMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type ReadNotificationsMutation = { notificationsRead: { markedCount: number } | null };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings: Array<{ kind: string, inApp: boolean, email: boolean }> };

export type SetNotificationsMutationVariables = Exact<{
  input: NotificationSettingInput;
}>;


export type SetNotificationsMutation = { notificationSettingsUpdate: { settings: Array<{ kind: string, inApp: boolean, email: boolean }> } | null };

export type NotificationAddedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationAddedSubscription = { notificationAdded: { cursor: string, notification: { id: string, kind: string, subject: string, message: string, data: unknown, createdAt: string, readAt: string | null } } };

export type PricePointFragment = { observedAt: string, requestId: string, url: string, title: string | null, price: number | null, priceMicros: number | null, priceMin: number | null, priceMax: number | null, currency: string | null, availability: string | null, seller: { id: string | null, name: string | null, url: string | null } | null };

export type PriceHistoryQueryVariables = Exact<{
  scraper: string;
  productId: string;
  country?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type PriceHistoryQuery = { priceHistory: { nodes: Array<{ observedAt: string, requestId: string, url: string, title: string | null, price: number | null, priceMicros: number | null, priceMin: number | null, priceMax: number | null, currency: string | null, availability: string | null, seller: { id: string | null, name: string | null, url: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TrackedProductFragment = { scraper: string, productId: string, country: string | null, latest: { observedAt: string, requestId: string, url: string, title: string | null, price: number | null, priceMicros: number | null, priceMin: number | null, priceMax: number | null, currency: string | null, availability: string | null, seller: { id: string | null, name: string | null, url: string | null } | null } };

export type TrackedProductsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type TrackedProductsQuery = { trackedProducts: { nodes: Array<{ scraper: string, productId: string, country: string | null, latest: { observedAt: string, requestId: string, url: string, title: string | null, price: number | null, priceMicros: number | null, priceMin: number | null, priceMax: number | null, currency: string | null, availability: string | null, seller: { id: string | null, name: string | null, url: string | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ProductFragment = { id: string, name: string, summary: string, features: Array<string>, meters: Array<string>, pricingFields: Array<string>, limitFields: Array<string>, limits: unknown, planLimits: unknown, pricing: unknown, meterDetails: Array<{ id: string, title: string, unit: string, kind: MeterKind, includedQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, freeLimit: number | null, freeLimitPer: string | null }> };

export type ProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductsQuery = { productCatalog: { products: Array<{ id: string, name: string, summary: string, features: Array<string>, meters: Array<string>, pricingFields: Array<string>, limitFields: Array<string>, limits: unknown, planLimits: unknown, pricing: unknown, meterDetails: Array<{ id: string, title: string, unit: string, kind: MeterKind, includedQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, freeLimit: number | null, freeLimitPer: string | null }> }>, plans: Array<{ name: string, priceUsdMicros: number, includedUsdMicros: number, canScrape: boolean }> } };

export type QueueFragment = { id: string, serviceId: string, name: string, variable: string, maxRetries: number, retentionSeconds: number, maxBatchSize: number, maxBatchTimeoutSeconds: number, retryDelaySeconds: number, retryBackoff: QueueBackoff, maxConcurrency: number, deadLetterQueue: string | null, paused: boolean, createdAt: string, deletedAt: string | null };

export type QueueMessageFragment = { id: string, state: QueueMessageState, contentType: QueueContentType, body: unknown, sizeBytes: number, sentAt: string, visibleAt: string, attempts: number, sourceQueue: string | null, lastError: string | null };

export type QueueDeliveryFragment = { id: string, at: string, ms: number, status: number, error: string | null, requestId: string, done: Array<string>, retried: Array<string>, dead: Array<string> };

export type QueueMetricsFragment = { backlogCount: number, backlogBytes: number, oldestMessageTimestamp: number, delayedCount: number, inFlightCount: number, consumerConcurrency: number, ackedTotal: number, retriedTotal: number, deadLetteredTotal: number, droppedTotal: number, expiredTotal: number, asOf: string, held: { reason: string, until: string } | null };

export type QueuesQueryVariables = Exact<{
  service: string;
}>;


export type QueuesQuery = { queues: Array<{ id: string, serviceId: string, name: string, variable: string, maxRetries: number, retentionSeconds: number, maxBatchSize: number, maxBatchTimeoutSeconds: number, retryDelaySeconds: number, retryBackoff: QueueBackoff, maxConcurrency: number, deadLetterQueue: string | null, paused: boolean, createdAt: string, deletedAt: string | null }> };

export type QueueQueryVariables = Exact<{
  service: string;
  queue: string;
}>;


export type QueueQuery = { queue: { id: string, serviceId: string, name: string, variable: string, maxRetries: number, retentionSeconds: number, maxBatchSize: number, maxBatchTimeoutSeconds: number, retryDelaySeconds: number, retryBackoff: QueueBackoff, maxConcurrency: number, deadLetterQueue: string | null, paused: boolean, createdAt: string, deletedAt: string | null } | null };

export type CreateQueueMutationVariables = Exact<{
  service: string;
  input: QueueCreateInput;
}>;


export type CreateQueueMutation = { queueCreate: { queue: { id: string, serviceId: string, name: string, variable: string, maxRetries: number, retentionSeconds: number, maxBatchSize: number, maxBatchTimeoutSeconds: number, retryDelaySeconds: number, retryBackoff: QueueBackoff, maxConcurrency: number, deadLetterQueue: string | null, paused: boolean, createdAt: string, deletedAt: string | null } } | null };

export type UpdateQueueMutationVariables = Exact<{
  service: string;
  queue: string;
  input: QueueUpdateInput;
}>;


export type UpdateQueueMutation = { queueUpdate: { queue: { id: string, serviceId: string, name: string, variable: string, maxRetries: number, retentionSeconds: number, maxBatchSize: number, maxBatchTimeoutSeconds: number, retryDelaySeconds: number, retryBackoff: QueueBackoff, maxConcurrency: number, deadLetterQueue: string | null, paused: boolean, createdAt: string, deletedAt: string | null } } | null };

export type DeleteQueueMutationVariables = Exact<{
  service: string;
  queue: string;
}>;


export type DeleteQueueMutation = { queueDelete: { service: { status: ServiceStatus, envNames: Array<string>, deploys: Array<{ id: string, serviceId: string, n: number, status: DeploymentStatus, workerBytes: number | null, staticFiles: number, staticBytes: number, deployedBy: string | null, createdAt: string, changedAt: string, failure: { reason: string, message: string } | null, warnings: Array<{ reason: string, message: string }> }>, builds: Array<{ id: string, status: string, deploymentId: string | null, createdAt: string, durationMs: number | null }>, logs: Array<{ id: string, at: string, level: ServiceLogLevel, source: ServiceLogSource, requestId: string | null, deploymentId: string | null, outcome: string | null, message: string, fields: unknown, truncated: boolean }>, domains: Array<{ hostname: string, status: string, reason: string | null }>, resources: Array<{ id: string, kind: string, name: string, variable: string, createdAt: string }>, capabilities: Array<{ name: ServiceCapability, isEnabled: boolean }>, isolation: { level: string, reason: string | null } | null, accountUsage: Array<{ meter: string, title: string, unit: string, kind: MeterKind, used: number, today: number, scraper: string | null }>, billingEstimate: { currency: string, periodStart: string, periodEnd: string, estimatedSpendUsdMicros: number, forecastSpendUsdMicros: number, lineItems: Array<{ meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null }> }, nextActions: Array<{ action: string, message: string, command: string | null }> } } | null };

export type RestoreQueueMutationVariables = Exact<{
  service: string;
  queue: string;
}>;


export type RestoreQueueMutation = { queueRestore: { queue: { id: string, serviceId: string, name: string, variable: string, maxRetries: number, retentionSeconds: number, maxBatchSize: number, maxBatchTimeoutSeconds: number, retryDelaySeconds: number, retryBackoff: QueueBackoff, maxConcurrency: number, deadLetterQueue: string | null, paused: boolean, createdAt: string, deletedAt: string | null } } | null };

export type QueueMessagesQueryVariables = Exact<{
  service: string;
  queue: string;
  state?: QueueMessageState | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type QueueMessagesQuery = { queueMessages: { nodes: Array<{ id: string, state: QueueMessageState, contentType: QueueContentType, body: unknown, sizeBytes: number, sentAt: string, visibleAt: string, attempts: number, sourceQueue: string | null, lastError: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type QueueMessageQueryVariables = Exact<{
  service: string;
  queue: string;
  message: string;
}>;


export type QueueMessageQuery = { queueMessage: { advice: string | null, message: { id: string, state: QueueMessageState, contentType: QueueContentType, body: unknown, sizeBytes: number, sentAt: string, visibleAt: string, attempts: number, sourceQueue: string | null, lastError: string | null } | null, events: Array<{ at: string, event: QueueEventKind, attempt: number | null, status: number | null, ms: number | null, error: string | null, nextAt: string | null, requestId: string | null }> } | null };

export type QueueDeliveriesQueryVariables = Exact<{
  service: string;
  queue: string;
  first: number;
  after?: string | null | undefined;
}>;


export type QueueDeliveriesQuery = { queueDeliveries: { nodes: Array<{ id: string, at: string, ms: number, status: number, error: string | null, requestId: string, done: Array<string>, retried: Array<string>, dead: Array<string> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type QueueMetricsQueryVariables = Exact<{
  service: string;
  queue: string;
}>;


export type QueueMetricsQuery = { queueMetrics: { backlogCount: number, backlogBytes: number, oldestMessageTimestamp: number, delayedCount: number, inFlightCount: number, consumerConcurrency: number, ackedTotal: number, retriedTotal: number, deadLetteredTotal: number, droppedTotal: number, expiredTotal: number, asOf: string, held: { reason: string, until: string } | null } };

export type SendQueueMessageMutationVariables = Exact<{
  service: string;
  queue: string;
  input: QueueSendInput;
}>;


export type SendQueueMessageMutation = { queueSend: { message: { id: string, visibleAt: string } } | null };

export type SendQueueMessagesMutationVariables = Exact<{
  service: string;
  queue: string;
  input: QueueSendBatchInput;
}>;


export type SendQueueMessagesMutation = { queueSendBatch: { ids: Array<string> } | null };

export type PullQueueMessagesMutationVariables = Exact<{
  service: string;
  queue: string;
  input: QueuePullInput;
}>;


export type PullQueueMessagesMutation = { queuePull: { messages: Array<{ leaseId: string, id: string, state: QueueMessageState, contentType: QueueContentType, body: unknown, sizeBytes: number, sentAt: string, visibleAt: string, attempts: number, sourceQueue: string | null, lastError: string | null }> } | null };

export type AcknowledgeQueueMessagesMutationVariables = Exact<{
  service: string;
  queue: string;
  input: QueueAcknowledgeInput;
}>;


export type AcknowledgeQueueMessagesMutation = { queueAcknowledge: { acknowledged: number, retried: number, lost: Array<string> } | null };

export type QueueUpdatedSubscriptionVariables = Exact<{
  service: string;
  queue: string;
}>;


export type QueueUpdatedSubscription = { queueUpdated: { backlogCount: number, backlogBytes: number, oldestMessageTimestamp: number, delayedCount: number, inFlightCount: number, consumerConcurrency: number, ackedTotal: number, retriedTotal: number, deadLetteredTotal: number, droppedTotal: number, expiredTotal: number, asOf: string, held: { reason: string, until: string } | null } };

export type PurgeQueueMutationVariables = Exact<{
  service: string;
  queue: string;
}>;


export type PurgeQueueMutation = { queuePurge: { messages: number } | null };

export type ReplayQueueMutationVariables = Exact<{
  service: string;
  queue: string;
  filter?: QueueReplayFilter | null | undefined;
}>;


export type ReplayQueueMutation = { queueReplay: { messages: number } | null };

export type NormalizationFragment = { path: string, from: unknown, to: unknown, reason: string };

export type ProgressFragment = { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> };

export type RunErrorFragment = { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean };

export type RequestFragment = { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, durationMs: number | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null };

export type ResultsPageFragment = { complete: boolean, nodes: Array<{ seq: number, data: unknown }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type CreateMutationVariables = Exact<{
  input: RequestCreateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type CreateMutation = { requestCreate: { idempotentReplayed: boolean, request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, durationMs: number | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null } } | null };

export type EstimateMutationVariables = Exact<{
  input: RequestCreateInput;
}>;


export type EstimateMutation = { requestEstimate: { scraper: string, operation: string, input: unknown, isDemo: boolean, limit: number, affordableRecords: number, priceUsdMicros: number, estimatedCostUsdMicros: number, estimatedCostUsd: string, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }> } | null };

export type ResumeMutationVariables = Exact<{
  id: string;
}>;


export type ResumeMutation = { requestResume: { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, durationMs: number | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null } } | null };

export type LogLineFragment = { cursor: string, at: string, level: string, attempt: number, message: string, data: unknown };

export type LogQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type LogQuery = { request: { log: Array<{ cursor: string, at: string, level: string, attempt: number, message: string, data: unknown }> } | null };

export type CancelMutationVariables = Exact<{
  id: string;
}>;


export type CancelMutation = { requestCancel: { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, durationMs: number | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null } } | null };

export type RequestsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: RequestFilter | null | undefined;
}>;


export type RequestsQuery = { requests: { nodes: Array<{ id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, durationMs: number | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RequestQueryVariables = Exact<{
  id: string;
}>;


export type RequestQuery = { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, durationMs: number | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null } | null };

export type RecordsQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type RecordsQuery = { request: { records: { complete: boolean, nodes: Array<{ seq: number, data: unknown }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type RecordStoredSubscriptionVariables = Exact<{
  requestId: string;
  after?: string | null | undefined;
  withData: boolean;
}>;


export type RecordStoredSubscription = { recordStored: { cursor: string, record: { seq: number, data?: unknown } } };

export type RequestUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type RequestUpdatedSubscription = { requestUpdated: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, durationMs: number | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null } };

export type RunCanaryMutationVariables = Exact<{
  scraper: string;
  operation: string;
}>;


export type RunCanaryMutation = { canaryRun: { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, durationMs: number | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null } } | null };

export type OperatorRequestFragment = { id: string, accountId: string, scraperId: string, operation: string, input: unknown, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, recordCount: number, attempt: number, round: number, createdAt: string, startedAt: string | null, finishedAt: string | null, durationMs: number | null, expiresAt: string | null, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } };

export type OperatorRequestsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  accountId?: string | null | undefined;
  filter?: RequestFilter | null | undefined;
}>;


export type OperatorRequestsQuery = { operatorRequests: { nodes: Array<{ id: string, accountId: string, scraperId: string, operation: string, input: unknown, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, recordCount: number, attempt: number, round: number, createdAt: string, startedAt: string | null, finishedAt: string | null, durationMs: number | null, expiresAt: string | null, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OperatorRequestQueryVariables = Exact<{
  id: string;
}>;


export type OperatorRequestQuery = { operatorRequest: { id: string, accountId: string, scraperId: string, operation: string, input: unknown, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, recordCount: number, attempt: number, round: number, createdAt: string, startedAt: string | null, finishedAt: string | null, durationMs: number | null, expiresAt: string | null, runLog: Array<{ at: string, level: string, attempt: number, message: string, data: unknown }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } | null };

export type OperationSummaryFragment = { name: string, aliases: Array<string>, title: string, summary: string, agentHint: string, availability: OperationAvailability, availabilityNote: string | null, features: Array<string> };

export type OperationFragment = { inputSchema: unknown, recordSchema: unknown, name: string, aliases: Array<string>, title: string, summary: string, agentHint: string, availability: OperationAvailability, availabilityNote: string | null, features: Array<string> };

export type DataSourceSummaryFragment = { id: string, title: string, summary: string | null, unit: string, priceEvents: Array<{ name: string, unit: string, usdMicros: number, usd: string }>, health: { status: SourceStatus, reason: string | null } | null, operations: Array<{ name: string, availability: OperationAvailability, canary: { input: unknown, atLeast: { records: number, fields: Array<string> } } | null }> };

export type DataSourceFragment = { id: string, title: string, summary: string | null, unit: string, defaultOperation: string | null, origins: Array<string>, isolation: ScraperIsolation | null, priceEvents: Array<{ name: string, unit: string, usdMicros: number, usd: string }>, health: { status: SourceStatus, reason: string | null } | null, operations: Array<{ inputSchema: unknown, recordSchema: unknown, name: string, aliases: Array<string>, title: string, summary: string, agentHint: string, availability: OperationAvailability, availabilityNote: string | null, features: Array<string> }> };

export type ScrapersQueryVariables = Exact<{ [key: string]: never; }>;


export type ScrapersQuery = { scrapers: Array<{ id: string, title: string, summary: string | null, unit: string, priceEvents: Array<{ name: string, unit: string, usdMicros: number, usd: string }>, health: { status: SourceStatus, reason: string | null } | null, operations: Array<{ name: string, availability: OperationAvailability, canary: { input: unknown, atLeast: { records: number, fields: Array<string> } } | null }> }> };

export type ScraperQueryVariables = Exact<{
  id: string;
}>;


export type ScraperQuery = { scraper: { id: string, title: string, summary: string | null, unit: string, defaultOperation: string | null, origins: Array<string>, isolation: ScraperIsolation | null, priceEvents: Array<{ name: string, unit: string, usdMicros: number, usd: string }>, health: { status: SourceStatus, reason: string | null } | null, operations: Array<{ inputSchema: unknown, recordSchema: unknown, name: string, aliases: Array<string>, title: string, summary: string, agentHint: string, availability: OperationAvailability, availabilityNote: string | null, features: Array<string> }> } | null };

export type CanaryOutcomeFragment = { requestId: string, at: string, hasPassed: boolean, error: string | null, records: number, wantedRecords: number, missing: Array<string>, isDemo: boolean, lastPassedAt: string | null };

export type OperationHealthFragment = { name: string, status: SourceStatus, lastSuccessAt: string | null, lastFailureAt: string | null, fieldWarnings: Array<{ code: string, path: string, since: string, recordCount: number }>, canary: { requestId: string, at: string, hasPassed: boolean, error: string | null, records: number, wantedRecords: number, missing: Array<string>, isDemo: boolean, lastPassedAt: string | null } | null };

export type SourceHealthFragment = { id: string, title: string, status: SourceStatus, reason: string | null, recentRuns: number, successRate: number | null, lastSuccessAt: string | null, lastFailureAt: string | null, errorRates: Array<{ code: string, rate: number, count: number }>, operations: Array<{ name: string, status: SourceStatus, lastSuccessAt: string | null, lastFailureAt: string | null, fieldWarnings: Array<{ code: string, path: string, since: string, recordCount: number }>, canary: { requestId: string, at: string, hasPassed: boolean, error: string | null, records: number, wantedRecords: number, missing: Array<string>, isDemo: boolean, lastPassedAt: string | null } | null }> };

export type SourceHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type SourceHealthQuery = { sourceHealth: Array<{ id: string, title: string, status: SourceStatus, reason: string | null, recentRuns: number, successRate: number | null, lastSuccessAt: string | null, lastFailureAt: string | null, errorRates: Array<{ code: string, rate: number, count: number }>, operations: Array<{ name: string, status: SourceStatus, lastSuccessAt: string | null, lastFailureAt: string | null, fieldWarnings: Array<{ code: string, path: string, since: string, recordCount: number }>, canary: { requestId: string, at: string, hasPassed: boolean, error: string | null, records: number, wantedRecords: number, missing: Array<string>, isDemo: boolean, lastPassedAt: string | null } | null }> }> };

export type SecondFactorFragment = { isOn: boolean, confirmedAt: string | null, recoveryCodesLeft: number };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { isOn: boolean, confirmedAt: string | null, recoveryCodesLeft: number } };

export type BeginSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type BeginSecondFactorMutation = { secondFactorBegin: { secret: string, url: string, qrSvg: string, qrText: string } | null };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { secondFactorConfirm: { recoveryCodes: Array<string>, revokedSessions: number, secondFactor: { isOn: boolean, confirmedAt: string | null, recoveryCodesLeft: number } } | null };

export type DisableSecondFactorMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type DisableSecondFactorMutation = { secondFactorDisable: { secondFactor: { isOn: boolean, confirmedAt: string | null, recoveryCodesLeft: number } } | null };

export type CreateRecoveryCodesMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type CreateRecoveryCodesMutation = { recoveryCodesCreate: { recoveryCodes: Array<string>, secondFactor: { isOn: boolean, confirmedAt: string | null, recoveryCodesLeft: number } } | null };

export type ResetSecondFactorMutationVariables = Exact<{
  accountId: string;
  email: string;
}>;


export type ResetSecondFactorMutation = { secondFactorReset: { endedSessions: number } | null };

export type SecretFragment = { name: string, version: number, scopes: Array<SecretScope>, digest8: string, pendingRestart: boolean, restartFailure: string | null, createdAt: string, updatedAt: string, updatedBy: string };

export type SecretsQueryVariables = Exact<{
  service: string;
}>;


export type SecretsQuery = { secrets: Array<{ name: string, version: number, scopes: Array<SecretScope>, digest8: string, pendingRestart: boolean, restartFailure: string | null, createdAt: string, updatedAt: string, updatedBy: string }> };

export type SetSecretsMutationVariables = Exact<{
  service: string;
  values: Array<SecretInput> | SecretInput;
  scopes?: Array<SecretScope> | SecretScope | null | undefined;
  staged: boolean;
}>;


export type SetSecretsMutation = { secretsSet: { secrets: Array<{ name: string, version: number, scopes: Array<SecretScope>, digest8: string, pendingRestart: boolean, restartFailure: string | null, createdAt: string, updatedAt: string, updatedBy: string }> } | null };

export type DeleteSecretMutationVariables = Exact<{
  service: string;
  name: string;
}>;


export type DeleteSecretMutation = { secretDelete: { secrets: Array<{ name: string, version: number, scopes: Array<SecretScope>, digest8: string, pendingRestart: boolean, restartFailure: string | null, createdAt: string, updatedAt: string, updatedBy: string }> } | null };

export type ResealSecretsMutationVariables = Exact<{ [key: string]: never; }>;


export type ResealSecretsMutation = { secretsReseal: { services: number, secondFactors: number } | null };

export type ServiceLogLineFragment = { id: string, at: string, level: ServiceLogLevel, source: ServiceLogSource, requestId: string | null, deploymentId: string | null, outcome: string | null, message: string, fields: unknown, truncated: boolean };

export type ServiceLogsQueryVariables = Exact<{
  id: string;
  filter?: ServiceLogFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ServiceLogsQuery = { serviceLogs: { nodes: Array<{ id: string, at: string, level: ServiceLogLevel, source: ServiceLogSource, requestId: string | null, deploymentId: string | null, outcome: string | null, message: string, fields: unknown, truncated: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ServiceLogAddedSubscriptionVariables = Exact<{
  id: string;
  filter?: ServiceLogFilter | null | undefined;
  after?: string | null | undefined;
  last: number;
}>;


export type ServiceLogAddedSubscription = { serviceLogAdded: { id: string, at: string, level: ServiceLogLevel, source: ServiceLogSource, requestId: string | null, deploymentId: string | null, outcome: string | null, message: string, fields: unknown, truncated: boolean } };

export type ServiceFragment = { id: string, slug: string, name: string, kind: ServiceKind, status: ServiceStatus, url: string | null, enabledCapabilities: Array<ServiceCapability>, disabledCapabilities: Array<ServiceCapability>, activeDeploymentId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, resourceCounts: { sqlite: number, kv: number, queues: number, cron: number, state: number, bindings: number } };

export type DeploymentFragment = { id: string, serviceId: string, n: number, status: DeploymentStatus, workerBytes: number | null, staticFiles: number, staticBytes: number, deployedBy: string | null, createdAt: string, changedAt: string, failure: { reason: string, message: string } | null, warnings: Array<{ reason: string, message: string }> };

export type ServiceResourceFragment = { id: string, kind: string, name: string, variable: string, createdAt: string };

export type ServiceSnapshotFragment = { status: ServiceStatus, envNames: Array<string>, deploys: Array<{ id: string, serviceId: string, n: number, status: DeploymentStatus, workerBytes: number | null, staticFiles: number, staticBytes: number, deployedBy: string | null, createdAt: string, changedAt: string, failure: { reason: string, message: string } | null, warnings: Array<{ reason: string, message: string }> }>, builds: Array<{ id: string, status: string, deploymentId: string | null, createdAt: string, durationMs: number | null }>, logs: Array<{ id: string, at: string, level: ServiceLogLevel, source: ServiceLogSource, requestId: string | null, deploymentId: string | null, outcome: string | null, message: string, fields: unknown, truncated: boolean }>, domains: Array<{ hostname: string, status: string, reason: string | null }>, resources: Array<{ id: string, kind: string, name: string, variable: string, createdAt: string }>, capabilities: Array<{ name: ServiceCapability, isEnabled: boolean }>, isolation: { level: string, reason: string | null } | null, accountUsage: Array<{ meter: string, title: string, unit: string, kind: MeterKind, used: number, today: number, scraper: string | null }>, billingEstimate: { currency: string, periodStart: string, periodEnd: string, estimatedSpendUsdMicros: number, forecastSpendUsdMicros: number, lineItems: Array<{ meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null }> }, nextActions: Array<{ action: string, message: string, command: string | null }> };

export type ServicesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ServicesQuery = { services: { nodes: Array<{ id: string, slug: string, name: string, kind: ServiceKind, status: ServiceStatus, url: string | null, enabledCapabilities: Array<ServiceCapability>, disabledCapabilities: Array<ServiceCapability>, activeDeploymentId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, resourceCounts: { sqlite: number, kv: number, queues: number, cron: number, state: number, bindings: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ServiceQueryVariables = Exact<{
  id: string;
}>;


export type ServiceQuery = { service: { id: string, slug: string, name: string, kind: ServiceKind, status: ServiceStatus, url: string | null, enabledCapabilities: Array<ServiceCapability>, disabledCapabilities: Array<ServiceCapability>, activeDeploymentId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, resourceCounts: { sqlite: number, kv: number, queues: number, cron: number, state: number, bindings: number } } | null };

export type ServiceSnapshotQueryVariables = Exact<{
  id: string;
}>;


export type ServiceSnapshotQuery = { serviceSnapshot: { status: ServiceStatus, envNames: Array<string>, deploys: Array<{ id: string, serviceId: string, n: number, status: DeploymentStatus, workerBytes: number | null, staticFiles: number, staticBytes: number, deployedBy: string | null, createdAt: string, changedAt: string, failure: { reason: string, message: string } | null, warnings: Array<{ reason: string, message: string }> }>, builds: Array<{ id: string, status: string, deploymentId: string | null, createdAt: string, durationMs: number | null }>, logs: Array<{ id: string, at: string, level: ServiceLogLevel, source: ServiceLogSource, requestId: string | null, deploymentId: string | null, outcome: string | null, message: string, fields: unknown, truncated: boolean }>, domains: Array<{ hostname: string, status: string, reason: string | null }>, resources: Array<{ id: string, kind: string, name: string, variable: string, createdAt: string }>, capabilities: Array<{ name: ServiceCapability, isEnabled: boolean }>, isolation: { level: string, reason: string | null } | null, accountUsage: Array<{ meter: string, title: string, unit: string, kind: MeterKind, used: number, today: number, scraper: string | null }>, billingEstimate: { currency: string, periodStart: string, periodEnd: string, estimatedSpendUsdMicros: number, forecastSpendUsdMicros: number, lineItems: Array<{ meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null }> }, nextActions: Array<{ action: string, message: string, command: string | null }> } | null };

export type ServiceResourcesQueryVariables = Exact<{
  id: string;
}>;


export type ServiceResourcesQuery = { serviceResources: { serviceId: string, limit: number, resources: Array<{ id: string, kind: string, name: string, variable: string, createdAt: string }>, counts: { sqlite: number, kv: number, queues: number, cron: number, state: number, bindings: number } } | null };

export type CreateServiceMutationVariables = Exact<{
  input: ServiceCreateInput;
}>;


export type CreateServiceMutation = { serviceCreate: { service: { id: string, slug: string, name: string, kind: ServiceKind, status: ServiceStatus, url: string | null, enabledCapabilities: Array<ServiceCapability>, disabledCapabilities: Array<ServiceCapability>, activeDeploymentId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, resourceCounts: { sqlite: number, kv: number, queues: number, cron: number, state: number, bindings: number } } } | null };

export type UpdateServiceMutationVariables = Exact<{
  id: string;
  input: ServiceUpdateInput;
}>;


export type UpdateServiceMutation = { serviceUpdate: { service: { id: string, slug: string, name: string, kind: ServiceKind, status: ServiceStatus, url: string | null, enabledCapabilities: Array<ServiceCapability>, disabledCapabilities: Array<ServiceCapability>, activeDeploymentId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, resourceCounts: { sqlite: number, kv: number, queues: number, cron: number, state: number, bindings: number } } } | null };

export type DeleteServiceMutationVariables = Exact<{
  id: string;
  confirm: string;
}>;


export type DeleteServiceMutation = { serviceDelete: { service: { id: string, slug: string, name: string, kind: ServiceKind, status: ServiceStatus, url: string | null, enabledCapabilities: Array<ServiceCapability>, disabledCapabilities: Array<ServiceCapability>, activeDeploymentId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, resourceCounts: { sqlite: number, kv: number, queues: number, cron: number, state: number, bindings: number } } } | null };

export type RestoreServiceMutationVariables = Exact<{
  id: string;
}>;


export type RestoreServiceMutation = { serviceRestore: { service: { id: string, slug: string, name: string, kind: ServiceKind, status: ServiceStatus, url: string | null, enabledCapabilities: Array<ServiceCapability>, disabledCapabilities: Array<ServiceCapability>, activeDeploymentId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, resourceCounts: { sqlite: number, kv: number, queues: number, cron: number, state: number, bindings: number } } } | null };

export type DeploymentsQueryVariables = Exact<{
  service: string;
}>;


export type DeploymentsQuery = { deployments: Array<{ id: string, serviceId: string, n: number, status: DeploymentStatus, workerBytes: number | null, staticFiles: number, staticBytes: number, deployedBy: string | null, createdAt: string, changedAt: string, failure: { reason: string, message: string } | null, warnings: Array<{ reason: string, message: string }> }> };

export type DeploymentQueryVariables = Exact<{
  id: string;
}>;


export type DeploymentQuery = { deployment: { id: string, serviceId: string, n: number, status: DeploymentStatus, workerBytes: number | null, staticFiles: number, staticBytes: number, deployedBy: string | null, createdAt: string, changedAt: string, failure: { reason: string, message: string } | null, warnings: Array<{ reason: string, message: string }> } | null };

export type DeploymentBuildQueryVariables = Exact<{
  id: string;
  from: number;
}>;


export type DeploymentBuildQuery = { deploymentBuild: { deploymentId: string, status: BuildStatus, place: number | null, log: string, next: number, createdAt: string, durationMs: number | null } | null };

export type PlanDeploymentQueryVariables = Exact<{
  manifest: string;
  files: Array<PlannedFileInput> | PlannedFileInput;
}>;


export type PlanDeploymentQuery = { deploymentPlan: { slug: string | null, serviceId: string | null, url: string | null, steps: Array<string>, missing: Array<string>, uploadBytes: number, meters: Array<string>, priceEffectUsdMicros: number, limits: Array<{ name: string, limit: number, actual: number }>, requiredFixes: Array<{ reason: string, message: string }> } };

export type RollbackServiceMutationVariables = Exact<{
  id: string;
  to?: string | null | undefined;
}>;


export type RollbackServiceMutation = { serviceRollback: { service: { id: string, slug: string, name: string, kind: ServiceKind, status: ServiceStatus, url: string | null, enabledCapabilities: Array<ServiceCapability>, disabledCapabilities: Array<ServiceCapability>, activeDeploymentId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, resourceCounts: { sqlite: number, kv: number, queues: number, cron: number, state: number, bindings: number } } } | null };

export type SessionFragment = { id: string, userAgent: string | null, createdAt: string, lastUsedAt: string | null, expiresAt: string, revokedAt: string | null };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, userAgent: string | null, createdAt: string, lastUsedAt: string | null, expiresAt: string, revokedAt: string | null }> };

export type SignUpMutationVariables = Exact<{
  email: string;
  name: string;
}>;


export type SignUpMutation = { signUp: { message: string } | null };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type VerifyEmailMutation = { emailVerify: { token: string, session: { id: string, userAgent: string | null, createdAt: string, lastUsedAt: string | null, expiresAt: string, revokedAt: string | null } } | null };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
  device?: string | null | undefined;
}>;


export type SignInMutation = { signIn: { token: string, session: { id: string, userAgent: string | null, createdAt: string, lastUsedAt: string | null, expiresAt: string, revokedAt: string | null } } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { session: { id: string, userAgent: string | null, createdAt: string, lastUsedAt: string | null, expiresAt: string, revokedAt: string | null } } | null };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { sessionRevoke: { session: { id: string, userAgent: string | null, createdAt: string, lastUsedAt: string | null, expiresAt: string, revokedAt: string | null } } | null };

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  password: string;
  code?: string | null | undefined;
}>;


export type ChangePasswordMutation = { passwordChange: { revokedSessions: number } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { passwordResetRequest: { message: string } | null };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
  code?: string | null | undefined;
}>;


export type ResetPasswordMutation = { passwordReset: { token: string, session: { id: string, userAgent: string | null, createdAt: string, lastUsedAt: string | null, expiresAt: string, revokedAt: string | null } } | null };

export type ClaimAccountMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type ClaimAccountMutation = { accountClaim: { token: string, session: { id: string, userAgent: string | null, createdAt: string, lastUsedAt: string | null, expiresAt: string, revokedAt: string | null } } | null };

export type SourceRecordingFragment = { id: string, scraperId: string, operation: string, requestId: string, accountId: string, code: string, message: string, at: string, harUrl: string, pages: Array<{ method: string, url: string, status: number, bytes: number, isCut: boolean }> };

export type OperatorRecordingsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  scraper?: string | null | undefined;
  operation?: string | null | undefined;
  requestId?: string | null | undefined;
}>;


export type OperatorRecordingsQuery = { operatorRecordings: { nodes: Array<{ id: string, scraperId: string, operation: string, requestId: string, accountId: string, code: string, message: string, at: string, harUrl: string, pages: Array<{ method: string, url: string, status: number, bytes: number, isCut: boolean }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SqliteDatabaseFragment = { id: string, serviceId: string, name: string, variable: string, sizeBytes: number, createdAt: string, deletedAt: string | null };

export type SqliteDatabasesQueryVariables = Exact<{
  service: string;
}>;


export type SqliteDatabasesQuery = { sqliteDatabases: Array<{ id: string, serviceId: string, name: string, variable: string, sizeBytes: number, createdAt: string, deletedAt: string | null }> };

export type SqliteDatabaseQueryVariables = Exact<{
  service: string;
  database: string;
}>;


export type SqliteDatabaseQuery = { sqliteDatabase: { id: string, serviceId: string, name: string, variable: string, sizeBytes: number, createdAt: string, deletedAt: string | null } | null };

export type CreateSqliteDatabaseMutationVariables = Exact<{
  service: string;
  name: string;
}>;


export type CreateSqliteDatabaseMutation = { sqliteDatabaseCreate: { database: { id: string, serviceId: string, name: string, variable: string, sizeBytes: number, createdAt: string, deletedAt: string | null } } | null };

export type DeleteSqliteDatabaseMutationVariables = Exact<{
  service: string;
  database: string;
}>;


export type DeleteSqliteDatabaseMutation = { sqliteDatabaseDelete: { service: { status: ServiceStatus, envNames: Array<string>, deploys: Array<{ id: string, serviceId: string, n: number, status: DeploymentStatus, workerBytes: number | null, staticFiles: number, staticBytes: number, deployedBy: string | null, createdAt: string, changedAt: string, failure: { reason: string, message: string } | null, warnings: Array<{ reason: string, message: string }> }>, builds: Array<{ id: string, status: string, deploymentId: string | null, createdAt: string, durationMs: number | null }>, logs: Array<{ id: string, at: string, level: ServiceLogLevel, source: ServiceLogSource, requestId: string | null, deploymentId: string | null, outcome: string | null, message: string, fields: unknown, truncated: boolean }>, domains: Array<{ hostname: string, status: string, reason: string | null }>, resources: Array<{ id: string, kind: string, name: string, variable: string, createdAt: string }>, capabilities: Array<{ name: ServiceCapability, isEnabled: boolean }>, isolation: { level: string, reason: string | null } | null, accountUsage: Array<{ meter: string, title: string, unit: string, kind: MeterKind, used: number, today: number, scraper: string | null }>, billingEstimate: { currency: string, periodStart: string, periodEnd: string, estimatedSpendUsdMicros: number, forecastSpendUsdMicros: number, lineItems: Array<{ meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null }> }, nextActions: Array<{ action: string, message: string, command: string | null }> } } | null };

export type RestoreSqliteDatabaseMutationVariables = Exact<{
  service: string;
  database: string;
}>;


export type RestoreSqliteDatabaseMutation = { sqliteDatabaseRestore: { database: { id: string, serviceId: string, name: string, variable: string, sizeBytes: number, createdAt: string, deletedAt: string | null } } | null };

export type SqliteQueryResultFragment = { columns: Array<string>, rows: unknown, rowsRead: number, rowsWritten: number, vmSteps: number, fullscanSteps: number, storage: number, duration: number, changes: number, lastRowId: unknown, truncated: boolean, nextActions: Array<{ action: string, message: string }> };

export type QuerySqliteMutationVariables = Exact<{
  service: string;
  database: string;
  input: SqliteQueryInput;
}>;


export type QuerySqliteMutation = { sqliteQuery: { result: { columns: Array<string>, rows: unknown, rowsRead: number, rowsWritten: number, vmSteps: number, fullscanSteps: number, storage: number, duration: number, changes: number, lastRowId: unknown, truncated: boolean, nextActions: Array<{ action: string, message: string }> } } | null };

export type RunSqliteBatchMutationVariables = Exact<{
  service: string;
  database: string;
  input: SqliteBatchInput;
}>;


export type RunSqliteBatchMutation = { sqliteBatch: { results: Array<{ columns: Array<string>, rows: unknown, rowsRead: number, rowsWritten: number, vmSteps: number, fullscanSteps: number, storage: number, duration: number, changes: number, lastRowId: unknown, truncated: boolean, nextActions: Array<{ action: string, message: string }> }> } | null };

export type StateClassFragment = { id: string, serviceId: string, name: string, variable: string, createdAt: string, deletedAt: string | null };

export type StateObjectFragment = { objectKey: string, version: number, keyCount: number, sizeBytes: number, updatedAt: string };

export type StateKeyFragment = { key: string, version: number, bytes: number };

export type StateClassesQueryVariables = Exact<{
  service: string;
}>;


export type StateClassesQuery = { stateClasses: Array<{ id: string, serviceId: string, name: string, variable: string, createdAt: string, deletedAt: string | null }> };

export type StateClassQueryVariables = Exact<{
  service: string;
  namespace: string;
}>;


export type StateClassQuery = { stateClass: { id: string, serviceId: string, name: string, variable: string, createdAt: string, deletedAt: string | null } | null };

export type CreateStateClassMutationVariables = Exact<{
  service: string;
  name: string;
}>;


export type CreateStateClassMutation = { stateClassCreate: { class: { id: string, serviceId: string, name: string, variable: string, createdAt: string, deletedAt: string | null } } | null };

export type DeleteStateClassMutationVariables = Exact<{
  service: string;
  namespace: string;
}>;


export type DeleteStateClassMutation = { stateClassDelete: { service: { status: ServiceStatus, envNames: Array<string>, deploys: Array<{ id: string, serviceId: string, n: number, status: DeploymentStatus, workerBytes: number | null, staticFiles: number, staticBytes: number, deployedBy: string | null, createdAt: string, changedAt: string, failure: { reason: string, message: string } | null, warnings: Array<{ reason: string, message: string }> }>, builds: Array<{ id: string, status: string, deploymentId: string | null, createdAt: string, durationMs: number | null }>, logs: Array<{ id: string, at: string, level: ServiceLogLevel, source: ServiceLogSource, requestId: string | null, deploymentId: string | null, outcome: string | null, message: string, fields: unknown, truncated: boolean }>, domains: Array<{ hostname: string, status: string, reason: string | null }>, resources: Array<{ id: string, kind: string, name: string, variable: string, createdAt: string }>, capabilities: Array<{ name: ServiceCapability, isEnabled: boolean }>, isolation: { level: string, reason: string | null } | null, accountUsage: Array<{ meter: string, title: string, unit: string, kind: MeterKind, used: number, today: number, scraper: string | null }>, billingEstimate: { currency: string, periodStart: string, periodEnd: string, estimatedSpendUsdMicros: number, forecastSpendUsdMicros: number, lineItems: Array<{ meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null }> }, nextActions: Array<{ action: string, message: string, command: string | null }> } } | null };

export type RestoreStateClassMutationVariables = Exact<{
  service: string;
  namespace: string;
}>;


export type RestoreStateClassMutation = { stateClassRestore: { class: { id: string, serviceId: string, name: string, variable: string, createdAt: string, deletedAt: string | null } } | null };

export type StateObjectsQueryVariables = Exact<{
  service: string;
  namespace: string;
  prefix?: string;
  first: number;
  after?: string | null | undefined;
}>;


export type StateObjectsQuery = { stateObjects: { nodes: Array<{ objectKey: string, version: number, keyCount: number, sizeBytes: number, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StateKeysQueryVariables = Exact<{
  service: string;
  namespace: string;
  object: string;
  prefix?: string;
  start?: string | null | undefined;
  end?: string | null | undefined;
  reverse?: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type StateKeysQuery = { stateKeys: { nodes: Array<{ key: string, version: number, bytes: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StateValueQueryVariables = Exact<{
  service: string;
  namespace: string;
  object: string;
  key: string;
}>;


export type StateValueQuery = { stateValue: { key: string, version: number, bytes: number, value: unknown, base64: string | null } | null };

export type PutStateValueMutationVariables = Exact<{
  service: string;
  namespace: string;
  object: string;
  key: string;
  input: StatePutInput;
}>;


export type PutStateValueMutation = { stateValuePut: { key: { key: string, version: number, bytes: number } } | null };

export type DeleteStateValueMutationVariables = Exact<{
  service: string;
  namespace: string;
  object: string;
  key: string;
}>;


export type DeleteStateValueMutation = { stateValueDelete: { key: string, version: number } | null };

export type CommitStateMutationVariables = Exact<{
  service: string;
  namespace: string;
  object: string;
  input: StateCommitInput;
}>;


export type CommitStateMutation = { stateCommit: { version: number } | null };

export type SupportTicketFragment = { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> };

export type OperatorTicketFragment = { accountId: string, ticket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> } };

export type TicketsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status?: TicketStatus | null | undefined;
  severity?: TicketSeverity | null | undefined;
}>;


export type TicketsQuery = { supportTickets: { nodes: Array<{ id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TicketQueryVariables = Exact<{
  id: string;
}>;


export type TicketQuery = { supportTicket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> } | null };

export type CreateTicketMutationVariables = Exact<{
  input: SupportTicketCreateInput;
}>;


export type CreateTicketMutation = { supportTicketCreate: { ticket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> } } | null };

export type ReplyToTicketMutationVariables = Exact<{
  id: string;
  message: string;
}>;


export type ReplyToTicketMutation = { supportTicketReply: { ticket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> } } | null };

export type ResolveTicketMutationVariables = Exact<{
  id: string;
}>;


export type ResolveTicketMutation = { supportTicketResolve: { ticket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> } } | null };

export type OperatorTicketsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status?: TicketStatus | null | undefined;
  severity?: TicketSeverity | null | undefined;
}>;


export type OperatorTicketsQuery = { operatorTickets: { nodes: Array<{ accountId: string, ticket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OperatorTicketQueryVariables = Exact<{
  id: string;
}>;


export type OperatorTicketQuery = { operatorTicket: { accountId: string, ticket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> }, runLog: Array<{ at: string, level: string, attempt: number, message: string, data: unknown }> } | null };

export type AnswerTicketMutationVariables = Exact<{
  id: string;
  message: string;
}>;


export type AnswerTicketMutation = { operatorTicketReply: { ticket: { accountId: string, ticket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> } } } | null };

export type ResolveOperatorTicketMutationVariables = Exact<{
  id: string;
}>;


export type ResolveOperatorTicketMutation = { operatorTicketResolve: { ticket: { accountId: string, ticket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> } } } | null };

export type UsageLineItemFragment = { meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null };

export type UsageCapFragment = { metric: string, period: CapPeriod, value: number, notifyAtPercent: number, used: number, percent: number, state: CapState, resetsAt: string | null };

export type SpendLimitFragment = { scope: string, monthlyUsdMicros: number | null, maxRequestUsdMicros: number | null, notifyAtPercent: number, usedUsdMicros: number, percent: number | null, state: CapState, resetsAt: string };

export type UsageFragment = { month: string, plan: string, updatedAt: string, meters: Array<{ meter: string, title: string, unit: string, kind: MeterKind, used: number, today: number, scraper: string | null }>, services: Array<{ service: string | null, meters: Array<{ meter: string, quantity: number }>, days: Array<{ date: string, meters: Array<{ meter: string, quantity: number }> }> }>, days: Array<{ date: string, scrapingUsdMicros: number, meters: Array<{ meter: string, quantity: number }>, scrapers: Array<{ scraper: string, records: number, usdMicros: number }> }>, caps: Array<{ metric: string, period: CapPeriod, value: number, notifyAtPercent: number, used: number, percent: number, state: CapState, resetsAt: string | null }>, spendLimits: Array<{ scope: string, monthlyUsdMicros: number | null, maxRequestUsdMicros: number | null, notifyAtPercent: number, usedUsdMicros: number, percent: number | null, state: CapState, resetsAt: string }>, billingEstimate: { currency: string, periodStart: string, periodEnd: string, estimatedSpendUsdMicros: number, forecastSpendUsdMicros: number, lineItems: Array<{ meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null }> } };

export type UsageQueryVariables = Exact<{
  month?: string | null | undefined;
}>;


export type UsageQuery = { usage: { month: string, plan: string, updatedAt: string, meters: Array<{ meter: string, title: string, unit: string, kind: MeterKind, used: number, today: number, scraper: string | null }>, services: Array<{ service: string | null, meters: Array<{ meter: string, quantity: number }>, days: Array<{ date: string, meters: Array<{ meter: string, quantity: number }> }> }>, days: Array<{ date: string, scrapingUsdMicros: number, meters: Array<{ meter: string, quantity: number }>, scrapers: Array<{ scraper: string, records: number, usdMicros: number }> }>, caps: Array<{ metric: string, period: CapPeriod, value: number, notifyAtPercent: number, used: number, percent: number, state: CapState, resetsAt: string | null }>, spendLimits: Array<{ scope: string, monthlyUsdMicros: number | null, maxRequestUsdMicros: number | null, notifyAtPercent: number, usedUsdMicros: number, percent: number | null, state: CapState, resetsAt: string }>, billingEstimate: { currency: string, periodStart: string, periodEnd: string, estimatedSpendUsdMicros: number, forecastSpendUsdMicros: number, lineItems: Array<{ meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null }> } } | null };

export type UsageUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UsageUpdatedSubscription = { usageUpdated: { month: string, plan: string, updatedAt: string, meters: Array<{ meter: string, title: string, unit: string, kind: MeterKind, used: number, today: number, scraper: string | null }>, services: Array<{ service: string | null, meters: Array<{ meter: string, quantity: number }>, days: Array<{ date: string, meters: Array<{ meter: string, quantity: number }> }> }>, days: Array<{ date: string, scrapingUsdMicros: number, meters: Array<{ meter: string, quantity: number }>, scrapers: Array<{ scraper: string, records: number, usdMicros: number }> }>, caps: Array<{ metric: string, period: CapPeriod, value: number, notifyAtPercent: number, used: number, percent: number, state: CapState, resetsAt: string | null }>, spendLimits: Array<{ scope: string, monthlyUsdMicros: number | null, maxRequestUsdMicros: number | null, notifyAtPercent: number, usedUsdMicros: number, percent: number | null, state: CapState, resetsAt: string }>, billingEstimate: { currency: string, periodStart: string, periodEnd: string, estimatedSpendUsdMicros: number, forecastSpendUsdMicros: number, lineItems: Array<{ meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null }> } } };

export type SetUsageCapMutationVariables = Exact<{
  input: UsageCapInput;
}>;


export type SetUsageCapMutation = { usageCapSet: { usageCap: { metric: string, period: CapPeriod, value: number, notifyAtPercent: number, used: number, percent: number, state: CapState, resetsAt: string | null } } | null };

export type DeleteUsageCapMutationVariables = Exact<{
  metric: string;
  period: CapPeriod;
}>;


export type DeleteUsageCapMutation = { usageCapDelete: { usageCap: { metric: string, period: CapPeriod, value: number, notifyAtPercent: number, used: number, percent: number, state: CapState, resetsAt: string | null } } | null };

export type SimulateUsageCapQueryVariables = Exact<{
  metric: string;
  period: CapPeriod;
  value: number;
  notifyAtPercent: number;
  month?: string | null | undefined;
}>;


export type SimulateUsageCapQuery = { usageCapSimulation: { metric: string, period: CapPeriod, value: number, month: string, used: number, stoppedQuantity: number, stoppedPercent: number, warnedOn: Array<string>, stops: Array<{ date: string, used: number, stopped: number }> } | null };

export type SetSpendLimitMutationVariables = Exact<{
  input: SpendLimitInput;
}>;


export type SetSpendLimitMutation = { spendLimitSet: { spendLimit: { scope: string, monthlyUsdMicros: number | null, maxRequestUsdMicros: number | null, notifyAtPercent: number, usedUsdMicros: number, percent: number | null, state: CapState, resetsAt: string } } | null };

export type DeleteSpendLimitMutationVariables = Exact<{
  scope: string;
}>;


export type DeleteSpendLimitMutation = { spendLimitDelete: { spendLimit: { scope: string, monthlyUsdMicros: number | null, maxRequestUsdMicros: number | null, notifyAtPercent: number, usedUsdMicros: number, percent: number | null, state: CapState, resetsAt: string } } | null };

export type WebhookFragment = { id: string, url: string, description: string, topics: Array<string>, includeRecords: number, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, createdAt: string, updatedAt: string, secrets: Array<{ createdAt: string, expiresAt: string | null }> };

export type WebhookDeliveryFragment = { id: string, endpointId: string, topic: string, status: WebhookDeliveryStatus, payload: string, attemptCount: number, nextAttemptAt: string | null, createdAt: string, endedAt: string | null, attempts: Array<{ at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhookEndpoints: Array<{ id: string, url: string, description: string, topics: Array<string>, includeRecords: number, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, createdAt: string, updatedAt: string, secrets: Array<{ createdAt: string, expiresAt: string | null }> }> };

export type WebhookQueryVariables = Exact<{
  id: string;
}>;


export type WebhookQuery = { webhookEndpoint: { id: string, url: string, description: string, topics: Array<string>, includeRecords: number, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, createdAt: string, updatedAt: string, secrets: Array<{ createdAt: string, expiresAt: string | null }> } | null };

export type CreateWebhookMutationVariables = Exact<{
  input: WebhookEndpointCreateInput;
}>;


export type CreateWebhookMutation = { webhookEndpointCreate: { secret: string, endpoint: { id: string, url: string, description: string, topics: Array<string>, includeRecords: number, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, createdAt: string, updatedAt: string, secrets: Array<{ createdAt: string, expiresAt: string | null }> } } | null };

export type UpdateWebhookMutationVariables = Exact<{
  id: string;
  input: WebhookEndpointUpdateInput;
}>;


export type UpdateWebhookMutation = { webhookEndpointUpdate: { endpoint: { id: string, url: string, description: string, topics: Array<string>, includeRecords: number, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, createdAt: string, updatedAt: string, secrets: Array<{ createdAt: string, expiresAt: string | null }> } } | null };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { webhookEndpointDelete: { endpoint: { id: string, url: string, description: string, topics: Array<string>, includeRecords: number, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, createdAt: string, updatedAt: string, secrets: Array<{ createdAt: string, expiresAt: string | null }> } } | null };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string;
  overlapHours: number;
}>;


export type RotateWebhookSecretMutation = { webhookEndpointRotateSecret: { secret: string, endpoint: { id: string, url: string, description: string, topics: Array<string>, includeRecords: number, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, createdAt: string, updatedAt: string, secrets: Array<{ createdAt: string, expiresAt: string | null }> } } | null };

export type TestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type TestWebhookMutation = { webhookEndpointTest: { delivery: { id: string, endpointId: string, topic: string, status: WebhookDeliveryStatus, payload: string, attemptCount: number, nextAttemptAt: string | null, createdAt: string, endedAt: string | null, attempts: Array<{ at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> } } | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId?: string | null | undefined;
  status?: WebhookDeliveryStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { nodes: Array<{ id: string, endpointId: string, topic: string, status: WebhookDeliveryStatus, payload: string, attemptCount: number, nextAttemptAt: string | null, createdAt: string, endedAt: string | null, attempts: Array<{ at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WebhookDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type WebhookDeliveryQuery = { webhookDelivery: { id: string, endpointId: string, topic: string, status: WebhookDeliveryStatus, payload: string, attemptCount: number, nextAttemptAt: string | null, createdAt: string, endedAt: string | null, attempts: Array<{ at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> } | null };

export type ReplayWebhookMutationVariables = Exact<{
  id: string;
}>;


export type ReplayWebhookMutation = { webhookDeliveryReplay: { delivery: { id: string, endpointId: string, topic: string, status: WebhookDeliveryStatus, payload: string, attemptCount: number, nextAttemptAt: string | null, createdAt: string, endedAt: string | null, attempts: Array<{ at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> } } | null };

export type ReplayFailedWebhooksMutationVariables = Exact<{
  id: string;
  since?: string | null | undefined;
}>;


export type ReplayFailedWebhooksMutation = { webhookDeliveriesReplayFailed: { replayedCount: number } | null };

export type WorkerReportFragment = { queued: number, running: number, oldestQueuedAt: string | null, missingScrapers: Array<string>, workers: Array<{ name: string, status: WorkerStatus, version: string | null, startedAt: string | null, seenAt: string, slots: number | null, running: number | null, threads: number | null, memoryBytes: number | null, scrapers: Array<string> }>, disk: { freeBytes: number, isLow: boolean } | null };

export type OperatorWorkersQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorWorkersQuery = { operatorWorkers: { queued: number, running: number, oldestQueuedAt: string | null, missingScrapers: Array<string>, workers: Array<{ name: string, status: WorkerStatus, version: string | null, startedAt: string | null, seenAt: string, slots: number | null, running: number | null, threads: number | null, memoryBytes: number | null, scrapers: Array<string> }>, disk: { freeBytes: number, isLow: boolean } | null } };

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
export const AbuseReceiptFragmentDoc = new TypedDocumentString(`
    fragment AbuseReceipt on AbuseReceipt {
  id
  status
  severity
  receivedAt
  updatedAt
  statusUrl
  agentInstruction
}
    `, {"fragmentName":"AbuseReceipt"}) as unknown as TypedDocumentString<AbuseReceiptFragment, unknown>;
export const AbuseReportFragmentDoc = new TypedDocumentString(`
    fragment AbuseReport on AbuseReport {
  id
  serviceId
  targetUrl
  targetPath
  objectPath
  category
  severity
  status
  summary
  details
  evidence
  quarantine {
    path
    since
  }
  appeals {
    at
    remediation
    evidence
    isGranted
  }
  events {
    seq
    at
    action
    from
    to
    note
    isQuarantined
  }
  allowed
  receivedAt
  updatedAt
  agentInstruction
}
    `, {"fragmentName":"AbuseReport"}) as unknown as TypedDocumentString<AbuseReportFragment, unknown>;
export const OperatorAbuseReportFragmentDoc = new TypedDocumentString(`
    fragment OperatorAbuseReport on OperatorAbuseReport {
  report {
    ...AbuseReport
  }
  accountId
  reporterEmail
  mayNotify
  actors
  preserved {
    at
    accountId
    serviceId
    slug
    deploymentId
    workerSha256
    filesSha256
  }
  forgedSeq
}
    fragment AbuseReport on AbuseReport {
  id
  serviceId
  targetUrl
  targetPath
  objectPath
  category
  severity
  status
  summary
  details
  evidence
  quarantine {
    path
    since
  }
  appeals {
    at
    remediation
    evidence
    isGranted
  }
  events {
    seq
    at
    action
    from
    to
    note
    isQuarantined
  }
  allowed
  receivedAt
  updatedAt
  agentInstruction
}`, {"fragmentName":"OperatorAbuseReport"}) as unknown as TypedDocumentString<OperatorAbuseReportFragment, unknown>;
export const ApiKeyFragmentDoc = new TypedDocumentString(`
    fragment ApiKey on ApiKey {
  id
  label
  prefix
  hint
  scopes
  madeBy {
    kind
    id
  }
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}
    `, {"fragmentName":"ApiKey"}) as unknown as TypedDocumentString<ApiKeyFragment, unknown>;
export const OperatorAccountFragmentDoc = new TypedDocumentString(`
    fragment OperatorAccount on OperatorAccount {
  id
  name
  email
  plan
  isLocal
  mayHost
  billingActive
  availableUsdMicros
  heldUsdMicros
  openRequests
  recentRecords
  recentSpendUsdMicros
  createdAt
  claimedAt
  closedAt
  eraseAt
  erasedAt
}
    `, {"fragmentName":"OperatorAccount"}) as unknown as TypedDocumentString<OperatorAccountFragment, unknown>;
export const BillingFragmentDoc = new TypedDocumentString(`
    fragment Billing on Billing {
  plan
  isActive
  subscription {
    plan
    status
    periodStart
    periodEnd
    cancelAtPeriodEnd
    pendingPlan
    graceEndsAt
  }
  availableUsdMicros
  includedUsdMicros
  includedExpiresAt
  toppedUpUsdMicros
  heldUsdMicros
  debtUsdMicros
  autoTopUp {
    isEnabled
    thresholdUsdMicros
    amountUsdMicros
    monthlyCeilingUsdMicros
    chargedUsdMicros
    isUnderWay
    pausedUntil
  }
  payments {
    id
    purpose
    state
    usdMicros
    refundedUsdMicros
    failure
    createdAt
    endedAt
  }
  plans {
    name
    priceUsdMicros
    includedUsdMicros
    canScrape
  }
  provider
  agentInstruction
}
    `, {"fragmentName":"Billing"}) as unknown as TypedDocumentString<BillingFragment, unknown>;
export const InvoiceFragmentDoc = new TypedDocumentString(`
    fragment Invoice on Invoice {
  id
  number
  purpose
  state
  lines {
    description
    usdMicros
  }
  totalUsdMicros
  refundedUsdMicros
  periodStart
  periodEnd
  issuedAt
  paidAt
  htmlUrl
  pdfUrl
}
    `, {"fragmentName":"Invoice"}) as unknown as TypedDocumentString<InvoiceFragment, unknown>;
export const HostedPageFragmentDoc = new TypedDocumentString(`
    fragment HostedPage on HostedPagePayload {
  url
  expiresAt
  agentInstruction
}
    `, {"fragmentName":"HostedPage"}) as unknown as TypedDocumentString<HostedPageFragment, unknown>;
export const CronTriggerFragmentDoc = new TypedDocumentString(`
    fragment CronTrigger on CronTrigger {
  id
  serviceId
  name
  variable
  cronExpression
  timezone
  overlap
  paused
  nextRunAt
  nextRuns
  notes
  lastRunAt
  lastStatus
  consecutiveFailures
  held {
    reason
    until
  }
  createdAt
  deletedAt
}
    `, {"fragmentName":"CronTrigger"}) as unknown as TypedDocumentString<CronTriggerFragment, unknown>;
export const CronRunFragmentDoc = new TypedDocumentString(`
    fragment CronRun on CronRun {
  id
  slot
  state
  isManual
  startedAt
  ms
  status
  error
  requestId
  slots
  lastSlot
}
    `, {"fragmentName":"CronRun"}) as unknown as TypedDocumentString<CronRunFragment, unknown>;
export const ErasureFragmentDoc = new TypedDocumentString(`
    fragment Erasure on Erasure {
  id
  isDryRun
  subjectHash
  apiKeyId
  recordsRead
  recordsMatched
  pricePointsMatched
  createdAt
  finishedAt
}
    `, {"fragmentName":"Erasure"}) as unknown as TypedDocumentString<ErasureFragment, unknown>;
export const HostFragmentDoc = new TypedDocumentString(`
    fragment Host on Host {
  id
  name
  status
  version
  url
  isolation
  isolationReason
  buildsNot
  startedAt
  seenAt
  services
  memoryBytes
  workers {
    serviceId
    slug
    deployment
    state
    memoryBytes
  }
}
    `, {"fragmentName":"Host"}) as unknown as TypedDocumentString<HostFragment, unknown>;
export const KvNamespaceFragmentDoc = new TypedDocumentString(`
    fragment KvNamespace on KvNamespace {
  id
  serviceId
  name
  variable
  createdAt
  deletedAt
}
    `, {"fragmentName":"KvNamespace"}) as unknown as TypedDocumentString<KvNamespaceFragment, unknown>;
export const KvKeyFragmentDoc = new TypedDocumentString(`
    fragment KvKey on KvKey {
  name
  version
  bytes
  metadata
  expiration
}
    `, {"fragmentName":"KvKey"}) as unknown as TypedDocumentString<KvKeyFragment, unknown>;
export const KvValueFragmentDoc = new TypedDocumentString(`
    fragment KvValue on KvValue {
  name
  version
  bytes
  metadata
  expiration
  value
  encoding
}
    `, {"fragmentName":"KvValue"}) as unknown as TypedDocumentString<KvValueFragment, unknown>;
export const KvBulkFragmentDoc = new TypedDocumentString(`
    fragment KvBulk on KvBulkPayload {
  successfulKeyCount
  unsuccessfulKeys
  failures {
    key
    code
    message
  }
}
    `, {"fragmentName":"KvBulk"}) as unknown as TypedDocumentString<KvBulkFragment, unknown>;
export const KvChangeFragmentDoc = new TypedDocumentString(`
    fragment KvChange on KvChange {
  key
  version
  bytes
  metadata
  expiration
}
    `, {"fragmentName":"KvChange"}) as unknown as TypedDocumentString<KvChangeFragment, unknown>;
export const NotificationFragmentDoc = new TypedDocumentString(`
    fragment Notification on Notification {
  id
  kind
  subject
  message
  data
  createdAt
  readAt
}
    `, {"fragmentName":"Notification"}) as unknown as TypedDocumentString<NotificationFragment, unknown>;
export const PricePointFragmentDoc = new TypedDocumentString(`
    fragment PricePoint on PricePoint {
  observedAt
  requestId
  url
  title
  price
  priceMicros
  priceMin
  priceMax
  currency
  availability
  seller {
    id
    name
    url
  }
}
    `, {"fragmentName":"PricePoint"}) as unknown as TypedDocumentString<PricePointFragment, unknown>;
export const TrackedProductFragmentDoc = new TypedDocumentString(`
    fragment TrackedProduct on TrackedProduct {
  scraper
  productId
  country
  latest {
    ...PricePoint
  }
}
    fragment PricePoint on PricePoint {
  observedAt
  requestId
  url
  title
  price
  priceMicros
  priceMin
  priceMax
  currency
  availability
  seller {
    id
    name
    url
  }
}`, {"fragmentName":"TrackedProduct"}) as unknown as TypedDocumentString<TrackedProductFragment, unknown>;
export const ProductFragmentDoc = new TypedDocumentString(`
    fragment Product on PlatformProduct {
  id
  name
  summary
  features
  meters
  meterDetails {
    id
    title
    unit
    kind
    includedQuantity
    unitPriceUsdMicros
    unitPricePer
    freeLimit
    freeLimitPer
  }
  pricingFields
  limitFields
  limits
  planLimits
  pricing
}
    `, {"fragmentName":"Product"}) as unknown as TypedDocumentString<ProductFragment, unknown>;
export const QueueFragmentDoc = new TypedDocumentString(`
    fragment Queue on Queue {
  id
  serviceId
  name
  variable
  maxRetries
  retentionSeconds
  maxBatchSize
  maxBatchTimeoutSeconds
  retryDelaySeconds
  retryBackoff
  maxConcurrency
  deadLetterQueue
  paused
  createdAt
  deletedAt
}
    `, {"fragmentName":"Queue"}) as unknown as TypedDocumentString<QueueFragment, unknown>;
export const QueueMessageFragmentDoc = new TypedDocumentString(`
    fragment QueueMessage on QueueMessage {
  id
  state
  contentType
  body
  sizeBytes
  sentAt
  visibleAt
  attempts
  sourceQueue
  lastError
}
    `, {"fragmentName":"QueueMessage"}) as unknown as TypedDocumentString<QueueMessageFragment, unknown>;
export const QueueDeliveryFragmentDoc = new TypedDocumentString(`
    fragment QueueDelivery on QueueDelivery {
  id
  at
  ms
  status
  error
  requestId
  done
  retried
  dead
}
    `, {"fragmentName":"QueueDelivery"}) as unknown as TypedDocumentString<QueueDeliveryFragment, unknown>;
export const QueueMetricsFragmentDoc = new TypedDocumentString(`
    fragment QueueMetrics on QueueMetrics {
  backlogCount
  backlogBytes
  oldestMessageTimestamp
  delayedCount
  inFlightCount
  consumerConcurrency
  ackedTotal
  retriedTotal
  deadLetteredTotal
  droppedTotal
  expiredTotal
  held {
    reason
    until
  }
  asOf
}
    `, {"fragmentName":"QueueMetrics"}) as unknown as TypedDocumentString<QueueMetricsFragment, unknown>;
export const NormalizationFragmentDoc = new TypedDocumentString(`
    fragment Normalization on InputNormalization {
  path
  from
  to
  reason
}
    `, {"fragmentName":"Normalization"}) as unknown as TypedDocumentString<NormalizationFragment, unknown>;
export const ProgressFragmentDoc = new TypedDocumentString(`
    fragment Progress on RequestProgress {
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
    `, {"fragmentName":"Progress"}) as unknown as TypedDocumentString<ProgressFragment, unknown>;
export const RunErrorFragmentDoc = new TypedDocumentString(`
    fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}
    `, {"fragmentName":"RunError"}) as unknown as TypedDocumentString<RunErrorFragment, unknown>;
export const RequestFragmentDoc = new TypedDocumentString(`
    fragment Request on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    ...Normalization
  }
  requestedFeatures
  status
  stopReason
  isDemo
  tags
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    ...Progress
  }
  attempt
  round
  resultsUrl
  agentInstruction
  error {
    ...RunError
  }
  createdAt
  startedAt
  finishedAt
  durationMs
  expiresAt
}
    fragment Normalization on InputNormalization {
  path
  from
  to
  reason
}
fragment Progress on RequestProgress {
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
fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}`, {"fragmentName":"Request"}) as unknown as TypedDocumentString<RequestFragment, unknown>;
export const ResultsPageFragmentDoc = new TypedDocumentString(`
    fragment ResultsPage on RecordConnection {
  nodes {
    seq
    data
  }
  pageInfo {
    hasNextPage
    endCursor
  }
  complete
}
    `, {"fragmentName":"ResultsPage"}) as unknown as TypedDocumentString<ResultsPageFragment, unknown>;
export const LogLineFragmentDoc = new TypedDocumentString(`
    fragment LogLine on RunLogLine {
  cursor
  at
  level
  attempt
  message
  data
}
    `, {"fragmentName":"LogLine"}) as unknown as TypedDocumentString<LogLineFragment, unknown>;
export const OperatorRequestFragmentDoc = new TypedDocumentString(`
    fragment OperatorRequest on OperatorRequest {
  id
  accountId
  scraperId
  operation
  input
  status
  stopReason
  error {
    ...RunError
  }
  isDemo
  tags
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  finalCostUsdMicros
  recordCount
  progress {
    ...Progress
  }
  attempt
  round
  createdAt
  startedAt
  finishedAt
  durationMs
  expiresAt
}
    fragment Progress on RequestProgress {
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
fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}`, {"fragmentName":"OperatorRequest"}) as unknown as TypedDocumentString<OperatorRequestFragment, unknown>;
export const DataSourceSummaryFragmentDoc = new TypedDocumentString(`
    fragment DataSourceSummary on Scraper {
  id
  title
  summary
  unit
  priceEvents {
    name
    unit
    usdMicros
    usd
  }
  health {
    status
    reason
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
}
    `, {"fragmentName":"DataSourceSummary"}) as unknown as TypedDocumentString<DataSourceSummaryFragment, unknown>;
export const OperationSummaryFragmentDoc = new TypedDocumentString(`
    fragment OperationSummary on ScraperOperation {
  name
  aliases
  title
  summary
  agentHint
  availability
  availabilityNote
  features
}
    `, {"fragmentName":"OperationSummary"}) as unknown as TypedDocumentString<OperationSummaryFragment, unknown>;
export const OperationFragmentDoc = new TypedDocumentString(`
    fragment Operation on ScraperOperation {
  ...OperationSummary
  inputSchema
  recordSchema
}
    fragment OperationSummary on ScraperOperation {
  name
  aliases
  title
  summary
  agentHint
  availability
  availabilityNote
  features
}`, {"fragmentName":"Operation"}) as unknown as TypedDocumentString<OperationFragment, unknown>;
export const DataSourceFragmentDoc = new TypedDocumentString(`
    fragment DataSource on Scraper {
  id
  title
  summary
  unit
  priceEvents {
    name
    unit
    usdMicros
    usd
  }
  defaultOperation
  origins
  isolation
  health {
    status
    reason
  }
  operations {
    ...Operation
  }
}
    fragment OperationSummary on ScraperOperation {
  name
  aliases
  title
  summary
  agentHint
  availability
  availabilityNote
  features
}
fragment Operation on ScraperOperation {
  ...OperationSummary
  inputSchema
  recordSchema
}`, {"fragmentName":"DataSource"}) as unknown as TypedDocumentString<DataSourceFragment, unknown>;
export const CanaryOutcomeFragmentDoc = new TypedDocumentString(`
    fragment CanaryOutcome on CanaryOutcome {
  requestId
  at
  hasPassed
  error
  records
  wantedRecords
  missing
  isDemo
  lastPassedAt
}
    `, {"fragmentName":"CanaryOutcome"}) as unknown as TypedDocumentString<CanaryOutcomeFragment, unknown>;
export const OperationHealthFragmentDoc = new TypedDocumentString(`
    fragment OperationHealth on OperationHealth {
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
    ...CanaryOutcome
  }
}
    fragment CanaryOutcome on CanaryOutcome {
  requestId
  at
  hasPassed
  error
  records
  wantedRecords
  missing
  isDemo
  lastPassedAt
}`, {"fragmentName":"OperationHealth"}) as unknown as TypedDocumentString<OperationHealthFragment, unknown>;
export const SourceHealthFragmentDoc = new TypedDocumentString(`
    fragment SourceHealth on SourceHealth {
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
    ...OperationHealth
  }
}
    fragment CanaryOutcome on CanaryOutcome {
  requestId
  at
  hasPassed
  error
  records
  wantedRecords
  missing
  isDemo
  lastPassedAt
}
fragment OperationHealth on OperationHealth {
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
    ...CanaryOutcome
  }
}`, {"fragmentName":"SourceHealth"}) as unknown as TypedDocumentString<SourceHealthFragment, unknown>;
export const SecondFactorFragmentDoc = new TypedDocumentString(`
    fragment SecondFactor on SecondFactor {
  isOn
  confirmedAt
  recoveryCodesLeft
}
    `, {"fragmentName":"SecondFactor"}) as unknown as TypedDocumentString<SecondFactorFragment, unknown>;
export const SecretFragmentDoc = new TypedDocumentString(`
    fragment Secret on Secret {
  name
  version
  scopes
  digest8
  pendingRestart
  restartFailure
  createdAt
  updatedAt
  updatedBy
}
    `, {"fragmentName":"Secret"}) as unknown as TypedDocumentString<SecretFragment, unknown>;
export const ServiceFragmentDoc = new TypedDocumentString(`
    fragment Service on Service {
  id
  slug
  name
  kind
  status
  url
  enabledCapabilities
  disabledCapabilities
  resourceCounts {
    sqlite
    kv
    queues
    cron
    state
    bindings
  }
  activeDeploymentId
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"Service"}) as unknown as TypedDocumentString<ServiceFragment, unknown>;
export const DeploymentFragmentDoc = new TypedDocumentString(`
    fragment Deployment on Deployment {
  id
  serviceId
  n
  status
  workerBytes
  staticFiles
  staticBytes
  failure {
    reason
    message
  }
  warnings {
    reason
    message
  }
  deployedBy
  createdAt
  changedAt
}
    `, {"fragmentName":"Deployment"}) as unknown as TypedDocumentString<DeploymentFragment, unknown>;
export const ServiceLogLineFragmentDoc = new TypedDocumentString(`
    fragment ServiceLogLine on ServiceLogLine {
  id
  at
  level
  source
  requestId
  deploymentId
  outcome
  message
  fields
  truncated
}
    `, {"fragmentName":"ServiceLogLine"}) as unknown as TypedDocumentString<ServiceLogLineFragment, unknown>;
export const ServiceResourceFragmentDoc = new TypedDocumentString(`
    fragment ServiceResource on ServiceResource {
  id
  kind
  name
  variable
  createdAt
}
    `, {"fragmentName":"ServiceResource"}) as unknown as TypedDocumentString<ServiceResourceFragment, unknown>;
export const UsageLineItemFragmentDoc = new TypedDocumentString(`
    fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}
    `, {"fragmentName":"UsageLineItem"}) as unknown as TypedDocumentString<UsageLineItemFragment, unknown>;
export const ServiceSnapshotFragmentDoc = new TypedDocumentString(`
    fragment ServiceSnapshot on ServiceSnapshot {
  status
  deploys {
    ...Deployment
  }
  builds {
    id
    status
    deploymentId
    createdAt
    durationMs
  }
  logs {
    ...ServiceLogLine
  }
  envNames
  domains {
    hostname
    status
    reason
  }
  resources {
    ...ServiceResource
  }
  capabilities {
    name
    isEnabled
  }
  isolation {
    level
    reason
  }
  accountUsage {
    meter
    title
    unit
    kind
    used
    today
    scraper
  }
  billingEstimate {
    currency
    periodStart
    periodEnd
    lineItems {
      ...UsageLineItem
    }
    estimatedSpendUsdMicros
    forecastSpendUsdMicros
  }
  nextActions {
    action
    message
    command
  }
}
    fragment ServiceLogLine on ServiceLogLine {
  id
  at
  level
  source
  requestId
  deploymentId
  outcome
  message
  fields
  truncated
}
fragment Deployment on Deployment {
  id
  serviceId
  n
  status
  workerBytes
  staticFiles
  staticBytes
  failure {
    reason
    message
  }
  warnings {
    reason
    message
  }
  deployedBy
  createdAt
  changedAt
}
fragment ServiceResource on ServiceResource {
  id
  kind
  name
  variable
  createdAt
}
fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}`, {"fragmentName":"ServiceSnapshot"}) as unknown as TypedDocumentString<ServiceSnapshotFragment, unknown>;
export const SessionFragmentDoc = new TypedDocumentString(`
    fragment Session on Session {
  id
  userAgent
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}
    `, {"fragmentName":"Session"}) as unknown as TypedDocumentString<SessionFragment, unknown>;
export const SourceRecordingFragmentDoc = new TypedDocumentString(`
    fragment SourceRecording on SourceRecording {
  id
  scraperId
  operation
  requestId
  accountId
  code
  message
  pages {
    method
    url
    status
    bytes
    isCut
  }
  at
  harUrl
}
    `, {"fragmentName":"SourceRecording"}) as unknown as TypedDocumentString<SourceRecordingFragment, unknown>;
export const SqliteDatabaseFragmentDoc = new TypedDocumentString(`
    fragment SqliteDatabase on SqliteDatabase {
  id
  serviceId
  name
  variable
  sizeBytes
  createdAt
  deletedAt
}
    `, {"fragmentName":"SqliteDatabase"}) as unknown as TypedDocumentString<SqliteDatabaseFragment, unknown>;
export const SqliteQueryResultFragmentDoc = new TypedDocumentString(`
    fragment SqliteQueryResult on SqliteQueryResult {
  columns
  rows
  rowsRead
  rowsWritten
  vmSteps
  fullscanSteps
  storage
  duration
  changes
  lastRowId
  truncated
  nextActions {
    action
    message
  }
}
    `, {"fragmentName":"SqliteQueryResult"}) as unknown as TypedDocumentString<SqliteQueryResultFragment, unknown>;
export const StateClassFragmentDoc = new TypedDocumentString(`
    fragment StateClass on StateClass {
  id
  serviceId
  name
  variable
  createdAt
  deletedAt
}
    `, {"fragmentName":"StateClass"}) as unknown as TypedDocumentString<StateClassFragment, unknown>;
export const StateObjectFragmentDoc = new TypedDocumentString(`
    fragment StateObject on StateObject {
  objectKey
  version
  keyCount
  sizeBytes
  updatedAt
}
    `, {"fragmentName":"StateObject"}) as unknown as TypedDocumentString<StateObjectFragment, unknown>;
export const StateKeyFragmentDoc = new TypedDocumentString(`
    fragment StateKey on StateKey {
  key
  version
  bytes
}
    `, {"fragmentName":"StateKey"}) as unknown as TypedDocumentString<StateKeyFragment, unknown>;
export const SupportTicketFragmentDoc = new TypedDocumentString(`
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}
    `, {"fragmentName":"SupportTicket"}) as unknown as TypedDocumentString<SupportTicketFragment, unknown>;
export const OperatorTicketFragmentDoc = new TypedDocumentString(`
    fragment OperatorTicket on OperatorTicket {
  ticket {
    ...SupportTicket
  }
  accountId
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}`, {"fragmentName":"OperatorTicket"}) as unknown as TypedDocumentString<OperatorTicketFragment, unknown>;
export const UsageCapFragmentDoc = new TypedDocumentString(`
    fragment UsageCap on UsageCap {
  metric
  period
  value
  notifyAtPercent
  used
  percent
  state
  resetsAt
}
    `, {"fragmentName":"UsageCap"}) as unknown as TypedDocumentString<UsageCapFragment, unknown>;
export const SpendLimitFragmentDoc = new TypedDocumentString(`
    fragment SpendLimit on SpendLimit {
  scope
  monthlyUsdMicros
  maxRequestUsdMicros
  notifyAtPercent
  usedUsdMicros
  percent
  state
  resetsAt
}
    `, {"fragmentName":"SpendLimit"}) as unknown as TypedDocumentString<SpendLimitFragment, unknown>;
export const UsageFragmentDoc = new TypedDocumentString(`
    fragment Usage on Usage {
  month
  plan
  meters {
    meter
    title
    unit
    kind
    used
    today
    scraper
  }
  services {
    service
    meters {
      meter
      quantity
    }
    days {
      date
      meters {
        meter
        quantity
      }
    }
  }
  days {
    date
    meters {
      meter
      quantity
    }
    scrapingUsdMicros
    scrapers {
      scraper
      records
      usdMicros
    }
  }
  caps {
    ...UsageCap
  }
  spendLimits {
    ...SpendLimit
  }
  billingEstimate {
    currency
    periodStart
    periodEnd
    lineItems {
      ...UsageLineItem
    }
    estimatedSpendUsdMicros
    forecastSpendUsdMicros
  }
  updatedAt
}
    fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}
fragment UsageCap on UsageCap {
  metric
  period
  value
  notifyAtPercent
  used
  percent
  state
  resetsAt
}
fragment SpendLimit on SpendLimit {
  scope
  monthlyUsdMicros
  maxRequestUsdMicros
  notifyAtPercent
  usedUsdMicros
  percent
  state
  resetsAt
}`, {"fragmentName":"Usage"}) as unknown as TypedDocumentString<UsageFragment, unknown>;
export const WebhookFragmentDoc = new TypedDocumentString(`
    fragment Webhook on WebhookEndpoint {
  id
  url
  description
  topics
  includeRecords
  isEnabled
  disabledReason
  secrets {
    createdAt
    expiresAt
  }
  failingSince
  lastDeliveredAt
  createdAt
  updatedAt
}
    `, {"fragmentName":"Webhook"}) as unknown as TypedDocumentString<WebhookFragment, unknown>;
export const WebhookDeliveryFragmentDoc = new TypedDocumentString(`
    fragment WebhookDelivery on WebhookDelivery {
  id
  endpointId
  topic
  status
  payload
  attemptCount
  attempts {
    at
    durationMs
    status
    error
    answer
  }
  nextAttemptAt
  createdAt
  endedAt
}
    `, {"fragmentName":"WebhookDelivery"}) as unknown as TypedDocumentString<WebhookDeliveryFragment, unknown>;
export const WorkerReportFragmentDoc = new TypedDocumentString(`
    fragment WorkerReport on WorkerReport {
  workers {
    name
    status
    version
    startedAt
    seenAt
    slots
    running
    threads
    memoryBytes
    scrapers
  }
  queued
  running
  oldestQueuedAt
  missingScrapers
  disk {
    freeBytes
    isLow
  }
}
    `, {"fragmentName":"WorkerReport"}) as unknown as TypedDocumentString<WorkerReportFragment, unknown>;
export const ReportAbuseDocument = new TypedDocumentString(`
    mutation ReportAbuse($input: AbuseReportSubmitInput!) {
  abuseReportSubmit(input: $input) {
    receipt {
      ...AbuseReceipt
    }
  }
}
    fragment AbuseReceipt on AbuseReceipt {
  id
  status
  severity
  receivedAt
  updatedAt
  statusUrl
  agentInstruction
}`) as unknown as TypedDocumentString<ReportAbuseMutation, ReportAbuseMutationVariables>;
export const AbuseReceiptDocument = new TypedDocumentString(`
    query AbuseReceipt($link: String!) {
  abuseReceipt(link: $link) {
    ...AbuseReceipt
  }
}
    fragment AbuseReceipt on AbuseReceipt {
  id
  status
  severity
  receivedAt
  updatedAt
  statusUrl
  agentInstruction
}`) as unknown as TypedDocumentString<AbuseReceiptQuery, AbuseReceiptQueryVariables>;
export const AbuseReportsDocument = new TypedDocumentString(`
    query AbuseReports($first: Int!, $after: String, $status: AbuseStatus, $severity: AbuseSeverity) {
  abuseReports(first: $first, after: $after, status: $status, severity: $severity) {
    nodes {
      ...AbuseReport
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment AbuseReport on AbuseReport {
  id
  serviceId
  targetUrl
  targetPath
  objectPath
  category
  severity
  status
  summary
  details
  evidence
  quarantine {
    path
    since
  }
  appeals {
    at
    remediation
    evidence
    isGranted
  }
  events {
    seq
    at
    action
    from
    to
    note
    isQuarantined
  }
  allowed
  receivedAt
  updatedAt
  agentInstruction
}`) as unknown as TypedDocumentString<AbuseReportsQuery, AbuseReportsQueryVariables>;
export const AbuseReportDocument = new TypedDocumentString(`
    query AbuseReport($id: ID!) {
  abuseReport(id: $id) {
    ...AbuseReport
  }
}
    fragment AbuseReport on AbuseReport {
  id
  serviceId
  targetUrl
  targetPath
  objectPath
  category
  severity
  status
  summary
  details
  evidence
  quarantine {
    path
    since
  }
  appeals {
    at
    remediation
    evidence
    isGranted
  }
  events {
    seq
    at
    action
    from
    to
    note
    isQuarantined
  }
  allowed
  receivedAt
  updatedAt
  agentInstruction
}`) as unknown as TypedDocumentString<AbuseReportQuery, AbuseReportQueryVariables>;
export const AppealAbuseReportDocument = new TypedDocumentString(`
    mutation AppealAbuseReport($id: ID!, $input: AbuseReportAppealInput!) {
  abuseReportAppeal(id: $id, input: $input) {
    report {
      ...AbuseReport
    }
  }
}
    fragment AbuseReport on AbuseReport {
  id
  serviceId
  targetUrl
  targetPath
  objectPath
  category
  severity
  status
  summary
  details
  evidence
  quarantine {
    path
    since
  }
  appeals {
    at
    remediation
    evidence
    isGranted
  }
  events {
    seq
    at
    action
    from
    to
    note
    isQuarantined
  }
  allowed
  receivedAt
  updatedAt
  agentInstruction
}`) as unknown as TypedDocumentString<AppealAbuseReportMutation, AppealAbuseReportMutationVariables>;
export const OperatorAbuseReportsDocument = new TypedDocumentString(`
    query OperatorAbuseReports($first: Int!, $after: String, $status: AbuseStatus, $severity: AbuseSeverity) {
  operatorAbuseReports(
    first: $first
    after: $after
    status: $status
    severity: $severity
  ) {
    nodes {
      ...OperatorAbuseReport
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment AbuseReport on AbuseReport {
  id
  serviceId
  targetUrl
  targetPath
  objectPath
  category
  severity
  status
  summary
  details
  evidence
  quarantine {
    path
    since
  }
  appeals {
    at
    remediation
    evidence
    isGranted
  }
  events {
    seq
    at
    action
    from
    to
    note
    isQuarantined
  }
  allowed
  receivedAt
  updatedAt
  agentInstruction
}
fragment OperatorAbuseReport on OperatorAbuseReport {
  report {
    ...AbuseReport
  }
  accountId
  reporterEmail
  mayNotify
  actors
  preserved {
    at
    accountId
    serviceId
    slug
    deploymentId
    workerSha256
    filesSha256
  }
  forgedSeq
}`) as unknown as TypedDocumentString<OperatorAbuseReportsQuery, OperatorAbuseReportsQueryVariables>;
export const OperatorAbuseReportDocument = new TypedDocumentString(`
    query OperatorAbuseReport($id: ID!) {
  operatorAbuseReport(id: $id) {
    ...OperatorAbuseReport
  }
}
    fragment AbuseReport on AbuseReport {
  id
  serviceId
  targetUrl
  targetPath
  objectPath
  category
  severity
  status
  summary
  details
  evidence
  quarantine {
    path
    since
  }
  appeals {
    at
    remediation
    evidence
    isGranted
  }
  events {
    seq
    at
    action
    from
    to
    note
    isQuarantined
  }
  allowed
  receivedAt
  updatedAt
  agentInstruction
}
fragment OperatorAbuseReport on OperatorAbuseReport {
  report {
    ...AbuseReport
  }
  accountId
  reporterEmail
  mayNotify
  actors
  preserved {
    at
    accountId
    serviceId
    slug
    deploymentId
    workerSha256
    filesSha256
  }
  forgedSeq
}`) as unknown as TypedDocumentString<OperatorAbuseReportQuery, OperatorAbuseReportQueryVariables>;
export const TriageAbuseReportDocument = new TypedDocumentString(`
    mutation TriageAbuseReport($id: ID!, $note: String!, $mayNotify: Boolean) {
  operatorAbuseReportTriage(id: $id, note: $note, mayNotify: $mayNotify) {
    report {
      ...OperatorAbuseReport
    }
  }
}
    fragment AbuseReport on AbuseReport {
  id
  serviceId
  targetUrl
  targetPath
  objectPath
  category
  severity
  status
  summary
  details
  evidence
  quarantine {
    path
    since
  }
  appeals {
    at
    remediation
    evidence
    isGranted
  }
  events {
    seq
    at
    action
    from
    to
    note
    isQuarantined
  }
  allowed
  receivedAt
  updatedAt
  agentInstruction
}
fragment OperatorAbuseReport on OperatorAbuseReport {
  report {
    ...AbuseReport
  }
  accountId
  reporterEmail
  mayNotify
  actors
  preserved {
    at
    accountId
    serviceId
    slug
    deploymentId
    workerSha256
    filesSha256
  }
  forgedSeq
}`) as unknown as TypedDocumentString<TriageAbuseReportMutation, TriageAbuseReportMutationVariables>;
export const NotifyOwnerOfAbuseDocument = new TypedDocumentString(`
    mutation NotifyOwnerOfAbuse($id: ID!, $note: String!) {
  operatorAbuseReportNotifyOwner(id: $id, note: $note) {
    report {
      ...OperatorAbuseReport
    }
  }
}
    fragment AbuseReport on AbuseReport {
  id
  serviceId
  targetUrl
  targetPath
  objectPath
  category
  severity
  status
  summary
  details
  evidence
  quarantine {
    path
    since
  }
  appeals {
    at
    remediation
    evidence
    isGranted
  }
  events {
    seq
    at
    action
    from
    to
    note
    isQuarantined
  }
  allowed
  receivedAt
  updatedAt
  agentInstruction
}
fragment OperatorAbuseReport on OperatorAbuseReport {
  report {
    ...AbuseReport
  }
  accountId
  reporterEmail
  mayNotify
  actors
  preserved {
    at
    accountId
    serviceId
    slug
    deploymentId
    workerSha256
    filesSha256
  }
  forgedSeq
}`) as unknown as TypedDocumentString<NotifyOwnerOfAbuseMutation, NotifyOwnerOfAbuseMutationVariables>;
export const QuarantineForAbuseDocument = new TypedDocumentString(`
    mutation QuarantineForAbuse($id: ID!, $note: String!, $path: String) {
  operatorAbuseReportQuarantine(id: $id, note: $note, path: $path) {
    report {
      ...OperatorAbuseReport
    }
  }
}
    fragment AbuseReport on AbuseReport {
  id
  serviceId
  targetUrl
  targetPath
  objectPath
  category
  severity
  status
  summary
  details
  evidence
  quarantine {
    path
    since
  }
  appeals {
    at
    remediation
    evidence
    isGranted
  }
  events {
    seq
    at
    action
    from
    to
    note
    isQuarantined
  }
  allowed
  receivedAt
  updatedAt
  agentInstruction
}
fragment OperatorAbuseReport on OperatorAbuseReport {
  report {
    ...AbuseReport
  }
  accountId
  reporterEmail
  mayNotify
  actors
  preserved {
    at
    accountId
    serviceId
    slug
    deploymentId
    workerSha256
    filesSha256
  }
  forgedSeq
}`) as unknown as TypedDocumentString<QuarantineForAbuseMutation, QuarantineForAbuseMutationVariables>;
export const ReleaseFromQuarantineDocument = new TypedDocumentString(`
    mutation ReleaseFromQuarantine($id: ID!, $note: String!) {
  operatorAbuseReportRelease(id: $id, note: $note) {
    report {
      ...OperatorAbuseReport
    }
  }
}
    fragment AbuseReport on AbuseReport {
  id
  serviceId
  targetUrl
  targetPath
  objectPath
  category
  severity
  status
  summary
  details
  evidence
  quarantine {
    path
    since
  }
  appeals {
    at
    remediation
    evidence
    isGranted
  }
  events {
    seq
    at
    action
    from
    to
    note
    isQuarantined
  }
  allowed
  receivedAt
  updatedAt
  agentInstruction
}
fragment OperatorAbuseReport on OperatorAbuseReport {
  report {
    ...AbuseReport
  }
  accountId
  reporterEmail
  mayNotify
  actors
  preserved {
    at
    accountId
    serviceId
    slug
    deploymentId
    workerSha256
    filesSha256
  }
  forgedSeq
}`) as unknown as TypedDocumentString<ReleaseFromQuarantineMutation, ReleaseFromQuarantineMutationVariables>;
export const ResolveAbuseReportDocument = new TypedDocumentString(`
    mutation ResolveAbuseReport($id: ID!, $note: String!) {
  operatorAbuseReportResolve(id: $id, note: $note) {
    report {
      ...OperatorAbuseReport
    }
  }
}
    fragment AbuseReport on AbuseReport {
  id
  serviceId
  targetUrl
  targetPath
  objectPath
  category
  severity
  status
  summary
  details
  evidence
  quarantine {
    path
    since
  }
  appeals {
    at
    remediation
    evidence
    isGranted
  }
  events {
    seq
    at
    action
    from
    to
    note
    isQuarantined
  }
  allowed
  receivedAt
  updatedAt
  agentInstruction
}
fragment OperatorAbuseReport on OperatorAbuseReport {
  report {
    ...AbuseReport
  }
  accountId
  reporterEmail
  mayNotify
  actors
  preserved {
    at
    accountId
    serviceId
    slug
    deploymentId
    workerSha256
    filesSha256
  }
  forgedSeq
}`) as unknown as TypedDocumentString<ResolveAbuseReportMutation, ResolveAbuseReportMutationVariables>;
export const RejectAbuseReportDocument = new TypedDocumentString(`
    mutation RejectAbuseReport($id: ID!, $note: String!) {
  operatorAbuseReportReject(id: $id, note: $note) {
    report {
      ...OperatorAbuseReport
    }
  }
}
    fragment AbuseReport on AbuseReport {
  id
  serviceId
  targetUrl
  targetPath
  objectPath
  category
  severity
  status
  summary
  details
  evidence
  quarantine {
    path
    since
  }
  appeals {
    at
    remediation
    evidence
    isGranted
  }
  events {
    seq
    at
    action
    from
    to
    note
    isQuarantined
  }
  allowed
  receivedAt
  updatedAt
  agentInstruction
}
fragment OperatorAbuseReport on OperatorAbuseReport {
  report {
    ...AbuseReport
  }
  accountId
  reporterEmail
  mayNotify
  actors
  preserved {
    at
    accountId
    serviceId
    slug
    deploymentId
    workerSha256
    filesSha256
  }
  forgedSeq
}`) as unknown as TypedDocumentString<RejectAbuseReportMutation, RejectAbuseReportMutationVariables>;
export const AccountDocument = new TypedDocumentString(`
    query Account {
  viewer {
    id
    name
    plan
    billingActive
    canClose
    availableUsd
    availableUsdMicros
    heldUsdMicros
  }
}
    `) as unknown as TypedDocumentString<AccountQuery, AccountQueryVariables>;
export const ApiKeysDocument = new TypedDocumentString(`
    query ApiKeys($first: Int!, $after: String, $revoked: Boolean) {
  viewer {
    apiKeys(first: $first, after: $after, revoked: $revoked) {
      nodes {
        ...ApiKey
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment ApiKey on ApiKey {
  id
  label
  prefix
  hint
  scopes
  madeBy {
    kind
    id
  }
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}`) as unknown as TypedDocumentString<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = new TypedDocumentString(`
    mutation CreateApiKey($label: String!, $scopes: [String!], $expiresAt: DateTimeISO, $code: String) {
  apiKeyCreate(label: $label, scopes: $scopes, expiresAt: $expiresAt, code: $code) {
    apiKey {
      ...ApiKey
    }
    secret
  }
}
    fragment ApiKey on ApiKey {
  id
  label
  prefix
  hint
  scopes
  madeBy {
    kind
    id
  }
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}`) as unknown as TypedDocumentString<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = new TypedDocumentString(`
    mutation RevokeApiKey($id: ID!, $cascade: Boolean!) {
  apiKeyRevoke(id: $id, cascade: $cascade) {
    apiKey {
      ...ApiKey
    }
    descendants {
      ...ApiKey
    }
  }
}
    fragment ApiKey on ApiKey {
  id
  label
  prefix
  hint
  scopes
  madeBy {
    kind
    id
  }
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}`) as unknown as TypedDocumentString<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const CredentialDocument = new TypedDocumentString(`
    query Credential {
  credential {
    kind
    id
    accountId
    scopes
    isOperator
  }
}
    `) as unknown as TypedDocumentString<CredentialQuery, CredentialQueryVariables>;
export const DeleteAccountDocument = new TypedDocumentString(`
    mutation DeleteAccount($password: String!, $code: String) {
  accountDelete(password: $password, code: $code) {
    id
    closedAt
    eraseAt
  }
}
    `) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const RestoreAccountDocument = new TypedDocumentString(`
    mutation RestoreAccount($token: String!) {
  accountRestore(token: $token) {
    message
  }
}
    `) as unknown as TypedDocumentString<RestoreAccountMutation, RestoreAccountMutationVariables>;
export const OperatorAccountsDocument = new TypedDocumentString(`
    query OperatorAccounts($first: Int!, $after: String, $search: String) {
  operatorAccounts(first: $first, after: $after, search: $search) {
    nodes {
      ...OperatorAccount
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment OperatorAccount on OperatorAccount {
  id
  name
  email
  plan
  isLocal
  mayHost
  billingActive
  availableUsdMicros
  heldUsdMicros
  openRequests
  recentRecords
  recentSpendUsdMicros
  createdAt
  claimedAt
  closedAt
  eraseAt
  erasedAt
}`) as unknown as TypedDocumentString<OperatorAccountsQuery, OperatorAccountsQueryVariables>;
export const OperatorAccountDocument = new TypedDocumentString(`
    query OperatorAccount($id: ID!) {
  operatorAccount(id: $id) {
    ...OperatorAccount
  }
}
    fragment OperatorAccount on OperatorAccount {
  id
  name
  email
  plan
  isLocal
  mayHost
  billingActive
  availableUsdMicros
  heldUsdMicros
  openRequests
  recentRecords
  recentSpendUsdMicros
  createdAt
  claimedAt
  closedAt
  eraseAt
  erasedAt
}`) as unknown as TypedDocumentString<OperatorAccountQuery, OperatorAccountQueryVariables>;
export const AllowHostingDocument = new TypedDocumentString(`
    mutation AllowHosting($id: ID!, $allowed: Boolean!) {
  operatorAccountHosting(id: $id, allowed: $allowed) {
    account {
      ...OperatorAccount
    }
  }
}
    fragment OperatorAccount on OperatorAccount {
  id
  name
  email
  plan
  isLocal
  mayHost
  billingActive
  availableUsdMicros
  heldUsdMicros
  openRequests
  recentRecords
  recentSpendUsdMicros
  createdAt
  claimedAt
  closedAt
  eraseAt
  erasedAt
}`) as unknown as TypedDocumentString<AllowHostingMutation, AllowHostingMutationVariables>;
export const BillingDocument = new TypedDocumentString(`
    query Billing {
  billing {
    ...Billing
  }
}
    fragment Billing on Billing {
  plan
  isActive
  subscription {
    plan
    status
    periodStart
    periodEnd
    cancelAtPeriodEnd
    pendingPlan
    graceEndsAt
  }
  availableUsdMicros
  includedUsdMicros
  includedExpiresAt
  toppedUpUsdMicros
  heldUsdMicros
  debtUsdMicros
  autoTopUp {
    isEnabled
    thresholdUsdMicros
    amountUsdMicros
    monthlyCeilingUsdMicros
    chargedUsdMicros
    isUnderWay
    pausedUntil
  }
  payments {
    id
    purpose
    state
    usdMicros
    refundedUsdMicros
    failure
    createdAt
    endedAt
  }
  plans {
    name
    priceUsdMicros
    includedUsdMicros
    canScrape
  }
  provider
  agentInstruction
}`) as unknown as TypedDocumentString<BillingQuery, BillingQueryVariables>;
export const CheckoutDocument = new TypedDocumentString(`
    mutation Checkout($input: BillingCheckoutInput!) {
  billingCheckout(input: $input) {
    ...HostedPage
  }
}
    fragment HostedPage on HostedPagePayload {
  url
  expiresAt
  agentInstruction
}`) as unknown as TypedDocumentString<CheckoutMutation, CheckoutMutationVariables>;
export const BillingPortalDocument = new TypedDocumentString(`
    mutation BillingPortal {
  billingPortal {
    ...HostedPage
  }
}
    fragment HostedPage on HostedPagePayload {
  url
  expiresAt
  agentInstruction
}`) as unknown as TypedDocumentString<BillingPortalMutation, BillingPortalMutationVariables>;
export const SetAutoTopUpDocument = new TypedDocumentString(`
    mutation SetAutoTopUp($input: AutoTopUpInput!) {
  autoTopUpSet(input: $input) {
    billing {
      ...Billing
    }
  }
}
    fragment Billing on Billing {
  plan
  isActive
  subscription {
    plan
    status
    periodStart
    periodEnd
    cancelAtPeriodEnd
    pendingPlan
    graceEndsAt
  }
  availableUsdMicros
  includedUsdMicros
  includedExpiresAt
  toppedUpUsdMicros
  heldUsdMicros
  debtUsdMicros
  autoTopUp {
    isEnabled
    thresholdUsdMicros
    amountUsdMicros
    monthlyCeilingUsdMicros
    chargedUsdMicros
    isUnderWay
    pausedUntil
  }
  payments {
    id
    purpose
    state
    usdMicros
    refundedUsdMicros
    failure
    createdAt
    endedAt
  }
  plans {
    name
    priceUsdMicros
    includedUsdMicros
    canScrape
  }
  provider
  agentInstruction
}`) as unknown as TypedDocumentString<SetAutoTopUpMutation, SetAutoTopUpMutationVariables>;
export const LedgerDocument = new TypedDocumentString(`
    query Ledger($first: Int!, $after: String) {
  ledger(first: $first, after: $after) {
    nodes {
      id
      kind
      usdMicros
      source {
        kind
        id
      }
      meter
      quantity
      unitPriceUsdMicros
      at
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<LedgerQuery, LedgerQueryVariables>;
export const InvoicesDocument = new TypedDocumentString(`
    query Invoices($first: Int!, $after: String) {
  invoices(first: $first, after: $after) {
    nodes {
      ...Invoice
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Invoice on Invoice {
  id
  number
  purpose
  state
  lines {
    description
    usdMicros
  }
  totalUsdMicros
  refundedUsdMicros
  periodStart
  periodEnd
  issuedAt
  paidAt
  htmlUrl
  pdfUrl
}`) as unknown as TypedDocumentString<InvoicesQuery, InvoicesQueryVariables>;
export const InvoiceDocument = new TypedDocumentString(`
    query Invoice($id: ID!) {
  invoice(id: $id) {
    ...Invoice
  }
}
    fragment Invoice on Invoice {
  id
  number
  purpose
  state
  lines {
    description
    usdMicros
  }
  totalUsdMicros
  refundedUsdMicros
  periodStart
  periodEnd
  issuedAt
  paidAt
  htmlUrl
  pdfUrl
}`) as unknown as TypedDocumentString<InvoiceQuery, InvoiceQueryVariables>;
export const RefundPaymentDocument = new TypedDocumentString(`
    mutation RefundPayment($id: ID!, $usdMicros: SafeInt, $idempotencyKey: String) {
  paymentRefund(id: $id, usdMicros: $usdMicros, idempotencyKey: $idempotencyKey) {
    payment {
      id
      purpose
      state
      usdMicros
      refundedUsdMicros
      failure
      createdAt
      endedAt
    }
  }
}
    `) as unknown as TypedDocumentString<RefundPaymentMutation, RefundPaymentMutationVariables>;
export const VerifyLedgerDocument = new TypedDocumentString(`
    query VerifyLedger($accountId: ID) {
  ledgerVerification(accountId: $accountId) {
    accounts
    entries
    faults {
      accountId
      entryId
      problem
      ledgerUsdMicros
      walletUsdMicros
    }
  }
}
    `) as unknown as TypedDocumentString<VerifyLedgerQuery, VerifyLedgerQueryVariables>;
export const CronTriggersDocument = new TypedDocumentString(`
    query CronTriggers($service: ID!) {
  cronTriggers(service: $service) {
    ...CronTrigger
  }
}
    fragment CronTrigger on CronTrigger {
  id
  serviceId
  name
  variable
  cronExpression
  timezone
  overlap
  paused
  nextRunAt
  nextRuns
  notes
  lastRunAt
  lastStatus
  consecutiveFailures
  held {
    reason
    until
  }
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<CronTriggersQuery, CronTriggersQueryVariables>;
export const CronTriggerDocument = new TypedDocumentString(`
    query CronTrigger($service: ID!, $trigger: ID!) {
  cronTrigger(service: $service, trigger: $trigger) {
    ...CronTrigger
  }
}
    fragment CronTrigger on CronTrigger {
  id
  serviceId
  name
  variable
  cronExpression
  timezone
  overlap
  paused
  nextRunAt
  nextRuns
  notes
  lastRunAt
  lastStatus
  consecutiveFailures
  held {
    reason
    until
  }
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<CronTriggerQuery, CronTriggerQueryVariables>;
export const CreateCronTriggerDocument = new TypedDocumentString(`
    mutation CreateCronTrigger($service: ID!, $input: CronTriggerCreateInput!) {
  cronTriggerCreate(service: $service, input: $input) {
    trigger {
      ...CronTrigger
    }
  }
}
    fragment CronTrigger on CronTrigger {
  id
  serviceId
  name
  variable
  cronExpression
  timezone
  overlap
  paused
  nextRunAt
  nextRuns
  notes
  lastRunAt
  lastStatus
  consecutiveFailures
  held {
    reason
    until
  }
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<CreateCronTriggerMutation, CreateCronTriggerMutationVariables>;
export const UpdateCronTriggerDocument = new TypedDocumentString(`
    mutation UpdateCronTrigger($service: ID!, $trigger: ID!, $input: CronTriggerUpdateInput!) {
  cronTriggerUpdate(service: $service, trigger: $trigger, input: $input) {
    trigger {
      ...CronTrigger
    }
  }
}
    fragment CronTrigger on CronTrigger {
  id
  serviceId
  name
  variable
  cronExpression
  timezone
  overlap
  paused
  nextRunAt
  nextRuns
  notes
  lastRunAt
  lastStatus
  consecutiveFailures
  held {
    reason
    until
  }
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<UpdateCronTriggerMutation, UpdateCronTriggerMutationVariables>;
export const DeleteCronTriggerDocument = new TypedDocumentString(`
    mutation DeleteCronTrigger($service: ID!, $trigger: ID!) {
  cronTriggerDelete(service: $service, trigger: $trigger) {
    service {
      ...ServiceSnapshot
    }
  }
}
    fragment ServiceLogLine on ServiceLogLine {
  id
  at
  level
  source
  requestId
  deploymentId
  outcome
  message
  fields
  truncated
}
fragment Deployment on Deployment {
  id
  serviceId
  n
  status
  workerBytes
  staticFiles
  staticBytes
  failure {
    reason
    message
  }
  warnings {
    reason
    message
  }
  deployedBy
  createdAt
  changedAt
}
fragment ServiceResource on ServiceResource {
  id
  kind
  name
  variable
  createdAt
}
fragment ServiceSnapshot on ServiceSnapshot {
  status
  deploys {
    ...Deployment
  }
  builds {
    id
    status
    deploymentId
    createdAt
    durationMs
  }
  logs {
    ...ServiceLogLine
  }
  envNames
  domains {
    hostname
    status
    reason
  }
  resources {
    ...ServiceResource
  }
  capabilities {
    name
    isEnabled
  }
  isolation {
    level
    reason
  }
  accountUsage {
    meter
    title
    unit
    kind
    used
    today
    scraper
  }
  billingEstimate {
    currency
    periodStart
    periodEnd
    lineItems {
      ...UsageLineItem
    }
    estimatedSpendUsdMicros
    forecastSpendUsdMicros
  }
  nextActions {
    action
    message
    command
  }
}
fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}`) as unknown as TypedDocumentString<DeleteCronTriggerMutation, DeleteCronTriggerMutationVariables>;
export const RunCronTriggerDocument = new TypedDocumentString(`
    mutation RunCronTrigger($service: ID!, $trigger: ID!) {
  cronTriggerRun(service: $service, trigger: $trigger) {
    run {
      ...CronRun
    }
  }
}
    fragment CronRun on CronRun {
  id
  slot
  state
  isManual
  startedAt
  ms
  status
  error
  requestId
  slots
  lastSlot
}`) as unknown as TypedDocumentString<RunCronTriggerMutation, RunCronTriggerMutationVariables>;
export const CronRunsDocument = new TypedDocumentString(`
    query CronRuns($service: ID!, $trigger: ID!, $first: Int!, $after: String) {
  cronRuns(service: $service, trigger: $trigger, first: $first, after: $after) {
    nodes {
      ...CronRun
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment CronRun on CronRun {
  id
  slot
  state
  isManual
  startedAt
  ms
  status
  error
  requestId
  slots
  lastSlot
}`) as unknown as TypedDocumentString<CronRunsQuery, CronRunsQueryVariables>;
export const EraseRecordsDocument = new TypedDocumentString(`
    mutation EraseRecords($url: String, $id: ID, $handle: String, $scraper: String, $dryRun: Boolean!) {
  recordsErase(
    url: $url
    id: $id
    handle: $handle
    scraper: $scraper
    dryRun: $dryRun
  ) {
    erasure {
      ...Erasure
    }
  }
}
    fragment Erasure on Erasure {
  id
  isDryRun
  subjectHash
  apiKeyId
  recordsRead
  recordsMatched
  pricePointsMatched
  createdAt
  finishedAt
}`) as unknown as TypedDocumentString<EraseRecordsMutation, EraseRecordsMutationVariables>;
export const ErasureDocument = new TypedDocumentString(`
    query Erasure($id: ID!) {
  erasure(id: $id) {
    ...Erasure
  }
}
    fragment Erasure on Erasure {
  id
  isDryRun
  subjectHash
  apiKeyId
  recordsRead
  recordsMatched
  pricePointsMatched
  createdAt
  finishedAt
}`) as unknown as TypedDocumentString<ErasureQuery, ErasureQueryVariables>;
export const ErasuresDocument = new TypedDocumentString(`
    query Erasures($first: Int!) {
  erasures(first: $first) {
    ...Erasure
  }
}
    fragment Erasure on Erasure {
  id
  isDryRun
  subjectHash
  apiKeyId
  recordsRead
  recordsMatched
  pricePointsMatched
  createdAt
  finishedAt
}`) as unknown as TypedDocumentString<ErasuresQuery, ErasuresQueryVariables>;
export const OperatorHostsDocument = new TypedDocumentString(`
    query OperatorHosts {
  operatorHosts {
    ...Host
  }
}
    fragment Host on Host {
  id
  name
  status
  version
  url
  isolation
  isolationReason
  buildsNot
  startedAt
  seenAt
  services
  memoryBytes
  workers {
    serviceId
    slug
    deployment
    state
    memoryBytes
  }
}`) as unknown as TypedDocumentString<OperatorHostsQuery, OperatorHostsQueryVariables>;
export const KvNamespacesDocument = new TypedDocumentString(`
    query KvNamespaces($service: ID!) {
  kvNamespaces(service: $service) {
    ...KvNamespace
  }
}
    fragment KvNamespace on KvNamespace {
  id
  serviceId
  name
  variable
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<KvNamespacesQuery, KvNamespacesQueryVariables>;
export const KvNamespaceDocument = new TypedDocumentString(`
    query KvNamespace($service: ID!, $namespace: ID!) {
  kvNamespace(service: $service, namespace: $namespace) {
    ...KvNamespace
  }
}
    fragment KvNamespace on KvNamespace {
  id
  serviceId
  name
  variable
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<KvNamespaceQuery, KvNamespaceQueryVariables>;
export const CreateKvNamespaceDocument = new TypedDocumentString(`
    mutation CreateKvNamespace($service: ID!, $name: String!) {
  kvNamespaceCreate(service: $service, name: $name) {
    namespace {
      ...KvNamespace
    }
  }
}
    fragment KvNamespace on KvNamespace {
  id
  serviceId
  name
  variable
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<CreateKvNamespaceMutation, CreateKvNamespaceMutationVariables>;
export const DeleteKvNamespaceDocument = new TypedDocumentString(`
    mutation DeleteKvNamespace($service: ID!, $namespace: ID!) {
  kvNamespaceDelete(service: $service, namespace: $namespace) {
    service {
      ...ServiceSnapshot
    }
  }
}
    fragment ServiceLogLine on ServiceLogLine {
  id
  at
  level
  source
  requestId
  deploymentId
  outcome
  message
  fields
  truncated
}
fragment Deployment on Deployment {
  id
  serviceId
  n
  status
  workerBytes
  staticFiles
  staticBytes
  failure {
    reason
    message
  }
  warnings {
    reason
    message
  }
  deployedBy
  createdAt
  changedAt
}
fragment ServiceResource on ServiceResource {
  id
  kind
  name
  variable
  createdAt
}
fragment ServiceSnapshot on ServiceSnapshot {
  status
  deploys {
    ...Deployment
  }
  builds {
    id
    status
    deploymentId
    createdAt
    durationMs
  }
  logs {
    ...ServiceLogLine
  }
  envNames
  domains {
    hostname
    status
    reason
  }
  resources {
    ...ServiceResource
  }
  capabilities {
    name
    isEnabled
  }
  isolation {
    level
    reason
  }
  accountUsage {
    meter
    title
    unit
    kind
    used
    today
    scraper
  }
  billingEstimate {
    currency
    periodStart
    periodEnd
    lineItems {
      ...UsageLineItem
    }
    estimatedSpendUsdMicros
    forecastSpendUsdMicros
  }
  nextActions {
    action
    message
    command
  }
}
fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}`) as unknown as TypedDocumentString<DeleteKvNamespaceMutation, DeleteKvNamespaceMutationVariables>;
export const RestoreKvNamespaceDocument = new TypedDocumentString(`
    mutation RestoreKvNamespace($service: ID!, $namespace: ID!) {
  kvNamespaceRestore(service: $service, namespace: $namespace) {
    namespace {
      ...KvNamespace
    }
  }
}
    fragment KvNamespace on KvNamespace {
  id
  serviceId
  name
  variable
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<RestoreKvNamespaceMutation, RestoreKvNamespaceMutationVariables>;
export const KvKeysDocument = new TypedDocumentString(`
    query KvKeys($service: ID!, $namespace: ID!, $prefix: String! = "", $cursor: String, $limit: Int! = 1000) {
  kvKeys(
    service: $service
    namespace: $namespace
    prefix: $prefix
    cursor: $cursor
    limit: $limit
  ) {
    keys {
      ...KvKey
    }
    listComplete
    cursor
  }
}
    fragment KvKey on KvKey {
  name
  version
  bytes
  metadata
  expiration
}`) as unknown as TypedDocumentString<KvKeysQuery, KvKeysQueryVariables>;
export const KvValueDocument = new TypedDocumentString(`
    query KvValue($service: ID!, $namespace: ID!, $key: String!) {
  kvValue(service: $service, namespace: $namespace, key: $key) {
    ...KvValue
  }
}
    fragment KvValue on KvValue {
  name
  version
  bytes
  metadata
  expiration
  value
  encoding
}`) as unknown as TypedDocumentString<KvValueQuery, KvValueQueryVariables>;
export const KvValuesDocument = new TypedDocumentString(`
    query KvValues($service: ID!, $namespace: ID!, $keys: [String!]!) {
  kvValues(service: $service, namespace: $namespace, keys: $keys) {
    ...KvValue
  }
}
    fragment KvValue on KvValue {
  name
  version
  bytes
  metadata
  expiration
  value
  encoding
}`) as unknown as TypedDocumentString<KvValuesQuery, KvValuesQueryVariables>;
export const PutKvDocument = new TypedDocumentString(`
    mutation PutKv($service: ID!, $namespace: ID!, $key: String!, $input: KvPutInput!) {
  kvPut(service: $service, namespace: $namespace, key: $key, input: $input) {
    key {
      ...KvKey
    }
  }
}
    fragment KvKey on KvKey {
  name
  version
  bytes
  metadata
  expiration
}`) as unknown as TypedDocumentString<PutKvMutation, PutKvMutationVariables>;
export const DeleteKvDocument = new TypedDocumentString(`
    mutation DeleteKv($service: ID!, $namespace: ID!, $key: String!, $ifVersion: String) {
  kvDelete(
    service: $service
    namespace: $namespace
    key: $key
    ifVersion: $ifVersion
  ) {
    key
    deleted
  }
}
    `) as unknown as TypedDocumentString<DeleteKvMutation, DeleteKvMutationVariables>;
export const PutManyKvDocument = new TypedDocumentString(`
    mutation PutManyKv($service: ID!, $namespace: ID!, $values: [KvBulkPutInput!]!) {
  kvPutMany(service: $service, namespace: $namespace, values: $values) {
    ...KvBulk
  }
}
    fragment KvBulk on KvBulkPayload {
  successfulKeyCount
  unsuccessfulKeys
  failures {
    key
    code
    message
  }
}`) as unknown as TypedDocumentString<PutManyKvMutation, PutManyKvMutationVariables>;
export const DeleteManyKvDocument = new TypedDocumentString(`
    mutation DeleteManyKv($service: ID!, $namespace: ID!, $keys: [String!]!) {
  kvDeleteMany(service: $service, namespace: $namespace, keys: $keys) {
    ...KvBulk
  }
}
    fragment KvBulk on KvBulkPayload {
  successfulKeyCount
  unsuccessfulKeys
  failures {
    key
    code
    message
  }
}`) as unknown as TypedDocumentString<DeleteManyKvMutation, DeleteManyKvMutationVariables>;
export const AtomicKvDocument = new TypedDocumentString(`
    mutation AtomicKv($service: ID!, $namespace: ID!, $input: KvAtomicInput!) {
  kvAtomic(service: $service, namespace: $namespace, input: $input) {
    keys {
      key
      version
    }
  }
}
    `) as unknown as TypedDocumentString<AtomicKvMutation, AtomicKvMutationVariables>;
export const KvChangedDocument = new TypedDocumentString(`
    subscription KvChanged($service: ID!, $namespace: ID!, $keys: [String!]!) {
  kvChanged(service: $service, namespace: $namespace, keys: $keys) {
    ...KvChange
  }
}
    fragment KvChange on KvChange {
  key
  version
  bytes
  metadata
  expiration
}`) as unknown as TypedDocumentString<KvChangedSubscription, KvChangedSubscriptionVariables>;
export const NotificationsDocument = new TypedDocumentString(`
    query Notifications($first: Int!, $after: String, $unread: Boolean!, $kind: String) {
  notifications(first: $first, after: $after, unread: $unread, kind: $kind) {
    nodes {
      ...Notification
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Notification on Notification {
  id
  kind
  subject
  message
  data
  createdAt
  readAt
}`) as unknown as TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>;
export const ReadNotificationsDocument = new TypedDocumentString(`
    mutation ReadNotifications($ids: [ID!]) {
  notificationsRead(ids: $ids) {
    markedCount
  }
}
    `) as unknown as TypedDocumentString<ReadNotificationsMutation, ReadNotificationsMutationVariables>;
export const NotificationSettingsDocument = new TypedDocumentString(`
    query NotificationSettings {
  notificationSettings {
    kind
    inApp
    email
  }
}
    `) as unknown as TypedDocumentString<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const SetNotificationsDocument = new TypedDocumentString(`
    mutation SetNotifications($input: NotificationSettingInput!) {
  notificationSettingsUpdate(input: $input) {
    settings {
      kind
      inApp
      email
    }
  }
}
    `) as unknown as TypedDocumentString<SetNotificationsMutation, SetNotificationsMutationVariables>;
export const NotificationAddedDocument = new TypedDocumentString(`
    subscription NotificationAdded($after: String) {
  notificationAdded(after: $after) {
    cursor
    notification {
      ...Notification
    }
  }
}
    fragment Notification on Notification {
  id
  kind
  subject
  message
  data
  createdAt
  readAt
}`) as unknown as TypedDocumentString<NotificationAddedSubscription, NotificationAddedSubscriptionVariables>;
export const PriceHistoryDocument = new TypedDocumentString(`
    query PriceHistory($scraper: String!, $productId: ID!, $country: String, $first: Int!, $after: String) {
  priceHistory(
    scraper: $scraper
    productId: $productId
    country: $country
    first: $first
    after: $after
  ) {
    nodes {
      ...PricePoint
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment PricePoint on PricePoint {
  observedAt
  requestId
  url
  title
  price
  priceMicros
  priceMin
  priceMax
  currency
  availability
  seller {
    id
    name
    url
  }
}`) as unknown as TypedDocumentString<PriceHistoryQuery, PriceHistoryQueryVariables>;
export const TrackedProductsDocument = new TypedDocumentString(`
    query TrackedProducts($first: Int!, $after: String) {
  trackedProducts(first: $first, after: $after) {
    nodes {
      ...TrackedProduct
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment PricePoint on PricePoint {
  observedAt
  requestId
  url
  title
  price
  priceMicros
  priceMin
  priceMax
  currency
  availability
  seller {
    id
    name
    url
  }
}
fragment TrackedProduct on TrackedProduct {
  scraper
  productId
  country
  latest {
    ...PricePoint
  }
}`) as unknown as TypedDocumentString<TrackedProductsQuery, TrackedProductsQueryVariables>;
export const ProductsDocument = new TypedDocumentString(`
    query Products {
  productCatalog {
    products {
      ...Product
    }
    plans {
      name
      priceUsdMicros
      includedUsdMicros
      canScrape
    }
  }
}
    fragment Product on PlatformProduct {
  id
  name
  summary
  features
  meters
  meterDetails {
    id
    title
    unit
    kind
    includedQuantity
    unitPriceUsdMicros
    unitPricePer
    freeLimit
    freeLimitPer
  }
  pricingFields
  limitFields
  limits
  planLimits
  pricing
}`) as unknown as TypedDocumentString<ProductsQuery, ProductsQueryVariables>;
export const QueuesDocument = new TypedDocumentString(`
    query Queues($service: ID!) {
  queues(service: $service) {
    ...Queue
  }
}
    fragment Queue on Queue {
  id
  serviceId
  name
  variable
  maxRetries
  retentionSeconds
  maxBatchSize
  maxBatchTimeoutSeconds
  retryDelaySeconds
  retryBackoff
  maxConcurrency
  deadLetterQueue
  paused
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<QueuesQuery, QueuesQueryVariables>;
export const QueueDocument = new TypedDocumentString(`
    query Queue($service: ID!, $queue: ID!) {
  queue(service: $service, queue: $queue) {
    ...Queue
  }
}
    fragment Queue on Queue {
  id
  serviceId
  name
  variable
  maxRetries
  retentionSeconds
  maxBatchSize
  maxBatchTimeoutSeconds
  retryDelaySeconds
  retryBackoff
  maxConcurrency
  deadLetterQueue
  paused
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<QueueQuery, QueueQueryVariables>;
export const CreateQueueDocument = new TypedDocumentString(`
    mutation CreateQueue($service: ID!, $input: QueueCreateInput!) {
  queueCreate(service: $service, input: $input) {
    queue {
      ...Queue
    }
  }
}
    fragment Queue on Queue {
  id
  serviceId
  name
  variable
  maxRetries
  retentionSeconds
  maxBatchSize
  maxBatchTimeoutSeconds
  retryDelaySeconds
  retryBackoff
  maxConcurrency
  deadLetterQueue
  paused
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<CreateQueueMutation, CreateQueueMutationVariables>;
export const UpdateQueueDocument = new TypedDocumentString(`
    mutation UpdateQueue($service: ID!, $queue: ID!, $input: QueueUpdateInput!) {
  queueUpdate(service: $service, queue: $queue, input: $input) {
    queue {
      ...Queue
    }
  }
}
    fragment Queue on Queue {
  id
  serviceId
  name
  variable
  maxRetries
  retentionSeconds
  maxBatchSize
  maxBatchTimeoutSeconds
  retryDelaySeconds
  retryBackoff
  maxConcurrency
  deadLetterQueue
  paused
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<UpdateQueueMutation, UpdateQueueMutationVariables>;
export const DeleteQueueDocument = new TypedDocumentString(`
    mutation DeleteQueue($service: ID!, $queue: ID!) {
  queueDelete(service: $service, queue: $queue) {
    service {
      ...ServiceSnapshot
    }
  }
}
    fragment ServiceLogLine on ServiceLogLine {
  id
  at
  level
  source
  requestId
  deploymentId
  outcome
  message
  fields
  truncated
}
fragment Deployment on Deployment {
  id
  serviceId
  n
  status
  workerBytes
  staticFiles
  staticBytes
  failure {
    reason
    message
  }
  warnings {
    reason
    message
  }
  deployedBy
  createdAt
  changedAt
}
fragment ServiceResource on ServiceResource {
  id
  kind
  name
  variable
  createdAt
}
fragment ServiceSnapshot on ServiceSnapshot {
  status
  deploys {
    ...Deployment
  }
  builds {
    id
    status
    deploymentId
    createdAt
    durationMs
  }
  logs {
    ...ServiceLogLine
  }
  envNames
  domains {
    hostname
    status
    reason
  }
  resources {
    ...ServiceResource
  }
  capabilities {
    name
    isEnabled
  }
  isolation {
    level
    reason
  }
  accountUsage {
    meter
    title
    unit
    kind
    used
    today
    scraper
  }
  billingEstimate {
    currency
    periodStart
    periodEnd
    lineItems {
      ...UsageLineItem
    }
    estimatedSpendUsdMicros
    forecastSpendUsdMicros
  }
  nextActions {
    action
    message
    command
  }
}
fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}`) as unknown as TypedDocumentString<DeleteQueueMutation, DeleteQueueMutationVariables>;
export const RestoreQueueDocument = new TypedDocumentString(`
    mutation RestoreQueue($service: ID!, $queue: ID!) {
  queueRestore(service: $service, queue: $queue) {
    queue {
      ...Queue
    }
  }
}
    fragment Queue on Queue {
  id
  serviceId
  name
  variable
  maxRetries
  retentionSeconds
  maxBatchSize
  maxBatchTimeoutSeconds
  retryDelaySeconds
  retryBackoff
  maxConcurrency
  deadLetterQueue
  paused
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<RestoreQueueMutation, RestoreQueueMutationVariables>;
export const QueueMessagesDocument = new TypedDocumentString(`
    query QueueMessages($service: ID!, $queue: ID!, $state: QueueMessageState, $first: Int!, $after: String) {
  queueMessages(
    service: $service
    queue: $queue
    state: $state
    first: $first
    after: $after
  ) {
    nodes {
      ...QueueMessage
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment QueueMessage on QueueMessage {
  id
  state
  contentType
  body
  sizeBytes
  sentAt
  visibleAt
  attempts
  sourceQueue
  lastError
}`) as unknown as TypedDocumentString<QueueMessagesQuery, QueueMessagesQueryVariables>;
export const QueueMessageDocument = new TypedDocumentString(`
    query QueueMessage($service: ID!, $queue: ID!, $message: ID!) {
  queueMessage(service: $service, queue: $queue, message: $message) {
    message {
      ...QueueMessage
    }
    events {
      at
      event
      attempt
      status
      ms
      error
      nextAt
      requestId
    }
    advice
  }
}
    fragment QueueMessage on QueueMessage {
  id
  state
  contentType
  body
  sizeBytes
  sentAt
  visibleAt
  attempts
  sourceQueue
  lastError
}`) as unknown as TypedDocumentString<QueueMessageQuery, QueueMessageQueryVariables>;
export const QueueDeliveriesDocument = new TypedDocumentString(`
    query QueueDeliveries($service: ID!, $queue: ID!, $first: Int!, $after: String) {
  queueDeliveries(service: $service, queue: $queue, first: $first, after: $after) {
    nodes {
      ...QueueDelivery
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment QueueDelivery on QueueDelivery {
  id
  at
  ms
  status
  error
  requestId
  done
  retried
  dead
}`) as unknown as TypedDocumentString<QueueDeliveriesQuery, QueueDeliveriesQueryVariables>;
export const QueueMetricsDocument = new TypedDocumentString(`
    query QueueMetrics($service: ID!, $queue: ID!) {
  queueMetrics(service: $service, queue: $queue) {
    ...QueueMetrics
  }
}
    fragment QueueMetrics on QueueMetrics {
  backlogCount
  backlogBytes
  oldestMessageTimestamp
  delayedCount
  inFlightCount
  consumerConcurrency
  ackedTotal
  retriedTotal
  deadLetteredTotal
  droppedTotal
  expiredTotal
  held {
    reason
    until
  }
  asOf
}`) as unknown as TypedDocumentString<QueueMetricsQuery, QueueMetricsQueryVariables>;
export const SendQueueMessageDocument = new TypedDocumentString(`
    mutation SendQueueMessage($service: ID!, $queue: ID!, $input: QueueSendInput!) {
  queueSend(service: $service, queue: $queue, input: $input) {
    message {
      id
      visibleAt
    }
  }
}
    `) as unknown as TypedDocumentString<SendQueueMessageMutation, SendQueueMessageMutationVariables>;
export const SendQueueMessagesDocument = new TypedDocumentString(`
    mutation SendQueueMessages($service: ID!, $queue: ID!, $input: QueueSendBatchInput!) {
  queueSendBatch(service: $service, queue: $queue, input: $input) {
    ids
  }
}
    `) as unknown as TypedDocumentString<SendQueueMessagesMutation, SendQueueMessagesMutationVariables>;
export const PullQueueMessagesDocument = new TypedDocumentString(`
    mutation PullQueueMessages($service: ID!, $queue: ID!, $input: QueuePullInput!) {
  queuePull(service: $service, queue: $queue, input: $input) {
    messages {
      leaseId
      id
      state
      contentType
      body
      sizeBytes
      sentAt
      visibleAt
      attempts
      sourceQueue
      lastError
    }
  }
}
    `) as unknown as TypedDocumentString<PullQueueMessagesMutation, PullQueueMessagesMutationVariables>;
export const AcknowledgeQueueMessagesDocument = new TypedDocumentString(`
    mutation AcknowledgeQueueMessages($service: ID!, $queue: ID!, $input: QueueAcknowledgeInput!) {
  queueAcknowledge(service: $service, queue: $queue, input: $input) {
    acknowledged
    retried
    lost
  }
}
    `) as unknown as TypedDocumentString<AcknowledgeQueueMessagesMutation, AcknowledgeQueueMessagesMutationVariables>;
export const QueueUpdatedDocument = new TypedDocumentString(`
    subscription QueueUpdated($service: ID!, $queue: ID!) {
  queueUpdated(service: $service, queue: $queue) {
    ...QueueMetrics
  }
}
    fragment QueueMetrics on QueueMetrics {
  backlogCount
  backlogBytes
  oldestMessageTimestamp
  delayedCount
  inFlightCount
  consumerConcurrency
  ackedTotal
  retriedTotal
  deadLetteredTotal
  droppedTotal
  expiredTotal
  held {
    reason
    until
  }
  asOf
}`) as unknown as TypedDocumentString<QueueUpdatedSubscription, QueueUpdatedSubscriptionVariables>;
export const PurgeQueueDocument = new TypedDocumentString(`
    mutation PurgeQueue($service: ID!, $queue: ID!) {
  queuePurge(service: $service, queue: $queue) {
    messages
  }
}
    `) as unknown as TypedDocumentString<PurgeQueueMutation, PurgeQueueMutationVariables>;
export const ReplayQueueDocument = new TypedDocumentString(`
    mutation ReplayQueue($service: ID!, $queue: ID!, $filter: QueueReplayFilter) {
  queueReplay(service: $service, queue: $queue, filter: $filter) {
    messages
  }
}
    `) as unknown as TypedDocumentString<ReplayQueueMutation, ReplayQueueMutationVariables>;
export const CreateDocument = new TypedDocumentString(`
    mutation Create($input: RequestCreateInput!, $idempotencyKey: String) {
  requestCreate(input: $input, idempotencyKey: $idempotencyKey) {
    idempotentReplayed
    request {
      ...Request
    }
  }
}
    fragment Normalization on InputNormalization {
  path
  from
  to
  reason
}
fragment Progress on RequestProgress {
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
fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}
fragment Request on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    ...Normalization
  }
  requestedFeatures
  status
  stopReason
  isDemo
  tags
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    ...Progress
  }
  attempt
  round
  resultsUrl
  agentInstruction
  error {
    ...RunError
  }
  createdAt
  startedAt
  finishedAt
  durationMs
  expiresAt
}`) as unknown as TypedDocumentString<CreateMutation, CreateMutationVariables>;
export const EstimateDocument = new TypedDocumentString(`
    mutation Estimate($input: RequestCreateInput!) {
  requestEstimate(input: $input) {
    scraper
    operation
    input
    normalizations {
      ...Normalization
    }
    isDemo
    limit
    affordableRecords
    priceUsdMicros
    estimatedCostUsdMicros
    estimatedCostUsd
  }
}
    fragment Normalization on InputNormalization {
  path
  from
  to
  reason
}`) as unknown as TypedDocumentString<EstimateMutation, EstimateMutationVariables>;
export const ResumeDocument = new TypedDocumentString(`
    mutation Resume($id: ID!) {
  requestResume(id: $id) {
    request {
      ...Request
    }
  }
}
    fragment Normalization on InputNormalization {
  path
  from
  to
  reason
}
fragment Progress on RequestProgress {
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
fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}
fragment Request on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    ...Normalization
  }
  requestedFeatures
  status
  stopReason
  isDemo
  tags
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    ...Progress
  }
  attempt
  round
  resultsUrl
  agentInstruction
  error {
    ...RunError
  }
  createdAt
  startedAt
  finishedAt
  durationMs
  expiresAt
}`) as unknown as TypedDocumentString<ResumeMutation, ResumeMutationVariables>;
export const LogDocument = new TypedDocumentString(`
    query Log($id: ID!, $first: Int!, $after: String) {
  request(id: $id) {
    log(first: $first, after: $after) {
      ...LogLine
    }
  }
}
    fragment LogLine on RunLogLine {
  cursor
  at
  level
  attempt
  message
  data
}`) as unknown as TypedDocumentString<LogQuery, LogQueryVariables>;
export const CancelDocument = new TypedDocumentString(`
    mutation Cancel($id: ID!) {
  requestCancel(id: $id) {
    request {
      ...Request
    }
  }
}
    fragment Normalization on InputNormalization {
  path
  from
  to
  reason
}
fragment Progress on RequestProgress {
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
fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}
fragment Request on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    ...Normalization
  }
  requestedFeatures
  status
  stopReason
  isDemo
  tags
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    ...Progress
  }
  attempt
  round
  resultsUrl
  agentInstruction
  error {
    ...RunError
  }
  createdAt
  startedAt
  finishedAt
  durationMs
  expiresAt
}`) as unknown as TypedDocumentString<CancelMutation, CancelMutationVariables>;
export const RequestsDocument = new TypedDocumentString(`
    query Requests($first: Int!, $after: String, $filter: RequestFilter) {
  requests(first: $first, after: $after, filter: $filter) {
    nodes {
      ...Request
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Normalization on InputNormalization {
  path
  from
  to
  reason
}
fragment Progress on RequestProgress {
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
fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}
fragment Request on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    ...Normalization
  }
  requestedFeatures
  status
  stopReason
  isDemo
  tags
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    ...Progress
  }
  attempt
  round
  resultsUrl
  agentInstruction
  error {
    ...RunError
  }
  createdAt
  startedAt
  finishedAt
  durationMs
  expiresAt
}`) as unknown as TypedDocumentString<RequestsQuery, RequestsQueryVariables>;
export const RequestDocument = new TypedDocumentString(`
    query Request($id: ID!) {
  request(id: $id) {
    ...Request
  }
}
    fragment Normalization on InputNormalization {
  path
  from
  to
  reason
}
fragment Progress on RequestProgress {
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
fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}
fragment Request on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    ...Normalization
  }
  requestedFeatures
  status
  stopReason
  isDemo
  tags
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    ...Progress
  }
  attempt
  round
  resultsUrl
  agentInstruction
  error {
    ...RunError
  }
  createdAt
  startedAt
  finishedAt
  durationMs
  expiresAt
}`) as unknown as TypedDocumentString<RequestQuery, RequestQueryVariables>;
export const RecordsDocument = new TypedDocumentString(`
    query Records($id: ID!, $first: Int!, $after: String) {
  request(id: $id) {
    records(first: $first, after: $after) {
      ...ResultsPage
    }
  }
}
    fragment ResultsPage on RecordConnection {
  nodes {
    seq
    data
  }
  pageInfo {
    hasNextPage
    endCursor
  }
  complete
}`) as unknown as TypedDocumentString<RecordsQuery, RecordsQueryVariables>;
export const RecordStoredDocument = new TypedDocumentString(`
    subscription RecordStored($requestId: ID!, $after: String, $withData: Boolean!) {
  recordStored(requestId: $requestId, after: $after) {
    cursor
    record {
      seq
      data @include(if: $withData)
    }
  }
}
    `) as unknown as TypedDocumentString<RecordStoredSubscription, RecordStoredSubscriptionVariables>;
export const RequestUpdatedDocument = new TypedDocumentString(`
    subscription RequestUpdated($id: ID!) {
  requestUpdated(id: $id) {
    ...Request
  }
}
    fragment Normalization on InputNormalization {
  path
  from
  to
  reason
}
fragment Progress on RequestProgress {
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
fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}
fragment Request on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    ...Normalization
  }
  requestedFeatures
  status
  stopReason
  isDemo
  tags
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    ...Progress
  }
  attempt
  round
  resultsUrl
  agentInstruction
  error {
    ...RunError
  }
  createdAt
  startedAt
  finishedAt
  durationMs
  expiresAt
}`) as unknown as TypedDocumentString<RequestUpdatedSubscription, RequestUpdatedSubscriptionVariables>;
export const RunCanaryDocument = new TypedDocumentString(`
    mutation RunCanary($scraper: String!, $operation: String!) {
  canaryRun(scraper: $scraper, operation: $operation) {
    request {
      ...Request
    }
  }
}
    fragment Normalization on InputNormalization {
  path
  from
  to
  reason
}
fragment Progress on RequestProgress {
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
fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}
fragment Request on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    ...Normalization
  }
  requestedFeatures
  status
  stopReason
  isDemo
  tags
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  currency
  recordCount
  progress {
    ...Progress
  }
  attempt
  round
  resultsUrl
  agentInstruction
  error {
    ...RunError
  }
  createdAt
  startedAt
  finishedAt
  durationMs
  expiresAt
}`) as unknown as TypedDocumentString<RunCanaryMutation, RunCanaryMutationVariables>;
export const OperatorRequestsDocument = new TypedDocumentString(`
    query OperatorRequests($first: Int!, $after: String, $accountId: ID, $filter: RequestFilter) {
  operatorRequests(
    first: $first
    after: $after
    accountId: $accountId
    filter: $filter
  ) {
    nodes {
      ...OperatorRequest
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Progress on RequestProgress {
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
fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}
fragment OperatorRequest on OperatorRequest {
  id
  accountId
  scraperId
  operation
  input
  status
  stopReason
  error {
    ...RunError
  }
  isDemo
  tags
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  finalCostUsdMicros
  recordCount
  progress {
    ...Progress
  }
  attempt
  round
  createdAt
  startedAt
  finishedAt
  durationMs
  expiresAt
}`) as unknown as TypedDocumentString<OperatorRequestsQuery, OperatorRequestsQueryVariables>;
export const OperatorRequestDocument = new TypedDocumentString(`
    query OperatorRequest($id: ID!) {
  operatorRequest(id: $id) {
    ...OperatorRequest
    runLog(first: 1000) {
      at
      level
      attempt
      message
      data
    }
  }
}
    fragment Progress on RequestProgress {
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
fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}
fragment OperatorRequest on OperatorRequest {
  id
  accountId
  scraperId
  operation
  input
  status
  stopReason
  error {
    ...RunError
  }
  isDemo
  tags
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  finalCostUsdMicros
  recordCount
  progress {
    ...Progress
  }
  attempt
  round
  createdAt
  startedAt
  finishedAt
  durationMs
  expiresAt
}`) as unknown as TypedDocumentString<OperatorRequestQuery, OperatorRequestQueryVariables>;
export const ScrapersDocument = new TypedDocumentString(`
    query Scrapers {
  scrapers {
    ...DataSourceSummary
  }
}
    fragment DataSourceSummary on Scraper {
  id
  title
  summary
  unit
  priceEvents {
    name
    unit
    usdMicros
    usd
  }
  health {
    status
    reason
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
}`) as unknown as TypedDocumentString<ScrapersQuery, ScrapersQueryVariables>;
export const ScraperDocument = new TypedDocumentString(`
    query Scraper($id: String!) {
  scraper(id: $id) {
    ...DataSource
  }
}
    fragment OperationSummary on ScraperOperation {
  name
  aliases
  title
  summary
  agentHint
  availability
  availabilityNote
  features
}
fragment Operation on ScraperOperation {
  ...OperationSummary
  inputSchema
  recordSchema
}
fragment DataSource on Scraper {
  id
  title
  summary
  unit
  priceEvents {
    name
    unit
    usdMicros
    usd
  }
  defaultOperation
  origins
  isolation
  health {
    status
    reason
  }
  operations {
    ...Operation
  }
}`) as unknown as TypedDocumentString<ScraperQuery, ScraperQueryVariables>;
export const SourceHealthDocument = new TypedDocumentString(`
    query SourceHealth {
  sourceHealth {
    ...SourceHealth
  }
}
    fragment CanaryOutcome on CanaryOutcome {
  requestId
  at
  hasPassed
  error
  records
  wantedRecords
  missing
  isDemo
  lastPassedAt
}
fragment OperationHealth on OperationHealth {
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
    ...CanaryOutcome
  }
}
fragment SourceHealth on SourceHealth {
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
    ...OperationHealth
  }
}`) as unknown as TypedDocumentString<SourceHealthQuery, SourceHealthQueryVariables>;
export const SecondFactorDocument = new TypedDocumentString(`
    query SecondFactor {
  secondFactor {
    ...SecondFactor
  }
}
    fragment SecondFactor on SecondFactor {
  isOn
  confirmedAt
  recoveryCodesLeft
}`) as unknown as TypedDocumentString<SecondFactorQuery, SecondFactorQueryVariables>;
export const BeginSecondFactorDocument = new TypedDocumentString(`
    mutation BeginSecondFactor($password: String!) {
  secondFactorBegin(password: $password) {
    secret
    url
    qrSvg
    qrText
  }
}
    `) as unknown as TypedDocumentString<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = new TypedDocumentString(`
    mutation ConfirmSecondFactor($code: String!) {
  secondFactorConfirm(code: $code) {
    secondFactor {
      ...SecondFactor
    }
    recoveryCodes
    revokedSessions
  }
}
    fragment SecondFactor on SecondFactor {
  isOn
  confirmedAt
  recoveryCodesLeft
}`) as unknown as TypedDocumentString<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const DisableSecondFactorDocument = new TypedDocumentString(`
    mutation DisableSecondFactor($password: String!, $code: String!) {
  secondFactorDisable(password: $password, code: $code) {
    secondFactor {
      ...SecondFactor
    }
  }
}
    fragment SecondFactor on SecondFactor {
  isOn
  confirmedAt
  recoveryCodesLeft
}`) as unknown as TypedDocumentString<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>;
export const CreateRecoveryCodesDocument = new TypedDocumentString(`
    mutation CreateRecoveryCodes($password: String!, $code: String!) {
  recoveryCodesCreate(password: $password, code: $code) {
    secondFactor {
      ...SecondFactor
    }
    recoveryCodes
  }
}
    fragment SecondFactor on SecondFactor {
  isOn
  confirmedAt
  recoveryCodesLeft
}`) as unknown as TypedDocumentString<CreateRecoveryCodesMutation, CreateRecoveryCodesMutationVariables>;
export const ResetSecondFactorDocument = new TypedDocumentString(`
    mutation ResetSecondFactor($accountId: ID!, $email: String!) {
  secondFactorReset(accountId: $accountId, email: $email) {
    endedSessions
  }
}
    `) as unknown as TypedDocumentString<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const SecretsDocument = new TypedDocumentString(`
    query Secrets($service: ID!) {
  secrets(service: $service) {
    ...Secret
  }
}
    fragment Secret on Secret {
  name
  version
  scopes
  digest8
  pendingRestart
  restartFailure
  createdAt
  updatedAt
  updatedBy
}`) as unknown as TypedDocumentString<SecretsQuery, SecretsQueryVariables>;
export const SetSecretsDocument = new TypedDocumentString(`
    mutation SetSecrets($service: ID!, $values: [SecretInput!]!, $scopes: [SecretScope!], $staged: Boolean!) {
  secretsSet(service: $service, values: $values, scopes: $scopes, staged: $staged) {
    secrets {
      ...Secret
    }
  }
}
    fragment Secret on Secret {
  name
  version
  scopes
  digest8
  pendingRestart
  restartFailure
  createdAt
  updatedAt
  updatedBy
}`) as unknown as TypedDocumentString<SetSecretsMutation, SetSecretsMutationVariables>;
export const DeleteSecretDocument = new TypedDocumentString(`
    mutation DeleteSecret($service: ID!, $name: String!) {
  secretDelete(service: $service, name: $name) {
    secrets {
      ...Secret
    }
  }
}
    fragment Secret on Secret {
  name
  version
  scopes
  digest8
  pendingRestart
  restartFailure
  createdAt
  updatedAt
  updatedBy
}`) as unknown as TypedDocumentString<DeleteSecretMutation, DeleteSecretMutationVariables>;
export const ResealSecretsDocument = new TypedDocumentString(`
    mutation ResealSecrets {
  secretsReseal {
    services
    secondFactors
  }
}
    `) as unknown as TypedDocumentString<ResealSecretsMutation, ResealSecretsMutationVariables>;
export const ServiceLogsDocument = new TypedDocumentString(`
    query ServiceLogs($id: ID!, $filter: ServiceLogFilter, $first: Int!, $after: String) {
  serviceLogs(id: $id, filter: $filter, first: $first, after: $after) {
    nodes {
      ...ServiceLogLine
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment ServiceLogLine on ServiceLogLine {
  id
  at
  level
  source
  requestId
  deploymentId
  outcome
  message
  fields
  truncated
}`) as unknown as TypedDocumentString<ServiceLogsQuery, ServiceLogsQueryVariables>;
export const ServiceLogAddedDocument = new TypedDocumentString(`
    subscription ServiceLogAdded($id: ID!, $filter: ServiceLogFilter, $after: String, $last: Int!) {
  serviceLogAdded(id: $id, filter: $filter, after: $after, last: $last) {
    ...ServiceLogLine
  }
}
    fragment ServiceLogLine on ServiceLogLine {
  id
  at
  level
  source
  requestId
  deploymentId
  outcome
  message
  fields
  truncated
}`) as unknown as TypedDocumentString<ServiceLogAddedSubscription, ServiceLogAddedSubscriptionVariables>;
export const ServicesDocument = new TypedDocumentString(`
    query Services($first: Int!, $after: String) {
  services(first: $first, after: $after) {
    nodes {
      ...Service
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Service on Service {
  id
  slug
  name
  kind
  status
  url
  enabledCapabilities
  disabledCapabilities
  resourceCounts {
    sqlite
    kv
    queues
    cron
    state
    bindings
  }
  activeDeploymentId
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<ServicesQuery, ServicesQueryVariables>;
export const ServiceDocument = new TypedDocumentString(`
    query Service($id: ID!) {
  service(id: $id) {
    ...Service
  }
}
    fragment Service on Service {
  id
  slug
  name
  kind
  status
  url
  enabledCapabilities
  disabledCapabilities
  resourceCounts {
    sqlite
    kv
    queues
    cron
    state
    bindings
  }
  activeDeploymentId
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<ServiceQuery, ServiceQueryVariables>;
export const ServiceSnapshotDocument = new TypedDocumentString(`
    query ServiceSnapshot($id: ID!) {
  serviceSnapshot(id: $id) {
    ...ServiceSnapshot
  }
}
    fragment ServiceLogLine on ServiceLogLine {
  id
  at
  level
  source
  requestId
  deploymentId
  outcome
  message
  fields
  truncated
}
fragment Deployment on Deployment {
  id
  serviceId
  n
  status
  workerBytes
  staticFiles
  staticBytes
  failure {
    reason
    message
  }
  warnings {
    reason
    message
  }
  deployedBy
  createdAt
  changedAt
}
fragment ServiceResource on ServiceResource {
  id
  kind
  name
  variable
  createdAt
}
fragment ServiceSnapshot on ServiceSnapshot {
  status
  deploys {
    ...Deployment
  }
  builds {
    id
    status
    deploymentId
    createdAt
    durationMs
  }
  logs {
    ...ServiceLogLine
  }
  envNames
  domains {
    hostname
    status
    reason
  }
  resources {
    ...ServiceResource
  }
  capabilities {
    name
    isEnabled
  }
  isolation {
    level
    reason
  }
  accountUsage {
    meter
    title
    unit
    kind
    used
    today
    scraper
  }
  billingEstimate {
    currency
    periodStart
    periodEnd
    lineItems {
      ...UsageLineItem
    }
    estimatedSpendUsdMicros
    forecastSpendUsdMicros
  }
  nextActions {
    action
    message
    command
  }
}
fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}`) as unknown as TypedDocumentString<ServiceSnapshotQuery, ServiceSnapshotQueryVariables>;
export const ServiceResourcesDocument = new TypedDocumentString(`
    query ServiceResources($id: ID!) {
  serviceResources(id: $id) {
    serviceId
    resources {
      ...ServiceResource
    }
    counts {
      sqlite
      kv
      queues
      cron
      state
      bindings
    }
    limit
  }
}
    fragment ServiceResource on ServiceResource {
  id
  kind
  name
  variable
  createdAt
}`) as unknown as TypedDocumentString<ServiceResourcesQuery, ServiceResourcesQueryVariables>;
export const CreateServiceDocument = new TypedDocumentString(`
    mutation CreateService($input: ServiceCreateInput!) {
  serviceCreate(input: $input) {
    service {
      ...Service
    }
  }
}
    fragment Service on Service {
  id
  slug
  name
  kind
  status
  url
  enabledCapabilities
  disabledCapabilities
  resourceCounts {
    sqlite
    kv
    queues
    cron
    state
    bindings
  }
  activeDeploymentId
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<CreateServiceMutation, CreateServiceMutationVariables>;
export const UpdateServiceDocument = new TypedDocumentString(`
    mutation UpdateService($id: ID!, $input: ServiceUpdateInput!) {
  serviceUpdate(id: $id, input: $input) {
    service {
      ...Service
    }
  }
}
    fragment Service on Service {
  id
  slug
  name
  kind
  status
  url
  enabledCapabilities
  disabledCapabilities
  resourceCounts {
    sqlite
    kv
    queues
    cron
    state
    bindings
  }
  activeDeploymentId
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<UpdateServiceMutation, UpdateServiceMutationVariables>;
export const DeleteServiceDocument = new TypedDocumentString(`
    mutation DeleteService($id: ID!, $confirm: String!) {
  serviceDelete(id: $id, confirm: $confirm) {
    service {
      ...Service
    }
  }
}
    fragment Service on Service {
  id
  slug
  name
  kind
  status
  url
  enabledCapabilities
  disabledCapabilities
  resourceCounts {
    sqlite
    kv
    queues
    cron
    state
    bindings
  }
  activeDeploymentId
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<DeleteServiceMutation, DeleteServiceMutationVariables>;
export const RestoreServiceDocument = new TypedDocumentString(`
    mutation RestoreService($id: ID!) {
  serviceRestore(id: $id) {
    service {
      ...Service
    }
  }
}
    fragment Service on Service {
  id
  slug
  name
  kind
  status
  url
  enabledCapabilities
  disabledCapabilities
  resourceCounts {
    sqlite
    kv
    queues
    cron
    state
    bindings
  }
  activeDeploymentId
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<RestoreServiceMutation, RestoreServiceMutationVariables>;
export const DeploymentsDocument = new TypedDocumentString(`
    query Deployments($service: ID!) {
  deployments(service: $service) {
    ...Deployment
  }
}
    fragment Deployment on Deployment {
  id
  serviceId
  n
  status
  workerBytes
  staticFiles
  staticBytes
  failure {
    reason
    message
  }
  warnings {
    reason
    message
  }
  deployedBy
  createdAt
  changedAt
}`) as unknown as TypedDocumentString<DeploymentsQuery, DeploymentsQueryVariables>;
export const DeploymentDocument = new TypedDocumentString(`
    query Deployment($id: ID!) {
  deployment(id: $id) {
    ...Deployment
  }
}
    fragment Deployment on Deployment {
  id
  serviceId
  n
  status
  workerBytes
  staticFiles
  staticBytes
  failure {
    reason
    message
  }
  warnings {
    reason
    message
  }
  deployedBy
  createdAt
  changedAt
}`) as unknown as TypedDocumentString<DeploymentQuery, DeploymentQueryVariables>;
export const DeploymentBuildDocument = new TypedDocumentString(`
    query DeploymentBuild($id: ID!, $from: Int!) {
  deploymentBuild(id: $id, from: $from) {
    deploymentId
    status
    place
    log
    next
    createdAt
    durationMs
  }
}
    `) as unknown as TypedDocumentString<DeploymentBuildQuery, DeploymentBuildQueryVariables>;
export const PlanDeploymentDocument = new TypedDocumentString(`
    query PlanDeployment($manifest: String!, $files: [PlannedFileInput!]!) {
  deploymentPlan(manifest: $manifest, files: $files) {
    slug
    serviceId
    url
    steps
    missing
    uploadBytes
    limits {
      name
      limit
      actual
    }
    requiredFixes {
      reason
      message
    }
    meters
    priceEffectUsdMicros
  }
}
    `) as unknown as TypedDocumentString<PlanDeploymentQuery, PlanDeploymentQueryVariables>;
export const RollbackServiceDocument = new TypedDocumentString(`
    mutation RollbackService($id: ID!, $to: String) {
  serviceRollback(id: $id, to: $to) {
    service {
      ...Service
    }
  }
}
    fragment Service on Service {
  id
  slug
  name
  kind
  status
  url
  enabledCapabilities
  disabledCapabilities
  resourceCounts {
    sqlite
    kv
    queues
    cron
    state
    bindings
  }
  activeDeploymentId
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<RollbackServiceMutation, RollbackServiceMutationVariables>;
export const SessionsDocument = new TypedDocumentString(`
    query Sessions {
  sessions {
    ...Session
  }
}
    fragment Session on Session {
  id
  userAgent
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}`) as unknown as TypedDocumentString<SessionsQuery, SessionsQueryVariables>;
export const SignUpDocument = new TypedDocumentString(`
    mutation SignUp($email: String!, $name: String!) {
  signUp(email: $email, name: $name) {
    message
  }
}
    `) as unknown as TypedDocumentString<SignUpMutation, SignUpMutationVariables>;
export const VerifyEmailDocument = new TypedDocumentString(`
    mutation VerifyEmail($token: String!, $password: String!) {
  emailVerify(token: $token, password: $password) {
    session {
      ...Session
    }
    token
  }
}
    fragment Session on Session {
  id
  userAgent
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}`) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($email: String!, $password: String!, $code: String, $device: String) {
  signIn(email: $email, password: $password, code: $code, device: $device) {
    session {
      ...Session
    }
    token
  }
}
    fragment Session on Session {
  id
  userAgent
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}`) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation SignOut {
  signOut {
    session {
      ...Session
    }
  }
}
    fragment Session on Session {
  id
  userAgent
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}`) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const RevokeSessionDocument = new TypedDocumentString(`
    mutation RevokeSession($id: ID!) {
  sessionRevoke(id: $id) {
    session {
      ...Session
    }
  }
}
    fragment Session on Session {
  id
  userAgent
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}`) as unknown as TypedDocumentString<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($current: String!, $password: String!, $code: String) {
  passwordChange(current: $current, password: $password, code: $code) {
    revokedSessions
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!) {
  passwordResetRequest(email: $email) {
    message
  }
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($token: String!, $password: String!, $code: String) {
  passwordReset(token: $token, password: $password, code: $code) {
    session {
      ...Session
    }
    token
  }
}
    fragment Session on Session {
  id
  userAgent
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}`) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ClaimAccountDocument = new TypedDocumentString(`
    mutation ClaimAccount($email: String!, $password: String!) {
  accountClaim(email: $email, password: $password) {
    session {
      ...Session
    }
    token
  }
}
    fragment Session on Session {
  id
  userAgent
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}`) as unknown as TypedDocumentString<ClaimAccountMutation, ClaimAccountMutationVariables>;
export const OperatorRecordingsDocument = new TypedDocumentString(`
    query OperatorRecordings($first: Int!, $after: String, $scraper: String, $operation: String, $requestId: ID) {
  operatorRecordings(
    first: $first
    after: $after
    scraper: $scraper
    operation: $operation
    requestId: $requestId
  ) {
    nodes {
      ...SourceRecording
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment SourceRecording on SourceRecording {
  id
  scraperId
  operation
  requestId
  accountId
  code
  message
  pages {
    method
    url
    status
    bytes
    isCut
  }
  at
  harUrl
}`) as unknown as TypedDocumentString<OperatorRecordingsQuery, OperatorRecordingsQueryVariables>;
export const SqliteDatabasesDocument = new TypedDocumentString(`
    query SqliteDatabases($service: ID!) {
  sqliteDatabases(service: $service) {
    ...SqliteDatabase
  }
}
    fragment SqliteDatabase on SqliteDatabase {
  id
  serviceId
  name
  variable
  sizeBytes
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<SqliteDatabasesQuery, SqliteDatabasesQueryVariables>;
export const SqliteDatabaseDocument = new TypedDocumentString(`
    query SqliteDatabase($service: ID!, $database: ID!) {
  sqliteDatabase(service: $service, database: $database) {
    ...SqliteDatabase
  }
}
    fragment SqliteDatabase on SqliteDatabase {
  id
  serviceId
  name
  variable
  sizeBytes
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<SqliteDatabaseQuery, SqliteDatabaseQueryVariables>;
export const CreateSqliteDatabaseDocument = new TypedDocumentString(`
    mutation CreateSqliteDatabase($service: ID!, $name: String!) {
  sqliteDatabaseCreate(service: $service, name: $name) {
    database {
      ...SqliteDatabase
    }
  }
}
    fragment SqliteDatabase on SqliteDatabase {
  id
  serviceId
  name
  variable
  sizeBytes
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<CreateSqliteDatabaseMutation, CreateSqliteDatabaseMutationVariables>;
export const DeleteSqliteDatabaseDocument = new TypedDocumentString(`
    mutation DeleteSqliteDatabase($service: ID!, $database: ID!) {
  sqliteDatabaseDelete(service: $service, database: $database) {
    service {
      ...ServiceSnapshot
    }
  }
}
    fragment ServiceLogLine on ServiceLogLine {
  id
  at
  level
  source
  requestId
  deploymentId
  outcome
  message
  fields
  truncated
}
fragment Deployment on Deployment {
  id
  serviceId
  n
  status
  workerBytes
  staticFiles
  staticBytes
  failure {
    reason
    message
  }
  warnings {
    reason
    message
  }
  deployedBy
  createdAt
  changedAt
}
fragment ServiceResource on ServiceResource {
  id
  kind
  name
  variable
  createdAt
}
fragment ServiceSnapshot on ServiceSnapshot {
  status
  deploys {
    ...Deployment
  }
  builds {
    id
    status
    deploymentId
    createdAt
    durationMs
  }
  logs {
    ...ServiceLogLine
  }
  envNames
  domains {
    hostname
    status
    reason
  }
  resources {
    ...ServiceResource
  }
  capabilities {
    name
    isEnabled
  }
  isolation {
    level
    reason
  }
  accountUsage {
    meter
    title
    unit
    kind
    used
    today
    scraper
  }
  billingEstimate {
    currency
    periodStart
    periodEnd
    lineItems {
      ...UsageLineItem
    }
    estimatedSpendUsdMicros
    forecastSpendUsdMicros
  }
  nextActions {
    action
    message
    command
  }
}
fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}`) as unknown as TypedDocumentString<DeleteSqliteDatabaseMutation, DeleteSqliteDatabaseMutationVariables>;
export const RestoreSqliteDatabaseDocument = new TypedDocumentString(`
    mutation RestoreSqliteDatabase($service: ID!, $database: ID!) {
  sqliteDatabaseRestore(service: $service, database: $database) {
    database {
      ...SqliteDatabase
    }
  }
}
    fragment SqliteDatabase on SqliteDatabase {
  id
  serviceId
  name
  variable
  sizeBytes
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<RestoreSqliteDatabaseMutation, RestoreSqliteDatabaseMutationVariables>;
export const QuerySqliteDocument = new TypedDocumentString(`
    mutation QuerySqlite($service: ID!, $database: ID!, $input: SqliteQueryInput!) {
  sqliteQuery(service: $service, database: $database, input: $input) {
    result {
      ...SqliteQueryResult
    }
  }
}
    fragment SqliteQueryResult on SqliteQueryResult {
  columns
  rows
  rowsRead
  rowsWritten
  vmSteps
  fullscanSteps
  storage
  duration
  changes
  lastRowId
  truncated
  nextActions {
    action
    message
  }
}`) as unknown as TypedDocumentString<QuerySqliteMutation, QuerySqliteMutationVariables>;
export const RunSqliteBatchDocument = new TypedDocumentString(`
    mutation RunSqliteBatch($service: ID!, $database: ID!, $input: SqliteBatchInput!) {
  sqliteBatch(service: $service, database: $database, input: $input) {
    results {
      ...SqliteQueryResult
    }
  }
}
    fragment SqliteQueryResult on SqliteQueryResult {
  columns
  rows
  rowsRead
  rowsWritten
  vmSteps
  fullscanSteps
  storage
  duration
  changes
  lastRowId
  truncated
  nextActions {
    action
    message
  }
}`) as unknown as TypedDocumentString<RunSqliteBatchMutation, RunSqliteBatchMutationVariables>;
export const StateClassesDocument = new TypedDocumentString(`
    query StateClasses($service: ID!) {
  stateClasses(service: $service) {
    ...StateClass
  }
}
    fragment StateClass on StateClass {
  id
  serviceId
  name
  variable
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<StateClassesQuery, StateClassesQueryVariables>;
export const StateClassDocument = new TypedDocumentString(`
    query StateClass($service: ID!, $namespace: ID!) {
  stateClass(service: $service, namespace: $namespace) {
    ...StateClass
  }
}
    fragment StateClass on StateClass {
  id
  serviceId
  name
  variable
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<StateClassQuery, StateClassQueryVariables>;
export const CreateStateClassDocument = new TypedDocumentString(`
    mutation CreateStateClass($service: ID!, $name: String!) {
  stateClassCreate(service: $service, name: $name) {
    class {
      ...StateClass
    }
  }
}
    fragment StateClass on StateClass {
  id
  serviceId
  name
  variable
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<CreateStateClassMutation, CreateStateClassMutationVariables>;
export const DeleteStateClassDocument = new TypedDocumentString(`
    mutation DeleteStateClass($service: ID!, $namespace: ID!) {
  stateClassDelete(service: $service, namespace: $namespace) {
    service {
      ...ServiceSnapshot
    }
  }
}
    fragment ServiceLogLine on ServiceLogLine {
  id
  at
  level
  source
  requestId
  deploymentId
  outcome
  message
  fields
  truncated
}
fragment Deployment on Deployment {
  id
  serviceId
  n
  status
  workerBytes
  staticFiles
  staticBytes
  failure {
    reason
    message
  }
  warnings {
    reason
    message
  }
  deployedBy
  createdAt
  changedAt
}
fragment ServiceResource on ServiceResource {
  id
  kind
  name
  variable
  createdAt
}
fragment ServiceSnapshot on ServiceSnapshot {
  status
  deploys {
    ...Deployment
  }
  builds {
    id
    status
    deploymentId
    createdAt
    durationMs
  }
  logs {
    ...ServiceLogLine
  }
  envNames
  domains {
    hostname
    status
    reason
  }
  resources {
    ...ServiceResource
  }
  capabilities {
    name
    isEnabled
  }
  isolation {
    level
    reason
  }
  accountUsage {
    meter
    title
    unit
    kind
    used
    today
    scraper
  }
  billingEstimate {
    currency
    periodStart
    periodEnd
    lineItems {
      ...UsageLineItem
    }
    estimatedSpendUsdMicros
    forecastSpendUsdMicros
  }
  nextActions {
    action
    message
    command
  }
}
fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}`) as unknown as TypedDocumentString<DeleteStateClassMutation, DeleteStateClassMutationVariables>;
export const RestoreStateClassDocument = new TypedDocumentString(`
    mutation RestoreStateClass($service: ID!, $namespace: ID!) {
  stateClassRestore(service: $service, namespace: $namespace) {
    class {
      ...StateClass
    }
  }
}
    fragment StateClass on StateClass {
  id
  serviceId
  name
  variable
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<RestoreStateClassMutation, RestoreStateClassMutationVariables>;
export const StateObjectsDocument = new TypedDocumentString(`
    query StateObjects($service: ID!, $namespace: ID!, $prefix: String! = "", $first: Int!, $after: String) {
  stateObjects(
    service: $service
    namespace: $namespace
    prefix: $prefix
    first: $first
    after: $after
  ) {
    nodes {
      ...StateObject
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment StateObject on StateObject {
  objectKey
  version
  keyCount
  sizeBytes
  updatedAt
}`) as unknown as TypedDocumentString<StateObjectsQuery, StateObjectsQueryVariables>;
export const StateKeysDocument = new TypedDocumentString(`
    query StateKeys($service: ID!, $namespace: ID!, $object: String!, $prefix: String! = "", $start: String, $end: String, $reverse: Boolean! = false, $first: Int!, $after: String) {
  stateKeys(
    service: $service
    namespace: $namespace
    object: $object
    prefix: $prefix
    start: $start
    end: $end
    reverse: $reverse
    first: $first
    after: $after
  ) {
    nodes {
      ...StateKey
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment StateKey on StateKey {
  key
  version
  bytes
}`) as unknown as TypedDocumentString<StateKeysQuery, StateKeysQueryVariables>;
export const StateValueDocument = new TypedDocumentString(`
    query StateValue($service: ID!, $namespace: ID!, $object: String!, $key: String!) {
  stateValue(service: $service, namespace: $namespace, object: $object, key: $key) {
    key
    version
    bytes
    value
    base64
  }
}
    `) as unknown as TypedDocumentString<StateValueQuery, StateValueQueryVariables>;
export const PutStateValueDocument = new TypedDocumentString(`
    mutation PutStateValue($service: ID!, $namespace: ID!, $object: String!, $key: String!, $input: StatePutInput!) {
  stateValuePut(
    service: $service
    namespace: $namespace
    object: $object
    key: $key
    input: $input
  ) {
    key {
      ...StateKey
    }
  }
}
    fragment StateKey on StateKey {
  key
  version
  bytes
}`) as unknown as TypedDocumentString<PutStateValueMutation, PutStateValueMutationVariables>;
export const DeleteStateValueDocument = new TypedDocumentString(`
    mutation DeleteStateValue($service: ID!, $namespace: ID!, $object: String!, $key: String!) {
  stateValueDelete(
    service: $service
    namespace: $namespace
    object: $object
    key: $key
  ) {
    key
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteStateValueMutation, DeleteStateValueMutationVariables>;
export const CommitStateDocument = new TypedDocumentString(`
    mutation CommitState($service: ID!, $namespace: ID!, $object: String!, $input: StateCommitInput!) {
  stateCommit(
    service: $service
    namespace: $namespace
    object: $object
    input: $input
  ) {
    version
  }
}
    `) as unknown as TypedDocumentString<CommitStateMutation, CommitStateMutationVariables>;
export const TicketsDocument = new TypedDocumentString(`
    query Tickets($first: Int!, $after: String, $status: TicketStatus, $severity: TicketSeverity) {
  supportTickets(
    first: $first
    after: $after
    status: $status
    severity: $severity
  ) {
    nodes {
      ...SupportTicket
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}`) as unknown as TypedDocumentString<TicketsQuery, TicketsQueryVariables>;
export const TicketDocument = new TypedDocumentString(`
    query Ticket($id: ID!) {
  supportTicket(id: $id) {
    ...SupportTicket
  }
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}`) as unknown as TypedDocumentString<TicketQuery, TicketQueryVariables>;
export const CreateTicketDocument = new TypedDocumentString(`
    mutation CreateTicket($input: SupportTicketCreateInput!) {
  supportTicketCreate(input: $input) {
    ticket {
      ...SupportTicket
    }
  }
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}`) as unknown as TypedDocumentString<CreateTicketMutation, CreateTicketMutationVariables>;
export const ReplyToTicketDocument = new TypedDocumentString(`
    mutation ReplyToTicket($id: ID!, $message: String!) {
  supportTicketReply(id: $id, message: $message) {
    ticket {
      ...SupportTicket
    }
  }
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}`) as unknown as TypedDocumentString<ReplyToTicketMutation, ReplyToTicketMutationVariables>;
export const ResolveTicketDocument = new TypedDocumentString(`
    mutation ResolveTicket($id: ID!) {
  supportTicketResolve(id: $id) {
    ticket {
      ...SupportTicket
    }
  }
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}`) as unknown as TypedDocumentString<ResolveTicketMutation, ResolveTicketMutationVariables>;
export const OperatorTicketsDocument = new TypedDocumentString(`
    query OperatorTickets($first: Int!, $after: String, $status: TicketStatus, $severity: TicketSeverity) {
  operatorTickets(
    first: $first
    after: $after
    status: $status
    severity: $severity
  ) {
    nodes {
      ...OperatorTicket
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}
fragment OperatorTicket on OperatorTicket {
  ticket {
    ...SupportTicket
  }
  accountId
}`) as unknown as TypedDocumentString<OperatorTicketsQuery, OperatorTicketsQueryVariables>;
export const OperatorTicketDocument = new TypedDocumentString(`
    query OperatorTicket($id: ID!) {
  operatorTicket(id: $id) {
    ticket {
      ...SupportTicket
    }
    accountId
    runLog(first: 1000) {
      at
      level
      attempt
      message
      data
    }
  }
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}`) as unknown as TypedDocumentString<OperatorTicketQuery, OperatorTicketQueryVariables>;
export const AnswerTicketDocument = new TypedDocumentString(`
    mutation AnswerTicket($id: ID!, $message: String!) {
  operatorTicketReply(id: $id, message: $message) {
    ticket {
      ...OperatorTicket
    }
  }
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}
fragment OperatorTicket on OperatorTicket {
  ticket {
    ...SupportTicket
  }
  accountId
}`) as unknown as TypedDocumentString<AnswerTicketMutation, AnswerTicketMutationVariables>;
export const ResolveOperatorTicketDocument = new TypedDocumentString(`
    mutation ResolveOperatorTicket($id: ID!) {
  operatorTicketResolve(id: $id) {
    ticket {
      ...OperatorTicket
    }
  }
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}
fragment OperatorTicket on OperatorTicket {
  ticket {
    ...SupportTicket
  }
  accountId
}`) as unknown as TypedDocumentString<ResolveOperatorTicketMutation, ResolveOperatorTicketMutationVariables>;
export const UsageDocument = new TypedDocumentString(`
    query Usage($month: String) {
  usage(month: $month) {
    ...Usage
  }
}
    fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}
fragment UsageCap on UsageCap {
  metric
  period
  value
  notifyAtPercent
  used
  percent
  state
  resetsAt
}
fragment SpendLimit on SpendLimit {
  scope
  monthlyUsdMicros
  maxRequestUsdMicros
  notifyAtPercent
  usedUsdMicros
  percent
  state
  resetsAt
}
fragment Usage on Usage {
  month
  plan
  meters {
    meter
    title
    unit
    kind
    used
    today
    scraper
  }
  services {
    service
    meters {
      meter
      quantity
    }
    days {
      date
      meters {
        meter
        quantity
      }
    }
  }
  days {
    date
    meters {
      meter
      quantity
    }
    scrapingUsdMicros
    scrapers {
      scraper
      records
      usdMicros
    }
  }
  caps {
    ...UsageCap
  }
  spendLimits {
    ...SpendLimit
  }
  billingEstimate {
    currency
    periodStart
    periodEnd
    lineItems {
      ...UsageLineItem
    }
    estimatedSpendUsdMicros
    forecastSpendUsdMicros
  }
  updatedAt
}`) as unknown as TypedDocumentString<UsageQuery, UsageQueryVariables>;
export const UsageUpdatedDocument = new TypedDocumentString(`
    subscription UsageUpdated {
  usageUpdated {
    ...Usage
  }
}
    fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}
fragment UsageCap on UsageCap {
  metric
  period
  value
  notifyAtPercent
  used
  percent
  state
  resetsAt
}
fragment SpendLimit on SpendLimit {
  scope
  monthlyUsdMicros
  maxRequestUsdMicros
  notifyAtPercent
  usedUsdMicros
  percent
  state
  resetsAt
}
fragment Usage on Usage {
  month
  plan
  meters {
    meter
    title
    unit
    kind
    used
    today
    scraper
  }
  services {
    service
    meters {
      meter
      quantity
    }
    days {
      date
      meters {
        meter
        quantity
      }
    }
  }
  days {
    date
    meters {
      meter
      quantity
    }
    scrapingUsdMicros
    scrapers {
      scraper
      records
      usdMicros
    }
  }
  caps {
    ...UsageCap
  }
  spendLimits {
    ...SpendLimit
  }
  billingEstimate {
    currency
    periodStart
    periodEnd
    lineItems {
      ...UsageLineItem
    }
    estimatedSpendUsdMicros
    forecastSpendUsdMicros
  }
  updatedAt
}`) as unknown as TypedDocumentString<UsageUpdatedSubscription, UsageUpdatedSubscriptionVariables>;
export const SetUsageCapDocument = new TypedDocumentString(`
    mutation SetUsageCap($input: UsageCapInput!) {
  usageCapSet(input: $input) {
    usageCap {
      ...UsageCap
    }
  }
}
    fragment UsageCap on UsageCap {
  metric
  period
  value
  notifyAtPercent
  used
  percent
  state
  resetsAt
}`) as unknown as TypedDocumentString<SetUsageCapMutation, SetUsageCapMutationVariables>;
export const DeleteUsageCapDocument = new TypedDocumentString(`
    mutation DeleteUsageCap($metric: String!, $period: CapPeriod!) {
  usageCapDelete(metric: $metric, period: $period) {
    usageCap {
      ...UsageCap
    }
  }
}
    fragment UsageCap on UsageCap {
  metric
  period
  value
  notifyAtPercent
  used
  percent
  state
  resetsAt
}`) as unknown as TypedDocumentString<DeleteUsageCapMutation, DeleteUsageCapMutationVariables>;
export const SimulateUsageCapDocument = new TypedDocumentString(`
    query SimulateUsageCap($metric: String!, $period: CapPeriod!, $value: SafeInt!, $notifyAtPercent: Int!, $month: String) {
  usageCapSimulation(
    metric: $metric
    period: $period
    value: $value
    notifyAtPercent: $notifyAtPercent
    month: $month
  ) {
    metric
    period
    value
    month
    used
    stoppedQuantity
    stoppedPercent
    stops {
      date
      used
      stopped
    }
    warnedOn
  }
}
    `) as unknown as TypedDocumentString<SimulateUsageCapQuery, SimulateUsageCapQueryVariables>;
export const SetSpendLimitDocument = new TypedDocumentString(`
    mutation SetSpendLimit($input: SpendLimitInput!) {
  spendLimitSet(input: $input) {
    spendLimit {
      ...SpendLimit
    }
  }
}
    fragment SpendLimit on SpendLimit {
  scope
  monthlyUsdMicros
  maxRequestUsdMicros
  notifyAtPercent
  usedUsdMicros
  percent
  state
  resetsAt
}`) as unknown as TypedDocumentString<SetSpendLimitMutation, SetSpendLimitMutationVariables>;
export const DeleteSpendLimitDocument = new TypedDocumentString(`
    mutation DeleteSpendLimit($scope: ID!) {
  spendLimitDelete(scope: $scope) {
    spendLimit {
      ...SpendLimit
    }
  }
}
    fragment SpendLimit on SpendLimit {
  scope
  monthlyUsdMicros
  maxRequestUsdMicros
  notifyAtPercent
  usedUsdMicros
  percent
  state
  resetsAt
}`) as unknown as TypedDocumentString<DeleteSpendLimitMutation, DeleteSpendLimitMutationVariables>;
export const WebhooksDocument = new TypedDocumentString(`
    query Webhooks {
  webhookEndpoints {
    ...Webhook
  }
}
    fragment Webhook on WebhookEndpoint {
  id
  url
  description
  topics
  includeRecords
  isEnabled
  disabledReason
  secrets {
    createdAt
    expiresAt
  }
  failingSince
  lastDeliveredAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDocument = new TypedDocumentString(`
    query Webhook($id: ID!) {
  webhookEndpoint(id: $id) {
    ...Webhook
  }
}
    fragment Webhook on WebhookEndpoint {
  id
  url
  description
  topics
  includeRecords
  isEnabled
  disabledReason
  secrets {
    createdAt
    expiresAt
  }
  failingSince
  lastDeliveredAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<WebhookQuery, WebhookQueryVariables>;
export const CreateWebhookDocument = new TypedDocumentString(`
    mutation CreateWebhook($input: WebhookEndpointCreateInput!) {
  webhookEndpointCreate(input: $input) {
    endpoint {
      ...Webhook
    }
    secret
  }
}
    fragment Webhook on WebhookEndpoint {
  id
  url
  description
  topics
  includeRecords
  isEnabled
  disabledReason
  secrets {
    createdAt
    expiresAt
  }
  failingSince
  lastDeliveredAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = new TypedDocumentString(`
    mutation UpdateWebhook($id: ID!, $input: WebhookEndpointUpdateInput!) {
  webhookEndpointUpdate(id: $id, input: $input) {
    endpoint {
      ...Webhook
    }
  }
}
    fragment Webhook on WebhookEndpoint {
  id
  url
  description
  topics
  includeRecords
  isEnabled
  disabledReason
  secrets {
    createdAt
    expiresAt
  }
  failingSince
  lastDeliveredAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = new TypedDocumentString(`
    mutation DeleteWebhook($id: ID!) {
  webhookEndpointDelete(id: $id) {
    endpoint {
      ...Webhook
    }
  }
}
    fragment Webhook on WebhookEndpoint {
  id
  url
  description
  topics
  includeRecords
  isEnabled
  disabledReason
  secrets {
    createdAt
    expiresAt
  }
  failingSince
  lastDeliveredAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const RotateWebhookSecretDocument = new TypedDocumentString(`
    mutation RotateWebhookSecret($id: ID!, $overlapHours: Int!) {
  webhookEndpointRotateSecret(id: $id, overlapHours: $overlapHours) {
    endpoint {
      ...Webhook
    }
    secret
  }
}
    fragment Webhook on WebhookEndpoint {
  id
  url
  description
  topics
  includeRecords
  isEnabled
  disabledReason
  secrets {
    createdAt
    expiresAt
  }
  failingSince
  lastDeliveredAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const TestWebhookDocument = new TypedDocumentString(`
    mutation TestWebhook($id: ID!) {
  webhookEndpointTest(id: $id) {
    delivery {
      ...WebhookDelivery
    }
  }
}
    fragment WebhookDelivery on WebhookDelivery {
  id
  endpointId
  topic
  status
  payload
  attemptCount
  attempts {
    at
    durationMs
    status
    error
    answer
  }
  nextAttemptAt
  createdAt
  endedAt
}`) as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
export const WebhookDeliveriesDocument = new TypedDocumentString(`
    query WebhookDeliveries($endpointId: ID, $status: WebhookDeliveryStatus, $first: Int!, $after: String) {
  webhookDeliveries(
    endpointId: $endpointId
    status: $status
    first: $first
    after: $after
  ) {
    nodes {
      ...WebhookDelivery
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment WebhookDelivery on WebhookDelivery {
  id
  endpointId
  topic
  status
  payload
  attemptCount
  attempts {
    at
    durationMs
    status
    error
    answer
  }
  nextAttemptAt
  createdAt
  endedAt
}`) as unknown as TypedDocumentString<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const WebhookDeliveryDocument = new TypedDocumentString(`
    query WebhookDelivery($id: ID!) {
  webhookDelivery(id: $id) {
    ...WebhookDelivery
  }
}
    fragment WebhookDelivery on WebhookDelivery {
  id
  endpointId
  topic
  status
  payload
  attemptCount
  attempts {
    at
    durationMs
    status
    error
    answer
  }
  nextAttemptAt
  createdAt
  endedAt
}`) as unknown as TypedDocumentString<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>;
export const ReplayWebhookDocument = new TypedDocumentString(`
    mutation ReplayWebhook($id: ID!) {
  webhookDeliveryReplay(id: $id) {
    delivery {
      ...WebhookDelivery
    }
  }
}
    fragment WebhookDelivery on WebhookDelivery {
  id
  endpointId
  topic
  status
  payload
  attemptCount
  attempts {
    at
    durationMs
    status
    error
    answer
  }
  nextAttemptAt
  createdAt
  endedAt
}`) as unknown as TypedDocumentString<ReplayWebhookMutation, ReplayWebhookMutationVariables>;
export const ReplayFailedWebhooksDocument = new TypedDocumentString(`
    mutation ReplayFailedWebhooks($id: ID!, $since: DateTimeISO) {
  webhookDeliveriesReplayFailed(endpointId: $id, since: $since) {
    replayedCount
  }
}
    `) as unknown as TypedDocumentString<ReplayFailedWebhooksMutation, ReplayFailedWebhooksMutationVariables>;
export const OperatorWorkersDocument = new TypedDocumentString(`
    query OperatorWorkers {
  operatorWorkers {
    ...WorkerReport
  }
}
    fragment WorkerReport on WorkerReport {
  workers {
    name
    status
    version
    startedAt
    seenAt
    slots
    running
    threads
    memoryBytes
    scrapers
  }
  queued
  running
  oldestQueuedAt
  missingScrapers
  disk {
    freeBytes
    isLow
  }
}`) as unknown as TypedDocumentString<OperatorWorkersQuery, OperatorWorkersQueryVariables>;